"""The hours that ways over the island are likely to cost, with the accessories at hand."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.island import STEPS
from discovery.rules.island.markers import MARKERS, NONE, PLACE_HOURS, STACKS
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.island import Island
    from discovery.rules.island.markers import Marker

LOST_HOURS = 30.0
"""What getting lost costs, in hours: the day's rest, to find one's place again, to walk back."""

ALL_WEAPONS = (1 << len(ITEMS)) - 1

Costs = tuple[float, ...]
"""For each kind of ground the hours that a step onto it is likely to cost, events included."""


def harm_of(face: Marker, weapons: int) -> float:
    """Return the hours that an event costs; 0 where an accessory of `weapons`, a set, helps."""
    if not face.event or (face.item != NONE and weapons >> face.item & 1):
        return 0.0
    return LOST_HOURS if face.lost else float(DAY * face.turns)


@cache
def _step_hours(marker: int, weapons: int) -> float:
    face = MARKERS[marker]
    return face.hours + harm_of(face, weapons)


@cache
def usual_costs(weapons: int) -> Costs:
    """Return what steps cost with whole stacks of markers.

    >>> [round(hours, 1) for hours in usual_costs(0b111111111)]
    [3.8, 4.2, 2.7, 6.3, 7.3, 0.0, 4.0, 4.0]
    """
    found = [sum(_step_hours(marker, weapons) for marker in stack) / len(stack) for stack in STACKS]
    return (*found, 0.0, float(PLACE_HOURS), float(PLACE_HOURS))


@lru_cache(maxsize=256)
def hours_to(island: Island, target: int) -> Mapping[int, float]:
    """Return for each land cell the hours that the best way to `target` is likely to cost.

    It is worked out by Dijkstra's algorithm for someone with every accessory, once a target: with
    fewer, or with the markers that are left, ways hardly differ, and a table takes 10 ms.
    """
    costs = usual_costs(ALL_WEAPONS)
    ground, ways = island.ground, island.ways
    found: dict[int, float] = {}
    heap = [(0.0, target)]
    while heap:
        hours, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = hours
        further = hours + costs[ground[cell]]
        here = ways[cell]
        for direction in DIRECTIONS:
            near = cell + STEPS[direction]
            if here >> direction & 1 and near not in found:
                heappush(heap, (further, near))
    return found


def way_on(island: Island, place: int, target: int) -> int:
    """Return the direction in which the best way from `place` to another cell begins."""
    road = hours_to(island, target)
    costs = usual_costs(ALL_WEAPONS)
    ways = [
        (road[place + STEPS[direction]] + costs[island.ground[place + STEPS[direction]]], direction)
        for direction in DIRECTIONS
        if island.ways[place] >> direction & 1
    ]
    return min(ways)[1]
