"""What the drawings of species share: a field of 168 by 112 pixels, tint, ink, hatching."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import fade, fill, ink
from tools.art.journals.glyphs import through

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Spot = tuple[float, float]
    Draw = Callable[[skia.Canvas], None]

WIDE, HIGH = 168, 112
PEN = 2.4


def tinted(
    canvas: skia.Canvas,
    shape: skia.Path | Sequence[Spot],
    light: str,
    dark: str,
    pen: float = PEN,
) -> skia.Path:
    """Draw a shape lit from the north-west, hatched on its shaded side, with an ink outline."""
    path = shape if isinstance(shape, skia.Path) else through(shape)
    bounds = path.getBounds()
    start, end = (bounds.left(), bounds.top()), (bounds.right(), bounds.bottom())
    canvas.drawPath(path, fade(start, end, (0, light, 1), (0.35, light, 1), (1, dark, 1)))
    canvas.save()
    canvas.clipPath(path, doAntiAlias=True)
    step = 4.6
    reach = bounds.width() + bounds.height()
    for along in np.arange(reach * 0.58, reach, step):
        a = (bounds.left() + float(along), bounds.top())
        canvas.drawLine(*a, a[0] - bounds.height() * 0.9, bounds.bottom(), ink(0.9, 0.32))
    canvas.restore()
    canvas.drawPath(path, ink(pen))
    return path


def patch(canvas: skia.Canvas, inside: skia.Path, points: Sequence[Spot], value: str) -> None:
    """Tint a part of a shape that was drawn, within its outline."""
    canvas.save()
    canvas.clipPath(inside, doAntiAlias=True)
    canvas.drawPath(through(points), fill(value))
    canvas.drawPath(through(points), ink(1.2, 0.5))
    canvas.restore()
    canvas.drawPath(inside, ink(PEN))


def line(canvas: skia.Canvas, *points: Spot, width: float = PEN, value: str = "#3b2c1a") -> None:
    """Draw a line through points."""
    canvas.drawPath(through(points, closed=False), ink(width, 1, value))


def dot(canvas: skia.Canvas, x: float, y: float, radius: float, value: str = "#2a1c0c") -> None:
    """Draw a dot."""
    canvas.drawCircle(x, y, radius, fill(value))


def eye(canvas: skia.Canvas, x: float, y: float, radius: float = 2.8) -> None:
    """Draw an eye with a glint."""
    dot(canvas, x, y, radius + 1.1, "#f8efd8")
    dot(canvas, x, y, radius)
    dot(canvas, x - radius * 0.3, y - radius * 0.35, radius * 0.32, "#ffffff")
