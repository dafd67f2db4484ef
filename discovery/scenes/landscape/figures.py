"""Followers and tiles as pictures at any place: on the board, on panels, in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.ui.kept import Kept

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.landscape.board import Figure
    from discovery.ui.camera import Camera, Point
    from discovery.ui.context import Context

SHEET = "followers"
ROOM = 8_000_000
"""Bytes of followers that are kept: all kinds and seats at the largest size take less."""
SHARE, LEAST_UNITS, MOST_SHARE = 0.46, 44, 0.66
"""Height of a follower: this share of a tile, at least so many units, never more than a share."""
BELOW = 0.42
"""How far below the spot that a follower stands on its feet are, as a share of its height."""


class FigurePainter:
    """Draws followers with their feet on a spot."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kept = Kept(ROOM)

    def forget(self) -> None:
        """Forget every picture."""
        self._kept.clear()

    def height(self, camera: Camera) -> int:
        """Return how tall followers are on the board; few different heights, kept as pictures."""
        tall = max(self._context.theme.px(LEAST_UNITS), round(camera.size * SHARE))
        return -(-min(tall, round(camera.size * MOST_SHARE)) // 4) * 4

    def on_board(self, surface: pygame.Surface, figure: Figure, camera: Camera) -> None:
        """Draw a follower where it stands."""
        spot = camera.spot(figure.cell, figure.x, figure.y)
        self.draw_around(surface, figure.kind, figure.look, spot, self.height(camera))

    def area(self, figure: Figure, camera: Camera) -> pygame.Rect:
        """Return what a follower covers where it stands."""
        spot, height = camera.spot(figure.cell, figure.x, figure.y), self.height(camera)
        name, feet = f"{figure.kind}_{figure.look}", _feet(spot, height)
        return self._context.sheets.standing(SHEET, name, feet, height)

    def draw_around(  # noqa: PLR0913, PLR0917 - what, whose, where and how large
        self,
        surface: pygame.Surface,
        kind: str,
        look: int,
        spot: Point,
        height: int,
        alpha: int = 255,
    ) -> None:
        """Draw a follower with its middle on a pixel."""
        self.draw(surface, kind, look, _feet(spot, height), height, alpha)

    def draw(  # noqa: PLR0913, PLR0917 - what, whose, where and how large
        self,
        surface: pygame.Surface,
        kind: str,
        look: int,
        feet: Point,
        height: int,
        alpha: int = 255,
    ) -> None:
        """Draw a follower of seat colour `look` with its feet at a pixel."""
        name = f"{kind}_{look}"
        area = self._context.sheets.standing(SHEET, name, feet, height)
        key, kept = (name, area.size), self._kept
        picture = kept.get(key) or kept.keep(key, self._context.sheets.fresh(SHEET, *key))
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        surface.blit(picture, area)


def _feet(spot: Point, height: int) -> Point:
    """Return where a follower's feet are with its middle on a pixel."""
    return spot[0], spot[1] + round(height * BELOW)
