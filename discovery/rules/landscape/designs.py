"""Tile designs of The Discovery as plain values, and what they look like when turned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = (NORTH, EAST, SOUTH, WEST)
START_NUMBER = 24
"""The number of the start tile's design."""


class Terrain(IntEnum):
    """What a segment is made of."""

    GRASSLAND = 0
    MOUNTAIN = 1
    SEA = 2


# As in `phases`: names of the module are found sooner than members of a class.
GRASSLAND, MOUNTAIN, SEA = Terrain


@dataclass(frozen=True, slots=True)
class Segment:
    """One connected area of a terrain on a tile; `edges` are the sides that it owns, unrotated."""

    terrain: Terrain
    edges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Design:
    """A tile face: its number, how many copies there are, and what touches what.

    `borders` and `cities` are pairs of segment indices, the smaller first. A city stands on the
    border of a sea segment and a land segment.
    """

    number: int
    family: str
    count: int
    segments: tuple[Segment, ...]
    borders: tuple[tuple[int, int], ...]
    cities: tuple[tuple[int, int], ...]
    start: bool = False


def turned(side: int, rotation: int) -> int:
    """Return where an edge comes to lie after `rotation` quarter turns clockwise.

    >>> turned(WEST, 1) == NORTH
    True
    """
    return (side + rotation) % 4
