"""Things on an explorer's desk, drawn from above: compass, quill and ink, lens, tiles, papers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import fade, fill, glow, ink, oval, poly, soft
from tools.art.interface import draw_rose

if TYPE_CHECKING:
    from numpy.typing import NDArray

_BRASS = ((0, "#fbe6a4", 1), (0.3, "#c8963c", 1), (0.55, "#e8c46c", 1), (1, "#7c5116", 1))


def image(pixels: NDArray[np.uint8]) -> skia.Image:
    """Return pixels, RGB or RGBA, as something that a canvas draws."""
    if pixels.shape[-1] == 3:
        pixels = np.concatenate([pixels, np.full_like(pixels[..., :1], 255)], axis=-1)
    rgba = np.ascontiguousarray(pixels)
    return skia.Image.fromarray(rgba, colorType=skia.kRGBA_8888_ColorType)


def draw_image(
    canvas: skia.Canvas, pixels: NDArray[np.uint8], x: float, y: float, scale: float
) -> None:
    """Draw pixels with their corner at a point."""
    height, width = pixels.shape[:2]
    target = skia.Rect.MakeXYWH(x, y, width * scale, height * scale)
    canvas.drawImageRect(
        image(pixels), target, skia.SamplingOptions(skia.CubicResampler.Mitchell())
    )


def draw_compass(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """Draw a brass compass with its lid off."""
    canvas.drawCircle(
        x + radius * 0.09, y + radius * 0.13, radius * 1.02, fill("#0d0703", 0.6, radius * 0.09)
    )
    for share, turned in ((1.0, False), (0.93, True), (0.86, False)):
        ends = (x - radius, y - radius), (x + radius, y + radius)
        start, end = ends[::-1] if turned else ends
        canvas.drawCircle(x, y, radius * share, fade(start, end, *_BRASS))
        canvas.drawCircle(x, y, radius * share, ink(radius * 0.008, 0.7))
    dial = radius * 0.80
    canvas.drawCircle(
        x,
        y,
        dial,
        glow(
            (x - dial * 0.3, y - dial * 0.3),
            dial * 1.6,
            (0, "#fbf3dc", 1),
            (0.6, "#efdfb6", 1),
            (1, "#b99a62", 1),
        ),
    )
    canvas.drawCircle(x, y, dial, ink(radius * 0.012, 0.9))
    for step in range(72):
        turn = step * np.pi / 36
        inner = dial * (0.86 if step % 6 == 0 else 0.91)
        a = (x + np.sin(turn) * inner, y - np.cos(turn) * inner)
        b = (x + np.sin(turn) * dial * 0.96, y - np.cos(turn) * dial * 0.96)
        canvas.drawLine(*a, *b, ink(radius * (0.012 if step % 6 == 0 else 0.006), 0.8))
    draw_rose(canvas, x, y, dial * 0.80)
    canvas.save()
    canvas.rotate(24, x, y)
    shade = fill("#000000", 0.35, radius * 0.02)
    for side, value in ((-1, "#b5301f"), (1, "#2d4a66")):
        needle = poly([(x - dial * 0.07, y), (x, y + side * dial * 0.74), (x + dial * 0.07, y)])
        canvas.save()
        canvas.translate(radius * 0.02, radius * 0.03)
        canvas.drawPath(needle, shade)
        canvas.restore()
        canvas.drawPath(needle, fill(value))
        canvas.drawPath(needle, ink(radius * 0.008, 0.9))
    canvas.restore()
    canvas.drawCircle(x, y, dial * 0.075, fade((x - 20, y - 20), (x + 20, y + 20), *_BRASS))
    canvas.drawCircle(x, y, dial * 0.075, ink(radius * 0.008, 0.9))
    shine = skia.Path()
    shine.addArc(oval(x, y, dial * 1.74, dial * 1.74), 190, 85)
    pen = ink(dial * 0.10, 0.28, "#ffffff")
    pen.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, dial * 0.03))
    canvas.drawPath(shine, pen)


def draw_lens(canvas: skia.Canvas, x: float, y: float, radius: float, angle: float) -> None:
    """Draw a magnifying glass; `angle` is where its handle points, degrees from east."""
    turn = np.radians(angle)
    way = np.array([np.cos(turn), np.sin(turn)])
    start = np.array([x, y]) + way * radius * 1.02
    end = start + way * radius * 1.7
    drop = radius * 0.10
    canvas.drawCircle(x + drop, y + drop * 1.3, radius, ink(radius * 0.2, 0.4, "#0d0703"))
    for offset, width, value, alpha in (
        (drop, 0.30, "#0d0703", 0.4),
        (0, 0.30, "#2a170a", 1),
        (0, 0.24, "#6b3d1f", 1),
        (-radius * 0.035, 0.07, "#b9804f", 0.8),
    ):
        canvas.drawLine(*(start + offset), *(end + offset), ink(radius * width, alpha, value))
    canvas.drawCircle(
        x,
        y,
        radius,
        glow(
            (x - radius * 0.4, y - radius * 0.4),
            radius * 1.5,
            (0, "#ffffff", 0.42),
            (0.5, "#e6f2ee", 0.14),
            (1, "#b8d6d6", 0.22),
        ),
    )
    canvas.drawCircle(x, y, radius, ink(radius * 0.19, 1, "#3a230c"))
    ring = fade((x - radius, y - radius), (x + radius, y + radius), *_BRASS)
    ring.setStyle(skia.Paint.kStroke_Style)
    ring.setStrokeWidth(radius * 0.15)
    canvas.drawCircle(x, y, radius, ring)


def draw_quill(canvas: skia.Canvas, x: float, y: float, length: float, angle: float) -> None:
    """Draw a goose quill whose nib is at a point."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(angle)
    canvas.save()
    canvas.translate(length * 0.03, length * 0.05)
    canvas.drawPath(_vane(length), fill("#0d0703", 0.40, length * 0.02))
    canvas.restore()
    canvas.drawPath(
        _vane(length),
        fade(
            (0, -length * 0.07),
            (0, length * 0.07),
            (0, "#fdf8ea", 1),
            (0.5, "#e4d8bd", 1),
            (1, "#a8977a", 1),
        ),
    )
    rng = np.random.default_rng(17)
    for place in np.linspace(0.30, 0.97, 60):
        reach = rng.uniform(0.04, 0.065) * length
        for side in (-1, 1):
            canvas.drawLine(
                place * length,
                0,
                place * length + reach * 0.9,
                side * reach * 0.8,
                ink(length * 0.0022, 0.22),
            )
    canvas.drawPath(_vane(length), ink(length * 0.004, 0.55))
    canvas.drawPath(
        soft([(0, 0), (length * 0.4, length * 0.006), (length, 0)]),
        ink(length * 0.011, 1, "#c9b48a"),
    )
    canvas.drawPath(
        poly([(0, 0), (length * 0.09, -length * 0.011), (length * 0.09, length * 0.011)]),
        fill("#2c1d0d"),
    )
    canvas.restore()


def _vane(length: float) -> skia.Path:
    upper = [
        (0.24, -0.004),
        (0.30, -0.045),
        (0.45, -0.062),
        (0.60, -0.055),
        (0.62, -0.035),
        (0.66, -0.056),
        (0.85, -0.05),
        (1.02, -0.008),
    ]
    lower = [
        (0.98, 0.03),
        (0.80, 0.062),
        (0.72, 0.058),
        (0.70, 0.03),
        (0.66, 0.058),
        (0.42, 0.055),
        (0.30, 0.035),
        (0.24, 0.006),
    ]
    return soft([(px * length, py * length) for px, py in [*upper, *lower]], closed=True)


def draw_inkwell(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """Draw an open inkwell of dark glass in a brass foot."""
    canvas.drawCircle(
        x + radius * 0.12, y + radius * 0.18, radius, fill("#0d0703", 0.55, radius * 0.12)
    )
    ends = (x - radius, y - radius), (x + radius, y + radius)
    canvas.drawCircle(x, y, radius, fade(*ends, *_BRASS))
    canvas.drawCircle(x, y, radius, ink(radius * 0.02, 0.8))
    canvas.drawCircle(
        x, y, radius * 0.80, fade(*ends, (0, "#3f5a66", 1), (0.5, "#1a2a33", 1), (1, "#0b141a", 1))
    )
    canvas.drawCircle(x, y, radius * 0.52, fade(*ends[::-1], *_BRASS))
    canvas.drawCircle(x, y, radius * 0.43, fill("#0a0d12"))
    canvas.drawOval(
        oval(x - radius * 0.12, y - radius * 0.14, radius * 0.3, radius * 0.14),
        fill("#6d87a0", 0.45, radius * 0.03),
    )


def draw_tiles(
    canvas: skia.Canvas, faces: list[NDArray[np.uint8]], x: float, y: float, side: float
) -> None:
    """Draw a loose stack of tiles around a centre, the last face on top."""
    rng = np.random.default_rng(23)
    for number, face in enumerate(faces):
        canvas.save()
        canvas.translate(x + number * side * 0.025, y - number * side * 0.05)
        canvas.rotate(rng.uniform(-14, 14))
        half = side / 2
        canvas.drawRoundRect(
            skia.Rect.MakeLTRB(-half + 10, -half + 16, half + 20, half + 26),
            14,
            14,
            fill("#0d0703", 0.55, 14),
        )
        for lift in range(10, -1, -1):
            value = "#c9ad77" if lift else "#f1e2bb"
            canvas.drawRoundRect(
                skia.Rect.MakeLTRB(-half, -half + lift, half, half + lift), 12, 12, fill(value)
            )
        canvas.drawRoundRect(skia.Rect.MakeLTRB(-half, -half, half, half), 12, 12, ink(2, 0.8))
        margin = side * 0.035
        draw_image(
            canvas, face, -half + margin, -half + margin, (side - 2 * margin) / face.shape[0]
        )
        canvas.drawRect(
            skia.Rect.MakeLTRB(-half + margin, -half + margin, half - margin, half - margin),
            ink(2, 0.5),
        )
        canvas.restore()


def draw_notes(canvas: skia.Canvas, x: float, y: float, width: float, angle: float) -> None:
    """Draw a sheet of paper with lines of handwriting that say nothing."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(angle)
    height = width * 1.3
    sheet = soft(
        [
            (0, 4),
            (width * 0.5, -3),
            (width, 2),
            (width + 5, height * 0.5),
            (width, height),
            (width * 0.5, height + 6),
            (2, height),
            (-4, height * 0.5),
        ],
        closed=True,
    )
    canvas.save()
    canvas.translate(14, 20)
    canvas.drawPath(sheet, fill("#0d0703", 0.5, 16))
    canvas.restore()
    canvas.drawPath(sheet, fade((0, 0), (width, height), (0, "#f8edd0", 1), (1, "#dcc596", 1)))
    rng = np.random.default_rng(29)
    for line in np.linspace(0.12, 0.88, 15):
        left, right = width * 0.10, width * rng.uniform(0.62, 0.9)
        steps = np.arange(left, right, width * 0.012)
        heights = line * height + rng.uniform(-1, 1, len(steps)) * width * 0.011
        heights[rng.random(len(steps)) < 0.18] = np.nan
        run: list[tuple[float, float]] = []
        for px, py in [*zip(steps, heights, strict=True), (0.0, np.nan)]:
            if not np.isnan(py):
                run.append((float(px), float(py)))
            elif len(run) > 2:
                canvas.drawPath(soft(run), ink(width * 0.0045, 0.62, "#3b2c4a"))
                run = []
            else:
                run = []
    canvas.restore()
