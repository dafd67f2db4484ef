"""Port cities: red roofs and a tower on the shore, a quay and a boat on the water before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tools.art.brush import fill, ink, oval, poly, soft

if TYPE_CHECKING:
    import skia

    Spot = tuple[float, float]

_ROOFS = (("#e2633c", "#b5432a"), ("#da5432", "#a93b26"), ("#ea7548", "#bd4c2e"))
_WALL, _SHADE = "#fdf5e0", "#d8c096"


def draw_city(canvas: skia.Canvas, shore: Spot, sea: Spot, seed: int, scale: float = 1.0) -> None:
    """Draw a city at a point of the shore; `sea` is the direction of the water, of length 1."""
    rng = np.random.default_rng(96_000 + seed)
    canvas.save()
    canvas.translate(*shore)
    canvas.scale(scale, scale)
    along = np.array([-sea[1], sea[0]])
    out = np.array(sea)
    _ground(canvas, along, out)
    _quay(canvas, along, out)
    places = []
    for row, steps in ((4.0, (-17, -6, 6, 17)), (15.0, (-12, 0, 12))):
        for step in steps:
            spot = along * (step + rng.uniform(-1.5, 1.5)) - out * (row + rng.uniform(-1.5, 1.5))
            places.append((float(spot[0]), float(spot[1]), "house"))
    tower = -out * 10 + along * rng.choice([-3.0, 3.0])
    places.append((float(tower[0]), float(tower[1]) + 1, "tower"))
    boat = out * 17 + along * rng.choice([-10.0, 10.0])
    places.append((float(boat[0]), float(boat[1]), "boat"))
    for x, y, kind in sorted(places, key=lambda place: place[1]):
        if kind == "house":
            _house(canvas, x, y, rng.uniform(8.5, 11), int(rng.integers(len(_ROOFS))))
        elif kind == "tower":
            _tower(canvas, x, y)
        else:
            _boat(canvas, x, y)
    canvas.restore()


def _ground(canvas: skia.Canvas, along: np.ndarray, out: np.ndarray) -> None:
    """Lay trodden earth below the houses, so that they stand on it."""
    ring = []
    for turn in np.linspace(0, 2 * np.pi, 13)[:-1]:
        spot = along * 29 * np.cos(turn) + out * (19 * np.sin(turn) - 9)
        ring.append((float(spot[0]), float(spot[1])))
    canvas.drawPath(soft(ring, closed=True), fill("#efe0b4", 0.9, 4))


def _quay(canvas: skia.Canvas, along: np.ndarray, out: np.ndarray) -> None:
    start, end = along * -6 - out * 2, along * -6 + out * 15
    line = (float(start[0]), float(start[1]), float(end[0]), float(end[1]))
    canvas.drawLine(line[0] + 1, line[1] + 2, line[2] + 1, line[3] + 2, ink(4, 0.25, "#102a38"))
    canvas.drawLine(*line, ink(4.4, 0.95))
    canvas.drawLine(*line, ink(2.8, 1, "#b98e58"))


def _house(canvas: skia.Canvas, x: float, y: float, size: float, roof: int) -> None:
    """Draw a house from the south-west: a lit gable, a shaded long side, a roof."""
    light, dark = _ROOFS[roof]
    w, d, h = size * 0.5, size * 0.62, size * 0.55
    canvas.drawOval(oval(x + size * 0.35, y, size * 1.5, size * 0.55), fill("#2a1c10", 0.30, 1.4))
    gable = [(x - w, y), (x, y), (x, y - h), (x - w / 2, y - h - size * 0.42), (x - w, y - h)]
    side = [(x, y), (x + d, y - 1), (x + d, y - h - 1), (x, y - h)]
    top = [(x, y - h), (x + d, y - h - 1), (x + d - w / 2, y - h - size * 0.42 - 1)]
    top.append((x - w / 2, y - h - size * 0.42))
    eave = [(x - w, y - h), (x - w / 2, y - h - size * 0.42)]
    pen = ink(0.75, 0.85)
    for points, value in ((gable, _WALL), (side, _SHADE), (top, light if roof % 2 else dark)):
        canvas.drawPath(poly(points), fill(value))
        canvas.drawPath(poly(points), pen)
    canvas.drawPath(poly(eave, closed=False), ink(1.6, 1, light))
    canvas.drawRect(_rect(x - w * 0.62, y - h * 0.55, 1.3, 2.4), fill("#5b4126"))


def _tower(canvas: skia.Canvas, x: float, y: float) -> None:
    w, h = 4.2, 19.0
    canvas.drawOval(oval(x + 6, y, 17, 5), fill("#2a1c10", 0.32, 1.6))
    pen = ink(0.8, 0.9)
    shapes = (
        ([(x - w, y), (x, y), (x, y - h), (x - w, y - h)], _WALL),
        ([(x, y), (x + w * 0.8, y - 1), (x + w * 0.8, y - h), (x, y - h)], _SHADE),
        ([(x - w - 0.8, y - h), (x, y - h), (x - 0.2, y - h - 13)], "#d86a43"),
        ([(x, y - h), (x + w * 0.8 + 0.8, y - h), (x - 0.2, y - h - 13)], "#9a3b27"),
    )
    for points, value in shapes:
        canvas.drawPath(poly(points), fill(value))
        canvas.drawPath(poly(points), pen)
    for level in (0.35, 0.7):
        canvas.drawRect(_rect(x - w * 0.6, y - h * level - 2, 1.4, 2.8), fill("#5b4126"))


def _boat(canvas: skia.Canvas, x: float, y: float) -> None:
    canvas.drawOval(oval(x + 1, y + 1.4, 13, 3.6), fill("#0f3347", 0.35, 1.0))
    hull = [(x - 5.5, y - 1.6), (x + 5.8, y - 1.6), (x + 3.6, y + 1.8), (x - 3.6, y + 1.8)]
    canvas.drawPath(poly(hull), fill("#8a5a34"))
    canvas.drawPath(poly(hull), ink(0.8, 0.9))
    canvas.drawLine(x, y - 1.6, x, y - 12, ink(0.9, 1))
    main = [(x + 0.7, y - 11.5), (x + 5.4, y - 3.2), (x + 0.7, y - 3.2)]
    jib = [(x - 0.7, y - 10), (x - 4.4, y - 3.2), (x - 0.7, y - 3.2)]
    for sail, value in ((main, "#fbf5e3"), (jib, "#e6d9b8")):
        canvas.drawPath(poly(sail), fill(value))
        canvas.drawPath(poly(sail), ink(0.7, 0.8))


def _rect(x: float, y: float, width: float, height: float) -> skia.Rect:
    """Return a rectangle by its corner and size."""
    return oval(x + width / 2, y + height / 2, width, height)
