"""How a seat's name is written where there is little room: smaller, or in two lines, but whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.text import Text
    from discovery.ui.theme import Colour, Role

CLOSE = 116
"""Percent of the letters' size from one line of a name to the next."""
FAR = 125
"""Percent of the least letters above which others are far larger."""


class Written(NamedTuple):
    """The lines of a name and their size."""

    role: Role
    lines: tuple[str, ...]

    def height(self, text: Text) -> int:
        """Return how high all lines are in pixels."""
        return len(self.lines) * _step(text, self.role)

    def draw(self, text: Text, surface: pygame.Surface, colour: Colour, rect: pygame.Rect) -> None:
        """Draw the lines below each other in the middle of `rect`'s height."""
        step, top = _step(text, self.role), rect.centery - self.height(text) // 2
        for number, line in enumerate(self.lines):
            place = pygame.Rect(rect.left, top + number * step, rect.width, step)
            text.draw_line(surface, line, self.role, colour, place)


def written(text: Text, name: str, roles: Sequence[Role], size: tuple[int, int]) -> Written:
    """Return how a name is written in a place of `size` pixels.

    In the first of `roles` in which it fits in one line; but two lines are better than one in the
    last of them if that is far smaller. A word is broken only where it fits in no other way, and
    what fits nowhere is cut.
    """
    last = roles[-1]
    for role in roles[:-1]:
        if text.width(name, role) <= size[0]:
            return Written(role, (name,))
    px = text.theme.font_px
    larger = [role for role in roles[:-1] if px(role) * 100 > px(last) * FAR]
    found = next(filter(None, (_two_lines(text, name, role, size) for role in larger)), None)
    if found is not None:
        return found
    if text.width(name, last) <= size[0]:
        return Written(last, (name,))
    lines = text.wrap(name, last, size[0])
    if len(lines) == 2 and 2 * _step(text, last) <= size[1]:
        return Written(last, tuple(lines))
    return Written(last, (text.fit(name, last, size[0]),))


def _two_lines(text: Text, name: str, role: Role, size: tuple[int, int]) -> Written | None:
    """Return a name in two lines of whole words, None where it does not fit so."""
    lines = text.wrap(name, role, size[0])
    if len(lines) != 2 or " ".join(lines) != name or 2 * _step(text, role) > size[1]:
        return None
    return Written(role, tuple(lines))


def _step(text: Text, role: Role) -> int:
    """Return the distance of two lines, which stand closer than in a paragraph."""
    return text.theme.font_px(role) * CLOSE // 100
