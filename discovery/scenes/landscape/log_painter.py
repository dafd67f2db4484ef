"""Draws the list of what happened, or of a seat's points: a badge, the words, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.layout import Kind
from discovery.scenes.landscape.targets import LIST
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.landscape.chronicle import Row
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.context import Context

BADGE, ITEM, DEEPER, POINTS, BAR = 22, 30, 6, 36, 6
"""Units: a seat's badge, how far words stand in, items still deeper, room for points, the bar."""
TILE, APART = 44, 4
"""Units: a tile that lies nowhere, and between it and what is beside it."""


class LogPainter:
    """Draws the list where the layout has it."""

    def __init__(self, context: Context, pictures: TilePictures) -> None:
        self._context = context
        self._pictures = pictures
        self._brush = Brush(context)
        self._key: tuple[object, ...] = ()
        self._lines: list[list[str]] = []

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the rows that show."""
        layout, looking = table.layout, table.looking
        box = layout.log
        if layout.kind is Kind.PANELS:
            line = pygame.Rect(box.left, box.top - layout.px(4), box.width, 1)
            surface.fill(self._context.theme.colour("paper_edge"), line)
        self._prepare(table, box)
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box))
        here = looking.row()
        for index in looking.listing.seen(box):
            if surface.get_clip().colliderect(looking.listing.area(index, box)):
                self._row(surface, table, index, chosen=index == here)
        self._bar(surface, table, box)
        surface.set_clip(clip)
        if table.focus == LIST and table.pointer is None:
            self._brush.focus(surface, box.inflate(-layout.px(4), -layout.px(4)))

    def _prepare(self, table: Table, box: pygame.Rect) -> None:
        """Break the words into lines, where words or room have changed."""
        context, listing = self._context, table.looking.listing
        key = (listing.rows, box.size, context.theme, context.language)
        if key == self._key:
            return
        self._key = key
        text, step = context.text, context.text.line_height(Role.SMALL)
        self._lines = [
            text.wrap(context.say(row.text), Role.SMALL, self._room(table, row, box).width)
            for row in listing.rows
        ]
        listing.measure([len(lines) * step for lines in self._lines], box)

    def _room(self, table: Table, row: Row, area: pygame.Rect) -> pygame.Rect:
        """Return the part of a row's area that its words have."""
        px = table.layout.px
        left = px(ITEM + DEEPER if row.item else ITEM)
        right = px(BAR + 4) + (0 if row.points is None else px(POINTS))
        right += len(row.tiles) * px(TILE + APART)
        return pygame.Rect(area.left + left, area.top, area.width - left - right, area.height)

    def _row(self, surface: pygame.Surface, table: Table, index: int, *, chosen: bool) -> None:
        theme, text, px = self._context.theme, self._context.text, table.layout.px
        listing = table.looking.listing
        row, area = listing.rows[index], listing.area(index, table.layout.log)
        if chosen:
            ground = area.inflate(-px(BAR), 0)
            pygame.draw.rect(surface, theme.colour("paper_light"), ground, 0, px(6))
            pygame.draw.rect(surface, theme.colour("brass"), ground, 1, px(6))
        step = text.line_height(Role.SMALL)
        if row.seat is not None and not row.item:
            badge = pygame.Rect(area.left + px(2), 0, px(BADGE), px(BADGE))
            badge.centery = area.top + step // 2
            self._brush.badge(surface, table.session.seats[row.seat].colour, badge)
        ink = theme.colour("ink_soft" if row.item else "ink")
        room = self._room(table, row, area)
        for number, words in enumerate(self._lines[index]):
            surface.blit(text.render(words, Role.SMALL, ink), (room.left, room.top + number * step))
        side = min(px(TILE), area.height - 2)
        for number, design in enumerate(row.tiles):
            left = room.right + px(APART) + number * (side + px(APART))
            surface.blit(self._pictures.get(design, 0, side), (left, area.top + 1))
        if row.points is not None:
            points = text.render(str(row.points), Role.SMALL, ink)
            surface.blit(points, points.get_rect(topright=(area.right - px(BAR + 6), area.top)))

    def _bar(self, surface: pygame.Surface, table: Table, box: pygame.Rect) -> None:
        """Draw where in the whole list one is, if there is more."""
        listing, theme = table.looking.listing, self._context.theme
        if not any(listing.more(box)):
            return
        width = max(3, table.layout.px(BAR) - 2)
        track = pygame.Rect(box.right - width, box.top, width, box.height)
        pygame.draw.rect(surface, theme.colour("paper_dark"), track, 0, width // 2)
        high = max(2 * width, box.height * box.height // max(1, listing.height))
        spare = listing.height - box.height
        track.top += (box.height - high) * listing.offset // max(1, spare)
        track.height = high
        pygame.draw.rect(surface, theme.colour("brass"), track, 0, width // 2)
