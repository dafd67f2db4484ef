"""Lays the markers of a way on its hexes: the hours, and the sign of a shortcut or an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.island.markers import NONE
from discovery.ui.kept import Kept
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.island.markers import Marker
    from discovery.scenes.island.lattice import Point
    from discovery.ui.context import Context

CHIPS = "island/markers"
LEAST_SHARE = 1.35
"""How high half a hex is, in lines of a label, where its marker can be read."""
DOWN = 0.6
"""How far below the middle of its hex a marker lies, in halves of a hex."""
SIGNS = {
    "back_shortcut": "sign_shortcut",
    "back_turns": "sign_turns",
    "back_lost": "sign_lost",
    "back_unstoppable": "sign_unstoppable",
}
"""What the sheet calls the sign on the back of a chip."""
RIMS = {
    "back_hours": "brass",
    "back_shortcut": "good",
    "back_turns": "brass",
    "back_lost": "focus",
    "back_unstoppable": "bad",
}
_FINE = 4
"""Drawn so many times as large, then made small, so that the edges are soft."""
_ROOM = 1 << 20


def back_of(face: Marker) -> str:
    """Return which back of the chips a marker has."""
    if face.shortcut:
        return "back_shortcut"
    if not face.event:
        return "back_hours"
    if face.item == NONE:
        return "back_unstoppable"
    return "back_lost" if face.lost else "back_turns"


class MarkerPainter:
    """Makes small markers, and keeps those of the sizes that were drawn last."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._made = Kept(_ROOM)

    def draw(
        self,
        surface: pygame.Surface,
        spots: Sequence[Point],
        faces: Sequence[Marker | None],
        half: int,
        *,
        alpha: int = 255,
    ) -> None:
        """Lay the markers of hexes, whose middles are given, where these are large enough."""
        if half < LEAST_SHARE * self._context.text.line_height(Role.LABEL):
            return
        # Where a way crosses itself the last marker lies there.
        for spot, face in dict(zip(spots, faces, strict=True)).items():
            if face is not None:
                picture = self.get(face, half)
                at = (spot[0], spot[1] + round(DOWN * half))
                picture.set_alpha(alpha)
                surface.blit(picture, picture.get_rect(center=at))

    def get(self, face: Marker, half: int) -> pygame.Surface:
        """Return the picture of a marker on a hex of a size; shared."""
        role = self._role(half)
        key = (back_of(face), face.hours, role)
        return self._made.get(key) or self._made.keep(key, self._make(*key))

    def release(self) -> None:
        """Forget every picture: the window changes."""
        self._made.clear()

    def _role(self, half: int) -> Role:
        large = half >= 2 * self._context.text.line_height(Role.SMALL)
        return Role.SMALL if large else Role.LABEL

    def _make(self, back: str, hours: int, role: Role) -> pygame.Surface:
        """Draw a low hex of paper with the sign and the hours side by side."""
        theme, text = self._context.theme, self._context.text
        number = text.render(str(hours), role, theme.colour("ink"))
        sign = self._sign(back, number.get_height()) if back in SIGNS else None
        high, gap = number.get_height() + 2, max(1, number.get_height() // 8)
        inside = number.get_width() + (0 if sign is None else sign.get_width() + gap)
        wide = inside + high * 3 // 4
        made = _plate((wide, high), theme.colour("paper_light"), theme.colour(RIMS[back]))
        left = (wide - inside) // 2
        if sign is not None:
            made.blit(sign, sign.get_rect(midleft=(left, high // 2)))
            left += sign.get_width() + gap
        made.blit(number, number.get_rect(midleft=(left, high // 2)))
        return made

    def _sign(self, back: str, high: int) -> pygame.Surface:
        """Return the sign on the back of a chip, so many pixels high at most."""
        sheets, name = self._context.sheets, SIGNS[back]
        _, _, wide, tall = sheets.frame(CHIPS, name).rect
        share = min(high * 0.9 / tall, high * 1.3 / wide)
        return sheets.fresh(CHIPS, name, (round(wide * share), round(tall * share)))


def _plate(
    size: tuple[int, int], paper: tuple[int, int, int], rim: tuple[int, int, int]
) -> pygame.Surface:
    wide, high = size[0] * _FINE, size[1] * _FINE
    drawn = pygame.Surface((wide, high), pygame.SRCALPHA)
    drawn.fill((*rim, 0))
    slope, edge = high // 4, _FINE
    corners = [
        (edge, high // 2),
        (slope, edge),
        (wide - slope, edge),
        (wide - edge, high // 2),
        (wide - slope, high - edge),
        (slope, high - edge),
    ]
    pygame.draw.polygon(drawn, (30, 18, 8, 255), corners)
    pygame.draw.polygon(drawn, (*rim, 255), _shrunk(corners, (wide, high), _FINE))
    pygame.draw.polygon(drawn, (*paper, 255), _shrunk(corners, (wide, high), 2 * _FINE + 2))
    return pygame.transform.smoothscale(drawn, size)


def _shrunk(
    corners: Sequence[tuple[int, int]], size: tuple[int, int], by: int
) -> list[tuple[float, float]]:
    """Return corners drawn in towards the middle."""
    x, y = size[0] / 2, size[1] / 2
    across, down = 1 - by / x, 1 - by / y
    return [(x + (a - x) * across, y + (b - y) * down) for a, b in corners]
