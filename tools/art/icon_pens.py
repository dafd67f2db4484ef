"""What icons are drawn with: shapes and bands of brass in ink, on a field of 96 by 96 pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skia

from tools.art.brush import fade, ink, oval, poly

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Spot = tuple[float, float]
    Draw = Callable[[skia.Canvas], None]

SIZE = 96
INK = "#3a2815"
PEN = 4.0


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


def solid(canvas: skia.Canvas, path: skia.Path, paint: skia.Paint | None = None) -> None:
    """Fill a shape with brass, or another paint, within a line of ink."""
    canvas.drawPath(path, paint or brass())
    canvas.drawPath(path, ink(PEN, 1, INK))


def shape(canvas: skia.Canvas, points: Sequence[Spot], paint: skia.Paint | None = None) -> None:
    """Draw a solid shape by its corners."""
    solid(canvas, poly(points), paint)


def disc(
    canvas: skia.Canvas,
    spot: Spot,
    radius: float,
    paint: skia.Paint | None = None,
    pen: float = PEN,
) -> None:
    """Draw a round of brass, or another paint, within a line of ink `pen` pixels wide."""
    canvas.drawCircle(*spot, radius, paint or brass())
    canvas.drawCircle(*spot, radius, ink(pen, 1, INK))


def stroke(canvas: skia.Canvas, path: skia.Path, width: float = 9) -> None:
    """Draw a band of brass with ink at both sides."""
    canvas.drawPath(path, ink(width + 2 * PEN, 1, INK))
    pen = brass()
    pen.setStyle(skia.Paint.kStroke_Style)
    pen.setStrokeWidth(width)
    pen.setStrokeCap(skia.Paint.kRound_Cap)
    pen.setStrokeJoin(skia.Paint.kRound_Join)
    canvas.drawPath(path, pen)


def line(*points: Spot) -> skia.Path:
    """Return a path from spot to spot."""
    return poly(points, closed=False)


def curved(start: Spot, *bends: tuple[float, float, float, float, float, float]) -> skia.Path:
    """Return a closed path of curves; a bend is two spots that draw it aside, and its end."""
    path = skia.Path()
    path.moveTo(*start)
    for bend in bends:
        path.cubicTo(*bend)
    path.close()
    return path


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> skia.Path:
    """Return a part of a circle; angles are in degrees, clockwise from the right."""
    path = skia.Path()
    path.addArc(oval(x, y, 2 * radius, 2 * radius), start, sweep)
    return path


def mirrored(draw: Draw) -> Draw:
    """Return a drawing with left and right exchanged."""

    def flipped(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.translate(SIZE, 0)
        canvas.scale(-1, 1)
        draw(canvas)
        canvas.restore()

    return flipped


def turned(draw: Draw, angle: float) -> Draw:
    """Return a drawing turned clockwise by an angle in degrees."""

    def tilted(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.rotate(angle, SIZE / 2, SIZE / 2)
        draw(canvas)
        canvas.restore()

    return tilted
