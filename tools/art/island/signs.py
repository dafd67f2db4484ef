"""Small symbols of terrains and sites, told apart without colour and in small."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skia

from tools.art.atlas import Cut
from tools.art.brush import INK, Easel, fill, ink, oval, poly, soft
from tools.art.finish import outlined

if TYPE_CHECKING:
    from collections.abc import Sequence

    Spot = tuple[float, float]


def signs() -> dict[str, Cut]:
    """Return every symbol as `sign_` and the word that records have for it."""
    found = {}
    for name, draw in _SIGNS.items():
        easel = Easel(80, 80)
        draw(easel.canvas)
        found[f"sign_{name}"] = Cut(outlined(easel.picture(), 3.0, "#fdf6e4", 0.95))
    return found


def _sign(canvas: skia.Canvas, points: Sequence[Spot], value: str) -> None:
    canvas.drawPath(poly(points), fill(value))
    canvas.drawPath(poly(points), ink(4, 1))


def _sign_jungle(canvas: skia.Canvas) -> None:
    canvas.drawPath(soft([(36, 72), (38, 52), (42, 34)]), ink(9, 1))
    canvas.drawPath(soft([(36, 72), (38, 52), (42, 34)]), ink(4, 1, "#a8793f"))
    for u, v in ((10, 34), (16, 16), (40, 8), (64, 14), (72, 34), (58, 48), (24, 48)):
        middle = ((42 + u) / 2, (32 + v) / 2 - 8)
        for width, value in ((11, INK), (5, "#4f8f3f")):
            canvas.drawPath(soft([(42, 32), middle, (u, v)]), ink(width, 1, value))


def _sign_mountain(canvas: skia.Canvas) -> None:
    _sign(canvas, [(38, 68), (56, 26), (76, 68)], "#9c8163")
    _sign(canvas, [(4, 68), (32, 10), (60, 68)], "#c7ab82")
    _sign(canvas, [(32, 10), (42, 31), (34, 28), (30, 36), (22, 31)], "#ffffff")


def _sign_plain(canvas: skia.Canvas) -> None:
    for x, y in ((22, 40), (56, 44), (38, 66)):
        for lean in (-11, -4, 4, 11):
            for width, value in ((7.5, INK), (3.5, "#a5b03f")):
                canvas.drawLine(x + lean * 0.4, y, x + lean, y - 22, ink(width, 1, value))


def _sign_swamp(canvas: skia.Canvas) -> None:
    for y in (54, 66):
        for width, value in ((9, INK), (4, "#5fa3b3")):
            canvas.drawPath(soft([(8, y), (22, y - 7), (36, y), (52, y - 7), (72, y)]),
                            ink(width, 1, value))  # fmt: skip
    for x, top in ((24, 18), (40, 8), (56, 20)):
        canvas.drawLine(x, 50, x, top, ink(5, 1))
        canvas.drawRoundRect(oval(x, top + 8, 11, 20), 5, 5, fill("#7b4c22"))
        canvas.drawRoundRect(oval(x, top + 8, 11, 20), 5, 5, ink(3, 1))


def _sign_outback(canvas: skia.Canvas) -> None:
    for width, value in ((19, INK), (11, "#7d9a4a")):
        canvas.drawLine(40, 70, 40, 14, ink(width, 1, value))
        for x, low, top in ((18, 50, 30), (62, 42, 20)):
            canvas.drawPath(poly([(40, low), (x, low), (x, top)], closed=False),
                            ink(width * 0.78, 1, value))  # fmt: skip


def _sign_sea(canvas: skia.Canvas) -> None:
    for y in (24, 42, 60):
        wave = soft([(6, y), (18, y - 12), (30, y), (40, y + 6), (50, y), (62, y - 12), (74, y)])
        for width, value in ((12, INK), (6, "#4f9fc0")):
            canvas.drawPath(wave, ink(width, 1, value))


def _sign_fort(canvas: skia.Canvas) -> None:
    _sign(canvas, [(12, 70), (12, 26), (24, 26), (24, 36), (34, 36), (34, 26), (46, 26), (46, 36),
                   (56, 36), (56, 26), (68, 26), (68, 70)], "#f0d9a0")  # fmt: skip
    _sign(canvas, [(33, 70), (33, 54), (40, 48), (47, 54), (47, 70)], "#4a3018")
    canvas.drawLine(40, 36, 40, 4, ink(4, 1))
    _sign(canvas, [(41, 4), (64, 11), (41, 19)], "#f2c02e")


def _sign_water(canvas: skia.Canvas) -> None:
    drop = skia.Path()
    drop.moveTo(40, 6)
    drop.cubicTo(48, 26, 64, 36, 64, 52)
    drop.cubicTo(64, 82, 16, 82, 16, 52)
    drop.cubicTo(16, 36, 32, 26, 40, 6)
    canvas.drawPath(drop, fill("#4fa6cf"))
    canvas.drawPath(drop, ink(5, 1))
    canvas.drawPath(soft([(26, 52), (28, 62), (38, 66)]), ink(5, 0.9, "#ffffff"))


def _sign_cave(canvas: skia.Canvas) -> None:
    hill = soft([(4, 72), (6, 42), (22, 12), (44, 8), (66, 24), (76, 72), (40, 74)], closed=True)
    canvas.drawPath(hill, fill("#c3a474"))
    canvas.drawPath(hill, ink(4.5, 1))
    mouth = soft([(22, 72), (22, 50), (40, 34), (58, 50), (58, 72), (40, 72)], closed=True)
    canvas.drawPath(mouth, fill("#120b06"))


def _sign_ruins(canvas: skia.Canvas) -> None:
    _sign(canvas, [(6, 74), (10, 62), (70, 62), (74, 74)], "#e6d7ae")
    for x, top in ((16, 26), (34, 26), (54, 40)):
        _sign(canvas, [(x - 5, 62), (x - 5, top), (x + 7, top + (8 if x > 50 else 0)), (x + 7, 62)],
              "#f6ecce")  # fmt: skip
    _sign(canvas, [(4, 26), (26, 8), (48, 26)], "#e6d7ae")


def _sign_port(canvas: skia.Canvas) -> None:
    for width, value in ((13, INK), (6, "#7fb3c4")):
        canvas.drawLine(40, 22, 40, 68, ink(width, 1, value))
        canvas.drawLine(26, 32, 54, 32, ink(width, 1, value))
        arc = skia.Path()
        arc.addArc(oval(40, 44, 56, 52), 15, 150)
        canvas.drawPath(arc, ink(width, 1, value))
        canvas.drawCircle(40, 14, 8, ink(width * 0.62, 1, value))


def _sign_nothing(canvas: skia.Canvas) -> None:
    hook = skia.Path()
    hook.moveTo(22, 26)
    hook.cubicTo(22, 2, 62, 2, 60, 26)
    hook.cubicTo(58, 40, 40, 40, 40, 54)
    for width, value in ((17, INK), (9, "#d9a441")):
        canvas.drawPath(hook, ink(width, 1, value))
        canvas.drawCircle(40, 69, width * 0.5, fill(value))


_SIGNS = {
    "jungle": _sign_jungle,
    "mountain": _sign_mountain,
    "plain": _sign_plain,
    "swamp": _sign_swamp,
    "outback": _sign_outback,
    "sea": _sign_sea,
    "checkpoint": _sign_fort,
    "water": _sign_water,
    "cave": _sign_cave,
    "ruins": _sign_ruins,
    "port": _sign_port,
    "nothing": _sign_nothing,
}
