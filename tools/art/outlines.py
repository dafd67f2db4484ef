"""The areas of a design as polygons, in units of the tile, unrotated; x east, y south.

A border runs from corner to corner, so that each edge is wholly of one terrain. Where two areas of
one terrain own neighbouring edges they leave the corner at less than 45 degrees: a neck of the
third area reaches the corner between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from discovery.rules.landscape.designs import Design

    Line = NDArray[np.float64]

CORNERS = np.array([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])
"""North-west, north-east, south-east, south-west: edge `e` runs from corner `e` to the next."""
_INWARD = np.array([(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)])
_STEPS = 160


@dataclass(frozen=True, slots=True)
class Border:
    """Where two segments meet: their indices and the line between them, points by 2."""

    segments: tuple[int, int]
    line: Line


@dataclass(frozen=True, slots=True)
class Outlines:
    """The areas of a design: `ground` fills the tile, the polygons lie on it in their order."""

    ground: int
    areas: tuple[tuple[int, Line], ...]
    borders: tuple[Border, ...]


def outline(design: Design) -> Outlines:
    """Return the outlines of a design; the same design always has the same ones."""
    pen = _Pen(design.number)
    family = design.family
    if family == "full":
        return Outlines(0, (), ())
    if family == "diagonal":
        return _halves(pen)
    if family == "half and quarters":
        return _half_and_quarters(pen)
    if family.startswith("fork"):
        return _fork(pen, design)
    return _caps(pen, design)


class _Pen:
    """Draws the wavering lines of one design."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(7000 + seed)

    def cap(self, edge: int, angle: float, depth: float) -> Line:
        """Return a line from the end of an edge back to its start, bulging into the tile."""
        start, end = CORNERS[edge], CORNERS[(edge + 1) % 4]
        along, inward = end - start, _INWARD[edge]
        middle = 0.5 + self.rng.uniform(-0.05, 0.05)
        depth += self.rng.uniform(-0.02, 0.025)
        rise = np.tan(np.radians(angle))
        a = _bezier([(0, 0), (0.24, 0.24 * rise), (middle - 0.17, depth), (middle, depth)])
        b = _bezier([(middle, depth), (middle + 0.17, depth), (0.76, 0.24 * rise), (1, 0)])
        flat = np.concatenate([a, b[1:]])
        flat = self.waver(flat, 0.017)
        line = start + flat[:, :1] * along + flat[:, 1:] * inward
        return np.asarray(line[::-1])

    def between(
        self, start: Line, end: Line, bend: tuple[float, float], amount: float = 0.02
    ) -> Line:
        """Return a line between two points, its handles moved aside by `bend`."""
        way = end - start
        aside = np.array([-way[1], way[0]])
        handles = [start + way / 3 + aside * bend[0], end - way / 3 + aside * bend[1]]
        return self.waver(_bezier([start, *handles, end]), amount)

    def waver(self, line: Line, amount: float) -> Line:
        """Bend a line by noise that dies out towards its ends."""
        steps = np.hypot(*np.diff(line, axis=0).T)
        run = np.concatenate([[0], np.cumsum(steps)])
        even = np.linspace(0, run[-1], _STEPS)
        line = np.stack([np.interp(even, run, line[:, i]) for i in (0, 1)], axis=1)
        phase = self.rng.uniform(0, 2 * np.pi, 7)
        waves = np.array([1.0, 1.9, 3.1, 4.7, 7.3, 11.0, 16.0])
        power = np.array([0.5, 0.9, 0.8, 0.5, 0.34, 0.2, 0.12]) * self.rng.uniform(0.6, 1.3, 7)
        turns = even[:, None] / 0.9 * waves * 2 * np.pi
        noise = (np.sin(turns + phase) * power).sum(axis=1) / np.sqrt((power**2).sum() / 2)
        from_end = np.minimum(even, even[-1] - even)
        reach = np.minimum(amount, 0.05 * from_end)
        tangent = np.gradient(line, axis=0)
        tangent /= np.maximum(np.hypot(*tangent.T), 1e-9)[:, None]
        normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1)
        moved: Line = line + normal * (np.clip(noise, -2, 2) * reach)[:, None]
        moved[0], moved[-1] = line[0], line[-1]
        return moved


def _bezier(points: list[tuple[float, float]] | list[Line]) -> Line:
    t = np.linspace(0, 1, 60)[:, None]
    a, b, c, d = (np.asarray(point, dtype=float) for point in points)
    curve: Line = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
    return curve


def _caps(pen: _Pen, design: Design) -> Outlines:
    """Every segment but one is a cap on its edge; that one lies between them all."""
    last_first = reversed(range(len(design.segments)))
    under = next(i for i in last_first if all(i in pair for pair in design.borders))
    caps = [i for i in range(len(design.segments)) if i != under]
    crowded = design.family in {"three caps", "four caps", "corner caps"}
    areas, borders = [], []
    for index in caps:
        edge = design.segments[index].edges[0]
        angle, depth = (31, 0.285) if crowded else (40, 0.335)
        line = pen.cap(edge, angle, depth)
        areas.append((index, np.concatenate([CORNERS[[edge, (edge + 1) % 4]], line[1:]])))
        borders.append(Border((min(index, under), max(index, under)), line))
    return Outlines(under, tuple(areas), tuple(borders))


def _halves(pen: _Pen) -> Outlines:
    bend = tuple(pen.rng.uniform(-0.13, 0.13, 2))
    line = pen.between(CORNERS[2], CORNERS[0], bend)
    area = np.concatenate([CORNERS[:3], line[1:]])
    return Outlines(1, ((0, area),), (Border((0, 1), line),))


def _half_and_quarters(pen: _Pen) -> Outlines:
    heart = np.array([0.5, 0.5]) + pen.rng.uniform(-0.03, 0.03, 2)
    lower = pen.between(CORNERS[2], heart, (0.06, -0.05))
    upper = pen.between(heart, CORNERS[0], (0.05, -0.06))
    split = pen.between(CORNERS[3], heart, (0.08, -0.08), 0.018)
    half = np.concatenate([CORNERS[:3], lower[1:], upper[1:]])
    quarter = np.concatenate([CORNERS[2:4], split[1:], lower[::-1][1:]])
    borders = (Border((0, 1), lower), Border((0, 2), upper), Border((1, 2), split))
    return Outlines(2, ((1, quarter), (0, half)), borders)


def _fork(pen: _Pen, design: Design) -> Outlines:
    """Three areas meet at a heart; the fourth is a cap whose corner a neck of the third reaches."""
    cap_edge = design.segments[3].edges[0]
    heart = np.array([0.6, 0.41]) + pen.rng.uniform(-0.02, 0.02, 2)
    north = pen.between(CORNERS[0], heart, (0.02, 0.1), 0.015)
    east = pen.between(CORNERS[1], heart, (0.05, -0.05), 0.017)
    south = pen.between(CORNERS[2], heart, (0.06, -0.06))
    if cap_edge == 1:  # the mirror image
        north, east, south = (
            np.stack([1 - p[:, 0], p[:, 1]], axis=1) for p in (north, east, south)
        )
    near, far = (1, 2) if cap_edge == 3 else (0, 3)
    cap = pen.cap(cap_edge, 31, 0.27)
    areas = (
        (3, np.concatenate([CORNERS[[cap_edge, (cap_edge + 1) % 4]], cap[1:]])),
        (0, np.concatenate([north, east[::-1]])),
        (1, np.concatenate([CORNERS[[near, far]], south[1:], east[::-1][1:]])),
    )
    borders = (
        Border((0, 1), east),
        Border((0, 2), north),
        Border((1, 2), south),
        Border((2, 3), cap),
    )
    return Outlines(2, areas, borders)
