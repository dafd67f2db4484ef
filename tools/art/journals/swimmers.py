"""The fish that the expedition found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.art.brush import fill, poly
from tools.art.journals.nature import dot, eye, line, patch, tinted

if TYPE_CHECKING:
    import skia

    from tools.art.journals.nature import Draw


@dataclass(frozen=True, slots=True)
class _Fish:
    """A fish that swims to the left: how deep its body is, colours, fins, spots."""

    deep: float
    back: str
    belly: str
    fin: str
    snout: float = 0.0
    spots: int = 0
    stripe: str = ""
    tall: float = 1.0


_FISH = {
    "eulachon": _Fish(19, "#6f8fa8", "#eef2ee", "#b9c6c4"),
    "goldeye": _Fish(31, "#b99a3a", "#f8efc4", "#d9bf74", tall=1.2),
    "steelhead": _Fish(27, "#5f7f86", "#f1eee2", "#a2aa9a", spots=46, stripe="#d8837c"),
    "sauger": _Fish(24, "#8a7438", "#f1e6bd", "#c4a75c", 6, 22, tall=1.7),
    "pikeminnow": _Fish(22, "#6e7a46", "#f0eac8", "#a9a566", 5),
    "cutthroat trout": _Fish(28, "#9b8a3f", "#f7e6b4", "#cf9a52", spots=60, stripe="#d96a4a"),
}


def _swim(fish: _Fish) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        d = fish.deep
        for points in (
            [(70, 56 - d * 0.9), (88, 56 - d * 0.9 - 13 * fish.tall), (104, 56 - d * 0.8 - 5),
             (108, 56 - d * 0.62)],
            [(78, 56 + d * 0.8), (90, 56 + d + 9), (98, 56 + d * 0.7)],
            [(110, 56 + d * 0.55), (122, 56 + d * 0.6 + 10), (126, 56 + d * 0.4)],
            [(122, 56 - d * 0.42), (132, 56 - d * 0.5 - 8), (134, 56 - d * 0.3)],
        ):  # fmt: skip
            tinted(canvas, poly(points), fish.fin, fish.fin, 1.8)
        tail = [(134, 52), (162, 32), (154, 56), (162, 80), (134, 60)]
        tinted(canvas, tail, fish.fin, fish.back, 2.0)
        body = tinted(
            canvas,
            [(10 - fish.snout, 58), (24, 56 - d * 0.5), (52, 56 - d * 0.95), (84, 56 - d),
             (116, 56 - d * 0.55), (138, 50), (138, 62), (116, 56 + d * 0.55), (84, 56 + d * 0.92),
             (50, 56 + d * 0.86), (24, 56 + d * 0.46)],
            fish.belly, fish.back,
        )  # fmt: skip
        patch(canvas, body, [(0, 50), (40, 50), (90, 52), (145, 54), (145, 0), (0, 0)], fish.back)
        if fish.stripe:
            line(canvas, (44, 57), (90, 58), (134, 56), width=7, value=fish.stripe)
        rng = np.random.default_rng(7100 + fish.spots)
        for _ in range(fish.spots):
            x, y = float(rng.uniform(46, 134)), float(rng.normal(48, d * 0.32))
            if abs(y - 56) < d * 0.8 * (1 - max(0, x - 90) / 80):
                dot(canvas, x, y, 1.5)
        line(canvas, (42, 56 - d * 0.62), (47, 56), (41, 56 + d * 0.62), width=2)
        line(canvas, (50, 64), (64, 72), (66, 64), (52, 62), width=1.8)
        line(canvas, (11 - fish.snout, 60), (20, 61), (26, 60), width=2)
        eye(canvas, 28, 52)

    return draw


def _catfish(canvas: skia.Canvas) -> None:
    tinted(canvas, poly([(66, 30), (78, 8), (88, 34)]), "#a8a08a", "#7c7766", 1.8)
    tinted(canvas, [(134, 52), (164, 30), (150, 57), (164, 84), (134, 62)], "#a8a08a", "#6f6a5a")
    tinted(canvas, poly([(96, 76), (118, 90), (128, 68)]), "#a8a08a", "#7c7766", 1.8)
    body = tinted(
        canvas,
        [(12, 60), (22, 44), (46, 32), (84, 32), (118, 44), (140, 52), (140, 62), (112, 72),
         (78, 80), (44, 80), (20, 74)],
        "#f0ead6", "#8f8a78",
    )  # fmt: skip
    patch(canvas, body, [(0, 54), (60, 54), (145, 56), (145, 10), (0, 10)], "#8d8f86")
    rng = np.random.default_rng(7200)
    for _ in range(16):
        dot(canvas, float(rng.uniform(54, 130)), float(rng.uniform(40, 52)), 1.5)
    line(canvas, (48, 42), (53, 58), (47, 72), width=2)
    line(canvas, (54, 66), (70, 78), (72, 66), width=2)
    for end in ((4, 36), (2, 92), (16, 100), (30, 102)):
        line(canvas, (17, 66), ((17 + end[0]) / 2 - 3, (66 + end[1]) / 2 + 4), end, width=2)
    eye(canvas, 31, 51)


def _flounder(canvas: skia.Canvas) -> None:
    """Draw the starry flounder, its fins barred with orange."""
    tinted(canvas, [(130, 52), (162, 38), (158, 58), (162, 78), (130, 62)], "#e0a556", "#8a5f2c")
    fins = tinted(
        canvas,
        [(24, 52), (50, 16), (86, 6), (118, 26), (138, 56), (118, 88), (86, 106), (48, 96),
         (26, 64)],
        "#eab765", "#b0762f", 2,
    )  # fmt: skip
    canvas.save()
    canvas.clipPath(fins, doAntiAlias=True)
    for turn in np.linspace(0.2, 6.0, 26):
        x, y = 82 + 70 * float(np.cos(turn)), 56 + 56 * float(np.sin(turn))
        line(canvas, (82, 56), (x, y), width=4.2, value="#5a3a1a")
    canvas.restore()
    tinted(
        canvas,
        [(10, 58), (26, 42), (56, 24), (92, 24), (120, 42), (138, 54), (138, 60), (118, 72),
         (90, 88), (54, 86), (24, 70)],
        "#a39368", "#5d5138",
    )  # fmt: skip
    rng = np.random.default_rng(7300)
    for _ in range(30):
        x, y = float(rng.uniform(46, 120)), float(rng.normal(56, 13))
        canvas.drawPath(_star(x, y), fill("#efe3bd", 0.9))
    eye(canvas, 30, 48)
    eye(canvas, 38, 60, 2.4)
    line(canvas, (10, 60), (18, 64), (24, 62), width=2)


def _star(x: float, y: float) -> skia.Path:
    return poly([(x, y - 3), (x + 1, y - 1), (x + 3, y), (x + 1, y + 1), (x, y + 3), (x - 1, y + 1),
                 (x - 3, y), (x - 1, y - 1)])  # fmt: skip


FISH: dict[str, Draw] = {name: _swim(fish) for name, fish in _FISH.items()} | {
    "channel catfish": _catfish,
    "starry flounder": _flounder,
}
