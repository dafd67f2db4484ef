"""Mountains in the manner of old maps: a lit and a shaded side, snow, ink strokes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import fade, fill, ink, oval, poly

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.random import Generator

    Spot = tuple[float, float]


def draw_peak(canvas: skia.Canvas, foot: Spot, width: float, height: float, seed: int) -> None:
    """Draw a peak that stands on `foot`, the middle of its base; sizes in pixels."""
    rng = np.random.default_rng(90_000 + seed)
    x, y = foot
    top = (x + rng.uniform(-0.08, 0.04) * width, y - height)
    left = _flank(rng, top, (x - width / 2, y), -1)
    right = _flank(rng, top, (x + width / 2, y), 1)
    ridge = _ridge(rng, top, (x + rng.uniform(0.0, 0.14) * width, y + height * 0.04))
    canvas.drawOval(
        oval(x + width * 0.16, y - 1, width * 1.0, height * 0.24), fill("#3a2a1c", 0.20, 4)
    )
    start, end = top, (top[0], y)
    lit = fade(start, end, (0, "#f5e9ca", 1), (0.5, "#e6d0a4", 1), (1, "#cdb287", 0.0))
    dark = fade(start, end, (0, "#75665f", 1), (0.5, "#74594a", 1), (1, "#8c6d4c", 0.0))
    canvas.drawPath(poly([*left, *ridge[::-1]]), lit)
    canvas.drawPath(poly([*right, *ridge[::-1]]), dark)
    _hatch(canvas, rng, right, ridge, height)
    if height > 26:
        _snow(canvas, rng, (left, ridge, right), rng.uniform(0.38, 0.52))
    canvas.drawPath(poly(ridge[: len(ridge) * 2 // 3], closed=False), ink(0.9, 0.55))
    canvas.drawPath(poly(left, closed=False), ink(1.0, 0.75))
    canvas.drawPath(poly(right, closed=False), ink(1.5, 0.85))


def _flank(rng: Generator, top: Spot, foot: Spot, side: int) -> list[Spot]:
    """Return an uneven line from the top down to a foot, hollow like a slope."""
    steps = np.linspace(0, 1, 9)
    x = top[0] + (foot[0] - top[0]) * (steps * 0.80 + steps**2 * 0.20)
    y = top[1] + (foot[1] - top[1]) * steps
    jolt = rng.uniform(-1, 1, 9) * 0.035 * abs(foot[0] - top[0])
    jolt[[0, -1]] = 0
    return [(float(a), float(b)) for a, b in zip(x + side * jolt * 1.6, y + jolt, strict=True)]


def _ridge(rng: Generator, top: Spot, foot: Spot) -> list[Spot]:
    steps = np.linspace(0, 1, 8)
    swing = np.array([0, 1, -0.6, 1, -0.8, 0.9, -0.4, 0]) * rng.uniform(0.5, 1.3, 8)
    reach = (foot[1] - top[1]) * 0.075
    x = top[0] + (foot[0] - top[0]) * steps + swing * reach
    y = top[1] + (foot[1] - top[1]) * steps
    return [(float(a), float(b)) for a, b in zip(x, y, strict=True)]


def _at(line: list[Spot], share: float) -> Spot:
    y = line[0][1] + (line[-1][1] - line[0][1]) * share
    heights = [point[1] for point in line]
    return float(np.interp(y, heights, [point[0] for point in line])), y


def _snow(
    canvas: skia.Canvas,
    rng: Generator,
    lines: tuple[list[Spot], list[Spot], list[Spot]],
    depth: float,
) -> None:
    """Lay snow on the top, its lower end in tongues."""
    for near, far, light in ((lines[0], lines[1], "#fffdf6"), (lines[1], lines[2], "#b4c0ce")):
        across = np.linspace(0, 1, 6)
        ends = depth * np.array([1.0, 0.62, 1.15, 0.7, 1.1, 0.8]) * rng.uniform(0.85, 1.15, 6)
        lower = []
        for share, end in zip(across, ends, strict=True):
            a, b = _at(near, float(end)), _at(far, float(end))
            lower.append((a[0] + (b[0] - a[0]) * float(share), a[1]))
        sides = [
            [point for point in line if point[1] < end[1]]
            for line, end in ((near, lower[0]), (far, lower[-1]))
        ]
        canvas.drawPath(poly([*sides[0], *lower, *sides[1][::-1]]), fill(light, 0.97))
        canvas.drawPath(poly(lower, closed=False), ink(0.6, 0.25))


def _hatch(
    canvas: skia.Canvas, rng: Generator, right: list[Spot], ridge: list[Spot], height: float
) -> None:
    """Draw the strokes of the shaded side, along its fall."""
    pen = ink(0.9, 0.42)
    for share in np.linspace(0.32, 0.86, max(3, round(height / 8))):
        a, b = _at(ridge, float(share)), _at(right, float(share))
        inward = rng.uniform(0.10, 0.35)
        start = (b[0] + (a[0] - b[0]) * inward, a[1])
        long = height * rng.uniform(0.14, 0.24)
        canvas.drawLine(*start, start[0] + long * 0.30, start[1] + long, pen)


def draw_hill(canvas: skia.Canvas, foot: Spot, width: float, seed: int) -> None:
    """Draw a low round hill of bare rock."""
    rng = np.random.default_rng(91_000 + seed)
    x, y = foot
    height = width * rng.uniform(0.42, 0.55)
    path = skia.Path()
    path.moveTo(x - width / 2, y)
    path.cubicTo(x - width * 0.34, y - height, x - width * 0.1, y - height * 1.12, x, y - height)
    path.cubicTo(
        x + width * 0.2, y - height * 0.85, x + width * 0.38, y - height * 0.4, x + width / 2, y
    )
    paint = fade(
        (x, y - height), (x, y), (0, "#ecdab2", 1), (0.55, "#d0b586", 0.8), (1, "#b0936a", 0.0)
    )
    canvas.drawPath(path, paint)
    canvas.drawPath(path, ink(0.9, 0.6))
    for share in (0.25, 0.5, 0.72):
        start = (x + width * (share - 0.28), y - height * (0.95 - share * 0.8))
        canvas.drawLine(*start, start[0] + width * 0.07, start[1] + height * 0.3, ink(0.8, 0.35))


def draw_hachures(canvas: skia.Canvas, line: Sequence[Spot], uphill: Sequence[Spot]) -> None:
    """Draw short strokes along the foot of mountains; `uphill` is the way up at each point."""
    rng = np.random.default_rng(97_000 + len(line))
    for (x, y), (u, v) in zip(line, uphill, strict=True):
        long = rng.uniform(3.5, 9.0)
        start = (x + u * 1.4, y + v * 1.4)
        bend = rng.uniform(-0.25, 0.25)
        end = (start[0] + (u - v * bend) * long, start[1] + (v + u * bend) * long)
        canvas.drawLine(*start, *end, ink(0.9, rng.uniform(0.25, 0.5)))
