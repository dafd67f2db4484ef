"""The sheet on which recorded explorations lie open, where there is room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.journals import places
from discovery.scenes.journals.deck import ROUND
from discovery.scenes.journals.lettering import NAMES, put
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Seat
    from discovery.rules.journals.view import JournalsView
    from discovery.ui.context import Context

PALE = 110
"""Opacity of the book in the place of a card that does not lie there yet."""


def draw_tray(
    context: Context,
    surface: pygame.Surface,
    view: JournalsView,
    tray: pygame.Rect,
    colours: Mapping[Seat, int],
) -> None:
    """Draw the sheet without its cards, a row for each seat with the badge of its colour."""
    brush = Brush(context)
    brush.panel(surface, tray)
    for seat, row in places.tray_rows(tray, tuple(colours)).items():
        badge, box = places.after_badge(row)
        rim = min(8, badge.width // 6)
        brush.badge(surface, colours[seat], badge.inflate(-rim, -rim))
        if not view.recorded(seat):
            _draw_empty(context, surface, box)


def _draw_empty(context: Context, surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw the place of the first card, and tell beside it that none is recorded."""
    theme = context.theme
    (place,) = places.laid_out(box, 1)
    rim = max(1, place.width // 40)
    pygame.draw.rect(surface, theme.colour("paper_edge"), place, rim, place.width // ROUND)
    book = pygame.Rect(0, 0, place.width * 2 // 3, place.width * 2 // 3)
    book.center = place.center
    pale = context.sheets.part("journals/icons", "book", book.size).copy()
    pale.set_alpha(PALE)
    surface.blit(pale, book)
    words = pygame.Rect(place.right, box.top, box.right - place.right, box.height)
    words = words.inflate(-place.width // 2, -box.height // 4)
    soft, roles = theme.colour("ink_soft"), (*NAMES, Role.LEAST)
    put(context, surface, context.tr("Nothing recorded yet"), words, soft, align=0, roles=roles)
