"""Draws ways over the island: a line from hex to hex, beads on it, where it began."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.island.lattice import Point
    from discovery.ui.context import Context

DESK = "island/desk"
BEAD_UNITS, LINE_UNITS = 15, 5
"""A bead and a line on a map on which hexes are small."""
PAST = 120
"""Opacity of ways from before somebody got lost."""


class WayPainter:
    """Draws ways, beads and pins in a seat's colour, each with the seat's shape."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def way(
        self,
        surface: pygame.Surface,
        spots: Sequence[Point],
        colour: int,
        half: int,
        *,
        past: bool = False,
    ) -> None:
        """Draw a way through the middles of hexes; `colour` is a seat's."""
        target = pygame.Surface(surface.get_size(), pygame.SRCALPHA) if past else surface
        self._line(target, spots, colour, half)
        least = self._context.theme.px(BEAD_UNITS)
        size = max(least, half * 3 // 5)
        for spot in spots[1:]:
            self._stamp(target, f"bead_{colour}", spot, size)
        if spots:
            self._stamp(target, f"start_{colour}", spots[0], max(least + 4, half * 4 // 5))
        if past:
            target.set_alpha(PAST)
            surface.blit(target, (0, 0))

    def _line(
        self, surface: pygame.Surface, spots: Sequence[Point], colour: int, half: int
    ) -> None:
        wide = max(2, self._context.theme.px(LINE_UNITS), half // 6)
        dark = self._context.theme.colour("shadow")
        light = self._context.theme.seat(colour).colour
        for ink, width in ((dark, wide + 2), (light, wide)):
            for one, other in pairwise(spots):
                pygame.draw.line(surface, ink, one, other, width)

    def pin(
        self, surface: pygame.Surface, at: Point, colour: int, half: int, lift: int = 0
    ) -> None:
        """Stick a seat's pin into a spot, `lift` pixels above it."""
        picture, area = self.pin_picture(at, colour, half)
        surface.blit(picture, area.move(0, -lift))

    def pin_picture(self, at: Point, colour: int, half: int) -> tuple[pygame.Surface, pygame.Rect]:
        """Return a seat's pin, and its area where it sticks in a spot."""
        name, high = f"pin_{colour}", max(self._context.theme.px(34), half * 3 // 2)
        area = self._context.sheets.standing(DESK, name, at, high)
        return self._context.sheets.part(DESK, name, area.size), area

    def pin_area(self, at: Point, half: int) -> pygame.Rect:
        """Return the pixels that a pin can cover."""
        high = max(self._context.theme.px(34), half * 3 // 2)
        made = pygame.Rect(0, 0, high, high + high // 3)
        made.midbottom = (at[0], at[1] + high // 6)
        return made

    def _stamp(self, surface: pygame.Surface, part: str, at: Point, size: int) -> None:
        picture = self._context.sheets.part(DESK, part, (size, size))
        surface.blit(picture, picture.get_rect(center=at))
