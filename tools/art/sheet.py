"""The sheet of all landscape tiles, and the tile set that tells what stands where on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from discovery.content import load_designs
from tools.art import tileset
from tools.art.landscape import draw_tile, spots
from tools.art.masks import masks
from tools.art.tileset import COLUMNS, MARGIN, PITCH

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def draw(images: Path) -> NDArray[np.uint8]:
    """Return the sheet: four pictures for each design, in the order of the tile set."""
    designs = load_designs(images)
    sheet = np.zeros((tileset.sheet_rows(designs) * PITCH, COLUMNS * PITCH, 3), dtype=np.uint8)
    for place, design in enumerate(designs):
        plain, art = masks(design), spots(design)
        for rotation in range(4):
            row, column = divmod(4 * place + rotation, COLUMNS)
            area = np.s_[row * PITCH : (row + 1) * PITCH, column * PITCH : (column + 1) * PITCH]
            tile = draw_tile(design, art, rotation, plain)
            sheet[area] = np.pad(tile, ((MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0)), "symmetric")
    return sheet


def tiled_files(images: Path) -> tuple[str, str]:
    """Return the tile set and the map that shows it, with the spots as they are drawn now."""
    designs = load_designs(images)
    art = {design.number: spots(design) for design in designs}
    return tileset.tile_set(designs, art), tileset.whole_map(designs)
