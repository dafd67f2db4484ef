"""The wood of the table where something lay on it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.scenes.landscape.ground import Ground, Rows, pave, pave_again, way_between
from discovery.ui.camera import Camera

if TYPE_CHECKING:
    from discovery.ui.camera import Cell

CAMERA = Camera(7, 31, -12)


def cells(seed: int) -> set[Cell]:
    rnd = random.Random(seed)
    return {(rnd.randrange(-4, 7), rnd.randrange(-3, 9)) for _ in range(40)}


def pixels(area: tuple[int, int, int, int]) -> set[tuple[int, int]]:
    left, top, width, height = area
    return {(x, y) for x in range(left, left + width) for y in range(top, top + height)}


@pytest.fixture
def ground() -> Ground:
    wood = pygame.Surface((16, 11))
    for x in range(16):
        for y in range(11):
            wood.set_at((x, y), (x * 9, y * 9, x * y))
    return Ground(wood, (5, -3))


@pytest.mark.parametrize("seed", range(6))
def test_what_cells_leave_of_an_area_is_all_that_they_do_not_cover(seed: int) -> None:
    laid, rnd = cells(seed), random.Random(seed)
    covered = {at for cell in laid for at in pixels(CAMERA.area(cell))}
    for _ in range(20):
        area = pygame.Rect(rnd.randrange(-20, 60), rnd.randrange(-20, 60), rnd.randrange(50), 13)
        left = [pixels(part) for part in Rows(laid).beside(CAMERA, [area])]
        bare = set().union(*left)
        assert bare == pixels((area.x, area.y, area.width, area.height)) - covered
        assert sum(map(len, left)) == len(bare)


def test_rows_cover_every_cell_and_its_shadow() -> None:
    laid = cells(3)
    areas = list(Rows(laid).areas(CAMERA))
    assert 1 < len(areas) < len(laid)
    for cell in laid:
        area = pygame.Rect(CAMERA.area(cell)).inflate(2, 2)
        assert any(row.contains(area) for row in areas), cell


def test_wood_laid_again_is_the_wood_that_was_there(ground: Ground) -> None:
    layer = pygame.Surface((70, 50))
    pave(layer, ground)
    before = pygame.image.tobytes(layer, "RGB")
    areas = [(0, 0, 20, 9), (19, 30, 51, 20), (3, 12, 1, 38), (68, 0, 2, 2)]
    for area in areas:
        layer.fill((255, 0, 0), area)
    assert pygame.image.tobytes(layer, "RGB") != before
    pave_again(layer, ground, areas)
    assert pygame.image.tobytes(layer, "RGB") == before


def test_other_wood_has_come_no_way(ground: Ground) -> None:
    assert way_between(ground, Ground(ground.wood, (9, -7))) == (4, -4)
    assert way_between(ground, Ground(ground.wood.copy(), ground.begin)) is None
