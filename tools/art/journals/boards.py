"""The four personal boards and the main board, with the places on them told as data.

A place is left, top, width and height in shares of the board's width and height.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink
from tools.art.interface import paper, wood
from tools.art.journals.captains import CAPTAINS, draw_things
from tools.art.journals.deeds import draw_named
from tools.art.journals.glyphs import glyph
from tools.art.noise import cloud, stops

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]
    Box = tuple[float, float, float, float]

OWN = (1680, 1120)
MAIN = (2880, 640)
OWN_PLACES: dict[str, Box] = {
    "name": (0.020, 0.025, 0.470, 0.110),
    "score": (0.800, 0.025, 0.180, 0.110),
    "current": (0.022, 0.160, 0.300, 0.634),
    "journal": (0.022, 0.820, 0.142, 0.150),
    "reserve": (0.180, 0.820, 0.142, 0.150),
    "ride": (0.345, 0.160, 0.155, 0.320),
    "walk": (0.510, 0.160, 0.155, 0.320),
    "climb": (0.675, 0.160, 0.155, 0.320),
    "duty": (0.840, 0.160, 0.140, 0.152),
    "swap": (0.840, 0.328, 0.140, 0.152),
    "storage": (0.345, 0.500, 0.635, 0.240),
    "tribes": (0.345, 0.760, 0.635, 0.210),
}
MAIN_PLACES: dict[str, Box] = {
    "bank left": (0.014, 0.155, 0.086, 0.790),
    "encounter": (0.107, 0.040, 0.332, 0.092),
    "encounter 0": (0.107, 0.155, 0.106, 0.672),
    "encounter 1": (0.220, 0.155, 0.106, 0.672),
    "encounter 2": (0.333, 0.155, 0.106, 0.672),
    "deck": (0.447, 0.155, 0.106, 0.672),
    "supply": (0.447, 0.842, 0.106, 0.103),
    "scouting": (0.561, 0.040, 0.332, 0.092),
    "scouting 0": (0.561, 0.155, 0.106, 0.672),
    "scouting 1": (0.674, 0.155, 0.106, 0.672),
    "scouting 2": (0.787, 0.155, 0.106, 0.672),
    "bank right": (0.900, 0.155, 0.086, 0.790),
    "encounter note": (0.107, 0.842, 0.332, 0.103),
    "scouting note": (0.561, 0.842, 0.332, 0.103),
}
_BANKS = {"bank left": ("parley", "journal"), "bank right": ("foot", "horse")}
"""The faces that go to each bank."""
_HINTS = {"journal": "journal", "reserve": "ribbon", "storage": "", "tribes": "tent"}
"""What is pressed into a hollow of one's own board."""
_COSTS = {
    "ride": (("horse+",), ("river",) * 2),
    "walk": (("foot-", "foot+"), ("river",) * 3),
    "climb": (("alike-", "alike-", "alike+"), ("mountain",) * 2),
}
_DICE = 0.56
"""Where in an action's slot its dice begin, as a share of its height."""


@dataclass(frozen=True, slots=True)
class _Ground:
    """A board under work: its canvas and its size in pixels."""

    easel: Easel
    size: tuple[int, int]

    def rect(self, box: Box) -> skia.Rect:
        """Return a place in pixels."""
        wide, high = self.size
        return skia.Rect.MakeXYWH(box[0] * wide, box[1] * high, box[2] * wide, box[3] * high)


def boards() -> dict[str, Cut]:
    """Return the board of each captain, and the main one."""
    return {name: Cut(_own(name)) for name in CAPTAINS} | {"main": Cut(_main())}


def places() -> str:
    """Return the text that tells the places on the boards."""
    own = dict(OWN_PLACES)
    for name in _COSTS:
        left, top, wide, high = OWN_PLACES[name]
        drop = round(high * _DICE, 4)
        own[f"{name} dice"] = (left, round(top + drop, 4), wide, round(high - drop, 4))
    told = {"own": _entry(OWN, own), "main": _entry(MAIN, MAIN_PLACES)}
    return json.dumps(told, indent=2) + "\n"


def _entry(size: tuple[int, int], boxes: Mapping[str, Box]) -> dict[str, object]:
    return {"size": list(size), "places": {name: list(box) for name, box in boxes.items()}}


def _own(name: str) -> Layer:
    captain = CAPTAINS[name]
    board = _blank(OWN, captain.leather, 71_000 + list(CAPTAINS).index(name))
    canvas = board.easel.canvas
    draw_things(canvas, name, (board.size[0] * 0.505, 20, board.size[0] * 0.79, 158))
    for key in ("name", "score"):
        plate(canvas, board.rect(OWN_PLACES[key]))
    recess(canvas, board.rect(OWN_PLACES["current"]), 26)
    for key, hint in _HINTS.items():
        rect = board.rect(OWN_PLACES[key])
        recess(canvas, rect, 22)
        if hint:
            _press(canvas, hint, (rect.centerX(), rect.centerY()), rect.height() * 0.62)
    for key, mark in (("duty", ("any-", "turn")), ("swap", ("any-", "swap"))):
        rect = board.rect(OWN_PLACES[key])
        label(canvas, rect)
        _row(canvas, mark, (rect.left() + 8, rect.top(), rect.right() - 8, rect.bottom()))
    for key, (cost, steps) in _COSTS.items():
        rect = board.rect(OWN_PLACES[key])
        label(canvas, rect)
        part = rect.height() * _DICE / 2
        inner = (rect.left() + 8, rect.right() - 8)
        _row(canvas, cost, (inner[0], rect.top() + 4, inner[1], rect.top() + part))
        _row(canvas, steps, (inner[0], rect.top() + part, inner[1], rect.top() + 2 * part - 2))
        tray = skia.Rect.MakeLTRB(rect.left() + 10, rect.top() + 2 * part + 2, rect.right() - 10,
                                  rect.bottom() - 10)  # fmt: skip
        recess(canvas, tray, 16)
    return board.easel.picture()


def _main() -> Layer:
    board = _blank(MAIN, ("#6b4a2c", "#7d5836", "#8d6740"), 71_009)
    canvas = board.easel.canvas
    for key, box in MAIN_PLACES.items():
        rect = board.rect(box)
        if key.startswith("bank"):
            recess(canvas, rect, 26)
            for step, face in enumerate(_BANKS[key]):
                y = rect.top() + rect.height() * (0.3 + 0.4 * step)
                _press(canvas, face, (rect.centerX(), y), rect.width() * 0.56)
        elif key in {"encounter", "scouting"}:
            plate(canvas, rect)
        elif key == "supply" or key.endswith("note"):
            recess(canvas, rect, 18, 0.5)
        else:
            recess(canvas, rect, 20)
    return board.easel.picture()


def _blank(size: tuple[int, int], tones: tuple[str, str, str], seed: int) -> _Ground:
    """Return a board covered with leather of three tones, stitched, in a frame of wood."""
    wide, high = size
    grain = cloud((high, wide), seed, 12, 1.0, low=50)
    tone = grain * 0.55 + cloud((high, wide), seed + 50, 260, 1.5) * 0.8
    leather = stops(tone, (-2.2, tones[0]), (0, tones[1]), (2.2, tones[2]))
    leather *= (1 + np.clip(grain, -2, 2) * 0.025)[..., None]
    easel = Easel(wide, high)
    canvas = easel.canvas
    whole = skia.RRect.MakeRectXY(skia.Rect.MakeWH(wide, high), 44, 44)
    canvas.clipRRect(whole, doAntiAlias=True)
    planks = np.tile(wood(), (high // 1024 + 1, wide // 1024 + 1, 1))[:high, :wide].astype(float)
    canvas.drawImage(Easel(wide, high, planks * 1.25).surface.makeImageSnapshot(), 0, 0)
    inner = skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(14, 14, wide - 14, high - 14), 34, 34)
    canvas.save()
    canvas.clipRRect(inner, doAntiAlias=True)
    canvas.drawImage(Easel(wide, high, leather).surface.makeImageSnapshot(), 0, 0)
    canvas.restore()
    canvas.drawRRect(inner, ink(5, 0.85, "#1f1209"))
    canvas.drawRRect(whole, ink(8, 0.9, "#1f1209"))
    seam = ink(3.4, 0.8, "#e8d3a0")
    seam.setPathEffect(skia.DashPathEffect.Make([15, 11], 0))
    canvas.drawRoundRect(skia.Rect.MakeLTRB(25, 25, wide - 25, high - 25), 26, 26, seam)
    return _Ground(easel, size)


def recess(canvas: skia.Canvas, rect: skia.Rect, corner: float, depth: float = 1.0) -> None:
    """Draw a hollow in the board: dark at the north-west, a light edge at the south-east."""
    canvas.drawRoundRect(rect, corner, corner, fill("#120a04", 0.42 * depth))
    canvas.save()
    canvas.clipRRect(skia.RRect.MakeRectXY(rect, corner, corner), doAntiAlias=True)
    shade = ink(22, 0.55 * depth, "#0d0703")
    shade.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 9))
    canvas.drawRoundRect(rect.makeOffset(8, 10).makeOutset(10, 10), corner, corner, shade)
    canvas.restore()
    rim = fade((rect.left(), rect.top()), (rect.right(), rect.bottom()), (0, "#1a0f06", 0.9),
               (0.55, "#5a4026", 0.7), (1, "#f0d9a4", 0.6))  # fmt: skip
    rim.setStyle(skia.Paint.kStroke_Style)
    rim.setStrokeWidth(3.4)
    canvas.drawRoundRect(rect, corner, corner, rim)


def _press(canvas: skia.Canvas, name: str, at: tuple[float, float], size: float) -> None:
    """Press a mark into the leather, with a light rim at the south-east."""
    canvas.drawPath(glyph(name, at[0] + 4, at[1] + 5, size), fill("#f0d9a4", 0.30))
    canvas.drawPath(glyph(name, *at, size), fill("#0d0703", 0.62))


def label(canvas: skia.Canvas, rect: skia.Rect) -> None:
    """Draw a paper label, glued on."""
    wide, high = int(rect.width()), int(rect.height())
    canvas.drawRoundRect(rect.makeOffset(4, 6), 16, 16, fill("#120a04", 0.5, 5))
    canvas.save()
    canvas.clipRRect(skia.RRect.MakeRectXY(rect, 16, 16), doAntiAlias=True)
    sheet = Easel(wide + 1, high + 1, paper(high + 1, wide + 1, 72_000 + wide))
    canvas.drawImage(sheet.surface.makeImageSnapshot(), rect.left(), rect.top())
    canvas.restore()
    canvas.drawRoundRect(rect, 16, 16, ink(3, 0.85))


def plate(canvas: skia.Canvas, rect: skia.Rect) -> None:
    """Draw a plate of brass and paper that a name or a number stands on."""
    canvas.drawRoundRect(rect.makeOffset(4, 6), 20, 20, fill("#120a04", 0.5, 5))
    ends = (rect.left(), rect.top()), (rect.left(), rect.bottom())
    canvas.drawRoundRect(rect, 20, 20, fade(*ends, (0, "#f3d98c", 1), (0.5, "#c8973c", 1),
                                            (1, "#85591a", 1)))  # fmt: skip
    canvas.drawRoundRect(rect, 20, 20, ink(3, 0.9))
    inner = rect.makeInset(8, 8)
    canvas.drawRoundRect(inner, 14, 14, fade(*ends, (0, "#fdf6e2", 1), (1, "#ecdcb2", 1)))
    canvas.drawRoundRect(inner, 14, 14, ink(2, 0.7))


def _row(
    canvas: skia.Canvas, names: tuple[str, ...], box: tuple[float, float, float, float]
) -> None:
    left, top, right, bottom = box
    size = min((right - left) / len(names), bottom - top)
    for place, name in enumerate(names):
        x = (left + right) / 2 + (place - (len(names) - 1) / 2) * size
        draw_named(canvas, name, (x, (top + bottom) / 2), size * 0.94)
