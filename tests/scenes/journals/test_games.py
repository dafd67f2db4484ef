"""Whole games through the journals' table: by keys alone, by the mouse alone, by computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.match.replay import check
from discovery.scenes.journals.session import CONFIRMATIONS, Stage
from discovery.scenes.journals.targets import OnRow
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Command
from tests.scenes.journals.bench import Bench, box, new_match
from tests.scenes.journals.guide import step

if TYPE_CHECKING:
    from discovery.scenes.journals.targets import Target

LONGEST = 4000


def by_keys(bench: Bench, target: Target) -> None:
    bench.go(target)
    bench.key(Command.CONFIRM)


def by_mouse(bench: Bench, target: Target) -> None:
    table = bench.table
    while isinstance(target, OnRow) and target.index not in table.seen_rows():
        bench.wheel(table.layout.info.center, -1)
    at = table.area(target).center
    assert table.target_at(at) == target
    bench.click(at)


def finished_rightly(bench: Bench) -> None:
    assert bench.table.stage is Stage.OVER
    assert bench.match.scores is not None
    assert sum(bench.match.scores) > 0
    assert check(bench.match.record(), box()) == []


@pytest.mark.parametrize("confirming", [True, False])
def test_a_whole_game_by_keys_alone(*, confirming: bool) -> None:
    bench = Bench(new_match(seed=3), confirming=confirming)
    for _ in range(LONGEST):
        if bench.table.stage is Stage.OVER:
            break
        step(bench, by_keys, "greedy")
    finished_rightly(bench)
    assert bench.table.pointer is None
    bench.key(Command.CONFIRM)
    assert bench.asked == [Ask.RESULTS]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_whole_game_by_the_mouse_alone(size: tuple[int, int]) -> None:
    bench = Bench(new_match((None,) * 4, seed=4), size=size)
    for _ in range(LONGEST):
        if bench.table.stage is Stage.OVER:
            break
        step(bench, by_mouse, "random" if bench.match.decisions < 150 else "greedy")
    finished_rightly(bench)


def test_computer_players_play_to_the_end_by_themselves() -> None:
    bench = Bench(new_match(("greedy", "random"), seed=5))
    finished_rightly(bench)
    assert bench.saves > bench.match.decisions


def test_a_computer_player_plays_until_a_person_is_to_act() -> None:
    bench = Bench(new_match(("greedy", None), seed=6))
    assert bench.match.to_act == 1
    assert bench.table.viewer == 1
    assert bench.table.stage is Stage.DECIDE


def test_confirmation_can_be_left_out() -> None:
    bench = Bench(new_match(seed=10), confirming=False)
    step(bench, by_keys)
    assert bench.match.to_act == 1
    assert bench.table.stage not in CONFIRMATIONS
