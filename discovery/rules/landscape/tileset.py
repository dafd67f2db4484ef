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
    around: tuple[tuple[int, int, int, int], ...]
    """For each side: the side, the step to the cell beyond, the segment, and the bits that its
    terrain sets in the pattern of the cell beyond."""
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
    """The designs by number, with their faces, fitting rotations and shared actions.

    `places` holds the shared actions of a cell: for each bit set of rotations, first with hand
    slot 0, then (from index 16) with slot 1.
    """

    __slots__ = ("designs", "faces", "fits", "places", "start")

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
        self.places = _Places()

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


class _Places(dict[int, tuple[tuple[Place, ...], ...]]):
    """The shared actions of each cell, made when first asked for."""

    def __missing__(self, cell: int) -> tuple[tuple[Place, ...], ...]:
        x, y = place_of(cell)
        made = self[cell] = _subsets(x, y, 0) + _subsets(x, y, 1)
        return made


def _subsets(x: int, y: int, slot: int) -> tuple[tuple[Place, ...], ...]:
    four = [Place(x, y, rotation, slot) for rotation in range(4)]
    return tuple(tuple(a for a in four if mask >> a.rotation & 1) for mask in range(16))


def _face(design: Design, rotation: int) -> Face:
    by_side = [0, 0, 0, 0]
    for index, segment in enumerate(design.segments):
        for edge in segment.edges:
            by_side[turned(edge, rotation)] = index
    terrains = tuple(segment.terrain for segment in design.segments)
    around = tuple(
        (side, STEPS[side], by_side[side], (terrains[by_side[side]] + 1) << 2 * (side ^ 2))
        for side in SIDES
    )
    near = [0] * len(terrains)
    for pair in design.borders:
        for one, other in (pair, pair[::-1]):
            if terrains[one] is Terrain.MOUNTAIN and terrains[other] is Terrain.GRASSLAND:
                near[one] |= 1 << other
    return Face(
        (by_side[0], by_side[1], by_side[2], by_side[3]),
        around,
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
