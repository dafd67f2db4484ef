"""Stepping through a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.match.playback import Playback
from discovery.match.replay import until
from discovery.rules.landscape.events import HandDrawn
from discovery.rules.landscape.view import HIDDEN, LandscapeView
from discovery.scenes.landscape import keys, messages
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.replay import ReplayDeeds, ReplaySession, track
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.table import Table
from discovery.scenes.landscape.tips import tip_of
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Command
from tests.scenes.landscape.bench import Bench, art, box, new_match
from tests.support.play import finish

if TYPE_CHECKING:
    from discovery.match.record import Record


@pytest.fixture(scope="module")
def record() -> object:
    return Bench(new_match(("greedy", "random"), seed=5)).match.record()


@pytest.fixture
def deeds(record: object) -> ReplayDeeds:
    return stepping(record)  # type: ignore[arg-type]


def stepping(record: Record) -> ReplayDeeds:
    playback = Playback(record, box())
    session = ReplaySession(playback)
    table = Table(session, art())
    table.fit_window((1280, 720), 2 / 3)
    table.track = track(playback)
    return ReplayDeeds(table, session)


def position(deeds: ReplayDeeds) -> int:
    assert deeds.table.track is not None
    return deeds.table.track.position


def test_it_begins_at_the_start_with_nothing_to_decide(deeds: ReplayDeeds) -> None:
    assert deeds.table.stage is Stage.REPLAY
    assert position(deeds) == 0
    assert len(deeds.table.tiles) == 1
    assert deeds.table.focus is Part.TURN_RIGHT


def test_steps_go_on_and_back(deeds: ReplayDeeds) -> None:
    deeds.press(Part.TURN_RIGHT)
    assert position(deeds) == 1
    assert len(deeds.table.tiles) == 2
    assert deeds.table.movements
    deeds.press(Part.TURN_LEFT)
    assert position(deeds) == 0
    assert len(deeds.table.tiles) == 1
    assert not deeds.table.movements
    deeds.undo()
    assert position(deeds) == 0


def test_the_score_after_each_step_is_seen(deeds: ReplayDeeds) -> None:
    points = [0, 0]
    assert deeds.table.track is not None
    for _ in range(deeds.table.track.length):
        deeds.step(1)
        step = deeds.table.session.match.last_step
        assert step is not None
        points[step.seat] += step.points
        if not deeds.table.session.match.over:
            assert deeds.table.view.scores() == tuple(points)
    assert deeds.table.session.match.over


def test_the_main_button_goes_to_the_end_and_then_to_the_results(deeds: ReplayDeeds) -> None:
    assert deeds.main() is None
    assert deeds.table.track is not None
    assert deeds.table.track.position == deeds.table.track.length
    assert messages.main_label(deeds.table.stage, deeds.table.track) == "Results"
    assert deeds.main() is Ask.RESULTS
    deeds.reset_turn()
    assert position(deeds) == 0


def test_every_step_is_told(deeds: ReplayDeeds) -> None:
    assert deeds.table.track is not None
    told = set()
    for _ in range(60):
        told.add(messages.played(deeds.table.track).template)
        deeds.step(1)
    assert len(told) >= 4


def test_keys_that_decide_do_nothing(deeds: ReplayDeeds) -> None:
    deeds.step(1)
    for command in (Command.PASS, Command.FIRST, Command.BACK):
        keys.order(deeds.table, deeds, command, repeated=False)
    assert position(deeds) == 1
    keys.order(deeds.table, deeds, Command.TURN_RIGHT, repeated=False)
    assert position(deeds) == 2


def test_arrows_read_the_log_while_it_has_the_focus(deeds: ReplayDeeds) -> None:
    looking = deeds.table.looking
    assert not looking.reading
    deeds.step(5)
    deeds.table.pointer = None
    deeds.open_log()
    assert looking.reading
    assert looking.listing.rows
    deeds.table.focus = Part.MAIN
    assert not looking.reading


def test_buttons_are_explained_as_what_they_do_here(deeds: ReplayDeeds) -> None:
    for part, words in (
        (Part.TURN_RIGHT, "One step on (right)"),
        (Part.MENU, "Leave the replay (Esc)"),
        (Part.FIT, "Show the whole board (F)"),
    ):
        deeds.table.focus = part
        tip = tip_of(deeds.table)
        assert tip is not None
        assert [str(line) for line in tip.lines] == [words]


@pytest.mark.parametrize("finished", [False, True])
def test_hidden_hands_are_seen_once_the_game_is_over(finished: bool) -> None:
    whole = finish(new_match(seed=3, double_tile="on")).record()
    deeds = stepping(whole if finished else until(whole, 20))
    table = deeds.table
    hidden, numbers = set(), set()
    for _ in range(20):
        deeds.step(1)
        hidden |= {HIDDEN in table.view.hand(seat) for seat in range(2)}
        hidden.add(HIDDEN in table.hand.designs)
        events = [event for entry in table.log for event in entry.events]
        numbers |= {event.number is None for event in events if isinstance(event, HandDrawn)}
        assert table.view.stack_left == whole_stack(table.view)
    assert numbers == {not finished}
    assert hidden == {False} if finished else True in hidden


def whole_stack(view: LandscapeView) -> int:
    """Return how many unseen tiles are in no hand."""
    hands = [view.hand(seat) for seat in range(view.players)]
    return view.unseen.total() - sum(hand.count(HIDDEN) for hand in hands)
