"""Whole games at the island's table, by keys alone, by the mouse alone, and by computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import pytest

from discovery.match.replay import replay
from discovery.rules.island.actions import (
    Action,
    Declare,
    Equip,
    Go,
    Open,
    Put,
    Read,
    Spend,
    Stop,
    Suffer,
)
from discovery.rules.island.equipment import items_of
from discovery.scenes.island import keys, places
from discovery.scenes.island.layout import Part
from discovery.scenes.island.session import CONFIRMATIONS, Stage
from discovery.scenes.island.targets import MAP, OnArrow, OnCard, Target, order, turned
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Command
from tests.scenes.island.bench import Bench, new_match

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex

LONGEST = 2500


def finished_rightly(bench: Bench) -> None:
    assert bench.stage() is Stage.OVER
    assert replay(bench.match.record(), bench.match.box).scores == bench.match.scores


def tab_to(bench: Bench, target: Target) -> None:
    for _ in range(40):
        if bench.table.focus == target:
            return
        bench.key(Command.NEXT)
    message = f"{target} cannot be reached, only {order(bench.table)}"
    raise AssertionError(message)


def move_by_keys(bench: Bench, end: Hex) -> None:
    """Move the sheet or the cursor to a hex."""
    tab_to(bench, MAP)
    desk = bench.table.desk
    for _ in range(200):
        now = desk.sheet if bench.table.moves_sheet else desk.cursor
        if now is None:
            bench.key(Command.RIGHT)
            continue
        right, down = end[0] - now[0], end[1] - now[1]
        if not bench.table.north_up:
            right, down = -right, -down
        if right:
            bench.key(Command.RIGHT if right > 0 else Command.LEFT)
        elif down:
            bench.key(Command.DOWN if down > 0 else Command.UP)
        else:
            return
    raise AssertionError("it never gets there")


def walk_key(bench: Bench, direction: int) -> Command:
    way = turned(direction, north_up=bench.table.north_up)
    return next(command for command, to in keys.WALKS.items() if to == way)


def by_keys(bench: Bench, action: Action) -> None:
    match action:
        case Put(x, y):
            move_by_keys(bench, (x, y))
            bench.key(Command.CONFIRM)
        case Equip(kit):
            for item in items_of(kit):
                tab_to(bench, OnCard(item))
                bench.key(Command.CONFIRM)
            tab_to(bench, Part.MAIN)
            bench.key(Command.CONFIRM)
        case Go(direction):
            bench.key(walk_key(bench, direction))
        case Declare(x, y):
            move_by_keys(bench, (x, y))
            tab_to(bench, Part.DECLARE)
            bench.key(Command.CONFIRM, Command.CONFIRM)
        case Read() | Open():
            tab_to(bench, Part.DEED)
            bench.key(Command.CONFIRM)
        case Spend():
            assert bench.table.focus is Part.MAIN
            bench.key(Command.CONFIRM)
        case Suffer():
            tab_to(bench, Part.DEED if Part.DEED in order(bench.table) else Part.MAIN)
            bench.key(Command.CONFIRM)
        case Stop():
            bench.key(Command.PASS)
        case _:
            assert_never(action)


def press(bench: Bench, target: Target) -> None:
    area = places.area(bench.table, target)
    assert area is not None
    bench.click(area.center)


def in_view(bench: Bench, place: Hex) -> None:
    """Drag the map until a hex is in its middle."""
    view = bench.table.layout.view
    x, y = bench.spot(place)
    foil = places.foil(bench.table)
    corners = (view.topleft, view.topright, view.bottomleft, view.bottomright)
    start = next(
        spot
        for spot in ((cx + sx, cy + sy) for cx, cy in corners for sx in (-9, 9) for sy in (-9, 9))
        if view.collidepoint(spot) and not (foil and foil.collidepoint(spot))
    )
    bench.drag(start, (start[0] + view.centerx - x, start[1] + view.centery - y))


def by_mouse(bench: Bench, action: Action) -> None:
    match action:
        case Put(x, y):
            in_view(bench, (x, y))
            bench.click(bench.spot((x, y)))
        case Equip(kit):
            for item in items_of(kit):
                press(bench, OnCard(item))
            press(bench, Part.MAIN)
        case Go(direction):
            assert bench.table.here is not None
            in_view(bench, bench.table.here)
            press(bench, OnArrow(direction))
        case Declare(x, y):
            end = bench.table.desk.sheet
            assert end is not None
            bench.drag(bench.spot(end), bench.spot((x, y)))
            assert bench.table.desk.sheet == (x, y)
            press(bench, Part.DECLARE)
            press(bench, Part.DECLARE)
        case Read() | Open():
            press(bench, Part.DEED)
        case Spend() | Stop():
            press(bench, Part.MAIN)
        case Suffer():
            press(bench, Part.DEED if Part.DEED in order(bench.table) else Part.MAIN)
        case _:
            assert_never(action)


@pytest.mark.parametrize("confirming", [True, False])
@pytest.mark.parametrize(("north", "seed"), [("top", 3), ("turned", 4)])
def test_a_whole_game_by_keys_alone(north: str, seed: int, *, confirming: bool) -> None:
    bench = Bench(new_match(seed=seed, north=north), confirming=confirming)
    for _ in range(LONGEST):
        if bench.stage() is Stage.OVER:
            break
        if bench.stage() in CONFIRMATIONS:
            assert confirming
            bench.key(Command.CONFIRM)
        else:
            by_keys(bench, bench.advice())
    finished_rightly(bench)
    assert bench.table.pointer is None
    words = {step.action.split()[0] for step in bench.match.record().steps}
    assert words >= {"put", "equip", "go", "declare", "stop", "open"}
    bench.key(Command.CONFIRM)
    assert bench.asked == [Ask.RESULTS]


@pytest.mark.parametrize("confirming", [True, False])
@pytest.mark.parametrize(("north", "seed"), [("top", 5), ("turned", 6)])
def test_a_whole_game_by_the_mouse_alone(north: str, seed: int, *, confirming: bool) -> None:
    bench = Bench(new_match(seed=seed, north=north), confirming=confirming)
    for _ in range(LONGEST):
        if bench.stage() is Stage.OVER:
            break
        if bench.stage() in CONFIRMATIONS:
            press(bench, Part.MAIN)
        else:
            by_mouse(bench, bench.advice())
    finished_rightly(bench)
    press(bench, Part.DEED)
    assert bench.asked == [Ask.REVEAL]


def test_computer_players_play_to_the_end_by_themselves() -> None:
    bench = Bench(new_match(("greedy", "random"), seed=5))
    finished_rightly(bench)
    assert bench.saves > bench.match.decisions


def test_a_computer_player_plays_until_a_person_is_to_act() -> None:
    bench = Bench(new_match(("greedy", None), seed=6))
    assert bench.stage() is Stage.START
    assert bench.match.to_act == 1
    assert bench.table.viewer == 1


def test_every_step_is_saved() -> None:
    bench = Bench(new_match(seed=7))
    before = bench.saves
    by_keys(bench, bench.advice())
    assert bench.saves == before + 1
    bench.key(Command.UNDO)
    assert bench.saves == before + 2
