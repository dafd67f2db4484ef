"""The sheet of all landscape tiles, and the tile set that tells what stands where on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from discovery.content.landscape import load_designs
from tools.art import tileset
from tools.art.landscape import draw_tile, spots
from tools.art.masks import masks
from tools.art.tileset import COLUMNS, MARGIN, PITCH

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def draw(images: Path) -> tuple[NDArray[np.uint8], tuple[str, str]]:
    """Return the sheet, four pictures for each copy, and the texts of tile set and map."""
    designs = load_designs(images)
    sheet = np.zeros((tileset.sheet_rows(designs) * PITCH, COLUMNS * PITCH, 3), dtype=np.uint8)
    art = {}
    for place, (design, copy) in enumerate(tileset.copies(designs)):
        plain = masks(design)
        art[design.number] = spots(design, plain)
        for rotation in range(4):
            row, column = divmod(4 * place + rotation, COLUMNS)
            area = np.s_[row * PITCH : (row + 1) * PITCH, column * PITCH : (column + 1) * PITCH]
            tile = draw_tile(design, art[design.number], rotation, plain, copy)
            sheet[area] = np.pad(tile, ((MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0)), "symmetric")
    return sheet, (tileset.tile_set(designs, art), tileset.whole_map(designs))
