"""Names on the map: ink with a rim of paper, so that the ground around the letters is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from discovery.ui.context import Context
    from discovery.ui.theme import Role

SHARE = 9
"""Of a line's height, the part that the rim is wide."""


class Lettering:
    """Makes and keeps the pictures of names."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made: dict[tuple[str, Role], pygame.Surface] = {}

    def get(self, name: str, role: Role) -> pygame.Surface:
        """Return a name as it is written on the map; shared."""
        key = (name, role)
        if key not in self._made:
            self._made[key] = self._written(name, role)
        return self._made[key]

    def release(self) -> None:
        """Forget every picture: the window changes."""
        self._made.clear()

    def _written(self, name: str, role: Role) -> pygame.Surface:
        text, theme = self._context.text, self._context.theme
        ink = text.render(name, role, theme.colour("ink"))
        paper = text.render(name, role, theme.colour("paper_light"))
        rim = max(2, text.line_height(role) // SHARE)
        made = pygame.Surface((ink.get_width() + 2 * rim, ink.get_height() + 2 * rim))
        made = made.convert_alpha()
        made.fill((*theme.colour("paper_light"), 0))
        for right in range(-rim, rim + 1):
            for down in range(-rim, rim + 1):
                if right * right + down * down <= rim * rim + 1:
                    made.blit(paper, (rim + right, rim + down))
        made.blit(ink, (rim, rim))
        return made
