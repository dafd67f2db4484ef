"""What lies beside the island: the locator sheet, pens, beads, pins, the sun, the notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import INK, Easel, fade, fill, glow, ink, oval, poly, soft
from tools.art.finish import over, shadowed
from tools.art.interface import paper
from tools.art.shapes import hexed, shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.content.palette import SeatLook

_BORDER = 16
DIAL = (640, 336)
"""Width and height of the day's dial; the sun's middle runs on a half circle around `DIAL_HUB`."""
DIAL_HUB = (320, 296)
DIAL_REACH = 222


def desk(seats: Sequence[SeatLook]) -> dict[str, Cut]:
    """Return everything; `pen_n`, `bead_n`, `start_n` and `pin_n` for each seat's colour."""
    found = {"foil": _foil(), "tape": _tape(), "notebook": _notebook(), "dial": _dial()}
    found["sun"] = _sun()
    found["moon"] = _moon()
    for number, seat in enumerate(seats):
        found[f"pen_{number}"] = _pen(seat)
        found[f"bead_{number}"] = _bead(seat, 64)
        found[f"start_{number}"] = _start(seat)
        found[f"pin_{number}"] = _pin(seat)
    return found


def _foil() -> Cut:
    """Draw a clear sheet: a faint film, a bright rim, a gleam; it stretches."""
    size = 320
    easel = Easel(size, size)
    canvas = easel.canvas
    rect = skia.Rect.MakeLTRB(_BORDER, _BORDER, size - _BORDER, size - _BORDER)
    canvas.drawRoundRect(rect, 12, 12, fill("#f2fbff", 0.26))
    canvas.drawRoundRect(rect, 12, 12, ink(8, 0.75, "#234655"))
    inner = skia.Rect.MakeLTRB(_BORDER + 4, _BORDER + 4, size - _BORDER - 4, size - _BORDER - 4)
    canvas.drawRoundRect(inner, 9, 9, ink(4, 0.95, "#ffffff"))
    canvas.drawPath(poly([(26, 92), (92, 26), (76, 26), (26, 76)]), fill("#ffffff", 0.5))
    canvas.drawPath(poly([(228, 294), (294, 228), (294, 246), (246, 294)]), fill("#ffffff", 0.32))
    return Cut(easel.picture(), slices=(100, 100, 100, 100), shadow=(_BORDER,) * 4)


def _tape() -> Cut:
    """Draw a strip of tape, for a corner of the foil."""
    easel = Easel(128, 128)
    canvas = easel.canvas
    canvas.rotate(-45, 64, 64)
    edge = [(8, 46), (4, 52), (9, 58), (4, 64), (9, 70), (4, 76), (8, 82)]
    points = [*edge, *((128 - x, 128 - y) for x, y in edge)]
    canvas.drawPath(poly(points), fill("#f0dfa0", 0.78))
    canvas.drawPath(poly(points), ink(1.6, 0.5, "#8a7432"))
    canvas.drawLine(12, 55, 116, 55, ink(5, 0.35, "#ffffff"))
    return Cut(shadowed(easel.picture(), (2, 3), 2, 0.35))


def _pen(seat: SeatLook) -> Cut:
    """Draw a pencil whose point is at the anchor, upper end to the north-east."""
    easel = Easel(240, 240)
    canvas = easel.canvas
    canvas.translate(18, 222)
    canvas.rotate(-45)
    around = fade(
        (0, -14), (0, 14), (0, hexed(seat.colour, 0.4), 1), (0.5, hexed(seat.colour), 1),
        (1, hexed(seat.colour, -0.45), 1),
    )  # fmt: skip
    body = poly([(50, -14), (252, -14), (252, 14), (50, 14)])
    canvas.drawPath(body, around)
    canvas.drawPath(poly([(0, 0), (50, -14), (50, 14)]), fill("#e3bd84"))
    canvas.drawPath(poly([(0, 0), (18, -5), (18, 5)]), fill(hexed(seat.colour, -0.25)))
    canvas.drawLine(52, -5, 252, -5, ink(3, 0.4, "#ffffff"))
    canvas.drawPath(poly([(0, 0), (50, -14), (252, -14), (252, 14), (50, 14)]), ink(4, 1))
    canvas.drawLine(50, -14, 50, 14, ink(3, 0.8))
    canvas.drawCircle(226, 0, 12, fill("#fdf6e4"))
    canvas.drawPath(shape(seat.shape, 226, 0, 18), fill(INK))
    return Cut(shadowed(easel.picture(), (4, 6), 4, 0.4), anchor=(18, 222))


def _bead(seat: SeatLook, size: int) -> Cut:
    """Draw a glass bead with the seat's shape: a step of the way."""
    easel = Easel(size, size)
    canvas, middle, radius = easel.canvas, size / 2 - 1, size / 2 - 7
    canvas.drawCircle(middle, middle, radius, fill(INK))
    canvas.drawCircle(middle, middle, radius - 2, fill("#fdf6e4"))
    canvas.drawCircle(middle, middle, radius - 4.5,
                      glow((middle - 7, middle - 8), radius * 1.5,
                           (0, hexed(seat.colour, 0.45), 1), (0.5, hexed(seat.colour), 1),
                           (1, hexed(seat.colour, -0.35), 1)))  # fmt: skip
    canvas.drawPath(shape(seat.shape, middle, middle, radius * 1.18), fill(hexed(seat.ink)))
    return Cut(shadowed(easel.picture(), (2, 3), 2, 0.5))


def _start(seat: SeatLook) -> Cut:
    """Draw a ring with a cross of the seat's colour: where a way begins."""
    easel = Easel(88, 88)
    canvas = easel.canvas
    for width, value in ((15, INK), (9, "#fdf6e4"), (5, hexed(seat.colour))):
        canvas.drawCircle(43, 43, 31, ink(width, 1, value))
        for u, v in ((14, 14), (14, -14)):
            canvas.drawLine(43 - u, 43 - v, 43 + u, 43 + v, ink(width, 1, value))
    return Cut(shadowed(easel.picture(), (2, 3), 2, 0.45))


def _pin(seat: SeatLook) -> Cut:
    """Draw a pin that stands where the player is; the anchor is its point."""
    easel = Easel(128, 160)
    canvas = easel.canvas
    canvas.drawOval(oval(70, 142, 54, 18), fill("#1a0f06", 0.4, 4))
    body = skia.Path()
    body.moveTo(60, 142)
    body.cubicTo(54, 112, 14, 98, 14, 58)
    body.cubicTo(14, -2, 106, -2, 106, 58)
    body.cubicTo(106, 98, 66, 112, 60, 142)
    canvas.drawPath(body, ink(12, 0.95, "#fdf6e4"))
    canvas.drawPath(body, glow((44, 38), 96, (0, hexed(seat.colour, 0.4), 1),
                               (0.5, hexed(seat.colour), 1),
                               (1, hexed(seat.colour, -0.4), 1)))  # fmt: skip
    canvas.drawPath(body, ink(4.5, 1))
    canvas.drawCircle(60, 58, 31, fill("#fdf6e4"))
    canvas.drawCircle(60, 58, 31, ink(3.5, 0.9))
    canvas.drawPath(shape(seat.shape, 60, 58, 40), fill(INK))
    return Cut(easel.picture(), anchor=(60, 142))


def _notebook() -> Cut:
    """Draw a page of a notebook with its wire on the left; it stretches."""
    wide, high, left = 480, 480, 64
    page = np.zeros((high, wide, 4), dtype=np.uint8)
    inside = np.s_[_BORDER:-_BORDER, left - 24 : wide - _BORDER]
    page[..., :3] = np.clip(paper(high, wide, 771), 0, 255)
    page[..., 3][inside] = 255
    easel = Easel(wide, high)
    canvas = easel.canvas
    canvas.drawRect(skia.Rect.MakeLTRB(left - 24, _BORDER, wide - _BORDER, high - _BORDER),
                    ink(3, 0.7, "#6b4a22"))  # fmt: skip
    canvas.drawLine(left + 34, _BORDER, left + 34, high - _BORDER, ink(3, 0.55, "#b8503a"))
    layer = shadowed(over(easel.picture(), page), (5, 7), 6, 0.5)
    wires = Easel(wide, high)
    for y in range(40, high - 24, 40):
        wires.canvas.drawCircle(left, y, 8, fill("#3b2c1a"))
        ring = skia.Path()
        ring.addArc(oval(left - 18, y - 3, 40, 22), 20, 300)
        wires.canvas.drawPath(ring, ink(8, 1, "#4a4f54"))
        wires.canvas.drawPath(ring, ink(3, 1, "#dfe4e6"))
    return Cut(over(wires.picture(), layer), slices=(110, 60, 40, 60),
               shadow=(_BORDER,) * 4)  # fmt: skip


def _dial() -> Cut:
    """Draw the day: a half circle of sky over the land, twelve hours at its rim."""
    easel = Easel(*DIAL)
    canvas = easel.canvas
    x, y = DIAL_HUB
    sky = skia.Path()
    sky.addArc(oval(x, y, 2 * 288, 2 * 288), 180, 180)
    sky.close()
    canvas.drawPath(sky, fill(INK))
    inner = skia.Path()
    inner.addArc(oval(x, y - 3, 2 * 281, 2 * 281), 180, 180)
    inner.close()
    canvas.drawPath(inner, fade((0, 10), (0, y), (0, "#6fb0cf", 1), (0.6, "#c4e2df", 1),
                                (1, "#f8e2ae", 1)))  # fmt: skip
    canvas.save()
    canvas.clipPath(inner, doAntiAlias=True)
    for turn, value in ((0.0, "#f2a65a"), (np.pi, "#e8784a")):
        spot = (x - 281 * np.cos(turn), y)
        canvas.drawCircle(*spot, 150, glow(spot, 150, (0, value, 0.75), (1, value, 0)))
    hills = soft([(x - 300, y), (x - 220, y - 34), (x - 120, y - 22), (x - 30, y - 72),
                  (x + 30, y - 66), (x + 110, y - 26), (x + 210, y - 40), (x + 300, y)],
                 closed=True)  # fmt: skip
    canvas.drawPath(hills, fade((0, y - 80), (0, y), (0, "#a8b878", 1), (1, "#5f7d46", 1)))
    canvas.drawPath(hills, ink(3, 0.8))
    canvas.restore()
    arc = skia.Path()
    arc.addArc(oval(x, y, 2 * DIAL_REACH, 2 * DIAL_REACH), 180, 180)
    pen = ink(4, 0.75, "#fffaea")
    pen.setPathEffect(skia.DashPathEffect.Make([10, 10], 0))
    canvas.drawPath(arc, pen)
    for hour in range(13):
        turn = np.pi * hour / 12
        a, b = (256 if hour % 3 == 0 else 266), 282
        canvas.drawLine(x - a * np.cos(turn), y - a * np.sin(turn), x - b * np.cos(turn),
                        y - b * np.sin(turn), ink(7 if hour % 3 == 0 else 4, 0.9))  # fmt: skip
    rail = skia.Rect.MakeLTRB(20, y - 2, DIAL[0] - 20, y + 24)
    canvas.drawRoundRect(rail, 10, 10, fade((0, y), (0, y + 24), (0, "#f3d98c", 1),
                                            (0.5, "#cf9f45", 1), (1, "#85591a", 1)))  # fmt: skip
    canvas.drawRoundRect(rail, 10, 10, ink(4, 1))
    return Cut(shadowed(easel.picture(), (4, 5), 4, 0.4), anchor=DIAL_HUB)


def _sun() -> Cut:
    easel = Easel(144, 144)
    canvas = easel.canvas
    points = []
    for step in range(24):
        turn, reach = step * np.pi / 12, (64 if step % 2 == 0 else 44)
        points.append((72 + reach * np.cos(turn), 72 + reach * np.sin(turn)))
    canvas.drawPath(poly(points), fill("#f2a62e"))
    canvas.drawPath(poly(points), ink(4, 1, "#7a4a10"))
    canvas.drawCircle(72, 72, 38, glow((60, 58), 60, (0, "#fff6c4", 1), (0.6, "#fcd95a", 1),
                                       (1, "#eda52c", 1)))  # fmt: skip
    canvas.drawCircle(72, 72, 38, ink(4, 1, "#7a4a10"))
    for x in (60, 84):
        canvas.drawCircle(x, 66, 4, fill("#7a4a10"))
    canvas.drawArc(oval(72, 74, 34, 26), 20, 140, False, ink(4, 1, "#7a4a10"))  # noqa: FBT003
    return Cut(shadowed(easel.picture(), (3, 4), 4, 0.4))


def _moon() -> Cut:
    easel = Easel(144, 144)
    path = skia.Path()
    path.addCircle(70, 72, 48)
    bite = skia.Path()
    bite.addCircle(94, 60, 42)
    moon = skia.Op(path, bite, skia.PathOp.kDifference_PathOp)
    easel.canvas.drawPath(moon, glow((44, 60), 90, (0, "#fdf7dc", 1), (1, "#b9c3d2", 1)))
    easel.canvas.drawPath(moon, ink(4, 1, "#33405a"))
    return Cut(shadowed(easel.picture(), (3, 4), 4, 0.4))
