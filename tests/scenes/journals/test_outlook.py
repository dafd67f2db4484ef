"""How far prepared actions lead, compared with what the rules offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.agents.registry import make_agent
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import CLIMB, RIDE, WALK
from discovery.rules.journals.dice import FOOT, HORSE, ONE
from discovery.rules.journals.entry import start
from discovery.rules.journals.phases import Phase
from discovery.rules.journals.reaching import Reaching
from discovery.rules.journals.view import JournalsView
from discovery.rules.journals.walking import walks
from discovery.scenes.journals import explain
from discovery.scenes.journals.outlook import GUIDE, outlook
from discovery.scenes.journals.targets import OnSlot, Part
from tests.scenes.journals.bench import Bench, at_phase, box, new_match

if TYPE_CHECKING:
    from discovery.rules.journals.state import JournalsState


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


def seen_with(tribes: tuple[int, ...], seat: int = 0, players: int = 2) -> JournalsView:
    """Return what a seat sees that has tribes; it is seat 0's turn."""
    state = start(players, {"first": "0"}, box().content)
    state.pending = None
    state.tribes[seat] = tribes
    return state.view(seat)


def by_brute_force(view: JournalsView, slots: list[int], card: int, other: int = 0) -> set[int]:
    """Return the numbers of steps lost by all orders and cuts of all these slots' blocks."""
    blocks = [view.steps_of(slot) for slot in slots]
    guides = view.guides(view.seat)
    every = [*blocks, *guides]
    return {
        sum(len(every[index]) - used for index, used in walk)
        for route in view.routes(card, other)
        for walk in walks(route, blocks, guides)
    }


GUIDES = (53, 54)
"""The tribes that add a step; the first one a river, the other one a mountain."""
SLOTS = st.lists(st.sampled_from([RIDE, WALK, CLIMB, 9, 30]), min_size=1, max_size=4)
CARD = st.integers(1, 55)


@settings(max_examples=60, deadline=None)
@given(SLOTS, CARD, CARD, st.booleans())
def test_steps_lost_are_the_least(slots: list[int], card: int, other: int, guided: bool) -> None:
    view = seen_with(GUIDES if guided else ())
    whole, both = (by_brute_force(view, slots, card, second) for second in (0, other))
    found = outlook(view, slots, card, (other,), every=True)
    assert found.lost == min(whole, default=None)
    assert found.seconds == (((other, min(both)),) if both else ())
    assert sum(piece.used for piece in found.walk) == found.reached
    assert sorted(piece.slot for piece in found.walk if piece.slot != GUIDE) == sorted(slots)
    parts = [[s for i, s in enumerate(slots) if n >> i & 1] for n in range(1, 1 << len(slots))]
    some = outlook(view, slots, card, (other,), every=False)
    for second, lost in ((0, some.lost), (other, dict(some.seconds).get(other))):
        ways = [by_brute_force(view, part, card, second) for part in parts]
        assert lost == min(set().union(*ways), default=None)


def test_the_viewers_guides_count_whosever_turn_it_is() -> None:
    view = seen_with(GUIDES, seat=1)
    card = next(n for n, c in view.cards.items() if c.exploration.route.sides == ("rrrr",))
    found = outlook(view, (WALK,), card, (), every=False)
    assert (view.turn_of, found.lost) == (0, 0)
    assert [piece.slot for piece in found.walk if piece.slot == GUIDE] == [GUIDE]


def test_guides_count_as_well_while_steps_are_missing() -> None:
    view = seen_with(GUIDES)
    card = next(n for n, c in view.cards.items() if c.exploration.route.sides == ("rrrrrr",))
    for every in (True, False):
        found = outlook(view, (WALK,), card, (), every=every)
        assert (found.reached, found.length, found.lost) == (4, 6, None)


def test_a_block_too_many_is_told() -> None:
    view = seen_with(())
    card = next(n for n, c in view.cards.items() if c.exploration.route.sides == ("rrr",))
    fits = outlook(view, (RIDE, RIDE, RIDE), card, (), every=True)
    assert (fits.lost, fits.spare) == (3, 0)
    found = outlook(view, (RIDE, CLIMB, RIDE, WALK, RIDE), card, (), every=True)
    assert (found.reached, found.length, found.lost, found.spare) == (3, 3, None, 2)
    assert outlook(view, (CLIMB,), card, (), every=True).spare == 0


def test_nine_preparations_and_two_guides_cost_no_frame() -> None:
    """Orders are endless; what is looked at are selections, and the places that they reach."""
    view = seen_with(GUIDES)
    kinds = {view.steps_of(slot): slot for slot in (RIDE, WALK, CLIMB, *range(1, 37))}
    slots = list(kinds.values())[:9]
    reaching = Reaching(view.routes(15, 22), list(kinds)[:9], view.guides(0))
    assert sum(places.bit_count() for places in reaching.places.values()) < 20_000
    found = outlook(view, slots, 15, (3, 12, 16, 22), every=False)
    assert (found.length, found.lost) == (9, 0)


def test_a_plan_with_an_action_too_many_says_so() -> None:
    bench = Bench(at_phase(Phase.TURN, 2))
    table, state = bench.table, cast("JournalsState", bench.match._state)
    cards = table.view.cards
    river = next(n for n, c in cards.items() if c.exploration.route.sides == ("rrr",))
    state.current[table.viewer] = river
    state.tribes[table.viewer] = ()
    ride, climb = (RIDE, HORSE, ONE[0]), (CLIMB, FOOT, ONE[0])
    state.preparations[table.viewer] = (ride, ride, climb)
    table.session.look()
    table.refresh()
    bench.deeds.press(Part.PLAN)
    for slot, words in (
        (RIDE, "Prepared: 2 of 3 steps"),
        (RIDE, "Prepared to the end; steps lost: 1"),
        (CLIMB, "All 3 steps are covered, but 1 action is too many"),
    ):
        bench.deeds.press(OnSlot(slot))
        assert str(explain.told(table)[0]).startswith(words)
