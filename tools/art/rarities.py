"""What is seldom seen on a map, so that no two meadows or seas are alike: where, and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.ndimage import distance_transform_edt

from discovery.content.landscape import turn_point
from discovery.rules.landscape.designs import Terrain
from tools.art.brush import fill, ink, oval, poly, soft
from tools.art.tileset import TILE

if TYPE_CHECKING:
    import skia
    from numpy.random import Generator

    from discovery.content.landscape import TileArt
    from discovery.rules.landscape.designs import Design
    from tools.art.masks import Masks

    Spot = tuple[float, float]

KINDS = {  # of each terrain: kind, radius in pixels, share of segments that have it
    Terrain.GRASSLAND: (
        ("field", 33.0, 0.45),
        ("sheep", 19.0, 0.35),
        ("stones", 14.0, 0.14),
        ("flowers", 15.0, 0.5),
        ("flowers", 15.0, 0.3),
    ),
    Terrain.SEA: (("whale", 36.0, 0.22), ("reef", 32.0, 0.45)),
    Terrain.MOUNTAIN: (),
}
_OFF_CITY, _OFF_FOLLOWER = 40, 22


class Rarity(NamedTuple):
    """Something seldom seen: its middle and radius in pixels of the tile as it lies."""

    kind: str
    x: float
    y: float
    radius: float
    seed: int


def rarities(design: Design, plain: Masks, art: TileArt, copy: int, rotation: int) -> list[Rarity]:
    """Return what a copy of a design has; it turns with the tile."""
    rng = np.random.default_rng(80_000 + design.number + 1000 * copy)
    found: list[Rarity] = []
    for index, segment in enumerate(design.segments):
        room = distance_transform_edt(np.pad(plain.owner == index, 1))[1:-1, 1:-1]
        for kind, radius, share in KINDS[segment.terrain]:
            if rng.random() > share:
                continue
            far = [(x * TILE, y * TILE, radius + _OFF_CITY) for x, y in art.cities]
            x, y = art.spots[index]
            far.append((x * TILE, y * TILE, radius * 0.6 + _OFF_FOLLOWER))
            far += [(one.x, one.y, one.radius + radius) for one in found]
            for _ in range(60):
                x, y = rng.uniform(radius, TILE - radius, 2)
                if room[int(y), int(x)] < radius + 3:
                    continue
                if all(np.hypot(x - u, y - v) > apart for u, v, apart in far):
                    found.append(Rarity(kind, x, y, radius, int(rng.integers(1 << 30))))
                    break
    return [_turned(one, rotation) for one in found]


def _turned(one: Rarity, rotation: int) -> Rarity:
    x, y = turn_point((one.x / TILE, one.y / TILE), rotation)
    return one._replace(x=x * TILE, y=y * TILE)


def draw_rarity(canvas: skia.Canvas, one: Rarity) -> None:
    """Draw one of `KINDS`."""
    rng = np.random.default_rng(98_000 + one.seed)
    spot = (one.x, one.y)
    match one.kind:
        case "field":
            _field(canvas, spot, rng)
        case "sheep":
            _sheep(canvas, spot, rng)
        case "stones":
            _stones(canvas, spot, rng)
        case "flowers":
            _flowers(canvas, spot, rng)
        case "whale":
            _whale(canvas, spot, rng)
        case "reef":
            _reef(canvas, spot, rng)


def _field(canvas: skia.Canvas, middle: Spot, rng: Generator) -> None:
    """Draw ploughed strips side by side, bushes at their ends."""
    turn = rng.uniform(-0.8, 0.8)
    along = np.array([np.cos(turn), np.sin(turn) * 0.8])
    aside = np.array([-np.sin(turn) * 1.1, np.cos(turn) * 0.72])
    colours = rng.permutation(["#d6cb82", "#8fa54c", "#c4b86c", "#a6ad58"])
    strips = int(rng.integers(3, 5))
    wide, bend = 11.0, rng.uniform(-2.5, 2.5)
    for strip in range(strips):
        low = (strip - strips / 2) * wide
        left, right = (rng.uniform(18, 23) for _ in range(2))

        def at(share: float, v: float, ends: Spot = (left, right), low: float = low) -> Spot:
            u = -ends[0] + share * (ends[0] + ends[1])
            return _at(middle, along, aside, u, low + v + bend * (1 - (2 * share - 1) ** 2))

        shares = np.linspace(0, 1, 7)
        ring = [at(share, 0) for share in shares] + [at(share, wide) for share in shares[::-1]]
        canvas.drawPath(poly(ring), fill(str(colours[strip]), 0.9, 0.8))
        for furrow in np.arange(1.6, wide, 2.6):
            line = poly([at(share, furrow) for share in shares[:-1] + 0.08], closed=False)
            canvas.drawPath(line, ink(0.7, 0.26, "#5d5326"))
        edge = poly([at(share, 0) for share in shares], closed=False)
        canvas.drawPath(edge, ink(0.8, 0.4, "#55602c"))
        if strip == 0:
            for share in np.arange(0.0, 1.0, 0.16):
                if rng.random() < 0.75:
                    spot = at(share, rng.uniform(-2.5, -0.5))
                    _bush(canvas, spot, rng.uniform(3.5, 6.0))


def _bush(canvas: skia.Canvas, spot: Spot, size: float) -> None:
    x, y = spot
    canvas.drawOval(oval(x + size * 0.4, y + 0.8, size * 1.3, size * 0.6), fill("#2c3a18", 0.3, 1))
    canvas.drawOval(oval(x, y - size * 0.3, size, size * 0.8), fill("#6f9044"))
    canvas.drawOval(oval(x, y - size * 0.3, size, size * 0.8), ink(0.7, 0.65, "#2e3a1c"))


def _at(middle: Spot, along: np.ndarray, aside: np.ndarray, u: float, v: float) -> Spot:
    spot = np.array(middle) + along * u + aside * v
    return float(spot[0]), float(spot[1])


def _scattered(rng: Generator, middle: Spot, reach: float, times: int, gap: float) -> list[Spot]:
    """Return spots around a middle, from north to south, at least `gap` apart."""
    found: list[Spot] = []
    for _ in range(times * 6):
        x, y = middle[0] + rng.normal(0, reach), middle[1] + rng.normal(0, reach * 0.7)
        near = np.hypot(x - middle[0], y - middle[1]) < reach * 1.9
        if near and len(found) < times and all(np.hypot(x - u, y - v) > gap for u, v in found):
            found.append((float(x), float(y)))
    return sorted(found, key=lambda spot: spot[1])


def _sheep(canvas: skia.Canvas, middle: Spot, rng: Generator) -> None:
    for x, y in _scattered(rng, middle, 9.5, int(rng.integers(4, 8)), 7.5):
        side = rng.choice([-1.0, 1.0])
        canvas.drawOval(oval(x + 1.6, y + 2.6, 9, 3), fill("#2c3a18", 0.35, 0.9))
        for leg in (-1.9, 1.7):
            canvas.drawLine(x + leg, y + 1, x + leg, y + 3.2, ink(0.9, 0.9))
        canvas.drawOval(oval(x, y - 0.4, 7.4, 5.2), fill("#f8f2e2"))
        canvas.drawOval(oval(x, y - 0.4, 7.4, 5.2), ink(0.8, 0.8))
        canvas.drawOval(oval(x + side * 3.9, y - 1.0, 2.8, 2.5), fill("#4a3b2c"))


def _stones(canvas: skia.Canvas, middle: Spot, rng: Generator) -> None:
    """Draw a ring of standing stones."""
    turns = np.linspace(0, 2 * np.pi, 7)[:-1] + rng.uniform(0, 1)
    ring = [(middle[0] + 12 * np.cos(turn), middle[1] + 8 * np.sin(turn)) for turn in turns]
    for x, y in sorted(ring, key=lambda spot: spot[1]):
        w, h = rng.uniform(1.7, 2.5), rng.uniform(3.8, 7.0)
        canvas.drawOval(oval(x + 3.2, y + 0.4, 8, 2.6), fill("#2c3a18", 0.4, 0.9))
        stone = [(x - w, y), (x - w * 0.8, y - h), (x + w * 0.6, y - h * 1.08), (x + w, y)]
        canvas.drawPath(poly(stone), fill("#c9c0ae"))
        shade = [(x + w * 0.1, y), (x + w * 0.1, y - h), (x + w * 0.6, y - h * 1.08), (x + w, y)]
        canvas.drawPath(poly(shade), fill("#8d8473"))
        canvas.drawPath(poly(stone), ink(0.8, 0.85))


def _flowers(canvas: skia.Canvas, middle: Spot, rng: Generator) -> None:
    tints = ("#f6efd4", "#e9b94f", "#d9775a", "#b98bb5")
    tint = tints[int(rng.integers(len(tints)))]
    for x, y in _scattered(rng, middle, 8.0, int(rng.integers(9, 16)), 2.6):
        canvas.drawLine(x, y, x, y + 2.2, ink(0.7, 0.45, "#4f5f26"))
        canvas.drawOval(oval(x, y, 2.3, 2.0), fill(tint, 0.95))


def _whale(canvas: skia.Canvas, middle: Spot, rng: Generator) -> None:
    """Draw a whale's back and tail, blowing, as on old charts."""
    x, y = middle
    side = rng.choice([-1.0, 1.0])

    def at(u: float, v: float) -> Spot:
        return x + side * u, y + v

    back = [at(-13, 3), at(-11, -3), at(-4, -6.5), at(4, -4.6), at(9, 0), at(12, 3)]
    body = soft(back)
    canvas.drawOval(oval(x, y + 3.4, 33, 5), fill("#0f3347", 0.35, 1.5))
    canvas.drawPath(body, fill("#4a6672"))
    canvas.drawPath(body, ink(1.0, 0.85))
    tail = [at(14, 3), at(15.5, -5), at(11, -9), at(16.5, -7.5), at(22, -10), at(18, -4.5)]
    canvas.drawPath(poly([*tail, at(17, 3)]), fill("#4a6672"))
    canvas.drawPath(poly([*tail, at(17, 3)], closed=False), ink(0.9, 0.85))
    for lean in (-4.5, 0.0, 4.0):
        jet = soft([at(-8, -6), at(-8 + lean * 0.3, -11), at(-8 + lean, -13 + abs(lean) * 0.5)])
        canvas.drawPath(jet, ink(1.0, 0.8, "#e9f6f0"))
    for low, wide in ((4.0, 17.0), (6.6, 11.0)):
        canvas.drawLine(x - wide, y + low, x + wide, y + low, ink(1.0, 0.55, "#d9efe9"))


def _reef(canvas: skia.Canvas, middle: Spot, rng: Generator) -> None:
    """Draw rocks in shallow water with foam around them."""
    spots = _scattered(rng, middle, 7.5, int(rng.integers(3, 5)), 8.0)
    for blur, tint, alpha, grow in ((3.5, "#8ccac0", 0.75, 8.0), (1.6, "#e9f6f0", 0.75, 3.0)):
        for x, y in spots:
            canvas.drawOval(oval(x, y, 10 + grow * 2, 5 + grow * 1.3), fill(tint, alpha, blur))
    for x, y in spots:
        w, h = rng.uniform(3.0, 4.8), rng.uniform(3.5, 7.5)
        rock = [(x - w, y), (x - w * 0.5, y - h * 0.8), (x, y - h), (x + w * 0.7, y - h * 0.5)]
        rock.append((x + w, y))
        canvas.drawPath(poly(rock), fill("#b5a284"))
        canvas.drawPath(poly([rock[2], rock[3], rock[4], (x + w * 0.1, y)]), fill("#7b6750"))
        canvas.drawPath(poly(rock), ink(0.8, 0.85))
