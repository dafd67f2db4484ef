"""Pictures of segments: they cover a tile once, turn with it, and know what lies where."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.content.landscape import turn_point
from discovery.rules.landscape.designs import SIDES, turned
from discovery.scenes.landscape.segments import SIDE, SegmentPictures
from discovery.ui.sheets import PictureError
from tests.scenes.landscape.bench import IMAGES, art, box

if TYPE_CHECKING:
    from pathlib import Path

RED = (250, 10, 10)
LOOK = ((0, 0, 0), (255, 255, 255))
MIDDLES = ((0.5, 0.01), (0.99, 0.5), (0.5, 0.99), (0.01, 0.5))


@pytest.fixture
def pictures(screen: None) -> SegmentPictures:  # noqa: ARG001 - it must be on
    pygame.display.set_mode((64, 64))
    return SegmentPictures(IMAGES / "landscape" / "segments.png", art())


def test_segments_cover_every_tile_once(pictures: SegmentPictures) -> None:
    for number, design in box().content.designs.items():
        total = sum(pictures._mask(number, index).count() for index in range(len(design.segments)))
        assert total == SIDE * SIDE
        assert all(pictures._mask(number, i).count() > 200 for i in range(len(design.segments)))


def test_each_spot_and_each_edge_is_of_its_segment(pictures: SegmentPictures) -> None:
    for number, design in box().content.designs.items():
        for rotation in SIDES:
            for index, segment in enumerate(design.segments):
                spot = turn_point(art()[number].spots[index], rotation)
                assert pictures.at(number, rotation, *spot) == index
                for edge in segment.edges:
                    middle = MIDDLES[turned(edge, rotation)]
                    assert pictures.at(number, rotation, *middle) == index


@pytest.mark.parametrize("rotation", SIDES)
def test_stripes_are_of_two_colours_and_go_on_from_tile_to_tile(
    pictures: SegmentPictures, rotation: int
) -> None:
    size = 100
    full = next(n for n, d in box().content.designs.items() if len(d.segments) == 1)
    bare = pygame.Surface((1, 1), pygame.SRCALPHA)
    made = pictures.held(full, rotation, 0, size, (LOOK[1], RED), bare, LOOK)
    assert {made.get_at((x, 50)).g > 128 for x in range(0, size, 4)} == {True, False}
    # What is one tile further lies whole steps further: 25 pixels here.
    spots = [(x, y) for x in range(2, 70, 3) for y in range(2, size - 2, 7)]
    same = [made.get_at((x, y)).g // 128 == made.get_at((x + 25, y)).g // 128 for x, y in spots]
    assert sum(same) > 0.95 * len(same)


@pytest.mark.parametrize("holders", range(1, 6))
def test_stripes_of_all_holders_take_turns_and_go_on_from_tile_to_tile(
    pictures: SegmentPictures, holders: int
) -> None:
    size = 120
    full = next(n for n, d in box().content.designs.items() if len(d.segments) == 1)
    bare = pygame.Surface((1, 1), pygame.SRCALPHA)
    shades = tuple((40 * number, 0, 0) for number in range(1, holders + 1))
    made = pictures.held(full, 0, 0, size, ((0, 0, 250), *shades), bare, LOOK)
    seen = [made.get_at((x, 59)) for x in range(size)]
    dark = [round(one.r / 40) for one in (*seen, *seen) if one.b < 100]
    turns = [number for number, before in pairwise([*dark, 0]) if number != before]
    assert len(turns) >= holders
    assert all(after == before % holders + 1 for before, after in pairwise(turns))


@pytest.mark.parametrize("rotation", SIDES)
def test_a_tint_is_where_the_segment_is(pictures: SegmentPictures, rotation: int) -> None:
    number, size = 15, 100
    for index in range(len(box().content.designs[number].segments)):
        tint = pictures.tint(number, rotation, index, size, RED, 200)
        for x in range(6, size, 8):
            for y in range(6, size, 8):
                inside = pictures.at(number, rotation, x / size, y / size) == index
                alpha = tint.get_at((x, y)).a
                near = {
                    pictures.at(number, rotation, (x + i) / size, (y + j) / size) == index
                    for i in (-2, 0, 2)
                    for j in (-2, 0, 2)
                }
                if len(near) == 1:
                    assert (alpha > 150) is inside


def test_an_outline_leaves_the_rim_of_the_tile_free(pictures: SegmentPictures) -> None:
    design = next(d for d in box().content.designs.values() if d.family == "full")
    line = pictures.outline(design.number, 0, 0, 90, LOOK)
    assert pygame.mask.from_surface(line, 10).count() == 0
    other = next(d for d in box().content.designs.values() if d.family == "diagonal")
    line = pictures.outline(other.number, 0, 0, 90, LOOK)
    assert 90 < pygame.mask.from_surface(line, 10).count() < 90 * 90 // 4


def test_pictures_are_kept_until_they_are_forgotten(pictures: SegmentPictures) -> None:
    first = pictures.tint(5, 0, 0, 50, RED, 100)
    assert pictures.tint(5, 0, 0, 50, RED, 100) is first
    pictures.forget()
    assert pictures.tint(5, 0, 0, 50, RED, 100) is not first


@pytest.mark.usefixtures("screen")
def test_a_missing_sheet_is_named(tmp_path: Path) -> None:
    missing = SegmentPictures(tmp_path / "segments.png", art())
    with pytest.raises(PictureError, match=r"segments\.png"):
        missing.at(1, 0, 0.5, 0.5)


def test_a_held_segment_has_its_holders_badges_on_it(pictures: SegmentPictures) -> None:
    badge = pygame.Surface((12, 12))
    badge.fill(RED)
    full = next(n for n, d in box().content.designs.items() if len(d.segments) == 1)
    made = pictures.held(full, 0, 0, 90, LOOK, badge, LOOK)
    red = {
        (x, y)
        for x in range(15, 90, 30)
        for y in range(15, 90, 30)
        if made.get_at((x, y)).r > 200 and made.get_at((x, y)).g < 60
    }
    assert red == {(15, 15), (75, 15), (45, 45), (15, 75), (75, 75)}


def test_segments_that_were_not_shown_the_longest_make_room(pictures: SegmentPictures) -> None:
    pictures.kept.room = 3 * 4 * 64 * 64
    first, second, third = (pictures.tint(number, 0, 0, 64, RED, 90) for number in (1, 2, 3))
    assert pictures.tint(1, 0, 0, 64, RED, 90) is first
    pictures.tint(4, 0, 0, 64, RED, 90)
    assert pictures.tint(3, 0, 0, 64, RED, 90) is third
    assert pictures.tint(1, 0, 0, 64, RED, 90) is first
    assert pictures.tint(2, 0, 0, 64, RED, 90) is not second
    for size in range(65, 300, 7):
        pictures.tint(1, 0, 0, size, RED, 90)
        assert pictures.kept.size <= max(pictures.kept.room, 4 * size * size)
