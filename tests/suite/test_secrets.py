"""Views leak nothing: they are the same whatever the seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.match.chance import LiveChance
from discovery.match.log import seen

if TYPE_CHECKING:
    from discovery.rules.game import Seat, State
    from tests.suite.case import Case, Step

FEW = settings(max_examples=4, deadline=None)
EVERY = 29
"""So many steps lie between two looks."""


def swapped(step: Step, seat: Seat, seed: int) -> State:
    """Return the position with every secret that `seat` cannot know exchanged at random."""
    return step.before.view(seat).sample(LiveChance(seed))


@FEW
@given(st.data())
def test_a_sample_agrees_with_all_that_was_seen(case: Case, data: st.DataObject) -> None:
    setting = data.draw(case.settings())
    for number, step in enumerate(case.plays(setting)):
        if number % EVERY == 0:
            for seat in range(setting.players):
                sample = swapped(step, seat, number)
                assert case.frozen(sample.view(seat)) == case.frozen(step.before.view(seat))
                assert list(sample.legal_actions()) == (
                    list(step.before.legal_actions())
                    if seat == step.before.to_act
                    else list(sample.legal_actions())
                )


@FEW
@given(st.data())
def test_two_games_that_differ_in_secrets_look_the_same(case: Case, data: st.DataObject) -> None:
    setting = data.draw(case.settings())
    witness = case.witness(setting.players)
    for number, step in enumerate(case.plays(setting)):
        witness.saw(step.before, step.events)
        if number % EVERY:
            continue
        for seat in range(setting.players):
            one, other = (swapped(step, seat, number + salt) for salt in (1, 2))
            assert case.frozen(one.view(seat)) == case.frozen(other.view(seat))
            if step.action is not None and seat == step.before.to_act:
                told = [seen(state.apply(step.action), seat) for state in (one, other)]
                assert told[0] == told[1]
                assert case.frozen(one.view(seat)) == case.frozen(other.view(seat))


def test_there_are_secrets_where_the_game_says_so(case: Case) -> None:
    """Without this the tests above could pass because nothing was ever hidden."""
    for setting in case.fixed():
        differ = False
        for number, step in enumerate(case.plays(setting)):
            if number % EVERY == 7:
                states = [swapped(step, 0, number + salt) for salt in (1, 2)]
                views = [case.frozen(state.view(1)) for state in states]
                differ = differ or views[0] != views[1]
        assert differ == case.witness.has_secrets(setting.options)
