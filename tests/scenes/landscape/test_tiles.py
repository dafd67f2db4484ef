"""Pictures of tiles: one for each copy of a design, with symbols if one wants them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from discovery.match.replay import replay
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.segments import SegmentPictures
from discovery.scenes.landscape.session import Session
from discovery.scenes.landscape.snapshot import INSIDE, SOUTHMOST, figures_of, next_copy, tiles_of
from discovery.scenes.landscape.tiles import Look, TilePictures
from tests.scenes.landscape.bench import IMAGES, art, box, new_match
from tests.support.play import step

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.scenes.landscape.board import Tile
    from discovery.ui.context import Context

TWICE, ONCE = 2, 1
"""Designs that are there so many times."""


@pytest.fixture
def pictures(context: Context) -> TilePictures:  # noqa: ARG001 - its window must be open
    return TilePictures(IMAGES / "landscape" / "designs.webp", art())


def pixels(picture: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(picture).astype(int)


def laid(match: Match) -> tuple[Tile, ...]:
    return tiles_of(Session(match).view)


def test_each_copy_has_its_picture(pictures: TilePictures) -> None:
    first, second = (pixels(pictures.get(TWICE, 1, 128, copy)) for copy in (0, 1))
    assert 0.01 < (np.abs(first - second).max(axis=2) > 24).mean() < 0.6
    assert pictures.get(TWICE, 1, 128) is pictures.get(TWICE, 1, 128, 0)
    assert (pixels(pictures.get(ONCE, 0, 128, 1)) == pixels(pictures.get(ONCE, 0, 128))).all()


@pytest.mark.parametrize("rotation", range(4))
def test_symbols_stand_on_every_segment_and_nowhere_else(
    pictures: TilePictures, rotation: int
) -> None:
    for number, found in art().items():
        plain = pixels(pictures.get(number, rotation, 100))
        assert pictures.mark(symbols=True)
        assert not pictures.mark(symbols=True)
        off = np.abs(pixels(pictures.get(number, rotation, 100)) - plain).max(axis=2) > 40
        assert pictures.mark(symbols=False)
        near = np.zeros_like(off)
        for x, y in found.spots:
            for _ in range(rotation):
                x, y = 1 - y, x  # noqa: PLW2901 - a quarter turn
            around = np.s_[round(x * 100) - 10 : round(x * 100) + 10,
                           round(y * 100) - 10 : round(y * 100) + 10]  # fmt: skip
            assert off[around].mean() > 0.15, number
            near[around] = True
        assert not off[~near].any(), number


def test_the_table_heeds_the_setting_when_one_comes_back(context: Context) -> None:
    match = new_match(seed=2)
    for _ in range(20):
        step(match)
    match.confirm()
    scene = TableScene(context, match)
    scene.enter()
    scene.layout(context.theme.size)
    plain = drawn(scene)
    context.settings.symbols = True
    scene.enter()
    marked = drawn(scene)
    assert marked != plain
    fresh = TableScene(context, match)
    fresh.enter()
    fresh.layout(context.theme.size)
    assert drawn(fresh) == marked
    context.settings.symbols = False
    scene.enter()
    assert drawn(scene) == plain


def drawn(scene: TableScene) -> bytes:
    surface = pygame.Surface(scene.context.theme.size).convert()
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_copies_are_counted_as_they_are_laid() -> None:
    match = new_match(seed=3)
    while match.to_act is not None:
        before = laid(match)
        step(match)
        match.confirm()
        after = laid(match)
        for tile in after[len(before) :]:
            assert tile.copy == next_copy(before, tile.number)
        assert after[: len(before)] == before
    assert max(tile.copy for tile in laid(match)) == 2
    times = Counter((tile.number, tile.copy) for tile in laid(match))
    assert set(times.values()) == {1}


def test_a_game_that_is_loaded_looks_the_same() -> None:
    match = new_match(seed=5)
    for _ in range(120):
        step(match)
    assert laid(replay(match.record(), box())) == laid(match)


def test_followers_stand_on_their_tile_and_segment(context: Context) -> None:  # noqa: ARG001
    segments = SegmentPictures(IMAGES / "landscape" / "segments.png", art())
    low = 0
    match = new_match(seed=9)
    while match.to_act is not None:
        step(match)
        match.confirm()
        figures = figures_of(Session(match).view, match.seats, art())
        assert all(figure.y <= SOUTHMOST for figure in figures)
        assert all(INSIDE <= figure.x <= 1 - INSIDE for figure in figures)
        for figure in figures:
            tile = Session(match).view.tiles[figure.cell]
            at = segments.at(tile.number, tile.rotation, figure.x, figure.y)
            assert at == figure.segment, tile
        low += sum(figure.y == SOUTHMOST for figure in figures)
    assert low


def test_a_rough_tile_is_scaled_from_the_nearest_size(pictures: TilePictures) -> None:
    look = Look(TWICE, 1)
    assert pictures.rough(look, 90) is None
    near, far = pictures.seen(look, 100), pictures.seen(look, 30)
    rough = pictures.rough(look, 90)
    assert rough is not None
    assert rough.get_size() == (90, 90)
    expected, other = (pygame.transform.smoothscale(one, (90, 90)) for one in (near, far))
    assert (pixels(rough) == pixels(expected)).all()
    assert (pixels(rough) != pixels(other)).any()
    pictures.seen(look, 90)
    assert pictures.rough(look, 90) is None


def test_tiles_made_off_the_frame_are_those_that_would_be_cut(pictures: TilePictures) -> None:
    looks = [Look(TWICE, turn, 1, (True, False, True, False)) for turn in range(4)]
    pictures.seen(looks[0], 64)
    assert pictures.missing(looks, 64) == looks[1:]
    pictures.keep(pictures.make(looks[1:], 64), 64)
    assert not pictures.missing(looks, 64)
    kept = [pixels(pictures.seen(look, 64)) for look in looks]
    pictures.release()
    for look, before in zip(looks, kept, strict=True):
        assert (pixels(pictures.seen(look, 64)) == before).all()


def test_old_sizes_make_room(pictures: TilePictures) -> None:
    looks = [Look(number, 0) for number in range(1, 5)]
    pictures.show((), 64, 4 * 64 * 64 + 4 * 60 * 60)
    for look in looks:
        pictures.seen(look, 60)
    pictures.keep(pictures.make(looks, 64), 64)
    assert not pictures.missing(looks, 60)
    assert not pictures.missing(looks, 64)
    pictures.seen(looks[0], 62)
    assert pictures.missing(looks, 64) == looks[:1]
    assert not pictures.missing(looks, 60)


def test_tiles_that_are_shown_stay(pictures: TilePictures) -> None:
    looks = [Look(number, 0) for number in range(1, 7)]
    pictures.show(looks[1:3], 64, 3 * 64 * 64)
    for look in looks:
        pictures.seen(look, 64)
    assert pictures.missing(looks, 64) == [looks[0], *looks[3:5]]
    pictures.seen(looks[0], 300)
    assert not pictures.missing(looks[1:3], 64)
    assert pictures.missing(looks, 300) == looks


def test_lines_lie_where_tiles_meet_and_where_the_board_ends(pictures: TilePictures) -> None:
    plain = pixels(pictures.seen(Look(ONCE, 0), 80))
    alone = pixels(pictures.seen(Look(ONCE, 0, 0, (False,) * 4), 80)) - plain
    among = pixels(pictures.seen(Look(ONCE, 0, 0, (True,) * 4), 80)) - plain
    middle = np.s_[1:-1, 1:-1]
    assert not alone[middle].any()
    assert not among[middle].any()
    north, south = np.s_[1:-1, 0], np.s_[1:-1, -1]
    assert alone[north].mean() > 0 > alone[south].mean()
    assert among[north].mean() < 0
    assert not among[south].any()
    west, east = np.s_[0, 1:-1], np.s_[-1, 1:-1]
    assert alone[west].mean() > 0 > alone[east].mean()
    assert among[west].mean() < 0
    assert not among[east].any()
