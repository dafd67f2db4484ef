"""The nine accessories, drawn on fields of 240 by 240 pixels, and the card that bears them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import INK, Easel, fade, fill, glow, ink, oval, poly, soft
from tools.art.finish import outlined, shadowed
from tools.art.interface import draw_rose, paper

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Spot = tuple[float, float]

SIZE = 240
_PEN = 5.0
_STEEL = ((0, "#f4f6f6", 1), (0.4, "#aeb7ba", 1), (0.6, "#d6dcdd", 1), (1, "#6d777c", 1))
_WOOD = ((0, "#c98f52", 1), (0.5, "#a06a38", 1), (1, "#5f3a1b", 1))
_BRASS = ((0, "#f6dd92", 1), (0.35, "#c8973c", 1), (0.6, "#e4bd66", 1), (1, "#85591a", 1))


def equipment() -> dict[str, Cut]:
    """Return each accessory by its word in records, and the card."""
    found = {}
    for name, draw in _ITEMS.items():
        easel = Easel(SIZE, SIZE)
        easel.canvas.translate(SIZE * 0.05, SIZE * 0.05)
        easel.canvas.scale(0.9, 0.9)
        draw(easel.canvas)
        layer = outlined(easel.picture(), 4.0, "#fdf6e4", 0.9)
        found[name] = Cut(shadowed(layer, (4, 5), 4, 0.4))
    found["card"] = _card()
    found["used"] = Cut(_stamp())
    return found


def _card() -> Cut:
    """Draw the card's paper with a window for the drawing above; it stretches below the window."""
    wide, high, border = 360, 480, 16
    easel = Easel(wide, high)
    canvas = easel.canvas
    rect = skia.Rect.MakeLTRB(border, border, wide - border, high - border)
    canvas.drawRoundRect(rect, 20, 20, fill("#6d4a22"))
    inner = skia.Rect.MakeLTRB(border + 4, border + 4, wide - border - 4, high - border - 4)
    canvas.drawRoundRect(inner, 17, 17, fill("#f5e9cb"))
    frame = skia.Rect.MakeLTRB(border + 14, border + 14, wide - border - 14, high - border - 14)
    canvas.drawRoundRect(frame, 10, 10, ink(2.5, 0.55, "#6b4a22"))
    window = skia.Rect.MakeLTRB(border + 22, border + 22, wide - border - 22, 278)
    canvas.drawRoundRect(window, 8, 8, glow((150, 110), 260, (0, "#fdf7e4", 1),
                                            (0.6, "#e3d3a4", 1), (1, "#c2aa70", 1)))  # fmt: skip
    canvas.drawRoundRect(window, 8, 8, ink(2.5, 0.7))
    layer = easel.picture()
    grain = paper(high, wide, 761) / np.array([243, 230, 198])
    layer[..., :3] = np.clip(layer[..., :3] * np.clip(grain, 0.9, 1.06), 0, 255)
    whole = shadowed(layer, (4, 6), 5, 0.5)
    return Cut(whole, slices=(60, 296, 60, 60), shadow=(border,) * 4)


def _stamp() -> np.ndarray:
    """Draw the strokes across a card that is used up."""
    easel = Easel(SIZE, SIZE)
    for start, end in (((34, 40), (206, 202)), ((204, 36), (38, 206))):
        middle = ((start[0] + end[0]) / 2 + 8, (start[1] + end[1]) / 2 - 6)
        for width, alpha in ((22, 0.35), (14, 0.85)):
            easel.canvas.drawPath(soft([start, middle, end]), ink(width, alpha, "#a32a1e"))
    return easel.picture()


def _solid(canvas: skia.Canvas, path: skia.Path, paint: skia.Paint) -> None:
    canvas.drawPath(path, paint)
    canvas.drawPath(path, ink(_PEN, 1))


def _shape(canvas: skia.Canvas, points: Sequence[Spot], paint: skia.Paint) -> None:
    _solid(canvas, poly(points), paint)


def _box(left: float, top: float, right: float, bottom: float, radius: float) -> skia.Path:
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeLTRB(left, top, right, bottom), radius, radius)
    return path


def _cable(canvas: skia.Canvas, path: skia.Path, width: float, *values: str) -> None:
    for wide, value in zip((width + 10, width, width * 0.4), (INK, *values), strict=True):
        canvas.drawPath(path, ink(wide, 1, value))


def _rope(canvas: skia.Canvas) -> None:
    """Draw a coil, tied in the middle."""
    for turn in range(5):
        ring = skia.Path()
        ring.addOval(oval(120, 120 + (turn - 2) * 5, 160 - turn * 16, 168 - turn * 20))
        _cable(canvas, ring, 13, "#c89a58", "#efd09a")
    for angle in range(0, 360, 15):
        x, y = 120 + 79 * np.cos(np.radians(angle)), 110 + 83 * np.sin(np.radians(angle))
        canvas.drawLine(x - 4, y - 5, x + 4, y + 5, ink(3, 0.7, "#7a5523"))
    end = soft([(128, 196), (160, 206), (190, 196), (214, 222)])
    _cable(canvas, end, 13, "#c89a58", "#efd09a")
    for y in (186, 198, 210):
        _cable(canvas, poly([(98, y), (142, y)], closed=False), 8, "#b3843f", "#e6c58a")


def _tool(canvas: skia.Canvas) -> None:
    """Draw a pocket tool with its blades out."""
    blade = poly([(108, 112), (28, 34), (24, 60), (84, 134)])
    _solid(canvas, blade, fade((30, 30), (90, 130), *_STEEL))
    driver = poly([(130, 112), (206, 28), (218, 40), (150, 128)])
    _solid(canvas, driver, fade((210, 30), (140, 130), *_STEEL))
    opener = soft([(120, 108), (104, 60), (112, 24), (130, 34), (134, 56), (128, 64), (140, 108)],
                  closed=True)  # fmt: skip
    _solid(canvas, opener, fade((100, 30), (140, 100), *_STEEL))
    canvas.save()
    canvas.rotate(18, 120, 158)
    _solid(
        canvas,
        _box(46, 112, 200, 204, 42),
        fade((46, 112), (190, 204), (0, "#e0533a", 1), (0.5, "#b8342a", 1), (1, "#6f1712", 1)),
    )
    canvas.drawPath(_box(60, 122, 184, 150, 14), fill("#ffffff", 0.22))
    for x in (66, 180):
        canvas.drawCircle(x, 158, 8, fade((x - 8, 150), (x + 8, 166), *_STEEL))
        canvas.drawCircle(x, 158, 8, ink(3, 1))
    draw_rose(canvas, 123, 160, 30)
    canvas.restore()


def _canteen(canvas: skia.Canvas) -> None:
    strap = soft([(54, 120), (40, 30), (120, 8), (200, 30), (188, 120)])
    _cable(canvas, strap, 14, "#7b5230", "#a87b4b")
    _solid(canvas, _box(102, 26, 140, 66, 8), fade((102, 0), (140, 0), *_STEEL))
    canvas.drawCircle(120, 138, 86, glow((88, 100), 150, (0, "#b3ba7c", 1), (0.55, "#7f8a4c", 1),
                                         (1, "#444c24", 1)))  # fmt: skip
    canvas.drawCircle(120, 138, 86, ink(_PEN, 1))
    canvas.drawCircle(120, 138, 66, ink(4, 0.45))
    _solid(canvas, _box(34, 128, 206, 148, 4), fade((0, 128), (0, 148), *_WOOD))
    _solid(canvas, _box(106, 120, 134, 158, 5), fade((106, 120), (134, 158), *_BRASS))
    canvas.drawArc(oval(112, 130, 130, 130), 195, 60, False, ink(9, 0.4, "#ffffff"))  # noqa: FBT003


def _binoculars(canvas: skia.Canvas) -> None:
    black = ((0, "#7c7f86", 1), (0.4, "#3d4048", 1), (1, "#17181c", 1))
    _solid(canvas, _box(96, 96, 144, 140, 8), fade((96, 96), (144, 140), *_BRASS))
    for side in (-1, 1):
        x = 120 + side * 52
        body = poly([(x - 26, 64), (x + 26, 64), (x + 42, 176), (x - 42, 176)])
        _solid(canvas, body, fade((x - 40, 0), (x + 40, 0), *black))
        _solid(canvas, _box(x - 30, 28, x + 30, 66, 10), fade((x - 30, 0), (x + 30, 0), *black))
        _solid(canvas, _box(x - 47, 170, x + 47, 190, 8), fade((x - 47, 0), (x + 47, 0), *_BRASS))
        canvas.drawOval(
            oval(x, 196, 84, 36),
            glow((x - 14, 190), 60, (0, "#d8f1f6", 1), (0.5, "#5f9fb6", 1), (1, "#1f4659", 1)),
        )
        canvas.drawOval(oval(x, 196, 84, 36), ink(_PEN, 1))
        canvas.drawLine(x - 20, 80, x - 28, 160, ink(6, 0.3, "#ffffff"))


def _radio(canvas: skia.Canvas) -> None:
    canvas.drawLine(56, 84, 24, 12, ink(11, 1))
    canvas.drawLine(56, 84, 24, 12, ink(4.5, 1, "#c7ced0"))
    canvas.drawCircle(24, 13, 8, fill("#c8452d"))
    canvas.drawCircle(24, 13, 8, ink(4, 1))
    canvas.drawArc(oval(120, 70, 130, 76), 180, 180, False, ink(15, 1))  # noqa: FBT003
    canvas.drawArc(oval(120, 70, 130, 76), 180, 180, False, ink(7, 1, "#7b5230"))  # noqa: FBT003
    _solid(canvas, _box(24, 72, 216, 212, 18), fade((24, 72), (216, 212), *_WOOD))
    canvas.drawCircle(84, 142, 48, fill("#e9d6a6"))
    canvas.drawCircle(84, 142, 48, ink(_PEN, 1))
    for y in range(104, 184, 13):
        reach = np.sqrt(max(0, 42**2 - (y - 142) ** 2))
        canvas.drawLine(84 - reach, y, 84 + reach, y, ink(4.5, 0.85, "#6b4a22"))
    _solid(canvas, _box(142, 92, 204, 132, 6), fill("#fbf3dc"))
    for x in range(150, 200, 9):
        canvas.drawLine(x, 98, x, 110, ink(2.6, 0.9))
    canvas.drawLine(176, 96, 168, 128, ink(4, 1, "#c8452d"))
    for x in (156, 190):
        canvas.drawCircle(x, 168, 17, fade((x - 17, 150), (x + 17, 186), *_BRASS))
        canvas.drawCircle(x, 168, 17, ink(4, 1))
        canvas.drawLine(x, 168, x + 7, 156, ink(4, 1))


def _kit(canvas: skia.Canvas) -> None:
    canvas.drawPath(_box(84, 26, 156, 84, 18), ink(18, 1))
    canvas.drawPath(_box(84, 26, 156, 84, 18), ink(9, 1, "#8a5f3a"))
    _solid(
        canvas,
        _box(22, 60, 218, 208, 22),
        fade((22, 60), (218, 208), (0, "#fdf6e6", 1), (0.5, "#eadfc4", 1), (1, "#b5a277", 1)),
    )
    canvas.drawPath(_box(22, 60, 218, 86, 14), fill("#5f3a1b", 0.20))
    for x in (46, 194):
        _solid(canvas, _box(x - 9, 72, x + 9, 104, 4), fade((x - 9, 72), (x + 9, 104), *_BRASS))
    cross = [(104, 98), (136, 98), (136, 124), (162, 124), (162, 156), (136, 156), (136, 182),
             (104, 182), (104, 156), (78, 156), (78, 124), (104, 124)]  # fmt: skip
    _shape(canvas, cross, fade((78, 98), (162, 182), (0, "#4f9a58", 1), (1, "#1f5a35", 1)))


def _compass(canvas: skia.Canvas) -> None:
    canvas.drawCircle(120, 24, 14, ink(14, 1))
    canvas.drawCircle(120, 24, 14, ink(6, 1, "#d9b262"))
    for radius, ends in ((92, ((40, 40), (200, 220))), (80, ((200, 220), (40, 40)))):
        canvas.drawCircle(120, 134, radius, fade(*ends, *_BRASS))
        canvas.drawCircle(120, 134, radius, ink(4, 1))
    canvas.drawCircle(120, 134, 70, glow((95, 105), 120, (0, "#fffaea", 1), (1, "#d8c390", 1)))
    canvas.drawCircle(120, 134, 70, ink(3, 0.9))
    for step in range(24):
        turn = step * np.pi / 12
        a, b = (62 if step % 6 else 54), 68
        canvas.drawLine(120 + a * np.sin(turn), 134 - a * np.cos(turn), 120 + b * np.sin(turn),
                        134 - b * np.cos(turn), ink(3, 0.8))  # fmt: skip
    canvas.save()
    canvas.rotate(32, 120, 134)
    for side, value in ((-1, "#c0331f"), (1, "#30506d")):
        _shape(canvas, [(106, 134), (120, 134 + side * 56), (134, 134)], fill(value))
    canvas.restore()
    canvas.drawCircle(120, 134, 8, fill("#e4bd66"))
    canvas.drawCircle(120, 134, 8, ink(3, 1))


def _knife(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.rotate(-45, 120, 120)
    blade = soft([(104, 106), (104, 104), (214, 104), (262, 116), (246, 130), (220, 140),
                  (104, 138), (104, 136)], closed=True)  # fmt: skip
    _solid(canvas, blade, fade((0, 102), (0, 140), *_STEEL))
    canvas.drawLine(112, 114, 226, 114, ink(4, 0.5))
    _solid(canvas, _box(90, 86, 108, 156, 7), fade((0, 86), (0, 156), *_BRASS))
    _solid(canvas, _box(-18, 98, 92, 144, 18), fade((0, 98), (0, 144), *_WOOD))
    for x in (8, 36, 64):
        canvas.drawCircle(x, 121, 6, fade((x - 6, 115), (x + 6, 127), *_BRASS))
        canvas.drawCircle(x, 121, 6, ink(3, 1))
    canvas.restore()


def _flashlight(canvas: skia.Canvas) -> None:
    beam = poly([(132, 62), (178, 108), (238, 74), (166, 2)])
    canvas.drawPath(beam, fade((150, 90), (206, 34), (0, "#fff3b0", 1), (1, "#ffdf70", 0.75)))
    canvas.save()
    canvas.rotate(-45, 120, 120)
    _solid(
        canvas,
        _box(-22, 96, 112, 144, 14),
        fade((0, 96), (0, 144), (0, "#7d8a94", 1), (0.4, "#46525c", 1), (1, "#171d22", 1)),
    )
    for x in range(-8, 60, 13):
        canvas.drawLine(x, 100, x, 140, ink(4, 0.7))
    _solid(
        canvas,
        poly([(110, 96), (160, 78), (160, 162), (110, 144)]),
        fade((0, 78), (0, 162), *_BRASS),
    )
    _solid(canvas, _box(156, 74, 176, 166, 8), fade((0, 74), (0, 166), *_BRASS))
    canvas.drawOval(oval(178, 120, 18, 84), fill("#fffbe0"))
    canvas.drawOval(oval(178, 120, 18, 84), ink(4, 1))
    _solid(canvas, _box(72, 92, 98, 106, 5), fill("#c8452d"))
    canvas.restore()


_ITEMS: dict[str, Callable[[skia.Canvas], None]] = {
    "rope": _rope,
    "tool": _tool,
    "canteen": _canteen,
    "binoculars": _binoculars,
    "radio": _radio,
    "kit": _kit,
    "compass": _compass,
    "knife": _knife,
    "flashlight": _flashlight,
}
