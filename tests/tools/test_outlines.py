"""The geometry of the drawn tiles agrees with what the rules know of the designs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.ndimage import label

from discovery.content.landscape import load_designs, load_tile_art
from discovery.rules.landscape.designs import Terrain
from tools.art.landscape import spots
from tools.art.masks import EDGE_DISTANCE, masks
from tools.art.tileset import tile_set, whole_map

if TYPE_CHECKING:
    from discovery.rules.landscape.designs import Design
    from tools.art.masks import Masks

IMAGES = Path(__file__).parent.parent.parent / "images"
DESIGNS = load_designs(IMAGES)
CORNER = 12
"""Pixels round a corner, where areas narrow to points and pixels no longer show them."""


@pytest.fixture(scope="module")
def drawn() -> dict[int, Masks]:
    return {design.number: masks(design) for design in DESIGNS}


def _away_from_corners() -> np.ndarray:
    axis = np.minimum(np.arange(256), 255 - np.arange(256))
    return np.maximum(axis[:, None], axis[None, :]) >= CORNER


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: str(design.number))
def test_areas_are_whole_and_own_their_edges(design: Design, drawn: dict[int, Masks]) -> None:
    owner = drawn[design.number].owner
    sides = (owner[0], owner[:, -1], owner[-1], owner[:, 0])
    for index, segment in enumerate(design.segments):
        assert label((owner == index) & _away_from_corners())[1] == 1, index
        for edge in segment.edges:
            assert (sides[edge][2:-2] == index).all(), (index, edge)


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: str(design.number))
def test_only_bordering_areas_touch(design: Design, drawn: dict[int, Masks]) -> None:
    owner = np.where(_away_from_corners(), drawn[design.number].owner, -1)
    touching = set()
    for one, other in ((owner[1:], owner[:-1]), (owner[:, 1:], owner[:, :-1])):
        differ = (one != other) & (one >= 0) & (other >= 0)
        pairs = zip(one[differ].tolist(), other[differ].tolist(), strict=True)
        touching |= {(min(pair), max(pair)) for pair in pairs}
    assert touching == set(design.borders)


def test_spots_lie_well_inside_their_areas(drawn: dict[int, Masks]) -> None:
    art = load_tile_art(IMAGES)
    for design in DESIGNS:
        found = drawn[design.number]
        for index, (x, y) in enumerate(art[design.number].spots):
            row, column = int(y * 256), int(x * 256)
            assert found.owner[row, column] == index
            near = [grid[row, column] for pair, grid in found.distances.items() if index in pair]
            assert min([*near, EDGE_DISTANCE[row, column]]) > 28, (design.number, index)
            for city_x, city_y in art[design.number].cities:
                assert np.hypot(x - city_x, y - city_y) * 256 > 40, (design.number, index)


def test_cities_stand_on_their_border(drawn: dict[int, Masks]) -> None:
    art = load_tile_art(IMAGES)
    for design in DESIGNS:
        for pair, (x, y) in zip(design.cities, art[design.number].cities, strict=True):
            assert drawn[design.number].distances[pair][int(y * 256), int(x * 256)] < 2
            assert 0.12 < x < 0.88, design.number
            assert 0.12 < y < 0.88, design.number


def test_tile_set_is_as_the_tool_writes_it(drawn: dict[int, Masks]) -> None:
    art = {design.number: spots(design, drawn[design.number]) for design in DESIGNS}
    tsx, tmx = (IMAGES / "landscape" / f"designs.{kind}" for kind in ("tsx", "tmx"))
    assert tsx.read_text(encoding="utf-8") == tile_set(DESIGNS, art)
    assert tmx.read_text(encoding="utf-8") == whole_map(DESIGNS)


def test_turning_moves_the_areas_clockwise(drawn: dict[int, Masks]) -> None:
    turned = drawn[24].turned(1)
    assert turned.owner[128, -1] == 0  # the sea of the north lies in the east now
    assert turned.terrain[Terrain.SEA][128, -1] == 1
    middle = turned.lines[0, 1][80]
    assert turned.distances[0, 1][int(middle[1] * 256), int(middle[0] * 256)] < 2
