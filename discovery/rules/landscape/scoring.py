"""What a territory is worth to a follower, item by item.

Each follower scores its territory alone: no majority, no sharing. Values: rule book, 'Scoring a
territory'; at the end of the game every territory counts as incomplete.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.game import Line, Message, mark
from discovery.rules.landscape.designs import Terrain

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class TerritoryScore:
    """The facts that decide a territory's value.

    `tiles` counts distinct tiles; `shore_cities` the cities on its own shores; `near_cities`, for
    a mountain, further cities in grasslands that share a border with it.
    """

    terrain: Terrain
    complete: bool
    tiles: int
    shore_cities: int
    near_cities: int

    @property
    def points(self) -> int:
        """The territory's value.

        >>> TerritoryScore(Terrain.SEA, True, 4, 3, 0).points
        7
        """
        return sum(points for _, _, points in self._items())

    def lines(self, place: object = None) -> tuple[Line, ...]:
        """Return the value item by item; the points add up to `points`."""
        return tuple(
            Line(Message(text, {"count": count}), count, points, place)
            for text, count, points in self._items()
        )

    def _items(self) -> Iterator[tuple[str, int, int]]:
        cities = self.shore_cities
        small = self.tiles == 2
        if self.terrain is Terrain.GRASSLAND:
            yield self._grassland_item(small)
        elif self.terrain is Terrain.MOUNTAIN:
            each = 2 if self.complete and not small else 1
            yield self._mountain_text(near=False), cities, cities * each
            if self.near_cities:
                yield self._mountain_text(near=True), self.near_cities, self.near_cities * each
        else:
            yield mark("{count} cities on the shores of the sea, 1 point each"), cities, cities
            if self.complete and not small:
                text = mark("{count} tiles of the complete sea, 1 point each")
                yield text, self.tiles, self.tiles

    def _grassland_item(self, small: bool) -> tuple[str, int, int]:
        if not self.complete:
            text = mark("{count} tiles of an incomplete grassland, 1 point each")
            return text, self.tiles, self.tiles
        if small:
            return mark("a complete grassland of only {count} tiles, 2 points in all"), 2, 2
        text = mark("{count} tiles of a complete grassland, 2 points each")
        return text, self.tiles, self.tiles * 2

    def _mountain_text(self, *, near: bool) -> str:
        double = self.complete and self.tiles != 2
        if near and double:
            return mark("{count} cities in bordering grasslands, 2 points each")
        if near:
            return mark("{count} cities in bordering grasslands, 1 point each")
        if double:
            return mark("{count} cities on the shores of the complete mountain, 2 points each")
        return mark("{count} cities on the shores of the mountain, 1 point each")
