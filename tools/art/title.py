"""The title picture: an explorer's desk with a map of the house's own terrain; and the emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia
from scipy.ndimage import zoom

from discovery.content.landscape import load_designs, load_tile_art
from discovery.content.palette import load_palette
from tools.art import board, desk
from tools.art.brush import Easel, fill, ink
from tools.art.followers import followers
from tools.art.interface import draw_rose, wood
from tools.art.noise import cloud, mix, ramp, rgb

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]

WIDTH, HEIGHT = 3840, 2160


def title(images: Path) -> Layer:
    """Return the picture, rows by columns by RGB; its middle is calm enough for a menu."""
    planks = np.tile(zoom(wood(), (1.5, 1.5, 1), order=1), (2, 3, 1))[:HEIGHT, :WIDTH]
    easel = Easel(WIDTH, HEIGHT, planks.astype(float))
    canvas = easel.canvas
    chart = _chart(images)
    desk.draw_notes(canvas, 60, 40, 760, -11)
    desk.draw_notes(canvas, 3140, 1180, 700, 9)
    _lay(canvas, chart, -3.2)
    desk.draw_compass(canvas, 430, 1700, 390)
    desk.draw_inkwell(canvas, 3480, 300, 190)
    desk.draw_quill(canvas, 3440, 330, 1120, 152)
    desk.draw_lens(canvas, 620, 470, 250, 205)
    _pieces(canvas, images)
    return _light(easel.picture()[..., :3])


def emblem(images: Path) -> Layer:
    """Return the picture of The Discovery for lists of games: a stack of its tiles on the desk."""
    width, height = 960, 640
    sheet, art = board.read_sheet(images), load_tile_art(images)
    designs = load_designs(images)
    whole = board.picture(board.joined(designs, 5, 4, 8), sheet, art)
    ground = whole[190 : 190 + height, 150 : 150 + width].astype(float)
    easel = Easel(width, height, ground * 0.94)
    faces = [_face(sheet, art[number].area(0, 0)) for number in (4, 14, 24)]
    desk.draw_tiles(easel.canvas, faces, 610, 350, 440)
    figures = followers(load_palette(images).seats)
    desk.draw_image(easel.canvas, figures["explorer_0"].pixels, 30, 60, 2.0)
    return _light(easel.picture()[..., :3], strength=0.55)


def window_icon(images: Path) -> Layer:
    """Return the icon of the window, 256 pixels wide, RGBA: a compass over land and sea."""
    size = 256
    sheet, art = board.read_sheet(images), load_tile_art(images)
    face = _face(sheet, art[21].area(0, 0))
    easel = Easel(size, size)
    canvas = easel.canvas
    canvas.drawRoundRect(skia.Rect.MakeLTRB(8, 8, 248, 248), 46, 46, fill("#3a230c"))
    canvas.save()
    rounded = skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(14, 14, 242, 242), 40, 40)
    canvas.clipRRect(rounded, doAntiAlias=True)
    desk.draw_image(canvas, face, 0, 0, 1)
    canvas.restore()
    canvas.drawRRect(rounded, ink(7, 1, "#e0b75d"))
    canvas.drawCircle(132, 136, 92, fill("#1a0f06", 0.45, 9))
    canvas.drawCircle(128, 128, 90, fill("#3a230c"))
    canvas.drawCircle(128, 128, 85, fill("#e0b75d"))
    canvas.drawCircle(128, 128, 76, fill("#3a230c"))
    canvas.drawCircle(128, 128, 73, fill("#f6eacb"))
    draw_rose(canvas, 128, 128, 84)
    return easel.picture()


def _face(sheet: Layer, area: tuple[int, int, int, int]) -> Layer:
    left, top, wide, high = area
    return sheet[top : top + high, left : left + wide]


def _chart(images: Path) -> Layer:
    """Return the map: joined tiles that fade into old paper with a frame and a torn edge."""
    designs = load_designs(images)
    whole = board.picture(
        board.joined(designs, 12, 7, 5), board.read_sheet(images), load_tile_art(images)
    ).astype(float)
    height, width = whole.shape[:2]
    margin = 110
    paper = np.zeros((height + 2 * margin, width + 2 * margin, 3)) + rgb("#ecdcb2")
    tone = cloud(paper.shape[:2], 301, 300, 1.4)
    paper *= (1 + tone * 0.03)[..., None]
    grey = whole.mean(axis=-1, keepdims=True)
    aged = (whole * 0.72 + grey * 0.28) * np.array([1.04, 0.98, 0.86]) + 6
    rows, columns = np.mgrid[0:height, 0:width]
    inset = np.minimum(np.minimum(rows, height - rows), np.minimum(columns, width - columns))
    share = ramp(inset + cloud((height, width), 302, 120, 1.5) * 20, 0, 130) * 0.94
    inner = np.s_[margin : margin + height, margin : margin + width]
    paper[inner] = mix(paper[inner], aged, share)
    easel = Easel(paper.shape[1], paper.shape[0], paper)
    canvas = easel.canvas
    for number, out in enumerate((0, 14, 22)):
        frame = skia.Rect.MakeLTRB(
            margin - 30 - out,
            margin - 30 - out,
            margin + width + 30 + out,
            margin + height + 30 + out,
        )
        canvas.drawRect(frame, ink((3, 6, 2)[number], 0.7))
    for step in range(1, 12):
        x = margin + width * step / 12
        canvas.drawLine(x, margin, x, margin + height, ink(1.4, 0.16))
    for step in range(1, 7):
        y = margin + height * step / 7
        canvas.drawLine(margin, y, margin + width, y, ink(1.4, 0.16))
    return _torn(easel.picture())


def _torn(layer: Layer) -> Layer:
    height, width = layer.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    inset = np.minimum(
        np.minimum(rows, height - 1 - rows), np.minimum(columns, width - 1 - columns)
    )
    edge = (
        inset
        - 14
        + cloud((height, width), 303, 30, 1.2) * 5
        + cloud((height, width), 304, 160, 1.6) * 5
    )
    torn = layer.copy()
    brown = mix(
        layer[..., :3].astype(float), np.zeros(3) + rgb("#7d5a2c"), (1 - ramp(edge, 0, 40)) * 0.55
    )
    torn[..., :3] = np.clip(np.rint(brown), 0, 255)
    torn[..., 3] = np.rint(np.clip(edge, 0, 1) * 255)
    return torn


def _lay(canvas: skia.Canvas, chart: Layer, angle: float) -> None:
    """Lay the map on the desk, a little askew, with its shadow."""
    height, width = chart.shape[:2]
    canvas.save()
    canvas.translate(WIDTH / 2, HEIGHT / 2 + 10)
    canvas.rotate(angle)
    left, top = -width / 2, -height / 2
    shade = skia.Rect.MakeLTRB(left + 26, top + 36, -left + 14, -top + 22)
    canvas.drawRect(shade, fill("#0d0703", 0.62, 26))
    desk.draw_image(canvas, chart, left, top, 1.0)
    canvas.restore()


def _pieces(canvas: skia.Canvas, images: Path) -> None:
    sheet, art = board.read_sheet(images), load_tile_art(images)
    faces = [_face(sheet, art[number].area(0, 0)) for number in (9, 39, 4, 24)]
    desk.draw_tiles(canvas, faces, 3480, 1740, 430)
    figures = followers(load_palette(images).seats)
    for name, x, y, scale in (
        ("navigator_1", 2920, 1200, 1.5),
        ("brigand_3", 2790, 1640, 1.5),
        ("explorer_2", 3060, 1690, 1.5),
        ("explorer_0", 830, 1060, 1.5),
    ):
        desk.draw_image(canvas, figures[name].pixels, x, y, scale)


def _light(layer: Layer, strength: float = 1.0) -> Layer:
    """Let warm light fall from the north-west, and the corners lie in the dark."""
    height, width = layer.shape[:2]
    y, x = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    near = np.exp(-(((x - 0.30) / 0.55) ** 2 + ((y - 0.22) / 0.62) ** 2))
    far = np.hypot((x - 0.46) / 0.78, (y - 0.46) / 0.74)
    dark = ramp(far, 0.55, 1.15)
    lit = layer * (1 + strength * (near * 0.14 - dark * 0.62))[..., None]
    warm = lit * (1 + strength * near[..., None] * np.array([0.05, 0.01, -0.05]))
    pixels: Layer = np.clip(np.rint(warm), 0, 255).astype(np.uint8)
    return pixels
