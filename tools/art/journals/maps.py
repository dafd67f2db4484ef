"""The small map on an exploration card: relief, the route as river and trail, trees and peaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import skia
from scipy.ndimage import distance_transform_edt, gaussian_filter

from tools.art.brush import Easel, fill, ink, soft
from tools.art.journals.glyphs import spots
from tools.art.journals.tokens import draw_mountain, draw_river
from tools.art.noise import cloud, mix, ramp, rgb, stops
from tools.art.peaks import draw_peak
from tools.art.plants import draw_fir, draw_tree, draw_tuft

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tools.art.journals.routes import Course

    Grid = NDArray[np.float64]
    Layer = NDArray[np.uint8]
    Line = NDArray[np.float64]

WIDE, HIGH = 412, 378


def draw_map(course: Course, seed: int) -> Layer:
    """Return the map of a card, `HIGH` by `WIDE`, with the steps of its route on it."""
    runs = _runs(course)
    water = _mask([line for kind, line in runs if kind == "r"], 20)
    peaks = np.zeros((HIGH, WIDE))
    for stretch in course.stretches:
        for kind, (x, y) in zip(stretch.kinds, stretch.steps, strict=True):
            if kind == "m":
                rows, columns = np.mgrid[0:HIGH, 0:WIDE]
                peaks += np.exp(-(((columns - x) / 62) ** 2 + ((rows - y) / 48) ** 2))
    easel = Easel(WIDE, HIGH, _ground(np.minimum(peaks, 1.2), water, seed))
    canvas = easel.canvas
    _scatter(canvas, course, (peaks, water), seed)
    for kind, line in runs:
        if kind == "r":
            canvas.drawPath(_path(line), ink(2.4, 0.4, "#e8f6f6"))
    for kind, line in runs:
        if kind == "m":
            _trail(canvas, line)
    for stretch in course.stretches:
        for kind, (x, y) in zip(stretch.kinds, stretch.steps, strict=True):
            draw = draw_river if kind == "r" else draw_mountain
            draw(canvas, float(x), float(y), course.size)
    _signs(canvas, course)
    return easel.picture()


def _path(line: Line) -> skia.Path:
    return soft(spots(line[::6, 0], line[::6, 1]))


def _runs(course: Course) -> list[tuple[str, Line]]:
    """Return the lines of the route cut half-way between steps, each with its kind."""
    found = []
    for stretch in course.stretches:
        count = len(stretch.line)
        if not stretch.kinds:
            found.append((_neighbour(course), stretch.line))
            continue
        far = np.hypot(*(stretch.steps[:, None] - stretch.line[None]).transpose(2, 0, 1))
        own = far.argmin(axis=1)
        ends = [0, *((own[1:] + own[:-1]) // 2).tolist(), count - 1]
        for kind, start, end in zip(stretch.kinds, ends[:-1], ends[1:], strict=True):
            if found and found[-1][0] == kind and start:
                found[-1] = (kind, np.concatenate([found[-1][1], stretch.line[start : end + 1]]))
            else:
                found.append((kind, stretch.line[start : end + 1]))
    return found


def _neighbour(course: Course) -> str:
    """Return the kind of ground before or after a fork that stands at the route's end."""
    return "r" if any(stretch.kinds[:1] == "r" for stretch in course.stretches) else "m"


def _mask(lines: list[Line], width: float) -> Grid:
    easel = Easel(WIDE, HIGH)
    for line in lines:
        easel.canvas.drawPath(_path(line), ink(width, 1, "#ffffff"))
    return np.asarray(easel.picture()[..., 3] / 255)


def _ground(peaks: Grid, water: Grid, seed: int) -> Grid:
    """Return hand-tinted relief: meadow, ochre heights, a river with pale banks."""
    size = (HIGH, WIDE)
    rough = cloud(size, 61_000 + seed, 90, 1.5)
    fine = cloud(size, 62_000 + seed, 14, 1.0, low=40)
    height = rough * 5 + peaks * 34 + fine * peaks * 2.2 + fine * 0.2
    down, across = np.gradient(gaussian_filter(height, 1.2))
    shade = np.clip(1 + (across * 0.20 + down * 0.24), 0.74, 1.18)
    meadow = stops(
        rough + fine * 0.15, (-2, "#bccb8a"), (0, "#d2d89f"), (1.4, "#e2dfb2"), (2.4, "#ebe3bb")
    )
    heights = stops(peaks * 2 + fine * 0.25, (0, "#e2d3a2"), (0.9, "#d8bd8c"), (1.8, "#c9a677"))
    land = mix(meadow, heights, ramp(peaks, 0.16, 0.7)) * shade[..., None]
    away = distance_transform_edt(water < 0.5)
    land = mix(land, np.zeros(3) + rgb("#f0e4b8"), (1 - ramp(away, 2.5, 9)) * 0.8)
    wavy = cloud(size, 63_000 + seed, 9, 1.1)
    deep = distance_transform_edt(water >= 0.5)
    sea = stops(deep + wavy * 0.6, (0, "#6fb3cc"), (2.5, "#3f92ba"), (8, "#2272a0"))
    land = mix(land, sea, water)
    edge = np.exp(-((np.where(water >= 0.5, deep, away) - 0.8) ** 2) / 1.2)
    land = mix(land, np.zeros(3) + rgb("#3b3a2a"), edge * 0.85)
    rows, columns = np.mgrid[0:HIGH, 0:WIDE]
    inset = np.minimum(np.minimum(rows, HIGH - 1 - rows), np.minimum(columns, WIDE - 1 - columns))
    faded = (1 - ramp(inset + rough * 5, 0, 40)) * 0.72
    return mix(land, np.zeros(3) + rgb("#ecdcb2"), faded)


def _scatter(canvas: skia.Canvas, course: Course, grounds: tuple[Grid, Grid], seed: int) -> None:
    """Draw peaks on the heights and trees on the meadow, none where a step stands."""
    rng = np.random.default_rng(64_000 + seed)
    taken = np.concatenate([stretch.steps for stretch in course.stretches])
    lines = np.concatenate([stretch.line for stretch in course.stretches])
    peaks, water = grounds
    away = distance_transform_edt(water < 0.5)
    woods = cloud((HIGH, WIDE), 65_000 + seed, 60, 1.5)
    firs = rng.random() < 0.5
    stood: list[tuple[float, float, float, int]] = []
    for number in range(900):
        x, y = float(rng.uniform(16, WIDE - 16)), float(rng.uniform(30, HIGH - 8))
        steep = peaks[int(y), int(x)]
        reach = 30.0 if steep > 0.4 else 9.0 if woods[int(y), int(x)] > 0.2 else 22.0
        free = np.hypot(*(taken - (x, y - 8)).T).min() > course.size * 0.58 + reach * 0.4
        if not free or away[int(y), int(x)] < 12 or np.hypot(*(lines - (x, y)).T).min() < 10:
            continue
        if all(np.hypot(x - u, y - v) > (reach + other) / 2 for u, v, other, _ in stood):
            stood.append((x, y, reach, number))
    for x, y, reach, number in sorted(stood, key=lambda one: one[1]):
        if reach == 30.0:
            draw_peak(canvas, (x, y + 8), 46, 34 + 8 * float(rng.random()), seed * 900 + number)
        elif reach == 22.0:
            draw_tuft(canvas, (x, y), number)
        elif firs:
            draw_fir(canvas, (x, y), 20, number)
        else:
            draw_tree(canvas, (x, y), 13, number)


def _trail(canvas: skia.Canvas, line: Line) -> None:
    for width, alpha, value in ((16, 0.95, "#3b2c1a"), (12.5, 1, "#fff3d0"), (7.5, 1, "#9a3412")):
        pen = ink(width, alpha, value)
        if value == "#9a3412":
            pen.setPathEffect(skia.DashPathEffect.Make([11, 15], 0))
        canvas.drawPath(_path(line), pen)


def _signs(canvas: skia.Canvas, course: Course) -> None:
    """Mark where the route begins and parts, by rings, and where it ends, by an arrow's head."""
    first, last = course.stretches[0].line[0], course.stretches[-1].line[-1]
    x, y = (float(value) for value in first)
    rings = [(x, y + 8, 10.0)]
    if len(course.stretches) > 1:
        parting, meeting = course.stretches[1].line[0], course.stretches[1].line[-1]
        rings += [(float(u), float(v), 8.5) for u, v in (parting, meeting)]
    for u, v, radius in rings:
        canvas.drawCircle(u, v, radius, fill("#33240f"))
        canvas.drawCircle(u, v, radius * 0.6, fill("#fff3c4"))
    x, y = (float(value) for value in last)
    head = soft([(x - 13, y + 4), (x, y - 14), (x + 13, y + 4), (x, y)], closed=False)
    head.close()
    canvas.drawPath(head, ink(5, 1, "#fff3c4"))
    canvas.drawPath(head, fill("#33240f"))
