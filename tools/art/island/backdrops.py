"""The cloth on the island's table, the curtain between two people, the emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from discovery.content.island import read_chart
from discovery.scenes.island.lattice import ground_of, pitch_of
from tools.art import desk
from tools.art.brush import INK, Easel, fade, fill, ink, oval
from tools.art.interface import draw_rose
from tools.art.island.checker import draw_chest
from tools.art.island.equipment import equipment
from tools.art.island.measures import HEIGHT
from tools.art.island.places import places
from tools.art.island.view import island
from tools.art.noise import cloud, mix, ramp, rgb, stops

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]

CLOTH = 768
CURTAIN = (2560, 1440)
EMBLEM_HALF, EMBLEM_HEX = 56, (8, 13)
"""How large the emblem's hexes are, and which one of the crescent is in its middle."""


def cloth() -> Layer:
    """Return sailcloth, dark as the deep sea, that repeats in both directions."""
    size = (CLOTH, CLOTH)
    tone = cloud(size, 781, 200, 1.5) * 0.6 + cloud(size, 782, 26, 1.2) * 0.25
    base = stops(tone, (-2, "#1d3a44"), (0, "#24464f"), (2, "#2d545c"))
    rows, columns = np.mgrid[0:CLOTH, 0:CLOTH]
    weave = np.sin(columns * 2 * np.pi / 6) * np.where(rows // 3 % 2, 1, -1)
    thread = cloud(size, 783, 5, 0.8, low=14)
    base = base * (1 + weave * 0.035 + thread * 0.02)[..., None]
    pixels: Layer = np.clip(np.rint(base), 0, 255).astype(np.uint8)
    return pixels


def curtain() -> Layer:
    """Return a drawn curtain with a plain field in the middle, where words stand."""
    wide, high = CURTAIN
    y, x = np.mgrid[0:high, 0:wide].astype(float)
    sway = cloud((high, wide), 784, 900, 1.8) * 22 + (y / high) ** 2 * 34 * np.sin(x / 170)
    fold = np.sin((x + sway) * 2 * np.pi / 160) * 0.62 + np.sin((x + sway * 1.6) / 57) * 0.22
    fold += np.sin((x - sway) * 2 * np.pi / 512) * 0.26
    light = np.gradient(fold, axis=1) * -9 + fold * 0.22
    base = stops(light, (-1.1, "#3b0f12"), (-0.3, "#6a1a1b"), (0.3, "#8b2721"), (1.1, "#b8452f"))
    weave = cloud((high, wide), 785, 4, 0.8, low=10)
    base = base * (1 + weave * 0.018)[..., None]
    middle = np.hypot((x - wide * 0.5) / (wide * 0.62), (y - high * 0.46) / (high * 0.72))
    base = base * (1.06 - 0.62 * ramp(middle, 0.45, 1.15))[..., None]
    hem = np.abs(y - (high - 96 + fold * 9))
    base = mix(base, np.zeros(3) + rgb("#d9b262"), (1 - ramp(hem, 16, 19)) * 0.9)
    seam = np.abs(hem - 19)
    base = mix(base, np.zeros(3) + rgb("#4a2a0c"), (1 - ramp(seam, 1, 4)) * 0.7)
    easel = Easel(wide, high, base)
    _rail(easel.canvas, wide)
    return easel.picture()[..., :3]


def _rail(canvas: skia.Canvas, wide: int) -> None:
    """Draw the rod with its rings, and a rose below it."""
    canvas.drawRect(skia.Rect.MakeWH(wide, 120), fade((0, 0), (0, 120), (0, "#1a0f06", 0.85),
                                                      (1, "#1a0f06", 0)))  # fmt: skip
    rod = skia.Rect.MakeLTRB(-20, 30, wide + 20, 66)
    canvas.drawRect(rod, fade((0, 30), (0, 66), (0, "#f3d98c", 1), (0.4, "#c8973c", 1),
                              (1, "#6e4c15", 1)))  # fmt: skip
    canvas.drawRect(rod, ink(4, 1))
    for x in range(40, wide, 160):
        ring = oval(x, 62, 40, 76)
        canvas.drawOval(ring, ink(13, 1))
        canvas.drawOval(ring, ink(7, 1, "#e4bd66"))
    canvas.drawCircle(wide / 2 + 5, 274, 132, fill("#1a0f06", 0.5, 14))
    canvas.drawCircle(wide / 2, 266, 130, fill(INK))
    canvas.drawCircle(wide / 2, 266, 124, fill("#c8973c"))
    canvas.drawCircle(wide / 2, 266, 114, fill("#4a1415"))
    draw_rose(canvas, wide / 2, 266, 108)


def emblem(images: Path) -> Layer:
    """Return the picture of the treasure island for lists of games."""
    wide, high = 960, 640
    chart = ground_of(read_chart(images / "island" / "crescent.tmx"))
    ground = island(images, chart, EMBLEM_HALF, (wide, high), EMBLEM_HEX)
    easel = Easel(wide, high, ground.astype(float))
    canvas = easel.canvas
    houses, things = places(), equipment()
    share = EMBLEM_HALF / (HEIGHT / 2)
    for thing, size in ((houses["ring_site"].pixels, share), (things["used"].pixels, share * 0.55)):
        x, y = wide / 2 - pitch_of(EMBLEM_HALF), high / 2 - EMBLEM_HALF
        left, top = x - thing.shape[1] * size / 2, y - thing.shape[0] * size / 2
        desk.draw_image(canvas, thing, left, top, size)
    card = things["card"].pixels
    desk.draw_image(canvas, card, 590, 150, 0.98)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeXYWH(632, 192, 268, 226))
    canvas.drawPaint(fill("#150b05"))
    canvas.translate(640, 178)
    canvas.scale(2.1, 2.1)
    draw_chest(canvas)
    canvas.restore()
    desk.draw_image(canvas, things["compass"].pixels, 30, 350, 1.14)
    shade = np.hypot(*np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j])
    dark = easel.picture()[..., :3] * (1 - 0.5 * ramp(shade, 0.75, 1.45))[..., None]
    pixels: Layer = np.clip(np.rint(dark), 0, 255).astype(np.uint8)
    return pixels
