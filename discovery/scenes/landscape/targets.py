"""What can have the focus on the table, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.messages import main_label
from discovery.scenes.landscape.session import Stage

if TYPE_CHECKING:
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


Target = OnBoard | OnChoice | OnHand | Part

BOARD = OnBoard()
HAND_PARTS = frozenset({OnHand(0), OnHand(1), Part.TURN_LEFT, Part.TURN_RIGHT})
"""Things on a panel over which the wheel turns the tile in hand."""


def order(table: Table) -> tuple[Target, ...]:
    """Return everything that can have the focus now, in its one order."""
    stage, layout = table.stage, table.layout
    found: list[Target] = []
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
    if table.can_undo:
        found += [Part.UNDO, Part.RESET]
    if layout.kind is Kind.DRAWERS:
        found.append(Part.SUMMARY)
    return (*found, Part.ZOOM_OUT, Part.ZOOM_IN, Part.FIT, Part.MENU)


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
