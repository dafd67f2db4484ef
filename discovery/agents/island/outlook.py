"""What the island promises: hours of the ways, what accessories save, what clues tell."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from heapq import heappop, heappush
from math import log2
from typing import TYPE_CHECKING

from discovery.rules.island.equipment import AFFORDABLE, ITEMS, items_of
from discovery.rules.island.ground import DIRECTIONS, TERRAINS
from discovery.rules.island.island import STEPS
from discovery.rules.island.markers import COUNTS, MARKERS, PLACE_HOURS, STACKS
from discovery.rules.island.notebook import ways_to_lie
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.island.island import Island

LOST_HOURS = 40.0
"""What getting lost costs, in hours: to find one's place again and to walk back."""
STEPS_TO_COME = 55
"""Steps on markers that a player takes in a game, more or less."""


@cache
def event_hours() -> tuple[float, ...]:
    """Return for each terrain the hours that events cost a step there, without accessories."""
    found = [0.0] * len(TERRAINS)
    for face, count in zip(MARKERS, COUNTS, strict=True):
        harm = LOST_HOURS if face.lost else DAY * face.turns
        found[face.terrain] += harm * count / len(STACKS[face.terrain])
    return tuple(found)


@cache
def mean_hours() -> tuple[float, ...]:
    """Return the hours that a step costs, by the kind of ground; the sea is no ground to walk on.

    >>> [round(hours, 1) for hours in mean_hours()]
    [2.8, 3.6, 1.9, 5.4, 6.3, 0.0, 4.0, 4.0]
    """
    walked = [0.0] * len(TERRAINS)
    for face, count in zip(MARKERS, COUNTS, strict=True):
        walked[face.terrain] += face.hours * count / len(STACKS[face.terrain])
    return (*walked, 0.0, float(PLACE_HOURS), float(PLACE_HOURS))


@lru_cache(maxsize=128)
def hours_to(island: Island, target: int) -> Mapping[int, float]:
    """Return for each land cell the hours that the best way to `target` is likely to cost."""
    costs = [a + b for a, b in zip(mean_hours(), (*event_hours(), 0, 0, 0), strict=True)]
    found: dict[int, float] = {}
    heap = [(0.0, target)]
    while heap:
        hours, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = hours
        for direction in DIRECTIONS:
            near = cell + STEPS[direction]
            if island.ways[cell] >> direction & 1 and near not in found:
                heappush(heap, (hours + costs[island.ground[cell]], near))
    return found


@cache
def saved_hours(item: int) -> float:
    """Return the hours that an accessory is likely to save in a game."""
    met = sum(
        count / sum(COUNTS)
        for face, count in zip(MARKERS, COUNTS, strict=True)
        if face.item == item
    )
    harm = DAY * ITEMS[item].turns or LOST_HOURS
    return min(met * STEPS_TO_COME, ITEMS[item].uses) * harm


@cache
def best_kit() -> int:
    """Return the kit that is likely to save most."""
    return max(AFFORDABLE, key=lambda kit: (sum(map(saved_hours, items_of(kit))), kit))


def chances(island: Island, possible: Sequence[int], clues: Sequence[int]) -> dict[int, float]:
    """Return for each possible site how likely the treasure is there."""
    weights = {site: ways_to_lie(island.cards[site], clues) for site in possible}
    total = sum(weights.values())
    return {site: weight / total for site, weight in weights.items()}


def entropy(parts: Sequence[float]) -> float:
    """Return the bits that are missing to know which of several things is the case.

    >>> entropy([1, 1, 1, 1]), entropy([5])
    (2.0, 0.0)
    """
    total = sum(parts)
    return -sum(part / total * log2(part / total) for part in parts if part) + 0.0


def bits_of_clue(island: Island, odds: Mapping[int, float], clues: Sequence[int]) -> float:
    """Return the bits that reading one more clue is likely to bring."""
    left = len(island.cards[0]) - len(clues)
    known = Counter(clues)
    after: dict[int, list[float]] = {}
    for site, odd in odds.items():
        for clue, count in (Counter(island.cards[site]) - known).items():
            after.setdefault(clue, []).append(odd * count / left)
    missing = sum(sum(parts) * entropy(parts) for parts in after.values())
    return entropy(list(odds.values())) - missing
