"""Things that stand on the rule pages only: entries of the contents, pictures, headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.rulebook.prose import Piece, draw_piece
from discovery.ui.brush import Look
from discovery.ui.theme import Role
from discovery.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.rulebook.shelf import Illustrator
    from discovery.ui.context import Context
    from discovery.ui.intents import Position
    from discovery.ui.scene import Transition


UNKNOWN = (320.0, 320.0)
"""Units that a picture takes as long as nothing is known of it."""


class Entry(Widget):
    """A line, or more, of a list that leads somewhere; the current one has a mark before it."""

    can_focus = True
    stretch = 1.0

    def __init__(  # noqa: PLR0913 - what it says, how it looks, where it leads
        self,
        context: Context,
        text: str,
        on_press: Callable[[], Transition],
        *,
        key: str,
        role: Role = Role.BODY,
        indent: float = 0,
        current: bool = False,
    ) -> None:
        super().__init__(context)
        self.text = text
        self.key = key
        self._role = role
        self._indent = indent
        self._current = current
        self._on_press = on_press

    def least_width(self) -> int:
        """Return the width of some words."""
        return self.context.theme.px(self._indent + 200)

    def height(self, width: int) -> int:
        """Return the height of the wrapped words with a margin."""
        lines = self.context.text.block_height(self.text, self._role, self._inner(width))
        return lines + self.context.theme.px(8)

    def press(self, at: Position | None = None) -> Transition:  # noqa: ARG002 - anywhere
        """Go there."""
        return self._on_press()

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the words, on a bright slip where it is the current one."""
        theme = self.context.theme
        radius = theme.px(8)
        if self._current:
            pygame.draw.rect(surface, theme.colour("paper_light"), self.rect, border_radius=radius)
            bar = pygame.Rect(self.rect.topleft, (theme.px(6), self.rect.height))
            pygame.draw.rect(surface, theme.colour("brass"), bar, border_radius=theme.px(3))
        if look is not Look.NORMAL:
            pygame.draw.rect(
                surface, theme.colour("focus"), self.rect, theme.px(3), border_radius=radius
            )
        words = self.rect.move(theme.px(16 + self._indent), theme.px(4))
        words.width = self._inner(self.rect.width)
        colour = theme.colour("ink" if self._current or look is not Look.NORMAL else "ink_soft")
        self.context.text.draw_block(surface, self.text, self._role, colour, words)

    def _inner(self, width: int) -> int:
        return width - self.context.theme.px(28 + self._indent)


class Title(Widget):
    """A paragraph's heading; the one that was asked for is underlined with brass."""

    stretch = 1.0

    def __init__(self, context: Context, text: str, query: str, *, asked: bool) -> None:
        super().__init__(context)
        self.text = text
        self._query = query
        self._asked = asked

    def least_width(self) -> int:
        """Return the width of a short line."""
        return self.context.theme.px(200)

    def height(self, width: int) -> int:
        """Return the height of the wrapped lines with space above."""
        return self.context.text.block_height(self.text, Role.SUBHEADING, width)

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the lines."""
        theme, text = self.context.theme, self.context.text
        if self._asked:
            stroke = pygame.Rect(self.rect.left, 0, self.rect.width, theme.px(4))
            stroke.bottom = self.rect.bottom
            pygame.draw.rect(surface, theme.colour("brass"), stroke, border_radius=theme.px(2))
        step = text.line_height(Role.SUBHEADING)
        for number, line in enumerate(text.wrap(self.text, Role.SUBHEADING, self.rect.width)):
            area = pygame.Rect(self.rect.left, self.rect.top + number * step, self.rect.width, step)
            piece = Piece(line, Role.SUBHEADING, area)
            draw_piece(self.context, surface, piece, theme.colour("ink"), self._query)


class Gallery:
    """The pictures of a book, drawn once for each size; empty until what they need is read."""

    def __init__(self, context: Context) -> None:
        self.illustrator: Illustrator | None = None
        self._context = context
        self._made: dict[tuple[object, tuple[int, int]], pygame.Surface] = {}

    def shape(self, subject: object) -> tuple[float, float]:
        """Return width and height of a picture in units."""
        return self.illustrator.shape(subject) if self.illustrator else UNKNOWN

    def remarks(self, subject: object) -> list[str]:
        """Return what the rules say of what is shown, translated."""
        remarks = self.illustrator.remarks(subject) if self.illustrator else ()
        return [self._context.say(remark) for remark in remarks]

    def get(self, subject: object, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a picture in `size` pixels, shared, or None as long as there is none."""
        if self.illustrator is None:
            return None
        if (subject, size) not in self._made:
            self._made[subject, size] = self.illustrator.draw(self._context, subject, size)
        return self._made[subject, size]

    def clear(self) -> None:
        """Forget what was drawn."""
        self._made.clear()


class Illustration(Widget):
    """A picture that the game draws, on a ground of its own."""

    def __init__(self, context: Context, subject: object, gallery: Gallery) -> None:
        super().__init__(context)
        self._subject = subject
        self._gallery = gallery

    def least_width(self) -> int:
        """Return its natural width."""
        return self.context.theme.px(self._gallery.shape(self._subject)[0])

    def height(self, width: int) -> int:
        """Return the height that goes with `width`, or with less if it is not so wide."""
        wide, high = self._gallery.shape(self._subject)
        return round(min(width, self.context.theme.px(wide)) * high / wide)

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the picture on a slip of paper."""
        theme, radius = self.context.theme, self.context.theme.px(6)
        wide, high = self._gallery.shape(self._subject)
        area = pygame.Rect(self.rect.topleft, (0, self.rect.height))
        area.width = min(self.rect.width, round(self.rect.height * wide / high))
        pygame.draw.rect(surface, theme.colour("paper_dark"), area, border_radius=radius)
        picture = self._gallery.get(self._subject, (area.width, area.height))
        if picture is not None:
            surface.blit(picture, area)
        edge = theme.colour("paper_edge")
        pygame.draw.rect(surface, edge, area, theme.px(2), border_radius=radius)


class Rule(Widget):
    """A thin line across the page."""

    stretch = 1.0

    def least_width(self) -> int:
        """Return a short length."""
        return self.context.theme.px(60)

    def height(self, width: int) -> int:  # noqa: ARG002 - the same at any width
        """Return its thickness."""
        return self.context.theme.px(2)

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the line."""
        surface.fill(self.context.theme.colour("paper_edge"), self.rect)
