"""Which segment each part of a tile is: a small grey picture of every design, for outlines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from discovery.content.landscape import load_designs
from discovery.scenes.landscape.segments import COLUMNS, SIDE, STEP
from tools.art.masks import masks
from tools.art.tileset import TILE

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def segments(images: Path) -> NDArray[np.uint8]:
    """Return rows by columns of grey: `STEP` for a design's segment 0, twice that for 1, ..."""
    designs = load_designs(images)
    rows = -(-len(designs) // COLUMNS)
    sheet = np.zeros((rows * SIDE, COLUMNS * SIDE), dtype=np.uint8)
    shrink = TILE // SIDE
    for place, design in enumerate(designs):
        owner = masks(design).owner[shrink // 2 :: shrink, shrink // 2 :: shrink]
        top, left = place // COLUMNS * SIDE, place % COLUMNS * SIDE
        sheet[top : top + SIDE, left : left + SIDE] = (owner + 1) * STEP
    return sheet
