"""A camera over a table of square cells: where a cell lies on the screen, and back.

Sizes are whole pixels, so that neighbouring pictures meet without a gap. A camera is a value:
two equal cameras show the same, and what was drawn for one can be kept for the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Cell = tuple[int, int]
"""Column (east) and row (south) of a square."""
Point = tuple[int, int]
"""Physical pixels from the top left of the surface."""
Area = tuple[int, int, int, int]
"""Left, top, width and height in physical pixels."""

STEP = 1.2
"""How much one step of the zoom enlarges."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest block of cells that holds everything: first and last column and row."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        """How many cells lie side by side."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many cells lie below each other."""
        return self.bottom - self.top + 1

    def holds(self, other: Bounds) -> bool:
        """Return whether every cell of other bounds lies within these.

        >>> whole = Bounds(0, 0, 3, 3)
        >>> whole.holds(Bounds(0, 1, 3, 2)), whole.holds(Bounds(0, 0, 4, 1))
        (True, False)
        """
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom

    def grown(self, cells: int) -> Bounds:
        """Return the bounds with so many more cells on every side."""
        return Bounds(self.left - cells, self.top - cells, self.right + cells, self.bottom + cells)


def bounds_of(cells: Sequence[Cell]) -> Bounds:
    """Return the bounds of `cells`.

    Raises:
        ValueError: there are none.

    >>> bounds_of([(0, 0), (2, -1)])
    Bounds(left=0, top=-1, right=2, bottom=0)
    """
    columns = [column for column, _ in cells]
    rows = [row for _, row in cells]
    return Bounds(min(columns), min(rows), max(columns), max(rows))


@dataclass(frozen=True, slots=True)
class Camera:
    """`size` pixels a cell; the top left corner of cell (0, 0) lies at (`x`, `y`)."""

    size: int
    x: int
    y: int

    def corner(self, cell: Cell) -> Point:
        """Return the top left pixel of `cell`."""
        return self.x + cell[0] * self.size, self.y + cell[1] * self.size

    def area(self, cell: Cell) -> Area:
        """Return the pixels that `cell` covers."""
        left, top = self.corner(cell)
        return left, top, self.size, self.size

    def spot(self, cell: Cell, x: float, y: float) -> Point:
        """Return the pixel of a spot inside `cell`, `x` and `y` from 0 to 1."""
        left, top = self.corner(cell)
        return left + round(x * self.size), top + round(y * self.size)

    def cell(self, at: Point) -> Cell:
        """Return the cell under the pixel `at`.

        >>> Camera(100, 10, 10).cell((5, 115))
        (-1, 1)
        """
        return floor((at[0] - self.x) / self.size), floor((at[1] - self.y) / self.size)

    def moved(self, right: int, down: int) -> Camera:
        """Return the camera with everything shifted on the screen by so many pixels."""
        return Camera(self.size, self.x + right, self.y + down)

    def sized(self, size: int, about: Point) -> Camera:
        """Return the camera with cells of `size`, what lies at pixel `about` staying there."""
        ratio = size / self.size
        x = round(about[0] - (about[0] - self.x) * ratio)
        y = round(about[1] - (about[1] - self.y) * ratio)
        return Camera(size, x, y)

    def zoomed(self, steps: float, about: Point, least: int, most: int) -> Camera:
        """Return the camera nearer by `steps`, within sizes `least` and `most`, about a pixel."""
        size = round(self.size * STEP**steps)
        if size == self.size and steps:
            size += 1 if steps > 0 else -1
        return self.sized(min(max(size, least), most), about)

    def kept(self, bounds: Bounds, view: Area) -> Camera:
        """Return the camera with the middle of `view` still within `bounds` of the table."""
        left, top, width, height = view
        middle = (left + width // 2, top + height // 2)
        x = min(self.x, middle[0] - bounds.left * self.size)
        x = max(x, middle[0] - (bounds.right + 1) * self.size)
        y = min(self.y, middle[1] - bounds.top * self.size)
        y = max(y, middle[1] - (bounds.bottom + 1) * self.size)
        return Camera(self.size, x, y)

    def showing(self, cell: Cell, view: Area, margin: int) -> Camera:
        """Return the camera moved just so far that `cell` lies in `view`, `margin` from its rim."""
        left, top, size, _ = self.area(cell)
        right = _push(left - margin, left + size + margin, view[0], view[0] + view[2])
        down = _push(top - margin, top + size + margin, view[1], view[1] + view[3])
        return self.moved(right, down)

    def holds(self, bounds: Bounds, view: Area) -> bool:
        """Return whether all cells of `bounds` lie wholly in `view`."""
        left, top = self.corner((bounds.left, bounds.top))
        right, bottom = self.corner((bounds.right + 1, bounds.bottom + 1))
        across = view[0] <= left and right <= view[0] + view[2]
        return across and view[1] <= top and bottom <= view[1] + view[3]

    def visible(self, view: Area) -> Bounds:
        """Return the cells that show at least one pixel in `view`."""
        left, top, width, height = view
        first = self.cell((left, top))
        last = self.cell((left + width - 1, top + height - 1))
        return Bounds(first[0], first[1], last[0], last[1])


def _push(low: int, high: int, least: int, most: int) -> int:
    """Return how far to move low … high to lie within least … most (the start wins)."""
    if low < least:
        return least - low
    return most - high if high > most else 0


def fitted(bounds: Bounds, view: Area, most: int, margin: float = 1.0) -> Camera:
    """Return the camera that shows all of `bounds` in `view`.

    `margin` cells are left free on every side; cells are never larger than `most` pixels.

    >>> fitted(Bounds(0, 0, 1, 0), (0, 0, 400, 200), 100, 0)
    Camera(size=100, x=100, y=50)
    """
    left, top, width, height = view
    across = width / (bounds.columns + 2 * margin)
    down = height / (bounds.rows + 2 * margin)
    size = max(1, min(floor(across), floor(down), most))
    x = left + (width - bounds.columns * size) // 2 - bounds.left * size
    y = top + (height - bounds.rows * size) // 2 - bounds.top * size
    return Camera(size, x, y)


def followed(cells: Sequence[Cell], view: Area, most: int, margin: float = 1.0) -> Camera:
    """Return the camera of someone who has watched `cells` being filled one after another.

    It is fitted anew only when the cells and their neighbours no longer lie in `view`, so that it
    moves seldom; it depends on nothing but the cells and their order.

    Raises:
        ValueError: there are no cells.
    """
    bounds = bounds_of(cells[:1])
    camera = fitted(bounds, view, most, margin)
    for column, row in cells[1:]:
        if bounds.left <= column <= bounds.right and bounds.top <= row <= bounds.bottom:
            continue
        bounds = Bounds(
            min(bounds.left, column),
            min(bounds.top, row),
            max(bounds.right, column),
            max(bounds.bottom, row),
        )
        if not camera.holds(bounds.grown(1), view):
            camera = fitted(bounds, view, most, margin)
    return camera
