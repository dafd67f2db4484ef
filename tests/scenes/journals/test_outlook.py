"""How far prepared actions lead, compared with what the rules offer."""

from __future__ import annotations

from typing import cast

from discovery.agents.registry import make_agent
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import CLIMB, RIDE, WALK
from discovery.rules.journals.view import JournalsView
from discovery.scenes.journals.outlook import outlook
from tests.scenes.journals.bench import new_match


def test_what_can_be_recorded_now_is_foreseen() -> None:
    seen = set()
    for seed in (1, 2, 3):
        match = new_match((None,) * 3, seed=seed)
        match.confirm()
        while not match.over and match.decisions < 250:
            seat = cast("int", match.to_act)
            view = match.view(seat)
            assert isinstance(view, JournalsView)
            if view.written:
                others = (*view.scouting, view.reserve(seat))
                slots = [slot for slot, _, _ in view.written]
                found = outlook(view, slots, view.current(seat), others, every=True)
                foreseen = {card for card, _ in found.seconds}
                offered = {x.second for x in view.legal_actions() if isinstance(x, a.Explore)}
                assert (0 in offered) == (found.lost is not None)
                assert offered - {0} == foreseen
                seen |= {bool(offered - {0}), 0 in offered}
            thinker = make_agent("journals", "greedy", match.decision_seed)
            match.act(seat, thinker.choose(view))
            match.confirm()
    assert seen == {True, False}


def test_steps_are_counted_along_the_better_side() -> None:
    match = new_match()
    match.confirm()
    view = match.view(0)
    assert isinstance(view, JournalsView)
    for card in view.cards:
        for slots in ((RIDE,), (WALK,), (CLIMB, RIDE)):
            found = outlook(view, slots, card, (), every=True)
            sides = view.cards[card].exploration.route.sides
            assert found.length == len(sides[found.side])
            assert found.reached >= view.reached(slots, card)
            assert found.lost is None or found.reached == found.length


def test_some_of_what_is_prepared_may_be_enough() -> None:
    match = new_match()
    match.confirm()
    view = match.view(0)
    assert isinstance(view, JournalsView)
    found = 0
    for card, faces in view.cards.items():
        if faces.exploration.route.sides != ("rrr",):
            continue
        assert outlook(view, (CLIMB, WALK), card, (), every=True).lost is None
        some = outlook(view, (CLIMB, WALK), card, (), every=False)
        assert (some.reached, some.lost) == (3, 0)
        assert [piece.slot for piece in some.walk] == [WALK]
        found += 1
    assert found
