"""What both sides of a card share: its size, paper, rim, the name's strip; where things are.

The game writes names, points and sentences; `PLACES` tells where it may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import Easel, fade, fill, ink
from tools.art.interface import paper

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]
    Box = tuple[float, float, float, float]

WIDE, HIGH = 440, 620
CORNER = 26
MAP: Box = (14, 96, 426, 474)
"""Left, top, right, bottom of the map or the landscape; pixels of the card, as all below."""
FOOT = 480
PLACES: dict[str, Box] = {
    "name": (20, 16, 420, 90),
    "points": (336, 506, 424, 590),
    "sentence": (22, 470, 418, 526),
}


def ground(seed: int, tone: tuple[str, str]) -> Easel:
    """Return a card of paper whose rim has a tone, light and dark."""
    easel = Easel(WIDE, HIGH)
    canvas = easel.canvas
    whole = skia.RRect.MakeRectXY(skia.Rect.MakeWH(WIDE, HIGH), CORNER, CORNER)
    canvas.clipRRect(whole, doAntiAlias=True)
    canvas.drawRRect(whole, fade((0, 0), (WIDE, HIGH), (0, tone[0], 1), (1, tone[1], 1)))
    sheet = Easel(WIDE, HIGH, paper(HIGH, WIDE, 67_000 + seed)).surface.makeImageSnapshot()
    inner = skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(10, 10, WIDE - 10, HIGH - 10), 18, 18)
    canvas.save()
    canvas.clipRRect(inner, doAntiAlias=True)
    canvas.drawImage(sheet, 0, 0)
    canvas.restore()
    canvas.drawRRect(inner, ink(2.4, 0.8))
    canvas.drawRRect(whole, ink(5, 0.9))
    return easel


def lay(canvas: skia.Canvas, pixels: Layer, x: float, y: float) -> None:
    """Draw pixels by RGBA with their corner at a point."""
    rgba = np.ascontiguousarray(pixels)
    picture = skia.Image.fromarray(rgba, colorType=skia.kRGBA_8888_ColorType)
    canvas.drawImage(picture, x, y)


def strip(canvas: skia.Canvas, tone: str) -> None:
    """Draw the strip that the name stands on."""
    rect = skia.Rect.MakeLTRB(14, 14, WIDE - 14, 92)
    canvas.drawRoundRect(rect, 14, 14, fill("#fbf3dc"))
    canvas.drawRect(skia.Rect.MakeLTRB(14, 84, WIDE - 14, 92), fill(tone))
    canvas.drawLine(14, 84, WIDE - 14, 84, ink(2, 0.8))
    canvas.drawLine(14, 93, WIDE - 14, 93, ink(2.4, 0.9))
