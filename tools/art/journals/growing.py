"""The plants that the expedition found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.art.brush import fade, fill, ink, poly
from tools.art.journals.glyphs import through
from tools.art.journals.nature import dot, line, tinted

if TYPE_CHECKING:
    import skia

    from tools.art.journals.nature import Draw, Spot

_GREEN, _DEEP = "#9db35a", "#4d7036"


def _leaf(
    canvas: skia.Canvas,
    at: Spot,
    size: Spot,
    angle: float,
    colours: tuple[str, str] = (_GREEN, _DEEP),
) -> None:
    """Draw a leaf of a length and a half width that points to `angle`, degrees from east."""
    long, side = size
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(angle)
    tinted(canvas, [(0, 0), (long * 0.3, -side), (long * 0.7, -side * 0.8), (long, 0),
                    (long * 0.7, side * 0.8), (long * 0.3, side)], *colours, 1.8)  # fmt: skip
    canvas.drawLine(0, 0, long * 0.85, 0, ink(1.2, 0.7))
    canvas.restore()


def _petals(
    canvas: skia.Canvas, at: Spot, turns: tuple[int, float], size: Spot, colours: tuple[str, str]
) -> None:
    """Draw so many petals, the first at an angle."""
    count, start = turns
    for number in range(count):
        _leaf(canvas, at, size, start + number * 360 / count, colours)


def _ponderosa(canvas: skia.Canvas) -> None:
    """Draw the ponderosa pine: an orange trunk, plates of bark, flat sprays of long needles."""
    line(canvas, (20, 106), (90, 102), (150, 106), width=2.4, value="#8a7346")
    tinted(canvas, poly([(76, 104), (81, 6), (87, 6), (94, 104)]), "#dc9550", "#8a4f22")
    for y in (58, 68, 78, 88, 97):
        line(canvas, (80, y), (84, y + 5), (91, y + 1), width=1.5)
    sprays = ((58, 56, 25), (112, 62, 24), (108, 44, 22), (62, 38, 21), (104, 27, 18), (68, 22, 16),
              (94, 13, 13), (80, 5, 10))  # fmt: skip
    for x, y, _reach in sprays:
        line(canvas, (84, y + 8), ((84 + x) / 2, y + 6), (x, y), width=3.4, value="#7a4a22")
    for x, y, reach in sprays:
        turns = np.linspace(0, 2 * np.pi, 23)[:-1]
        away = reach * np.where(np.arange(22) % 2 == 0, 1.0, 0.68)
        rim = [(x + float(d * np.cos(t)), y + float(d * 0.44 * np.sin(t)))
               for d, t in zip(away, turns, strict=True)]  # fmt: skip
        tinted(canvas, poly(rim), "#86a654", "#365f34", 1.8)
        for lean in (-0.6, -0.2, 0.2, 0.6):
            line(canvas, (x, y + 2), (x + lean * reach, y - reach * 0.24), width=1.2,
                 value="#2e4a24")  # fmt: skip


def _spruce(canvas: skia.Canvas) -> None:
    line(canvas, (20, 106), (90, 103), (150, 106), width=2.4, value="#8a7346")
    tinted(canvas, poly([(79, 92), (89, 92), (91, 105), (77, 105)]), "#9a6a3c", "#5c3c1e", 2)
    for step in range(6, -1, -1):
        y, wide = 14 + step * 13, 9 + step * 7.4
        tier = [
            (84, y - 12),
            (84 + wide * 0.55, y + 4),
            (84 + wide, y + 14),
            (84 + wide * 0.45, y + 11),
            (84, y + 16),
            (84 - wide * 0.45, y + 11),
            (84 - wide, y + 14),
            (84 - wide * 0.55, y + 4),
        ]
        tinted(canvas, poly(tier), "#7d9f78", "#2c5540", 2)


def _bitterroot(canvas: skia.Canvas) -> None:
    """Draw the bitterroot: a pink flower close to the ground on a fat root."""
    for angle in (8, 32, 60, 120, 148, 172):
        _leaf(canvas, (84, 74), (42, 4.2), angle)
    tinted(canvas, [(78, 78), (90, 78), (94, 92), (86, 110), (80, 110), (74, 92)], "#d9a878",
           "#8a5530")  # fmt: skip
    _petals(canvas, (84, 48), (11, -90), (42, 10.9), ("#fbd3df", "#d9708f"))
    _petals(canvas, (84, 48), (7, -70), (25, 7.5), ("#fde6ec", "#e08aa6"))
    for turn in np.linspace(0, 6.28, 9)[:-1]:
        dot(canvas, 84 + 7 * float(np.cos(turn)), 48 + 7 * float(np.sin(turn)), 2.4, "#e0a92e")
    dot(canvas, 84, 48, 4, "#8c2a4a")


def _oregon_grape(canvas: skia.Canvas) -> None:
    line(canvas, (12, 92), (60, 62), (112, 34), (150, 26), width=4, value="#6b4a2c")
    for (x, y), angles in (((40, 75), (-110, 60)), ((66, 60), (-105, 70)), ((94, 45), (-100, 62)),
                           ((122, 32), (-95, 48)), ((146, 27), (-12, -12))):  # fmt: skip
        for angle in angles:
            _holly(canvas, (x, y), 36, angle)
    for x, y in ((94, 74), (106, 70), (118, 76), (98, 86), (111, 84), (104, 96), (117, 92),
                 (86, 84)):  # fmt: skip
        tinted(canvas, _round(x, y, 7.6), "#6f8fd0", "#22366f", 2)
        dot(canvas, x - 2.4, y - 2.6, 1.7, "#dfe9fb")


def _holly(canvas: skia.Canvas, at: Spot, long: float, angle: float) -> None:
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(angle)
    upper = [(0.0, 0.0), (0.18, -0.22), (0.28, -0.16), (0.44, -0.32), (0.54, -0.2), (0.7, -0.28),
             (0.78, -0.14), (1.0, 0.0)]  # fmt: skip
    rim = [(x * long, y * long) for x, y in [*upper, *((x, -y) for x, y in upper[::-1][1:-1])]]
    tinted(canvas, poly(rim), "#84a552", "#2f5a34", 1.8)
    canvas.drawLine(0, 0, long * 0.85, 0, ink(1.2, 0.7))
    canvas.restore()


def _round(x: float, y: float, radius: float) -> skia.Path:
    turns = np.linspace(0, 2 * np.pi, 13)[:-1]
    return through([(x + radius * float(np.cos(t)), y + radius * float(np.sin(t))) for t in turns])


def _currant(canvas: skia.Canvas) -> None:
    line(canvas, (10, 26), (60, 36), (110, 30), (160, 40), width=4.6, value="#7a5230")
    for x, y, angle in ((30, 30, 100), (142, 36, 82), (44, 32, -70), (96, 31, -96), (136, 36, -60)):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(angle - 90)
        lobes: list[Spot] = [(-3, 0), (-20, 10), (-16, 22), (-9, 20), (0, 36), (9, 20), (16, 22),
                             (20, 10), (3, 0)]  # fmt: skip
        tinted(canvas, lobes, _GREEN, _DEEP, 1.8)
        canvas.drawLine(0, 2, 0, 28, ink(1.2, 0.7))
        canvas.restore()
    for x, y in ((62, 54), (80, 66), (98, 56), (70, 84), (92, 86), (112, 74)):
        line(canvas, (82, 34), ((x + 82) / 2, (y + 34) / 2), (x, y), width=2, value=_DEEP)
    for x, y in ((62, 54), (80, 66), (98, 56), (70, 84), (92, 86), (112, 74)):
        _petals(canvas, (x, y), (5, -90), (13, 4.7), ("#ffe36a", "#e0a416"))
        dot(canvas, x, y, 3, "#c2461f")


def _osage(canvas: skia.Canvas) -> None:
    line(canvas, (12, 16), (60, 24), (100, 18), (158, 24), width=5, value="#7a5230")
    for x, y, angle in ((30, 20, 70), (52, 22, -48), (120, 20, 52), (140, 22, 96), (118, 20, -52)):
        _leaf(canvas, (x, y), (44, 11.4), angle)
    line(canvas, (84, 22), (84, 32), width=4, value="#7a5230")
    tinted(canvas, _round(84, 68, 37), "#d5de6a", "#7d9a2e")
    rng = np.random.default_rng(7700)
    for _ in range(130):
        around, reach = float(rng.uniform(0, 6.28)), 34 * float(np.sqrt(rng.uniform(0, 1)))
        u, v = 84 + reach * float(np.cos(around)), 68 + reach * float(np.sin(around))
        canvas.drawCircle(u, v, 3.6, ink(1.1, 0.55, "#4f6a1e"))
        canvas.drawCircle(u - 0.8, v - 0.8, 1.5, fill("#f2f5b8", 0.8))


def _ragged_robin(canvas: skia.Canvas) -> None:
    """Draw Clarkia: four pink petals, each with three lobes."""
    line(canvas, (84, 110), (82, 84), (84, 54), width=4, value=_DEEP)
    for x, y, angle in ((83, 92, 196), (83, 98, -20), (83, 80, -14)):
        _leaf(canvas, (x, y), (42, 4.6), angle)
    for turn in (-158, -112, -68, -22):
        canvas.save()
        canvas.translate(84, 50)
        canvas.rotate(turn + 90)
        petal: list[Spot] = [
            (-3, 0),
            (-5, -20),
            (-20, -30),
            (-22, -44),
            (-9, -40),
            (-8, -52),
            (8, -52),
            (9, -40),
            (22, -44),
            (20, -30),
            (5, -20),
            (3, 0),
        ]
        tinted(canvas, petal, "#f59ac0", "#b8357c", 2)
        canvas.drawLine(0, -4, 0, -40, ink(1.2, 0.5, "#7a1850"))
        canvas.restore()
    for lean in (-12, -4, 5, 13):
        line(canvas, (84, 50), (84 + lean, 34), width=2, value="#fdf3f6")
        dot(canvas, 84 + lean, 33, 2.6, "#7a1850")
    dot(canvas, 84, 51, 4.6, _DEEP)


def _camas(canvas: skia.Canvas) -> None:
    """Draw the camas: a spike of blue stars."""
    for angle in (-160, -128, -52, -24):
        _leaf(canvas, (84, 108), (74, 5.2), angle)
    line(canvas, (84, 110), (83, 70), (84, 10), width=3.4, value=_DEEP)
    for y in (4, 11, 18):
        _leaf(canvas, (84, y + 5), (11, 3.7), -90, ("#8a93dd", "#3d47a0"))
    for x, y in ((68, 30), (102, 38), (64, 54), (106, 62), (82, 46), (84, 74)):
        line(canvas, (84, y + 12), (x, y), width=2, value=_DEEP)
        _petals(canvas, (x, y), (6, -75), (18, 3.6), ("#a4b2f2", "#434fb0"))
        dot(canvas, x, y, 3.4, "#f3d25a")
        canvas.drawCircle(x, y, 3.4, fade((x - 3, y - 3), (x + 3, y + 3), (0, "#fff0a8", 1),
                                          (1, "#c99a2a", 1)))  # fmt: skip


PLANTS: dict[str, Draw] = {
    "ponderosa pine": _ponderosa,
    "Sitka spruce": _spruce,
    "bitterroot": _bitterroot,
    "Oregon grape": _oregon_grape,
    "golden currant": _currant,
    "Osage orange": _osage,
    "ragged robin": _ragged_robin,
    "camas": _camas,
}
