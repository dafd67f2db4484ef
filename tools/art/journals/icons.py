"""Icons of the journals on a field of 96 by 96 pixels (48 at 1080p), inked and tinted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink, oval, poly
from tools.art.finish import outlined
from tools.art.journals.glyphs import MARKS, glyph, spots
from tools.art.journals.tokens import INK, IVORY, arrow, draw_mountain, draw_river, plate, seal

if TYPE_CHECKING:
    from collections.abc import Callable

    Draw = Callable[[skia.Canvas], None]

SIZE = 96
GREEN, RUST = "#3f7d45", "#b8481f"
_KINDS = {"plant": ("#d8e6b0", "#2f6b2a"), "mammal": ("#f0d9b0", "#6b3f16"),
          "bird": ("#d3e4f4", "#22558a"), "fish": ("#c9ebe2", "#0f6a66")}  # fmt: skip


def icons() -> dict[str, Cut]:
    """Return every icon by its name."""
    found = {}
    for name, draw in ICONS.items():
        easel = Easel(SIZE, SIZE)
        draw(easel.canvas)
        found[name] = Cut(outlined(easel.picture(), 2.2, "#fdf6e4", 0.75))
    return found


def draw_icon(canvas: skia.Canvas, name: str, x: float, y: float, size: float) -> None:
    """Draw an icon around a centre; the whole field is `size` pixels wide."""
    canvas.save()
    canvas.translate(x - size / 2, y - size / 2)
    canvas.scale(size / SIZE, size / SIZE)
    ICONS[name](canvas)
    canvas.restore()


def _face(name: str, body: tuple[str, str] = IVORY, value: str = INK) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        plate(canvas, 48, 48, 84, body)
        canvas.drawPath(glyph(name, 48, 48, 60), fill(value))

    return draw


def _any(canvas: skia.Canvas) -> None:
    """Draw a die of any face: an asterisk, which stands for all."""
    plate(canvas, 48, 48, 84, IVORY)
    for turn in (30, 90, 150):
        cos, sin = 25 * float(np.cos(np.radians(turn))), 25 * float(np.sin(np.radians(turn)))
        canvas.drawLine(48 - cos, 48 - sin, 48 + cos, 48 + sin, ink(12, 1, INK))


def _alike(canvas: skia.Canvas) -> None:
    """Draw a die of any face that equals the others: two bars."""
    plate(canvas, 48, 48, 84, IVORY)
    for y in (38, 58):
        canvas.drawLine(28, y, 68, y, ink(11, 1, INK))


def _grey(canvas: skia.Canvas) -> None:
    plate(canvas, 48, 48, 84, ("#a5a7ae", "#6c6e76"))
    canvas.drawPath(glyph(MARKS["grey"], 48, 48, 56), fill("#fdf8ea"))


def _curved(canvas: skia.Canvas, start: float, sweep: float, radius: float = 40) -> None:
    """Draw an arrow along a circle, clockwise."""
    path = skia.Path()
    path.addArc(oval(48, 48, 2 * radius, 2 * radius), start, sweep)
    tip = np.radians(start + sweep)
    cos, sin = float(np.cos(tip)), float(np.sin(tip))
    x, y = 48 + radius * cos, 48 + radius * sin
    ends = [
        (x + 15 * cos, y + 15 * sin),
        (x - 15 * cos, y - 15 * sin),
        (x - 21 * sin, y + 21 * cos),
    ]
    head = poly(ends)
    for pen, solid in ((ink(17, 1, INK), ink(7, 1, INK)), (ink(9, 1, "#e0a63a"), None)):
        canvas.drawPath(path, pen)
        if solid:
            canvas.drawPath(head, solid)
    canvas.drawPath(head, fill("#e0a63a"))


def _tray(canvas: skia.Canvas, *, left: bool) -> None:
    """Draw a bank: a tray of wood; the side that it lies on has an arrow."""
    frame = skia.Rect.MakeLTRB(8, 44, 88, 88)
    canvas.drawRoundRect(frame, 10, 10, fill(INK))
    canvas.drawRoundRect(frame.makeInset(4.5, 4.5), 7, 7, fill("#a8703a"))
    canvas.drawRoundRect(frame.makeInset(11, 11), 4, 4, fill("#4a2c14"))
    for x in (34, 62):
        canvas.drawRoundRect(oval(x, 66, 19, 19), 4, 4, fill("#f6ecd0"))
    if left:
        arrow(canvas, (70, 24), (20, 24), 13)
    else:
        arrow(canvas, (26, 24), (76, 24), 13)


def _bank_left(canvas: skia.Canvas) -> None:
    _tray(canvas, left=True)


def _bank_right(canvas: skia.Canvas) -> None:
    _tray(canvas, left=False)


def _discard(canvas: skia.Canvas) -> None:
    """Draw a die that drops into a tray."""
    plate(canvas, 48, 22, 34, IVORY)
    arrow(canvas, (48, 42), (48, 68), 13, "#b8481f")
    canvas.drawPath(poly([(8, 62), (8, 88), (88, 88), (88, 62)], closed=False), ink(14, 1, INK))
    canvas.drawPath(
        poly([(8, 62), (8, 88), (88, 88), (88, 62)], closed=False), ink(6, 1, "#a8703a")
    )


def _keep(canvas: skia.Canvas) -> None:
    """Draw a die that stays in a slot."""
    canvas.drawRoundRect(oval(48, 58, 84, 66), 12, 12, ink(9, 1, INK))
    canvas.drawRoundRect(oval(48, 58, 84, 66), 12, 12, fill("#d8bd85"))
    plate(canvas, 48, 54, 48, IVORY)
    path = poly([(36, 54), (45, 64), (62, 42)], closed=False)
    canvas.drawPath(path, ink(9, 1, GREEN))


def _card(canvas: skia.Canvas, x: float, y: float, lean: float, wide: float = 38) -> None:
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(lean)
    rect = oval(0, 0, wide, wide * 1.4)
    canvas.drawRoundRect(rect, 5, 5, fill(INK))
    canvas.drawRoundRect(rect.makeInset(4, 4), 3, 3, fill("#f6e8c4"))
    line = [
        (0, wide * 0.5),
        (-wide * 0.2, wide * 0.2),
        (wide * 0.2, -wide * 0.1),
        (0, -wide * 0.45),
    ]
    canvas.drawPath(poly(line, closed=False), ink(4.5, 1, "#2a7fb5"))
    canvas.restore()


def _swap(canvas: skia.Canvas) -> None:
    _card(canvas, 28, 52, -8)
    _card(canvas, 68, 44, 8)
    arrow(canvas, (24, 11), (78, 11), 9)
    arrow(canvas, (72, 86), (18, 86), 9)


def _survey(canvas: skia.Canvas) -> None:
    for x, lean in ((24, -14), (48, 0), (72, 14)):
        _card(canvas, x, 38 + abs(lean) * 0.3, lean, 34)
    _curved(canvas, 30, 110, 36)


def _reserve(canvas: skia.Canvas) -> None:
    _card(canvas, 36, 48, -6, 46)
    path = poly([(56, 6), (82, 6), (82, 62), (69, 50), (56, 62)])
    canvas.drawPath(path, ink(7, 1, INK))
    canvas.drawPath(path, fill("#c8452d"))


def _turn(canvas: skia.Canvas) -> None:
    """Draw a die set to a face."""
    plate(canvas, 48, 52, 50, IVORY)
    canvas.drawPath(poly([(36, 52), (46, 63), (62, 40)], closed=False), ink(8, 1, INK))
    _curved(canvas, 205, 115, 38)


def _reroll(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.rotate(14, 48, 48)
    plate(canvas, 48, 48, 42, IVORY)
    for x, y in ((38, 38), (48, 48), (58, 58)):
        canvas.drawCircle(x, y, 4.6, fill(INK))
    canvas.restore()
    _curved(canvas, 195, 120, 38)
    _curved(canvas, 15, 120, 38)


def _summon(canvas: skia.Canvas) -> None:
    """Draw own dice that come from all sides."""
    plate(canvas, 48, 48, 36, ("#ffe08a", "#d99a22"))
    for turn in (45, 135, 225, 315):
        cos, sin = float(np.cos(np.radians(turn))), float(np.sin(np.radians(turn)))
        arrow(canvas, (48 + cos * 58, 48 + sin * 58), (48 + cos * 27, 48 + sin * 27), 10)


def _fetch(canvas: skia.Canvas) -> None:
    """Draw a die lifted out of a tray."""
    arrow(canvas, (48, 64), (48, 38), 13, GREEN)
    plate(canvas, 48, 21, 34, IVORY)
    canvas.drawPath(poly([(8, 62), (8, 88), (88, 88), (88, 62)], closed=False), ink(14, 1, INK))
    canvas.drawPath(
        poly([(8, 62), (8, 88), (88, 88), (88, 62)], closed=False), ink(6, 1, "#a8703a")
    )


def _counts_as(canvas: skia.Canvas) -> None:
    for y in (38, 60):
        canvas.drawLine(22, y, 74, y, ink(20, 1, INK))
    for y in (38, 60):
        canvas.drawLine(22, y, 74, y, ink(11, 1, "#e0a63a"))


def _lasting(canvas: skia.Canvas) -> None:
    """Draw a loop: this holds in every turn."""
    t = np.linspace(0, 2 * np.pi, 60)
    x = 48 + 38 * np.cos(t) / (1 + np.sin(t) ** 2)
    y = 48 + 46 * np.sin(t) * np.cos(t) / (1 + np.sin(t) ** 2)
    path = poly(spots(x, y))
    canvas.drawPath(path, ink(18, 1, INK))
    canvas.drawPath(path, ink(9.5, 1, "#5fa05a"))


def _friendly(canvas: skia.Canvas) -> None:
    canvas.drawCircle(48, 48, 43, fill(INK))
    canvas.drawCircle(48, 48, 38, fill("#f6f4dc"))
    canvas.drawCircle(48, 48, 33, fade((48, 15), (48, 81), (0, "#5aa25c", 1), (1, "#2f6b38", 1)))
    canvas.drawPath(glyph("hand", 47, 47, 48), fill("#fffdf2"))


def _wary(canvas: skia.Canvas) -> None:
    for reach, paint in (
        (47, fill(INK)), (41, fill("#fbeed6")),
        (36, fade((48, 12), (48, 84), (0, "#d96a33", 1), (1, "#93310f", 1))),
    ):  # fmt: skip
        canvas.drawPath(poly([(48, 48 - reach), (48 + reach, 48), (48, 48 + reach),
                              (48 - reach, 48)]), paint)  # fmt: skip
    canvas.drawPath(glyph("eye", 48, 48, 48), fill("#fffdf2"))


def _peace(canvas: skia.Canvas) -> None:
    draw_icon(canvas, "wary", 28, 34, 54)
    draw_icon(canvas, "friendly", 70, 64, 50)
    arrow(canvas, (30, 66), (48, 80), 8)


def tent(canvas: skia.Canvas) -> None:
    """Draw a tent in ink and ochre."""
    path = poly([(48, 22), (88, 86), (8, 86)])
    for x in (34, 50, 64):
        canvas.drawLine(48, 28, x, 6, ink(6, 1, INK))
    canvas.drawPath(path, ink(8, 1, INK))
    canvas.drawPath(path, fade((20, 40), (78, 60), (0, "#fbe9bd", 1), (0.55, "#e2b866", 1),
                               (1, "#a8702c", 1)))  # fmt: skip
    canvas.drawPath(poly([(48, 46), (62, 86), (34, 86)]), fill(INK))


def _kind(name: str) -> Draw:
    light, dark = _KINDS[name]

    def draw(canvas: skia.Canvas) -> None:
        canvas.drawRoundRect(oval(48, 48, 88, 88), 26, 26, fill(INK))
        canvas.drawRoundRect(oval(48, 48, 79, 79), 22, 22, fill(light))
        canvas.drawPath(glyph(name, 48, 48, 62), fill(dark))

    return draw


def _points(canvas: skia.Canvas) -> None:
    seal(canvas, 48, 48, 44)


def _fork(canvas: skia.Canvas) -> None:
    lines = [poly([(48, 90), (48, 62), (20, 38), (20, 10)], closed=False),
             poly([(48, 62), (76, 38), (76, 10)], closed=False)]  # fmt: skip
    for pen in (ink(19, 1, INK), ink(11, 1, "#e0a63a")):
        for line in lines:
            canvas.drawPath(line, pen)


def _river_step(canvas: skia.Canvas) -> None:
    draw_river(canvas, 48, 48, 92)


def _mountain_step(canvas: skia.Canvas) -> None:
    draw_mountain(canvas, 48, 50, 84)


def _lost(canvas: skia.Canvas) -> None:
    canvas.drawCircle(48, 48, 40, ink(12, 1, INK))
    canvas.drawCircle(48, 48, 40, ink(5, 1, "#f6e8c4"))
    for a, b in (((28, 28), (68, 68)), ((68, 28), (28, 68))):
        canvas.drawLine(*a, *b, ink(19, 1, INK))
    for a, b in (((28, 28), (68, 68)), ((68, 28), (28, 68))):
        canvas.drawLine(*a, *b, ink(10, 1, "#d8452a"))


def _journal_book(canvas: skia.Canvas) -> None:
    canvas.drawPath(poly([(4, 16), (92, 16), (92, 84), (48, 92), (4, 84)]), fill("#8c3a28"))
    canvas.drawPath(poly([(4, 16), (92, 16), (92, 84), (48, 92), (4, 84)]), ink(5, 1, INK))
    canvas.drawPath(poly([(10, 20), (46, 26), (46, 82), (10, 76)]), fill("#fbf3dc"))
    canvas.drawPath(poly([(86, 20), (50, 26), (50, 82), (86, 76)]), fill("#ead9ac"))
    for y in (36, 50, 64):
        canvas.drawLine(17, y - 2, 38, y + 2, ink(4, 0.85, INK))
        canvas.drawLine(58, y + 2, 79, y - 2, ink(4, 0.85, INK))


def _write(canvas: skia.Canvas) -> None:
    _journal_book(canvas)
    canvas.drawLine(40, 66, 84, 8, ink(13, 1, INK))
    canvas.drawLine(46, 58, 84, 8, ink(7, 1, "#fffaf0"))


def _start(canvas: skia.Canvas) -> None:
    canvas.drawLine(26, 90, 26, 8, ink(11, 1, INK))
    flag = poly([(28, 10), (88, 20), (70, 34), (88, 50), (28, 54)])
    canvas.drawPath(flag, ink(7, 1, INK))
    canvas.drawPath(flag, fill("#c8452d"))


def _resting(canvas: skia.Canvas) -> None:
    """Draw a sand-glass: a die that is out until the next turn."""
    glass = poly([(22, 14), (74, 14), (54, 48), (74, 82), (22, 82), (42, 48)])
    canvas.drawPath(glass, fill("#e4f0ee"))
    canvas.drawPath(poly([(34, 82), (48, 58), (62, 82)]), fill("#d9a441"))
    canvas.drawPath(poly([(36, 30), (60, 30), (48, 48)]), fill("#d9a441"))
    canvas.drawPath(glass, ink(7, 1, INK))
    for y in (11, 85):
        canvas.drawLine(16, y, 80, y, ink(15, 1, INK))
        canvas.drawLine(16, y, 80, y, ink(6.5, 1, "#a8703a"))


def _again(canvas: skia.Canvas) -> None:
    """Draw the bonus turn: a star in a circle that goes on."""
    _curved(canvas, -60, 285, 36)
    canvas.drawPath(glyph("star", 48, 48, 42), fill(INK))


ICONS: dict[str, Draw] = {
    "foot": _face("foot"),
    "horse": _face("horse"),
    "parley": _face("parley"),
    "journal": _face("journal"),
    "any": _any,
    "alike": _alike,
    "grey": _grey,
    "river": _river_step,
    "mountain": _mountain_step,
    "fork": _fork,
    "lost": _lost,
    "discard": _discard,
    "keep": _keep,
    "fetch": _fetch,
    "bank_left": _bank_left,
    "bank_right": _bank_right,
    "swap": _swap,
    "survey": _survey,
    "reserve": _reserve,
    "turn": _turn,
    "reroll": _reroll,
    "summon": _summon,
    "counts_as": _counts_as,
    "lasting": _lasting,
    "friendly": _friendly,
    "wary": _wary,
    "peace": _peace,
    "tent": tent,
    "points": _points,
    "plant": _kind("plant"),
    "mammal": _kind("mammal"),
    "bird": _kind("bird"),
    "fish": _kind("fish"),
    "book": _journal_book,
    "write": _write,
    "start": _start,
    "again": _again,
    "resting": _resting,
}
