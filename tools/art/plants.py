"""What grows and moves on a map: trees with shadows, tufts of grass, waves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import fade, fill, glow, ink, oval, poly, soft

if TYPE_CHECKING:
    Spot = tuple[float, float]

_LEAVES = (("#9db35a", "#4d7036"), ("#8aa84f", "#3f6534"), ("#aab863", "#5c7a3a"))


def draw_tree(canvas: skia.Canvas, foot: Spot, size: float, seed: int) -> None:
    """Draw a round tree; `size` is the width of its crown in pixels."""
    rng = np.random.default_rng(92_000 + seed)
    x, y = foot
    light, dark = _LEAVES[int(rng.integers(len(_LEAVES)))]
    canvas.drawOval(
        oval(x + size * 0.42, y + size * 0.04, size * 1.25, size * 0.5), fill("#2c3a18", 0.36, 1.1)
    )
    canvas.drawLine(x, y, x, y - size * 0.4, ink(max(1.0, size * 0.15), 0.9))
    centre = (x, y - size * 0.72)
    points = []
    for turn in np.linspace(0, 2 * np.pi, 9)[:-1]:
        reach = size * 0.5 * rng.uniform(0.88, 1.14)
        points.append((centre[0] + reach * np.cos(turn), centre[1] + reach * 0.94 * np.sin(turn)))
    crown = soft(points, closed=True)
    shine = (centre[0] - size * 0.2, centre[1] - size * 0.22)
    canvas.drawPath(crown, glow(shine, size * 0.8, (0, light, 1), (0.45, light, 1), (1, dark, 1)))
    canvas.drawPath(crown, ink(0.8, 0.75, "#2e3a1c"))


def draw_fir(canvas: skia.Canvas, foot: Spot, size: float, seed: int) -> None:
    """Draw a fir; `size` is its height in pixels."""
    rng = np.random.default_rng(93_000 + seed)
    x, y = foot
    wide = size * rng.uniform(0.24, 0.3)
    canvas.drawOval(oval(x + size * 0.25, y, size * 0.8, size * 0.24), fill("#2c3a18", 0.36, 1.0))
    canvas.drawLine(x, y, x, y - size * 0.3, ink(1.2, 0.9))
    outline = [
        (x, y - size),
        (x + wide * 0.7, y - size * 0.56),
        (x + wide * 0.4, y - size * 0.56),
        (x + wide, y - size * 0.14),
        (x - wide, y - size * 0.14),
        (x - wide * 0.4, y - size * 0.56),
        (x - wide * 0.7, y - size * 0.56),
    ]
    paint = fade(
        (x - wide, y), (x + wide, y), (0, "#7d9a4c", 1), (0.5, "#55793f", 1), (1, "#33552f", 1)
    )
    canvas.drawPath(poly(outline), paint)
    canvas.drawPath(poly(outline), ink(0.8, 0.75, "#26351c"))


def draw_tuft(canvas: skia.Canvas, foot: Spot, seed: int) -> None:
    """Draw a few blades of grass in ink."""
    rng = np.random.default_rng(94_000 + seed)
    x, y = foot
    pen = ink(0.8, 0.42, "#4f5f26")
    for lean in (-2.2, 0.0, 2.2):
        canvas.drawLine(x + lean * 0.5, y, x + lean * 1.1, y - rng.uniform(2.6, 4.6), pen)


def draw_wave(canvas: skia.Canvas, centre: Spot, size: float, seed: int) -> None:
    """Draw a wave as engravers do: two crests, a light line and a faint one below."""
    rng = np.random.default_rng(95_000 + seed)
    x, y = centre
    lean = rng.uniform(0.9, 1.1)
    for drop, value, alpha, wide in ((0.0, "#d9efe9", 0.62, 1.3), (2.2, "#1f5f7d", 0.34, 1.2)):
        path = skia.Path()
        path.moveTo(x - size / 2, y + drop)
        for step in (0, 1):
            left = x - size / 2 + step * size / 2
            path.cubicTo(
                left + size * 0.12,
                y + drop,
                left + size * 0.16,
                y + drop - size * 0.2 * lean,
                left + size * 0.26,
                y + drop - size * 0.17,
            )
            path.cubicTo(
                left + size * 0.36,
                y + drop - size * 0.14,
                left + size * 0.38,
                y + drop,
                left + size * 0.5,
                y + drop,
            )
        canvas.drawPath(path, ink(wide, alpha, value))
