"""The list of all tiles: where each design stands on its paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from discovery.scenes.landscape.layout import Layout

HEAD, LABEL, RIM, GAP = 44, 30, 24, 10
"""Units of the heading, of the words below a picture, around all and between two pictures."""
NARROWEST = 46
"""Units of a column at least, for the words below a picture."""
LARGEST = 96
"""Units of a picture's side at most."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Pictures of `side` pixels in rows of `columns`; a cell has room for words below."""

    box: Rect
    columns: int
    side: int
    cell: tuple[int, int]

    def area(self, index: int) -> Rect:
        """Return the cell of a picture."""
        row, column = divmod(index, self.columns)
        wide, high = self.cell
        return Rect(self.box.left + column * wide, self.box.top + row * high, wide, high)

    def picture(self, index: int) -> Rect:
        """Return the place of a picture in its cell."""
        cell = self.area(index)
        return Rect(cell.left + (cell.width - self.side) // 2, cell.top, self.side, self.side)


def sheet_grid(layout: Layout, count: int) -> Grid:
    """Return the grid in which `count` pictures are as large as the paper allows."""
    px, sheet = layout.px, layout.sheet
    box = sheet.inflate(-2 * px(RIM), -2 * px(RIM))
    box.top += px(HEAD)
    box.height -= px(HEAD)
    best = (0, 1)
    for columns in range(1, max(1, box.width // max(1, px(NARROWEST))) + 1):
        rows = -(-count // columns)
        high = box.height // rows - px(LABEL)
        side = min(box.width // columns - px(GAP), high, px(LARGEST))
        best = max(best, (side, columns))
    side, columns = best
    rows = -(-count // columns)
    cell = (box.width // columns, min(box.height // rows, side + px(LABEL) + px(GAP)))
    used = Rect(0, 0, columns * cell[0], rows * cell[1])
    used.midtop = box.midtop
    return Grid(used, columns, max(1, side), cell)
