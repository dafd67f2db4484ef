"""Whole games through the table: by keys alone, by the mouse alone, by computer players."""

from __future__ import annotations

import pytest

from discovery.match.replay import check
from discovery.rules.landscape.actions import Deploy, Take
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.session import CONFIRMATIONS, Stage
from discovery.scenes.landscape.targets import BOARD, OnChoice, OnHand
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Command
from tests.scenes.landscape.bench import Bench, box, new_match

LONGEST = 400


def finished_rightly(bench: Bench) -> None:
    assert bench.stage() is Stage.OVER
    assert bench.match.scores is not None
    assert sum(bench.match.scores) > 0
    assert check(bench.match.record(), box()) == []


def turn_by_keys(bench: Bench, turn: int) -> None:
    """Play one step with keys; now and then go around first."""
    table = bench.table
    if table.stage is Stage.PLACE:
        if not table.hand.squares:
            bench.key(Command.NEXT)
            bench.key(Command.CONFIRM)
        assert table.focus == BOARD
        bench.key((Command.UP, Command.RIGHT, Command.DOWN, Command.LEFT)[turn % 4])
        bench.key((Command.LEFT, Command.UP, Command.RIGHT, Command.DOWN)[turn % 4])
        bench.key(Command.TURN_RIGHT)
        assert table.cell in table.hand.squares
        bench.key(Command.CONFIRM)
        assert bench.stage() is Stage.FOLLOWER
    elif table.stage is Stage.FOLLOWER:
        if turn % 3 == 0:
            bench.key(Command.PASS)
        elif isinstance(table.focus, OnChoice):
            bench.key(Command.RIGHT if turn % 2 else Command.NEXT)
            if bench.table.focus is not Part.MAIN and not usable(bench):
                bench.key(Command.PASS)
            else:
                bench.key(Command.CONFIRM)
        else:
            bench.key(Command.CONFIRM)
    else:
        assert isinstance(table.focus, OnHand | Part)
        bench.key(Command.CONFIRM)


def usable(bench: Bench) -> bool:
    focus = bench.table.focus
    return isinstance(focus, OnChoice) and bench.table.choices[focus.index].refusal is None


def turn_by_mouse(bench: Bench, turn: int) -> None:
    """Play one step with the mouse."""
    table = bench.table
    if table.stage is Stage.PLACE:
        if not table.hand.squares:
            bench.click(table.layout.hands[1 - table.hand.chosen].center)
        square = sorted(table.hand.squares)[turn % len(table.hand.squares)]
        at = bench.middle(square)
        if not table.layout.view.collidepoint(at):
            bench.click(table.layout.parts[Part.FIT].center)
            at = bench.middle(square)
        bench.move(at)
        bench.wheel(at, 1.0)
        bench.click(at)
        assert bench.stage() is Stage.FOLLOWER
    elif table.stage is Stage.FOLLOWER:
        choices = [i for i, choice in enumerate(table.choices) if choice.refusal is None]
        if not choices or bench.match.decision_seed % 4 == 0:
            bench.click(table.layout.parts[Part.MAIN].center)
            return
        index = choices[turn % len(choices)]
        at = table.choice_area(index).center
        if table.target_at(at) == OnChoice(index):
            bench.click(at)
        else:
            bench.click(table.layout.parts[Part.MAIN].center)
    elif table.stage is Stage.DISCARD:
        bench.click(table.layout.hands[turn % 2].center)
        bench.click(table.layout.parts[Part.MAIN].center)
    else:
        bench.click(table.layout.parts[Part.MAIN].center)


@pytest.mark.parametrize("double", ["off", "on"])
@pytest.mark.parametrize("confirming", [True, False])
def test_a_whole_game_by_keys_alone(double: str, *, confirming: bool) -> None:
    bench = Bench(new_match(seed=3, double_tile=double), confirming=confirming)
    for turn in range(LONGEST):
        if bench.stage() is Stage.OVER:
            break
        turn_by_keys(bench, turn)
    finished_rightly(bench)
    assert bench.table.pointer is None
    assert any(step.points for step in bench.match.record().steps)
    bench.key(Command.CONFIRM)
    assert bench.asked == [Ask.RESULTS]


@pytest.mark.parametrize("double", ["off", "on"])
@pytest.mark.parametrize("confirming", [True, False])
def test_a_whole_game_by_the_mouse_alone(double: str, *, confirming: bool) -> None:
    bench = Bench(new_match((None,) * 3, seed=4, double_tile=double), confirming=confirming)
    for turn in range(LONGEST):
        if bench.stage() is Stage.OVER:
            break
        turn_by_mouse(bench, turn)
    finished_rightly(bench)
    texts = {step.action.split()[0] for step in bench.match.record().steps}
    assert texts >= {"place", "deploy", "take", "pass"}


def test_computer_players_play_to_the_end_by_themselves() -> None:
    bench = Bench(new_match(("greedy", "random"), seed=5))
    finished_rightly(bench)
    assert bench.saves > 160


def test_a_computer_player_plays_until_a_person_is_to_act() -> None:
    bench = Bench(new_match(("greedy", None), seed=6))
    assert bench.stage() is Stage.PLACE
    assert bench.match.to_act == 1
    assert bench.table.session.viewer == 1
    assert [step.seat for step in bench.match.record().steps] == [0, 0]


def test_every_step_is_saved() -> None:
    bench = Bench(new_match(seed=7))
    before = bench.saves
    bench.key(Command.DOWN)
    bench.key(Command.CONFIRM)
    assert bench.saves == before + 1
    bench.key(Command.UNDO)
    assert bench.saves == before + 2


def test_points_come_with_a_follower_taken_back() -> None:
    bench = Bench(new_match(seed=8))
    for turn in range(60):
        takes = [i for i, c in enumerate(bench.table.choices) if isinstance(c.action, Take)]
        if takes:
            break
        turn_by_keys(bench, turn)
    choice = bench.table.choices[takes[0]]
    seat = bench.table.session.viewer
    before = bench.table.view.scores()[seat]
    bench.deeds.choose(takes[0])
    assert bench.table.view.scores()[seat] == before + choice.points


def test_a_held_segment_tells_who_holds_it() -> None:
    bench = Bench(new_match(seed=9))
    for turn in range(200):
        blocked = [i for i, c in enumerate(bench.table.choices) if c.refusal is not None]
        if blocked:
            break
        turn_by_keys(bench, turn)
    decisions = bench.match.decisions
    bench.deeds.choose(blocked[0])
    assert bench.match.decisions == decisions
    assert isinstance(bench.table.choices[blocked[0]].action, Deploy)
    assert "already holds this" in bench.text()
    assert any(name in bench.text() for name in ("Ann", "Ben"))


def test_confirmation_can_be_left_out() -> None:
    bench = Bench(new_match(seed=10), confirming=False)
    bench.key(Command.DOWN)
    bench.key(Command.CONFIRM)
    bench.key(Command.PASS)
    assert bench.match.to_act == 1
    assert bench.stage() not in CONFIRMATIONS
