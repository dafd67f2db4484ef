"""Boards of legally joined tiles, for pictures and for looking: `python -m tools.art.board OUT`."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from discovery.content.landscape import load_designs, load_tile_art
from discovery.rules.landscape.designs import EAST, NORTH, SOUTH, WEST, turned
from tools.art.tileset import TILE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from discovery.content.landscape import TileArt
    from discovery.rules.landscape.designs import Design, Terrain

    Placed = dict[tuple[int, int], tuple[Design, int]]

IMAGES = Path(__file__).parent.parent.parent / "images"


def edges(design: Design, rotation: int) -> list[Terrain]:
    """Return the terrain of each side of a design after quarter turns clockwise."""
    found = {turned(e, rotation): s.terrain for s in design.segments for e in s.edges}
    return [found[side] for side in range(4)]


def joined(designs: Sequence[Design], columns: int, rows: int, seed: int) -> Placed:
    """Return a full board, each tile by chance among those that fit; copies never run out."""
    rng = random.Random(seed)
    board: Placed = {}
    for y in range(rows):
        for x in range(columns):
            fitting = []
            for design in designs:
                for rotation in range(4):
                    sides = edges(design, rotation)
                    west, north = board.get((x - 1, y)), board.get((x, y - 1))
                    if west and edges(*west)[EAST] != sides[WEST]:
                        continue
                    if north and edges(*north)[SOUTH] != sides[NORTH]:
                        continue
                    calm = 4 if len(design.segments) < 3 else 1
                    fitting += [(design, rotation)] * design.count * calm
            board[x, y] = rng.choice(fitting)
    return board


def picture(board: Placed, sheet: NDArray[np.uint8], art: dict[int, TileArt]) -> NDArray[np.uint8]:
    """Return the board cut from the sheet of tiles: rows by columns by RGB."""
    columns, rows = (max(cell[axis] for cell in board) + 1 for axis in (0, 1))
    whole = np.zeros((rows * TILE, columns * TILE, 3), dtype=np.uint8)
    laid: Counter[int] = Counter()
    for (x, y), (design, rotation) in board.items():
        left, top, wide, high = art[design.number].area(laid[design.number], rotation)
        laid[design.number] += 1
        cut = sheet[top : top + high, left : left + wide]
        whole[y * TILE : (y + 1) * TILE, x * TILE : (x + 1) * TILE] = cut
    return whole


def read_sheet(images: Path) -> NDArray[np.uint8]:
    """Return the committed sheet of tiles."""
    return np.asarray(Image.open(images / "landscape" / "designs.webp").convert("RGB"))


def main() -> None:
    """Write a picture of a board, to be looked at."""
    words = argparse.ArgumentParser(prog="python -m tools.art.board", description=main.__doc__)
    words.add_argument("out", type=Path)
    words.add_argument("--size", default="6x5", help="columns by rows, such as 6x5")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    columns, rows = map(int, given.size.split("x"))
    board = joined(load_designs(IMAGES), columns, rows, given.seed)
    Image.fromarray(picture(board, read_sheet(IMAGES), load_tile_art(IMAGES))).save(given.out)


if __name__ == "__main__":
    main()
