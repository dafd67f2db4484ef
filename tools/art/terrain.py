"""The three terrains as colour: textures that repeat with the tile, shaded by distance to borders.

Every effect of a border is scaled by the distance to the tile's edge, so that it narrows to a point
at the corners, where borders end, and leaves the outermost pixels to the texture alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from scipy.ndimage import gaussian_filter

from discovery.rules.landscape.designs import Terrain
from tools.art.masks import EDGE_DISTANCE
from tools.art.noise import cloud, mix, ramp, rgb, stops
from tools.art.tileset import TILE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from discovery.rules.landscape.designs import Design
    from tools.art.masks import Masks

    Grid = NDArray[np.float64]

_SIZE = (TILE, TILE)
_OWN = ramp(EDGE_DISTANCE, 2, 70)
"""How far a tile's own variation counts: not at all at its edges."""


@dataclass(frozen=True, slots=True)
class Textures:
    """What repeats with every tile, all of mean 0 but `relief_x` and `relief_y` (slopes)."""

    meadow: Grid
    blades: Grid
    swell: Grid
    ripple: Grid
    rock: Grid
    relief_x: Grid
    relief_y: Grid
    paper: Grid
    ragged: Grid


@lru_cache(maxsize=1)
def textures() -> Textures:
    """Return the textures, made once for a run of the program."""
    ridges = -np.abs(cloud(_SIZE, 31, 46, 1.15, low=150))
    return Textures(
        meadow=cloud(_SIZE, 11, 60, 1.5, low=140),
        blades=cloud(_SIZE, 12, 5, 1.2, low=12),
        swell=cloud(_SIZE, 21, 60, 1.6, low=150),
        ripple=cloud(_SIZE, 22, 8, 1.4, low=20),
        rock=cloud(_SIZE, 32, 12, 0.9, low=40),
        relief_x=np.roll(ridges, -1, 1) - np.roll(ridges, 1, 1),
        relief_y=np.roll(ridges, -1, 0) - np.roll(ridges, 1, 0),
        paper=cloud(_SIZE, 41, 3, 0.8, low=9),
        ragged=cloud(_SIZE, 42, 14, 1.1, low=50),
    )


def tapered(distance: Grid, width: float) -> Grid:
    """Return a distance stretched near the tile's edge, where effects of borders die out."""
    stretched: Grid = distance / np.maximum(np.clip(EDGE_DISTANCE / width, 0, 1), 1e-3)
    return stretched


def shade(design: Design, masks: Masks, seed: int) -> Grid:
    """Return the ground of a tile, rows by columns by RGB in 0..255, before things stand on it."""
    own = cloud(_SIZE, 50_000 + seed, 60, 1.5, low=160) * _OWN
    shore = tapered(masks.distance(design, Terrain.SEA), 18)
    wide_shore = tapered(masks.distance(design, Terrain.SEA), 44)
    foot = tapered(masks.distance(design, Terrain.MOUNTAIN), 16)
    rocky = tapered(masks.distance(design, Terrain.SEA, Terrain.MOUNTAIN), 18)
    grass = _grass(own, shore, foot)
    grass = mix(grass, np.zeros(3) + rgb("#3d4a24"), _fall(masks) * 0.55)
    layers = {
        Terrain.GRASSLAND: grass,
        Terrain.MOUNTAIN: _mountain(own, foot, rocky),
        Terrain.SEA: _sea(own, shore, wide_shore),
    }
    ground = sum(layers[t] * masks.terrain[t][..., None] for t in Terrain)
    ground = _ink_shore(np.asarray(ground), shore, rocky)
    return _paper(ground)


def _grass(own: Grid, shore: Grid, foot: Grid) -> Grid:
    t = textures()
    tone = t.meadow * 0.55 + own * 0.7
    base = stops(
        tone,
        (-2.2, "#8ea24c"),
        (-0.6, "#a3b45a"),
        (0.5, "#b3bf68"),
        (1.4, "#c3c877"),
        (2.4, "#ced184"),
    )
    base = base + (t.blades * 2.6)[..., None]
    base = mix(base, np.zeros(3) + rgb("#c9b877"), (1 - ramp(foot, 2, 15)) * 0.40)
    sand = 1 - ramp(shore + t.ragged * 1.3, 6.0, 10.5)
    return mix(base, np.zeros(3) + rgb("#ead9a4"), sand * 0.95)


def _fall(masks: Masks) -> Grid:
    """Return the shadow that mountains throw to the south-east."""
    high = masks.terrain[Terrain.MOUNTAIN]
    padded = np.pad(high, 16, mode="edge")
    thrown = np.roll(gaussian_filter(padded, 3.2), (6, 6), (0, 1))[16:-16, 16:-16]
    shadow: Grid = np.clip(thrown - high, 0, 1) * ramp(EDGE_DISTANCE, 0.5, 14)
    return shadow


def _mountain(own: Grid, foot: Grid, rocky: Grid) -> Grid:
    t = textures()
    rise = ramp(foot, 0, 26)
    light = (t.relief_x * 0.8 + t.relief_y * 1.0) * -1 * (0.35 + 0.65 * rise)
    slope = np.gradient(np.minimum(foot, 30), axis=(0, 1))
    rim = np.clip((slope[0] + slope[1]) * 0.5, -1, 1) * (1 - ramp(foot, 6, 20))
    tone = t.rock * 0.22 + own * 0.35
    base = stops(tone, (-1.6, "#b39a70"), (0, "#c7ae84"), (1.6, "#d8c49c"))
    base = mix(base, np.zeros(3) + rgb("#a38c76"), rise * 0.38)
    lit = np.clip(light * 1.0 - rim * ramp(EDGE_DISTANCE, 0.5, 12) * -0.35, -1, 1)
    base = base * (1 + np.where(lit > 0, 0.16, 0.30) * lit)[..., None]
    turf = 1 - ramp(foot + t.ragged * 2.2 + np.where(rocky < 30, 30, 0), 1.0, 8.0)
    base = mix(base, np.zeros(3) + rgb("#a9a75f"), turf * 0.62)
    cliff = 1 - ramp(rocky + t.ragged * 1.1, 2.5, 7.0)
    return mix(base, np.zeros(3) + rgb("#8d7658"), cliff * 0.6)


def _sea(own: Grid, shore: Grid, wide_shore: Grid) -> Grid:
    t = textures()
    depth = ramp(wide_shore + own * 4 + t.ragged * 1.2, 0, 46)
    base = stops(depth, (0, "#bfe0cc"), (0.12, "#8ccac0"), (0.4, "#5fabb3"), (1.0, "#3d87a3"))
    base = base * (1 + (t.swell * 0.022 + own * 0.035 + t.ripple * 0.010))[..., None]
    for at, wide, strength in ((6.0, 1.15, 0.9), (13.0, 1.0, 0.6)):
        line = np.exp(-(((shore + t.ragged * 1.0 - at) / wide) ** 2))
        broken = ramp(t.ragged + own, -1.2, 0.1) * ramp(EDGE_DISTANCE, 1, 16)
        base = mix(base, np.zeros(3) + rgb("#f4fbf2"), line * strength * broken)
    return base


def _ink_shore(ground: Grid, shore: Grid, rocky: Grid) -> Grid:
    t = textures()
    weight = 0.95 + 0.30 * t.ragged + np.where(rocky < 4, 0.35, 0)
    line = np.exp(-((shore / np.maximum(weight, 0.5)) ** 2))
    return mix(ground, np.zeros(3) + rgb("#4a3a26"), line * 0.78)


def _paper(ground: Grid) -> Grid:
    grain = textures().paper
    return np.asarray(np.clip(ground * (1 + grain * 0.012)[..., None], 0, 255))
