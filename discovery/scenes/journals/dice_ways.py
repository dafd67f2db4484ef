"""Dice on their way over the journals' table: from where each lay to where it lies now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from discovery.rules.journals import events as e
from discovery.rules.journals.dice import FRESH, GREY, SHOWN
from discovery.scenes.journals import places
from discovery.scenes.journals.layout import share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from discovery.rules.journals.events import Event
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.table import Table

Box = tuple[int, int, int, int]
"""A place's left, top, width and height in pixels."""
Zone = tuple[object, ...]
"""Where a die belongs: a bank, the supply, a seat's storage or hand, a seat and its slot."""


@dataclass(frozen=True, slots=True)
class DieWay:
    """A die (colour) on its way; `faces` are seen before and after, None where none is seen.

    It tumbles if it `rolls`. `hides`: it is not seen lying at its end before it arrives.
    """

    colour: int
    faces: tuple[int | None, int | None]
    start: Box
    end: Box
    rolls: bool = False
    hides: bool = True

    def leads(self, after: DieWay) -> bool:
        """Return whether it ends where another way of the same die begins."""
        return (self.colour, self.end) == (after.colour, after.start)


@dataclass(frozen=True, slots=True)
class _Lying:
    zone: Zone
    colour: int
    face: int | None
    cell: Box
    fresh: bool = False


def ways(table: Table, before: JournalsView, events: Sequence[Event]) -> list[DieWay]:
    """Return how dice went to where they lie now, when the table was as `before` tells.

    Only dice that were rolled tumble, and of alike ones those that came last.
    """
    gone, here = list(_lying(table, before)), list(_lying(table, table.view))
    rolled = _rolled(events, here)
    for die in rolled:
        here.remove(die)
    # What lies where it lay with the face that it had, then what was turned there.
    came = _without(here, gone, lambda one: (one.zone, one.colour, one.face))
    came = _without(came, gone, lambda one: (one.zone, one.colour))
    found = []
    for die in (*rolled, *came):
        start = next((one for one in gone if one.colour == die.colour), None)
        if start is not None:
            gone.remove(start)
        elif die not in rolled:
            continue
        faces = (None if start is None else start.face, die.face)
        where = die.cell if start is None else start.cell
        found.append(DieWay(die.colour, faces, where, die.cell, rolls=die in rolled))
    return [*found, *_written(events, gone, here)]


def _written(
    events: Sequence[Event], gone: Sequence[_Lying], here: Sequence[_Lying]
) -> Iterator[DieWay]:
    """Return the ways of journal dice to the actions that they set off: there they are not seen."""
    for event in events:
        if not isinstance(event, e.Written):
            continue
        colour, face = event.die % FRESH >> 2, event.die & 3
        starts = (one for one in gone if (one.colour, one.face) == (colour, face))
        start = next(starts, None)
        ends = (one for one in here if one.zone == (event.seat, event.preparation[0]))
        end = next(ends, None)
        if start is not None and end is not None:
            yield DieWay(colour, (face, face), start.cell, end.cell, hides=False)


def _without(
    dice: Sequence[_Lying], gone: list[_Lying], key: Callable[[_Lying], object]
) -> list[_Lying]:
    """Return those of `dice` that have no equal in `gone`; take the equals out of that."""
    left = []
    for die in dice:
        twin = next((one for one in gone if key(one) == key(die)), None)
        if twin is None:
            left.append(die)
        else:
            gone.remove(twin)
    return left


def _rolled(events: Sequence[Event], here: Sequence[_Lying]) -> list[_Lying]:
    """Return as many dice as were rolled: of alike ones those that are out until the next turn."""
    wanted: Counter[tuple[Zone, int, int | None]] = Counter(
        ((event.seat, "storage"), colour, SHOWN[roll])
        for event in events
        if isinstance(event, e.Rolled)
        for colour, roll in event.dice
    )
    found = []
    for die in sorted(here, key=lambda one: not one.fresh):
        kind = die.zone, die.colour, die.face
        if wanted[kind]:
            wanted[kind] -= 1
            found.append(die)
    return found


def _lying(table: Table, view: JournalsView) -> Iterator[_Lying]:
    """Return all dice of a position, where they lie while the boards stand as they do."""
    plan, main = table.plans["main"], table.layout.main
    for bank in (0, 1):
        for cell, colour in places.bank_dice(view, bank, main, plan):
            yield _Lying(("bank", bank), colour, None, _box(cell))
    supply = share(main, plan.places["supply"])
    heap = Rect(supply.centerx, supply.top, supply.height, supply.height)
    for _ in range(view.grey_supply):
        yield _Lying(("supply",), GREY, None, _box(heap))
    for seat in table.boards:
        board = places.Board(view, seat, table.boards[seat], table.board_plans[seat])
        for cell, code in places.storage_dice(board):
            colour, fresh = code % FRESH >> 2, code >= FRESH
            yield _Lying((seat, "storage"), colour, code & 3, _box(cell), fresh)
        for cell, colour in places.hand_dice(board):
            yield _Lying((seat, "hand"), colour, None, _box(cell))
        for cell, code, _, preparation in places.kept_dice(board):
            yield _Lying((seat, preparation[0]), code >> 2, code & 3, _box(cell))


def _box(rect: Rect) -> Box:
    return rect.left, rect.top, rect.width, rect.height
