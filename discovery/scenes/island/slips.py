"""Slips of paper over the map: what happened meanwhile, and the whole log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import mark
from discovery.scenes.island import messages, places
from discovery.scenes.island.layout import NARROW_FOOT, SLIP_HEAD
from discovery.scenes.island.targets import OnLine
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.island.story import Line
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context


GOES_ON = mark("Any key or click goes on.")
SCROLLS = mark("Arrows or the wheel show more, other keys go on.")
CROWN_RIM = 24
"""Units around the chest."""


class SlipPainter:
    """Draws the slip that is shown now, if any."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the log, the recap or the end."""
        if not table.tells:
            return
        slip = table.slip
        if not surface.get_clip().colliderect(self._brush.with_shadow(slip)):
            return
        self._brush.panel(surface, slip)
        tr = self._context.tr
        if table.log_open:
            self._head(surface, table, tr(mark("What has happened")))
            for line in table.log_lines:
                area = places.line_area(table, line)
                if area is not None:
                    self._line(surface, table, table.lines[line], area, OnLine(line) == table.focus)
        elif table.crowned:
            self._crown(surface, table)
        else:
            words = mark("Meanwhile") if table.view.turn else mark("Set-up")
            self._head(surface, table, tr(words))
            self._recap(surface, table)
            self._on(surface, table, tr(SCROLLS if table.recap_scrolls else GOES_ON))

    def _head(self, surface: pygame.Surface, table: Table, words: str) -> None:
        """Write what a slip is about."""
        ink = self._context.theme.colour("ink")
        self._context.text.draw_line(surface, words, Role.SUBHEADING, ink, _head_of(table))

    def _on(self, surface: pygame.Surface, table: Table, words: str) -> None:
        """Write how to go on: beside the heading, or below the lines where a slip is narrow."""
        at, wide = _head_of(table), table.layout.slip_is_wide
        if not wide:
            at.height = table.layout.px(NARROW_FOOT)
            at.bottom = table.slip.bottom - table.layout.px(6)
        ink = self._context.theme.colour("ink_soft")
        self._context.text.draw_line(surface, words, Role.SMALL, ink, at, align=float(wide))

    def _line(
        self,
        surface: pygame.Surface,
        table: Table,
        line: Line,
        rect: pygame.Rect,
        focused: bool,
    ) -> None:
        theme = self._context.theme
        if focused:
            pygame.draw.rect(surface, theme.colour("paper_light"), rect, 0, theme.px(6))
            pygame.draw.rect(surface, theme.colour("focus"), rect, theme.px(2), theme.px(6))
        side = min(rect.height * 3 // 4, table.layout.px(28))
        left = rect.left + theme.px(6)
        if line.seat is not None:
            badge = pygame.Rect(left, 0, side, side)
            badge.centery = rect.centery
            self._brush.badge(surface, table.session.seats[line.seat].colour, badge)
        left += side + theme.px(8)
        right = rect.right - theme.px(6)
        if line.place is not None:
            eye = pygame.Rect(right - side, 0, side, side)
            eye.centery = rect.centery
            self._brush.icon(surface, "eye", eye)
            right = eye.left - theme.px(6)
        words = pygame.Rect(left, rect.top, right - left, rect.height)
        ink = theme.colour("ink")
        text, said = self._context.text, self._context.say(line.words)
        high = text.block_height(said, Role.SMALL, words.width)
        if high > rect.height:
            text.draw_line(surface, said, Role.SMALL, ink, words)
            return
        words.top, words.height = rect.centery - high // 2, high
        text.draw_block(surface, said, Role.SMALL, ink, words)

    def _recap(self, surface: pygame.Surface, table: Table) -> None:
        """Write the lines of what happened that are to be seen now."""
        slip, px = table.slip, table.layout.px
        high = table.layout.slip_line
        for row, number in enumerate(table.recap_lines):
            top = slip.top + px(SLIP_HEAD) + row * high
            rect = pygame.Rect(slip.left + px(18), top, slip.width - px(36), high)
            focused = number == table.recap_line
            self._line(surface, table, table.recap[number], rect, focused=focused)

    def _crown(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the chest, and write who has found it, where, and how to go on."""
        slip, px, context = table.slip, table.layout.px, self._context
        side = min(slip.height - px(2 * CROWN_RIM), slip.width // 4)
        chest = pygame.Rect(slip.left + px(CROWN_RIM), slip.centery - side // 2, side, side)
        surface.blit(context.sheets.part("island/checker", "treasure", chest.size), chest)
        left = chest.right + px(CROWN_RIM)
        wide = slip.right - px(CROWN_RIM) - left
        for seat in table.view.winners():
            winner = table.session.seats[seat]
            side = context.text.line_height(Role.SUBHEADING)
            badge = pygame.Rect(left, chest.top, side, side)
            self._brush.badge(surface, winner.colour, badge)
            head = pygame.Rect(badge.right + px(12), chest.top, wide - side - px(12), chest.height)
            said, text = context.say(messages.won([winner.name])), context.text
            whole = text.width(said, Role.SUBHEADING) <= head.width
            role, ink = Role.SUBHEADING if whole else Role.STRONG, context.theme.colour("ink")
            used = max(side, text.draw_block(surface, said, role, ink, head))
            for line in table.view.breakdown()[seat]:
                where = pygame.Rect(left, chest.top + used, wide, chest.height - used)
                self._brush.block(surface, context.say(line.reason), "ink", where)
        high = context.text.line_height(Role.SMALL)
        foot = pygame.Rect(left, chest.bottom - high, wide, high)
        ink = context.theme.colour("ink_soft")
        context.text.draw_line(surface, context.tr(GOES_ON), Role.SMALL, ink, foot)


def _head_of(table: Table) -> pygame.Rect:
    """Return where the heading of a slip stands."""
    slip, px = table.slip, table.layout.px
    return pygame.Rect(slip.left + px(22), slip.top + px(9), slip.width - px(44), px(46))
