"""Reads the files in `images/` into plain values. The only user of pytmx; opens no display.

Every loader takes the folder of the files and raises `ContentError` for what is missing or wrong.
"""

from discovery.content.errors import ContentError
from discovery.content.files import content_digest
from discovery.content.landscape import (
    TileArt,
    designs_digest,
    load_designs,
    load_tile_art,
    turn_point,
)
from discovery.content.palette import Palette, SeatLook, load_palette
from discovery.content.sheets import Frame, Sheet, load_sheet

__all__ = [
    "ContentError",
    "Frame",
    "Palette",
    "SeatLook",
    "Sheet",
    "TileArt",
    "content_digest",
    "designs_digest",
    "load_designs",
    "load_palette",
    "load_sheet",
    "load_tile_art",
    "turn_point",
]
