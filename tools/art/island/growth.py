"""What stands on the island's grounds, lit from the north-west: trees, peaks, grass, waves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia

from tools.art.atlas import Cut
from tools.art.brush import Easel, fade, fill, glow, ink, oval, poly, soft
from tools.art.peaks import draw_hill, draw_peak
from tools.art.plants import draw_tree, draw_wave

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.random import Generator

    Draw = Callable[[skia.Canvas, Generator], None]


def growth() -> dict[str, Cut]:
    """Return every drawing as `kind_number`, anchored where it stands."""
    kinds: dict[str, tuple[int, tuple[int, int], tuple[int, int], Draw]] = {
        # how many, size, foot, how
        "palm": (4, (72, 84), (32, 72), draw_palm),
        "crown": (5, (68, 66), (30, 52), _crown),
        "peak": (6, (196, 156), (88, 136), _peak),
        "crag": (5, (112, 84), (50, 70), _crag),
        "hill": (3, (68, 44), (32, 36), _hill),
        "tuft": (4, (40, 28), (20, 22), _tuft),
        "bloom": (3, (40, 26), (20, 20), _bloom),
        "lone": (2, (84, 58), (28, 48), _lone),
        "reeds": (5, (52, 56), (24, 46), _reeds),
        "pool": (4, (104, 52), (52, 26), _pool),
        "snag": (2, (54, 70), (24, 60), _snag),
        "rock": (5, (60, 44), (26, 34), draw_rock),
        "scrub": (5, (52, 42), (24, 34), _scrub),
        "cactus": (3, (52, 66), (24, 58), _cactus),
        "crack": (3, (84, 44), (42, 22), _crack),
        "pebble": (2, (40, 20), (20, 12), _pebbles),
        "ship": (2, (104, 104), (46, 86), _ship),
        "whale": (1, (112, 76), (52, 58), _whale),
        "wave": (5, (84, 28), (42, 16), _wave),
    }
    found = {}
    for kind, (count, (wide, high), foot, draw) in kinds.items():
        for number in range(count):
            easel = Easel(wide, high)
            easel.canvas.translate(*foot)
            draw(easel.canvas, np.random.default_rng([741, sum(map(ord, kind)), number]))
            found[f"{kind}_{number}"] = Cut(easel.picture(), anchor=foot)
    return found


def _shadow(canvas: skia.Canvas, x: float, y: float, wide: float, high: float) -> None:
    canvas.drawOval(oval(x, y, wide, high), fill("#1c2412", 0.42, 2.2))


def draw_palm(canvas: skia.Canvas, rng: Generator) -> None:
    """Draw a palm whose foot stands at the canvas's origin."""
    high, lean = rng.uniform(36, 44), rng.uniform(-7, 9)
    _shadow(canvas, 15, 1, 44, 15)
    trunk = soft([(0, 0), (lean * 0.25, -high * 0.5), (lean, -high)])
    canvas.drawPath(trunk, ink(6.5, 1, "#33240f"))
    canvas.drawPath(trunk, ink(3.6, 1, "#b08a55"))
    count = int(rng.integers(7, 9))
    turns = np.linspace(0, 2 * np.pi, count, endpoint=False) + rng.uniform(0, 1)
    for turn in sorted(turns, key=np.sin):
        reach = rng.uniform(21, 26)
        x, y = np.cos(turn) * reach, np.sin(turn) * reach * 0.62 + 5
        middle = (lean + x * 0.55, -high + y * 0.55 - 9)
        tip = (lean + x, -high + y)
        side = np.array([-np.sin(turn), np.cos(turn)]) * 5.2
        leaf = skia.Path()
        leaf.moveTo(lean, -high)
        leaf.quadTo(middle[0] + side[0], middle[1] + side[1], *tip)
        leaf.quadTo(middle[0] - side[0], middle[1] - side[1], lean, -high)
        lit = np.cos(turn - np.pi * 1.25) > 0
        canvas.drawPath(leaf, fill("#8fbb55" if lit else "#4b8040"))
        canvas.drawPath(leaf, ink(1.3, 0.85, "#1d3316"))
    canvas.drawCircle(lean, -high, 3.2, fill("#7b5a30"))


def _crown(canvas: skia.Canvas, rng: Generator) -> None:
    """Draw a broad tree of several rounds of leaves."""
    size = rng.uniform(44, 52)
    _shadow(canvas, size * 0.3, -1, size * 1.05, size * 0.4)
    light, dark = (("#8fb65f", "#2f5f33"), ("#79a655", "#27542e"), ("#a3bd69", "#3d6a39"))[
        int(rng.integers(3))
    ]
    places = [(-0.27, -0.30), (0.25, -0.30), (0.0, -0.22), (-0.15, -0.56), (0.17, -0.53),
              (0.0, -0.40)]  # fmt: skip
    rounds = [
        ((x + rng.uniform(-0.06, 0.06)) * size, (y + rng.uniform(-0.05, 0.05)) * size,
         size * rng.uniform(0.22, 0.29))
        for x, y in places
    ]  # fmt: skip
    for x, y, radius in rounds:
        canvas.drawCircle(x, y, radius + 1.4, fill("#132712", 0.95))
    for x, y, radius in rounds:
        shine = (x - radius * 0.45, y - radius * 0.5)
        canvas.drawCircle(x, y, radius, glow(shine, radius * 1.75, (0, light, 1), (0.3, light, 1),
                                             (1, dark, 1)))  # fmt: skip
        arc = skia.Path()
        arc.addArc(oval(x, y, radius * 1.5, radius * 1.5), 5, 80)
        canvas.drawPath(arc, ink(1.4, 0.45, "#132712"))


def _scaled(canvas: skia.Canvas, factor: float, draw: Callable[[], None]) -> None:
    canvas.save()
    canvas.scale(factor, factor)
    draw()
    canvas.restore()


def _peak(canvas: skia.Canvas, rng: Generator) -> None:
    wide, high, seed = rng.uniform(76, 88), rng.uniform(66, 76), int(rng.integers(9999))
    _scaled(canvas, 1.7, lambda: draw_peak(canvas, (0, 0), wide, high, seed))


def _crag(canvas: skia.Canvas, rng: Generator) -> None:
    wide, high, seed = rng.uniform(42, 50), rng.uniform(32, 39), int(rng.integers(9999))
    _scaled(canvas, 1.7, lambda: draw_peak(canvas, (0, 0), wide, high, seed))


def _hill(canvas: skia.Canvas, rng: Generator) -> None:
    wide, seed = rng.uniform(28, 34), int(rng.integers(9999))
    _scaled(canvas, 1.7, lambda: draw_hill(canvas, (0, 0), wide, seed))


def _tuft(canvas: skia.Canvas, rng: Generator) -> None:
    canvas.drawOval(oval(3, 1, 26, 6), fill("#4f5a1e", 0.28, 1.5))
    for lean in np.linspace(-9, 9, 6):
        tip = (lean * 1.35 + rng.uniform(-1, 1), -rng.uniform(9, 18))
        blade = soft([(lean * 0.5, 1), (lean * 0.7, tip[1] * 0.5), tip])
        canvas.drawPath(blade, ink(2.4, 0.85, "#6f7d2a" if lean > 0 else "#8f9a3c"))


def _bloom(canvas: skia.Canvas, rng: Generator) -> None:
    _tuft(canvas, rng)
    value = ("#fbf3d2", "#e7b84a", "#d77a52")[int(rng.integers(3))]
    for x in (-8, 0, 8):
        y = -rng.uniform(8, 15)
        canvas.drawCircle(x, y, 3.0, fill("#4b4a1a", 0.7))
        canvas.drawCircle(x, y, 2.3, fill(value))


def _lone(canvas: skia.Canvas, rng: Generator) -> None:
    seed = int(rng.integers(9999))
    _scaled(canvas, 2.0, lambda: draw_tree(canvas, (0, 0), 19, seed))


def _reeds(canvas: skia.Canvas, rng: Generator) -> None:
    canvas.drawOval(oval(2, 1, 40, 10), fill("#22352f", 0.45, 2))
    for x in np.linspace(-15, 15, 8):
        high, lean = rng.uniform(20, 40), rng.uniform(-4, 7)
        stem = soft([(x, 2), (x + lean * 0.3, -high * 0.5), (x + lean, -high)])
        canvas.drawPath(stem, ink(2.4, 1, "#3c4f28" if x > 0 else "#5d7038"))
        if rng.random() < 0.5:
            canvas.drawLine(x + lean, -high - 1, x + lean * 0.85, -high + 9, ink(5, 1, "#4e3114"))
            canvas.drawLine(x + lean - 1, -high, x + lean * 0.85 - 1, -high + 7,
                            ink(1.6, 0.8, "#a3743f"))  # fmt: skip


def _pool(canvas: skia.Canvas, rng: Generator) -> None:
    points = []
    wide, high = rng.uniform(34, 44), rng.uniform(13, 18)
    for turn in np.linspace(0, 2 * np.pi, 11)[:-1]:
        reach = rng.uniform(0.8, 1.12)
        points.append((wide * reach * np.cos(turn), high * reach * np.sin(turn)))
    path = soft(points, closed=True)
    canvas.drawPath(path, ink(5, 0.5, "#26382c"))
    canvas.drawPath(path, fade((0, -high), (0, high), (0, "#5a8fa3", 1), (1, "#b5d6d3", 1)))
    canvas.drawPath(path, ink(1.8, 0.9, "#1f3530"))
    for _ in range(4):
        x, y = rng.uniform(-0.5, 0.4) * wide, rng.uniform(-0.4, 0.5) * high
        canvas.drawLine(x, y, x + wide * 0.3, y, ink(1.7, 0.75, "#e0efe6"))


def _snag(canvas: skia.Canvas, rng: Generator) -> None:
    _shadow(canvas, 10, 1, 34, 10)
    for width, value in ((6.0, "#241a10"), (3.0, "#8d7c62")):
        canvas.drawPath(soft([(0, 0), (2, -24), (-2, -50)]), ink(width, 1, value))
        for y, x in ((-20, 17), (-30, -15), (-39, 12)):
            canvas.drawPath(soft([(1, y), (x * 0.6, y - 4), (x, y - 14)]),
                            ink(width * 0.62, 1, value))  # fmt: skip
    del rng


def draw_rock(canvas: skia.Canvas, rng: Generator) -> None:
    """Draw a boulder whose foot lies at the canvas's origin."""
    wide, high = rng.uniform(17, 22), rng.uniform(20, 27)
    _shadow(canvas, 9, 1, wide * 2.3, 12)
    points = [(-wide, 1), (-wide * 0.85, -high * 0.5), (-wide * 0.3, -high * rng.uniform(0.8, 1)),
              (wide * 0.35, -high * rng.uniform(0.75, 1)), (wide * 0.95, -high * 0.4),
              (wide, 2)]  # fmt: skip
    canvas.drawPath(poly(points), fill("#edc698"))
    face = [points[3], points[4], points[5], (wide * 0.1, 2), (wide * 0.05, -high * 0.4)]
    canvas.drawPath(poly(face), fill("#8a5636"))
    canvas.drawPath(poly(points), ink(2.0, 0.9, "#43260f"))
    canvas.drawLine(-wide * 0.5, -high * 0.4, -wide * 0.25, -1, ink(1.4, 0.6, "#43260f"))


def _scrub(canvas: skia.Canvas, rng: Generator) -> None:
    _shadow(canvas, 7, 1, 34, 9)
    for turn in np.linspace(-1.15, 1.15, 9):
        reach = rng.uniform(17, 26)
        tip = (np.sin(turn) * reach, -np.cos(turn) * reach)
        value = "#7a6a2c" if turn > 0 else "#a3923f"
        canvas.drawLine(0, 0, *tip, ink(2.0, 0.95, "#5a3c1a"))
        canvas.drawCircle(tip[0], tip[1], rng.uniform(2.8, 4.4), fill("#3e3312", 0.8))
        canvas.drawCircle(tip[0] - 0.6, tip[1] - 0.8, 2.6, fill(value))


def _cactus(canvas: skia.Canvas, rng: Generator) -> None:
    _shadow(canvas, 12, 1, 36, 10)
    high = rng.uniform(40, 48)
    arms = [(-13, high * 0.35, high * 0.66), (13, high * 0.25, high * 0.58)]
    for width, value in ((13, "#26361a"), (9, "#5f7d3a"), (3.2, "#a2b862")):
        shift = -1.8 if width < 4 else 0
        canvas.drawLine(shift, -2, shift, -high, ink(width, 1, value))
        for x, low, top in arms[: int(rng.integers(2, 3))]:
            arm = poly([(0, -low), (x, -low), (x, -top)], closed=False)
            canvas.save()
            canvas.translate(shift, 0)
            canvas.drawPath(arm, ink(width * 0.72, 1, value))
            canvas.restore()


def _crack(canvas: skia.Canvas, rng: Generator) -> None:
    x, y, points = -34.0, rng.uniform(-6, 6), []
    while x < 34:
        points.append((x, y))
        x, y = x + rng.uniform(9, 15), y + rng.uniform(-9, 9)
    canvas.drawPath(poly(points, closed=False), ink(2.2, 0.6, "#6d3a18"))
    canvas.save()
    canvas.translate(1.2, 1.8)
    canvas.drawPath(poly(points, closed=False), ink(1.3, 0.6, "#f0c896"))
    canvas.restore()
    for px, py in points[1:-1:2]:
        canvas.drawLine(px, py, px + rng.uniform(-8, 8), py + rng.uniform(6, 13),
                        ink(1.6, 0.5, "#6d3a18"))  # fmt: skip


def _pebbles(canvas: skia.Canvas, rng: Generator) -> None:
    for _ in range(5):
        x, y, size = rng.uniform(-15, 15), rng.uniform(-6, 4), rng.uniform(2.2, 4)
        canvas.drawOval(oval(x + 1, y + 1.2, size * 2.2, size * 1.4), fill("#4a3a1c", 0.4))
        canvas.drawOval(oval(x, y, size * 2, size * 1.3), fill("#c7b283"))
        canvas.drawOval(oval(x, y, size * 2, size * 1.3), ink(1.0, 0.6))


def _wave(canvas: skia.Canvas, rng: Generator) -> None:
    wide, seed = rng.uniform(28, 36), int(rng.integers(9999))
    _scaled(canvas, 2.1, lambda: draw_wave(canvas, (0, 0), wide, seed))


def _ship(canvas: skia.Canvas, rng: Generator) -> None:
    """Draw a ship under sail, seen from its side."""
    lean = rng.uniform(-3, 3)
    canvas.drawOval(oval(4, 5, 84, 12), fill("#0f3347", 0.35, 2))
    hull = soft([(-36, -16), (-30, -16), (30, -14), (42, -20), (34, 2), (22, 7), (-22, 7),
                 (-32, 0)], closed=True)  # fmt: skip
    for x, foot, high in ((-14, -14, 62), (14, -14, 54)):
        canvas.drawLine(x, foot, x + lean, foot - high, ink(3, 1))
        for level, wide in ((0.16, 17), (0.56, 12)):
            top, low = foot - high * (level + 0.36), foot - high * level
            sail = soft([(x - wide + 2, top), (x + wide - 2, top), (x + wide + 5, (top + low) / 2),
                         (x + wide, low), (x - wide, low), (x - wide + 4, (top + low) / 2)],
                        closed=True)  # fmt: skip
            canvas.drawPath(sail, fade((x - wide, 0), (x + wide, 0), (0, "#fdf6e4", 1),
                                       (1, "#d8c79c", 1)))  # fmt: skip
            canvas.drawPath(sail, ink(1.8, 0.95))
    canvas.drawPath(hull, fade((0, -18), (0, 7), (0, "#a06a3c", 1), (1, "#5d3a1e", 1)))
    canvas.drawPath(hull, ink(2.2, 1))
    canvas.drawLine(-28, -8, 30, -7, ink(2, 0.7, "#e4bd66"))
    canvas.drawPath(soft([(-44, 8), (-20, 4), (0, 9), (22, 4), (46, 8)]), ink(2.4, 0.8, "#d9efe9"))


def _whale(canvas: skia.Canvas, rng: Generator) -> None:
    """Draw a whale that blows."""
    back = soft([(-40, 4), (-34, -14), (-6, -24), (22, -14), (36, 4), (0, 8)], closed=True)
    canvas.drawPath(back, fade((-30, -20), (30, 8), (0, "#7fa3b5", 1), (1, "#33566b", 1)))
    canvas.drawPath(back, ink(2.2, 0.9, "#1d3a4a"))
    fluke = poly([(40, 2), (44, -14), (34, -26), (46, -22), (52, -30), (54, -14), (48, 2)])
    canvas.drawPath(fluke, fill("#4d7488"))
    canvas.drawPath(fluke, ink(2, 0.9, "#1d3a4a"))
    for lean in (-9, -3, 4, 10):
        spout = soft([(-18, -24), (-18 + lean * 0.4, -40), (-18 + lean * 1.3, -46 + abs(lean))])
        canvas.drawPath(spout, ink(2.2, 0.85, "#eaf8fa"))
    canvas.drawCircle(-30, -6, 2, fill("#0d1d26"))
    canvas.drawPath(soft([(-50, 8), (-24, 3), (4, 9), (30, 3), (54, 8)]), ink(2.6, 0.9, "#d9efe9"))
    del rng
