"""The score track: every seat's badge stands where its points are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.layout import Part
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.landscape.table import Table
    from discovery.ui.context import Context

SHORTEST, STEP = 20, 10
"""Points that the track has at least, and by how many it grows."""
BADGE, END = 24, 34
"""Units: a badge, the least room for a number at each end."""


def length_of(scores: tuple[int, ...]) -> int:
    """Return how many points the track has for `scores`.

    >>> length_of((0, 7)), length_of((20, 3)), length_of((29,))
    (20, 30, 30)
    """
    return max(SHORTEST, (max(scores) // STEP + 1) * STEP)


class TrackPainter:
    """Draws the track."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)

    def draw(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Draw line, marks and badges in `rect`; those that are level stand in a fan."""
        if table.focus == Part.TRACK and table.pointer is None:
            self._brush.focus(surface, rect)
        theme, text, px = self._context.theme, self._context.text, table.layout.px
        scores = table.view.scores()
        length = length_of(scores)
        last = max(px(END), text.width(str(length), Role.SMALL) + px(BADGE) // 2)
        line = pygame.Rect(rect.left + px(END), rect.centery, rect.width - px(END) - last, 1)
        for end, room, points in ((rect.left, px(END), 0), (line.right, last, length)):
            words = pygame.Rect(end, rect.top, room, rect.height)
            ink = theme.colour("ink_soft")
            text.draw_line(surface, str(points), Role.SMALL, ink, words, align=1 if points else 0.5)
        edge = theme.colour("paper_edge")
        pygame.draw.rect(surface, edge, line.inflate(0, max(2, px(5))), 0, px(3))
        for points in range(0, length + 1, STEP // 2):
            x = line.left + line.width * points // length
            high = px(7 if points % STEP else 11)
            mark = pygame.Rect(x, line.top - high, max(1, px(2)), 2 * high)
            pygame.draw.rect(surface, edge, mark)
        side, placed = px(BADGE), dict.fromkeys(scores, 0)
        for seat, points in enumerate(scores):
            nth = placed[points]
            placed[points] += 1
            badge = pygame.Rect(0, 0, side, side)
            badge.center = (
                line.left + line.width * points // length + nth * side // 2,
                line.centery + (nth % 2 * 2 - 1) * (px(6) if scores.count(points) > 1 else 0),
            )
            self._brush.badge(surface, table.session.seats[seat].colour, badge)
