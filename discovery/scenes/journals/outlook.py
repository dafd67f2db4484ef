"""How far prepared actions lead along an exploration."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice, permutations
from typing import TYPE_CHECKING

from discovery.rules.journals.walking import common

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.journals.view import JournalsView, Way

MOST_WAYS = 3000
"""So many ways are compared at most."""
MOST_ORDERS = 720
GUIDE = 0
"""Stands for the slot of a step that a guide adds."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A block on the way: the slot that gives it, how many of its steps are used, and lost."""

    slot: int
    used: int
    lost: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """What actions in `slots` do for an exploration.

    Along `side` (an index of the route's sides) they cover the first `reached` of `length` steps,
    block by block as `walk` tells; `lost` is how many of their steps are lost, None as long as they
    do not make it complete. `seconds` are the cards that they make complete as well, with the steps
    lost then.
    """

    slots: tuple[int, ...]
    side: int
    reached: int
    length: int
    lost: int | None
    walk: tuple[Piece, ...]
    seconds: tuple[tuple[int, int], ...]

    def begins(self, step: int) -> int:
        """Return the number, from 1 on, of the block that begins at a step; 0: none does."""
        at = 0
        for number, piece in enumerate(self.walk, 1):
            if at == step and piece.used:
                return number
            at += piece.used
        return 0


def outlook(
    view: JournalsView, slots: Sequence[int], card: int, others: Sequence[int], *, every: bool
) -> Outlook:
    """Return what actions do for an exploration, and for one of `others` after it.

    If not `every` one of them must be set off, some of them may make it complete.
    """
    seat = view.turn_of
    guides = view.guides(seat)
    sides = view.cards[card].exploration.route.sides
    way = _best(view, slots, card, 0, guides) if slots else None
    found = [(other, _best(view, slots, card, other, guides)) for other in others if other]
    both = tuple((other, each.lost) for other, each in found if each is not None)
    if way is not None:
        side, length = sides.index(way.route), len(way.route)
        walk = _pieces(view, slots, guides, way)
        return Outlook(tuple(slots), side, length, length, way.lost, walk, both)
    side, walk = _furthest(view, slots, sides)
    reached, length = sum(piece.used for piece in walk), len(sides[side])
    lost = None
    if reached == length and not every:
        walk = tuple(piece for piece in walk if piece.used)
        lost = sum(piece.lost for piece in walk)
    return Outlook(tuple(slots), side, reached, length, lost, walk, both)


def _best(
    view: JournalsView, slots: Sequence[int], card: int, second: int, guides: Sequence[str]
) -> Way | None:
    ways = islice(view.ways(slots, card, second, guides), MOST_WAYS)
    return min(ways, key=lambda way: way.lost, default=None)


def _pieces(
    view: JournalsView, slots: Sequence[int], guides: Sequence[str], way: Way
) -> tuple[Piece, ...]:
    every = [(slot, len(view.steps_of(slot))) for slot in slots]
    every += [(GUIDE, len(steps)) for steps in guides]
    laid = [(*every[index], used) for index, used in way.walk]
    return tuple(Piece(slot, used, length - used) for slot, length, used in laid)


def _furthest(
    view: JournalsView, slots: Sequence[int], sides: tuple[str, ...]
) -> tuple[int, tuple[Piece, ...]]:
    """Return the side along which most steps can be covered, and how."""
    best: tuple[int, int, tuple[Piece, ...]] = (0, 0, ())
    for order in islice(permutations(slots), MOST_ORDERS):
        for side, route in enumerate(sides):
            at, walk = 0, []
            for slot in order:
                block = view.steps_of(slot)
                used = common(route, at, block)
                walk.append(Piece(slot, used, len(block) - used))
                at += used
            if (at, -side) > best[:2]:
                best = (at, -side, tuple(walk))
    return -best[1], best[2]
