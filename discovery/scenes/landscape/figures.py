"""Followers and tiles as pictures at any place: on the board, on panels, in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.landscape.board import Figure
    from discovery.ui.camera import Camera, Point
    from discovery.ui.context import Context

SHEET = "followers"
SHARE, LEAST_UNITS = 0.4, 40
"""Height of a follower: this share of a tile, at least so many units."""


class FigurePainter:
    """Draws followers with their feet on a spot."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def height(self, camera: Camera) -> int:
        """Return how tall followers are on the board; few different heights, kept as pictures."""
        tall = max(self._context.theme.px(LEAST_UNITS), round(camera.size * SHARE))
        return -(-tall // 4) * 4

    def on_board(self, surface: pygame.Surface, figure: Figure, camera: Camera) -> None:
        """Draw a follower where it stands."""
        feet = camera.spot(figure.cell, figure.x, figure.y)
        self.draw(surface, figure.kind, figure.look, feet, self.height(camera))

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
