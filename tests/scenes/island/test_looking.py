"""What is seen of the map at first, what follows a step, and what lies over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.match.chance import LiveChance
from discovery.match.replay import replay
from discovery.rules.island.actions import GO
from discovery.rules.island.entry import ISLANDS
from discovery.rules.island.ground import SEA
from discovery.scenes.island import places, targets
from discovery.scenes.island.camera import fitted
from discovery.scenes.island.chart import LEAST_SIGN, ChartLayer
from discovery.scenes.island.checker import doors
from discovery.scenes.island.choices import over_for_today
from discovery.scenes.island.hexes import Hexes
from discovery.scenes.island.looking import LEAST
from discovery.scenes.island.notebook import fits_words
from discovery.scenes.island.notes import note_of, place_words
from discovery.scenes.island.session import Session, Stage
from discovery.scenes.island.table import Table
from discovery.scenes.island.targets import OnArrow
from discovery.scenes.island.ways import WayPainter
from discovery.ui.intents import Command
from tests.scenes.island.bench import (
    Bench,
    begun,
    lost_in_the_wild,
    new_match,
    played,
    reached,
    view_of,
    walking,
)

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.ui.context import Context


def test_there_are_no_arrows_where_no_step_can_follow() -> None:
    def tired(match: Match) -> bool:
        return Session(match).stage is Stage.WALK and over_for_today(view_of(match))

    bench = reached(tired, seed=3)
    assert bench.stage() is Stage.WALK
    assert not any(isinstance(target, OnArrow) for target in targets.order(bench.table))
    assert [places.arrow_area(bench.table, way) for way in range(6)] == [None] * 6


def test_who_looks_anew_sees_all_ways_on_also_with_large_text() -> None:
    bench = reached(walking(2), seed=3)
    table = bench.table
    table.fit_window((1280, 720), 4 / 3)
    for right, down in ((-3000, 0), (3000, -3000), (0, 3000)):
        table.pan(right, down)
        table.begin_recap()
        assert None not in [places.arrow_area(table, way) for way in range(6)]


def test_the_sheet_lies_on_land_at_first() -> None:
    bench = reached(walking(), seed=3)
    assert bench.view().island.ground_at(*bench.table.middle) == SEA
    assert bench.table.desk.sheet in {(put.x, put.y) for put in bench.view().island.puts}


def test_zoom_keeps_what_lies_under_the_pointer() -> None:
    bench = lost_in_the_wild(1)
    spot = bench.spot((10, 8))
    bench.wheel(spot, 3)
    x, y = bench.spot((10, 8))
    assert abs(x - spot[0]) + abs(y - spot[1]) <= bench.table.camera.half
    assert bench.table.camera.half > 12
    bench.key(Command.FIT)
    small = bench.table.camera.half
    bench.wheel(spot, -5)
    assert bench.table.camera.half == small, "no smaller than the whole island"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_zooming_out_passes_the_sizes_of_zooming_in(size: tuple[int, int]) -> None:
    table = Bench(played(new_match(seed=3), walking(1)), size=size).table
    spot = table.layout.view.center
    there: list[int] = []
    while table.camera.half not in there:
        there.append(table.camera.half)
        table.zoom(1, spot)
    back = [table.camera.half]
    while back[-1] != there[0]:
        table.zoom(-1, spot)
        back.append(table.camera.half)
    assert back == there[::-1]
    assert len(there) > 5
    table.zoom(3, spot)
    assert table.camera.half == there[3]


def test_a_step_stays_in_sight_when_one_looks_closely() -> None:
    bench = reached(walking(2), seed=3)
    table = bench.table
    view = table.layout.view
    table.zoom(5)
    for _ in range(8):
        if bench.stage() is not Stage.WALK or table.here is None:
            break
        table.pan(view.right - table.centre(table.here)[0], 0)
        go = next(way for way in GO if bench.view().check(way) is None)
        bench.deeds.walk(go.direction)
        bench.rest()
        if table.here is not None:
            assert view.collidepoint(table.centre(table.here))
            return
    raise AssertionError("nobody walked")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_large_text_does_not_make_the_hexes_tiny(size: tuple[int, int]) -> None:
    bench = reached(walking(2), seed=3)
    table = bench.table
    table.fit_window(size, 2 * min(size[0] / 1920, size[1] / 1080))
    whole = fitted(table.ground, table.layout.view)
    assert whole.half < table.layout.px(LEAST) <= table.camera.half
    assert table.here is not None
    assert table.layout.view.collidepoint(table.centre(table.here))
    bench.key(Command.FIT)
    assert table.camera == whole


def test_with_room_the_whole_island_is_seen_at_first() -> None:
    table = reached(walking(2), seed=3).table
    assert table.camera == fitted(table.ground, table.layout.view)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("island", ISLANDS)
def test_what_is_told_at_the_start_of_a_turn_lies_on_the_sea(
    island: str, size: tuple[int, int]
) -> None:
    table = Bench(new_match(seed=1, island=island), size=size).table
    ground = table.view.island
    rows, columns = range(len(ground.chart.rows)), range(ground.chart.columns)
    hexes = ((x, y) for y in rows for x in columns if ground.holds(x, y))
    land = [table.centre(place) for place in hexes if ground.ground_at(*place) != SEA]
    view, half = table.layout.view, table.camera.half
    assert max(y for _, y in land) <= view.bottom - 2 * half
    told = table.layout.slip(4).inflate(0, 2 * half)
    assert sum(map(told.collidepoint, land)) < len(land) / 40


def test_the_terrain_symbols_are_drawn_when_they_are_set_and_have_room(context: Context) -> None:
    table = reached(walking(2), seed=3).table
    layer = ChartLayer(context, Hexes(), WayPainter(context))

    def seen(*, symbols: bool) -> bytes:
        context.settings.symbols = symbols
        picture = layer.get(table)
        while layer.unfinished:
            layer.get(table)
        return pygame.image.tobytes(picture, "RGB")

    assert table.camera.half < LEAST_SIGN
    assert seen(symbols=False) == seen(symbols=True)
    table.zoom(3)
    assert table.camera.half >= LEAST_SIGN
    assert seen(symbols=False) != seen(symbols=True)
    layer.release()


def test_arrows_leave_the_hexes_beside_ones_own_to_be_seen_where_hexes_are_small() -> None:
    table = reached(walking(0), seed=3).table
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        table.fit_window(size, size[1] / 1080)
        here, sheet = table.here, table.sheet
        assert here is not None
        assert sheet is not None
        for way in range(6):
            arrow = places.arrow_area(table, way)
            assert arrow is not None
            assert not arrow.collidepoint(table.centre(sheet.beside(here, way)))


def test_where_the_sheet_is_laid_by_keys_all_ways_on_are_seen() -> None:
    bench = reached(walking(0), seed=3)
    table = bench.table
    table.fit_window((1280, 720), 4 / 3)
    for _ in range(len(table.fits)):
        bench.key(Command.FIRST)
        assert None not in [places.arrow_area(table, way) for way in range(6)]
    for way in (Command.UP, Command.LEFT, Command.DOWN, Command.RIGHT):
        bench.key(*[way] * 6)
        assert None not in [places.arrow_area(table, way) for way in range(6)]


def test_the_recap_covers_no_place_that_it_tells_of() -> None:
    table = reached(walking(4), seed=3).table
    line = next(line for line in table.lines if line.place is not None)
    assert line.place is not None
    table.zoom(3)
    table.recap = (line,)
    view = table.layout.view
    for spot in (view.top + 40, view.bottom - 40):
        x, y = table.centre(line.place)
        table.pan(view.centerx - x, spot - y)
        assert view.collidepoint(table.centre(line.place))
        assert not table.slip.collidepoint(table.centre(line.place))


def told(match: Match) -> list[str]:
    """Return every word that the table can tell beside the map, whatever one points at."""
    table = Table(Session(match))
    table.fit_window((1280, 720), 2 / 3)
    found = [str(fits_words(table)), str(doors(table)), str([line.words for line in table.lines])]
    chart = table.view.island.chart
    found += [
        str(place_words(table, (x, y)))
        for x in range(chart.columns)
        for y in range(len(chart.rows))
    ]
    for target in (*targets.order(table), *targets.hoverable(table)):
        table.focus = target
        found.append(f"{target}: {note_of(table)}")
    return found


@pytest.mark.parametrize("steps", [0, 1, 3, 5, 20, 45, 80])
def test_nothing_pointed_at_tells_a_secret(steps: int) -> None:
    match = played(new_match(seed=11), lambda m: m.decisions >= steps and m.pending is None)
    viewer = match.to_act
    assert viewer is not None
    twins = []
    for salt in (11, 22):
        twin = replay(match.record(), match.box)
        twin._state = match.view(viewer).sample(LiveChance(salt))
        twins.append(told(twin))
    assert twins[0] == twins[1]


@pytest.mark.parametrize("later", [False, True])
def test_what_the_other_chose_in_secret_is_told_nowhere(*, later: bool) -> None:
    twins = [told(begun(kit, pick, later=later)) for kit, pick in ((0b1, 0), (0b110, 50))]
    assert twins[0] == twins[1]
