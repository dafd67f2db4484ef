"""The birds that the expedition found, on a twig or on the ground, looking to the left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.art.brush import poly
from tools.art.journals.nature import dot, eye, line, patch, tinted

if TYPE_CHECKING:
    import skia

    from tools.art.journals.nature import Draw, Spot


@dataclass(frozen=True, slots=True)
class _Bird:
    """A bird: colours of back, belly, head and wing; how long beak and tail are."""

    back: str
    belly: str
    head: str
    wing: str
    beak: float = 10
    tail: float = 40
    fall: float = 22
    """How far the tail's end lies below its root."""
    beak_colour: str = "#4a4238"
    bar: str = ""
    throat: str = ""


_BIRDS = {
    "western tanager": _Bird("#2d2a28", "#f2c83a", "#d9482a", "#2d2a28", 10, 34, 26, "#c9a15a",
                             "#f3e3a0"),
    "Clark's nutcracker": _Bird("#b9bcbc", "#c8cac8", "#cfd0cd", "#26282c", 19, 32, 24,
                                bar="#f6f4ec"),
    "Steller's jay": _Bird("#2f5fa8", "#3f7cc0", "#22262c", "#244d93", 13, 46, 24),
    "black-billed magpie": _Bird("#22262c", "#f6f3e8", "#22262c", "#2b5078", 13, 50, 32,
                                 bar="#f6f3e8"),
    "Lewis's woodpecker": _Bird("#24402f", "#d98a86", "#8c2430", "#1f3a2c", 17, 34, 34,
                                throat="#c9ccc8"),
}  # fmt: skip


def _perch(bird: _Bird) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        line(canvas, (6, 96), (60, 91), (112, 95), (162, 88), width=9)
        line(canvas, (6, 96), (60, 91), (112, 95), (162, 88), width=4.6, value="#9a7040")
        end = (112 + bird.tail, 60 + bird.fall)
        tail = [(100, 56), (end[0], end[1] - 6), (end[0] + 3, end[1] + 7), (96, 72)]
        tinted(canvas, poly(tail), bird.wing, bird.wing, 2.2)
        beak = [(44, 27), (36 - bird.beak, 38), (46, 42)]
        tinted(canvas, poly(beak), bird.beak_colour, bird.beak_colour, 2)
        body = tinted(
            canvas,
            [(40, 36), (45, 22), (58, 14), (72, 20), (82, 34), (100, 46), (116, 58), (108, 72),
             (88, 84), (66, 86), (50, 76), (44, 58), (43, 46)],
            bird.belly, bird.belly,
        )  # fmt: skip
        patch(canvas, body, [(70, 18), (90, 30), (130, 50), (124, 76), (100, 66), (78, 48)],
              bird.back)  # fmt: skip
        patch(canvas, body, [(30, 6), (80, 6), (80, 34), (64, 46), (36, 50)], bird.head)
        if bird.throat:
            patch(canvas, body, [(38, 50), (70, 46), (76, 54), (56, 62), (40, 58)], bird.throat)
        wing = tinted(canvas, [(68, 46), (86, 42), (108, 54), (124, 70), (104, 72), (80, 66)],
                      bird.wing, bird.wing, 2.2)  # fmt: skip
        if bird.bar:
            patch(canvas, wing, [(78, 60), (92, 56), (104, 64), (98, 70), (80, 68)], bird.bar)
        for x in (66, 80):
            line(canvas, (x, 84), (x - 2, 92), width=3.4)
        eye(canvas, 53, 29, 3)

    return draw


def _crested(inner: Draw, points: list[Spot], value: str) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        tinted(canvas, poly(points), value, value, 2.2)
        inner(canvas)

    return draw


def _quail(canvas: skia.Canvas) -> None:
    _ground(canvas)
    line(canvas, (54, 22), (64, 2), (78, -2), width=5)
    line(canvas, (54, 22), (64, 3), (76, 0), width=2.2, value="#6d6f7c")
    tinted(canvas, poly([(42, 30), (32, 36), (44, 40)]), "#4a4238", "#4a4238", 2)
    body = tinted(
        canvas,
        [(42, 34), (48, 20), (60, 18), (70, 28), (94, 38), (124, 56), (138, 70), (118, 80),
         (96, 92), (66, 92), (46, 76), (42, 54)],
        "#a3a8b5", "#6d7180",
    )  # fmt: skip
    patch(canvas, body, [(84, 36), (130, 56), (144, 76), (112, 74), (90, 56)], "#9a8458")
    patch(canvas, body, [(36, 36), (58, 38), (60, 52), (44, 58)], "#8a3f22")
    patch(canvas, body, [(66, 70), (104, 66), (112, 84), (80, 98), (60, 92)], "#8a3f22")
    for x in (76, 86, 96):
        line(canvas, (x, 72), (x - 6, 90), width=3, value="#f6efdc")
    _legs(canvas, (76, 90))
    eye(canvas, 53, 29)


def _grouse(canvas: skia.Canvas) -> None:
    """Draw a sage grouse that shows its tail."""
    _ground(canvas)
    for turn in np.linspace(-1.15, 0.75, 9):
        x, y = 112 + 52 * float(np.sin(turn)), 58 - 54 * float(np.cos(turn))
        side = 7.0
        tinted(canvas, poly([(104, 62), (x - side, y + 6), (x, y - 3), (x + side, y + 6)]),
               "#b9a171", "#7c6440", 1.8)  # fmt: skip
    body = tinted(
        canvas,
        [(42, 36), (48, 22), (58, 20), (66, 32), (84, 46), (116, 54), (130, 70), (112, 88),
         (76, 94), (44, 86), (30, 66), (36, 48)],
        "#b79f74", "#6f5a38",
    )  # fmt: skip
    patch(canvas, body, [(34, 46), (66, 44), (70, 78), (48, 88), (26, 70)], "#f8f4e6")
    patch(canvas, body, [(70, 84), (104, 80), (100, 100), (70, 100)], "#2e261d")
    dot(canvas, 47, 60, 5, "#d8b23a")
    tinted(canvas, poly([(43, 30), (33, 36), (44, 39)]), "#4a4238", "#4a4238", 2)
    line(canvas, (48, 23), (55, 21), width=3.4, value="#d8b23a")
    _legs(canvas, (80, 92))
    eye(canvas, 53, 29)


def _poorwill(canvas: skia.Canvas) -> None:
    """Draw the poorwill asleep on the ground."""
    _ground(canvas)
    tinted(canvas, poly([(110, 70), (156, 82), (150, 92), (104, 88)]), "#a99674", "#6f5f45", 2)
    body = tinted(
        canvas,
        [(20, 66), (28, 48), (48, 38), (70, 42), (100, 56), (130, 74), (140, 86), (110, 94),
         (60, 96), (30, 90)],
        "#c3b08a", "#77664a",
    )  # fmt: skip
    patch(canvas, body, [(64, 54), (96, 56), (136, 80), (140, 92), (96, 88), (70, 74)], "#8d7a58")
    rng = np.random.default_rng(7400)
    for _ in range(46):
        x = float(rng.uniform(34, 124))
        y = float(rng.uniform(48 + max(0, x - 60) * 0.4, 90))
        line(canvas, (x, y), (x + 5, y + 2), width=1.6, value="#4e4030")
    patch(canvas, body, [(26, 76), (52, 72), (60, 80), (40, 86), (26, 84)], "#f8f2e0")
    tinted(canvas, poly([(21, 62), (12, 68), (23, 71)]), "#4a4238", "#4a4238", 1.8)
    line(canvas, (32, 58), (40, 62), (47, 57), width=3)


def _ground(canvas: skia.Canvas) -> None:
    line(canvas, (8, 98), (50, 95), (110, 99), (160, 95), width=2.4, value="#8a7346")
    for x in (16, 34, 128, 148):
        for lean in (-4, 0, 4):
            line(canvas, (x, 98), (x + lean, 88 - abs(lean)), width=1.6, value="#6f7d3a")


def _legs(canvas: skia.Canvas, at: Spot) -> None:
    for x in (at[0] - 6, at[0] + 12):
        line(canvas, (x, at[1]), (x - 1, 99), (x - 8, 101), width=2.8)


_JAY_CREST: list[Spot] = [(50, 20), (64, -2), (84, 0), (78, 26)]
BIRDS: dict[str, Draw] = {name: _perch(bird) for name, bird in _BIRDS.items()}
BIRDS |= {
    "Steller's jay": _crested(_perch(_BIRDS["Steller's jay"]), _JAY_CREST, "#22262c"),
    "mountain quail": _quail,
    "sage grouse": _grouse,
    "poorwill": _poorwill,
}
