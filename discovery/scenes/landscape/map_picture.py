"""The whole board as one picture, to be kept; painted off the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.content.landscape import load_tile_art
from discovery.scenes.landscape.board import BoardLayer
from discovery.scenes.landscape.figures import FigurePainter
from discovery.scenes.landscape.glow import Lights
from discovery.scenes.landscape.ground import Ground
from discovery.scenes.landscape.painter import WOOD
from discovery.scenes.landscape.snapshot import figures_of, tiles_of
from discovery.scenes.landscape.tiles import TilePictures
from discovery.ui.camera import Camera, bounds_of

if TYPE_CHECKING:
    import pygame

    from discovery.match.match import Match
    from discovery.rules.landscape.view import LandscapeView
    from discovery.ui.context import Context

TILE = 192
"""Pixels of a tile's side."""
LONGEST = 4096
"""Pixels; a board that would be longer gets smaller tiles."""
MARGIN = 0.5
"""Tiles of wood around the board."""
GRAIN = 512
"""Pixels of the picture of wood."""


def paint_map(context: Context, match: Match) -> pygame.Surface:
    """Return a picture of everything that lies on the table.

    Raises:
        ContentError: the tile set is missing or broken.
        PictureError: the tile sheet is.
    """
    view = cast("LandscapeView", match.view(0))
    art = load_tile_art(context.paths.images)
    tiles, figures = tiles_of(view), figures_of(view, match.seats, art)
    bounds = bounds_of([tile.cell for tile in tiles])
    columns, rows = bounds.columns + 2 * MARGIN, bounds.rows + 2 * MARGIN
    side = min(TILE, int(LONGEST / max(columns, rows)))
    margin = round(MARGIN * side)
    camera = Camera(side, margin - bounds.left * side, margin - bounds.top * side)
    pictures = TilePictures(context.paths.images / "landscape" / "designs.webp", art)
    layer = BoardLayer(pictures, Lights(), FigurePainter(context))
    size = (bounds.columns * side + 2 * margin, bounds.rows * side + 2 * margin)
    wood = context.sheets.picture(WOOD, (GRAIN, GRAIN))
    return layer.get(Ground(wood, (camera.x, camera.y)), size, camera, tiles, figures)
