"""What lies where on the picture of a tile: cover of each segment, distance to its borders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
import skia
from scipy.spatial import cKDTree

from tools.art.outlines import outline
from tools.art.tileset import TILE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from discovery.rules.landscape.designs import Design, Terrain

    Grid = NDArray[np.float64]

_FINE = 4
FAR = 999.0
EDGE_DISTANCE = np.minimum.reduce(
    np.broadcast_arrays(
        *(
            axis
            for line in (np.arange(TILE) + 0.5, TILE - 0.5 - np.arange(TILE))
            for axis in (line[:, None], line[None, :])
        )
    )
)
"""How far each pixel's centre is from the nearest edge of the tile, in pixels."""


@dataclass(frozen=True, slots=True)
class Masks:
    """A tile's geometry in its own pixels (rows by columns), turned as the tile is.

    `owner` is the segment at each pixel's centre, `cover` how much of a pixel each segment covers,
    `terrain` the same for each terrain. `distances` has, for each border, how far away it is.
    """

    owner: NDArray[np.int64]
    cover: Grid
    terrain: Grid
    distances: dict[tuple[int, int], Grid]
    lines: dict[tuple[int, int], Grid]

    def turned(self, rotation: int) -> Masks:
        """Return the masks after quarter turns clockwise."""

        def turn(grid: Grid) -> Grid:
            return np.rot90(grid, -rotation, axes=(-2, -1))

        lines = self.lines
        for _ in range(rotation % 4):
            lines = {k: np.stack([1 - p[:, 1], p[:, 0]], axis=1) for k, p in lines.items()}
        return replace(
            self,
            owner=np.rot90(self.owner, -rotation),
            cover=turn(self.cover),
            terrain=turn(self.terrain),
            distances={pair: turn(grid) for pair, grid in self.distances.items()},
            lines=lines,
        )

    def distance(self, design: Design, *kinds: Terrain) -> Grid:
        """Return how far the nearest border is that has each of `kinds` on one of its sides."""
        near = np.full((TILE, TILE), FAR)
        for (a, b), grid in self.distances.items():
            if {design.segments[a].terrain, design.segments[b].terrain} >= set(kinds):
                near = np.minimum(near, grid)
        return near


def masks(design: Design) -> Masks:
    """Return the masks of a design, unrotated."""
    drawn = outline(design)
    fine = np.full((TILE * _FINE, TILE * _FINE), drawn.ground, dtype=np.int64)
    for index, polygon in drawn.areas:
        fine[_fill(polygon)] = index
    cover = np.stack(
        [_shrink((fine == index).astype(float)) for index in range(len(design.segments))]
    )
    terrain = np.zeros((3, TILE, TILE))
    for segment, grid in zip(design.segments, cover, strict=True):
        terrain[segment.terrain] += grid
    centre = np.stack(np.meshgrid(*[np.arange(TILE) + 0.5] * 2), axis=-1)
    distances = {
        border.segments: cKDTree(_dense(border.line * TILE)).query(centre)[0]
        for border in drawn.borders
    }
    lines = {border.segments: border.line for border in drawn.borders}
    half = _FINE // 2
    return Masks(fine[half::_FINE, half::_FINE], cover, terrain, distances, lines)


def _fill(polygon: Grid) -> NDArray[np.bool_]:
    size = TILE * _FINE
    surface = skia.Surface.MakeRasterN32Premul(size, size)
    path = skia.Path()
    path.addPoly([skia.Point(*map(float, point)) for point in polygon * size], close=True)
    surface.getCanvas().drawPath(path, skia.Paint(Color=skia.ColorWHITE, AntiAlias=False))
    pixels: NDArray[np.uint8] = surface.toarray()
    return pixels[..., 0] > 127


def _shrink(fine: Grid) -> Grid:
    small: Grid = fine.reshape(TILE, _FINE, TILE, _FINE).mean(axis=(1, 3))
    return small


def _dense(line: Grid) -> Grid:
    run = np.arange(len(line))
    even = np.linspace(0, len(line) - 1, len(line) * 6)
    return np.stack([np.interp(even, run, line[:, i]) for i in (0, 1)], axis=1)
