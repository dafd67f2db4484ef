"""Forts and sites as they are drawn on the island, and the rings around their hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, glow, ink, oval, poly, soft
from tools.art.finish import shadowed
from tools.art.island.growth import draw_palm, draw_rock
from tools.art.island.measures import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Spot = tuple[float, float]

MARGIN = 8
_LIT, _STONE, _SHADE = "#f2e6c8", "#cdb78c", "#8d7550"
_PEN = 2.4


def places() -> dict[str, Cut]:
    """Return fort, water, cave, ruins and port, as large as a hex, and both rings."""
    kinds: dict[str, Callable[[skia.Canvas], None]] = {
        "fort": _fort,
        "water": _water,
        "cave": _cave,
        "ruins": _ruins,
        "port": _port,
    }
    found = {}
    for name, draw in kinds.items():
        easel = Easel(WIDTH, HEIGHT)
        easel.canvas.translate(WIDTH / 2 - 2, HEIGHT / 2)
        easel.canvas.scale(0.9, 0.9)
        draw(easel.canvas)
        found[name] = Cut(shadowed(easel.picture(), (4, 4), 3, 0.4))
    found["ring_fort"] = Cut(_ring("#f4c531", "#7a5510"))
    found["ring_site"] = Cut(_ring("#d0402b", "#5f130b"))
    found["plate"] = _plate()
    return found


def hexagon(x: float, y: float, inset: float = 0) -> skia.Path:
    """Return a hex of the map's size around a point."""
    wide, high = WIDTH / 2 - inset * 1.15, HEIGHT / 2 - inset
    return poly([(x - wide, y), (x - wide / 2, y - high), (x + wide / 2, y - high),
                 (x + wide, y), (x + wide / 2, y + high), (x - wide / 2, y + high)])  # fmt: skip


def _ring(value: str, edge: str) -> np.ndarray:
    easel = Easel(WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
    path = hexagon(WIDTH / 2 + MARGIN, HEIGHT / 2 + MARGIN, 4)
    easel.canvas.drawPath(path, ink(15, 0.9, edge))
    easel.canvas.drawPath(path, ink(10, 1, value))
    easel.canvas.drawPath(hexagon(WIDTH / 2 + MARGIN - 1, HEIGHT / 2 + MARGIN - 1, 4),
                          ink(2.5, 0.6, "#fff6d8"))  # fmt: skip
    return easel.picture()


def _plate() -> Cut:
    """Draw a small paper plate for a label; it stretches."""
    easel = Easel(96, 64)
    rect = skia.Rect.MakeLTRB(6, 6, 90, 58)
    easel.canvas.drawRoundRect(rect, 16, 16, fade((0, 6), (0, 58), (0, "#fdf6e0", 0.97),
                                                  (1, "#ead6a6", 0.97)))  # fmt: skip
    easel.canvas.drawRoundRect(rect, 16, 16, ink(3, 0.9))
    return Cut(shadowed(easel.picture(), (2, 3), 2, 0.45), slices=(26, 24, 26, 24), shadow=(6,) * 4)


def _part(canvas: skia.Canvas, points: Sequence[Spot], value: str) -> None:
    canvas.drawPath(poly(points), fill(value))
    canvas.drawPath(poly(points), ink(_PEN, 0.95))


def _wall(canvas: skia.Canvas, left: float, right: float, foot: float, high: float) -> None:
    """Draw a wall with battlements."""
    points = [(left, foot), (left, foot - high)]
    count = max(3, round((right - left) / 9) | 1)
    step = (right - left) / count
    for number in range(count):
        up = foot - high - (7 if number % 2 == 0 else 0)
        points += [(left + number * step, up), (left + (number + 1) * step, up)]
    points += [(right, foot - high), (right, foot)]
    _part(canvas, points, _STONE)
    for row in range(1, int(high // 9)):
        y = foot - row * 9
        for x in np.arange(left + (6 if row % 2 else 12), right - 6, 14):
            canvas.drawLine(x, y, x + 6, y, ink(1.4, 0.4))


def _tower(canvas: skia.Canvas, x: float, foot: float, wide: float, high: float) -> None:
    canvas.drawOval(oval(x + wide * 0.6, foot, wide * 2, 12), fill("#20180c", 0.35, 3))
    body = skia.Rect.MakeLTRB(x - wide / 2, foot - high, x + wide / 2, foot)
    canvas.drawRect(body, fade((x - wide / 2, 0), (x + wide / 2, 0), (0, _LIT, 1), (0.5, _STONE, 1),
                               (1, _SHADE, 1)))  # fmt: skip
    canvas.drawRect(body, ink(_PEN, 0.95))
    _wall(canvas, x - wide / 2 - 4, x + wide / 2 + 4, foot - high + 3, 9)
    canvas.drawRect(oval(x - 1, foot - high * 0.55, 5, 11), fill("#3a2a18"))


def _fort(canvas: skia.Canvas) -> None:
    canvas.drawOval(oval(6, 50, 150, 26), fill("#20180c", 0.3, 4))
    _tower(canvas, -40, 26, 26, 50)
    _tower(canvas, 42, 26, 26, 50)
    _wall(canvas, -42, 44, 30, 28)
    _tower(canvas, -56, 52, 28, 52)
    _tower(canvas, 58, 52, 28, 52)
    _wall(canvas, -44, 46, 56, 34)
    gate = skia.Path()
    gate.moveTo(-12, 56)
    gate.lineTo(-12, 38)
    gate.arcTo(oval(1, 38, 26, 26), 180, 180, False)  # noqa: FBT003 - skia's own
    gate.lineTo(14, 56)
    canvas.drawPath(gate, fill("#4a3018"))
    canvas.drawPath(gate, ink(_PEN, 1))
    for x in (-5, 1, 7):
        canvas.drawLine(x, 29, x, 56, ink(1.4, 0.7, "#1c1008"))
    canvas.drawLine(2, -2, 2, -60, ink(4, 1))
    flag = soft([(3, -60), (18, -64), (30, -56), (42, -58), (42, -38), (30, -37), (18, -43),
                 (3, -40)])  # fmt: skip
    canvas.drawPath(flag, fill("#f2c02e"))
    canvas.drawPath(flag, ink(_PEN, 1))


def _water(canvas: skia.Canvas) -> None:
    """Draw a spring that falls over rocks into a pool."""
    pool = soft([(-62, 30), (-40, 14), (0, 10), (44, 14), (66, 32), (44, 54), (0, 60), (-46, 54)],
                closed=True)  # fmt: skip
    canvas.drawPath(pool, ink(9, 0.8, "#dfcf9c"))
    canvas.drawPath(pool, glow((-10, 30), 70, (0, "#9fdde4", 1), (1, "#2f80a8", 1)))
    canvas.drawPath(pool, ink(_PEN, 1))
    cliff = [(-50, 22), (-46, -20), (-22, -52), (8, -58), (40, -40), (52, 0), (50, 22), (16, 14),
             (-18, 14)]  # fmt: skip
    _part(canvas, cliff, "#c9b48c")
    _part(canvas, [(8, -58), (40, -40), (52, 0), (50, 22), (24, 15), (20, -20)], "#8c7452")
    fall = poly([(-10, -46), (12, -48), (16, 22), (-18, 22)])
    canvas.drawPath(fall, fade((0, -48), (0, 22), (0, "#bfe9f0", 1), (1, "#f4fdff", 1)))
    canvas.drawPath(fall, ink(_PEN, 0.9, "#1f5f7d"))
    for x in (-6, 1, 8):
        canvas.drawLine(x * 0.7, -42, x, 16, ink(2.2, 0.7, "#3f93b8"))
    for x, y, wide in ((0, 28, 40), (-6, 38, 62), (4, 48, 40)):
        canvas.drawArc(oval(x, y, wide, 10), 20, 140, False, ink(2.4, 0.9, "#eaf8fa"))  # noqa: FBT003
    canvas.save()
    canvas.translate(62, 30)
    draw_palm(canvas, np.random.default_rng(3))
    canvas.restore()


def _cave(canvas: skia.Canvas) -> None:
    hill = soft([(-78, 52), (-70, 10), (-40, -44), (4, -62), (46, -40), (74, 8), (80, 52),
                 (0, 60)], closed=True)  # fmt: skip
    canvas.drawPath(hill, fade((-70, -50), (70, 50), (0, "#e8d4aa", 1), (0.5, "#b1956b", 1),
                               (1, "#6f5638", 1)))  # fmt: skip
    canvas.drawPath(hill, ink(_PEN, 1))
    for x, y, u, v in ((-52, -8, -40, 14), (-26, -38, -20, -20), (50, -22, 60, 2), (58, 14, 66, 36),
                       (26, -44, 34, -28)):  # fmt: skip
        canvas.drawLine(x, y, u, v, ink(2, 0.5))
    mouth = soft([(-34, 54), (-36, 20), (-18, -12), (6, -18), (28, -4), (38, 24), (36, 54)],
                 closed=True)  # fmt: skip
    canvas.drawPath(mouth, ink(8, 0.7, "#5a432a"))
    canvas.drawPath(mouth, glow((4, 40), 60, (0, "#000000", 1), (0.6, "#150d07", 1),
                                (1, "#3a2817", 1)))  # fmt: skip
    canvas.drawPath(mouth, ink(_PEN, 1))
    for x, high in ((-16, 16), (-4, 11), (14, 18)):
        canvas.drawPath(poly([(x - 5, -10), (x + 5, -11), (x, -10 + high)]), fill("#a88d63"))
    for x, y in ((-58, 60), (52, 62)):
        canvas.save()
        canvas.translate(x, y)
        draw_rock(canvas, np.random.default_rng(abs(x)))
        canvas.restore()


def _ruins(canvas: skia.Canvas) -> None:
    """Draw columns of a temple before a thicket."""
    for x, y, size in ((-62, 8, 24), (-34, -16, 28), (0, -6, 30), (30, -18, 26), (58, 4, 26)):
        canvas.drawCircle(x, y, size + 2, fill("#152a14", 0.9))
    for x, y, size in ((-62, 8, 24), (-34, -16, 28), (0, -6, 30), (30, -18, 26), (58, 4, 26)):
        canvas.drawCircle(x, y, size, glow((x - 8, y - 10), size * 1.6, (0, "#6f9a50", 1),
                                           (1, "#2c5530", 1)))  # fmt: skip
    _part(canvas, [(-74, 58), (-64, 44), (66, 44), (76, 58)], "#d9c79c")
    _part(canvas, [(-62, 44), (-54, 32), (56, 32), (64, 44)], "#ece0bf")
    for x, high in ((-44, 74), (-14, 40), (16, 70), (46, 56)):
        top = 32 - high
        body = skia.Rect.MakeLTRB(x - 9, top, x + 9, 32)
        canvas.drawRect(body, fade((x - 9, 0), (x + 9, 0), (0, "#fbf3da", 1), (0.5, "#dccb9f", 1),
                                   (1, "#8f7a54", 1)))  # fmt: skip
        canvas.drawRect(body, ink(_PEN, 0.95))
        for flute in (-3, 3):
            canvas.drawLine(x + flute, top + 3, x + flute, 30, ink(1.3, 0.4))
        if high > 60:
            _part(canvas, [(x - 13, top), (x - 13, top - 8), (x + 13, top - 8), (x + 13, top)],
                  "#ece0bf")  # fmt: skip
        else:
            _part(canvas, [(x - 9, top + 1), (x - 4, top - 7), (x + 3, top - 2), (x + 9, top + 3)],
                  "#dccb9f")  # fmt: skip
    _part(canvas, [(-60, -50), (-8, -50), (-12, -62), (-36, -76), (-60, -62)], "#e2d3a8")
    canvas.drawLine(-30, 12, -26, 24, ink(2, 0.6))
    for x, turn in ((30, 20), (-66, -30)):
        canvas.save()
        canvas.translate(x, 60)
        canvas.rotate(turn)
        _part(canvas, [(-14, -6), (14, -6), (14, 6), (-14, 6)], "#cbb78a")
        canvas.restore()
    vine = soft([(-52, 32), (-50, 6), (-38, -16), (-46, -36)])
    canvas.drawPath(vine, ink(3.4, 1, "#4f7a38"))
    for x, y in ((-51, 16), (-44, -6), (-40, -22), (-46, -32)):
        canvas.drawOval(oval(x, y, 9, 7), fill("#6b9a47"))
        canvas.drawOval(oval(x, y, 9, 7), ink(1.2, 0.7))


def _port(canvas: skia.Canvas) -> None:
    for left, foot, wide, high, value in ((-70, 8, 38, 30, "#c9553a"), (-30, 2, 34, 38, "#b8452f"),
                                          (2, 10, 32, 28, "#c9553a")):  # fmt: skip
        canvas.drawRect(
            skia.Rect.MakeLTRB(left, foot - high, left + wide, foot),
            fade((left, 0), (left + wide, 0), (0, "#fbf2da", 1), (1, "#cdb78c", 1)),
        )
        canvas.drawRect(skia.Rect.MakeLTRB(left, foot - high, left + wide, foot), ink(_PEN, 0.95))
        _part(canvas, [(left - 4, foot - high), (left + wide / 2, foot - high - 18),
                       (left + wide + 4, foot - high)], value)  # fmt: skip
        for x in (left + wide * 0.3, left + wide * 0.7):
            canvas.drawRect(oval(x, foot - high * 0.5, 6, 9), fill("#5b4126"))
    canvas.drawRect(skia.Rect.MakeLTRB(-80, 8, 44, 20), fill("#a87b4b"))
    canvas.drawRect(skia.Rect.MakeLTRB(-80, 8, 44, 20), ink(_PEN, 1))
    for x in range(-68, 44, 14):
        canvas.drawLine(x, 9, x, 34, ink(4.5, 1, "#54361c"))
    for y in (30, 42, 54):
        canvas.drawPath(soft([(-76, y), (-50, y - 5), (-30, y), (-6, y - 5), (14, y)]),
                        ink(3.2, 0.9, "#2f80a8"))  # fmt: skip
    canvas.drawLine(46, 34, 46, -56, ink(4.5, 1))
    for points, value in (([(49, -54), (84, 10), (49, 14)], "#fbf5e3"),
                          ([(43, -44), (18, 12), (43, 14)], "#e0d2ab")):  # fmt: skip
        _part(canvas, points, value)
    hull = soft([(14, 24), (20, 24), (80, 24), (86, 24), (78, 48), (66, 54), (30, 54), (22, 46)],
                closed=True)  # fmt: skip
    canvas.drawPath(hull, fade((0, 22), (0, 54), (0, "#a06a3c", 1), (1, "#5d3a1e", 1)))
    canvas.drawPath(hull, ink(_PEN, 1))
