"""Icons in ink and brass, drawn on a field of 96 by 96 pixels (48 at 1080p)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink, oval, poly
from tools.art.finish import outlined

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Spot = tuple[float, float]

SIZE = 96
_INK = "#3a2815"
_PEN = 4.0


def icons() -> dict[str, Cut]:
    """Return every icon by its name."""
    found = {}
    for name, draw in _ICONS.items():
        easel = Easel(SIZE, SIZE)
        draw(easel.canvas)
        found[name] = Cut(outlined(easel.picture(), 2.2, "#fdf6e4", 0.75))
    return found


def brass(top: float = 12, bottom: float = 84) -> skia.Paint:
    """Return paint that looks like brass between two heights."""
    return fade(
        (30, top),
        (62, bottom),
        (0, "#f3d98c", 1),
        (0.35, "#cf9f45", 1),
        (0.55, "#e4bd66", 1),
        (1, "#95691f", 1),
    )


def _solid(canvas: skia.Canvas, path: skia.Path, paint: skia.Paint | None = None) -> None:
    canvas.drawPath(path, paint or brass())
    canvas.drawPath(path, ink(_PEN, 1, _INK))


def _shape(canvas: skia.Canvas, points: Sequence[Spot], paint: skia.Paint | None = None) -> None:
    _solid(canvas, poly(points), paint)


def _stroke(canvas: skia.Canvas, path: skia.Path, width: float = 9) -> None:
    """Draw a band of brass with ink at both sides."""
    canvas.drawPath(path, ink(width + 2 * _PEN, 1, _INK))
    pen = brass()
    pen.setStyle(skia.Paint.kStroke_Style)
    pen.setStrokeWidth(width)
    pen.setStrokeCap(skia.Paint.kRound_Cap)
    pen.setStrokeJoin(skia.Paint.kRound_Join)
    canvas.drawPath(path, pen)


def _line(*points: Spot) -> skia.Path:
    return poly(points, closed=False)


def _arc(x: float, y: float, radius: float, start: float, sweep: float) -> skia.Path:
    path = skia.Path()
    path.addArc(oval(x, y, 2 * radius, 2 * radius), start, sweep)
    return path


def _mirrored(draw: Callable[[skia.Canvas], None]) -> Callable[[skia.Canvas], None]:
    def flipped(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.translate(SIZE, 0)
        canvas.scale(-1, 1)
        draw(canvas)
        canvas.restore()

    return flipped


def _turned(draw: Callable[[skia.Canvas], None], angle: float) -> Callable[[skia.Canvas], None]:
    def turned(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.rotate(angle, SIZE / 2, SIZE / 2)
        draw(canvas)
        canvas.restore()

    return turned


def _undo(canvas: skia.Canvas) -> None:
    path = skia.Path()
    path.moveTo(30, 38)
    path.lineTo(56, 38)
    path.cubicTo(88, 38, 88, 78, 56, 78)
    path.lineTo(34, 78)
    _stroke(canvas, path)
    _shape(canvas, [(10, 38), (36, 15), (36, 61)])


def _reset(canvas: skia.Canvas) -> None:
    _stroke(canvas, _arc(48, 50, 28, -60, 285))
    _shape(canvas, [(46, 6), (46, 42), (76, 20)][::-1])


def _rotate(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.rotate(-10, 44, 66)
    canvas.drawRect(oval(44, 68, 36, 36), fill("#a9c27a"))
    canvas.drawPath(poly([(26, 86), (62, 50), (62, 86)]), fill("#6fa9b3"))
    canvas.drawRect(oval(44, 68, 36, 36), ink(_PEN, 1, _INK))
    canvas.restore()
    _stroke(canvas, _arc(48, 54, 36, -175, 110), 8)
    _shape(canvas, [(54, 4), (92, 24), (62, 50)])


def _lens(canvas: skia.Canvas) -> None:
    _stroke(canvas, _line((62, 62), (82, 82)), 10)
    canvas.drawCircle(40, 40, 27, fill("#dcebe6", 0.95))
    _stroke(canvas, _arc(40, 40, 26, 0, 360), 5)


def _zoom_in(canvas: skia.Canvas) -> None:
    _lens(canvas)
    canvas.drawLine(28, 40, 52, 40, ink(6, 1, _INK))
    canvas.drawLine(40, 28, 40, 52, ink(6, 1, _INK))


def _zoom_out(canvas: skia.Canvas) -> None:
    _lens(canvas)
    canvas.drawLine(28, 40, 52, 40, ink(6, 1, _INK))


def _fit(canvas: skia.Canvas) -> None:
    canvas.drawRect(oval(48, 48, 36, 30), fill("#e9d6a6"))
    canvas.drawRect(oval(48, 48, 36, 30), ink(_PEN, 1, _INK))
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = (48 + x * 36, 48 + y * 34)
        _stroke(
            canvas,
            _line((corner[0] - x * 16, corner[1]), corner, (corner[0], corner[1] - y * 16)),
            6,
        )


def _menu(canvas: skia.Canvas) -> None:
    for y in (24, 48, 72):
        _stroke(canvas, _line((18, y), (78, y)), 8)


def _stack(canvas: skia.Canvas) -> None:
    for step in range(4):
        y = 66 - step * 11
        _shape(
            canvas,
            [(10, y), (48, y - 20), (86, y), (48, y + 20)],
            fill("#b9cf84" if step == 3 else "#d8c08a"),
        )
    canvas.drawPath(poly([(48, 13), (86, 33), (48, 53)]), fill("#5fa3ad"))
    canvas.drawPath(poly([(10, 33), (48, 13), (86, 33), (48, 53)]), ink(_PEN, 1, _INK))


def _crown(canvas: skia.Canvas) -> None:
    _shape(
        canvas,
        [(12, 30), (30, 48), (48, 18), (66, 48), (84, 30), (76, 76), (20, 76)],
    )
    canvas.drawLine(22, 66, 74, 66, ink(3, 0.8, _INK))
    for x, y in ((12, 28), (48, 16), (84, 28)):
        canvas.drawCircle(x, y, 6, fill("#c8452d"))
        canvas.drawCircle(x, y, 6, ink(3, 1, _INK))


def _human(canvas: skia.Canvas) -> None:
    body = skia.Path()
    body.moveTo(16, 84)
    body.cubicTo(16, 56, 32, 52, 48, 52)
    body.cubicTo(64, 52, 80, 56, 80, 84)
    body.close()
    _solid(canvas, body)
    canvas.drawCircle(48, 34, 17, fill("#eec9a0"))
    canvas.drawCircle(48, 34, 17, ink(_PEN, 1, _INK))
    brim = skia.Path().addOval(oval(48, 26, 56, 15))
    dome = poly([(32, 25), (34, 9), (48, 5), (62, 9), (64, 25)])
    for path in (brim, dome):
        _solid(canvas, path, fill("#8a5f3a"))


def _computer(canvas: skia.Canvas) -> None:
    """Draw a clockwork head: an automaton, as the age knew it."""
    canvas.drawLine(48, 20, 48, 10, ink(5, 1, _INK))
    canvas.drawCircle(48, 10, 5.5, fill("#c8452d"))
    canvas.drawCircle(48, 10, 5.5, ink(3, 1, _INK))
    head = skia.Path()
    head.addRoundRect(skia.Rect.MakeXYWH(20, 22, 56, 46), 12, 12)
    _solid(canvas, head)
    for x in (36, 60):
        canvas.drawCircle(x, 42, 7.5, fill("#fdf4dc"))
        canvas.drawCircle(x, 42, 7.5, ink(3.4, 1, _INK))
        canvas.drawCircle(x + 1, 43, 2.6, fill(_INK))
    canvas.drawLine(36, 58, 60, 58, ink(4, 1, _INK))
    _shape(canvas, [(34, 68), (62, 68), (74, 86), (22, 86)])
    for x in (15, 81):
        canvas.drawCircle(x, 46, 6, brass())
        canvas.drawCircle(x, 46, 6, ink(3.4, 1, _INK))


def _dice(canvas: skia.Canvas) -> None:
    top = [(48, 10), (84, 28), (48, 46), (12, 28)]
    left = [(12, 28), (48, 46), (48, 88), (12, 68)]
    right = [(84, 28), (48, 46), (48, 88), (84, 68)]
    for points, value in ((top, "#fbf3dc"), (left, "#e8d7ae"), (right, "#c9b07c")):
        _shape(canvas, points, fill(value))
    pips = (
        (48, 28, 9, 5),
        (24, 48, 5, 7),
        (36, 68, 5, 7),
        (66, 58, 5, 7),
        (58, 74, 4, 6),
        (75, 44, 4, 6),
    )
    for x, y, wide, high in pips:
        canvas.drawOval(oval(x, y, wide * 1.2, high * 1.2), fill(_INK))


def _arrow_right(canvas: skia.Canvas) -> None:
    _shape(
        canvas,
        [(12, 36), (48, 36), (48, 16), (86, 48), (48, 80), (48, 60), (12, 60)],
    )


def _check(canvas: skia.Canvas) -> None:
    _stroke(canvas, _line((20, 50), (40, 72), (78, 24)), 12)


def _cross(canvas: skia.Canvas) -> None:
    for path in (_line((26, 26), (70, 70)), _line((70, 26), (26, 70))):
        canvas.drawPath(path, ink(21, 1, _INK))
    for path in (_line((26, 26), (70, 70)), _line((70, 26), (26, 70))):
        canvas.drawPath(path, ink(12.5, 1, "#c8553a"))


def _plus(canvas: skia.Canvas) -> None:
    for path in (_line((20, 48), (76, 48)), _line((48, 20), (48, 76))):
        canvas.drawPath(path, ink(20, 1, _INK))
    for path in (_line((20, 48), (76, 48)), _line((48, 20), (48, 76))):
        canvas.drawPath(path, ink(12, 1, "#dbb055"))


def _minus(canvas: skia.Canvas) -> None:
    _stroke(canvas, _line((20, 48), (76, 48)), 12)


def _save(canvas: skia.Canvas) -> None:
    """Draw a sheet with a wax seal: what is written down stays."""
    page = [(22, 8), (62, 8), (76, 22), (76, 88), (22, 88)]
    _shape(canvas, page, fill("#faf0d4"))
    _shape(canvas, [(62, 8), (62, 22), (76, 22)], fill("#dcc79b"))
    for y in (30, 42, 54):
        canvas.drawLine(32, y, 64, y, ink(3, 0.75, _INK))
    canvas.drawCircle(62, 74, 12, fill("#c8452d"))
    canvas.drawCircle(62, 74, 12, ink(3.4, 1, _INK))
    canvas.drawCircle(62, 74, 5.5, ink(2.4, 0.7, "#7a2216"))


def _folder(canvas: skia.Canvas) -> None:
    _shape(canvas, [(10, 22), (38, 22), (46, 32), (84, 32), (84, 80), (10, 80)], fill("#b98742"))
    _shape(canvas, [(24, 18), (74, 18), (74, 60), (24, 60)], fill("#faf0d4"))
    _shape(canvas, [(6, 44), (90, 44), (82, 82), (14, 82)])


def _gear(canvas: skia.Canvas) -> None:
    points = []
    for tooth in range(8):
        middle = tooth * np.pi / 4
        for turn, reach in ((-0.24, 28), (-0.15, 40), (0.15, 40), (0.24, 28)):
            points.append((48 + reach * np.cos(middle + turn), 48 + reach * np.sin(middle + turn)))
    path = poly(points)
    path.addCircle(48, 48, 12)
    path.setFillType(skia.PathFillType.kEvenOdd)
    _solid(canvas, path)


def _play(canvas: skia.Canvas) -> None:
    _shape(canvas, [(24, 12), (82, 48), (24, 84)])


def _quit(canvas: skia.Canvas) -> None:
    _shape(canvas, [(18, 86), (18, 10), (62, 10), (62, 86)], fill("#5d4227"))
    _shape(canvas, [(18, 86), (18, 10), (46, 20), (46, 90)], fill("#b98742"))
    canvas.drawCircle(40, 54, 3.6, fill("#f3d98c"))
    _shape(canvas, [(54, 42), (70, 42), (70, 30), (90, 49), (70, 68), (70, 56), (54, 56)])


def _info(canvas: skia.Canvas) -> None:
    canvas.drawCircle(48, 48, 37, brass())
    canvas.drawCircle(48, 48, 37, ink(_PEN, 1, _INK))
    canvas.drawCircle(48, 28, 6, fill(_INK))
    canvas.drawLine(48, 44, 48, 68, ink(10, 1, _INK))


def _book(canvas: skia.Canvas) -> None:
    _shape(canvas, [(8, 22), (48, 30), (88, 22), (88, 80), (48, 88), (8, 80)], fill("#8c3a28"))
    for side in (-1, 1):
        page = [(48, 26), (48 + side * 34, 16), (48 + side * 34, 72), (48, 82)]
        _shape(canvas, page, fill("#faf0d4" if side < 0 else "#ead9ac"))
        for y in (34, 46, 58):
            canvas.drawLine(48 + side * 8, y - 2 + 3, 48 + side * 27, y - 6, ink(2.6, 0.7, _INK))


def _hand(canvas: skia.Canvas) -> None:
    """Draw a follower lifted off the board: take back."""
    body = skia.Path()
    body.moveTo(8, 88)
    body.cubicTo(8, 66, 16, 58, 32, 58)
    body.cubicTo(48, 58, 56, 66, 56, 88)
    body.close()
    _solid(canvas, body)
    canvas.drawCircle(32, 44, 13, fill("#eec9a0"))
    canvas.drawCircle(32, 44, 13, ink(_PEN, 1, _INK))
    arrow = [(72, 10), (92, 36), (80, 36), (80, 74), (64, 74), (64, 36), (52, 36)]
    _shape(canvas, arrow, fill("#7fae58"))


def _skip(canvas: skia.Canvas) -> None:
    _shape(canvas, [(12, 16), (46, 48), (12, 80)])
    _shape(canvas, [(44, 16), (78, 48), (44, 80)])
    canvas.drawLine(84, 16, 84, 80, ink(8, 1, _INK))


def _faster(canvas: skia.Canvas) -> None:
    _shape(canvas, [(12, 16), (48, 48), (12, 80)])
    _shape(canvas, [(48, 16), (86, 48), (48, 80)])


def _lantern(canvas: skia.Canvas) -> None:
    """Draw a lit lantern: light is thrown on what one could do."""
    for x, y, far_x, far_y in ((17, 32, 8, 27), (15, 54, 6, 56)):
        canvas.drawLine(x, y, far_x, far_y, ink(5, 1, _INK))
        canvas.drawLine(SIZE - x, y, SIZE - far_x, far_y, ink(5, 1, _INK))
    _stroke(canvas, _arc(48, 18, 10, 180, 180), 4)
    glass = [(30, 34), (66, 34), (72, 72), (24, 72)]
    _shape(canvas, glass, fill("#fff1b8"))
    flame = skia.Path()
    flame.moveTo(48, 40)
    flame.cubicTo(64, 56, 58, 70, 48, 70)
    flame.cubicTo(38, 70, 32, 56, 48, 40)
    flame.close()
    _solid(canvas, flame, fill("#e8912c"))
    _shape(canvas, [(36, 18), (60, 18), (74, 34), (22, 34)])
    _shape(canvas, [(22, 72), (74, 72), (80, 88), (16, 88)])


def _question(canvas: skia.Canvas) -> None:
    path = skia.Path()
    path.moveTo(28, 32)
    path.cubicTo(28, 4, 70, 4, 70, 32)
    path.cubicTo(70, 48, 48, 46, 48, 64)
    _stroke(canvas, path, 11)
    canvas.drawCircle(48, 83, 10, ink(_PEN, 1, _INK))
    canvas.drawCircle(48, 83, 9, brass())


def _eye(canvas: skia.Canvas) -> None:
    lid = skia.Path()
    lid.moveTo(6, 50)
    lid.cubicTo(26, 16, 70, 16, 90, 50)
    lid.cubicTo(70, 80, 26, 80, 6, 50)
    lid.close()
    _solid(canvas, lid, fill("#faf0d4"))
    canvas.drawCircle(48, 48, 17, fill("#5fa3ad"))
    canvas.drawCircle(48, 48, 17, ink(3.4, 1, _INK))
    canvas.drawCircle(48, 48, 7, fill(_INK))


_ICONS: dict[str, Callable[[skia.Canvas], None]] = {
    "undo": _undo,
    "reset": _reset,
    "rotate_left": _mirrored(_rotate),
    "rotate_right": _rotate,
    "zoom_in": _zoom_in,
    "zoom_out": _zoom_out,
    "fit": _fit,
    "menu": _menu,
    "stack": _stack,
    "crown": _crown,
    "human": _human,
    "computer": _computer,
    "dice": _dice,
    "arrow_up": _turned(_arrow_right, -90),
    "arrow_down": _turned(_arrow_right, 90),
    "arrow_left": _turned(_arrow_right, 180),
    "arrow_right": _arrow_right,
    "check": _check,
    "cross": _cross,
    "plus": _plus,
    "minus": _minus,
    "save": _save,
    "folder": _folder,
    "gear": _gear,
    "play": _play,
    "quit": _quit,
    "info": _info,
    "book": _book,
    "hand": _hand,
    "skip": _skip,
    "faster": _faster,
    "lantern": _lantern,
    "question": _question,
    "eye": _eye,
}
