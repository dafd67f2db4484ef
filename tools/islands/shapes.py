"""Where an island's land lies: three coasts of different character."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from discovery.rules.island.chart import axial, offset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from discovery.rules.island.chart import Hex

Point = tuple[float, float]
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
LAND = 1056
"""Hexes of land to aim at."""


@dataclass(frozen=True, slots=True)
class Character:
    """What sets an island apart.

    `coast` gives how deep inland a point is (0 and more: land, before noise), `tastes` for each
    terrain how much it likes a point; points are in units of the island's half height, with 0 in
    the middle, x east and y south.
    """

    title: str
    columns: int
    rows: int
    coast: Callable[[Point], float]
    roughness: float
    tastes: tuple[Callable[[Point], float], ...]


def neighbours(spot: Hex) -> list[Hex]:
    """Return the six neighbours of a hex, north first and clockwise."""
    q, r = axial(*spot, 1)
    return [offset(q + dq, r + dr, 1) for dq, dr in STEPS]


def points(columns: int, rows: int) -> dict[Hex, Point]:
    """Return where each hex lies."""
    half = rows / 2
    middle = (columns - 1) * 3**0.5 / 4
    return {
        (x, y): ((x * 3**0.5 / 2 - middle) / half, (y + (x & 1) / 2 - half + 0.25) / half)
        for y in range(rows)
        for x in range(columns)
    }


def noise(rnd: Random, waves: int = 14) -> Callable[[Point], float]:
    """Return smooth noise, about -1 to 1, of waves in all directions."""
    found: list[tuple[float, float, float, float]] = []
    for number in range(waves):
        angle = 2 * pi * rnd.random()
        length = 2.0 + 10.0 * number / waves
        found.append(
            (cos(angle) * length, sin(angle) * length, 2 * pi * rnd.random(), length**-0.6)
        )
    total: float = sum(wave[3] for wave in found) / 2

    def at(point: Point) -> float:
        return sum(a * cos(u * point[0] + v * point[1] + p) for u, v, p, a in found) / total

    return at


def land_of(character: Character, rnd: Random) -> set[Hex]:
    """Return one connected piece of land, with two hexes of sea at the map's edges."""
    rough = noise(rnd)
    where = points(character.columns, character.rows)
    depth = {
        spot: character.coast(point) + character.roughness * rough(point)
        for spot, point in where.items()
        if 2 <= spot[0] < character.columns - 2 and 2 <= spot[1] < character.rows - 2
    }
    ranked = sorted(depth, key=lambda spot: (-depth[spot], spot))
    amount = LAND
    while True:
        land = largest_piece(ranked[:amount])
        if len(land) >= LAND or amount >= len(ranked):
            return land
        amount += LAND - len(land)


def largest_piece(spots: Iterable[Hex]) -> set[Hex]:
    """Return the largest connected part of some hexes."""
    left = set(spots)
    best: set[Hex] = set()
    while left:
        todo = [min(left)]
        piece = set(todo)
        while todo:
            for near in neighbours(todo.pop()):
                if near in left and near not in piece:
                    piece.add(near)
                    todo.append(near)
        left -= piece
        best = max(best, piece, key=len)
    return best


def _segment(point: Point, one: Point, other: Point) -> float:
    """Return the distance of a point from the line between two others."""
    along = (other[0] - one[0], other[1] - one[1])
    part = (point[0] - one[0]) * along[0] + (point[1] - one[1]) * along[1]
    part = min(1.0, max(0.0, part / (along[0] ** 2 + along[1] ** 2)))
    return hypot(point[0] - one[0] - part * along[0], point[1] - one[1] - part * along[1])


def _cauldron(point: Point) -> float:
    """Give a round island about a crater lake that opens to nothing."""
    out = 1 - hypot(point[0] / 1.22, point[1])
    return min(out, 2.2 * (hypot(point[0] + 0.12, point[1] - 0.05) - 0.26))


def _crescent(point: Point) -> float:
    """Give a horseshoe about a wide bay in the south-east."""
    ring = abs(hypot(point[0] / 1.35, point[1]) - 0.62)
    bay = _segment(point, (0.15, 0.1), (2.0, 0.75))
    return min(0.36 - ring, bay - 0.34)


_BONES = (
    ((-1.15, -0.25), (1.05, -0.1)),
    ((-1.0, -0.25), (-1.35, 0.7)),
    ((-0.35, -0.2), (-0.5, 0.85)),
    ((0.4, -0.15), (0.35, 0.85)),
    ((1.0, -0.1), (1.4, 0.65)),
    ((-0.7, -0.25), (-0.85, -0.8)),
    ((0.65, -0.1), (0.8, -0.8)),
)


def _fingers(point: Point) -> float:
    """Give a ridge from west to east with fingers of land to both sides."""
    return 0.25 - min(_segment(point, one, other) for one, other in _BONES)


def _everywhere(_: Point) -> float:
    return 1.0


CHARACTERS: Mapping[str, Character] = {
    "cauldron": Character(
        "Cauldron Island",
        50,
        34,
        _cauldron,
        0.15,
        (
            lambda p: 1.0 + (p[1] > 0),
            lambda p: 3.0 if hypot(p[0] + 0.12, p[1] - 0.05) < 0.62 else 0.6,
            lambda p: 1.6 if hypot(p[0], p[1]) > 0.75 else 0.7,
            lambda p: 1.6 if p[0] > 0.4 else 0.8,
            lambda p: 1.8 if p[0] < -0.4 else 0.7,
        ),
    ),
    "crescent": Character(
        "Crescent Island",
        56,
        38,
        _crescent,
        0.18,
        (
            lambda p: 1.8 if p[0] < 0 else 0.9,
            lambda p: 2.2 if hypot(p[0] / 1.35, p[1]) > 0.68 else 0.7,
            _everywhere,
            lambda p: 2.4 if hypot(p[0] / 1.35, p[1]) < 0.56 else 0.6,
            lambda p: 2.0 if p[1] > 0.2 else 0.7,
        ),
    ),
    "fingers": Character(
        "Isle of Fingers",
        60,
        38,
        _fingers,
        0.22,
        (
            lambda p: 1.6 if abs(p[1]) < 0.4 else 0.9,
            lambda p: 1.9 if p[1] < -0.2 else 0.8,
            lambda p: 1.7 if p[1] > 0.3 else 0.8,
            lambda p: 1.7 if p[0] > 0.3 else 0.8,
            lambda p: 1.9 if p[0] < -0.5 else 0.7,
        ),
    ),
}
