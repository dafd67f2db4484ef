"""Landscapes along the way, for the tribe sides: sky, far hills, a river, trees, dwellings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import Easel, fade, fill, ink, oval, poly
from tools.art.journals.glyphs import through
from tools.art.journals.lodges import draw_lodge
from tools.art.noise import cloud
from tools.art.peaks import draw_hill, draw_peak
from tools.art.plants import draw_fir, draw_tree, draw_tuft

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]

WIDE, HIGH = 412, 170
HORIZON = 76.0


@dataclass(frozen=True, slots=True)
class Country:
    """What a country looks like: sky above and below, ground far and near, what stands on it."""

    sky: tuple[str, str]
    land: tuple[str, str]
    far: str
    trees: str
    count: int


COUNTRIES = {
    "prairie": Country(("#a9cfe0", "#f6ead0"), ("#c9cf8a", "#9db35a"), "hills", "tree", 16),
    "plains": Country(("#9cc4dc", "#fbe9c4"), ("#dcd094", "#b9a85c"), "bluffs", "tuft", 26),
    "mountains": Country(("#8fb8d6", "#eef0e0"), ("#c3c98a", "#86a052"), "peaks", "fir", 20),
    "plateau": Country(("#a4c8de", "#f9e4bc"), ("#d8c384", "#b59a56"), "mesa", "tuft", 24),
    "river": Country(("#9fc0cc", "#e9efe0"), ("#9fb878", "#5f8a4a"), "gorge", "fir", 34),
    "coast": Country(("#94b6c4", "#e6ece4"), ("#a9bd84", "#6c9152"), "sea", "fir", 24),
    "woodland": Country(("#a6cad6", "#f4eed2"), ("#b4c67c", "#7d9f4c"), "hills", "tree", 34),
}


_LAYOUTS = (
    ((-128.0, 116.0, 58.0), (116.0, 112.0, 54.0), (30.0, 108.0, 46.0), (-20.0, 157.0, 104.0)),
    ((-150.0, 110.0, 46.0), (-70.0, 114.0, 54.0), (88.0, 154.0, 98.0), (-60.0, 160.0, 72.0)),
    ((150.0, 110.0, 50.0), (-140.0, 126.0, 70.0), (0.0, 112.0, 52.0), (92.0, 158.0, 92.0)),
    ((-20.0, 106.0, 44.0), (44.0, 108.0, 48.0), (-104.0, 152.0, 92.0), (116.0, 146.0, 82.0)),
)
"""Villages: how far right of the middle, how far down, how large, the farthest first."""
_SKIES: tuple[tuple[str, float], ...] = (
    ("#ffffff", 0.0),
    ("#f2c9a0", 0.30),
    ("#e8a878", 0.26),
    ("#c9d8e8", 0.30),
)
"""What hour it is: a tint of the sky and how strong it is."""


def draw_country(name: str, lodge: str, seed: int) -> Layer:
    """Return a landscape of `HIGH` by `WIDE` with a village of one kind of dwelling."""
    country = COUNTRIES[name]
    rng = np.random.default_rng(66_000 + seed)
    easel = Easel(WIDE, HIGH)
    canvas = easel.canvas
    canvas.drawRect(
        skia.Rect.MakeWH(WIDE, HIGH),
        fade((0, 0), (0, HORIZON + 10), (0, country.sky[0], 1), (1, country.sky[1], 1)),
    )
    hour = _SKIES[int(rng.integers(len(_SKIES)))]
    canvas.drawRect(skia.Rect.MakeWH(WIDE, HIGH), fill(*hour))
    _clouds(canvas, rng)
    _far(canvas, country.far, rng, seed)
    top = [(float(x), HORIZON + 4 * float(np.sin(x / 53 + seed))) for x in range(-20, 460, 24)]
    ground = through([*top, (460, 260), (-20, 260)])
    canvas.drawPath(ground, fade((0, HORIZON), (0, HIGH), (0, country.land[0], 1),
                                 (1, country.land[1], 1)))  # fmt: skip
    canvas.drawPath(through(top, closed=False), ink(1.6, 0.6))
    if country.far != "sea":
        _river(canvas, rng)
    _plants(canvas, country, rng, seed)
    _village(canvas, lodge, rng, seed)
    return _washed(easel.picture(), seed)


def _clouds(canvas: skia.Canvas, rng: np.random.Generator) -> None:
    for _ in range(3):
        x, y = float(rng.uniform(20, 400)), float(rng.uniform(12, 44))
        wide = float(rng.uniform(60, 120))
        canvas.drawOval(oval(x, y, wide, 11), fill("#fffaf0", 0.55, 5))
        canvas.drawOval(oval(x + wide * 0.2, y - 5, wide * 0.5, 12), fill("#fffaf0", 0.5, 5))


def _far(canvas: skia.Canvas, kind: str, rng: np.random.Generator, seed: int) -> None:
    """Draw what stands at the horizon."""
    match kind:
        case "peaks":
            for number, x in enumerate(rng.permutation(np.linspace(10, 400, 8))):
                draw_peak(canvas, (float(x), HORIZON + 8), float(rng.uniform(80, 130)),
                          float(rng.uniform(46, 80)), seed * 50 + number)  # fmt: skip
        case "hills":
            for number, x in enumerate(np.linspace(-10, 420, 7)):
                draw_hill(canvas, (float(x), HORIZON + 8), 110, seed * 50 + number)
        case "bluffs" | "mesa" | "gorge":
            _cliffs(canvas, kind, rng)
        case _:
            sea = skia.Rect.MakeLTRB(0, HORIZON - 26, WIDE, HORIZON + 20)
            canvas.drawRect(sea, fade((0, 50), (0, 96), (0, "#8cb8c4", 1), (1, "#3f86a0", 1)))
            canvas.drawLine(0, HORIZON - 26, WIDE, HORIZON - 26, ink(1.4, 0.6))
            for _ in range(16):
                x, y = float(rng.uniform(0, WIDE)), float(rng.uniform(HORIZON - 20, HORIZON + 2))
                canvas.drawLine(x, y, x + 22, y, ink(1.6, 0.75, "#eef7f4"))


def _cliffs(canvas: skia.Canvas, kind: str, rng: np.random.Generator) -> None:
    """Draw flat-topped heights in layers; those of a gorge are dark and wooded."""
    light, dark = {"bluffs": ("#f3ead0", "#c9b083"), "mesa": ("#d8a873", "#8f5f38"),
                   "gorge": ("#8fa58a", "#4f6a5a")}[kind]  # fmt: skip
    for step in range(5):
        left = -40 + step * 100 + float(rng.uniform(-20, 20))
        wide, high = float(rng.uniform(90, 150)), float(rng.uniform(24, 58))
        base = HORIZON + 8
        path = poly([(left, base), (left + 12, base - high * 0.5), (left + 16, base - high),
                     (left + wide - 20, base - high + 3), (left + wide - 12, base - high * 0.45),
                     (left + wide, base)])  # fmt: skip
        canvas.drawPath(path, fade((left, 0), (left + wide, 0), (0, light, 1), (0.5, light, 1),
                                   (1, dark, 1)))  # fmt: skip
        canvas.save()
        canvas.clipPath(path, doAntiAlias=True)
        for rise in np.arange(0.15, 1, 0.22):
            y = base - high * float(rise)
            canvas.drawLine(left, y, left + wide, y + 2, ink(1.2, 0.35))
        for x in np.arange(left + wide * 0.55, left + wide, 5.0):
            canvas.drawLine(float(x), base - high, float(x) - 5, base, ink(0.9, 0.35))
        canvas.restore()
        canvas.drawPath(path, ink(1.6, 0.75))


def _river(canvas: skia.Canvas, rng: np.random.Generator) -> None:
    end = float(rng.uniform(0.25, 0.75)) * WIDE
    side = 1.0 if end < WIDE / 2 else -1.0
    bends = [(end, 3.0), (end + side * 26, 18.0), (end - side * 36, 44.0), (end + side * 20, 138.0)]
    left = [(x - 3, HORIZON + down) for x, down in bends]
    right = [
        (x + wide, HORIZON + down) for (x, down), wide in zip(bends, (3, 12, 40, 120), strict=True)
    ]
    upper, lower = through(left, closed=False), through(right[::-1], closed=False)
    path = skia.Path(upper)
    path.addPath(lower, skia.Path.AddPathMode.kExtend_AddPathMode)
    path.close()
    canvas.drawPath(path, ink(6, 0.7, "#f0e4b8"))
    canvas.drawPath(path, fade((0, HORIZON), (0, HIGH), (0, "#9ccad4", 1), (1, "#3c86aa", 1)))
    canvas.drawPath(path, ink(1.8, 0.75))


def _plants(canvas: skia.Canvas, country: Country, rng: np.random.Generator, seed: int) -> None:
    spots = sorted((float(rng.uniform(HORIZON + 6, HORIZON + 40)), float(rng.uniform(0, WIDE)))
                   for _ in range(country.count))  # fmt: skip
    for number, (y, x) in enumerate(spots):
        near = 0.7 + (y - HORIZON) / 60
        if country.trees == "fir":
            draw_fir(canvas, (x, y), 30 * near, seed * 60 + number)
        elif country.trees == "tree":
            draw_tree(canvas, (x, y), 15 * near, seed * 60 + number)
        else:
            canvas.save()
            canvas.translate(x, y)
            canvas.scale(2.2 * near, 2.2 * near)
            draw_tuft(canvas, (0, 0), seed * 60 + number)
            canvas.restore()


def _village(canvas: skia.Canvas, lodge: str, rng: np.random.Generator, seed: int) -> None:
    """Draw some dwellings, the nearest large, with smoke from the farthest left."""
    layout = _LAYOUTS[int(rng.integers(len(_LAYOUTS)))]
    side = float(rng.choice([-1.0, 1.0]))
    shift = float(rng.uniform(-30, 30))
    spots = [(WIDE / 2 + shift + side * x, y, size) for x, y, size in layout]
    for number, (x, y, size) in enumerate(spots):
        draw_lodge(canvas, lodge, (x, y), size, seed * 5 + number)
    x, y, size = spots[0]
    smoke = through([(x, y - size * 0.8), (x + 8, y - size - 14), (x + 2, y - size - 34),
                     (x + 14, y - size - 60)], closed=False)  # fmt: skip
    pen = ink(7, 0.45, "#fbf6e8")
    pen.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 3))
    canvas.drawPath(smoke, pen)


def _washed(layer: Layer, seed: int) -> Layer:
    """Return a picture with the grain of water colour on paper."""
    grain = cloud((HIGH, WIDE), 68_000 + seed, 5, 0.9, low=14) * 0.014
    grain += cloud((HIGH, WIDE), 69_000 + seed, 60, 1.4) * 0.035
    washed = layer.astype(float)
    washed[..., :3] *= (1 + grain)[..., None]
    made: Layer = np.clip(np.rint(washed), 0, 255).astype(np.uint8)
    return made
