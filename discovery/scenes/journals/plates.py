"""The leather of a plate that stands for a seat's board where text is large: cut from the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.journals.layout import share

if TYPE_CHECKING:
    from discovery.content.faces import BoardPlan
    from discovery.scenes.journals.places import Board
    from discovery.ui.context import Context

PLACES = ("name", "score", "storage", "tribes", "kept")
"""The places of a plate that are cut from those of a board, `kept` from its storage."""
RIM = 0.04
"""The share of its height by which a cut reaches over its place: the place's own rim."""


def draw_leather(
    surface: pygame.Surface, context: Context, board: str, own: BoardPlan, empty: Board
) -> None:
    """Draw an `empty` plate, its places cut from the picture `board` with those of `own`."""
    plate = empty.area
    whole = context.sheets.part("journals/boards", board, (plate.width, plate.width * 2 // 3))
    storage, tribes = (share(whole.get_rect(), own.places[one]) for one in ("storage", "tribes"))
    seam = pygame.Rect(storage.left, storage.bottom, storage.width, tribes.top - storage.bottom)
    leather = pygame.transform.average_color(whole, seam)
    radius = plate.height // 10
    pygame.draw.rect(surface, leather, plate, border_radius=radius)
    edge = context.theme.colour("shadow")
    pygame.draw.rect(surface, edge, plate, max(1, radius // 4), border_radius=radius)
    for place in filter(empty.plan.places.get, PLACES):
        to = empty.place(place)
        left, top, wide, high = own.places["storage" if place == "kept" else place]
        size = round(to.width / wide), round(to.height / high)
        picture = context.sheets.part("journals/boards", board, size)
        rim = round(to.height * RIM)
        cut = to.inflate(2 * rim, 2 * rim)
        at = (round(left * size[0]) - rim, round(top * size[1]) - rim)
        surface.blit(picture, cut, pygame.Rect(at, cut.size))
