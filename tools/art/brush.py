"""Ink and paint: short names for what the drawn layers need from skia."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.noise import rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Spot = tuple[float, float]

INK = "#3b2c1a"


class Easel:
    """A canvas over a picture of rows by columns by RGBA, 8 bits each, not premultiplied."""

    def __init__(self, width: int, height: int, ground: NDArray[np.float64] | None = None) -> None:
        self.surface = skia.Surface.MakeRaster(
            skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        )
        self.canvas = self.surface.getCanvas()
        if ground is not None:
            picture = np.full((height, width, 4), 255, dtype=np.uint8)
            picture[..., :3] = np.clip(np.rint(ground), 0, 255)
            self.canvas.drawImage(
                skia.Image.fromarray(picture, colorType=skia.kRGBA_8888_ColorType), 0, 0
            )

    def picture(self) -> NDArray[np.uint8]:
        """Return what is drawn so far."""
        pixels: NDArray[np.uint8] = self.surface.toarray(colorType=skia.kRGBA_8888_ColorType)
        return pixels


def colour(value: str, alpha: float = 1.0) -> int:
    """Return skia's colour of #rrggbb with an opacity of 0..1."""
    red, green, blue = (int(part) for part in rgb(value))
    return int(skia.Color(red, green, blue, round(255 * alpha)))


def fill(value: str, alpha: float = 1.0, blur: float = 0.0) -> skia.Paint:
    """Return paint that fills, with soft ends if `blur` (pixels) is given."""
    paint = skia.Paint(Color=colour(value, alpha), AntiAlias=True)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def ink(width: float, alpha: float = 1.0, value: str = INK) -> skia.Paint:
    """Return a pen of a width in pixels."""
    return skia.Paint(
        Color=colour(value, alpha),
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def fade(start: Spot, end: Spot, *points: tuple[float, str, float]) -> skia.Paint:
    """Return paint whose colour changes from `start` to `end`; points: place, colour, alpha."""
    shader = skia.GradientShader.MakeLinear(
        points=[skia.Point(*start), skia.Point(*end)],
        colors=[colour(value, alpha) for _, value, alpha in points],
        positions=[at for at, _, _ in points],
    )
    return skia.Paint(Shader=shader, AntiAlias=True)


def glow(centre: Spot, radius: float, *points: tuple[float, str, float]) -> skia.Paint:
    """Return paint whose colour changes outwards from a centre; points are as in `fade`."""
    shader = skia.GradientShader.MakeRadial(
        center=skia.Point(*centre),
        radius=radius,
        colors=[colour(value, alpha) for _, value, alpha in points],
        positions=[at for at, _, _ in points],
    )
    return skia.Paint(Shader=shader, AntiAlias=True)


def poly(points: Sequence[Spot], *, closed: bool = True) -> skia.Path:
    """Return a path through points."""
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], closed)
    return path


def soft(points: Sequence[Spot], *, closed: bool = False) -> skia.Path:
    """Return a path that passes smoothly near its points."""
    path = skia.Path()
    spots = [*points, points[0], points[1]] if closed else list(points)
    if closed:
        path.moveTo((spots[0][0] + spots[1][0]) / 2, (spots[0][1] + spots[1][1]) / 2)
        spots = spots[1:]
    else:
        path.moveTo(*map(float, spots[0]))
    for (x, y), (u, v) in pairwise(spots):
        path.quadTo(float(x), float(y), float(x + u) / 2, float(y + v) / 2)
    if not closed:
        path.lineTo(*map(float, spots[-1]))
    return path


def oval(x: float, y: float, width: float, height: float) -> skia.Rect:
    """Return the frame of an oval around a centre."""
    return skia.Rect.MakeXYWH(x - width / 2, y - height / 2, width, height)
