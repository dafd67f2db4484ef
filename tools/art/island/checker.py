"""The clue checker: a box with six rows of six doors, drawn from above.

Doors lie `PITCH` apart; the upper left one's corner is at `FIRST`. Letters stand left of the rows
at x = `LETTERS`, numbers above the columns at y = `NUMBERS` (pixels of the box's frame).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, glow, ink, oval, poly, soft
from tools.art.desk import image
from tools.art.finish import shadowed
from tools.art.interface import wood

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]

BOX = (992, 992)
FIRST = (136, 136)
PITCH = 134
DOOR = 124
LETTERS = NUMBERS = 88
"""Middles of the letters' column and of the numbers' row."""
_BRASS = ((0, "#f6dd92", 1), (0.35, "#c8973c", 1), (0.6, "#e4bd66", 1), (1, "#85591a", 1))


def checker() -> dict[str, Cut]:
    """Return the box, the door in four steps of opening, and what may be seen behind it."""
    planks = wood()
    found = {"box": Cut(_box(planks))}
    for step, share in enumerate((1.0, 0.72, 0.4, 0.12)):
        found[f"door_{step}"] = Cut(_door(planks, share))
    found["hollow"] = Cut(_hollow())
    found["empty"] = Cut(_empty())
    found["treasure"] = Cut(_treasure())
    return found


def _planks(canvas: skia.Canvas, planks: Layer, rect: skia.Rect, light: float) -> None:
    """Fill a rectangle with wood; `light` above 1 is brighter."""
    pixels = np.clip(planks.astype(float) * light, 0, 255).astype(np.uint8)
    canvas.save()
    canvas.clipRect(rect)
    for left in range(0, BOX[0], planks.shape[1]):
        canvas.drawImage(image(pixels), left + rect.left() - 40, rect.top() - 80)
    canvas.restore()


def _box(planks: Layer) -> Layer:
    easel = Easel(*BOX)
    canvas = easel.canvas
    whole = skia.Rect.MakeLTRB(20, 20, BOX[0] - 20, BOX[1] - 20)
    canvas.save()
    canvas.clipRRect(skia.RRect.MakeRectXY(whole, 26, 26), doAntiAlias=True)
    _planks(canvas, planks, whole, 1.5)
    canvas.restore()
    canvas.drawRoundRect(whole, 26, 26, ink(6, 1, "#2c1a0e"))
    lit = skia.Rect.MakeLTRB(26, 26, BOX[0] - 28, BOX[1] - 28)
    canvas.drawRoundRect(lit, 22, 22, ink(4, 0.4, "#ffe9c0"))
    side = FIRST[0] + 6 * PITCH
    tray = skia.Rect.MakeLTRB(FIRST[0] - 12, FIRST[1] - 12, side + 2, side + 2)
    canvas.drawRoundRect(tray, 8, 8, fill("#24150a"))
    canvas.drawRoundRect(tray, 8, 8, ink(5, 0.9, "#c8973c"))
    for x, y in ((44, 44), (BOX[0] - 44, 44), (44, BOX[1] - 44), (BOX[0] - 44, BOX[1] - 44)):
        canvas.drawCircle(x, y, 14, fade((x - 14, y - 14), (x + 14, y + 14), *_BRASS))
        canvas.drawCircle(x, y, 14, ink(3, 1))
        canvas.drawLine(x - 8, y - 5, x + 8, y + 5, ink(3, 0.8))
    return shadowed(easel.picture(), (7, 9), 7, 0.5)


def _door(planks: Layer, share: float) -> Layer:
    """Draw a door that swings on its left side; `share` is how wide it still looks."""
    easel = Easel(DOOR, DOOR)
    canvas = easel.canvas
    if share < 1:
        canvas.drawImage(image(_hollow()), 0, 0)
    wide, lift = (DOOR - 6) * share, 14 * (1 - share)
    leaf = poly([(3, 3), (3 + wide, 3 - lift), (3 + wide, DOOR - 3 + lift), (3, DOOR - 3)])
    canvas.save()
    canvas.clipPath(leaf, doAntiAlias=True)
    _planks(canvas, planks, skia.Rect.MakeWH(DOOR, DOOR), 1.9 - 0.7 * (1 - share))
    canvas.drawPaint(fade((0, 0), (DOOR, DOOR), (0, "#ffe9c0", 0.25), (0.5, "#ffe9c0", 0),
                          (1, "#1a0f06", 0.3)))  # fmt: skip
    canvas.restore()
    canvas.drawPath(leaf, ink(4, 1, "#2c1a0e"))
    inset = [(3 + wide * 0.14, 20), (3 + wide * 0.86, 20), (3 + wide * 0.86, DOOR - 20),
             (3 + wide * 0.14, DOOR - 20)]  # fmt: skip
    if share > 0.3:
        canvas.drawPath(poly(inset), ink(3, 0.7, "#2c1a0e"))
        canvas.save()
        canvas.translate(1.5, 1.5)
        canvas.drawPath(poly(inset), ink(1.6, 0.5, "#ffe9c0"))
        canvas.restore()
        x, radius = 3 + wide * 0.86, 8
        canvas.drawOval(oval(x + 2, 64, radius * 2 * share, radius * 2), fill("#1a0f06", 0.5, 2))
        canvas.drawOval(oval(x, 62, radius * 2 * share, radius * 2),
                        fade((x - 8, 54), (x + 8, 70), *_BRASS))  # fmt: skip
        canvas.drawOval(oval(x, 62, radius * 2 * share, radius * 2), ink(2.4, 1))
    for y in (24, DOOR - 24):
        canvas.drawRect(oval(6, y, 8, 20), fade((2, y), (10, y), *_BRASS))
        canvas.drawRect(oval(6, y, 8, 20), ink(2, 1))
    return easel.picture()


def _hollow() -> Layer:
    easel = Easel(DOOR, DOOR)
    easel.canvas.drawRect(skia.Rect.MakeWH(DOOR, DOOR), fill("#150b05"))
    easel.canvas.drawRect(
        skia.Rect.MakeWH(DOOR, DOOR),
        fade((0, 0), (DOOR, DOOR), (0, "#000000", 0.8), (1, "#4a2e18", 0.9)),
    )
    easel.canvas.drawRect(skia.Rect.MakeLTRB(2, 2, DOOR - 2, DOOR - 2), ink(5, 1, "#0a0502"))
    return easel.picture()


def _empty() -> Layer:
    """Draw a cobweb in a hollow."""
    easel = Easel(DOOR, DOOR)
    canvas = easel.canvas
    canvas.drawImage(image(_hollow()), 0, 0)
    pen = ink(2, 0.75, "#cfc6b4")
    turns = np.linspace(0.0, np.pi / 2, 5)
    for turn in turns:
        canvas.drawLine(4, 4, 4 + 96 * np.cos(turn), 4 + 96 * np.sin(turn), pen)
    for reach in (28, 48, 68, 86):
        points = [(4 + reach * np.cos(turn), 4 + reach * np.sin(turn)) for turn in turns]
        for (x, y), (u, v) in pairwise(points):
            middle = ((x + u) / 2 * 0.9 + 0.4, (y + v) / 2 * 0.9 + 0.4)
            canvas.drawPath(soft([(x, y), middle, (u, v)]), pen)
    canvas.drawLine(80, 60, 80, 86, ink(1.6, 0.8, "#cfc6b4"))
    canvas.drawCircle(80, 92, 8, fill("#8d8577"))
    for side in (-1, 1):
        for lean in (-6, 1, 8):
            knee, foot = (80 + side * 12, 88 + lean), (80 + side * 17, 98 + lean)
            canvas.drawPath(soft([(80, 92), knee, foot]), ink(2, 1, "#8d8577"))
    return easel.picture()


def _treasure() -> Layer:
    easel = Easel(DOOR, DOOR)
    easel.canvas.drawImage(image(_hollow()), 0, 0)
    draw_chest(easel.canvas)
    return easel.picture()


def draw_chest(canvas: skia.Canvas) -> None:
    """Draw an open chest on a field of `DOOR` pixels."""
    canvas.drawCircle(62, 56, 60, glow((62, 56), 60, (0, "#ffe27a", 0.9), (1, "#ffb52e", 0)))
    lid = soft([(20, 50), (22, 26), (62, 14), (102, 26), (104, 50), (62, 46)], closed=True)
    canvas.drawPath(lid, fade((0, 14), (0, 50), (0, "#a06a38", 1), (1, "#5f3a1b", 1)))
    canvas.drawPath(lid, ink(3.4, 1))
    for x, y, size in ((34, 60, 11), (50, 54, 12), (66, 56, 11), (82, 56, 12), (92, 62, 9),
                       (58, 62, 11), (74, 64, 11), (42, 66, 10)):  # fmt: skip
        canvas.drawCircle(x, y, size, glow((x - 4, y - 4), size * 1.6, (0, "#fff3b0", 1),
                                           (1, "#d9961e", 1)))  # fmt: skip
        canvas.drawCircle(x, y, size, ink(2.2, 1, "#7a4a10"))
    gem = poly([(70, 40), (80, 48), (70, 60), (60, 48)])
    canvas.drawPath(gem, fill("#d0402b"))
    canvas.drawPath(gem, ink(2.4, 1))
    body = skia.Rect.MakeLTRB(18, 68, 106, 110)
    canvas.drawRoundRect(body, 5, 5, fade((0, 68), (0, 110), (0, "#b07840", 1), (1, "#5f3a1b", 1)))
    canvas.drawRoundRect(body, 5, 5, ink(3.4, 1))
    for x in (32, 92):
        canvas.drawRect(oval(x, 89, 9, 42), fade((x - 5, 68), (x + 5, 110), *_BRASS))
        canvas.drawRect(oval(x, 89, 9, 42), ink(2, 1))
    canvas.drawCircle(62, 86, 10, fade((52, 76), (72, 96), *_BRASS))
    canvas.drawCircle(62, 86, 10, ink(2.6, 1))
    canvas.drawLine(62, 84, 62, 90, ink(3.4, 1))
