"""Names on the map: ink with a rim of paper, so that the ground around the letters is seen.

Where hexes are too small for all names, the one of the hex that is pointed at is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

SHARE = 9
"""Of a line's height, the part that the rim is wide."""
LEAST_SHARE = 0.5
"""How high a hex is, in lines, where all names are written: places lie three hexes apart."""


class Lettering:
    """Makes and keeps the pictures of names."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made: dict[tuple[str, Role], pygame.Surface] = {}
        self._laid: tuple[list[pygame.Rect], list[str]] = ([], [])
        self._key: object = None

    def draw(
        self, surface: pygame.Surface, table: Table, shows: Callable[[pygame.Rect], bool]
    ) -> None:
        """Write the names within the surface's clip whose boxes `shows` allows."""
        boxes, names = self._where(table)
        for number in surface.get_clip().collidelistall(boxes):
            box = boxes[number]
            if shows(box):
                ink = self._ink(names[number], self._role(table))
                surface.blit(self._rim(names[number], self._role(table), ink), box)
                surface.blit(ink, ink.get_rect(center=box.center))

    def release(self) -> None:
        """Forget every picture: the window changes."""
        self._made.clear()
        self._key = None

    def _where(self, table: Table) -> tuple[list[pygame.Rect], list[str]]:
        """Return where names stand as the viewer looks now; shared."""
        text, half = self._context.text, table.camera.half
        crowded = 2 * half < LEAST_SHARE * text.line_height(Role.LABEL)
        alone = table.hovered if crowded else None
        key = (table.camera, table.north_up, alone)
        if key != self._key:
            self._key, role = key, self._role(table)
            high, more = text.line_height(role), 2 * self._wide(role)
            shown = [
                one for one in table.view.island.chart.places if not crowded or one[1:] == alone
            ]
            boxes = []
            for name, x, y in shown:
                box = pygame.Rect(0, 0, text.width(name, role) + more, high + more)
                box.center = table.centre((x, y))
                boxes.append(box.move(0, half + high // 6))
            self._laid = boxes, [name for name, _, _ in shown]
        return self._laid

    def _role(self, table: Table) -> Role:
        large = table.camera.half >= self._context.text.line_height(Role.STRONG)
        return Role.STRONG if large else Role.LABEL

    def _wide(self, role: Role) -> int:
        return max(2, self._context.text.line_height(role) // SHARE)

    def _ink(self, name: str, role: Role) -> pygame.Surface:
        return self._context.text.render(name, role, self._context.theme.colour("ink"))

    def _rim(self, name: str, role: Role, ink: pygame.Surface) -> pygame.Surface:
        key = (name, role)
        if key not in self._made:
            wide, paper = self._wide(role), self._context.theme.colour("paper_light")
            letters = pygame.mask.from_surface(ink, 60).to_surface(
                setcolor=(*paper, 255), unsetcolor=(*paper, 0)
            )
            size = (ink.get_width() + 2 * wide, ink.get_height() + 2 * wide)
            made = pygame.Surface(size, pygame.SRCALPHA)
            made.fill((*paper, 0))
            for right in range(-wide, wide + 1):
                for down in range(-wide, wide + 1):
                    if right * right + down * down <= wide * wide + 1:
                        made.blit(letters, (wide + right, wide + down))
            self._made[key] = made
        return self._made[key]
