"""How things of the interface look: paper, buttons, icons, badges, the focus mark."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.ui.context import Context

PLATES, ICONS, BADGES = "interface", "icons", "badges"
"""Sheets: paper and buttons; icons."""
FOCUS_UNITS = 4
FAINT = 80
"""Opacity, of 255, of the icon of what cannot be pressed."""


class Look(StrEnum):
    """The state of a button; its value is the frame's name on the sheet."""

    NORMAL = "button"
    FOCUSED = "button_focus"
    PRESSED = "button_pressed"
    DISABLED = "button_disabled"


class Brush(NamedTuple):
    """Draws the parts that widgets are made of, with the context's theme and sheets."""

    context: Context

    def panel(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Lay a sheet of paper at `rect`; its shadow falls outside."""
        self._slices(surface, "panel", rect)

    def button(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        """Lay a button at `rect`."""
        self._slices(surface, look.value, rect)

    def field(self, surface: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the box that text is typed into, or that shows a value."""
        theme = self.context.theme
        radius = theme.px(6)
        pygame.draw.rect(surface, theme.colour("paper_light"), rect, border_radius=radius)
        edge = theme.colour("focus" if focused else "paper_edge")
        width = theme.px(FOCUS_UNITS if focused else 2)
        pygame.draw.rect(surface, edge, rect, width, border_radius=radius)

    def chosen(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the bar of brass of the button at `rect` that stays down."""
        theme = self.context.theme
        bar = pygame.Rect(0, 0, rect.width - theme.px(24), theme.px(6))
        bar.midbottom = (rect.centerx, rect.bottom - theme.px(5))
        pygame.draw.rect(surface, theme.colour("brass"), bar, border_radius=theme.px(3))

    def focus(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the ring around what has the focus."""
        theme = self.context.theme
        width = theme.px(FOCUS_UNITS)
        ring = rect.inflate(2 * width, 2 * width)
        pygame.draw.rect(surface, theme.colour("focus"), ring, width, border_radius=theme.px(12))

    def icon(
        self, surface: pygame.Surface, name: str, rect: pygame.Rect, *, faint: bool = False
    ) -> None:
        """Draw the icon `name` as large as fits into the middle of `rect`."""
        side = min(rect.size)
        sheets, size = self.context.sheets, (side, side)
        picture = sheets.faint(ICONS, name, size, FAINT if faint else 255)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def badge(self, surface: pygame.Surface, colour: int, rect: pygame.Rect) -> None:
        """Draw a seat's shape on its colour as large as fits into the middle of `rect`."""
        side = min(rect.size)
        name = self.context.theme.seat(colour).shape
        picture = self.context.sheets.part(BADGES, name, (side, side))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def seat_ground(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        colour: int,
        px: Callable[[float], int],
        *,
        acting: bool,
    ) -> None:
        """Draw the ground of a seat; the one to act stands out in its colour.

        `px` turns units of the layout into pixels.
        """
        theme, radius = self.context.theme, px(10)
        if not acting:
            pygame.draw.rect(surface, theme.colour("paper_edge"), rect, 1, radius)
            return
        pygame.draw.rect(surface, theme.colour("paper_light"), rect, 0, radius)
        pygame.draw.rect(surface, theme.colour("ink"), rect, px(6), radius)
        inner = rect.inflate(-px(3), -px(3))
        look = theme.seat(colour)
        pygame.draw.rect(surface, look.colour, inner, max(2, px(4)), radius)

    def block(
        self,
        surface: pygame.Surface,
        words: str,
        colour: str,
        rect: pygame.Rect,
        *,
        whole: bool = False,
    ) -> int:
        """Draw small words within `rect`, the last line cut if need be; return the height used.

        Where `whole` is asked and they do not fit, nothing is drawn.
        """
        text = self.context.text
        step = text.line_height(Role.SMALL)
        room = max(0, rect.height // step)
        lines = text.wrap(words, Role.SMALL, rect.width)
        if len(lines) > room:
            if whole or not room:
                return 0
            rest = " ".join(lines[room - 1 :])
            lines = [*lines[: room - 1], text.fit(rest, Role.SMALL, rect.width)]
        ink = self.context.theme.colour(colour)
        for number, line in enumerate(lines):
            surface.blit(text.render(line, Role.SMALL, ink), (rect.left, rect.top + number * step))
        return len(lines) * step

    def shade(self, surface: pygame.Surface, strength: int = 150) -> None:
        """Darken everything drawn so far; `strength` is 0 … 255."""
        veil = pygame.Surface(surface.get_size())
        veil.fill(self.context.theme.colour("shadow"))
        veil.set_alpha(strength)
        surface.blit(veil, (0, 0))

    def with_shadow(self, rect: pygame.Rect, part: str = "panel") -> pygame.Rect:
        """Return the area that a panel at `rect`, or another part, covers with its shadow."""
        left, top, right, bottom = self._shadow(part)
        wide, high = rect.width + left + right, rect.height + top + bottom
        return pygame.Rect(rect.left - left, rect.top - top, wide, high)

    def around(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the area that a button at `rect` covers, its shadow and the focus ring too."""
        ring = 2 * self.context.theme.px(FOCUS_UNITS)
        shadows = [self.with_shadow(rect, look.value) for look in Look]
        return rect.inflate(ring, ring).unionall(shadows)

    def _shadow(self, part: str) -> tuple[int, int, int, int]:
        """Return how far a part's shadow reaches, left, top, right and bottom."""
        sheets, scale = self.context.sheets, self.context.theme.scale
        frame, sheet = sheets.frame(PLATES, part), sheets.index(PLATES)
        left, top, right, bottom = (round(side * scale / sheet.scale) for side in frame.shadow)
        return left, top, right, bottom

    def _slices(self, surface: pygame.Surface, part: str, rect: pygame.Rect) -> None:
        left, top, right, bottom = self._shadow(part)
        sheets, scale = self.context.sheets, self.context.theme.scale
        size = (rect.width + left + right, rect.height + top + bottom)
        picture = sheets.stretched(PLATES, part, size, scale)
        surface.blit(picture, (rect.left - left, rect.top - top))
