"""The followers: explorer, brigand and navigator, for each seat in its colour with its shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink, oval, poly, soft
from tools.art.finish import outlined, shadowed
from tools.art.shapes import hexed, shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from discovery.content.palette import SeatLook

WIDTH, HEIGHT = 212, 272
FEET = (100, 234)
_PEN = 4.0
_SKIN, _HAIR, _LEATHER, _STEEL = "#eec7a0", "#5a3a22", "#7b5230", "#dfe4e6"


def followers(seats: Sequence[SeatLook]) -> dict[str, Cut]:
    """Return every follower, named by its kind and the seat's colour."""
    kinds = {"explorer": _explorer, "brigand": _brigand, "navigator": _navigator}
    found = {}
    for kind, draw in kinds.items():
        for number, seat in enumerate(seats):
            easel = Easel(WIDTH, HEIGHT)
            draw(easel.canvas, seat)
            found[f"{kind}_{number}"] = Cut(_finish(easel.picture()), anchor=FEET)
    return found


def _finish(layer: NDArray[np.uint8]) -> NDArray[np.uint8]:
    light = outlined(layer, 4.0, "#fff8e6")
    return shadowed(outlined(light, 1.6, "#3a2815", 0.55), (6, 5), 5, 0.5)


def _cloth(seat: SeatLook, left: float, right: float) -> skia.Paint:
    """Return paint of the seat's colour, lit from the left."""
    return fade(
        (left, 0),
        (right, 0),
        (0, hexed(seat.colour, 0.30), 1),
        (0.45, hexed(seat.colour), 1),
        (1, hexed(seat.colour, -0.30), 1),
    )


def _part(canvas: skia.Canvas, path: skia.Path, paint: skia.Paint, pen: float = _PEN) -> None:
    canvas.drawPath(path, paint)
    canvas.drawPath(path, ink(pen, 1))


def _shield(canvas: skia.Canvas, seat: SeatLook, x: float, y: float, size: float = 74) -> None:
    """Draw the seat's shape on a light shield."""
    half = size / 2
    path = skia.Path()
    path.moveTo(x - half, y - half * 0.95)
    path.quadTo(x, y - half * 1.2, x + half, y - half * 0.95)
    path.cubicTo(
        x + half * 1.05, y + half * 0.4, x + half * 0.5, y + half * 0.95, x, y + half * 1.2
    )
    path.cubicTo(
        x - half * 0.5, y + half * 0.95, x - half * 1.05, y + half * 0.4, x - half, y - half * 0.95
    )
    path.close()
    _part(canvas, path, fade((x - half, y), (x + half, y), (0, "#fffaea", 1), (1, "#ead8ad", 1)))
    canvas.drawPath(shape(seat.shape, x, y - half * 0.04, size * 0.66), fill("#2c1d0d"))


def _head(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    _part(
        canvas,
        skia.Path().addCircle(x, y, radius),
        fade((x - radius, y), (x + radius, y), (0, "#f6d5b0", 1), (1, "#d3a377", 1)),
    )
    for side in (-1, 1):
        canvas.drawCircle(x + side * radius * 0.36 - 2, y + 2, 2.6, fill("#2c1d0d"))


def _explorer(canvas: skia.Canvas, seat: SeatLook) -> None:
    """Draw a wanderer in a long coat with a broad hat, a pack and a staff."""
    canvas.drawOval(oval(100, 234, 116, 22), fill("#7f9a45"))
    canvas.drawOval(oval(100, 234, 116, 22), ink(3, 0.9, "#3f5222"))
    _part(
        canvas,
        soft([(56, 112), (38, 130), (36, 178), (62, 186), (74, 150)], closed=True),
        fill("#a3814f"),
    )
    canvas.drawLine(158, 236, 150, 46, ink(11, 1))
    canvas.drawLine(158, 236, 150, 46, ink(5.5, 1, "#a3763f"))
    for x in (84, 114):
        boot = skia.Path()
        boot.addRoundRect(skia.Rect.MakeXYWH(x - 12, 206, 24, 28), 6, 6)
        _part(canvas, boot, fill(_LEATHER))
    coat = skia.Path()
    coat.moveTo(74, 104)
    coat.cubicTo(62, 140, 54, 180, 48, 214)
    coat.quadTo(100, 228, 150, 214)
    coat.cubicTo(144, 176, 138, 140, 126, 104)
    coat.close()
    _part(canvas, coat, _cloth(seat, 50, 150))
    arm = skia.Path()
    arm.moveTo(116, 112)
    arm.cubicTo(140, 112, 150, 128, 162, 134)
    arm.lineTo(154, 154)
    arm.cubicTo(136, 152, 120, 144, 112, 132)
    arm.close()
    _part(canvas, arm, _cloth(seat, 100, 160))
    _part(canvas, skia.Path().addCircle(155, 142, 10), fill(_SKIN), 3.4)
    _part(
        canvas,
        soft([(74, 108), (100, 126), (128, 106), (118, 96), (82, 96)], closed=True),
        fill("#f3e4c0"),
        3.4,
    )
    _head(canvas, 100, 82, 25)
    brim = skia.Path()
    brim.addOval(oval(100, 66, 104, 26))
    _part(canvas, brim, fade((50, 60), (150, 76), (0, "#b98a55", 1), (1, "#7d5731", 1)))
    crown = skia.Path()
    crown.moveTo(72, 64)
    crown.cubicTo(72, 30, 82, 26, 100, 30)
    crown.cubicTo(118, 26, 128, 30, 128, 64)
    crown.quadTo(100, 74, 72, 64)
    crown.close()
    _part(canvas, crown, fade((74, 30), (128, 60), (0, "#c4965f", 1), (1, "#86602f", 1)))
    band = skia.Path()
    band.moveTo(72, 54)
    band.quadTo(100, 63, 128, 54)
    band.lineTo(128, 64)
    band.quadTo(100, 74, 72, 64)
    band.close()
    _part(canvas, band, _cloth(seat, 72, 128), 2.4)
    _shield(canvas, seat, 98, 172)


def _brigand(canvas: skia.Canvas, seat: SeatLook) -> None:
    """Draw a hooded figure on a rock with a masked face and a sabre."""
    rock = [(36, 238), (48, 218), (78, 210), (124, 212), (154, 222), (166, 240), (100, 246)]
    _part(canvas, poly(rock), fade((40, 210), (160, 244), (0, "#c6ab80", 1), (1, "#7a6248", 1)))
    blade = skia.Path()
    blade.moveTo(158, 134)
    blade.cubicTo(182, 104, 190, 70, 182, 26)
    blade.cubicTo(172, 66, 162, 98, 146, 124)
    blade.close()
    _part(canvas, blade, fade((150, 60), (186, 80), (0, "#f6f8f8", 1), (1, "#9aa6ad", 1)))
    cloak = skia.Path()
    cloak.moveTo(96, 24)
    cloak.cubicTo(74, 36, 62, 62, 66, 96)
    cloak.cubicTo(50, 130, 38, 178, 32, 222)
    cloak.quadTo(66, 212, 98, 228)
    cloak.quadTo(136, 212, 164, 222)
    cloak.cubicTo(158, 176, 148, 130, 130, 96)
    cloak.cubicTo(134, 62, 120, 36, 96, 24)
    cloak.close()
    _part(canvas, cloak, _cloth(seat, 36, 164))
    opening = skia.Path()
    opening.moveTo(97, 46)
    opening.cubicTo(76, 56, 72, 84, 80, 108)
    opening.quadTo(98, 122, 116, 108)
    opening.cubicTo(124, 84, 120, 56, 97, 46)
    opening.close()
    _part(canvas, opening, fill("#2b1c10"))
    face = skia.Path()
    face.addOval(oval(97, 84, 32, 24))
    canvas.drawPath(face, fill("#dba97c"))
    for x in (89, 104):
        canvas.drawOval(oval(x, 83, 8, 6), fill("#fffaf0"))
        canvas.drawCircle(x + 1, 83, 2.6, fill("#1e1208"))
    canvas.drawLine(82, 76, 94, 80, ink(3.4))
    canvas.drawLine(112, 76, 100, 80, ink(3.4))
    mask = [(78, 90), (97, 96), (116, 90), (112, 108), (97, 120), (82, 108)]
    _part(canvas, poly(mask), fill("#8c3a28"), 3)
    arm = skia.Path()
    arm.moveTo(126, 112)
    arm.cubicTo(146, 112, 160, 118, 166, 128)
    arm.lineTo(150, 148)
    arm.cubicTo(136, 146, 126, 140, 120, 132)
    arm.close()
    _part(canvas, arm, _cloth(seat, 110, 170))
    _part(canvas, skia.Path().addCircle(154, 134, 10), fill(_SKIN), 3.4)
    canvas.drawLine(140, 122, 166, 142, ink(9, 1))
    canvas.drawLine(140, 122, 166, 142, ink(4, 1, "#dcb158"))
    _shield(canvas, seat, 96, 172)


def _navigator(canvas: skia.Canvas, seat: SeatLook) -> None:
    """Draw a captain with a two-cornered hat and a spyglass, standing in a boat."""
    coat = skia.Path()
    coat.moveTo(76, 96)
    coat.cubicTo(62, 126, 58, 170, 58, 206)
    coat.lineTo(144, 206)
    coat.cubicTo(144, 170, 138, 126, 126, 96)
    coat.close()
    _part(canvas, coat, _cloth(seat, 56, 146))
    vest = [(90, 104), (112, 104), (108, 160), (94, 160)]
    _part(canvas, poly(vest), fill("#f6ead0"), 3)
    for y in (118, 134, 150):
        canvas.drawCircle(101, y, 3, fill("#c99a3f"))
    for x in (66, 136):
        epaulet = skia.Path()
        epaulet.addOval(oval(x + (8 if x < 100 else -6), 104, 28, 14))
        _part(canvas, epaulet, fill("#e0b654"), 3)
    _head(canvas, 100, 76, 25)
    hat = skia.Path()
    hat.moveTo(50, 66)
    hat.cubicTo(60, 50, 72, 26, 100, 22)
    hat.cubicTo(128, 26, 142, 50, 152, 66)
    hat.cubicTo(132, 58, 116, 54, 100, 56)
    hat.cubicTo(84, 54, 70, 58, 50, 66)
    hat.close()
    _part(canvas, hat, fade((50, 30), (150, 60), (0, "#4c5a70", 1), (1, "#232c3c", 1)))
    canvas.drawPath(
        soft([(56, 61), (84, 50), (100, 51), (118, 50), (146, 61)]), ink(4, 1, "#e0b654")
    )
    _part(canvas, skia.Path().addCircle(100, 38, 8), _cloth(seat, 92, 108), 3)
    arm = skia.Path()
    arm.moveTo(122, 104)
    arm.cubicTo(144, 108, 150, 102, 146, 88)
    arm.lineTo(162, 86)
    arm.cubicTo(168, 118, 146, 136, 118, 130)
    arm.close()
    _part(canvas, arm, _cloth(seat, 110, 168))
    for x, y, wide, high in ((126, 76, 24, 12), (150, 75, 26, 15), (178, 74, 30, 19)):
        tube = skia.Path()
        tube.addRect(oval(x, y, wide, high))
        _part(
            canvas,
            tube,
            fade((x, y - high / 2), (x, y + high / 2), (0, "#f3d98c", 1), (1, "#93671f", 1)),
            3,
        )
    _part(canvas, skia.Path().addCircle(154, 86, 9), fill(_SKIN), 3.4)
    _boat(canvas, seat)


def _boat(canvas: skia.Canvas, seat: SeatLook) -> None:
    """Draw the boat before the captain, its rail in the seat's colour, and foam at its bow."""
    hull = skia.Path()
    hull.moveTo(14, 186)
    hull.cubicTo(40, 198, 160, 198, 190, 182)
    hull.cubicTo(184, 218, 164, 238, 138, 242)
    hull.lineTo(60, 242)
    hull.cubicTo(36, 236, 20, 214, 14, 186)
    hull.close()
    _part(canvas, hull, fade((20, 190), (180, 240), (0, "#c08a50", 1), (1, "#6a4120", 1)))
    for drop in (20, 32):
        canvas.drawPath(
            soft([(24, 192 + drop), (60, 201 + drop), (140, 201 + drop), (182, 190 + drop)]),
            ink(2.4, 0.6),
        )
    rail = soft([(15, 191), (42, 201), (100, 204), (158, 201), (189, 187)])
    canvas.drawPath(rail, ink(19, 1))
    canvas.drawPath(rail, ink(12, 1, hexed(seat.colour)))
    _shield(canvas, seat, 100, 206, 66)
    for x, size in ((34, 40), (166, 40), (100, 30)):
        foam = soft(
            [
                (x - size / 2, 244),
                (x - size / 4, 236),
                (x, 242),
                (x + size / 4, 236),
                (x + size / 2, 244),
            ]
        )
        canvas.drawPath(foam, ink(4, 0.95, "#e9f6f2"))
