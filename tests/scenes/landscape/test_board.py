"""The picture of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.scenes.landscape import painter, tiles
from discovery.scenes.landscape.scene import TableScene
from tests.scenes.landscape.bench import new_match
from tests.support.play import step

if TYPE_CHECKING:
    from discovery.scenes.landscape.tiles import Look
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


def test_a_board_that_changes_is_the_one_that_is_painted_from_nothing(context: Context) -> None:
    """Tiles are laid, followers come and go; those of the north reach over the board's rim."""
    match = new_match(seed=11)
    scene = TableScene(context, match)
    scene.layout(context.theme.size)
    scene.table.zoom(-4)
    shown = []
    for _ in range(40):
        step(match)
        match.confirm()
        scene.table.session.look()
        scene.table.refresh()
        shown.append(picture(scene))
        assert from_nothing(scene) == shown[-1]
    assert len(set(shown)) > 25


def test_a_board_far_away_is_painted_whole(scene: TableScene) -> None:
    scene.painter.board(scene.context.theme.size)
    scene.table.camera = scene.table.camera.moved(5000, 0)
    shifted = picture(scene)
    scene.painter.release()
    assert picture(scene) == shifted


def quickly(scene: TableScene) -> bytes:
    layer = scene.painter.board(scene.context.theme.size, quick=True)
    return pygame.image.tobytes(layer, "RGB")


def from_nothing(scene: TableScene) -> bytes:
    scene.painter.release()
    return picture(scene)


def see_to_tiles(scene: TableScene) -> None:
    """Wait until the tiles are there that are made off the frame."""
    draw(scene)
    for _ in range(99):
        making = scene.painter.ahead._making
        if making is None:
            return
        making[1].result()
        scene.woken()
        if scene.stale:
            draw(scene)
    pytest.fail("it never ends")


def draw(scene: TableScene) -> None:
    scene.stale = False
    scene.draw(scene.context.display.surface)


@pytest.mark.parametrize("steps", [(1,), (-1,), (2, -1), (1, 1, -3), (-2, 1, 4)])
def test_a_board_that_grew_is_the_one_that_is_painted_there(
    scene: TableScene, steps: tuple[int, ...]
) -> None:
    before = picture(scene)
    for step_ in steps:
        scene.table.zoom(step_, (500, 301))
        grown = picture(scene)
    assert grown != before
    assert from_nothing(scene) == grown


def test_a_first_step_shows_rough_tiles_until_the_fine_ones_are_made(scene: TableScene) -> None:
    draw(scene)
    scene.table.zoom(1, (500, 301))
    draw(scene)
    rough = quickly(scene)
    assert scene.painter.layer.rough
    see_to_tiles(scene)
    fine = quickly(scene)
    assert not scene.painter.layer.rough
    assert fine != rough
    assert from_nothing(scene) == fine


@pytest.mark.parametrize("way", [1, -1])
def test_a_step_from_a_table_at_rest_is_fine_at_once(scene: TableScene, way: int) -> None:
    draw(scene)
    for step_ in (1, way, way):
        see_to_tiles(scene)
        scene.table.zoom(step_)
        scene.stale = False
        shown = quickly(scene)
    assert not scene.painter.layer.rough
    assert from_nothing(scene) == shown


def test_a_rough_board_can_be_shifted_and_becomes_fine(scene: TableScene) -> None:
    draw(scene)
    scene.table.zoom(3)
    quickly(scene)
    scene.table.pan(-90, 40)
    quickly(scene)
    assert scene.painter.layer.rough
    see_to_tiles(scene)
    fine = quickly(scene)
    assert from_nothing(scene) == fine


def test_whoever_wants_a_fine_picture_gets_one(scene: TableScene) -> None:
    draw(scene)
    scene.table.zoom(1)
    quickly(scene)
    assert scene.painter.layer.rough
    fine = picture(scene)
    assert from_nothing(scene) == fine


def test_no_tiles_are_made_ahead_before_one_zooms(scene: TableScene) -> None:
    draw(scene)
    scene.table.pan(90, 0)
    draw(scene)
    assert not scene.painter.ahead.making
    scene.table.zoom(1)
    draw(scene)
    assert scene.painter.ahead.making


def test_tiles_for_which_there_is_no_room_are_not_made_again_and_again(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(scene)
    scene.table.zoom(1)
    draw(scene)
    assert scene.painter.ahead.making
    monkeypatch.setattr(painter, "WINDOWS", 0)
    see_to_tiles(scene)
    fine = quickly(scene)
    assert not scene.painter.layer.rough
    assert from_nothing(scene) == fine


def test_no_more_tiles_are_kept_than_there_is_room_for(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tiles of one size alone have more pixels, those that the window shows have fewer."""
    monkeypatch.setattr(painter, "WINDOWS", 0.2)
    monkeypatch.setattr(painter, "CHUNK", 40_000)
    monkeypatch.setattr(tiles, "CHUNK", 40_000)
    pictures, asked = scene.painter.pictures, []
    make = pictures.make

    def noted(looks: list[Look], size: int) -> dict[Look, pygame.Surface]:
        asked.append(len(looks) * size * size)
        return make(looks, size)

    monkeypatch.setattr(pictures, "make", noted)
    draw(scene)
    for way in (1, 1, 1, 1, 1, 1, -1, -1):
        scene.table.zoom(way)
        draw(scene)
        see_to_tiles(scene)
        shown = scene.table.camera.size
        kept = sum(size * size * len(of) for size, of in pictures._scaled.items())
        assert pictures.holds(kept)
        assert not scene.painter.layer.rough
        seen = scene.painter.layer.looks(
            scene.table.tiles, scene.table.camera, (0, 0, *scene.context.theme.size)
        )
        assert not pictures.missing(seen.values(), shown)
    assert len(asked) > 20
    assert max(asked) <= 40_000


def test_tiles_made_for_another_look_are_not_taken(scene: TableScene) -> None:
    draw(scene)
    scene.table.zoom(1)
    draw(scene)
    scene.context.settings.symbols = True
    scene.enter()
    draw(scene)
    see_to_tiles(scene)
    marked = quickly(scene)
    assert from_nothing(scene) == marked


def test_the_wood_stays_when_one_zooms_and_moves_with_the_board(scene: TableScene) -> None:
    wood = scene.table.grain
    scene.table.zoom(2, (500, 301))
    assert scene.table.grain == wood
    scene.table.pan(-20, 10)
    assert scene.table.grain == (wood[0] - 20, wood[1] + 10)
    scene.table.fit()
    assert scene.table.grain == (scene.table.camera.x, scene.table.camera.y)
