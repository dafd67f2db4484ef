"""Small badges beside a seat's name: the aids that a person plays without, struck out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.table.aids import without
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.seats import SeatInfo
    from discovery.scenes.table.aids import Aid
    from discovery.ui.context import Context

SEVERAL = "eye"
"""The icon that stands, with their number, for more aids than there is room for."""
STROKE = 10
"""An icon is so many times as wide as the stroke across it."""


class AidBadges:
    """Draws which of a game's aids are switched off for a seat."""

    def __init__(self, context: Context, aids: Sequence[Aid]) -> None:
        self._context = context
        self._brush = Brush(context)
        self._aids = aids

    def draw(
        self,
        surface: pygame.Surface,
        info: SeatInfo,
        box: pygame.Rect,
        side: int,
        share: float = 1.0,
    ) -> pygame.Rect:
        """Draw a badge of `side` pixels at most for each aid that is off, at the right of `box`.

        Where they do not fit into a `share` of its width, one sign with their number stands for
        all. Return `box` without what they take.
        """
        off = without(info, self._aids)
        if not off:
            return box
        side = min(side, *box.size)
        part = pygame.Rect(0, box.top, max(side, round(share * box.width)), box.height)
        part.right = box.right
        places = spots(len(off), part, side)
        if not places:
            return self._several(surface, len(off), box, side, part.width)
        for aid, place in zip(off, places, strict=True):
            self._struck(surface, aid.icon, place)
        return _left_of(box, places[0].left, side)

    def _several(
        self, surface: pygame.Surface, number: int, box: pygame.Rect, side: int, room: int
    ) -> pygame.Rect:
        """Draw the sign for several aids; its number is small where it is more than `room` wide."""
        text, words = self._context.text, str(number)
        fits = text.width(words, Role.SMALL) + side <= room
        low = 3 * text.line_height(Role.SMALL) > 4 * box.height
        role = Role.SMALL if fits and not low else Role.LEAST
        wide = text.width(words, role)
        place = pygame.Rect(max(box.left, box.right - wide - side), 0, side, side)
        place.centery = box.centery
        count = pygame.Rect(place.right, box.top, max(0, box.right - place.right), box.height)
        self._struck(surface, SEVERAL, place)
        if count.width >= wide:
            ink = self._context.theme.colour("ink")
            text.draw_line(surface, words, role, ink, count)
        return _left_of(box, place.left, side)

    def _struck(self, surface: pygame.Surface, icon: str, place: pygame.Rect) -> None:
        """Draw an icon and a stroke across it, with a light rim that parts them."""
        colour = self._context.theme.colour
        self._brush.icon(surface, icon, place)
        width = max(2, place.width // STROKE)
        ends = place.bottomleft, place.topright
        pygame.draw.line(surface, colour("paper_light"), *ends, width + 2 * max(1, width // 2))
        pygame.draw.line(surface, colour("bad"), *ends, width)


def spots(count: int, box: pygame.Rect, side: int) -> list[pygame.Rect]:
    """Return the squares for so many badges at the right of `box`, none where they do not fit.

    They stand in as few lines as they can, one below the other around the box's middle.

    >>> spots(3, pygame.Rect(0, 0, 50, 30), 8)
    [Rect(24, 11, 8, 8), Rect(33, 11, 8, 8), Rect(42, 11, 8, 8)]
    >>> spots(3, pygame.Rect(0, 0, 20, 30), 8)
    [Rect(3, 7, 8, 8), Rect(12, 7, 8, 8), Rect(3, 16, 8, 8)]
    """
    step = side + max(1, side // 8)
    room = (box.width + step - side) // step, (box.height + step - side) // step
    if not count or min(room) < 1 or room[0] * room[1] < count:
        return []
    lines = -(-count // room[0])
    columns = -(-count // lines)
    left = box.right - columns * step + step - side
    top = box.centery - (lines * step - step + side) // 2
    return [
        pygame.Rect(left + number % columns * step, top + number // columns * step, side, side)
        for number in range(count)
    ]


def _left_of(box: pygame.Rect, left: int, side: int) -> pygame.Rect:
    """Return what is left of `box` before a badge, with some air between them."""
    return pygame.Rect(box.left, box.top, max(0, left - side // 4 - box.left), box.height)
