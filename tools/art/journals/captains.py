"""The four who kept journals, told by their boards' leather and by things of their trade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.art.brush import fade, fill, ink, oval, poly
from tools.art.desk import draw_compass, draw_inkwell, draw_quill
from tools.art.journals.growing import PLANTS
from tools.art.journals.nature import tinted

if TYPE_CHECKING:
    from collections.abc import Callable

    import skia

    Things = Callable[[skia.Canvas], None]

_BRASS = ((0, "#fbe6a4", 1), (0.3, "#c8963c", 1), (0.55, "#e8c46c", 1), (1, "#7c5116", 1))
WIDE, HIGH = 480, 138
"""The field that the things are drawn on."""


@dataclass(frozen=True, slots=True)
class Captain:
    """Three tones of the board's leather, and what lies at its head."""

    leather: tuple[str, str, str]
    things: Things


def draw_things(canvas: skia.Canvas, name: str, box: tuple[float, float, float, float]) -> None:
    """Draw what belongs to a captain, fitted into a box (left, top, right, bottom)."""
    left, top, right, bottom = box
    scale = min((right - left) / WIDE, (bottom - top) / HIGH)
    canvas.save()
    canvas.translate((left + right - WIDE * scale) / 2, (top + bottom - HIGH * scale) / 2)
    canvas.scale(scale, scale)
    CAPTAINS[name].things(canvas)
    canvas.restore()


def _shade(canvas: skia.Canvas, path: skia.Path) -> None:
    canvas.save()
    canvas.translate(5, 8)
    canvas.drawPath(path, fill("#0d0703", 0.5, 6))
    canvas.restore()


def _solid(canvas: skia.Canvas, points: list[tuple[float, float]], light: str, dark: str) -> None:
    path = poly(points)
    _shade(canvas, path)
    tinted(canvas, path, light, dark, 3)


def _lewis(canvas: skia.Canvas) -> None:
    """Draw a spyglass and a pressed plant."""
    canvas.save()
    canvas.rotate(-9, 160, 70)
    for left, right, half in ((20, 120, 20), (112, 206, 25), (198, 300, 31)):
        path = poly([(left, 70 - half), (right, 70 - half), (right, 70 + half), (left, 70 + half)])
        _shade(canvas, path)
        leather = left == 112
        paint = fade((0, 70 - half), (0, 70 + half), *_BRASS)
        if leather:
            paint = fade(
                (0, 45), (0, 95), (0, "#a8683a", 1), (0.4, "#7a4420", 1), (1, "#3a1f0c", 1)
            )
        canvas.drawPath(path, paint)
        canvas.drawPath(path, ink(3))
    canvas.restore()
    canvas.save()
    canvas.translate(318, 8)
    canvas.rotate(5)
    sheet = poly([(0, 0), (150, 0), (150, 122), (0, 122)])
    _shade(canvas, sheet)
    canvas.drawPath(sheet, fill("#f6ecd0"))
    canvas.drawPath(sheet, ink(2.6))
    canvas.translate(-10, 6)
    PLANTS["camas"](canvas)
    canvas.restore()


def _clark(canvas: skia.Canvas) -> None:
    """Draw a compass on a map."""
    canvas.save()
    canvas.rotate(-4, 300, 70)
    sheet = poly([(130, 10), (470, 10), (470, 130), (130, 130)])
    _shade(canvas, sheet)
    canvas.drawPath(sheet, fade((130, 10), (470, 130), (0, "#f8edd0", 1), (1, "#dcc596", 1)))
    canvas.drawPath(sheet, ink(2.6))
    for drop, width, value in ((0.0, 9.0, "#3c86aa"), (26.0, 5.0, "#3c86aa")):
        pen = ink(width, 0.9, value)
        points = [
            (150.0 + 30 * i, 70 + drop + 24 * float(np.sin(i * 0.9 + drop))) for i in range(11)
        ]
        canvas.drawPath(poly(points, closed=False), pen)
    for x in (230, 262, 292, 356, 384):
        tinted(canvas, poly([(x - 16, 50), (x, 20), (x + 16, 50)]), "#ecdab2", "#8c6d4c", 2)
    canvas.restore()
    draw_compass(canvas, 84, 70, 60)


def _gass(canvas: skia.Canvas) -> None:
    """Draw an axe and a saw."""
    canvas.save()
    canvas.rotate(-7, 120, 70)
    _solid(canvas, [(10, 78), (212, 60), (214, 74), (12, 96)], "#d2a368", "#7d5228")
    head = [(176.0, 66.0), (172.0, 24.0), (228.0, 6.0), (244.0, 62.0), (216.0, 62.0)]
    _solid(canvas, head, "#e2e6e8", "#7b858c")
    canvas.restore()
    canvas.save()
    canvas.rotate(6, 360, 70)
    teeth = [(280.0 + i * 7, 96.0 + (6 if i % 2 else 0)) for i in range(21)]
    _solid(canvas, [(276, 74), (424, 38), (426, 90), *teeth[::-1]], "#eef1f2", "#8a959c")
    grip = [(414.0, 30.0), (468.0, 22.0), (474.0, 100.0), (424.0, 104.0)]
    _solid(canvas, grip, "#b98048", "#6b4220")
    canvas.drawOval(oval(446, 64, 24, 40), fill("#241408"))
    canvas.restore()


def _ordway(canvas: skia.Canvas) -> None:
    """Draw a closed journal, an inkwell and a quill."""
    canvas.save()
    canvas.rotate(-5, 100, 70)
    cover = poly([(16, 14), (196, 14), (196, 128), (16, 128)])
    _shade(canvas, cover)
    tinted(canvas, cover, "#b5653a", "#5a2a14", 3)
    canvas.drawRect(oval(106, 71, 150, 86), ink(2.4, 0.8, "#e6c069"))
    canvas.drawRect(oval(106, 71, 136, 72), ink(1.4, 0.8, "#e6c069"))
    canvas.drawLine(30, 14, 30, 128, ink(3, 0.7))
    canvas.drawLine(170, 14, 170, 128, ink(9, 1, "#3f2a12"))
    canvas.restore()
    draw_inkwell(canvas, 286, 78, 46)
    draw_quill(canvas, 288, 84, 190, -18)


CAPTAINS = {
    "lewis": Captain(("#2f4a34", "#3c5c42", "#4d6f52"), _lewis),
    "clark": Captain(("#2a3c58", "#36496a", "#475c80"), _clark),
    "gass": Captain(("#5e4526", "#735631", "#89693f"), _gass),
    "ordway": Captain(("#55281c", "#6b3526", "#824634"), _ordway),
}
