"""What moves does so at the chosen speed, or not at all, and the view glides to a place."""

from __future__ import annotations

import pytest

from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.motion import DROP, Drop, Flash, Glide
from discovery.ui.intents import Command
from discovery.ui.settings import Settings, speed_of
from tests.scenes.landscape.bench import Bench, new_match


@pytest.fixture
def bench() -> Bench:
    return Bench(new_match(seed=1))


def lay(bench: Bench) -> None:
    table = bench.table
    bench.play.act(table.place_at(min(table.hand.squares)))


@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_a_faster_tile_is_there_sooner(bench: Bench, speed: float) -> None:
    bench.table.speed = lambda: speed
    lay(bench)
    (movement,) = bench.table.movements.running
    assert isinstance(movement.thing, Drop)
    assert movement.lasts == DROP / speed


def test_with_animations_off_nothing_moves(bench: Bench) -> None:
    bench.table.speed = lambda: 0.0
    lay(bench)
    assert not bench.table.movements
    bench.table.zoom(9)
    bench.table.pan(4000, 0)
    bench.table.show_place(Where((0, 0)))
    assert not bench.table.movements
    assert bench.table.layout.view.collidepoint(bench.middle((0, 0)))


def test_the_view_glides_to_a_place(bench: Bench) -> None:
    table = bench.table
    table.zoom(9)
    table.pan(900, 0)
    start = table.camera
    table.show_place(Where((0, 0)))
    kinds = {type(movement.thing) for movement in table.movements.running}
    assert kinds == {Glide, Flash}
    assert table.camera == start
    table.movements.update(0.1)
    way = table.camera
    bench.rest()
    end = table.camera
    assert start.x > way.x > end.x
    assert table.layout.view.contains(table.camera.area((0, 0)))


def test_a_glide_ends_at_once_when_one_moves_the_view_oneself(bench: Bench) -> None:
    table = bench.table
    table.zoom(9)
    table.pan(900, 0)
    table.show_place(Where((0, 0)))
    table.movements.update(0.05)
    here = table.camera
    bench.key(Command.PAN_LEFT)
    assert not any(isinstance(one.thing, Glide) for one in table.movements.running)
    assert table.camera.x > here.x


def test_reduced_motion_is_stronger_than_any_speed() -> None:
    assert speed_of(Settings()) == 1
    assert speed_of(Settings(animation="fast")) > 1
    assert speed_of(Settings(animation="off")) == 0
    assert speed_of(Settings(animation="fast", reduce_motion=True)) == 0
