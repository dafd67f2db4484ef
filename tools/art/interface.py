"""The surfaces of the interface: wood, paper, the paper panel, buttons, the back of a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia
from scipy.ndimage import gaussian_filter

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink, oval, poly
from tools.art.finish import over, shadowed
from tools.art.noise import cloud, mix, ramp, rgb, stops

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Grid = NDArray[np.float64]
    Layer = NDArray[np.uint8]

WOOD = 1024
_PLANKS = 4


def wood() -> Layer:
    """Return a table top of dark planks that repeats in both directions."""
    size = (WOOD, WOOD)
    rows, columns = np.mgrid[0:WOOD, 0:WOOD].astype(float)
    plank_height = WOOD / _PLANKS
    warp = cloud(size, 201, 260, 2.2) * 10
    grain_noise = cloud((WOOD, WOOD), 202, 40, 1.2)
    plank = (rows // plank_height).astype(int)
    shift = np.array([0, 377, 151, 689])[plank]
    x = (columns + shift).astype(int) % WOOD
    stretched = np.repeat(cloud((WOOD, WOOD // 16), 203, 26, 1.3), 16, axis=1)
    stretched = gaussian_filter(stretched, (0, 14), mode="wrap")
    y = (rows + warp).astype(int) % WOOD
    streak = stretched[y, x]
    streak /= streak.std()
    rings = np.sin((rows + warp * 2.4 + streak * 5) / plank_height * 2 * np.pi * 3)
    tone = streak * 0.34 + rings * 0.17 + grain_noise * 0.12
    tone += np.array([0.2, -0.2, 0.1, -0.1])[plank]
    base = stops(
        tone,
        (-2.6, "#3a2312"),
        (-0.9, "#54351d"),
        (0.3, "#664325"),
        (1.6, "#7b5330"),
        (2.6, "#8a6038"),
    )
    seam = np.minimum(rows % plank_height, plank_height - 1 - rows % plank_height)
    base = mix(base, np.zeros(3) + rgb("#1f1209"), (1 - ramp(seam, 0.3, 2.6)) * 0.6)
    base *= (1 + (ramp(rows % plank_height, 2, 7) - ramp(rows % plank_height, 3, 14)) * 0.16)[
        ..., None
    ]
    pores = cloud((WOOD, WOOD // 8), 204, 3, 1.0)
    pores = gaussian_filter(np.repeat(pores, 8, axis=1), (0, 3), mode="wrap")
    base *= (1 + np.clip(pores, -2.5, 0) * 0.05)[..., None]
    return np.clip(np.rint(base), 0, 255).astype(np.uint8)


def paper(height: int, width: int, seed: int) -> Grid:
    """Return warm paper with fibres and stains that repeats in both directions."""
    size = (height, width)
    tone = cloud(size, seed, 220, 1.4) * 0.55 + cloud(size, seed + 1, 30, 1.2) * 0.3
    base = stops(tone, (-2.2, "#e3cf9f"), (-0.6, "#eddcb4"), (0.5, "#f3e6c6"), (2.2, "#f9f0d9"))
    fibre = cloud(size, seed + 2, 4, 0.9, low=12)
    return np.asarray(base * (1 + fibre * 0.011)[..., None])


def interface() -> dict[str, Cut]:
    """Return panel, buttons and tile back."""
    found = {"panel": _panel()}
    for name in ("button", "button_focus", "button_pressed", "button_disabled"):
        found[name] = _button(name)
    found["tile_back"] = Cut(_tile_back())
    return found


def _panel() -> Cut:
    """Draw a sheet of old paper: torn edges, darker towards them, a shadow, a fine ink frame."""
    size, border = 640, 40
    rng_edge = cloud((size, size), 221, 18, 1.0) * 2.2 + cloud((size, size), 222, 90, 1.6) * 2.0
    axis = np.arange(size) + 0.5
    inset = np.minimum(axis, size - axis)
    from_edge = np.minimum(inset[:, None], inset[None, :]) - border
    corner = np.hypot(
        np.clip(16 - (inset[:, None] - border), 0, None),
        np.clip(16 - (inset[None, :] - border), 0, None),
    )
    from_edge = np.where(corner > 0, np.minimum(from_edge, 16 - corner), from_edge)
    edge = from_edge + np.clip(rng_edge, -5, 5) + 5
    sheet = paper(size, size, 223)
    sheet = mix(sheet, np.zeros(3) + rgb("#b08a52"), (1 - ramp(edge, 0, 34)) * 0.34)
    sheet = mix(sheet, np.zeros(3) + rgb("#7d5a2c"), (1 - ramp(edge, 0, 5)) * 0.45)
    layer = np.zeros((size, size, 4), dtype=np.uint8)
    layer[..., :3] = np.clip(np.rint(sheet), 0, 255)
    layer[..., 3] = np.rint(np.clip(edge + 0.5, 0, 1) * 255)
    easel = Easel(size, size)
    frame = skia.Rect.MakeLTRB(border + 15, border + 15, size - border - 15, size - border - 15)
    easel.canvas.drawRoundRect(frame, 8, 8, ink(2.2, 0.38, "#6b4a22"))
    inner = skia.Rect.MakeLTRB(border + 20, border + 20, size - border - 20, size - border - 20)
    easel.canvas.drawRoundRect(inner, 5, 5, ink(1.0, 0.34, "#6b4a22"))
    whole = shadowed(over(easel.picture(), layer), (7, 10), 10, 0.55)
    return Cut(whole, slices=(100, 100, 100, 100), shadow=(border,) * 4)


_PLATES = {  # light edge, upper, lower, rim
    "button": ("#fff9e6", "#f6e6bd", "#e0c48a", "#5b4222"),
    "button_focus": ("#ffffff", "#fff3cf", "#f0d596", "#8a5f16"),
    "button_pressed": ("#c9ac70", "#d9bf88", "#e6d0a0", "#4a3418"),
    "button_disabled": ("#f1e6cb", "#e7dabb", "#dccdaa", "#a8946c"),
}


def _button(name: str) -> Cut:
    """Draw a plate of horn in a brass rim."""
    wide, high, border = 320, 152, 16
    light, upper, lower, rim = _PLATES[name]
    easel = Easel(wide, high)
    canvas = easel.canvas

    def plate(inset: float, radius: float) -> skia.RRect:
        rect = skia.Rect.MakeLTRB(
            border + inset, border + inset, wide - border - inset, high - border - inset
        )
        return skia.RRect.MakeRectXY(rect, radius, radius)

    top, bottom = (0, border), (0, high - border)
    brass = fade(
        top, bottom, (0, "#f6dd92", 1), (0.3, "#c8973c", 1), (0.6, "#e0b75d", 1), (1, "#85591a", 1)
    )
    if name == "button_disabled":
        brass = fade(top, bottom, (0, "#d8caa2", 1), (1, "#b39f74", 1))
    canvas.drawRRect(plate(0, 24), fill(rim))
    canvas.drawRRect(plate(2.5, 22), brass)
    canvas.drawRRect(plate(8.5, 17), fill(rim))
    canvas.drawRRect(
        plate(10.5, 15.5), fade(top, bottom, (0, light, 1), (0.16, upper, 1), (1, lower, 1))
    )
    if name == "button_pressed":
        shade = ink(5, 0.35, "#3a2410")
        shade.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 3))
        canvas.save()
        canvas.clipRRect(plate(10.5, 15.5), doAntiAlias=True)
        canvas.drawRRect(plate(9, 16), shade)
        canvas.restore()
    if name == "button_focus":
        canvas.drawRRect(plate(13.5, 13), ink(3, 0.55, "#ffffff"))
    layer = _grained(easel.picture())
    offset, blur, strength = ((1, 2), 2.0, 0.4) if name == "button_pressed" else ((3, 5), 4.0, 0.5)
    if name == "button_disabled":
        strength = 0.2
    return Cut(
        shadowed(layer, offset, blur, strength), slices=(56, 56, 56, 56), shadow=(border,) * 4
    )


def _grained(layer: Layer) -> Layer:
    height, width = layer.shape[:2]
    fibre = (
        cloud((height, width), 231, 4, 0.9, low=12) * 0.012
        + cloud((height, width), 232, 60, 1.5) * 0.016
    )
    grained = layer.copy()
    grained[..., :3] = np.clip(np.rint(layer[..., :3] * (1 + fibre)[..., None]), 0, 255)
    return grained


def _tile_back() -> Layer:
    """Draw the back of a tile: a compass rose on dark leather."""
    size = 256
    tone = cloud((size, size), 241, 14, 1.0, low=40)
    base = stops(tone, (-2, "#3c5a5e"), (0, "#4a6e70"), (2, "#5b8080"))
    axis = np.arange(size) + 0.5
    inset = np.minimum(axis, size - axis)
    edge = np.minimum(inset[:, None], inset[None, :])
    base = mix(base, np.zeros(3) + rgb("#22383b"), (1 - ramp(edge, 0, 46)) * 0.55)
    easel = Easel(size, size, base)
    canvas = easel.canvas
    canvas.drawRect(skia.Rect.MakeLTRB(12, 12, size - 12, size - 12), ink(3, 0.9, "#d9b262"))
    canvas.drawRect(skia.Rect.MakeLTRB(19, 19, size - 19, size - 19), ink(1.4, 0.8, "#d9b262"))
    draw_rose(canvas, size / 2, size / 2, 92)
    return easel.picture()


def draw_rose(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """Draw a compass rose of sixteen points."""
    canvas.drawCircle(x, y, radius * 0.72, ink(radius * 0.028, 0.9, "#d9b262"))
    canvas.drawCircle(x, y, radius * 0.64, ink(radius * 0.014, 0.8, "#d9b262"))
    for ring, reach, width in ((8, 0.62, 0.10), (4, 0.78, 0.14), (4, 1.0, 0.18)):
        for step in range(ring):
            turn = step * 2 * np.pi / ring + (np.pi / 8 if ring == 8 else 0)
            turn += np.pi / 4 if (ring, reach) == (4, 0.78) else 0
            tip = (x + np.sin(turn) * radius * reach, y - np.cos(turn) * radius * reach)
            for side, value in ((-1, "#f4e3b4"), (1, "#b6873a")):
                wing = turn + side * np.pi / 4
                hip = (x + np.sin(wing) * radius * width, y - np.cos(wing) * radius * width)
                canvas.drawPath(poly([(x, y), hip, tip]), fill(value))
                canvas.drawPath(poly([(x, y), hip, tip]), ink(radius * 0.014, 0.85, "#2c1d0d"))
    canvas.drawOval(oval(x, y, radius * 0.16, radius * 0.16), fill("#c8452d"))
    canvas.drawOval(oval(x, y, radius * 0.16, radius * 0.16), ink(radius * 0.02, 1, "#2c1d0d"))
