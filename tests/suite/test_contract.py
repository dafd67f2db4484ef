"""What every game keeps, whatever it is about."""

from __future__ import annotations

import pickle
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.match.log import seen
from discovery.rules.game import IllegalAction, MalformedText, OptionError

if TYPE_CHECKING:
    from discovery.rules.game import Action
    from tests.suite.case import Case, Setting

FEW = settings(max_examples=6, deadline=None)


def test_the_entry_tells_what_can_be_played(case: Case) -> None:
    rules = case.box.rules
    for players in (rules.least_players - 1, rules.most_players + 1):
        with pytest.raises(OptionError):
            rules.start(players, {}, case.box.content)
    with pytest.raises(OptionError):
        rules.start(rules.least_players, {"no such option": "1"}, case.box.content)
    for spec in rules.options:
        with pytest.raises(OptionError):
            rules.start(rules.least_players, {spec.key: "no such value"}, case.box.content)


def test_a_game_begins_with_its_set_up_owed(case: Case) -> None:
    for setting in case.fixed():
        state = case.start(setting)
        assert state.players == setting.players
        assert state.pending is not None
        assert state.scores() == (0,) * setting.players


@FEW
@given(st.data())
def test_every_decision_has_legal_actions_and_only_its_seat_has_them(
    case: Case, data: st.DataObject
) -> None:
    for step in case.plays(data.draw(case.settings())):
        state = step.before
        legal = state.legal_actions()
        if step.action is None:
            assert not legal
            continue
        assert legal
        assert len(set(legal)) == len(legal)
        assert all(state.check(action) is None for action in legal)
        for seat in range(state.players):
            own = state.view(seat).legal_actions()
            assert list(own) == (list(legal) if seat == state.to_act else [])
    assert step.state.to_act is None
    assert step.state.pending is None
    assert not step.state.legal_actions()
    assert step.state.winners()


@FEW
@given(st.data())
def test_texts_are_read_back_without_loss(case: Case, data: st.DataObject) -> None:
    rules = case.box.rules
    for step in case.plays(data.draw(case.settings())):
        for action in step.before.legal_actions():
            text = step.before.text(action)
            assert step.before.parse(text) == action
            view = step.before.view(step.before.to_act or 0)
            assert (view.text(action), view.parse(text)) == (text, action)
        for event in step.events:
            words = rules.chance_text(event)
            if words is not None:
                assert step.action is None, "an action set off chance"
                assert rules.chance_values(words)


@given(st.text(max_size=12))
def test_nonsense_is_malformed_and_nothing_else(case: Case, text: str) -> None:
    state = case.start(case.fixed()[0])
    with suppress(MalformedText):
        assert state.text(state.parse(text)) == text
    with suppress(MalformedText):
        assert case.box.rules.chance_values(text)


@FEW
@given(st.data())
def test_scores_are_those_of_a_slow_recount_and_the_sum_of_their_lines(
    case: Case, data: st.DataObject
) -> None:
    setting = data.draw(case.settings())
    witness = case.witness(setting.players)
    for step in case.plays(setting):
        witness.saw(step.before, step.events)
        scores = step.state.scores()
        assert scores == witness.scores(step.state)
        lines = step.state.breakdown()
        assert scores == tuple(sum(line.points for line in seat) for seat in lines)
        assert {str(line.reason) for seat in lines for line in seat} != {""}


@FEW
@given(st.data())
def test_a_preview_is_what_the_action_scores_at_once(case: Case, data: st.DataObject) -> None:
    for step in case.plays(data.draw(case.settings())):
        seat = step.before.to_act
        if step.action is not None and seat is not None and step.state.to_act is not None:
            promised = sum(line.points for line in step.before.view(seat).preview(step.action))
            assert step.state.scores()[seat] - step.before.scores()[seat] == promised


@FEW
@given(st.data())
def test_pieces_are_conserved(case: Case, data: st.DataObject) -> None:
    setting = data.draw(case.settings())
    witness = case.witness(setting.players)
    pieces = None
    for step in case.plays(setting):
        witness.saw(step.before, step.events)
        now = witness.pieces(step.state)
        pieces = pieces or now
        assert now == pieces
    assert pieces


@FEW
@given(st.data())
def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(
    case: Case, data: st.DataObject
) -> None:
    setting = data.draw(case.settings())
    known: set[Action] = set()
    for number, step in enumerate(case.plays(setting)):
        state = step.before
        legal = set(state.legal_actions())
        if number % 19 == 0:
            before = case.frozen(state)
            for action in known - legal:
                refusal = state.check(action)
                assert refusal is not None
                assert str(refusal.reason)
                assert refusal.paragraph
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action)
                assert str(caught.value) == str(refusal.reason)
            assert case.frozen(state) == before
        known |= legal
    for action in known:
        assert step.state.check(action) is not None


@FEW
@given(st.data())
def test_copies_and_views_are_not_touched_by_what_follows(case: Case, data: st.DataObject) -> None:
    setting = data.draw(case.settings())
    kept = []
    for number, step in enumerate(case.plays(setting)):
        if number % 47 == 0:
            views = [step.before.view(seat) for seat in range(setting.players)]
            kept.append((step.before, case.frozen(step.before), views, case.frozen(views)))
    for state, frozen_state, views, frozen_views in kept:
        assert case.frozen(state) == frozen_state
        assert case.frozen(views) == frozen_views


@FEW
@given(st.data())
def test_views_survive_the_way_to_another_process(case: Case, data: st.DataObject) -> None:
    for number, step in enumerate(case.plays(data.draw(case.settings()))):
        if number % 31 == 0:
            view = step.before.view(step.before.to_act or 0)
            twin = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
            assert list(twin.legal_actions()) == list(view.legal_actions())
            assert (twin.scores(), twin.to_act, twin.pending) == (
                view.scores(),
                view.to_act,
                view.pending,
            )


def test_the_same_seed_gives_the_same_log(case: Case) -> None:
    def log(setting: Setting) -> list[str]:
        return [
            step.before.text(step.action) if step.action is not None else repr(step.events)
            for step in case.plays(setting)
        ]

    for setting in case.fixed():
        assert log(setting) == log(setting)


def test_events_are_seen_by_all_seats_or_told_apart(case: Case) -> None:
    """A seat learns of its own events in full."""
    for setting in case.fixed():
        for step in case.plays(setting):
            for event in step.events:
                if event.seat is not None:
                    assert seen([event], event.seat) == (event,)
