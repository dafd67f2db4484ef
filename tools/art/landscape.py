"""The pictures of the landscape tiles: ground, then what stands on it, from north to south."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.ndimage import distance_transform_edt

from discovery.content.landscape import TileArt, turn_point
from discovery.rules.landscape.designs import SIDES, Terrain
from tools.art.brush import Easel
from tools.art.city import draw_city
from tools.art.masks import EDGE_DISTANCE, Masks
from tools.art.peaks import draw_hachures, draw_hill, draw_peak
from tools.art.plants import draw_fir, draw_tree, draw_tuft, draw_wave
from tools.art.rarities import draw_rarity, rarities
from tools.art.terrain import shade
from tools.art.tileset import TILE

if TYPE_CHECKING:
    from collections.abc import Sequence

    import skia
    from numpy.random import Generator
    from numpy.typing import NDArray

    from discovery.rules.landscape.designs import Design

    Grid = NDArray[np.float64]
    Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something drawn upright: what it is, where its foot stands, its sizes in pixels, a seed."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    seed: int

    def draw(self, canvas: skia.Canvas) -> None:
        """Draw it."""
        foot = (self.x, self.y)
        match self.kind:
            case "peak":
                draw_peak(canvas, foot, self.width, self.height, self.seed)
            case "hill":
                draw_hill(canvas, foot, self.width, self.seed)
            case "tree":
                draw_tree(canvas, foot, self.width, self.seed)
            case "fir":
                draw_fir(canvas, foot, self.height, self.seed)
            case "tuft":
                draw_tuft(canvas, foot, self.seed)
            case "wave":
                draw_wave(canvas, foot, self.width, self.seed)


LATTICE = {  # what crosses the edges, the same for every tile: offsets from the edge's start
    (Terrain.MOUNTAIN, 0): (
        Thing("peak", 128, 16, 66, 52, 1),
        Thing("peak", 88, 8, 38, 29, 2),
        Thing("peak", 166, 10, 44, 34, 3),
        Thing("hill", 62, 6, 24, 0, 4),
        Thing("hill", 198, 6, 22, 0, 5),
    ),
    (Terrain.MOUNTAIN, 3): (
        Thing("peak", -3, 124, 50, 40, 6),
        Thing("peak", 4, 150, 58, 44, 7),
        Thing("peak", -2, 176, 34, 26, 8),
        Thing("hill", 3, 86, 22, 0, 9),
        Thing("hill", -2, 202, 20, 0, 10),
    ),
    (Terrain.GRASSLAND, 0): (
        Thing("tree", 101, 7, 11, 11, 2),
        Thing("tuft", 150, 2, 0, 0, 3),
        Thing("fir", 178, 7, 0, 15, 4),
        Thing("tuft", 64, 3, 0, 0, 5),
    ),
    (Terrain.GRASSLAND, 3): (
        Thing("tree", 1, 116, 12, 12, 6),
        Thing("fir", -3, 162, 0, 15, 7),
        Thing("tuft", 2, 84, 0, 0, 9),
    ),
    (Terrain.SEA, 0): (Thing("wave", 100, 2, 26, 0, 1), Thing("wave", 172, -1, 22, 0, 2)),
    (Terrain.SEA, 3): (Thing("wave", 3, 94, 26, 0, 3), Thing("wave", -2, 166, 24, 0, 4)),
}


def spots(design: Design, found: Masks) -> TileArt:
    """Return where followers and cities stand on a design's unrotated picture."""
    cities = [_city(found, pair) for pair in design.cities]
    clear = np.full((TILE, TILE), 999.0)
    for x, y in cities:
        grid = np.hypot(*(_pixels() - np.array([x, y])[:, None, None] * TILE))
        clear = np.minimum(clear, grid * 0.75)
    places = []
    for index in range(len(design.segments)):
        padded = np.pad(found.owner == index, 1)
        room = distance_transform_edt(padded)[1:-1, 1:-1]
        space = np.minimum(np.minimum(room, EDGE_DISTANCE * 1.15), clear)
        centre = np.hypot(*(_pixels() - TILE / 2))
        row, column = np.unravel_index(np.argmax(space - centre * 0.02), space.shape)
        places.append((round((column + 0.5) / TILE, 3), round((row + 0.5) / TILE, 3)))
    terrains = tuple(segment.terrain for segment in design.segments)
    return TileArt((), tuple(places), tuple(cities), terrains)


def draw_tile(
    design: Design, art: TileArt, rotation: int, plain: Masks, copy: int = 0
) -> NDArray[np.uint8]:
    """Return the picture of a design after quarter turns clockwise: rows by columns by RGB.

    Each `copy` (from 0) has trees, peaks, waves and houses of its own on the same segments.
    """
    seed = design.number * 4 + rotation + copy * 1000
    turned = plain.turned(rotation)
    easel = Easel(TILE, TILE, shade(design, turned, seed))
    cities = [turn_point(point, rotation) for point in art.cities]
    rng = np.random.default_rng(60_000 + seed)
    crossing = _crossing(design, rotation)
    waves = [thing for thing in crossing if thing.kind == "wave"]
    things = [thing for thing in crossing if thing.kind != "wave"]
    things += _mountains(turned, rng, things, cities)
    things += _firs(turned, rng, things, cities)
    seldom = rarities(design, plain, art, copy, rotation)
    kept = [(x * TILE, y * TILE + 3, 44.0) for x, y in cities]
    kept += [(one.x, one.y + 4, one.radius + 5) for one in seldom]
    things += _woods(design, turned, rng, kept)
    for thing in _waves(design, turned, rng, waves, kept):
        thing.draw(easel.canvas)
    _hachures(easel.canvas, design, turned)
    for one in seldom:
        draw_rarity(easel.canvas, one)
    for pair, city in zip(design.cities, cities, strict=True):
        things.append(
            Thing(
                "city",
                city[0] * TILE,
                city[1] * TILE + 6,
                *_seaward(design, turned, pair, city),
                seed,
            )
        )
    for thing in sorted(things, key=lambda one: one.y):
        if thing.kind == "city":
            shore = (thing.x, thing.y - 6)
            draw_city(easel.canvas, shore, (thing.width, thing.height), thing.seed, 1.38)
        else:
            thing.draw(easel.canvas)
    return easel.picture()[..., :3]


def _pixels() -> Grid:
    """Return x and y of each pixel's centre."""
    axis = np.arange(TILE) + 0.5
    return np.stack(np.meshgrid(axis, axis))


def _city(found: Masks, pair: tuple[int, int]) -> Point:
    """Return the point of a border that is farthest from every other border and from the edges."""
    line = found.lines[pair]
    cells = np.clip((line * TILE).astype(int), 0, TILE - 1)
    others = [grid for key, grid in found.distances.items() if key != pair]
    room = np.minimum.reduce([EDGE_DISTANCE, *others])
    middle = np.hypot(*(line - line[len(line) // 2]).T) * TILE
    best = int(np.argmax(room[cells[:, 1], cells[:, 0]] - middle * 0.3))
    return round(float(line[best, 0]), 3), round(float(line[best, 1]), 3)


def _seaward(design: Design, turned: Masks, pair: tuple[int, int], city: Point) -> Point:
    """Return the direction from a city to its water, of length 1."""
    sea = next(i for i in pair if design.segments[i].terrain is Terrain.SEA)
    land = next(i for i in pair if i != sea)
    offset = _pixels() - np.array(city)[:, None, None] * TILE
    near = np.hypot(*offset) < 26
    way = offset[:, near & (turned.owner == sea)].mean(axis=1)
    way -= offset[:, near & (turned.owner == land)].mean(axis=1)
    way /= np.hypot(*way)
    return float(way[0]), float(way[1])


def _crossing(design: Design, rotation: int) -> list[Thing]:
    """Return what stands across the tile's edges; both tiles at an edge draw the same."""
    found = []
    for segment in design.segments:
        for edge in segment.edges:
            side = (edge + rotation) % 4
            dx, dy = {1: (TILE, 0), 2: (0, TILE)}.get(side, (0, 0))
            lattice = LATTICE[segment.terrain, 0 if side in SIDES[::2] else 3]
            found += [replace(thing, x=thing.x + dx, y=thing.y + dy) for thing in lattice]
    return found


def _hachures(canvas: skia.Canvas, design: Design, turned: Masks) -> None:
    """Draw the strokes at the foot of the mountains, away from the tile's edges."""
    for (a, b), line in turned.lines.items():
        kinds = [design.segments[a].terrain, design.segments[b].terrain]
        if Terrain.MOUNTAIN not in kinds:
            continue
        high = (a, b)[kinds.index(Terrain.MOUNTAIN)]
        points = line[4:-4:4] * TILE
        way = np.gradient(points, axis=0)
        normal = np.stack([-way[:, 1], way[:, 0]], axis=1) / np.hypot(*way.T)[:, None]
        cells = np.clip(points + normal * 3, 0, TILE - 1).astype(int)
        normal[turned.owner[cells[:, 1], cells[:, 0]] != high] *= -1
        inner = np.minimum(points, TILE - points).min(axis=1) > 14
        draw_hachures(canvas, points[inner].tolist(), normal[inner].tolist())


def _mountains(
    turned: Masks, rng: Generator, crossing: Sequence[Thing], cities: Sequence[Point]
) -> list[Thing]:
    """Scatter peaks over the mountains, the large ones first and far from borders."""
    rock = turned.terrain[Terrain.MOUNTAIN] > 0.5
    if not rock.any():
        return []
    room = distance_transform_edt(np.pad(rock, 64, mode="edge"))[64:-64, 64:-64]
    taken = [thing for thing in crossing if thing.kind in {"peak", "hill"}]
    found: list[Thing] = []
    sizes = [(98, 80)] * 40 + [(78, 63)] * 60 + [(58, 46)] * 110 + [(40, 30)] * 160
    sizes += [(22, 0)] * 160
    for width, height in sizes:
        w = width * rng.uniform(0.9, 1.12)
        h = height * rng.uniform(0.9, 1.12)
        x, y = rng.uniform(0, TILE, 2)
        tall = h or w * 0.6
        if not (
            w / 2 + 3 < x < TILE - w * 0.72 - 9
            and tall + 4 < y < TILE - 6 - (8 + h * 0.1 if h else 0)
        ):
            continue
        row, column = int(y), int(x)
        feet = (rock[row, int(x - w * 0.46)], rock[row, int(x + w * 0.46)])
        if (
            room[row, column] < w * 0.24 + 2
            or not all(feet)
            or not rock[int(y - tall * 0.8), column]
        ):
            continue
        if any(np.hypot(x - cx * TILE, y - cy * TILE - 6) < 34 + w * 0.42 for cx, cy in cities):
            continue
        if all(_apart(x, y, w, other) for other in [*taken, *found]):
            kind = "peak" if height else "hill"
            found.append(Thing(kind, x, y, w, h, int(rng.integers(1 << 30))))
    return found


def _apart(x: float, y: float, width: float, other: Thing) -> bool:
    reach = (width + other.width) / 2
    return float(np.hypot((x - other.x) / (0.74 * reach), (y - other.y) / (0.46 * reach))) > 1


def _firs(
    turned: Masks, rng: Generator, crossing: Sequence[Thing], cities: Sequence[Point]
) -> list[Thing]:
    """Set small firs at the feet of some mountains."""
    rock = turned.terrain[Terrain.MOUNTAIN] > 0.5
    if not rock.any():
        return []
    room = distance_transform_edt(np.pad(rock, 64, mode="edge"))[64:-64, 64:-64]
    found: list[Thing] = []
    for _ in range(int(rng.integers(2, 9))):
        heart = rng.uniform(14, TILE - 14, 2)
        for _ in range(int(rng.integers(2, 6))):
            x, y = heart + rng.normal(0, 8, 2)
            if not (10 < x < TILE - 16 and 18 < y < TILE - 8) or not 7 < room[int(y), int(x)] < 34:
                continue
            if any(np.hypot(x - cx * TILE, y - cy * TILE) < 46 for cx, cy in cities):
                continue
            hidden = any(
                abs(x - o.x) < o.width * 0.42 and -2 < o.y - y < (o.height or o.width * 0.5)
                for o in crossing
            )
            if not hidden and all(np.hypot(x - o.x, (y - o.y) * 1.3) > 6 for o in found):
                seed = int(rng.integers(1 << 30))
                found.append(Thing("fir", x, y, 8, rng.uniform(10, 13), seed))
    return found


def _woods(
    design: Design,
    turned: Masks,
    rng: Generator,
    kept: Sequence[tuple[float, float, float]],
) -> list[Thing]:
    """Scatter groves of trees, single trees and tufts over the grassland.

    `kept` are places (x, y, radius) that stay free.
    """
    green = turned.terrain[Terrain.GRASSLAND] > 0.5
    if not green.any():
        return []
    borders = np.minimum(
        turned.distance(design, Terrain.SEA) - 7, turned.distance(design, Terrain.MOUNTAIN) - 2
    )
    found: list[Thing] = []
    firry, groves, large = rng.uniform(0, 0.9), int(rng.integers(8, 17)), int(rng.integers(4, 12))
    for _ in range(groves):
        heart = rng.uniform(14, TILE - 14, 2)
        firs = rng.random() < firry
        trees = int(rng.integers(1, large))
        for _ in range(trees):
            x, y = heart + rng.normal(0, 6 + trees * 0.9, 2)
            size = rng.uniform(9, 13.5)
            if not (size < x < TILE - size * 1.4 and size * 1.6 < y < TILE - size * 0.5):
                continue
            if not green[int(y), int(x)] or borders[int(y), int(x)] < size * 0.62:
                continue
            if not _free(x, y, kept):
                continue
            if all(np.hypot(x - o.x, (y - o.y) * 1.3) > 7 for o in found):
                kind, height = ("fir", size * 1.4) if firs else ("tree", size)
                found.append(Thing(kind, x, y, size, height, int(rng.integers(1 << 30))))
    for _ in range(34):
        x, y = rng.uniform(6, TILE - 6, 2)
        if green[int(y), int(x)] and borders[int(y), int(x)] > 8 and _free(x, y, kept):
            found.append(Thing("tuft", x, y, 0, 0, int(rng.integers(1 << 30))))
    return found


def _free(x: float, y: float, kept: Sequence[tuple[float, float, float]]) -> bool:
    return all(np.hypot(x - u, y - v) > radius for u, v, radius in kept)


def _waves(
    design: Design,
    turned: Masks,
    rng: Generator,
    crossing: Sequence[Thing],
    kept: Sequence[tuple[float, float, float]],
) -> list[Thing]:
    """Add waves on the open sea to those that cross the edges."""
    water = turned.terrain[Terrain.SEA] > 0.5
    if not water.any():
        return []
    shore = turned.distance(design, Terrain.SEA)
    found = list(crossing)
    for _ in range(60):
        size = rng.uniform(18, 30)
        x = rng.uniform(size / 2 + 3, TILE - size / 2 - 3)
        y = rng.uniform(10, TILE - 6)
        if not water[int(y), int(x)] or shore[int(y), int(x)] < size / 2 + 15:
            continue
        if not _free(x, y, kept):
            continue
        if all(np.hypot((x - o.x) / 58, (y - o.y) / 31) > 1 for o in found):
            found.append(Thing("wave", x, y, size, 0, int(rng.integers(1 << 30))))
    return found
