"""The whole island as one picture, to be kept: both ways and the treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.island.camera import MapCamera
from discovery.scenes.island.chart import ChartLayer
from discovery.scenes.island.hexes import Hexes
from discovery.scenes.island.lattice import land_box, lattice_of, pitch_of
from discovery.scenes.island.session import Session
from discovery.scenes.island.table import Table
from discovery.scenes.island.ways import WayPainter

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.ui.context import Context

LONGEST = 4096
"""Pixels; a larger island gets smaller hexes."""
SEA = 2
"""Hexes of sea around the land."""


def paint_map(context: Context, match: Match) -> pygame.Surface:
    """Return a picture of the island with everything that may be shown of the game.

    Raises:
        ContentError: a sheet is missing or broken.
        PictureError: its picture is.
    """
    table = Table(Session(match))
    box = land_box(table.ground, SEA)
    half = LONGEST // 2 // max(box[2] - box[0], box[3] - box[1])
    while pitch_of(half) * (box[2] - box[0] + 2) > LONGEST:
        half -= 1
    lattice = lattice_of(table.ground, half)
    left, top, wide, high = lattice.area(box)
    picture = pygame.Surface((wide, high))
    layer = ChartLayer(context, Hexes(), WayPainter(context))
    layer.paint(picture, table, MapCamera(lattice, -left, -top))
    return picture
