"""Icons that show things: people, dice, a book, a lantern."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import fill, ink, oval, poly
from tools.art.icon_pens import INK, PEN, SIZE, arc, curved, disc, shape, solid, stroke

if TYPE_CHECKING:
    from tools.art.icon_pens import Draw


def _stack(canvas: skia.Canvas) -> None:
    for step in range(4):
        y = 66 - step * 11
        shape(
            canvas,
            [(10, y), (48, y - 20), (86, y), (48, y + 20)],
            fill("#b9cf84" if step == 3 else "#d8c08a"),
        )
    canvas.drawPath(poly([(48, 13), (86, 33), (48, 53)]), fill("#5fa3ad"))
    canvas.drawPath(poly([(10, 33), (48, 13), (86, 33), (48, 53)]), ink(PEN, 1, INK))


def _crown(canvas: skia.Canvas) -> None:
    shape(
        canvas,
        [(12, 30), (30, 48), (48, 18), (66, 48), (84, 30), (76, 76), (20, 76)],
    )
    canvas.drawLine(22, 66, 74, 66, ink(3, 0.8, INK))
    for x, y in ((12, 28), (48, 16), (84, 28)):
        disc(canvas, (x, y), 6, fill("#c8452d"), 3)


def _human(canvas: skia.Canvas) -> None:
    body = curved((16, 84), (16, 56, 32, 52, 48, 52), (64, 52, 80, 56, 80, 84))
    solid(canvas, body)
    disc(canvas, (48, 34), 17, fill("#eec9a0"))
    brim = skia.Path().addOval(oval(48, 26, 56, 15))
    dome = poly([(32, 25), (34, 9), (48, 5), (62, 9), (64, 25)])
    for path in (brim, dome):
        solid(canvas, path, fill("#8a5f3a"))


def _computer(canvas: skia.Canvas) -> None:
    """Draw a clockwork head: an automaton, as the age knew it."""
    canvas.drawLine(48, 20, 48, 10, ink(5, 1, INK))
    disc(canvas, (48, 10), 5.5, fill("#c8452d"), 3)
    head = skia.Path()
    head.addRoundRect(skia.Rect.MakeXYWH(20, 22, 56, 46), 12, 12)
    solid(canvas, head)
    for x in (36, 60):
        disc(canvas, (x, 42), 7.5, fill("#fdf4dc"), 3.4)
        canvas.drawCircle(x + 1, 43, 2.6, fill(INK))
    canvas.drawLine(36, 58, 60, 58, ink(4, 1, INK))
    shape(canvas, [(34, 68), (62, 68), (74, 86), (22, 86)])
    for x in (15, 81):
        disc(canvas, (x, 46), 6, pen=3.4)


def _dice(canvas: skia.Canvas) -> None:
    top = [(48, 10), (84, 28), (48, 46), (12, 28)]
    left = [(12, 28), (48, 46), (48, 88), (12, 68)]
    right = [(84, 28), (48, 46), (48, 88), (84, 68)]
    for points, value in ((top, "#fbf3dc"), (left, "#e8d7ae"), (right, "#c9b07c")):
        shape(canvas, points, fill(value))
    pips = (
        (48, 28, 9, 5),
        (24, 48, 5, 7),
        (36, 68, 5, 7),
        (66, 58, 5, 7),
        (58, 74, 4, 6),
        (75, 44, 4, 6),
    )
    for x, y, wide, high in pips:
        canvas.drawOval(oval(x, y, wide * 1.2, high * 1.2), fill(INK))


def _save(canvas: skia.Canvas) -> None:
    """Draw a sheet with a wax seal: what is written down stays."""
    page = [(22, 8), (62, 8), (76, 22), (76, 88), (22, 88)]
    shape(canvas, page, fill("#faf0d4"))
    shape(canvas, [(62, 8), (62, 22), (76, 22)], fill("#dcc79b"))
    for y in (30, 42, 54):
        canvas.drawLine(32, y, 64, y, ink(3, 0.75, INK))
    disc(canvas, (62, 74), 12, fill("#c8452d"), 3.4)
    canvas.drawCircle(62, 74, 5.5, ink(2.4, 0.7, "#7a2216"))


def _folder(canvas: skia.Canvas) -> None:
    shape(canvas, [(10, 22), (38, 22), (46, 32), (84, 32), (84, 80), (10, 80)], fill("#b98742"))
    shape(canvas, [(24, 18), (74, 18), (74, 60), (24, 60)], fill("#faf0d4"))
    shape(canvas, [(6, 44), (90, 44), (82, 82), (14, 82)])


def _gear(canvas: skia.Canvas) -> None:
    points = []
    for tooth in range(8):
        middle = tooth * np.pi / 4
        for turn, reach in ((-0.24, 28), (-0.15, 40), (0.15, 40), (0.24, 28)):
            points.append((48 + reach * np.cos(middle + turn), 48 + reach * np.sin(middle + turn)))
    path = poly(points)
    path.addCircle(48, 48, 12)
    path.setFillType(skia.PathFillType.kEvenOdd)
    solid(canvas, path)


def _quit(canvas: skia.Canvas) -> None:
    shape(canvas, [(18, 86), (18, 10), (62, 10), (62, 86)], fill("#5d4227"))
    shape(canvas, [(18, 86), (18, 10), (46, 20), (46, 90)], fill("#b98742"))
    canvas.drawCircle(40, 54, 3.6, fill("#f3d98c"))
    shape(canvas, [(54, 42), (70, 42), (70, 30), (90, 49), (70, 68), (70, 56), (54, 56)])


def _book(canvas: skia.Canvas) -> None:
    shape(canvas, [(8, 22), (48, 30), (88, 22), (88, 80), (48, 88), (8, 80)], fill("#8c3a28"))
    for side in (-1, 1):
        page = [(48, 26), (48 + side * 34, 16), (48 + side * 34, 72), (48, 82)]
        shape(canvas, page, fill("#faf0d4" if side < 0 else "#ead9ac"))
        for y in (34, 46, 58):
            canvas.drawLine(48 + side * 8, y - 2 + 3, 48 + side * 27, y - 6, ink(2.6, 0.7, INK))


def _hand(canvas: skia.Canvas) -> None:
    """Draw a follower lifted off the board: take back."""
    body = curved((8, 88), (8, 66, 16, 58, 32, 58), (48, 58, 56, 66, 56, 88))
    solid(canvas, body)
    disc(canvas, (32, 44), 13, fill("#eec9a0"))
    arrow = [(72, 10), (92, 36), (80, 36), (80, 74), (64, 74), (64, 36), (52, 36)]
    shape(canvas, arrow, fill("#7fae58"))


def _lantern(canvas: skia.Canvas) -> None:
    """Draw a lit lantern: light is thrown on what one could do."""
    for x, y, far_x, far_y in ((17, 32, 8, 27), (15, 54, 6, 56)):
        canvas.drawLine(x, y, far_x, far_y, ink(5, 1, INK))
        canvas.drawLine(SIZE - x, y, SIZE - far_x, far_y, ink(5, 1, INK))
    stroke(canvas, arc(48, 18, 10, 180, 180), 4)
    glass = [(30, 34), (66, 34), (72, 72), (24, 72)]
    shape(canvas, glass, fill("#fff1b8"))
    flame = curved((48, 40), (64, 56, 58, 70, 48, 70), (38, 70, 32, 56, 48, 40))
    solid(canvas, flame, fill("#e8912c"))
    shape(canvas, [(36, 18), (60, 18), (74, 34), (22, 34)])
    shape(canvas, [(22, 72), (74, 72), (80, 88), (16, 88)])


def _eye(canvas: skia.Canvas) -> None:
    lid = curved((6, 50), (26, 16, 70, 16, 90, 50), (70, 80, 26, 80, 6, 50))
    solid(canvas, lid, fill("#faf0d4"))
    disc(canvas, (48, 48), 17, fill("#5fa3ad"), 3.4)
    canvas.drawCircle(48, 48, 7, fill(INK))


THINGS: dict[str, Draw] = {
    "stack": _stack,
    "crown": _crown,
    "human": _human,
    "computer": _computer,
    "dice": _dice,
    "save": _save,
    "folder": _folder,
    "gear": _gear,
    "quit": _quit,
    "book": _book,
    "hand": _hand,
    "lantern": _lantern,
    "eye": _eye,
}
