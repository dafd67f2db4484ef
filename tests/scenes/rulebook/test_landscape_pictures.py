"""The pictures of The Discovery's rule pages show what their words say: the rules are asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from discovery.content.landscape import load_designs
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.tileset import TileSet
from discovery.scenes.rulebook import landscape_boards as boards
from discovery.scenes.rulebook.landscape_boards import Board
from discovery.scenes.rulebook.landscape_positions import Position
from discovery.scenes.rulebook.shelf import find_book

IMAGES = Path(__file__).parents[3] / "images"
BOARDS = {name: board for name, board in vars(boards).items() if isinstance(board, Board)}


@pytest.fixture(scope="module")
def tileset() -> TileSet:
    return TileSet(load_designs(IMAGES))


@pytest.mark.parametrize(
    ("board", "points"),
    [
        (boards.GRASSLAND, 4),
        (boards.GRASSLAND_OF_FIVE, 10),
        (boards.GRASSLAND_OF_TWO, 2),
        (boards.MOUNTAIN, 4),
        (boards.MOUNTAIN_COMPLETE, 8),
        (boards.MOUNTAIN_GROWN, 10),
        (boards.MOUNTAIN_OF_TWO, 4),
        (boards.SEA, 2),
        (boards.SEA_OF_FOUR, 7),
        (boards.SEA_OF_TWO, 1),
        (boards.JOINED, 4),
        (boards.AT_THE_END, 5),
        (boards.LAKE, 1),
    ],
)
def test_an_example_is_worth_what_its_caption_says(
    tileset: TileSet, board: Board, points: int
) -> None:
    score = Position(tileset, board).score
    assert score is not None
    assert score.points == points
    captions = [
        picture.caption
        for _, paragraph in find_book("landscape").paragraphs()
        for picture in paragraph.pictures
        if picture.subject == board
    ]
    words = {4: "4|four points|scores:", 1: "1 point"}.get(points, str(points)).split("|")
    assert captions
    assert any(word in caption for caption in captions for word in words)


@pytest.mark.parametrize("name", BOARDS)
def test_as_many_cities_are_ringed_as_count(tileset: TileSet, name: str) -> None:
    position = Position(tileset, BOARDS[name])
    score = position.score
    if score is None or position.board.tried or score.terrain is Terrain.GRASSLAND:
        assert position.counted_cities() == ()
    else:
        assert len(position.counted_cities()) == score.shore_cities + score.near_cities


@pytest.mark.parametrize(
    ("board", "legal"),
    [
        (boards.CONTINUES, [True, True]),
        (boards.LEGAL, [True]),
        (boards.MISMATCH, [False]),
        (boards.CORNER, [False]),
        (boards.FAR, [True, False]),
        (boards.OTHERS, [True, False, True]),
        (boards.NOT_JOINED, [True]),
        (boards.ALIKE, [True]),
    ],
)
def test_what_is_tried_is_judged_by_the_rules(
    tileset: TileSet, board: Board, legal: list[bool]
) -> None:
    assert [one.refusal is None for one in Position(tileset, board).tries] == legal


def test_every_board_is_on_a_page() -> None:
    shown = {
        picture.subject
        for _, paragraph in find_book("landscape").paragraphs()
        for picture in paragraph.pictures
    }
    assert set(BOARDS.values()) <= shown
