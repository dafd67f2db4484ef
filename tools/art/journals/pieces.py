"""Loose things of the journals: the deck, plates and hollows that stretch, marks, a canoe."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, ink
from tools.art.desk import draw_quill
from tools.art.finish import shadowed
from tools.art.interface import draw_rose
from tools.art.journals.boards import label, plate, recess
from tools.art.journals.cards import CORNER, HIGH, WIDE
from tools.art.journals.glyphs import glyph, through
from tools.art.noise import cloud, stops

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Layer = NDArray[np.uint8]

STACK = 28
"""How far the deck's cards reach to the south-east below its top one."""


def pieces() -> dict[str, Cut]:
    """Return every loose thing by its name."""
    return {
        "back": Cut(_back()),
        "deck": Cut(_deck()),
        "label": _stretching(label, 16),
        "plate": _stretching(plate, 0),
        "hollow": _stretching(lambda canvas, rect: recess(canvas, rect, 24), 0),
        "card_shadow": _shadow(),
        "covered": _mark("#2f6b38"),
        "next": _mark("#e0a63a"),
        "canoe": Cut(_canoe()),
        "quill": Cut(_quill(), anchor=(10, 150)),
    }


def _back() -> Layer:
    """Draw the cover of a journal: red leather, a rose pressed in gold, a strap."""
    grain = cloud((HIGH, WIDE), 73_000, 10, 1.0, low=40)
    tone = grain * 0.6 + cloud((HIGH, WIDE), 73_001, 200, 1.5) * 0.7
    leather = stops(tone, (-2.2, "#5a2416"), (0, "#74311f"), (2.2, "#8c432c"))
    leather *= (1 + np.clip(grain, -2, 2) * 0.03)[..., None]
    easel = Easel(WIDE, HIGH)
    canvas = easel.canvas
    whole = skia.RRect.MakeRectXY(skia.Rect.MakeWH(WIDE, HIGH), CORNER, CORNER)
    canvas.clipRRect(whole, doAntiAlias=True)
    canvas.drawImage(Easel(WIDE, HIGH, leather).surface.makeImageSnapshot(), 0, 0)
    for inset, pen in ((26, ink(4, 0.85, "#d9b262")), (38, ink(2, 0.8, "#d9b262"))):
        rect = skia.Rect.MakeLTRB(inset, inset, WIDE - inset, HIGH - inset)
        canvas.drawRoundRect(rect, 16, 16, pen)
    for x, y in ((64, 64), (WIDE - 64, 64), (64, HIGH - 64), (WIDE - 64, HIGH - 64)):
        canvas.drawPath(glyph("star", x, y, 34), fill("#d9b262", 0.9))
    draw_rose(canvas, WIDE / 2, HIGH / 2, 138)
    strap = skia.Rect.MakeLTRB(WIDE - 112, 0, WIDE - 80, HIGH)
    canvas.drawRect(strap, fade((WIDE - 112, 0), (WIDE - 80, 0), (0, "#3a2010", 0.95),
                                (0.4, "#6b4020", 0.95), (1, "#2a160a", 0.95)))  # fmt: skip
    canvas.drawRRect(whole, ink(6, 0.9, "#1f1209"))
    return easel.picture()


def _deck() -> Layer:
    """Draw the edges of a stack of cards; its top card comes to lie on the north-west corner."""
    easel = Easel(WIDE + STACK, HIGH + STACK)
    for step in range(STACK, -1, -4):
        rect = skia.Rect.MakeXYWH(step, step, WIDE, HIGH)
        even = step // 4 % 2
        easel.canvas.drawRoundRect(rect, CORNER, CORNER, fill("#f1e2bb" if even else "#d3bb85"))
        easel.canvas.drawRoundRect(rect, CORNER, CORNER, ink(1.6, 0.6))
    return easel.picture()


def _stretching(draw: Callable[[skia.Canvas, skia.Rect], None], margin: int) -> Cut:
    """Draw a thing of nine slices on a field of 160 pixels, with a margin for its shadow."""
    size = 160
    easel = Easel(size, size)
    rect = skia.Rect.MakeLTRB(2, 2, size - 2 - margin, size - 2 - margin)
    draw(easel.canvas, rect)
    return Cut(easel.picture(), slices=(48, 48, 48 + margin, 48 + margin),
               shadow=(2, 2, 2 + margin, 2 + margin))  # fmt: skip


def _shadow() -> Cut:
    """Draw the soft shadow that a card casts."""
    size, border = 200, 44
    easel = Easel(size, size)
    rect = skia.Rect.MakeLTRB(border, border, size - border, size - border)
    easel.canvas.drawRoundRect(rect.makeOffset(8, 12), 20, 20, fill("#0d0703", 0.6, 12))
    return Cut(easel.picture(), slices=(80,) * 4, shadow=(border,) * 4)


def _mark(value: str) -> Cut:
    """Draw a ring that is laid around a step of a route."""
    easel = Easel(128, 128)
    easel.canvas.drawCircle(64, 64, 52, ink(18, 1, "#2a1c0c"))
    easel.canvas.drawCircle(64, 64, 52, ink(12, 1, "#fff6d8"))
    easel.canvas.drawCircle(64, 64, 52, ink(7.5, 1, value))
    return Cut(easel.picture())


def _canoe() -> Layer:
    """Draw a dugout canoe with two paddles, to walk a route with."""
    easel = Easel(160, 112)
    canvas = easel.canvas
    for x, lean in ((58, -22), (98, 18)):
        canvas.save()
        canvas.rotate(lean, x, 50)
        canvas.drawLine(x, 6, x, 80, ink(9, 1))
        canvas.drawLine(x, 6, x, 80, ink(4, 1, "#d8b27a"))
        blade = through([(x - 8, 74), (x, 68), (x + 8, 74), (x + 7, 94), (x, 100), (x - 7, 94)])
        canvas.drawPath(blade, fill("#d8b27a"))
        canvas.drawPath(blade, ink(3))
        canvas.restore()
    hull = through([(8, 44), (22, 54), (80, 58), (138, 54), (152, 44), (146, 66), (124, 84),
                    (80, 88), (36, 84), (14, 66)])  # fmt: skip
    canvas.drawPath(hull, fade((0, 44), (0, 90), (0, "#c98b4c", 1), (0.5, "#96602c", 1),
                               (1, "#5c3614", 1)))  # fmt: skip
    canvas.drawPath(hull, ink(4))
    inner = through([(18, 50), (80, 58), (142, 50), (120, 64), (80, 67), (40, 64)])
    canvas.drawPath(inner, fill("#3a2210"))
    canvas.drawPath(inner, ink(2.4))
    return shadowed(easel.picture(), (4, 6), 4, 0.5)


def _quill() -> Layer:
    easel = Easel(168, 168)
    draw_quill(easel.canvas, 10, 150, 190, -44)
    return easel.picture()
