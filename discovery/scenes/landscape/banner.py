"""Draws what tells that the game is over, over the board, with the way to the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import mark
from discovery.scenes.landscape import messages
from discovery.scenes.landscape.layout import Part
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.ui.context import Context

BUTTON = mark("Results (Enter)")
RIM, BUTTON_WIDTH = 14, 240
"""Units."""


class BannerPainter:
    """Draws the banner as long as the table has it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)

    def draw(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw that the game is over, who has won, and the button."""
        if not table.banner:
            return
        context, px, place = self._context, table.layout.px, table.layout.banner
        text, ink = context.text, context.theme.colour("ink")
        self._brush.panel(surface, place)
        inner = place.inflate(-2 * px(RIM), -2 * px(RIM))
        button = pygame.Rect(0, 0, min(px(BUTTON_WIDTH), inner.width), inner.height)
        button.midright = inner.midright
        scores, seats = table.view.scores(), table.view.winners()
        names = [table.session.seats[seat].name for seat in seats]
        said = context.say(messages.winners(names, scores[seats[0]]))
        free = pygame.Rect(inner.left, inner.top, button.left - px(RIM) - inner.left, inner.height)
        high = min(text.block_height(said, Role.SMALL, free.width), place.height)
        line = pygame.Rect(free.left, free.centery - high // 2, free.width, high)
        self._brush.block(surface, said, "ink", line)
        focused = table.focus == Part.BANNER
        look = Look.FOCUSED if focused else Look.NORMAL
        self._brush.button(surface, button, Look.PRESSED if held == Part.BANNER else look)
        words = button.inflate(-px(RIM), 0)
        text.draw_line(surface, context.tr(BUTTON), Role.STRONG, ink, words, align=0.5)
        if focused and table.pointer is None:
            self._brush.focus(surface, button)
