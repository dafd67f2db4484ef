"""Draws the list of all tiles with how many of each nobody has seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.sheet import HEAD, RIM, sheet_grid
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.landscape.sheet import Grid
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.context import Context

NONE_LEFT = 175
"""Strength of the veil over a design of which none is left."""


class SheetPainter:
    """Draws the paper over the board; it is there until one closes it."""

    def __init__(self, context: Context, pictures: TilePictures) -> None:
        self._context = context
        self._pictures = pictures
        self._brush = Brush(context)
        self._veil: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the paper, the heading and every design."""
        theme, text, layout = self._context.theme, self._context.text, table.layout
        self._brush.panel(surface, layout.sheet)
        rim = layout.px(RIM)
        head = pygame.Rect(layout.sheet.left + rim, layout.sheet.top + rim // 2, 0, layout.px(HEAD))
        head.width = layout.sheet.width - 2 * rim
        words = self._context.say(table.looking.sheet_title())
        text.draw_line(surface, words, Role.STRONG, theme.colour("ink"), head)
        designs = table.looking.designs
        grid = sheet_grid(layout, len(designs))
        unseen = table.view.unseen
        for index, number in enumerate(designs):
            self._design(surface, table, grid, index, unseen[number])
        here = table.looking.design_at()
        if here is not None:
            place = grid.picture(designs.index(here))
            self._brush.focus(surface, place)

    def _design(
        self, surface: pygame.Surface, table: Table, grid: Grid, index: int, left: int
    ) -> None:
        theme, text = self._context.theme, self._context.text
        number = table.looking.designs[index]
        place = grid.picture(index)
        surface.blit(self._pictures.get(number, 0, grid.side), place)
        if not left:
            surface.blit(self._faded(grid.side), place)
        pygame.draw.rect(surface, theme.colour("ink_soft"), place, 1)
        cell = grid.area(index)
        words = pygame.Rect(cell.left, place.bottom, cell.width, text.line_height(Role.SMALL))
        count = table.view.designs[number].count
        ink = theme.colour("ink" if left else "ink_faint")
        text.draw_line(surface, f"{left}/{count}", Role.SMALL, ink, words, align=0.5)

    def _faded(self, side: int) -> pygame.Surface:
        if self._veil is None or self._veil.get_width() != side:
            self._veil = pygame.Surface((side, side), pygame.SRCALPHA)
            self._veil.fill((*self._context.theme.colour("paper"), NONE_LEFT))
        return self._veil
