"""The list of tiles: every design in its family, none cut, closed by a button or Esc."""

from __future__ import annotations

from itertools import combinations

import pytest

from discovery.scenes.landscape.layout import Part, make_layout
from discovery.scenes.landscape.sheet import FAMILIES
from discovery.scenes.landscape.targets import SHEET
from discovery.scenes.landscape.tile_list import TileList
from discovery.ui.intents import Command
from tests.scenes.landscape.bench import Bench, box, new_match


@pytest.fixture
def bench() -> Bench:
    bench = Bench(new_match(seed=1))
    bench.deeds.open_sheet()
    return bench


def test_families_are_known_and_each_design_is_in_one() -> None:
    designs = box().content.designs
    listed = TileList(designs)
    assert [one.name for one in listed.families] == list(FAMILIES)
    assert sorted(listed.numbers) == sorted(designs)
    for one in listed.families:
        assert {designs[number].family for number in one.numbers} == {one.name}


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_of_the_list_overlaps_or_leaves_it(size: tuple[int, int], text: float) -> None:
    layout = make_layout(size, min(size[0] / 1920, size[1] / 1080) * text, 5, 2)
    grid = TileList(box().content.designs).grid(layout)
    for one, other in combinations([*grid.cells, *grid.titles], 2):
        assert not one.colliderect(other)
    close = layout.place(Part.CLOSE)
    assert layout.sheet.contains(close)
    assert layout.sheet.contains(grid.box)
    assert not grid.box.colliderect(close)
    for place in [*grid.cells, *grid.titles]:
        assert grid.box.left <= place.left
        assert place.right <= grid.box.right + layout.px(2)
        assert place.bottom <= grid.box.top + grid.height + layout.px(12)
    assert grid.side >= layout.px(54)


def test_what_has_no_room_is_scrolled_to_by_wheel_and_keys() -> None:
    bench = Bench(new_match(seed=1))
    bench.table.fit_window((1280, 720), 4 / 3)
    bench.deeds.open_sheet()
    listed, layout = bench.table.looking.tile_list, bench.table.layout
    most = listed.grid(layout).most
    assert most > 0
    bench.wheel(layout.sheet.center, -99)
    assert listed.offset == most
    at = listed.grid(layout).cells[-1].move(0, -most).center
    bench.move(at)
    assert bench.table.looking.design_at() == listed.numbers[-1]
    bench.wheel(at, 99)
    assert listed.offset == 0
    bench.table.pointer = None
    for _ in listed.numbers:
        bench.key(Command.RIGHT)
    assert bench.table.looking.design_at() == listed.numbers[-1]
    assert layout.sheet.contains(listed.grid(layout).cells[-1].move(0, -listed.offset))


def test_a_click_on_the_button_closes_and_one_on_a_tile_does_not(bench: Bench) -> None:
    table = bench.table
    listed = table.looking.tile_list
    bench.click(listed.grid(table.layout).picture(3).center)
    assert table.looking.sheet
    bench.click(table.layout.place(Part.CLOSE).center)
    assert not table.looking.sheet


def test_the_button_is_reached_by_keys(bench: Bench) -> None:
    assert bench.focus() == SHEET
    bench.key(Command.NEXT)
    assert bench.focus() == Part.CLOSE
    bench.key(Command.CONFIRM)
    assert not bench.table.looking.sheet
