"""A slow recount of territories, straight from the tiles on the table.

It shares nothing with the rules' bookkeeping: it turns the designs itself, walks from segment to
segment over matching edges, and values what it found by the rule book's table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.landscape.designs import Terrain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.landscape.designs import Design
    from discovery.rules.landscape.view import PlacedTile

Spot = tuple[int, int, int]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class Counted:
    terrain: Terrain
    spots: frozenset[Spot]
    open_edges: int
    shore_cities: frozenset[tuple[int, int, int]]
    near_cities: frozenset[tuple[int, int, int]]

    @property
    def tiles(self) -> int:
        return len({(x, y) for x, y, _ in self.spots})

    def value(self, *, final: bool = False) -> int:
        complete = self.open_edges == 0 and not final
        cities = len(self.shore_cities | self.near_cities)
        if self.terrain is Terrain.GRASSLAND:
            if not complete:
                return self.tiles
            return 2 if self.tiles == 2 else 2 * self.tiles
        if self.terrain is Terrain.MOUNTAIN:
            return 2 * cities if complete and self.tiles != 2 else cities
        return cities + self.tiles if complete and self.tiles != 2 else cities


class Recount:
    def __init__(
        self, designs: Mapping[int, Design], tiles: Mapping[tuple[int, int], PlacedTile]
    ) -> None:
        self.designs = designs
        self.tiles = tiles
        self.areas: dict[Spot, frozenset[Spot]] = {}
        self.open_edges: dict[frozenset[Spot], int] = {}
        for (x, y), tile in tiles.items():
            for segment in range(len(designs[tile.number].segments)):
                if (x, y, segment) not in self.areas:
                    self._walk((x, y, segment))

    def segment_at(self, x: int, y: int, side: int) -> int | None:
        tile = self.tiles.get((x, y))
        if tile is None:
            return None
        for index, segment in enumerate(self.designs[tile.number].segments):
            if side in [(edge + tile.rotation) % 4 for edge in segment.edges]:
                return index
        raise AssertionError("an edge without a segment")

    def _walk(self, first: Spot) -> None:
        found = {first}
        todo = [first]
        open_edges = 0
        while todo:
            x, y, index = todo.pop()
            for side, (dx, dy) in enumerate(STEPS):
                if self.segment_at(x, y, side) != index:
                    continue
                other = self.segment_at(x + dx, y + dy, (side + 2) % 4)
                if other is None:
                    open_edges += 1
                elif (x + dx, y + dy, other) not in found:
                    found.add((x + dx, y + dy, other))
                    todo.append((x + dx, y + dy, other))
        area = frozenset(found)
        self.open_edges[area] = open_edges
        for spot in area:
            self.areas[spot] = area

    def terrain(self, spot: Spot) -> Terrain:
        x, y, index = spot
        return self.designs[self.tiles[x, y].number].segments[index].terrain

    def _cities(self, area: frozenset[Spot]) -> set[tuple[int, int, int]]:
        return {
            (x, y, city)
            for x, y, index in area
            for city, pair in enumerate(self.designs[self.tiles[x, y].number].cities)
            if index in pair
        }

    def territory(self, spot: Spot) -> Counted:
        area = self.areas[spot]
        terrain = self.terrain(spot)
        near: set[tuple[int, int, int]] = set()
        if terrain is Terrain.MOUNTAIN:
            for x, y, index in area:
                for pair in self.designs[self.tiles[x, y].number].borders:
                    if index in pair:
                        other = (x, y, sum(pair) - index)
                        if self.terrain(other) is Terrain.GRASSLAND:
                            near |= self._cities(self.areas[other])
        return Counted(
            terrain, area, self.open_edges[area], frozenset(self._cities(area)), frozenset(near)
        )
