"""The hours that ways over the island are likely to cost, with the accessories at hand."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from discovery.rules.island.ground import DIRECTIONS, TERRAINS
from discovery.rules.island.island import STEPS
from discovery.rules.island.markers import MARKERS, NONE, PLACE_HOURS, STACKS
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.island.island import Island
    from discovery.rules.island.markers import Marker
    from discovery.rules.island.view import IslandView

LOST_HOURS = 30.0
"""What getting lost costs, in hours: the day's rest, to find one's place again, to walk back."""

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


def costs_of(stacks: Sequence[Sequence[int]], weapons: int) -> Costs:
    """Return what steps cost with such stacks of markers, the five terrains' in their order.

    >>> [round(hours, 1) for hours in costs_of(STACKS, 0b111111111)]
    [3.8, 4.2, 2.7, 6.3, 7.3, 0.0, 4.0, 4.0]
    """
    found = [sum(_step_hours(marker, weapons) for marker in stack) / len(stack) for stack in stacks]
    return (*found, 0.0, float(PLACE_HOURS), float(PLACE_HOURS))


@cache
def usual_costs(weapons: int) -> Costs:
    """Return what steps cost with whole stacks."""
    return costs_of(STACKS, weapons)


def costs_now(view: IslandView, weapons: int) -> Costs:
    """Return what steps cost with the markers that are left; an empty stack is made anew."""
    return costs_of([view.stack(terrain) or STACKS[terrain] for terrain in TERRAINS], weapons)


@lru_cache(maxsize=512)
def hours_to(island: Island, target: int, costs: Costs) -> Mapping[int, float]:
    """Return for each land cell the hours that the best way to `target` is likely to cost."""
    return _spread(island, target, costs, back=True)


def hours_from(island: Island, place: int, costs: Costs) -> Mapping[int, float]:
    """Return for each land cell the hours that the best way from `place` is likely to cost."""
    return _spread(island, place, costs, back=False)


def way_on(island: Island, place: int, target: int, costs: Costs) -> int:
    """Return the direction in which the best way from `place` to another cell begins."""
    road = hours_to(island, target, costs)
    ways = [
        (road[place + STEPS[direction]] + costs[island.ground[place + STEPS[direction]]], direction)
        for direction in DIRECTIONS
        if island.ways[place] >> direction & 1
    ]
    return min(ways)[1]


def _spread(island: Island, begin: int, costs: Costs, *, back: bool) -> Mapping[int, float]:
    """Go over the land by Dijkstra's algorithm; a step costs what the hex costs that it enters."""
    ground, ways = island.ground, island.ways
    found: dict[int, float] = {}
    heap = [(0.0, begin)]
    while heap:
        hours, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = hours
        here = ways[cell]
        for direction in DIRECTIONS:
            near = cell + STEPS[direction]
            if here >> direction & 1 and near not in found:
                heappush(heap, (hours + costs[ground[cell if back else near]], near))
    return found
