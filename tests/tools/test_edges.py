"""One landscape: what a tile shows at an edge depends on terrain and side alone."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from discovery.content.landscape import load_designs, load_tile_art
from discovery.content.palette import load_palette
from tools.art.board import edges, joined, picture, read_sheet
from tools.art.landscape import draw_tile, spots
from tools.art.masks import masks
from tools.art.shapes import shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from discovery.rules.landscape.designs import Terrain

IMAGES = Path(__file__).parent.parent.parent / "images"
DESIGNS = {design.number: design for design in load_designs(IMAGES)}
CORNER = 4
"""Pixels at the ends of an edge that belong to two edges and to the border between them."""
DRAWN = (1, 4, 5, 6, 2, 12, 13, 21, 24, 42, 54, 66)
"""Designs of every family, with each terrain on many sides."""


def _add(rows: dict[tuple[Terrain, int], list[NDArray[np.int64]]], number: int, rotation: int,
         tile: NDArray[np.uint8]) -> None:  # fmt: skip
    whole = tile.astype(np.int64)
    sides = (whole[0], whole[:, -1], whole[-1], whole[:, 0])
    for side, terrain in enumerate(edges(DESIGNS[number], rotation)):
        rows.setdefault((terrain, side), []).append(sides[side][CORNER:-CORNER])


def _pictures() -> Iterator[tuple[int, int, int]]:
    """Yield design, copy and rotation of every picture on the sheet."""
    for number, design in DESIGNS.items():
        for copy, rotation in product(range(design.count), range(4)):
            yield number, copy, rotation


def test_outermost_pixels_as_drawn() -> None:
    rows: dict[tuple[Terrain, int], list[NDArray[np.int64]]] = {}
    for number in DRAWN:
        plain = masks(DESIGNS[number])
        art = spots(DESIGNS[number], plain)
        for rotation in range(4):
            copy = rotation % 3
            _add(rows, number, rotation, draw_tile(DESIGNS[number], art, rotation, plain, copy))
    assert len(rows) == 12
    for key, found in rows.items():
        stacked = np.stack(found)
        assert np.abs(stacked - stacked[0]).max() <= 2, key


def test_outermost_pixels_on_the_sheet() -> None:
    """The sheet is compressed: single pixels stray, whole edges do not."""
    sheet, art = read_sheet(IMAGES), load_tile_art(IMAGES)
    rows: dict[tuple[Terrain, int], list[NDArray[np.int64]]] = {}
    for number, copy, rotation in _pictures():
        left, top, wide, high = art[number].area(copy, rotation)
        _add(rows, number, rotation, sheet[top : top + high, left : left + wide])
    for key, found in rows.items():
        stacked = np.stack(found)
        strays = np.abs(stacked - np.median(stacked, axis=0))
        assert strays.mean(axis=(1, 2)).max() < 2.5, key
        assert np.percentile(strays, 99.5) <= 10, key


def test_sheet_goes_on_round_each_tile() -> None:
    sheet, art = read_sheet(IMAGES), load_tile_art(IMAGES)
    for number, copy, rotation in _pictures():
        left, top, wide, high = art[number].area(copy, rotation)
        inside = sheet[top, left : left + wide].astype(int)
        beyond = sheet[top - 2, left : left + wide].astype(int)
        assert np.abs(inside - beyond).mean() < 12, (number, copy, rotation)
        assert top + high + 8 <= sheet.shape[0]


def test_copies_differ_within_and_have_the_same_borders() -> None:
    sheet, art = read_sheet(IMAGES).astype(int), load_tile_art(IMAGES)
    for number, design in DESIGNS.items():
        for copy in range(1, design.count):
            a, b = (
                sheet[top : top + high, left : left + wide]
                for left, top, wide, high in (art[number].area(0, 2), art[number].area(copy, 2))
            )
            off = np.abs(a - b).max(axis=2) > 24
            assert 0.02 < off.mean() < 0.5, (number, copy)


def test_boards_for_looking_are_legally_joined() -> None:
    board = joined(list(DESIGNS.values()), 4, 3, 7)
    assert len(board) == 12
    for (x, y), tile in board.items():
        if (x + 1, y) in board:
            assert edges(*tile)[1] == edges(*board[x + 1, y])[3]
        if (x, y + 1) in board:
            assert edges(*tile)[2] == edges(*board[x, y + 1])[0]
    whole = picture(board, read_sheet(IMAGES), load_tile_art(IMAGES))
    assert whole.shape == (3 * 256, 4 * 256, 3)


@pytest.mark.parametrize("seat", range(5))
def test_shapes_fill_their_square(seat: int) -> None:
    found = shape(load_palette(IMAGES).seats[seat].shape, 50, 50, 60).getBounds()
    assert 18 < found.left() < 40
    assert 60 < found.right() < 84
    assert 34 < found.height() < 66
