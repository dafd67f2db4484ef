"""The table of the camp, and the picture of the journals for lists of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia
from scipy.ndimage import gaussian_filter, zoom

from tools.art import desk
from tools.art.brush import Easel, fade, fill, ink
from tools.art.interface import wood
from tools.art.journals.dice import dice
from tools.art.journals.explorations import explorations
from tools.art.journals.tribes import tribes
from tools.art.noise import cloud, mix, ramp, rgb, stops

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from discovery.rules.journals.cards import Card

    Grid = NDArray[np.float64]
    Layer = NDArray[np.uint8]

WIDE, HIGH = 3840, 2160


def table() -> Layer:
    """Return the table: canvas spread over planks, laced at its hem; calm where boards lie."""
    planks = np.tile(zoom(wood(), (1.5, 1.5, 1), order=1), (2, 3, 1))[:HIGH, :WIDE]
    easel = Easel(WIDE, HIGH, planks.astype(float) * 0.86)
    canvas = easel.canvas
    edge = skia.Rect.MakeLTRB(46, 46, WIDE - 46, HIGH - 46)
    canvas.drawRoundRect(edge.makeOffset(16, 24), 60, 60, fill("#0d0703", 0.6, 22))
    canvas.save()
    canvas.clipRRect(skia.RRect.MakeRectXY(edge, 60, 60), doAntiAlias=True)
    canvas.drawImage(Easel(WIDE, HIGH, _cloth()).surface.makeImageSnapshot(), 0, 0)
    canvas.restore()
    canvas.drawRoundRect(edge, 60, 60, ink(6, 0.8))
    for inset, alpha in ((34, 0.75), (46, 0.75)):
        seam = ink(4, alpha, "#f3e6c4")
        seam.setPathEffect(skia.DashPathEffect.Make([26, 16], 0))
        canvas.drawRoundRect(edge.makeInset(inset, inset), 40, 40, seam)
    for x in np.linspace(150, WIDE - 150, 12):
        for y in (86.0, HIGH - 86.0):
            _eyelet(canvas, float(x), y)
    for y in np.linspace(330, HIGH - 330, 5):
        for x in (86.0, WIDE - 86.0):
            _eyelet(canvas, x, float(y))
    return lit(easel.picture()[..., :3], 0.75)


def _cloth() -> Grid:
    """Return oiled canvas: a coarse weave, faint folds, stains."""
    rows, columns = np.mgrid[0:HIGH, 0:WIDE]
    small = cloud((HIGH // 4, WIDE // 4), 74_000, 240, 1.7)
    folds = zoom(small, 4, order=1)
    slope = gaussian_filter(folds, 10)
    down, across = np.gradient(slope)
    shade = 1 + np.clip((across + down) * 9.0, -0.10, 0.10)
    weave = np.sin(rows * 1.05) * 0.012 + np.sin(columns * 1.05) * 0.012
    cloth = stops(folds, (-2.2, "#77674a"), (0, "#877655"), (2.2, "#978561"))
    cloth *= (shade + weave)[..., None]
    stain = zoom(cloud((HIGH // 8, WIDE // 8), 74_001, 60, 1.9), 8, order=1)
    return mix(cloth, np.zeros(3) + rgb("#6b5a38"), ramp(stain, 1.1, 2.2) * 0.3)


def _eyelet(canvas: skia.Canvas, x: float, y: float) -> None:
    canvas.drawCircle(x + 4, y + 6, 24, fill("#0d0703", 0.5, 5))
    canvas.drawCircle(x, y, 23, fade((x - 20, y - 20), (x + 20, y + 20), (0, "#fbe6a4", 1),
                                     (0.5, "#b8862f", 1), (1, "#6e4c15", 1)))  # fmt: skip
    canvas.drawCircle(x, y, 23, ink(3, 0.8))
    canvas.drawCircle(x, y, 11, fill("#1a0f06"))


def emblem(cards: Sequence[Card]) -> Layer:
    """Return the picture of the journals: cards, dice and a pen on the canvas of the camp."""
    width, height = 960, 640
    easel = Easel(width, height, table()[300 : 300 + height, 500 : 500 + width].astype(float))
    canvas = easel.canvas
    chosen = {card.number: card for card in cards}
    wanted = (50, 3, 12)
    maps, _ = explorations([chosen[number] for number in wanted])
    homes = tribes([chosen[number] for number in (10, 23)])
    desk.draw_notes(canvas, 30, 30, 380, -10)
    for face, at, lean in (
        (homes["23"], (290, 330), -16.0),
        (homes["10"], (430, 300), -6.0),
        (maps["3"], (585, 300), 5.0),
        (maps["12"], (735, 340), 15.0),
    ):
        _lay(canvas, face.pixels, at, lean)
    thrown = dice()
    for name, x, y, scale in (
        ("yellow_horse", 120, 410, 1.25),
        ("blue_2", 225, 440, 1.0),
        ("red_journal", 395, 470, 1.2),
        ("white_foot", 520, 455, 1.2),
        ("grey_3", 620, 440, 1.0),
        ("blue_parley", 780, 470, 1.15),
    ):
        desk.draw_image(canvas, thrown[name].pixels, x, y, scale)
    desk.draw_quill(canvas, 70, 420, 420, -62)
    return lit(easel.picture()[..., :3], 0.55)


def _lay(canvas: skia.Canvas, face: Layer, at: tuple[float, float], lean: float) -> None:
    high, wide = face.shape[:2]
    scale = 0.74
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(lean)
    left, top = -wide * scale / 2, -high * scale / 2
    shade = skia.Rect.MakeLTRB(left + 10, top + 14, -left + 10, -top + 14)
    canvas.drawRoundRect(shade, 20, 20, fill("#0d0703", 0.55, 10))
    desk.draw_image(canvas, face, left, top, scale)
    canvas.restore()


def lit(layer: Layer, strength: float) -> Layer:
    """Let warm light fall from the north-west, and the corners lie in the dark."""
    height, width = layer.shape[:2]
    y, x = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    near = np.exp(-(((x - 0.30) / 0.55) ** 2 + ((y - 0.22) / 0.62) ** 2))
    dark = ramp(np.hypot((x - 0.46) / 0.78, (y - 0.46) / 0.74), 0.55, 1.15)
    bright = layer * (1 + strength * (near * 0.14 - dark * 0.5))[..., None]
    made: Layer = np.clip(np.rint(bright), 0, 255).astype(np.uint8)
    return made
