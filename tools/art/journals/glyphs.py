"""The marks of the journals as plain outlines: die faces, steps, tents, kinds of species.

Each is a path around 0, 0 that fits a square of side 1, filled by the even-odd rule, so that it
serves as an engraving on a die, as a printed icon and as a stamp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.brush import poly
from tools.art.shapes import shape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Spot = tuple[float, float]
    Line = NDArray[np.float64]

MARKS = {
    "yellow": "cross", "blue": "ring", "white": "wave", "red": "pennant", "black": "star",
    "grey": "diamond",
}  # fmt: skip
"""The shape that tells a die's colour: the seats' own shapes, and a diamond for grey dice."""


def through(points: Sequence[Spot], *, closed: bool = True) -> skia.Path:
    """Return a smooth path that passes through every point."""
    spots = [np.array(point, dtype=float) for point in points]
    count = len(spots)
    path = skia.Path()
    path.moveTo(*map(float, spots[0]))
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (spots[(i + step) % count] for step in (-1, 0, 1, 2))
        else:
            a, b, c, d = (spots[min(max(i + step, 0), count - 1)] for step in (-1, 0, 1, 2))
        one, two = b + (c - a) / 6, c - (d - b) / 6
        path.cubicTo(*map(float, (*one, *two, *c)))
    if closed:
        path.close()
    return path


def spots(x: Line, y: Line) -> list[Spot]:
    """Return points from their x and their y."""
    return [(float(a), float(b)) for a, b in zip(x, y, strict=True)]


def glyph(name: str, x: float, y: float, size: float) -> skia.Path:
    """Return the outline of a mark around a centre, about `size` pixels wide."""
    path = _GLYPHS[name]() if name in _GLYPHS else shape(name, 0, 0, 1)
    matrix = skia.Matrix()
    matrix.setScale(size, size)
    matrix.postTranslate(x, y)
    path.transform(matrix)
    return path


def band(points: Sequence[Spot], width: float) -> skia.Path:
    """Return a line of a width as an outline."""
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    pen.setStrokeCap(skia.Paint.kRound_Cap)
    pen.setStrokeJoin(skia.Paint.kRound_Join)
    line = through(points, closed=False)
    found = skia.Path()
    pen.getFillPath(line, found, None, 100)
    return found


def _join(*paths: skia.Path) -> skia.Path:
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.kUnion_PathOp)
    return whole


def _cut(whole: skia.Path, *holes: skia.Path) -> skia.Path:
    for hole in holes:
        whole = skia.Op(whole, hole, skia.kDifference_PathOp)
    return whole


def _mirrored(path: skia.Path) -> skia.Path:
    other = skia.Path(path)
    matrix = skia.Matrix()
    matrix.setScale(-1, 1)
    other.transform(matrix)
    return other


def _disc(x: float, y: float, radius: float) -> skia.Path:
    return skia.Path().addCircle(x, y, radius)


def _foot() -> skia.Path:
    """Draw a boot, its sole apart."""
    boot = skia.Path()
    boot.moveTo(-0.30, -0.48)
    boot.lineTo(0.08, -0.48)
    boot.cubicTo(0.07, -0.20, 0.10, -0.06, 0.20, 0.02)
    boot.cubicTo(0.40, 0.08, 0.50, 0.16, 0.49, 0.28)
    boot.lineTo(-0.34, 0.28)
    boot.cubicTo(-0.30, 0.0, -0.27, -0.2, -0.30, -0.48)
    boot.close()
    sole = poly([(-0.34, 0.34), (0.49, 0.34), (0.49, 0.44), (0.0, 0.44), (-0.04, 0.48),
                 (-0.34, 0.48)])  # fmt: skip
    cuff = poly([(-0.34, -0.34), (0.1, -0.34), (0.1, -0.285), (-0.34, -0.285)])
    return _join(_cut(boot, cuff), sole)


def _ribbon() -> skia.Path:
    """Draw a card, and the ribbon that marks it for later."""
    card = skia.Path().addRoundRect(skia.Rect.MakeLTRB(-0.44, -0.46, 0.16, 0.46), 0.08, 0.08)
    inner = skia.Path().addRoundRect(skia.Rect.MakeLTRB(-0.36, -0.38, 0.08, 0.38), 0.04, 0.04)
    way = band([(-0.26, 0.26), (-0.04, 0.12), (-0.22, -0.06), (0.0, -0.24)], 0.075)
    ribbon = poly([(0.22, -0.46), (0.46, -0.46), (0.46, 0.3), (0.34, 0.18), (0.22, 0.3)])
    return _join(_cut(card, inner), way, ribbon)


def _horse() -> skia.Path:
    """Draw the head of a horse that looks to the left."""
    head = through([
        (0.36, 0.48), (0.05, 0.48), (-0.22, 0.48), (-0.17, 0.30), (-0.02, 0.13), (-0.14, 0.11),
        (-0.27, 0.24), (-0.39, 0.25), (-0.47, 0.13), (-0.43, 0.0), (-0.29, -0.20), (-0.18, -0.32),
        (-0.15, -0.50), (-0.03, -0.38), (0.14, -0.36), (0.30, -0.22), (0.39, 0.02), (0.41, 0.28),
    ])  # fmt: skip
    mane = band([(0.03, -0.26), (0.19, -0.16), (0.26, 0.04), (0.27, 0.30)], 0.055)
    return _cut(head, _disc(-0.17, -0.13, 0.05), mane)


def _parley() -> skia.Path:
    """Draw the medal of peace that the expedition gave: clasped hands in a ring."""
    ring = _cut(_disc(0, 0, 0.5), _disc(0, 0, 0.41))
    left = poly([(-0.45, -0.17), (-0.29, -0.20), (-0.29, 0.14), (-0.45, 0.12)])
    wrist = band([(-0.265, -0.22), (-0.265, 0.17)], 0.035)
    back = through([(-0.25, -0.16), (-0.06, -0.17), (0.10, -0.14), (0.21, -0.04), (0.24, 0.07),
                    (0.16, 0.16), (0.04, 0.19), (-0.08, 0.16), (-0.25, 0.10)])  # fmt: skip
    other = through([(0.25, -0.16), (0.08, -0.20), (-0.05, -0.16), (-0.02, -0.05), (0.10, -0.02),
                     (0.24, 0.10)])  # fmt: skip
    seam = band([(-0.06, -0.15), (-0.04, -0.04), (0.09, 0.0), (0.25, 0.11)], 0.05)
    fingers = [band([(x, y), (x - 0.05, y + 0.13)], 0.04)
               for x, y in ((0.17, 0.09), (0.07, 0.08), (-0.03, 0.06))]  # fmt: skip
    hands = _cut(_join(back, other), seam, *fingers)
    return _join(ring, _cut(_join(left, _mirrored(left)), wrist), hands)


def _journal() -> skia.Path:
    """Draw an open book with lines."""
    page = skia.Path()
    page.moveTo(-0.035, -0.24)
    page.cubicTo(-0.15, -0.36, -0.34, -0.38, -0.5, -0.34)
    page.lineTo(-0.5, 0.28)
    page.cubicTo(-0.34, 0.24, -0.15, 0.26, -0.035, 0.38)
    page.close()
    lines = [band([(-0.40, y), (-0.26, y), (-0.13, y + 0.05)], 0.06) for y in (-0.18, -0.01, 0.155)]
    left = _cut(page, *lines)
    cover = band([(-0.5, 0.36), (-0.3, 0.34), (-0.12, 0.38), (0.0, 0.46)], 0.06)
    return _join(left, _mirrored(left), cover, _mirrored(cover))


def _river() -> skia.Path:
    x = np.linspace(-0.46, 0.46, 13)
    waves = [
        band([(float(a), float(y + 0.075 * np.sin(a * 13.6))) for a in x], 0.13)
        for y in (-0.27, 0.0, 0.27)
    ]
    return _join(*waves)


def _mountain() -> skia.Path:
    big = poly([(-0.5, 0.42), (-0.06, -0.46), (0.14, -0.08), (0.24, -0.22), (0.5, 0.42)])
    snow = poly(
        [
            (-0.165, -0.155),
            (-0.10, -0.23),
            (-0.05, -0.14),
            (0.0, -0.22),
            (0.06, -0.12),
            (0.075, -0.06),
            (0.0, -0.12),
            (-0.05, -0.03),
            (-0.11, -0.12),
            (-0.2, -0.08),
        ]
    )
    return _cut(big, snow)


def _tent() -> skia.Path:
    """Draw a tent of hides or canvas: a cone, its door, poles at the top."""
    cone = poly([(-0.04, -0.30), (0.04, -0.30), (0.46, 0.46), (-0.46, 0.46)])
    door = poly([(0.0, -0.02), (0.15, 0.47), (-0.15, 0.47)])
    poles = [band([(0.0, -0.27), (x, -0.49)], 0.055) for x in (-0.14, 0.02, 0.16)]
    return _join(_cut(cone, door), *poles)


def _plant() -> skia.Path:
    leaf = through([(-0.36, 0.34), (-0.40, 0.0), (-0.22, -0.30), (0.12, -0.43), (0.46, -0.46),
                    (0.42, -0.10), (0.26, 0.20), (-0.02, 0.36)])  # fmt: skip
    rib = band([(-0.36, 0.34), (-0.06, 0.04), (0.26, -0.26)], 0.055)
    side = [band([(-0.08, 0.06), (x, y)], 0.04) for x, y in ((-0.12, -0.2), (0.18, 0.1))]
    stalk = band([(-0.48, 0.47), (-0.36, 0.34)], 0.08)
    return _join(_cut(leaf, rib, *side), stalk)


def _mammal() -> skia.Path:
    """Draw the print of a paw."""
    pad = through([(0.0, 0.0), (0.22, 0.12), (0.33, 0.34), (0.18, 0.46), (0.0, 0.40),
                   (-0.18, 0.46), (-0.33, 0.34), (-0.22, 0.12)])  # fmt: skip
    toes = []
    for x, y, lean in (
        (-0.38, -0.02, -20),
        (-0.15, -0.28, -8),
        (0.15, -0.28, 8),
        (0.38, -0.02, 20),
    ):
        toe = skia.Path().addOval(skia.Rect.MakeXYWH(-0.105, -0.16, 0.21, 0.32))
        matrix = skia.Matrix()
        matrix.setRotate(lean)
        matrix.postTranslate(x, y)
        toe.transform(matrix)
        toes.append(toe)
    return _join(pad, *toes)


def _bird() -> skia.Path:
    """Draw a bird that flies to the right, seen from the side."""
    body = through(
        [
            (-0.48, 0.22),
            (-0.20, 0.10),
            (0.10, 0.0),
            (0.28, -0.10),
            (0.40, -0.08),
            (0.50, 0.0),
            (0.38, 0.04),
            (0.26, 0.16),
            (0.02, 0.26),
            (-0.22, 0.26),
        ]
    )
    wing = through([(-0.14, 0.12), (-0.20, -0.22), (-0.34, -0.47), (-0.02, -0.36), (0.16, -0.12),
                    (0.18, 0.06)])  # fmt: skip
    far = through([(0.10, 0.0), (0.14, -0.28), (0.28, -0.46), (0.30, -0.22), (0.24, 0.0)])
    gap = band([(0.18, 0.06), (0.12, -0.16), (-0.04, -0.36)], 0.04)
    return _join(_cut(far, wing, gap), body, wing)


def _fish() -> skia.Path:
    body = through([(0.50, 0.0), (0.34, -0.16), (0.06, -0.24), (-0.20, -0.12), (-0.30, 0.0),
                    (-0.20, 0.12), (0.06, 0.24), (0.34, 0.16)])  # fmt: skip
    tail = through([(-0.22, 0.0), (-0.50, -0.26), (-0.42, 0.0), (-0.50, 0.26)])
    fin = through([(0.14, -0.2), (-0.04, -0.38), (-0.12, -0.14)])
    gill = band([(0.24, -0.13), (0.20, 0.0), (0.24, 0.13)], 0.04)
    return _cut(_join(body, tail, fin), _disc(0.35, -0.05, 0.04), gill)


def _hand() -> skia.Path:
    """Draw an open hand."""
    palm = through([(-0.24, 0.02), (0.0, -0.04), (0.22, 0.0), (0.24, 0.26), (0.14, 0.48),
                    (-0.14, 0.48), (-0.25, 0.26)])  # fmt: skip
    fingers = [
        band([(x * 0.8, 0.04), (x, top)], 0.125)
        for x, top in ((-0.215, -0.28), (-0.07, -0.42), (0.08, -0.40), (0.22, -0.26))
    ]
    thumb = band([(0.16, 0.26), (0.34, 0.14), (0.42, 0.02)], 0.13)
    return _join(palm, *fingers, thumb)


def _eye() -> skia.Path:
    lid = through([(-0.5, 0.02), (-0.22, -0.24), (0.0, -0.29), (0.22, -0.24), (0.5, 0.02),
                   (0.22, 0.24), (0.0, 0.28), (-0.22, 0.24)])  # fmt: skip
    white = _cut(_disc(0, 0.0, 0.215), _disc(0, 0, 0.125))
    return _cut(lid, white)


def _diamond() -> skia.Path:
    """Draw a square on its tip, with a hole of its own shape."""
    outer, hole = skia.Path(), skia.Path()
    for path, far in ((outer, 0.5), (hole, 0.2)):
        path.moveTo(0, -far)
        path.lineTo(far, 0)
        path.lineTo(0, far)
        path.lineTo(-far, 0)
        path.close()
    return _cut(outer, hole)


_GLYPHS: dict[str, Callable[[], skia.Path]] = {
    "diamond": _diamond,
    "foot": _foot,
    "horse": _horse,
    "parley": _parley,
    "journal": _journal,
    "ribbon": _ribbon,
    "river": _river,
    "mountain": _mountain,
    "tent": _tent,
    "plant": _plant,
    "mammal": _mammal,
    "bird": _bird,
    "fish": _fish,
    "hand": _hand,
    "eye": _eye,
}
