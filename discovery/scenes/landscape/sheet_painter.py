"""Draws the list of all tiles with how many of each nobody has seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.sheet import FAMILIES, HEAD, RIM
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.landscape.sheet import Grid
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.context import Context

NONE_LEFT = 175
"""Strength of the veil over a design of which none is left."""
BAR = 6
"""Units of the bar that shows where the list is scrolled to."""


class SheetPainter:
    """Draws the paper over the board; it is there until one closes it."""

    def __init__(self, context: Context, pictures: TilePictures) -> None:
        self._context = context
        self._pictures = pictures
        self._brush = Brush(context)
        self._veil: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw the paper, the heading, the way to close it, and every design in its family."""
        self._brush.panel(surface, table.layout.sheet)
        self._head(surface, table, held)
        listed = table.looking.tile_list
        names = [self._context.tr(FAMILIES.get(one.name, one.name)) for one in listed.families]
        listed.measure([self._context.text.width(name, Role.SMALL) for name in names])
        grid = listed.grid(table.layout)
        clip = surface.get_clip()
        surface.set_clip(clip.clip(grid.box.inflate(4 * table.layout.px(BAR), 0)))
        ink = self._context.theme.colour("ink_soft")
        for name, place in zip(names, grid.titles, strict=True):
            title = place.move(0, -listed.offset)
            if title.colliderect(grid.box):
                self._context.text.draw_line(surface, name, Role.SMALL, ink, title)
        self._designs(surface, table, grid)
        self._bar(surface, table, grid)
        surface.set_clip(clip)

    def _head(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw the heading and the button that closes the list."""
        layout, text = table.layout, self._context.text
        close, rim = layout.place(Part.CLOSE), layout.px(RIM)
        head = pygame.Rect(layout.sheet.left + rim, 0, 0, layout.px(HEAD) - rim // 2)
        head.width = close.left - rim - head.left
        head.centery = close.centery
        words = self._context.say(table.looking.sheet_title())
        text.draw_line(surface, words, Role.STRONG, self._context.theme.colour("ink"), head)
        focused = table.focus == Part.CLOSE
        look = Look.FOCUSED if focused else Look.NORMAL
        self._brush.button(surface, close, Look.PRESSED if held == Part.CLOSE else look)
        self._brush.icon(surface, "cross", close.inflate(-close.width // 3, -close.height // 3))
        if focused and table.pointer is None:
            self._brush.focus(surface, close)

    def _designs(self, surface: pygame.Surface, table: Table, grid: Grid) -> None:
        listed, unseen = table.looking.tile_list, table.view.unseen
        here = table.looking.design_at()
        for index, number in enumerate(listed.numbers):
            place = grid.picture(index).move(0, -listed.offset)
            if grid.cells[index].move(0, -listed.offset).colliderect(grid.box):
                self._design(surface, table, number, place, unseen[number])
                if number == here:
                    self._brush.focus(surface, place)

    def _design(
        self, surface: pygame.Surface, table: Table, number: int, place: pygame.Rect, left: int
    ) -> None:
        theme, text = self._context.theme, self._context.text
        surface.blit(self._pictures.get(number, 0, place.width), place)
        if not left:
            surface.blit(self._faded(place.width), place)
        pygame.draw.rect(surface, theme.colour("ink_soft"), place, 1)
        words = pygame.Rect(0, place.bottom, 2 * place.width, text.line_height(Role.SMALL))
        words.centerx = place.centerx
        count = table.view.designs[number].count
        ink = theme.colour("ink" if left else "ink_faint")
        text.draw_line(surface, f"{left}/{count}", Role.SMALL, ink, words, align=0.5)

    def _bar(self, surface: pygame.Surface, table: Table, grid: Grid) -> None:
        """Draw where the list is scrolled to, where not all of it has room."""
        if not grid.most:
            return
        px, box = table.layout.px, grid.box
        bar = pygame.Rect(box.right, 0, px(BAR), box.height * box.height // grid.height)
        share = table.looking.tile_list.offset / grid.most
        bar.top = box.top + round((box.height - bar.height) * share)
        pygame.draw.rect(surface, self._context.theme.colour("brass"), bar, 0, px(BAR) // 2)

    def _faded(self, side: int) -> pygame.Surface:
        if self._veil is None or self._veil.get_width() != side:
            self._veil = pygame.Surface((side, side), pygame.SRCALPHA)
            self._veil.fill((*self._context.theme.colour("paper"), NONE_LEFT))
        return self._veil
