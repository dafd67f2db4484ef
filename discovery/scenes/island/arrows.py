"""Pictures of arrows in six directions, painted once for each size and look."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from discovery.ui.kept import Kept

if TYPE_CHECKING:
    from discovery.ui.theme import Colour

HEAD = ((0.0, -0.5), (0.46, 0.06), (0.17, 0.06), (0.17, 0.48), (-0.17, 0.48), (-0.17, 0.06),
        (-0.46, 0.06))  # fmt: skip
"""An arrow that points up, in shares of its length."""
SHARE = 0.82
"""Length of an arrow in its area."""
_FINE = 4
_ROOM = 1 << 20
"""Bytes of the arrows that are kept: of the largest ones thirty."""


class Arrows:
    """Makes and keeps arrows; drawn large and made small, so that their edges are soft."""

    def __init__(self) -> None:
        self._made = Kept(_ROOM)

    def get(self, side: int, way: int, fill: Colour, edge: Colour, line: int) -> pygame.Surface:
        """Return an arrow in a square of `side` pixels; `way` is 0 … 5 clockwise from the top."""
        key = (side, way, fill, edge, line)
        return self._made.get(key) or self._made.keep(key, _arrow(*key))

    def release(self) -> None:
        """Forget every picture."""
        self._made.clear()


def _arrow(side: int, way: int, fill: Colour, edge: Colour, line: int) -> pygame.Surface:
    large = side * _FINE
    made = pygame.Surface((large, large), pygame.SRCALPHA)
    made.fill((*edge, 0))
    angle = way * pi / 3
    points = []
    for right, down in HEAD:
        x = right * cos(angle) - down * sin(angle)
        y = right * sin(angle) + down * cos(angle)
        points.append(((0.5 + x * SHARE) * large, (0.5 + y * SHARE) * large))
    pygame.draw.polygon(made, fill, points)
    wide = line * _FINE
    for one, other in zip(points, [*points[1:], points[0]], strict=True):
        pygame.draw.line(made, edge, one, other, wide)
        pygame.draw.circle(made, edge, one, wide / 2)
    return pygame.transform.smoothscale(made, (side, side))
