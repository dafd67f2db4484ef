"""Draws people's own notes on the map, and the pen beside the one that is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.island.desk import SIGNS
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

DESK = "island/desk"
PEN_UNITS, PEN_SHARE = 52, 1.8
"""How high a pen is at least, and in halves of a hex."""
ASIDE = 0.5
"""How far from a note's middle the pen's point is, to the right and upwards, in radii."""


class NotePainter:
    """Writes the signs of a desk's notes in the seat's colour."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def draw(
        self, surface: pygame.Surface, table: Table, shows: Callable[[pygame.Rect], bool]
    ) -> None:
        """Write the notes within the surface's clip whose boxes `shows` allows."""
        text, theme = self._context.text, self._context.theme
        look = theme.seat(table.session.seats[table.viewer].colour)
        clip = surface.get_clip()
        role, disc = self._size(table)
        for box, number in zip(self.discs(table), table.desk.notes.values(), strict=True):
            if box.colliderect(clip) and shows(box.inflate(4, 4)):
                picture = text.render(SIGNS[number], role, look.ink)
                pygame.draw.aacircle(surface, theme.colour("shadow"), box.center, disc + 1)
                pygame.draw.aacircle(surface, look.colour, box.center, disc)
                surface.blit(picture, picture.get_rect(center=box.center))
        pen = self.pen_area(table)
        if pen is not None and pen.colliderect(clip) and shows(pen):
            surface.blit(self._context.sheets.part(DESK, _pen_of(table), pen.size), pen)

    def discs(self, table: Table) -> list[pygame.Rect]:
        """Return where the notes lie, in their order."""
        _, disc = self._size(table)
        found = [pygame.Rect(0, 0, 2 * disc, 2 * disc) for _ in table.desk.notes]
        for box, place in zip(found, table.desk.notes, strict=True):
            box.center = table.centre(place)
        return found

    def pen_area(self, table: Table) -> pygame.Rect | None:
        """Return where the pen lies: beside the note that is pointed at, None where none is."""
        place = table.hovered
        if place not in table.desk.notes or place is None:
            return None
        half, (_, disc) = table.camera.half, self._size(table)
        high = max(self._context.theme.px(PEN_UNITS), round(PEN_SHARE * half))
        x, y = table.centre(place)
        aside = round(ASIDE * disc)
        point = x + aside, y - aside
        return self._context.sheets.standing(DESK, _pen_of(table), point, high)

    def _size(self, table: Table) -> tuple[Role, int]:
        """Return in which letters signs are written, and the radius of the disc below them."""
        text = self._context.text
        large = table.camera.half >= text.line_height(Role.STRONG)
        role = Role.STRONG if large else Role.LABEL
        return role, text.line_height(role) // 2 + 1


def _pen_of(table: Table) -> str:
    """Return the viewer's pen."""
    return f"pen_{table.session.seats[table.viewer].colour}"
