"""Dwellings of the peoples whom the expedition met, in ink and tint; nobody is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import fade, fill, ink, poly
from tools.art.journals.glyphs import through
from tools.art.journals.nature import line, tinted

if TYPE_CHECKING:
    from collections.abc import Callable

    Lodge = Callable[[skia.Canvas, int], None]


PEN = 2.4


def draw_lodge(
    canvas: skia.Canvas, name: str, foot: tuple[float, float], size: float, seed: int
) -> None:
    """Draw a dwelling that stands on `foot`; one of `size` 100 is about 120 pixels wide."""
    canvas.save()
    canvas.translate(*foot)
    canvas.scale(size / 100, size / 100)
    LODGES[name](canvas, seed)
    canvas.restore()


def _shade(canvas: skia.Canvas, wide: float) -> None:
    shadow = through([(-0.4 * wide, 0), (0, -10), (0.8 * wide, -2), (0.6 * wide, 10), (0, 8)])
    canvas.drawPath(shadow, fill("#2a1c0c", 0.35, 4))


def tipi(canvas: skia.Canvas, seed: int) -> None:
    """Draw a lodge of hides on poles, a band of plain colour at its foot."""
    rng = np.random.default_rng(8100 + seed)
    _shade(canvas, 80)
    top = (0, -86)
    for lean in (-0.16, -0.08, 0.02, 0.1, 0.17):
        canvas.drawLine(top[0], top[1] + 5, lean * 100, -108,
                        ink(2.4))  # fmt: skip
    cone = poly([(top[0] - 3.5, top[1]), (top[0] + 3.5, top[1]),
                 (42, 0), (14, 4),
                 (-14, 4), (-42, 0)])  # fmt: skip
    tinted(canvas, cone, "#f7e8c4", "#b98f55", PEN)
    canvas.save()
    canvas.clipPath(cone, doAntiAlias=True)
    tone = str(rng.choice(["#a8452a", "#3f6f78", "#8a6a2a"]))
    canvas.drawPath(poly([(-100, -13), (100, -13),
                          (100, 10), (-100, 10)]),
                    fill(tone, 0.8))  # fmt: skip
    canvas.drawLine(-100, -13, 100, -13, ink(PEN * 0.8))
    canvas.restore()
    canvas.drawPath(cone, ink(PEN))
    door = poly([(-2, -34), (8, 4),
                 (-11, 4)])  # fmt: skip
    canvas.drawPath(door, fill("#4a2f18"))
    canvas.drawPath(door, ink(PEN * 0.8))
    for up in (0.46, 0.56, 0.66, 0.76):
        canvas.drawLine(-3, -100 * up, 2, -100 * up,
                        ink(PEN * 0.8))  # fmt: skip


def earth_lodge(canvas: skia.Canvas, seed: int) -> None:
    """Draw a round lodge of timber under earth and grass, with its covered entrance."""
    rng = np.random.default_rng(8200 + seed)
    _shade(canvas, 100)
    dome = [(-62, 0), (-52, -26), (-26, -46),
            (0, -52), (26, -46), (52, -26),
            (62, 0), (0, 5)]  # fmt: skip
    path = tinted(canvas, dome, "#c9b878", "#7d6236", PEN)
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    for _ in range(46):
        u, v = 100 * float(rng.uniform(-0.6, 0.6)), -100 * float(rng.uniform(0, 0.5))
        canvas.drawLine(u, v, u + 1.5, v - 5, ink(1.2, 0.5, "#5a6a2a"))
    canvas.restore()
    canvas.drawOval(_flat(0, -50, 16, 5), fill("#3a2814"))
    for lean in (-1, 1):
        tinted(canvas, poly([(lean * 22, 6),
                             (lean * 18, -26),
                             (lean * 10, -28),
                             (lean * 11, 6)]),
               "#a87a48", "#6b4726", PEN)  # fmt: skip
    tinted(canvas, poly([(-24, -24), (0, -36),
                         (24, -24), (20, -19),
                         (-20, -19)]), "#b98d58", "#6b4726",
           PEN)  # fmt: skip
    canvas.drawPath(poly([(-11, -19), (11, -19),
                          (11, 6), (-11, 6)]),
                    fill("#2e1d0e"))  # fmt: skip


def plank_house(canvas: skia.Canvas, seed: int) -> None:
    """Draw a house of split cedar planks with a gable roof and a round door."""
    del seed
    _shade(canvas, 100)
    side = poly(
        [
            (-6, 5),
            (62, -6),
            (62, -32),
            (-6, -26),
        ]
    )
    tinted(canvas, side, "#a9805a", "#6b4a30", PEN)
    for step in range(1, 7):
        u = -6 + step * 68 / 7
        drop = 5 - step * 11 / 7
        canvas.drawLine(u, drop, u, drop - 29, ink(PEN * 0.7, 0.7))
    roof = poly(
        [
            (-34, -52),
            (36, -56),
            (70, -30),
            (-2, -22),
        ]
    )
    tinted(canvas, roof, "#c2a079", "#86654a", PEN)
    for step in range(1, 6):
        share = step / 6
        a = (-34 + share * 70, -100 * (0.52 + share * 0.04))
        canvas.drawLine(*a, a[0] + 33, a[1] + 28, ink(PEN * 0.7, 0.6))
    front = poly(
        [
            (-62, 0),
            (-62, -28),
            (-34, -50),
            (-6, -24),
            (-6, 5),
        ]
    )
    tinted(canvas, front, "#d2aa7c", "#9a744c", PEN)
    for step in range(1, 6):
        u = -62 + step * 56 / 6
        canvas.drawLine(u, 0, u, -32, ink(PEN * 0.7, 0.6))
    canvas.drawOval(_flat(-35, -10, 17, 22), fill("#2e1d0e"))
    canvas.drawOval(_flat(-35, -10, 17, 22), ink(PEN))


def mat_lodge(canvas: skia.Canvas, seed: int) -> None:
    """Draw a long lodge of tule mats over a row of poles."""
    del seed
    _shade(canvas, 100)
    roof = poly(
        [
            (-66, 0),
            (-36, -46),
            (40, -50),
            (70, -4),
            (-30, 6),
        ]
    )
    tinted(canvas, roof, "#dfc98e", "#97783f", PEN)
    canvas.save()
    canvas.clipPath(roof, doAntiAlias=True)
    for step in range(1, 5):
        rise = step * 11
        canvas.drawLine(-80, 6 - rise, 80, -3 - rise,
                        ink(PEN, 0.75))  # fmt: skip
    for u in np.linspace(-70, 75, 46):
        canvas.drawLine(float(u), 6, float(u), -50, ink(0.9, 0.28))
    canvas.restore()
    front = poly(
        [
            (-66, 0),
            (-36, -46),
            (-30, 6),
        ]
    )
    tinted(canvas, front, "#c9ae70", "#86683a", PEN)
    canvas.drawPath(poly([(-45, -20), (-37, 5),
                          (-54, 2)]), fill("#2e1d0e"))  # fmt: skip
    for u in (-0.36, -0.1, 0.15, 0.4):
        v = -100 * (0.475 + 0.02 * u)
        for lean in (-0.05, 0.05):
            canvas.drawLine((u - lean) * 100, v + 3, (u + lean) * 100,
                            v - 10, ink(PEN))  # fmt: skip


def bark_house(canvas: skia.Canvas, seed: int) -> None:
    """Draw a long house of bent saplings under sheets of bark."""
    rng = np.random.default_rng(8300 + seed)
    _shade(canvas, 100)
    hull = [(-64, 0), (-62, -24), (-44, -44),
            (0, -49), (46, -45), (66, -24),
            (68, -2), (0, 5)]  # fmt: skip
    path = tinted(canvas, hull, "#b79a74", "#6b5236", PEN)
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    for row in range(5):
        for column in range(9):
            u = -70 + (column + row % 2 * 0.5) * 17
            v = -100 * (0.06 + row * 0.1)
            wide = 100 * float(rng.uniform(0.13, 0.18))
            rect = _box(u, v - 10, wide, 11.5)
            canvas.drawRect(rect, fade((u, v - 10), (u + wide, v), (0, "#c9ad86", 0.7),
                                       (1, "#80623f", 0.7)))  # fmt: skip
            canvas.drawRect(rect, ink(1.2, 0.6))
    canvas.restore()
    canvas.drawPath(path, ink(PEN))
    for share in (-0.34, 0.02, 0.38):
        line(canvas, (share * 100, 2), (share * 102, -26),
             (share * 94, -47), width=PEN * 1.6,
             value="#5a3f22")  # fmt: skip
    door = through([(-22, 3), (-22, -22),
                    (-13, -28), (-5, -22),
                    (-5, 4)])  # fmt: skip
    canvas.drawPath(door, fill("#2e1d0e"))


def banked_house(canvas: skia.Canvas, seed: int) -> None:
    """Draw a long house of twisted grass, earth heaped against it, under a low roof of bark."""
    rng = np.random.default_rng(8500 + seed)
    _shade(canvas, 105)
    wall = poly([(-60, 2), (-60, -26), (58, -31), (64, 0)])
    tinted(canvas, wall, "#d0bd80", "#8f7a44", PEN)
    canvas.save()
    canvas.clipPath(wall, doAntiAlias=True)
    for u in np.linspace(-60, 64, 42):
        lean = float(rng.uniform(-3, 3))
        canvas.drawLine(float(u), 3, float(u) + lean, -32, ink(1, 0.4, "#5f5228"))
    canvas.restore()
    bank = [(-70, 5), (-62, -9), (-30, -12), (8, -10),
            (44, -13), (66, -10), (74, 3), (0, 9)]  # fmt: skip
    tinted(canvas, bank, "#93814f", "#5d5230", PEN)
    door = poly([(-16, 7), (-15, -19), (3, -20), (4, 7)])
    tinted(canvas, door, "#b08a50", "#6e5026", PEN)
    for rise in range(-16, 6, 5):
        canvas.drawLine(-15, rise, 3, rise - 1, ink(1.1, 0.6))
    roof = poly([(-66, -23), (-44, -44), (46, -49), (69, -28)])
    tinted(canvas, roof, "#b39774", "#65503a", PEN)
    canvas.save()
    canvas.clipPath(roof, doAntiAlias=True)
    for sheet in range(8):
        left = -70 + sheet * 18
        shift = float(rng.uniform(-3, 3))
        canvas.drawLine(left + shift, -22, left + shift * 0.5 + 12, -50, ink(1.4, 0.6))
    canvas.restore()
    for rise, lean in ((-29, 3), (-38, 12)):
        line(canvas, (-63 + lean, rise), (0, rise - 3), (64 - lean, rise - 4), width=PEN * 1.1,
             value="#4f3a20")  # fmt: skip


def dome_lodge(canvas: skia.Canvas, seed: int) -> None:
    """Draw a round lodge of bent poles under cattail mats."""
    del seed
    _shade(canvas, 90)
    hull = [(-50, 0), (-49, -30), (-30, -54),
            (0, -62), (30, -54), (49, -30),
            (50, 0), (0, 5)]  # fmt: skip
    path = tinted(canvas, hull, "#d9c48c", "#8f7340", PEN)
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    for rise in (0.12, 0.26, 0.4, 0.52):
        line(canvas, (-60, -100 * rise), (0, -100 * (rise - 0.05)),
             (60, -100 * rise), width=PEN, value="#6b5228")  # fmt: skip
    for u in np.linspace(-0.5, 0.5, 24):
        canvas.drawLine(float(u) * 100, 4, float(u) * 80, -62,
                        ink(0.9, 0.3))  # fmt: skip
    canvas.restore()
    canvas.drawPath(path, ink(PEN))
    door = through([(-10, 4), (-11, -22),
                    (0, -30), (11, -22),
                    (10, 4)])  # fmt: skip
    canvas.drawPath(door, fill("#2e1d0e"))


def brush_lodge(canvas: skia.Canvas, seed: int) -> None:
    """Draw a lodge of willow brush, tied round."""
    rng = np.random.default_rng(8400 + seed)
    _shade(canvas, 80)
    cone = [(-40, 0), (-28, -40), (-6, -68),
            (8, -68), (30, -40), (42, 0),
            (0, 5)]  # fmt: skip
    path = tinted(canvas, cone, "#b9ad72", "#6f6434", PEN)
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    for _ in range(90):
        u, v = 100 * float(rng.uniform(-0.42, 0.42)), -100 * float(rng.uniform(0, 0.66))
        canvas.drawLine(u, v, u * 0.84, v - 12, ink(1.3, 0.55, "#4f4a20"))
    canvas.restore()
    for rise, wide in ((0.2, 0.37), (0.44, 0.26)):
        line(canvas, (-100 * wide, -100 * rise), (0, -100 * (rise - 0.05)),
             (100 * wide, -100 * rise), width=PEN * 1.2)  # fmt: skip
    for lean in (-0.12, -0.02, 0.08, 0.16):
        canvas.drawLine(lean * 40, -66, lean * 100, -82,
                        ink(PEN))  # fmt: skip
    canvas.drawPath(poly([(0, -30), (10, 4),
                          (-10, 4)]), fill("#2e1d0e"))  # fmt: skip


def _flat(x: float, y: float, wide: float, high: float) -> skia.Rect:
    return _box(x - wide / 2, y - high / 2, wide, high)


def _box(left: float, top: float, wide: float, high: float) -> skia.Rect:
    return skia.Rect.MakeXYWH(left, top, wide, high)


LODGES: dict[str, Lodge] = {
    "tipi": tipi,
    "earth": earth_lodge,
    "plank": plank_house,
    "mat": mat_lodge,
    "bark": bark_house,
    "banked": banked_house,
    "dome": dome_lodge,
    "brush": brush_lodge,
}
