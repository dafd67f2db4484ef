"""The five shapes of the seats, and the badges that bear them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import INK, Easel, fill, glow, ink, poly
from tools.art.finish import shadowed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.content.palette import SeatLook

BADGE = 128


def shape(name: str, x: float, y: float, size: float) -> skia.Path:
    """Return the path of a seat's shape around a centre, about `size` pixels wide."""
    path = skia.Path()
    match name:
        case "pennant":
            spots = [(-0.30, -0.5), (0.5, -0.14), (-0.12, 0.14), (-0.12, 0.5), (-0.30, 0.5)]
            path = poly(spots)
        case "ring":
            path.addCircle(0, 0, 0.46)
            path.addCircle(0, 0, 0.23)
            path.setFillType(skia.PathFillType.kEvenOdd)
        case "cross":
            a, e = 0.165, 0.48
            spots = [(-a, -e), (a, -e), (a, -a), (e, -a), (e, a), (a, a)]
            path = poly([*spots, *((-px, -py) for px, py in spots)])
        case "star":
            turns = np.arange(10) * np.pi / 5 - np.pi / 2
            reach = np.where(np.arange(10) % 2 == 0, 0.52, 0.22)
            path = poly(list(zip(reach * np.cos(turns), reach * np.sin(turns) + 0.03, strict=True)))
        case "wave":
            for drop in (-0.2, 0.2):
                path.addPath(_ripple(drop))
    matrix = skia.Matrix()
    matrix.setScale(size, size)
    matrix.postTranslate(x, y)
    path.transform(matrix)
    return path


def _ripple(drop: float) -> skia.Path:
    t = np.linspace(0, 1, 40)
    x = (t - 0.5) * 1.04
    y = np.sin(t * 2 * np.pi * 1.5) * 0.11 + drop
    wide = 0.088
    upper = list(zip(x, y - wide, strict=True))
    return poly([*upper, *zip(x[::-1], y[::-1] + wide, strict=True)])


def badges(seats: Sequence[SeatLook]) -> dict[str, Cut]:
    """Return a badge for each seat, by the name of its shape."""
    return {seat.shape: Cut(_badge(seat)) for seat in seats}


def hexed(colour: tuple[int, int, int], light: float = 0.0) -> str:
    """Return a colour as #rrggbb, lightened (or darkened, below 0) by a share."""
    end = 255 if light > 0 else 0
    return "#" + "".join(f"{round(part + (end - part) * abs(light)):02x}" for part in colour)


def _badge(seat: SeatLook) -> np.ndarray:
    easel = Easel(BADGE, BADGE)
    canvas, middle, radius = easel.canvas, BADGE / 2, BADGE / 2 - 9
    canvas.drawCircle(middle, middle, radius, fill(INK))
    canvas.drawCircle(middle, middle, radius - 3.5, fill("#f7ecd2"))
    paint = glow(
        (middle - 16, middle - 20),
        radius * 1.6,
        (0, hexed(seat.colour, 0.22), 1),
        (0.5, hexed(seat.colour), 1),
        (1, hexed(seat.colour, -0.32), 1),
    )
    canvas.drawCircle(middle, middle, radius - 9, paint)
    canvas.drawCircle(middle, middle, radius - 9, ink(2, 0.8))
    emblem = shape(seat.shape, middle, middle, (radius - 9) * 1.34)
    canvas.drawPath(emblem, fill(hexed(seat.ink)))
    return shadowed(easel.picture(), (2, 3), 3, 0.5)
