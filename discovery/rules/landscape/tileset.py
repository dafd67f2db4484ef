"""What all states of a game share: the designs, worked out for quick look-up.

A cell is one number, ``y * 256 + x`` from the start tile, so that neighbours are constant steps
away. A pattern packs the terrains around an empty cell, two bits a side (0: no tile there,
otherwise terrain + 1; north lowest), so that a look-up tells which rotations of a design fit.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.landscape.actions import Place
from discovery.rules.landscape.designs import SIDES, Design, Terrain, turned

if TYPE_CHECKING:
    from collections.abc import Iterable

ROW = 256
STEPS = (-ROW, 1, ROW, -1)
"""From a cell to its neighbour north, east, south, west."""


def cell_at(x: int, y: int) -> int:
    """Return the cell `x` east and `y` south of the start tile."""
    return y * ROW + x


def place_of(cell: int) -> tuple[int, int]:
    """Return (x, y) of a cell.

    >>> place_of(cell_at(-3, 2))
    (-3, 2)
    """
    x = (cell + 128) % ROW - 128
    return x, (cell - x) // ROW


class Face(NamedTuple):
    """A design in one rotation, ready to be joined to a board."""

    by_side: tuple[int, int, int, int]
    """The segment at each side."""
    marks: tuple[int, int, int, int]
    """For each side, the bits that it sets in the pattern of the cell beyond."""
    edge_counts: tuple[int, ...]
    """Edges that each segment owns."""
    near: tuple[int, ...]
    """For each mountain segment, the bit set of grassland segments that it touches."""
    touches: bool
    """Whether `near` holds anything."""
    terrains: tuple[Terrain, ...]
    cities: tuple[tuple[int, int], ...]
    zeros: tuple[int, ...]
    """As many zeros as segments."""


class TileSet:
    """The designs by number, with their faces, fitting rotations and shared actions."""

    __slots__ = ("_places", "designs", "faces", "fits", "start")

    def __init__(self, designs: Iterable[Design]) -> None:
        """Work the tables out.

        Raises:
            ValueError: not exactly one design is the start tile's.
        """
        self.designs = {design.number: design for design in designs}
        starts = [number for number, design in self.designs.items() if design.start]
        if len(starts) != 1:
            message = f"there must be one start tile, not {len(starts)}"
            raise ValueError(message)
        self.start = starts[0]
        self.faces = {
            number: tuple(_face(design, rotation) for rotation in range(4))
            for number, design in self.designs.items()
        }
        self.fits = {number: _fits(faces) for number, faces in self.faces.items()}
        self._places: dict[int, list[tuple[tuple[Place, ...], ...]]] = {}

    def __reduce__(self) -> tuple[type[TileSet], tuple[tuple[Design, ...]]]:
        """Pickle the designs alone; the tables are worked out again."""
        return TileSet, (tuple(self.designs.values()),)

    def stack(self) -> list[int]:
        """Return the numbers of all tiles but the start tile, a number for each copy."""
        return [
            number
            for number, design in sorted(self.designs.items())
            for _ in range(design.count - design.start)
        ]

    def places(self, cell: int) -> list[tuple[tuple[Place, ...], ...]]:
        """Return the shared actions of a cell: by hand slot, then by bit set of rotations."""
        found = self._places.get(cell)
        if found is None:
            x, y = place_of(cell)
            found = self._places[cell] = [_subsets(x, y, slot) for slot in (0, 1)]
        return found


def _subsets(x: int, y: int, slot: int) -> tuple[tuple[Place, ...], ...]:
    four = [Place(x, y, rotation, slot) for rotation in range(4)]
    return tuple(tuple(a for a in four if mask >> a.rotation & 1) for mask in range(16))


def _face(design: Design, rotation: int) -> Face:
    by_side = [0, 0, 0, 0]
    for index, segment in enumerate(design.segments):
        for edge in segment.edges:
            by_side[turned(edge, rotation)] = index
    terrains = tuple(segment.terrain for segment in design.segments)
    marks = [(terrains[by_side[side]] + 1) << 2 * (side ^ 2) for side in SIDES]
    near = [0] * len(terrains)
    for pair in design.borders:
        for one, other in (pair, pair[::-1]):
            if terrains[one] is Terrain.MOUNTAIN and terrains[other] is Terrain.GRASSLAND:
                near[one] |= 1 << other
    return Face(
        (by_side[0], by_side[1], by_side[2], by_side[3]),
        (marks[0], marks[1], marks[2], marks[3]),
        tuple(len(segment.edges) for segment in design.segments),
        tuple(near),
        any(near),
        terrains,
        design.cities,
        (0,) * len(terrains),
    )


def _fits(faces: tuple[Face, ...]) -> list[int]:
    """Return for each of the 256 patterns the bit set of rotations that fit it."""
    table = [0] * 256
    for rotation, face in enumerate(faces):
        choices = [(0, face.terrains[face.by_side[s]] + 1) for s in SIDES]
        for sides in product(*choices):
            pattern = sum(value << 2 * side for side, value in enumerate(sides))
            table[pattern] |= 1 << rotation
    return table
