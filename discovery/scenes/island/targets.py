"""What can have the focus on the island's table, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import DIRECTIONS
from discovery.scenes.island import choices
from discovery.scenes.island.layout import ASIDE_BUTTONS, TOOLS, Kind, Part
from discovery.scenes.island.session import PUTS, WALKS, Stage
from discovery.scenes.table.aside import Wish

if TYPE_CHECKING:
    from discovery.scenes.island.table import Table


@dataclass(frozen=True, slots=True)
class OnMap:
    """The map: the sheet or the hex that keys move."""


@dataclass(frozen=True, slots=True)
class OnArrow:
    """The arrow in a direction of the rules, which are those of the map with north up."""

    direction: int


@dataclass(frozen=True, slots=True)
class OnCard:
    """A card of the equipment."""

    item: int


@dataclass(frozen=True, slots=True)
class OnDoor:
    """A door of the clue checker, 0 … 35 row by row."""

    door: int


@dataclass(frozen=True, slots=True)
class OnSeat:
    """What is told of a player, beside the map."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnLine:
    """A line of the log that is open, by its number in the whole log."""

    line: int


Target = OnMap | OnArrow | OnCard | OnDoor | OnSeat | OnLine | Part

MAP = OnMap()
WISHES = {
    Part.HINT: Wish.HINT,
    Part.WHY: Wish.WHY,
    Part.FASTER: Wish.FASTER,
    Part.SKIP: Wish.SKIP,
}
"""Buttons for what computer players have to tell."""


def order(table: Table) -> tuple[Target, ...]:
    """Return everything that can have the focus now, in its one order."""
    stage, layout = table.stage, table.layout
    found: list[Target] = []
    if table.log_open:
        found += [OnLine(line) for line in table.log_lines]
        return (*found, Part.LOG)
    if stage is Stage.EQUIP:
        found += [OnCard(item) for item in range(len(ITEMS))]
    elif stage is not Stage.REPLAY:
        found.append(MAP)
    if table.here is not None:
        found += [OnArrow(direction) for direction in table.clockwise]
    found += [part for part in (Part.MAIN, Part.DECLARE, Part.DEED) if choices.label(table, part)]
    if table.session.can_undo or stage is Stage.REPLAY:
        found += [Part.UNDO, Part.RESET]
    found += [part for part in ASIDE_BUTTONS if table.can_wish(part)]
    if layout.kind is Kind.PANELS or table.drawer:
        found.append(OnDoor(table.door))
        if table.can_seek:
            found.append(Part.FITS)
    if layout.kind is Kind.DRAWERS:
        found.append(Part.SUMMARY)
    return (*found, *map(OnSeat, range(2)), *TOOLS)


def hoverable(table: Table) -> tuple[Target, ...]:
    """Return everything that explains itself under the pointer, besides what can have the focus."""
    if table.log_open:
        return ()
    shown = table.layout.kind is Kind.PANELS or table.drawer
    doors: list[Target] = [OnDoor(door) for door in range(36)] if shown else []
    words = [Part.DAY, Part.MARKER, *ASIDE_BUTTONS, *((Part.CLUES,) if shown else ())]
    return (*doors, *(part for part in words if part in table.layout.parts))


def first(table: Table) -> Target | None:
    """Return where the focus belongs when a new step begins; None while nothing is due."""
    stage = table.stage
    if stage in PUTS or stage is Stage.WALK:
        if stage is Stage.WALK and choices.over_for_today(table.view):
            return Part.MAIN
        return MAP
    if stage is Stage.EQUIP:
        return OnCard(0)
    if stage in WALKS or stage in (Stage.END_TURN, Stage.HAND_OVER, Stage.OVER):
        return Part.MAIN
    return Part.RESET if stage is Stage.REPLAY else None


def turned(direction: int, *, north_up: bool) -> int:
    """Return which way a direction points on the screen, and the other way round.

    >>> turned(0, north_up=False), turned(2, north_up=True)
    (3, 2)
    """
    return direction if north_up else (direction + 3) % len(DIRECTIONS)
