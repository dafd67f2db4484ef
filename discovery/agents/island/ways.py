"""How far it is to the places that matter, over land."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.island import STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView


@lru_cache(maxsize=128)
def steps_to(island: Island, target: int) -> Mapping[int, int]:
    """Return for each land cell the steps to the cell `target`."""
    found = {target: 0}
    edge = [target]
    while edge:
        reached = []
        for cell in edge:
            for direction in DIRECTIONS:
                near = cell + STEPS[direction]
                if island.ways[cell] >> direction & 1 and near not in found:
                    found[near] = found[cell] + 1
                    reached.append(near)
        edge = reached
    return found


def unread_cells(view: IslandView) -> list[int]:
    """Return the cells of the forts that nobody has read."""
    return [view.island.cell(*fort) for fort in view.unread_forts()]


def targets(view: IslandView) -> tuple[int, ...]:
    """Return the cells worth going to: unread checkpoints, sites that can hold the treasure."""
    sites = view.island.sites
    return (*unread_cells(view), *(sites[site] for site in view.possible_sites))


def way_to_nearest(island: Island, place: int, goals: Iterable[int]) -> int | None:
    """Return a direction that leads nearer to the nearest goal; None when none is elsewhere."""
    ways = [steps_to(island, goal) for goal in goals if goal != place]
    if not ways:
        return None
    nearest = min(ways, key=lambda way: way[place])
    return next(
        direction
        for direction in DIRECTIONS
        if nearest.get(place + STEPS[direction], nearest[place]) < nearest[place]
    )
