"""Followers and tiles as pictures at any place: on the board, on panels, in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.landscape.board import Figure
    from discovery.ui.camera import Camera, Point
    from discovery.ui.context import Context

SHEET = "followers"
SHARE, LEAST_UNITS, MOST_SHARE = 0.46, 44, 0.66
"""Height of a follower: this share of a tile, at least so many units, never more than a share."""
BELOW = 0.42
"""How far below the spot that a follower stands on its feet are, as a share of its height."""


class FigurePainter:
    """Draws followers with their feet on a spot."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def height(self, camera: Camera) -> int:
        """Return how tall followers are on the board; few different heights, kept as pictures."""
        tall = max(self._context.theme.px(LEAST_UNITS), round(camera.size * SHARE))
        return -(-min(tall, round(camera.size * MOST_SHARE)) // 4) * 4

    def on_board(self, surface: pygame.Surface, figure: Figure, camera: Camera) -> None:
        """Draw a follower where it stands."""
        spot = camera.spot(figure.cell, figure.x, figure.y)
        self.draw_around(surface, figure.kind, figure.look, spot, self.height(camera))

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
        feet = (spot[0], spot[1] + round(height * BELOW))
        self.draw(surface, kind, look, feet, height, alpha)

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
        frame = self._context.sheets.frame(SHEET, name)
        scale = height / frame.rect[3]
        size = (max(1, round(frame.rect[2] * scale)), height)
        picture = self._context.sheets.part(SHEET, name, size)
        corner = (
            feet[0] - round(frame.anchor[0] * scale),
            feet[1] - round(frame.anchor[1] * scale),
        )
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        surface.blit(picture, corner)
