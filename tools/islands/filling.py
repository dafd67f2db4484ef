"""What lies on an island's land: forts, sites and patches of terrain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.chart import axial, distance
from discovery.rules.island.ground import CHECKPOINTS, PORT, SITES, SYMBOLS, TERRAINS
from tools.islands.shapes import neighbours, points

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from discovery.rules.island.chart import Hex
    from tools.islands.shapes import Character

SHARES = (0.28, 0.22, 0.19, 0.165, 0.145)
"""The part of the land that each terrain gets, jungle first."""
PATCHES = (3, 3, 4, 4, 4, 5, 5)
"""Sizes of patches as they are begun; many are cut short by others."""
LIKE_NEIGHBOUR = 0.18
"""How much less likely a patch takes the terrain of one beside it."""
TRIES = 40
RING = (0, 0, 4, 4, 3, 3)
"""Jungle, outback and swamp around B4."""


def place_all(land: set[Hex], rnd: Random) -> dict[str, Hex]:
    """Spread the forts and sites, each as far as can be from those before; ports at the coast."""
    spots = sorted(land)
    beach = open_sea(land)
    coast = [spot for spot in spots if not beach.isdisjoint(neighbours(spot))]
    inland = [spot for spot in spots if land.issuperset(neighbours(spot))]
    ports = [name for name in SITES if SYMBOLS[name] == PORT]
    others = [name for name in SITES if SYMBOLS[name] != PORT]
    for names in (ports, others):
        _shuffle(names, rnd)
    others.sort(key=lambda name: name != "B4")
    forts = list(CHECKPOINTS)
    _shuffle(forts, rnd)
    found: dict[str, Hex] = {}
    for names, choice in ((forts, inland), (ports, coast), (others, inland)):
        kin: list[Hex] = []
        for name in names:
            found[name] = _far(choice, list(found.values()), kin, rnd)
            kin.append(found[name])
    return found


def open_sea(land: set[Hex]) -> set[Hex]:
    """Return the sea around the land; a lake inside is no place for a port."""
    east, south = (max(spot[side] for spot in land) + 2 for side in (0, 1))
    sea = {(0, 0)}
    todo = [(0, 0)]
    while todo:
        for x, y in neighbours(todo.pop()):
            inside = 0 <= x <= east and 0 <= y <= south
            if inside and (x, y) not in land and (x, y) not in sea:
                sea.add((x, y))
                todo.append((x, y))
    return sea


def _shuffle(names: list[str], rnd: Random) -> None:
    for last in range(len(names) - 1, 0, -1):
        other = int(rnd.random() * (last + 1))
        names[last], names[other] = names[other], names[last]


def _far(choice: Sequence[Hex], taken: list[Hex], kin: list[Hex], rnd: Random) -> Hex:
    """Return the one of some hexes that lies farthest from those taken, above all from kin."""

    def room(spot: Hex) -> float:
        here = axial(*spot, 1)
        near = min((distance(here, axial(*other, 1)) for other in taken), default=9)
        same = min((distance(here, axial(*other, 1)) for other in kin), default=9)
        return min(near, 5) + 0.5 * min(same, 12)

    return max((choice[int(rnd.random() * len(choice))] for _ in range(TRIES)), key=room)


def grow_terrain(
    land: set[Hex], character: Character, places: dict[str, Hex], rnd: Random
) -> dict[Hex, int]:
    """Cover the land, but for forts and sites, with patches of terrain."""
    where = points(character.columns, character.rows)
    bare = land - set(places.values())
    wanted = [share * len(bare) for share in SHARES]
    ground: dict[Hex, int] = {}
    turn = int(rnd.random() * 6)
    for number, spot in enumerate(neighbours(places["B4"])):
        ground[spot] = RING[(number + turn) % 6]
        wanted[ground[spot]] -= 1
    left = sorted(bare - set(ground))
    while left:
        first = left[int(rnd.random() * len(left))]
        patch = _patch(first, set(left), PATCHES[int(rnd.random() * len(PATCHES))], rnd)
        terrain = _terrain(
            patch, ground, wanted, [taste(where[first]) for taste in character.tastes], rnd
        )
        for spot in patch:
            ground[spot] = terrain
            wanted[terrain] -= 1
        left = [spot for spot in left if spot not in ground]
    return ground


def _patch(first: Hex, free: set[Hex], size: int, rnd: Random) -> list[Hex]:
    patch = [first]
    while len(patch) < size:
        edge = sorted({near for spot in patch for near in neighbours(spot)} & free - set(patch))
        if not edge:
            break
        inside = set(patch)
        # Round patches: hexes that touch more of the patch come first, by chance.
        edge.sort(key=lambda spot: -len(inside.intersection(neighbours(spot))) - rnd.random())
        patch.append(edge[0])
    return patch


def _terrain(
    patch: list[Hex],
    ground: dict[Hex, int],
    wanted: list[float],
    tastes: list[float],
    rnd: Random,
) -> int:
    beside = {ground[near] for spot in patch for near in neighbours(spot) if near in ground}
    weights = [
        max(wanted[terrain], 0.01)
        * tastes[terrain]
        * (LIKE_NEIGHBOUR if terrain in beside else 1.0)
        for terrain in TERRAINS
    ]
    mark = rnd.random() * sum(weights)
    for terrain in TERRAINS:
        mark -= weights[terrain]
        if mark < 0:
            return terrain
    return 0
