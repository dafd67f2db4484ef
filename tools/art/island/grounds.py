"""The grounds of the island: textures that repeat over the hex lattice, told apart in grey too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.art.atlas import Cut
from tools.art.brush import Easel, fill, ink
from tools.art.island.measures import COLUMNS, HEIGHT, PITCH, ROWS
from tools.art.noise import cloud, mix, ramp, rgb, stops

if TYPE_CHECKING:
    from collections.abc import Callable

    import skia
    from numpy.typing import NDArray

    Grid = NDArray[np.float64]

SIZE = (ROWS * HEIGHT, COLUMNS * PITCH)
"""Rows and columns of pixels."""
BLEED = 16


def grounds() -> dict[str, Cut]:
    """Return a picture of each ground, opaque."""
    kinds: dict[str, Callable[[], Grid]] = {
        "open": _open,
        "plain": _plain,
        "outback": _outback,
        "swamp": _swamp,
        "jungle": _jungle,
        "mountain": _mountain,
        "sea": _sea,
    }
    grain = cloud(SIZE, 731, 4, 0.8, low=12)
    found = {}
    for name, draw in kinds.items():
        picture = np.full((*SIZE, 4), 255, dtype=np.uint8)
        picture[..., :3] = np.clip(np.rint(draw() * (1 + grain * 0.012)[..., None]), 0, 255)
        whole = np.pad(picture, ((BLEED, BLEED), (BLEED, BLEED), (0, 0)), "wrap")
        found[name] = Cut(whole, bleed=BLEED)
    return found


def _shaded(height: Grid, strength: float) -> Grid:
    """Return the light on a height field, lit from the north-west, about 1."""
    down = np.roll(height, -1, 0) - np.roll(height, 1, 0)
    right = np.roll(height, -1, 1) - np.roll(height, 1, 1)
    lit = np.clip((down + right) * strength, -1, 1)
    return np.asarray(1 + np.where(lit > 0, 0.18, 0.28) * lit)


def _open() -> Grid:
    tone = cloud(SIZE, 711, 60, 1.5) + cloud(SIZE, 712, 9, 1.0) * 0.3
    base = stops(tone, (-2.2, "#dcc894"), (0, "#e8d8aa"), (2.2, "#f0e4c2"))
    return base * _shaded(cloud(SIZE, 713, 34, 1.9), 1.2)[..., None]


def _plain() -> Grid:
    tone = cloud(SIZE, 714, 70, 1.5)
    base = stops(tone, (-2.2, "#b9c26a"), (-0.5, "#c6cd7b"), (0.8, "#d1d68a"), (2.2, "#dedd9c"))
    return base * (1 + cloud(SIZE, 715, 7, 1.2, low=16) * 0.02)[..., None]


def _outback() -> Grid:
    """Draw dunes of reddish sand."""
    tone = cloud(SIZE, 716, 60, 1.4) + cloud(SIZE, 717, 10, 1.1) * 0.25
    base = stops(tone, (-2.2, "#cc9a68"), (-0.6, "#d9ab79"), (0.6, "#e1b98a"), (2.2, "#eacaa2"))
    dunes = -np.abs(cloud(SIZE, 718, 64, 1.9, low=150))
    return base * _shaded(dunes, 3.6)[..., None]


def _swamp() -> Grid:
    wet = cloud(SIZE, 719, 44, 1.5, low=110) + cloud(SIZE, 720, 9, 1.0) * 0.18
    base = stops(wet, (-2.0, "#566f63"), (-0.4, "#68826b"), (0.5, "#788f6d"), (2.0, "#899a74"))
    water = 1 - ramp(wet, -1.05, -0.8)
    base = mix(base, np.zeros(3) + rgb("#47788a"), water * 0.8)
    rim = np.exp(-(((wet + 0.78) / 0.09) ** 2))
    return mix(base, np.zeros(3) + rgb("#2f4238"), rim * 0.45)


def _jungle() -> Grid:
    """Draw a canopy of crowns, the ground of the trees that the game scatters on it."""
    rng = np.random.default_rng(721)
    tone = cloud(SIZE, 722, 60, 1.4)
    base = stops(tone, (-2, "#2f5a35"), (0, "#39683a"), (2, "#467541"))
    easel = Easel(SIZE[1], SIZE[0], base)
    spots = [(rng.uniform(0, SIZE[1]), rng.uniform(0, SIZE[0])) for _ in range(1500)]
    shades = ("#3d7040", "#467a44", "#528547", "#376638", "#5d8f4d")
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        size, value = rng.uniform(9, 17), shades[int(rng.integers(5))]
        for dx in (-SIZE[1], 0, SIZE[1]):
            for dy in (-SIZE[0], 0, SIZE[0]):
                if -30 < x + dx < SIZE[1] + 30 and -30 < y + dy < SIZE[0] + 30:
                    _crown(easel.canvas, x + dx, y + dy, size, value)
    return easel.picture()[..., :3].astype(float)


def _crown(canvas: skia.Canvas, x: float, y: float, size: float, value: str) -> None:
    canvas.drawCircle(x + size * 0.25, y + size * 0.3, size, fill("#16301c", 0.5))
    canvas.drawCircle(x, y, size, fill(value))
    canvas.drawCircle(x - size * 0.25, y - size * 0.28, size * 0.55, fill("#7aa457", 0.28))
    canvas.drawCircle(x, y, size, ink(1.0, 0.35, "#14260f"))


def _mountain() -> Grid:
    """Draw slopes and ridges of rock."""
    ridges = -np.abs(cloud(SIZE, 723, 70, 1.75, low=200)) - 0.25 * np.abs(
        cloud(SIZE, 728, 24, 1.6, low=70)
    )
    tone = cloud(SIZE, 724, 14, 1.0, low=60) * 0.3 + cloud(SIZE, 725, 70, 1.4) * 0.5
    base = stops(tone, (-2, "#9c8a76"), (0, "#ad9c87"), (2, "#bfae98"))
    return base * _shaded(ridges, 8.5)[..., None]


def _sea() -> Grid:
    swell = cloud(SIZE, 726, 110, 2.0)
    ripple = cloud(SIZE, 727, 10, 1.3, low=24)
    base = stops(swell, (-2, "#4d97ad"), (0, "#509aaf"), (2, "#549eb1"))
    return base * (1 + ripple * 0.007)[..., None]
