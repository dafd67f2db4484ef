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

    In the first of `roles` in which it fits in one line; else in two lines of the first or the
    last one, with whole words if one of these allows that. What fits nowhere is cut.
    """
    wide, high = size
    for role in roles:
        if text.width(name, role) <= wide:
            return Written(role, (name,))
    broken = None
    for role in (roles[0], roles[-1]):
        lines = text.wrap(name, role, wide)
        if len(lines) == 2 and 2 * _step(text, role) <= high:
            found = Written(role, tuple(lines))
            if " ".join(lines) == name:
                return found
            broken = broken or found
    return broken or Written(roles[-1], (text.fit(name, roles[-1], wide),))


def _step(text: Text, role: Role) -> int:
    """Return the distance of two lines, which stand closer than in a paragraph."""
    return text.theme.font_px(role) * CLOSE // 100
