"""The whole table as one picture, to be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame

from discovery.content.faces import load_board_plans, load_faces
from discovery.scenes.journals.layout import make_layout
from discovery.scenes.journals.still import StillPainter

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.journals.view import JournalsView
    from discovery.ui.context import Context

SIZE = (1920, 1080)


def paint_map(context: Context, match: Match) -> pygame.Surface:
    """Return a picture of all boards; raises `ContentError`."""
    view = cast("JournalsView", match.view(0))
    plans = load_board_plans(context.paths.images)
    faces = load_faces(context.paths.images, tuple(view.cards.values()))
    layout = make_layout(SIZE, 1.0, view.players, plans)
    surface = pygame.Surface(SIZE)
    boards = dict(enumerate(layout.boards))
    still = StillPainter(context, faces, plans, match.seats)
    still.draw(surface, view, layout, boards)
    return surface.subsurface(layout.room.inflate(16, 16).clip(surface.get_rect())).copy()
