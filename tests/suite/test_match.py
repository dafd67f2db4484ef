"""Matches, records and replays of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.match.match import NothingToUndo
from discovery.match.playback import Playback
from discovery.match.record import from_json, to_json
from discovery.match.replay import check, replay
from discovery.rules.game import IllegalAction
from tests.support.play import finish, step, steps

if TYPE_CHECKING:
    from discovery.match.match import Match
    from tests.suite.case import Case

FEW = settings(max_examples=5, deadline=None)


def assert_same(case: Case, one: Match, other: Match) -> None:
    assert one.record() == other.record()
    for seat in range(len(one.seats)):
        assert case.frozen(one.view(seat)) == case.frozen(other.view(seat))
        assert one.log(seat) == other.log(seat)


@FEW
@given(st.data())
def test_a_replay_is_the_game(case: Case, data: st.DataObject) -> None:
    match = finish(case.begin(data.draw(case.settings())))
    record = from_json(to_json(match.record()))
    assert record == match.record()
    assert check(record, case.box) == []
    assert_same(case, replay(record, case.box), match)


def test_a_save_of_any_moment_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    for setting in case.fixed()[-1:]:
        whole = finish(case.begin(setting)).record()
        for number, match in enumerate(steps(case.begin(setting))):
            saved = replay(from_json(to_json(match.record())), case.box)
            assert saved.record() == match.record()
            if number % 20 == 0:
                assert_same(case, saved, match)
                assert finish(saved).record() == whole
            match.confirm()
            shown = replay(from_json(to_json(match.record())), case.box)
            assert shown.record() == match.record()
            if number % 20 == 9:
                assert_same(case, shown, match)
                assert finish(shown).record() == whole


def test_a_game_that_is_stopped_is_over_for_good_and_so_is_its_replay(case: Case) -> None:
    setting = case.fixed()[-1]
    for number, _ in enumerate(steps(case.begin(setting))):
        for confirmed in (False, True) if number % 30 == 9 or not number else ():
            match = replay(case.begin(setting).record(), case.box)
            for _ in range(number):
                step(match)
            if confirmed:
                match.confirm()
            if match.over:
                continue
            match.stop()
            assert match.over
            assert match.pending is None
            assert match.undo_limit()[0] == 0
            lines = match.view(0).breakdown()
            assert match.scores == tuple(sum(line.points for line in seat) for seat in lines)
            record = from_json(to_json(match.record()))
            assert record == match.record()
            assert record.stopped
            assert check(record, case.box) == []
            assert_same(case, replay(record, case.box), match)
            with pytest.raises(IllegalAction):
                match.stop()


@FEW
@given(st.data())
def test_what_is_taken_back_never_was(case: Case, data: st.DataObject) -> None:
    setting = data.draw(case.settings())
    plain, changing = case.begin(setting), case.begin(setting)
    for number in range(40):
        for match in (plain, changing):
            step(match)
        if plain.over:
            break
        while number % 3 == 0:
            try:
                changing.undo()
            except NothingToUndo:
                break
        while changing.decisions < plain.decisions:
            step(changing)
        assert plain.record() == changing.record()
    assert_same(case, plain, changing)


def test_stepping_through_a_record_shows_each_position(case: Case) -> None:
    match = finish(case.begin(case.fixed()[0]))
    playback = Playback(match.record(), case.box)
    for position in range(0, playback.length, 9):
        playback.go(position)
        assert playback.position == position
    playback.go(playback.length)
    assert_same(case, playback.match, match)
