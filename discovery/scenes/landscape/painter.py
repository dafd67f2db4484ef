"""The whole picture of the table, from the wood up to what is in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.air import AirPainter
from discovery.scenes.landscape.board import BoardLayer
from discovery.scenes.landscape.figures import FigurePainter
from discovery.scenes.landscape.glow import Lights
from discovery.scenes.landscape.motion import resting
from discovery.scenes.landscape.overlays import Overlays
from discovery.scenes.landscape.panels import PanelPainter
from discovery.scenes.landscape.tiles import TilePictures

if TYPE_CHECKING:
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.ui.context import Context

WOOD = "ui/wood.webp"
WOOD_UNITS = 512
THUMBNAIL = (512, 288)


class Painter:
    """Everything that draws the table, with its pictures."""

    def __init__(self, context: Context, table: Table) -> None:
        """Read the tile sheet.

        Raises:
            PictureError: it is missing or broken.
        """
        self._context = context
        self._table = table
        self.lights = Lights()
        figures = FigurePainter(context)
        pictures = TilePictures(context.paths.images / "landscape" / "designs.webp", table.art)
        self.layer = BoardLayer(pictures, self.lights, figures.on_board)
        self._overlays = Overlays(context, pictures, self.lights, figures)
        self._panels = PanelPainter(context, pictures, figures)
        self._air = AirPainter(context, pictures, self.lights, figures)

    def board(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of what lies still on a table of `size` pixels; shared."""
        side = self._context.theme.px(WOOD_UNITS)
        wood = self._context.sheets.picture(WOOD, (side, side))
        tiles, figures = resting(self._table)
        return self.layer.get(wood, size, self._table.camera, tiles, figures)

    def draw(self, surface: pygame.Surface, held: Target | None) -> None:
        """Draw the whole screen."""
        table = self._table
        surface.blit(self.board(surface.get_size()), (0, 0))
        still = not table.movements
        if still:
            self._overlays.draw(surface, table)
        self._panels.draw(surface, table, held)
        if still:
            self._overlays.draw_new_tile(surface, table)
            self._overlays.draw_carried(surface, table)
        self._air.draw(surface, table)

    def thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a small picture of the board alone, which has no secrets on it."""
        camera, bounds = self._table.camera, self._table.bounds
        tiles = pygame.Rect(
            camera.corner((bounds.left, bounds.top)),
            (bounds.columns * camera.size, bounds.rows * camera.size),
        ).inflate(camera.size, camera.size)
        window = pygame.Rect((0, 0), size)
        high = max(tiles.height, -(-tiles.width * THUMBNAIL[1] // THUMBNAIL[0]))
        high = min(high, window.height, window.width * THUMBNAIL[1] // THUMBNAIL[0])
        cut = pygame.Rect(0, 0, high * THUMBNAIL[0] // THUMBNAIL[1], high)
        cut.center = tiles.center
        cut.clamp_ip(window)
        return pygame.transform.smoothscale(self.board(size).subsurface(cut), THUMBNAIL)

    def release(self) -> None:
        """Give large pictures back."""
        self.layer.release()
        self.lights.clear()
