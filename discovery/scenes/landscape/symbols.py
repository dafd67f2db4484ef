"""Symbols of the terrains, one for each segment of a tile: told apart without any colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from discovery.content.landscape import turn_point
from discovery.rules.landscape.designs import Terrain

if TYPE_CHECKING:
    from discovery.content.landscape import Point, TileArt

SHARE, LEAST = 0.18, 16
"""Width of a symbol: this share of a tile, at least so many pixels."""
FINE = 4
"""Symbols are drawn so many times larger, for smooth lines."""
PAPER, INK = (250, 240, 214), (46, 32, 18)
SCRAPS: dict[Terrain, tuple[Point, ...]] = {  # outlines tell the terrains apart even when tiny
    Terrain.GRASSLAND: ((0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)),
    Terrain.MOUNTAIN: ((0.5, 0.02), (1.0, 0.9), (0.0, 0.9)),
    Terrain.SEA: tuple(
        (0.5 + 0.47 * cos(t * pi / 24), 0.5 + 0.47 * sin(t * pi / 24)) for t in range(48)
    ),
}
MARKS: dict[Terrain, tuple[tuple[Point, ...], ...]] = {  # lines in ink
    Terrain.GRASSLAND: (
        ((0.50, 0.76), (0.50, 0.26)),
        ((0.44, 0.76), (0.40, 0.54), (0.28, 0.40)),
        ((0.56, 0.76), (0.60, 0.54), (0.72, 0.40)),
    ),
    Terrain.MOUNTAIN: (((0.33, 0.58), (0.44, 0.48), (0.52, 0.60), (0.60, 0.48), (0.69, 0.60)),),
    Terrain.SEA: tuple(
        tuple((0.2 + 0.6 * t / 16, row + 0.055 * sin(t * pi / 4)) for t in range(17))
        for row in (0.40, 0.62)
    ),
}


class Symbols:
    """Draws symbols in ink on scraps of paper; made once for each size."""

    def __init__(self) -> None:
        self._made: dict[tuple[Terrain, int], pygame.Surface] = {}

    def draw(self, tile: pygame.Surface, art: TileArt, rotation: int) -> None:
        """Draw a symbol on each segment of a tile's picture, where its follower would stand."""
        size = tile.get_width()
        side = max(LEAST, round(size * SHARE))
        for spot, terrain in zip(art.spots, art.terrains, strict=True):
            x, y = turn_point(spot, rotation)
            picture = self._symbol(terrain, side)
            tile.blit(picture, picture.get_rect(center=(round(x * size), round(y * size))))

    def _symbol(self, terrain: Terrain, side: int) -> pygame.Surface:
        key = terrain, side
        if key not in self._made:
            fine = _paint(terrain, side * FINE)
            self._made[key] = pygame.transform.smoothscale(fine, (side, side))
        return self._made[key]


def _paint(terrain: Terrain, side: int) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*INK, 0))
    scrap = _scaled(SCRAPS[terrain], side)
    pygame.draw.polygon(made, PAPER, scrap)
    thick = max(1, round(side * 0.075))
    for line in ([*scrap, scrap[0]], *(_scaled(mark, side) for mark in MARKS[terrain])):
        pygame.draw.lines(made, INK, False, line, thick)  # noqa: FBT003 - it has no name
        for point in line:
            pygame.draw.circle(made, INK, point, thick / 2)
    return made


def _scaled(points: tuple[Point, ...], side: int) -> list[Point]:
    inset = 0.05
    return [
        ((inset + x * (1 - 2 * inset)) * side, (inset + y * (1 - 2 * inset)) * side)
        for x, y in points
    ]
