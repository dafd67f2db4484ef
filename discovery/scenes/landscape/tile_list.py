"""The list of tiles while it is open: what of it is seen, and which design one is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.landscape.sheet import FAMILIES, Family, Grid, families_of, sheet_grid
from discovery.scenes.table.steering import nearest_towards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.landscape.designs import Design
    from discovery.scenes.landscape.layout import Layout
    from discovery.ui.camera import Point

LETTER = 12
"""Units of a letter of a heading until its text is measured."""


class TileList:
    """The designs in their families, one of them `chosen` by keys, scrolled by `offset` pixels.

    Whoever can measure text tells the widths of the headings.
    """

    def __init__(self, designs: Mapping[int, Design]) -> None:
        self.families: tuple[Family, ...] = families_of(designs.values())
        self.numbers = tuple(number for one in self.families for number in one.numbers)
        self.chosen = 0
        self.offset = 0
        self._widths: tuple[int, ...] = ()
        self._made: tuple[Layout, tuple[int, ...], Grid] | None = None

    def measure(self, widths: Sequence[int]) -> None:
        """Take the pixels of the families' headings."""
        self._widths = tuple(widths)

    def grid(self, layout: Layout) -> Grid:
        """Return where everything stands in a layout, before it is scrolled."""
        if self._made is None or self._made[0] is not layout or self._made[1] != self._widths:
            guess = [len(FAMILIES.get(one.name, one.name)) for one in self.families]
            widths = self._widths or tuple(layout.px(LETTER * letters) for letters in guess)
            counts = [len(one.numbers) for one in self.families]
            self._made = (layout, self._widths, sheet_grid(layout, counts, widths))
        grid = self._made[2]
        self.offset = max(0, min(grid.most, self.offset))
        return grid

    def at(self, point: Point, layout: Layout) -> int | None:
        """Return the number of the design at a pixel, None where there is none."""
        grid = self.grid(layout)
        if not grid.box.collidepoint(point):
            return None
        there = (point[0], point[1] + self.offset)
        found = (n for n, cell in enumerate(grid.cells) if cell.collidepoint(there))
        index = next(found, None)
        return None if index is None else self.numbers[index]

    def scroll(self, pixels: int, layout: Layout) -> None:
        """Move the list, as far as there is more of it."""
        self.offset = max(0, min(self.grid(layout).most, self.offset + pixels))

    def step(self, way: tuple[int, int], layout: Layout) -> None:
        """Choose the next design or the one before, or the nearest above or below."""
        grid = self.grid(layout)
        if way[0]:
            self.chosen = max(0, min(len(self.numbers) - 1, self.chosen + way[0]))
        else:
            spots = {cell.center: n for n, cell in enumerate(grid.cells) if n != self.chosen}
            found = nearest_towards(grid.cells[self.chosen].center, way, spots)
            self.chosen = self.chosen if found is None else spots[found]
        cell = grid.cells[self.chosen]
        above = cell.top - (grid.cells[0].top - grid.box.top) - grid.box.top
        below = cell.bottom - grid.box.bottom
        self.offset = max(0, min(grid.most, max(below, min(self.offset, above))))
