"""A large button with a picture and lines of words: a saved game, a game of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.brush import Look
from discovery.ui.sheets import cover
from discovery.ui.theme import Role
from discovery.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.ui.context import Context
    from discovery.ui.intents import Position
    from discovery.ui.scene import Transition

PICTURE = (150, 100)
LEAST_WORDS = 300
MARGIN, BETWEEN = 16, 20
"""Units around what stands on a card, and between its picture and its words."""


class Card(Widget):
    """A picture at the left and lines beside it: (words, role) each, cut to the width.

    Below them stands what it tells `about`, small and wrapped.
    """

    can_focus = True
    stretch = 1.0

    def __init__(  # noqa: PLR0913 - what it shows and what it does
        self,
        context: Context,
        lines: Sequence[tuple[str, Role]],
        on_press: Callable[[], Transition],
        *,
        key: str,
        picture: pygame.Surface | None = None,
        icon: str = "",
        picture_size: tuple[int, int] = PICTURE,
        about: str = "",
    ) -> None:
        """Show `picture`, which covers `picture_size` units, or else `icon`, beside `lines`."""
        super().__init__(context)
        self.lines = list(lines)
        self.about = about
        self.key = key
        self._picture = picture
        self._icon = icon
        self._picture_size = picture_size
        self.chosen = False
        """Whether it stays down, with a bar of brass: the one of several that counts now."""
        self._on_press = on_press
        self._scaled: pygame.Surface | None = None

    def least_width(self) -> int:
        """Return the width of the picture and some words."""
        return self.context.theme.px(self._picture_size[0] + LEAST_WORDS)

    def whole_width(self) -> int:
        """Return the width below which a line is cut."""
        widest = max(self.context.text.width(words, role) for words, role in self.lines)
        return widest + self._beside()

    def _beside(self) -> int:
        """Return how wide what is beside the words is."""
        px = self.context.theme.px
        return px(self._picture_size[0]) + px(BETWEEN) + 2 * px(MARGIN)

    def height(self, width: int) -> int:
        """Return the height of the picture or of the words."""
        px = self.context.theme.px
        words = self._words_height(width - self._beside())
        return max(words, px(self._picture_size[1])) + 2 * px(MARGIN)

    def _words_height(self, width: int) -> int:
        text = self.context.text
        lines = sum(text.line_height(role) for _, role in self.lines)
        return lines + (text.block_height(self.about, Role.SMALL, width) if self.about else 0)

    def press(self, at: Position | None = None) -> Transition:  # noqa: ARG002 - anywhere
        """Do what the card does."""
        return self._on_press()

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the card."""
        theme = self.context.theme
        look = look if self.enabled else Look.DISABLED
        down = self.chosen and look is Look.NORMAL
        self.brush.button(surface, self.rect, Look.PRESSED if down else look)
        margin = theme.px(MARGIN)
        size = theme.px(self._picture_size[0]), theme.px(self._picture_size[1])
        frame = pygame.Rect((self.rect.left + margin, 0), size)
        frame.centery = self.rect.centery
        self._draw_picture(surface, frame)
        left = frame.right + theme.px(BETWEEN)
        words = pygame.Rect(left, 0, self.rect.right - margin - left, 0)
        words.height = self._words_height(words.width)
        words.centery = self.rect.centery
        self._draw_words(surface, words)
        if self.chosen:
            self.brush.chosen(surface, self.rect)
        if look is Look.FOCUSED:
            self.brush.focus(surface, self.rect)

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme, text, top = self.context.theme, self.context.text, rect.top
        soft = theme.colour("ink_soft")
        for number, (words, role) in enumerate(self.lines):
            line = pygame.Rect(rect.left, top, rect.width, text.line_height(role))
            text.draw_line(surface, words, role, soft if number else theme.colour("ink"), line)
            top += line.height
        if self.about:
            below = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
            text.draw_block(surface, self.about, Role.SMALL, soft, below)

    def _draw_picture(self, surface: pygame.Surface, frame: pygame.Rect) -> None:
        if self._picture is None:
            self.brush.icon(surface, self._icon, frame)
            return
        if self._scaled is None or self._scaled.get_size() != frame.size:
            self._scaled = cover(self._picture, frame.size)
        surface.blit(self._scaled, frame)
        ink = self.context.theme.colour("ink")
        pygame.draw.rect(surface, ink, frame, self.context.theme.px(2))
