"""Icons that are signs: arrows, ways to look, yes and no, what goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skia

from tools.art.brush import fill, ink, oval, poly
from tools.art.icon_pens import INK, PEN, arc, brass, disc, line, mirrored, shape, stroke, turned

if TYPE_CHECKING:
    from tools.art.icon_pens import Draw


def _undo(canvas: skia.Canvas) -> None:
    path = skia.Path()
    path.moveTo(30, 38)
    path.lineTo(56, 38)
    path.cubicTo(88, 38, 88, 78, 56, 78)
    path.lineTo(34, 78)
    stroke(canvas, path)
    shape(canvas, [(10, 38), (36, 15), (36, 61)])


def _reset(canvas: skia.Canvas) -> None:
    stroke(canvas, arc(48, 50, 28, -60, 285))
    shape(canvas, [(46, 6), (46, 42), (76, 20)][::-1])


def _rotate(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.rotate(-10, 44, 66)
    canvas.drawRect(oval(44, 68, 36, 36), fill("#a9c27a"))
    canvas.drawPath(poly([(26, 86), (62, 50), (62, 86)]), fill("#6fa9b3"))
    canvas.drawRect(oval(44, 68, 36, 36), ink(PEN, 1, INK))
    canvas.restore()
    stroke(canvas, arc(48, 54, 36, -175, 110), 8)
    shape(canvas, [(54, 4), (92, 24), (62, 50)])


def _lens(canvas: skia.Canvas) -> None:
    stroke(canvas, line((62, 62), (82, 82)), 10)
    canvas.drawCircle(40, 40, 27, fill("#dcebe6", 0.95))
    stroke(canvas, arc(40, 40, 26, 0, 360), 5)


def _zoom_out(canvas: skia.Canvas) -> None:
    _lens(canvas)
    canvas.drawLine(28, 40, 52, 40, ink(6, 1, INK))


def _zoom_in(canvas: skia.Canvas) -> None:
    _zoom_out(canvas)
    canvas.drawLine(40, 28, 40, 52, ink(6, 1, INK))


def _fit(canvas: skia.Canvas) -> None:
    canvas.drawRect(oval(48, 48, 36, 30), fill("#e9d6a6"))
    canvas.drawRect(oval(48, 48, 36, 30), ink(PEN, 1, INK))
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = (48 + x * 36, 48 + y * 34)
        stroke(
            canvas,
            line((corner[0] - x * 16, corner[1]), corner, (corner[0], corner[1] - y * 16)),
            6,
        )


def _menu(canvas: skia.Canvas) -> None:
    for y in (24, 48, 72):
        stroke(canvas, line((18, y), (78, y)), 8)


def _arrow_right(canvas: skia.Canvas) -> None:
    shape(
        canvas,
        [(12, 36), (48, 36), (48, 16), (86, 48), (48, 80), (48, 60), (12, 60)],
    )


def _check(canvas: skia.Canvas) -> None:
    stroke(canvas, line((20, 50), (40, 72), (78, 24)), 12)


def _cross(canvas: skia.Canvas) -> None:
    for pen in (ink(21, 1, INK), ink(12.5, 1, "#c8553a")):
        canvas.drawLine(26, 26, 70, 70, pen)
        canvas.drawLine(70, 26, 26, 70, pen)


def _plus(canvas: skia.Canvas) -> None:
    for pen in (ink(20, 1, INK), ink(12, 1, "#dbb055")):
        canvas.drawLine(20, 48, 76, 48, pen)
        canvas.drawLine(48, 20, 48, 76, pen)


def _minus(canvas: skia.Canvas) -> None:
    stroke(canvas, line((20, 48), (76, 48)), 12)


def _play(canvas: skia.Canvas) -> None:
    shape(canvas, [(24, 12), (82, 48), (24, 84)])


def _info(canvas: skia.Canvas) -> None:
    disc(canvas, (48, 48), 37)
    canvas.drawCircle(48, 28, 6, fill(INK))
    canvas.drawLine(48, 44, 48, 68, ink(10, 1, INK))


def _skip(canvas: skia.Canvas) -> None:
    shape(canvas, [(12, 16), (46, 48), (12, 80)])
    shape(canvas, [(44, 16), (78, 48), (44, 80)])
    canvas.drawLine(84, 16, 84, 80, ink(8, 1, INK))


def _faster(canvas: skia.Canvas) -> None:
    shape(canvas, [(12, 16), (48, 48), (12, 80)])
    shape(canvas, [(48, 16), (86, 48), (48, 80)])


def _question(canvas: skia.Canvas) -> None:
    path = skia.Path()
    path.moveTo(28, 32)
    path.cubicTo(28, 4, 70, 4, 70, 32)
    path.cubicTo(70, 48, 48, 46, 48, 64)
    stroke(canvas, path, 11)
    canvas.drawCircle(48, 83, 10, ink(PEN, 1, INK))
    canvas.drawCircle(48, 83, 9, brass())


SIGNS: dict[str, Draw] = {
    "undo": _undo,
    "reset": _reset,
    "rotate_left": mirrored(_rotate),
    "rotate_right": _rotate,
    "zoom_in": _zoom_in,
    "zoom_out": _zoom_out,
    "fit": _fit,
    "menu": _menu,
    "arrow_up": turned(_arrow_right, -90),
    "arrow_down": turned(_arrow_right, 90),
    "arrow_left": turned(_arrow_right, 180),
    "arrow_right": _arrow_right,
    "check": _check,
    "cross": _cross,
    "plus": _plus,
    "minus": _minus,
    "play": _play,
    "info": _info,
    "skip": _skip,
    "faster": _faster,
    "question": _question,
}
