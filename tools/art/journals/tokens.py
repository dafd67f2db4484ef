"""Tokens that icons, cards and boards share: steps, plain dice, arrows, the seal."""

from __future__ import annotations

import numpy as np
import skia

from tools.art.brush import fade, fill, ink, poly
from tools.art.journals.glyphs import glyph, spots

INK = "#33240f"
IVORY = ("#fffaf0", "#e6d6ae")


def draw_river(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """Draw a step by river: a round token with waves."""
    canvas.drawCircle(
        x + size * 0.04, y + size * 0.06, size * 0.48, fill("#1a0f06", 0.4, size * 0.05)
    )
    canvas.drawCircle(x, y, size * 0.47, fill(INK))
    canvas.drawCircle(x, y, size * 0.425, fill("#f4fbf6"))
    canvas.drawCircle(
        x, y, size * 0.385,
        fade((x, y - size * 0.4), (x, y + size * 0.4), (0, "#3f9fd0", 1), (1, "#135a93", 1)),
    )  # fmt: skip
    canvas.drawPath(glyph("river", x, y, size * 0.56), fill("#ffffff"))


def draw_mountain(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """Draw a step over a mountain: a pointed token with a snowy peak."""
    tri = _rounded([(0, -0.53), (0.56, 0.45), (-0.56, 0.45)], x, y, size)
    canvas.save()
    canvas.translate(size * 0.04, size * 0.06)
    canvas.drawPath(tri, fill("#1a0f06", 0.4, size * 0.05))
    canvas.restore()
    canvas.drawPath(tri, fill(INK))
    inner = _rounded([(0, -0.40), (0.44, 0.385), (-0.44, 0.385)], x, y, size)
    canvas.drawPath(
        inner,
        fade((x - size * 0.4, y), (x + size * 0.4, y), (0, "#c98743", 1), (0.5, "#a8662c", 1),
             (0.52, "#80481c", 1), (1, "#6b3a15", 1)),
    )  # fmt: skip
    snow = [(0, -0.40), (0.16, -0.06), (0.08, -0.12), (0.0, 0.0), (-0.08, -0.12), (-0.16, -0.06)]
    canvas.drawPath(_rounded(snow, x, y, size, 0.0), fill("#ffffff"))


def _rounded(
    points: list[tuple[float, float]], x: float, y: float, size: float, round_by: float = 0.10
) -> skia.Path:
    path = poly([(x + px * size, y + py * size) for px, py in points])
    if round_by:
        pen = skia.Paint(PathEffect=skia.CornerPathEffect.Make(size * round_by))
        rounded = skia.Path()
        pen.getFillPath(path, rounded)
        return rounded
    return path


def plate(canvas: skia.Canvas, x: float, y: float, size: float, body: tuple[str, str]) -> None:
    """Draw the face of a plain die, from above."""
    half = size / 2
    rect = skia.Rect.MakeLTRB(x - half, y - half, x + half, y + half)
    canvas.drawRoundRect(rect, size * 0.18, size * 0.18, fill(INK))
    inner = rect.makeInset(size * 0.05, size * 0.05)
    paint = fade((x - half, y - half), (x + half, y + half), (0, body[0], 1), (1, body[1], 1))
    canvas.drawRoundRect(inner, size * 0.14, size * 0.14, paint)


def arrow(
    canvas: skia.Canvas, start: tuple[float, float], end: tuple[float, float], width: float,
    value: str = "#b5721d",
) -> None:  # fmt: skip
    """Draw a thick arrow with an ink outline."""
    a, b = np.array(start), np.array(end)
    way = (b - a) / np.linalg.norm(b - a)
    side = np.array([-way[1], way[0]])
    neck = b - way * width * 1.25
    points = [
        a + side * width / 2,
        neck + side * width / 2,
        neck + side * width * 1.15,
        b,
        neck - side * width * 1.15,
        neck - side * width / 2,
        a - side * width / 2,
    ]
    path = poly([(float(x), float(y)) for x, y in points])
    canvas.drawPath(path, ink(8, 1, INK))
    canvas.drawPath(path, fill(value))


def seal(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """Draw a seal of red wax; its middle is calm for a number."""
    turns = np.linspace(0, 2 * np.pi, 40)[:-1]
    reach = radius * (0.955 + 0.045 * np.sin(turns * 9 + 0.7) + 0.02 * np.sin(turns * 4))
    rim = poly(spots(x + reach * np.cos(turns), y + reach * np.sin(turns)))
    canvas.save()
    canvas.translate(radius * 0.06, radius * 0.09)
    canvas.drawPath(rim, fill("#1a0f06", 0.5, radius * 0.07))
    canvas.restore()
    ends = (x - radius, y - radius), (x + radius, y + radius)
    canvas.drawPath(rim, fade(*ends, (0, "#e2573c", 1), (0.5, "#b5301f", 1), (1, "#74170d", 1)))
    canvas.drawPath(rim, ink(radius * 0.05, 0.9, "#4d0f08"))
    canvas.drawCircle(x, y, radius * 0.76, fade(*ends, (0, "#7d1a0f", 1), (1, "#d8523a", 1)))
    canvas.drawCircle(x, y, radius * 0.71, fade(*ends, (0, "#b93221", 1), (1, "#96241a", 1)))
