"""The list of all tiles: where each family and each of its designs stands on the paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from discovery.rules.game import mark

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.rules.landscape.designs import Design
    from discovery.scenes.landscape.layout import Layout

FAMILIES = {
    "start": mark("The start"),
    "full": mark("One land"),
    "diagonal": mark("Across the corner"),
    "band": mark("Bands"),
    "half and quarters": mark("Halves and quarters"),
    "fork left": mark("Forks to the left"),
    "cap": mark("One cap"),
    "corner caps": mark("Two caps"),
    "fork right": mark("Forks to the right"),
    "three caps": mark("Three caps"),
    "four caps": mark("Four caps"),
}
"""The families of designs in the order of the list, with their headings."""

HEAD, TITLE, LABEL, RIM, GAP = 54, 30, 30, 18, 10
"""Units of the heading, of a family's, of the words below a picture, and of what is free."""
NARROWEST = 46
"""Units of a column at least, for the words below a picture."""
LARGEST, LEAST = 96, 54
"""Units of a picture's side; where even the least has no room the list scrolls."""


class Family(NamedTuple):
    """A family of designs: its name in the tile set, and the numbers of its designs."""

    name: str
    numbers: tuple[int, ...]


def families_of(designs: Iterable[Design]) -> tuple[Family, ...]:
    """Return the families in the order of the list, without those that have no design."""
    found: dict[str, list[int]] = {name: [] for name in FAMILIES}
    for design in designs:
        found.setdefault(design.family, []).append(design.number)
    return tuple(Family(name, tuple(sorted(them))) for name, them in found.items() if them)


@dataclass(frozen=True, slots=True)
class Grid:
    """Pictures of `side` pixels, in `box` if nothing is scrolled; they may reach beyond it.

    `cells` are the designs' places with room for words below, `titles` the families'.
    """

    box: Rect
    side: int
    cells: tuple[Rect, ...]
    titles: tuple[Rect, ...]
    height: int

    def picture(self, index: int) -> Rect:
        """Return the place of a picture in its cell."""
        cell = self.cells[index]
        return Rect(cell.left + (cell.width - self.side) // 2, cell.top, self.side, self.side)

    @property
    def most(self) -> int:
        """How far it can be scrolled, in pixels."""
        return max(0, self.height - self.box.height)


def sheet_grid(layout: Layout, counts: Sequence[int], widths: Sequence[int]) -> Grid:
    """Return the grid in which families of so many designs are as large as the paper allows.

    `widths` are the pixels that the families' headings take.
    """
    side = layout.px(LARGEST)
    while True:
        grid = _flow(layout, counts, widths, side)
        if not grid.most or side <= layout.px(LEAST):
            return grid
        side = max(layout.px(LEAST), side - layout.px(3))


def _flow(layout: Layout, counts: Sequence[int], widths: Sequence[int], side: int) -> Grid:
    """Let the families follow each other like words, as many in a line as there is room for."""
    px, box = layout.px, layout.sheet.inflate(-2 * layout.px(RIM), -2 * layout.px(RIM))
    box.top += px(HEAD)
    box.height -= px(HEAD)
    wide, high, gap = max(side + px(GAP), px(NARROWEST)), side + px(LABEL), 2 * px(GAP)
    most = max(1, box.width // wide)
    cells, titles, x, y, line = [], [], 0, 0, 0
    for count, title in zip(counts, widths, strict=True):
        columns = min(count, most)
        width = max(columns * wide, title)
        if x and x + width > box.width:
            x, y, line = 0, y + line, 0
        titles.append(Rect(box.left + x, box.top + y, min(width, box.width - x), px(TITLE)))
        for number in range(count):
            row, column = divmod(number, columns)
            top = box.top + y + px(TITLE) + row * high
            cells.append(Rect(box.left + x + column * wide, top, wide, high))
        line = max(line, px(TITLE) + -(-count // columns) * high + px(GAP))
        x += width + gap
    return Grid(box, side, tuple(cells), tuple(titles), y + line - px(GAP))
