"""What a territory is worth to a follower, item by item.

Each follower scores its territory alone: no majority, no sharing. Values: rule book, 'Scoring a
territory'; at the end of the game every territory counts as incomplete.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.game import Line, Message, mark_forms

if TYPE_CHECKING:
    from discovery.rules.landscape.designs import Terrain

RATES = (
    ((1, 0), (2, 0)),
    ((0, 1), (0, 2)),
    ((0, 1), (1, 1)),
)
"""(points per tile, points per city) by terrain, then by whether it counts in full."""

_NONE = ("", "")
_TEXTS = (
    (
        (
            mark_forms(
                "{count} tile of grassland, 1 point each",
                "{count} tiles of grassland, 1 point each",
            ),
            _NONE,
            _NONE,
        ),
        (
            mark_forms(
                "{count} tile of complete grassland, 2 points each",
                "{count} tiles of complete grassland, 2 points each",
            ),
            _NONE,
            _NONE,
        ),
    ),
    (
        (
            _NONE,
            mark_forms(
                "{count} city on the shores of the mountain, 1 point each",
                "{count} cities on the shores of the mountain, 1 point each",
            ),
            mark_forms(
                "{count} city in bordering grasslands, 1 point each",
                "{count} cities in bordering grasslands, 1 point each",
            ),
        ),
        (
            _NONE,
            mark_forms(
                "{count} city on the shores of the complete mountain, 2 points each",
                "{count} cities on the shores of the complete mountain, 2 points each",
            ),
            mark_forms(
                "{count} city in bordering grasslands, 2 points each",
                "{count} cities in bordering grasslands, 2 points each",
            ),
        ),
    ),
    (
        (
            _NONE,
            mark_forms(
                "{count} city on the shores of the sea, 1 point each",
                "{count} cities on the shores of the sea, 1 point each",
            ),
            _NONE,
        ),
        (
            mark_forms(
                "{count} tile of complete sea, 1 point each",
                "{count} tiles of complete sea, 1 point each",
            ),
            mark_forms(
                "{count} city on the shores of the sea, 1 point each",
                "{count} cities on the shores of the sea, 1 point each",
            ),
            _NONE,
        ),
    ),
)
"""Words for tiles, for cities on its shores, for cities further off, each for one and for many;
ordered as `RATES`."""


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
    def in_full(self) -> bool:
        """Whether it counts as complete: with exactly 2 tiles it is worth no more than before."""
        return self.complete and self.tiles != 2

    @property
    def points(self) -> int:
        """The territory's value.

        >>> from discovery.rules.landscape.designs import Terrain
        >>> TerritoryScore(Terrain.SEA, True, 4, 3, 0).points
        7
        """
        per_tile, per_city = RATES[self.terrain][self.in_full]
        return self.tiles * per_tile + (self.shore_cities + self.near_cities) * per_city

    def lines(self, place: object = None) -> tuple[Line, ...]:
        """Return the value item by item; the points add up to `points`."""
        per_tile, per_city = RATES[self.terrain][self.in_full]
        tiles, shore, near = _TEXTS[self.terrain][self.in_full]
        items = (
            (tiles, self.tiles, per_tile),
            (shore, self.shore_cities, per_city),
            (near, self.near_cities, per_city),
        )
        return tuple(
            Line(Message(many, {"count": count}, one), count, count * rate, place)
            for (one, many), count, rate in items
            if rate and many and (count or (one, many) is not near)
        )
