"""Where hexes lie in the picture of an island, and back; the picture with north at the bottom.

Pixels count from the picture's top left corner. All lengths are whole, so that pieces of the
picture meet without a gap. Hexes outside the map have places too: they are sea.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.island.chart import SEA_LETTER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.island.chart import Chart, Hex

Point = tuple[int, int]
Box = tuple[int, int, int, int]
"""First column and row, last column and row of a block of hexes."""


@dataclass(frozen=True, slots=True)
class Block:
    """Cells of the picture: the first column and line of them, and how many across and down.

    A cell reaches from the middle of one column of hexes to the middle of the next, and is half a
    hex high. Column -1 and line 0 begin at the corner of the map's picture.
    """

    column: int
    line: int
    across: int
    down: int

    def grown(self, across: int, up: int, down: int) -> Block:
        """Return a larger block: more cells on both sides, above and below."""
        return Block(
            self.column - across, self.line - up, self.across + 2 * across, self.down + up + down
        )


@dataclass(frozen=True, slots=True)
class Ground:
    """An island as it is drawn: rows of the chart's letters from top to bottom of the picture.

    `low` tells which columns lie half a hex lower: 1 the odd ones, 0 the even ones.
    """

    rows: tuple[str, ...]
    low: int

    @property
    def columns(self) -> int:
        """Number of columns."""
        return len(self.rows[0]) if self.rows else 0

    def letter(self, x: int, y: int) -> str:
        """Return the letter of a hex; outside the map that is the sea's."""
        if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]):
            return self.rows[y][x]
        return SEA_LETTER

    def lower(self, x: int) -> bool:
        """Return whether a column lies half a hex lower."""
        return (x & 1) == self.low

    def beside(self, x: int, y: int) -> tuple[Hex, ...]:
        """Return the six hexes around one: north first, then clockwise.

        >>> Ground(("...", "..."), 1).beside(1, 0)
        ((1, -1), (2, 0), (2, 1), (1, 1), (0, 1), (0, 0))
        """
        south = y + self.lower(x)
        east, west = x + 1, x - 1
        return ((x, y - 1), (east, south - 1), (east, south), (x, y + 1), (west, south),
                (west, south - 1))  # fmt: skip

    def middles(self, block: Block) -> Iterator[tuple[int, int, int]]:
        """Give column, row and line of each hex whose middle lies in a block or at its rim.

        They come from north to south.
        """
        for line in range(block.line, block.line + block.down + 1):
            for x in range(block.column, block.column + block.across + 1):
                if (line - 1 - self.lower(x)) % 2 == 0:
                    yield x, (line - 1 - self.lower(x)) // 2, line

    def turned(self) -> Ground:
        """Return the island with its other end up.

        >>> Ground(("j..", "m.s"), 1).turned()
        Ground(rows=('s.m', '..j'), low=0)
        """
        low = 1 - self.low if self.columns % 2 else self.low
        return Ground(tuple(row[::-1] for row in self.rows[::-1]), low)

    def turned_hex(self, place: Hex) -> Hex:
        """Return where a hex of this island lies on the turned one, and the other way round."""
        return self.columns - 1 - place[0], len(self.rows) - 1 - place[1]


def ground_of(chart: Chart, *, north_up: bool = True) -> Ground:
    """Return a chart as it is drawn."""
    ground = Ground(chart.rows, chart.low)
    return ground if north_up else ground.turned()


@dataclass(frozen=True, slots=True)
class Lattice:
    """The hexes of a picture: `half` is half a hex's height in pixels, 4 or more."""

    columns: int
    rows: int
    low: int
    half: int

    @property
    def pitch(self) -> int:
        """From the middle of a column to the middle of the next."""
        return pitch_of(self.half)

    @property
    def hex_size(self) -> tuple[int, int]:
        """Width and height of a hex."""
        return round(self.pitch * 4 / 3), 2 * self.half

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture."""
        return self.pitch * (self.columns + 1), self.half * (2 * self.rows + 1)

    def line(self, x: int, y: int) -> int:
        """Return how many half hexes below the picture's top the middle of a hex lies."""
        return 2 * y + 1 + ((x & 1) == self.low)

    def centre(self, place: Hex) -> Point:
        """Return the middle of a hex.

        >>> Lattice(3, 2, 1, 21).centre((1, 0)), Lattice(3, 2, 1, 21).size
        ((72, 42), (144, 105))
        """
        x, y = place
        return self.pitch * (x + 1), self.half * self.line(x, y)

    def area(self, box: Box) -> tuple[int, int, int, int]:
        """Return left, top, width and height of all hexes of a box, whatever columns are low."""
        left, top = self.pitch * (box[0] + 1), 2 * self.half * box[1]
        wide, high = self.pitch * (box[2] - box[0] + 2), self.half * (2 * (box[3] - box[1]) + 3)
        return left - self.pitch, top, wide, high

    def hex_at(self, at: Point) -> Hex:
        """Return the hex under a pixel.

        >>> Lattice(3, 2, 1, 21).hex_at((75, 30))
        (1, 0)
        """
        column = round(at[0] / self.pitch) - 1
        near = []
        for x in (column - 1, column, column + 1):
            row = (at[1] // self.half - 1 - ((x & 1) == self.low)) // 2
            near += [(x, row), (x, row + 1)]
        return min(near, key=lambda place: self._far(place, at))

    def corners(self, place: Hex) -> tuple[Point, ...]:
        """Return the six corners of a hex, from the west one clockwise."""
        x, y = self.centre(place)
        wide = self.hex_size[0]
        side, half = wide // 4, self.half
        steps = ((-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1))
        return tuple((x + i * side, y + j * half) for i, j in steps)

    def _far(self, place: Hex, at: Point) -> float:
        x, y = self.centre(place)
        right = (x - at[0]) * 3**0.5 * self.half / self.pitch  # as if the hexes were regular
        return float(right * right + (y - at[1]) ** 2)


def pitch_of(half: int) -> int:
    """Return the distance between columns of hexes that are `2 * half` pixels high.

    >>> pitch_of(84), pitch_of(18)
    (144, 31)
    """
    return round(half * 12 / 7)


def lattice_of(ground: Ground, half: int) -> Lattice:
    """Return where the hexes of an island lie."""
    return Lattice(ground.columns, len(ground.rows), ground.low, half)


def land_box(ground: Ground, sea: int = 1) -> Box:
    """Return first and last column and row of the land, and `sea` hexes around it."""
    land = [
        (x, y)
        for y, row in enumerate(ground.rows)
        for x, one in enumerate(row)
        if one != SEA_LETTER
    ]
    columns, rows = [x for x, _ in land], [y for _, y in land]
    return min(columns) - sea, min(rows) - sea, max(columns) + sea, max(rows) + sea


def fitting_half(box: Box, size: tuple[int, int]) -> int:
    """Return the largest `half` with which all hexes of a box fit into `size`, 4 at least.

    >>> fitting_half((0, 0, 2, 1), (144, 105))
    21
    """
    half = max(4, size[1] // (2 * (box[3] - box[1]) + 3))
    while half > 4 and pitch_of(half) * (box[2] - box[0] + 2) > size[0]:
        half -= 1
    return half
