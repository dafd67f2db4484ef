"""The picture of an island: one whole, whatever it is cut into; sea and land where they are."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from discovery.content.island import read_chart
from discovery.rules.island.entry import ISLANDS
from discovery.scenes.island.lattice import Block, Ground, ground_of, land_box, lattice_of
from discovery.scenes.island.pieces import Pieces, TerrainSheets
from discovery.scenes.island.relief import LARGE_LOOKS, LOOKS, Relief
from discovery.scenes.island.terrain import Look, compose

IMAGES = Path(__file__).parent.parent.parent.parent / "images"
HALVES = (11, 16, 45)


@pytest.fixture
def sheets(screen: None) -> TerrainSheets:  # noqa: ARG001 - pygame must be on
    pygame.display.set_mode((16, 16))
    return TerrainSheets(IMAGES)


@pytest.fixture
def drawn(sheets: TerrainSheets) -> Relief:  # noqa: ARG001 - for the display
    return Relief(IMAGES)


def read_ground(name: str, *, north_up: bool = True) -> Ground:
    return ground_of(read_chart(IMAGES / "island" / f"{name}.tmx"), north_up=north_up)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


MIXED = ("...........", "..jjmm+s...", ".ppojmmss..", ".mmoopsjj..", "..m+jjoo...", "....p......")
PEAKS = ("m" * 11,) * 8


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("low", [0, 1])
@pytest.mark.parametrize("rows", [MIXED, PEAKS])
def test_blocks_meet_without_a_seam(
    sheets: TerrainSheets, rows: tuple[str, ...], half: int, low: int
) -> None:
    look = Look(Ground(rows, low), half, signs=True)
    pieces = Pieces(sheets, half)
    whole = compose(pieces, look, Block(-1, 0, 12, 14))
    joined = pygame.Surface(whole.get_size()).convert()
    for column, line, across, down in ((0, 0, 5, 4), (5, 0, 7, 4), (0, 4, 5, 10), (5, 4, 7, 10)):
        part = compose(pieces, look, Block(column - 1, line, across, down))
        joined.blit(part, (column * pieces.pitch, line * half))
    assert pixels(joined) == pixels(whole)


@pytest.mark.parametrize("north_up", [True, False])
@pytest.mark.parametrize("name", ISLANDS)
def test_sea_and_land_lie_where_the_map_has_them(
    drawn: Relief, name: str, *, north_up: bool
) -> None:
    ground = read_ground(name, north_up=north_up)
    lattice = lattice_of(ground, 12)
    picture = pygame.Surface(lattice.size)
    assert drawn.draw(picture, Look(ground, 12), (0, 0)) == 0
    sea: list[tuple[int, int]] = []
    other: list[tuple[int, int]] = []
    for y, row in enumerate(ground.rows):
        for x, letter in enumerate(row):
            near = pygame.Rect(0, 0, 9, 7)
            near.center = lattice.centre((x, y))
            red, _, blue, *_ = pygame.transform.average_color(picture, near)
            if letter in "jpo+":
                assert blue < red + 5, (x, y, letter)
            elif letter == ".":
                (sea if blue > red + 20 else other).append((x, y))
    for place in other:  # a peak that stands near hides it, or a ship
        assert "m" in [ground.letter(*one) for one in ground.beside(*place)] or all(
            ground.letter(*one) == "." for one in ground.beside(*place)
        )
    assert len(other) < len(sea) / 20


def test_what_was_composed_is_kept(drawn: Relief) -> None:
    ground, target = read_ground("cauldron"), pygame.Surface((500, 300))
    drawn.draw(target, Look(ground, 16), (-200, -100))
    count = drawn.composed
    first = pixels(target)
    assert count > 1
    drawn.draw(target, Look(ground, 16), (-200, -100))
    assert drawn.composed == count
    assert pixels(target) == first
    drawn.draw(target, Look(ground, 16), (-199, -100))
    assert drawn.composed == count
    drawn.draw(target, Look(ground, 17), (-200, -100))
    assert drawn.composed > count
    drawn.release()
    drawn.draw(target, Look(ground, 16), (-200, -100))
    assert pixels(target) == first


def test_composing_can_be_spread_over_frames(drawn: Relief) -> None:
    ground, whole = read_ground("fingers"), pygame.Surface((600, 500))
    drawn.draw(whole, Look(ground, 14), (-30, -40))
    slow, target = Relief(IMAGES), pygame.Surface((600, 500))
    missing = [slow.draw(target, Look(ground, 14), (-30, -40), most=2)]
    while missing[-1]:
        missing.append(slow.draw(target, Look(ground, 14), (-30, -40), most=2))
    assert slow.composed == drawn.composed
    assert missing == sorted(missing, reverse=True)
    assert missing[0] == drawn.composed - 2
    assert pixels(target) == pixels(whole)


def test_old_chunks_are_forgotten(drawn: Relief) -> None:
    look = Look(read_ground("crescent"), 12)
    size = drawn.chunk(look, 0, 0).get_size()
    drawn.room = 3 * size[0] * size[1]
    for column in (1, 2, 0, 3):
        drawn.chunk(look, column, 0)
    count = drawn.composed
    for column in (0, 2, 3):
        drawn.chunk(look, column, 0)
    assert drawn.composed == count
    drawn.chunk(look, 1, 0)
    assert drawn.composed == count + 1


@pytest.mark.parametrize(("half", "looks"), [(12, LOOKS), (44, LARGE_LOOKS)])
def test_what_is_seen_is_kept_and_little_more(drawn: Relief, half: int, looks: float) -> None:
    target, look = pygame.Surface((700, 500)), Look(read_ground("cauldron"), half)
    for turn in range(9):
        drawn.draw(target, look, (-400 * (turn % 3), -300 * (turn // 3)))
    across, down = drawn.chunk(look, 0, 0).get_size()
    seen = len(list(range(0, 700 + across, across))) * len(list(range(0, 500 + down, down)))
    assert drawn.room <= looks * (seen + 1) * across * down
    count = drawn.composed
    drawn.draw(target, look, (-800, -600))
    assert drawn.composed == count


def test_lines_and_signs_can_be_had_or_not(drawn: Relief) -> None:
    ground = read_ground("cauldron")
    left, top, *_ = land_box(ground)
    places = [
        drawn.chunk(look, (left + 9) // 12, (top + 8) // 8)
        for look in (Look(ground, 20), Look(ground, 20, grid=False), Look(ground, 20, signs=True))
    ]
    assert len({pixels(place) for place in places}) == 3


def test_the_sea_goes_on_beyond_the_map(drawn: Relief) -> None:
    target = pygame.Surface((300, 200))
    drawn.draw(target, Look(read_ground("crescent"), 14), (5000, 7000))
    red, green, blue, *_ = pygame.transform.average_color(target)
    assert red < green < blue
