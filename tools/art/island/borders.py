"""Borders on the hex lattice: masks of a region, and the coast, cut into cells.

A region is a set of hexes. How far inside a point is follows from the three hexes around it, so a
cell is known by four hexes; noise that repeats over the lattice bends the border, and dies out
where there is none. So cells meet without a seam, whatever the map.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tools.art.atlas import Cut
from tools.art.island.measures import ACROSS, CASES, DOWN, HALF, PITCH
from tools.art.noise import cloud, mix, ramp, rgb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    Grid = NDArray[np.float64]

_PERIOD = (DOWN * HALF, ACROSS * PITCH)
_SHARP = 1.45
"""1: borders run straight between the middles of sides; more: they follow the hexes."""
BLEED = 6
_STEEP = 98.0
"""Pixels per unit of inwardness, near the border."""


def pieces() -> Iterator[tuple[str, int, int, int]]:
    """Give name, column and row in the lattice, and case of every piece."""
    for row in range(DOWN):
        for column in range(ACROSS):
            for case in CASES:
                yield f"{column}{row}_{case}", column, row, case


def masks() -> dict[str, Cut]:
    """Return pieces of white with an opacity.

    For each place and case `coast…` are sharp and `soft…` are feathered; `wide…`, for each of the
    two ways in which a cell lies and each case, fade from middle to middle.
    """
    found = {}
    for parity in (0, 1):
        for case in CASES:
            found[f"wide{parity}_{case}"] = _white(ramp(_inward(parity, case), 0.05, 0.95))
    for name, column, row, case in pieces():
        swing, inner = _swing(row + column, case), _inward(row + column, case)
        bent = _at(_ragged(), column, row) * 0.05 + _at(_broad(), column, row) * 0.085
        found[f"coast{name}"] = _white(ramp(_shore(column, row, case), -0.9, 0.9))
        found[f"soft{name}"] = _white(ramp(inner + bent * swing, 0.41, 0.59))
    return found


def coast() -> dict[str, Cut]:
    """Return the pieces of the coast: shallows, foam, the ink line, sand."""
    return {
        name: Cut(_edged(_coast_piece(column, row, case)), bleed=BLEED)
        for name, column, row, case in pieces()
    }


def _edged(piece: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a piece with its outermost pixels repeated around it."""
    return np.pad(piece, ((BLEED, BLEED), (BLEED, BLEED), (0, 0)), "edge")


def _white(alpha: Grid) -> Cut:
    layer = np.full((HALF, PITCH, 4), 255, dtype=np.uint8)
    layer[..., 3] = np.rint(alpha * 255)
    return Cut(layer)


def _inward(parity: int, case: int) -> Grid:
    """Return how far in each pixel is, 0 to 1, by rows and columns."""
    v, u = np.mgrid[0:HALF, 0:PITCH] + 0.5
    u, v = u / PITCH, v / HALF
    if parity % 2:
        v = 1 - v
    left = v >= u
    zero = np.zeros_like(u)
    shares = np.stack([
        np.where(left, 1 - u - (v - u) / 2, 1 - u),
        np.where(left, u, (u + v) / 2),
        np.where(left, (v - u) / 2, zero),
        np.where(left, zero, (u - v) / 2),
    ])  # fmt: skip
    weights = np.clip(shares, 0, 1) ** _SHARP
    inside = np.array([case >> bit & 1 for bit in range(4)], dtype=float)
    return np.asarray((weights * inside[:, None, None]).sum(0) / weights.sum(0))


def _swing(parity: int, case: int) -> Grid:
    """Return how far noise may bend the border: not at all where everything is in, or out."""
    inner = _inward(parity, case)
    return np.asarray(np.clip(4 * inner * (1 - inner), 0, 1))


def _shore(column: int, row: int, case: int) -> Grid:
    """Return how many pixels inland each pixel is, below 0 in the sea; true near the shore."""
    swing = _swing(row + column, case)
    bent = _at(_broad(), column + 2, row + 1) * 0.075 + _at(_ragged(), column, row) * 0.035
    return (_inward(row + column, case) - 0.5 + bent * swing) * _STEEP


def _coast_piece(column: int, row: int, case: int) -> NDArray[np.uint8]:
    inland = _shore(column, row, case)
    swing = _swing(row + column, case)
    ragged, broad = _at(_ragged(), column, row), _at(_broad(), column, row)
    wet = -inland
    colour = np.zeros((HALF, PITCH, 3)) + rgb("#8fd0c4")
    shallow = (1 - ramp(wet, 0, 44)) * 0.92
    colour = mix(colour, np.zeros(3) + rgb("#d3ecd2"), 1 - ramp(wet, 0, 13))
    alpha = np.where(wet > 0, shallow, 0)
    for at, wide, strength in ((9.0, 1.9, 0.95), (20.0, 1.6, 0.7), (31.0, 1.3, 0.4)):
        line = np.exp(-(((wet + ragged * 1.2 - at) / wide) ** 2)) * strength
        line *= ramp(broad + ragged * 0.5, -1.1, 0.0)
        colour = mix(colour, np.zeros(3) + rgb("#f7fcf3"), line)
        alpha = np.maximum(alpha, line)
    sand = 1 - ramp(inland + ragged * 2.0, 9.0, 17.0)
    colour = np.where(inland[..., None] > 0, np.zeros(3) + rgb("#ecdcae"), colour)
    alpha = np.where(inland > 0, sand * 0.96, alpha)
    edge = np.exp(-((inland / (1.5 + 0.25 * ragged)) ** 2)) * 0.85
    colour = mix(colour, np.zeros(3) + rgb("#4a3a26"), edge)
    alpha = np.maximum(alpha, edge) * ramp(swing, 0.0, 0.22)
    layer = np.empty((HALF, PITCH, 4), dtype=np.uint8)
    layer[..., :3] = np.clip(np.rint(colour), 0, 255)
    layer[..., 3] = np.rint(np.clip(alpha, 0, 1) * 255)
    return layer


@lru_cache(maxsize=1)
def _broad() -> Grid:
    return cloud(_PERIOD, 701, 70, 1.5)


@lru_cache(maxsize=1)
def _ragged() -> Grid:
    return cloud(_PERIOD, 702, 16, 1.2, low=60)


def _at(grid: Grid, column: int, row: int) -> Grid:
    """Return the part of a repeating grid that lies in a cell."""
    top, left = row % DOWN * HALF, column % ACROSS * PITCH
    return grid[top : top + HALF, left : left + PITCH]
