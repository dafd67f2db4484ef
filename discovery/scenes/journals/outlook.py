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


@dataclass(frozen=True, slots=True)
class Outlook:
    """What actions in `slots` do for an exploration.

    Along `side` (an index of the route's sides) they cover the first `reached` of `length` steps;
    `lost` is how many of their steps are lost, None as long as they do not make it complete.
    `seconds` are the cards that they make complete as well, with the steps lost then.
    """

    slots: tuple[int, ...]
    side: int
    reached: int
    length: int
    lost: int | None
    seconds: tuple[tuple[int, int], ...]


def outlook(view: JournalsView, slots: Sequence[int], card: int, others: Sequence[int]) -> Outlook:
    """Return what actions do for an exploration, and for one of `others` after it."""
    seat = view.turn_of
    guides = view.guides(seat)
    sides = view.cards[card].exploration.route.sides
    way = _best(view, slots, card, 0, guides) if slots else None
    if way is not None:
        seconds = [(other, _best(view, slots, card, other, guides)) for other in others if other]
        both = tuple((other, found.lost) for other, found in seconds if found is not None)
        side = sides.index(way.route)
        return Outlook(tuple(slots), side, len(way.route), len(way.route), way.lost, both)
    reached, side = _furthest(view, slots, sides)
    seconds = [(other, _best(view, slots, card, other, guides)) for other in others if other]
    both = tuple((other, found.lost) for other, found in seconds if found is not None)
    return Outlook(tuple(slots), side, reached, len(sides[side]), None, both)


def _best(
    view: JournalsView, slots: Sequence[int], card: int, second: int, guides: Sequence[str]
) -> Way | None:
    ways = islice(view.ways(slots, card, second, guides), MOST_WAYS)
    return min(ways, key=lambda way: way.lost, default=None)


def _furthest(view: JournalsView, slots: Sequence[int], sides: tuple[str, ...]) -> tuple[int, int]:
    """Return the most steps that can be covered, and along which side."""
    best = (0, 0)
    for order in islice(permutations([view.steps_of(slot) for slot in slots]), MOST_ORDERS):
        for side, route in enumerate(sides):
            at = 0
            for block in order:
                at += common(route, at, block)
            best = max(best, (at, -side))
    return best[0], -best[1]
