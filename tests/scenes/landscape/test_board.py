"""The picture of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.scenes.landscape.scene import TableScene
from tests.scenes.landscape.bench import new_match
from tests.support.play import step

if TYPE_CHECKING:
    from discovery.ui.context import Context


@pytest.fixture
def scene(context: Context) -> TableScene:
    match = new_match(seed=4)
    for _ in range(60):
        step(match)
    match.confirm()
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    return scene


def picture(scene: TableScene) -> bytes:
    return pygame.image.tobytes(scene.painter.board(scene.context.theme.size), "RGB")


@pytest.mark.parametrize("way", [(9, 0), (-7, 0), (0, 11), (0, -130), (64, 33), (-150, 90)])
def test_a_board_that_was_shifted_is_the_one_that_is_painted_there(
    scene: TableScene, way: tuple[int, int]
) -> None:
    before = picture(scene)
    for _ in range(3):
        scene.table.pan(*way)
        shifted = picture(scene)
    assert shifted != before
    scene.painter.release()
    assert picture(scene) == shifted


def test_a_board_far_away_is_painted_whole(scene: TableScene) -> None:
    scene.painter.board(scene.context.theme.size)
    scene.table.camera = scene.table.camera.moved(5000, 0)
    shifted = picture(scene)
    scene.painter.release()
    assert picture(scene) == shifted
