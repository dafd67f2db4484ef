"""A large button with a picture and lines of words: a saved game, a game of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.brush import Look
from discovery.ui.sheets import cover
from discovery.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.ui.context import Context
    from discovery.ui.intents import Position
    from discovery.ui.scene import Transition
    from discovery.ui.theme import Role

PICTURE = (150, 100)
LEAST_WORDS = 300


class Card(Widget):
    """A picture at the left and lines beside it: (words, role) each, cut to the width."""

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
    ) -> None:
        """Show `picture`, which covers `picture_size` units, or else `icon`, beside `lines`."""
        super().__init__(context)
        self.lines = list(lines)
        self.key = key
        self._picture = picture
        self._icon = icon
        self._picture_size = picture_size
        self._on_press = on_press
        self._scaled: pygame.Surface | None = None

    def least_width(self) -> int:
        """Return the width of the picture and some words."""
        return self.context.theme.px(self._picture_size[0] + LEAST_WORDS)

    def height(self, width: int) -> int:  # noqa: ARG002 - lines are cut, not wrapped
        """Return the height of the picture or of the lines."""
        theme = self.context.theme
        words = sum(self.context.text.line_height(role) for _, role in self.lines)
        return max(words, theme.px(self._picture_size[1])) + 2 * theme.px(16)

    def press(self, at: Position | None = None) -> Transition:  # noqa: ARG002 - anywhere
        """Do what the card does."""
        return self._on_press()

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the card."""
        theme, text = self.context.theme, self.context.text
        look = look if self.enabled else Look.DISABLED
        self.brush.button(surface, self.rect, look)
        margin = theme.px(16)
        size = theme.px(self._picture_size[0]), theme.px(self._picture_size[1])
        frame = pygame.Rect((self.rect.left + margin, 0), size)
        frame.centery = self.rect.centery
        self._draw_picture(surface, frame)
        left = frame.right + theme.px(20)
        high = sum(text.line_height(role) for _, role in self.lines)
        top = self.rect.centery - high // 2
        for number, (words, role) in enumerate(self.lines):
            line = pygame.Rect(left, top, self.rect.right - margin - left, text.line_height(role))
            colour = theme.colour("ink" if number == 0 else "ink_soft")
            text.draw_line(surface, words, role, colour, line)
            top += line.height
        if look is Look.FOCUSED:
            self.brush.focus(surface, self.rect)

    def _draw_picture(self, surface: pygame.Surface, frame: pygame.Rect) -> None:
        if self._picture is None:
            self.brush.icon(surface, self._icon, frame)
            return
        if self._scaled is None or self._scaled.get_size() != frame.size:
            self._scaled = cover(self._picture, frame.size)
        surface.blit(self._scaled, frame)
        ink = self.context.theme.colour("ink")
        pygame.draw.rect(surface, ink, frame, self.context.theme.px(2))
