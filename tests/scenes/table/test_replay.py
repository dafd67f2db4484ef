"""Recorded games on the screen, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.games import games
from discovery.match.playback import Playback
from discovery.rules.game import Message
from discovery.scenes.results import ResultsScene
from discovery.scenes.table.replay import STEPS, SteppedScene, onward
from discovery.ui.intents import Button, Command, Input, Ordered, Pressed
from discovery.ui.scene import Pop, Push
from tests.support.play import begin, finish, step

if TYPE_CHECKING:
    from discovery.ui.context import Context

DECISIONS = 14


@pytest.fixture(params=list(games()))
def playback(context: Context, request: pytest.FixtureRequest) -> Playback:
    box = context.games[request.param].load(context.paths.images)
    match = begin(box, seed=4)
    for _ in range(DECISIONS):
        step(match)
    return Playback(match.record(), box)


@pytest.fixture
def scene(context: Context, playback: Playback) -> SteppedScene:
    name = playback.match.box.rules.name
    made = context.games[name].open_replay(context, playback)
    assert isinstance(made, SteppedScene)
    made.enter()
    made.layout(context.theme.size)
    return made


def test_the_end_is_so_far_and_from_there_the_start(playback: Playback) -> None:
    assert onward(playback) == DECISIONS
    playback.go(4)
    assert onward(playback) == DECISIONS - 4
    playback.go(DECISIONS)
    assert onward(playback) == -DECISIONS


def test_from_the_end_of_a_game_one_goes_to_the_results(context: Context) -> None:
    box = context.games["landscape"].load(context.paths.images)
    playback = Playback(finish(begin(box)).record(), box)
    playback.go(playback.length)
    assert onward(playback) is None


def test_one_sees_with_the_eyes_of_the_seat_to_act_and_takes_nothing_back(
    scene: SteppedScene, playback: Playback
) -> None:
    session = scene._shown.session
    seen = set()
    for position in range(DECISIONS):
        playback.go(position)
        session.look()
        assert session.match is playback.match
        assert session.viewer == playback.match.to_act
        assert session.undo_limit == (0, Message("This is a replay."))
        assert not session.can_undo
        seen.add(session.viewer)
    assert seen == {0, 1}


def test_arrows_step_and_what_moves_comes_to_rest(scene: SteppedScene, playback: Playback) -> None:
    position = 0
    for command in STEPS:
        scene.handle(Input(None, Ordered(command)))
        position = min(max(position + STEPS[command], 0), playback.length)
        assert playback.position == position
        scene.stale = False
        if scene.busy:
            scene.update(0.01)
            assert scene.stale
        for _ in range(100):
            scene.update(0.5)
        assert not scene.busy


def test_a_click_ends_what_moves(scene: SteppedScene) -> None:
    command = next(iter(STEPS))
    scene.handle(Input(None, Ordered(command)))
    scene.handle(Input(None, Pressed((2, 2), Button.MIDDLE)))
    assert not scene.busy


def test_the_results_come_back_to_the_replay(scene: SteppedScene) -> None:
    pushed = scene.results()
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, ResultsScene)


def test_the_way_back_closes_the_log_before_it_leaves(scene: SteppedScene) -> None:
    scene.steps.step(DECISIONS)
    scene._shown.movements.skip()
    scene.handle(Input(None, Ordered(Command.LOG)))
    back = Input(None, Ordered(Command.BACK))
    assert scene.handle(back) is None
    assert isinstance(scene.handle(back), Pop)
