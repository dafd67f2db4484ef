"""Hexes, their neighbours and distances; the island as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.rules.game import MalformedText
from discovery.rules.island.chart import (
    Chart,
    axial,
    chart_text,
    distance,
    offset,
    parse_chart,
)
from tests.rules.island.recount import Recount, neighbour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.island import Island

SPOTS = st.tuples(st.integers(0, 63), st.integers(0, 63))
LOW = st.sampled_from([0, 1])


@given(SPOTS, LOW)
def test_axial_coordinates_and_back(spot: tuple[int, int], low: int) -> None:
    assert offset(*axial(*spot, low), low) == spot


@given(SPOTS, LOW, st.lists(st.integers(0, 5), max_size=4))
def test_distances_agree_with_walking(spot: tuple[int, int], low: int, ways: list[int]) -> None:
    end = spot
    for way in ways:
        end = neighbour(end, way, low)
    recount = Recount(Chart("", (), (), low))
    assert distance(axial(*spot, low), axial(*end, low)) == recount.steps(spot, end)


def test_every_cell_and_step_agrees_with_the_drawing(islands: Mapping[str, Island]) -> None:
    for island in islands.values():
        recount = Recount(island.chart)
        for x in range(island.chart.columns):
            for y in range(len(island.chart.rows)):
                assert island.hex(island.cell(x, y)) == (x, y)
                assert island.ground_at(x, y) == recount.kind((x, y))
        for cell in island.land:
            x, y = island.hex(cell)
            for way in range(6):
                beside = neighbour((x, y), way, island.chart.low)
                assert island.step(x, y, way) == beside
                sea = recount.kind(beside) == 5
                assert (island.ways[cell] >> way & 1 == 0) == sea
                assert (island.beside_sea[way] >> cell & 1 == 1) == sea


def test_the_text_holds_the_whole_island(islands: Mapping[str, Island]) -> None:
    for island in islands.values():
        assert parse_chart(chart_text(island.chart)) == island.chart


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no island"),
        ("island X\nlow 2\n...\n", "no island"),
        ("atoll X\nlow 1\n...\n", "no island"),
        ("island X\nlow 1\n.x.\n", "line 3"),
        ("island X\nlow 1\n...\nA1 1,1\n...\n", "line 5"),
        ("island X\nlow 1\n...\nC7 1,1\n", "line 4"),
        ("island X\nlow 1\n...\n..\n", "differ in length"),
    ],
)
def test_texts_that_are_no_islands(text: str, words: str) -> None:
    with pytest.raises(MalformedText, match=words):
        parse_chart(text)
