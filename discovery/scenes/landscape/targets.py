"""What can have the focus on the table, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.scenes.landscape.aids import HOLDERS, LEFT, LOG, ODDS
from discovery.scenes.landscape.layout import BUTTONS, Part
from discovery.scenes.landscape.messages import main_label
from discovery.scenes.landscape.session import Stage
from discovery.scenes.table.aside import Wish

if TYPE_CHECKING:
    from pygame import Rect

    from discovery.scenes.landscape.table import Table


@dataclass(frozen=True, slots=True)
class OnBoard:
    """The squares on which the tile in hand fits."""


@dataclass(frozen=True, slots=True)
class OnChoice:
    """A choice of the follower step."""

    index: int


@dataclass(frozen=True, slots=True)
class OnHand:
    """A tile in hand."""

    slot: int


@dataclass(frozen=True, slots=True)
class OnSeat:
    """A seat's row, or its card on a rail."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnList:
    """The list of what happened, or of a seat's points."""


@dataclass(frozen=True, slots=True)
class OnSheet:
    """The list of all tiles."""


Target = OnBoard | OnChoice | OnHand | OnSeat | OnList | OnSheet | Part

BOARD, LIST, SHEET = OnBoard(), OnList(), OnSheet()
WISHES = {
    Part.HINT: Wish.HINT,
    Part.WHY: Wish.WHY,
    Part.FASTER: Wish.FASTER,
    Part.SKIP: Wish.SKIP,
}
"""Buttons for what computer players have to tell."""
AID_OF = {Part.ODDS: ODDS, Part.HOLDERS: HOLDERS, Part.TILES: LEFT, Part.LOG: LOG}
"""The aid that a button belongs to."""
HAND_PARTS = frozenset({OnHand(0), OnHand(1), Part.TURN_LEFT, Part.TURN_RIGHT})
"""Things on a panel over which the wheel turns the tile in hand."""


def order(table: Table) -> tuple[Target, ...]:
    """Return everything that can have the focus now, in its one order."""
    stage = table.stage
    found: list[Target] = [SHEET, Part.CLOSE] if table.looking.sheet else []
    if table.banner:
        found.append(Part.BANNER)
    if stage is Stage.PLACE:
        found.append(BOARD)
    if stage is Stage.FOLLOWER:
        found += [OnChoice(index) for index in range(len(table.choices))]
    if stage in (Stage.PLACE, Stage.DISCARD) and len(table.hand.designs) > 1:
        found += [OnHand(slot) for slot in range(len(table.hand.designs))]
    if stage in (Stage.PLACE, Stage.REPLAY):
        found += [Part.TURN_LEFT, Part.TURN_RIGHT]
    if main_label(stage, table.track) is not None:
        found.append(Part.MAIN)
    if table.session.can_undo:
        found += [Part.UNDO, Part.RESET]
    return (*found, *_aids(table), Part.ZOOM_OUT, Part.ZOOM_IN, Part.FIT, Part.MENU)


def _aids(table: Table) -> list[Target]:
    """Return what tells of the game beside the board."""
    looking, layout = table.looking, table.layout
    found: list[Target] = []
    found += [OnSeat(seat) for seat in range(len(layout.rows))]
    if Part.TRACK in layout.parts:
        found.append(Part.TRACK)
    found.append(Part.STACK)
    found += [part for part, aid in AID_OF.items() if looking.has(aid)]
    found += [part for part in WISHES if table.can_wish(part)]
    if looking.list_shown and looking.listing.rows:
        found.append(LIST)
    if table.told_paragraph:
        found.append(Part.NOTE if Part.NOTE in layout.parts else Part.SENTENCE)
    return found


def first(table: Table) -> Target | None:
    """Return where the focus belongs when a new step begins; None while nothing is due."""
    match table.stage:
        case Stage.PLACE:
            return BOARD
        case Stage.DISCARD:
            return OnHand(table.hand.chosen)
        case Stage.FOLLOWER:
            usable = [i for i, choice in enumerate(table.choices) if choice.refusal is None]
            return OnChoice(usable[0]) if usable else Part.MAIN
        case Stage.END_TURN | Stage.DRAW_AGAIN | Stage.OVER:
            return Part.MAIN
        case Stage.REPLAY:
            return Part.TURN_RIGHT
        case Stage.COMPUTER:
            return None


def things(table: Table) -> list[Rect]:
    """Return the pixels of all that can be pressed, now or later, the bare board apart."""
    found = [table.area(target) for target in order(table) if target not in (BOARD, SHEET)]
    found += [table.layout.parts[part] for part in BUTTONS]
    areas = (table.panel_area(index) for index in range(len(table.choices)))
    return [*found, *(area for area in areas if area is not None)]
