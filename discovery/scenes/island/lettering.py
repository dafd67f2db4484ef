"""Names on the map: ink with a rim of paper, so that the ground around the letters is seen.

Where hexes are too small for all names, the one of the hex that is pointed at is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

SHARE = 9
"""Of a line's height, the part that the rim is wide."""


class Lettering:
    """Makes and keeps the pictures of names."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made: dict[tuple[str, Role], pygame.Surface] = {}
        self._laid: tuple[list[pygame.Rect], list[pygame.Surface]] = ([], [])
        self._key: object = None

    def laid(self, table: Table) -> tuple[list[pygame.Rect], list[pygame.Surface]]:
        """Return where names stand as the viewer looks now, and how they are written; shared."""
        key = (table.camera, table.north_up, table.hovered if self._crowded(table) else None)
        if key != self._key:
            self._key = key
            spots = self._spots(table)
            self._laid = [box for box, _ in spots], [picture for _, picture in spots]
        return self._laid

    def _crowded(self, table: Table) -> bool:
        return 2 * table.camera.half < 0.9 * self._context.text.line_height(Role.LABEL)

    def _spots(self, table: Table) -> list[tuple[pygame.Rect, pygame.Surface]]:
        text, half = self._context.text, table.camera.half
        role = Role.STRONG if half >= text.line_height(Role.STRONG) else Role.LABEL
        down = half + text.line_height(role) // 6
        alone = table.hovered if self._crowded(table) else None
        found = []
        for name, x, y in table.view.island.chart.places:
            if not self._crowded(table) or alone == (x, y):
                picture = self._get(name, role)
                box = picture.get_rect(center=table.centre((x, y))).move(0, down)
                found.append((box, picture))
        return found

    def _get(self, name: str, role: Role) -> pygame.Surface:
        key = (name, role)
        if key not in self._made:
            self._made[key] = self._written(name, role)
        return self._made[key]

    def release(self) -> None:
        """Forget every picture: the window changes."""
        self._made.clear()
        self._key = None

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
