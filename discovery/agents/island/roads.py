"""The hours that ways over the island are likely to cost, with the accessories at hand."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

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

NEVER = 1e9

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


ARMED = usual_costs(ALL_WEAPONS)
"""What steps cost someone with every accessory."""


@lru_cache(maxsize=8)
def neighbours(island: Island) -> Mapping[int, tuple[tuple[int, int], ...]]:
    """Return for each land cell the land cells beside it, each with its direction."""
    return {
        cell: tuple((cell + STEPS[way], way) for way in DIRECTIONS if ways >> way & 1)
        for cell, ways in island.ways.items()
    }


@lru_cache(maxsize=512)
def hours_to(island: Island, target: int, costs: Costs = ARMED) -> Mapping[int, float]:
    """Return for each land cell the hours that the best way to `target` is likely to cost.

    It is worked out by Dijkstra's algorithm, once a target.
    """
    ground, near = island.ground, neighbours(island)
    found: dict[int, float] = {}
    heap = [(0.0, target)]
    while heap:
        hours, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = hours
        further = hours + costs[ground[cell]]
        for beside, _ in near[cell]:
            if beside not in found:
                heappush(heap, (further, beside))
    return found


def way_on(island: Island, place: int, target: int) -> int:
    """Return the direction in which the best way from `place` to another cell begins."""
    road = hours_to(island, target)
    ways = [
        (road[beside] + ARMED[island.ground[beside]], direction)
        for beside, direction in neighbours(island)[place]
    ]
    return min(ways)[1]


class Way(NamedTuple):
    """The best way to a cell: what it costs, and how it begins; -1 for where one stands."""

    hours: float
    direction: int


def ways_from(island: Island, place: int, costs: Costs) -> Mapping[int, Way]:
    """Return the best way from a cell to each land cell."""
    ground, near = island.ground, neighbours(island)
    best = {place: 0.0}
    found: dict[int, Way] = {}
    heap = [(0.0, place, -1)]
    while heap:
        hours, cell, first = heappop(heap)
        if cell in found:
            continue
        found[cell] = Way(hours, first)
        for beside, direction in near[cell]:
            there = hours + costs[ground[beside]]
            if there < best.get(beside, NEVER):
                best[beside] = there
                heappush(heap, (there, beside, direction if first < 0 else first))
    return found
