"""How far prepared actions lead, compared with what the rules offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.agents.registry import make_agent
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import CLIMB, RIDE, WALK
from discovery.rules.journals.dice import FOOT, HORSE, JOURNAL, ONE
from discovery.rules.journals.entry import start
from discovery.rules.journals.phases import Phase
from discovery.rules.journals.reaching import Reaching
from discovery.rules.journals.view import JournalsView
from discovery.scenes.journals import explain
from discovery.scenes.journals.outlook import GUIDE, outlook
from discovery.scenes.journals.targets import OnCard, OnSlot, Part
from tests.rules.journals.walks import walks
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
                foreseen = {card for card, *_ in found.seconds}
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
    assert found.seconds == (((other, min(both), len(slots)),) if both else ())
    assert found.dice == len(slots)
    assert sum(piece.used for piece in found.walk) == found.reached
    assert sorted(piece.slot for piece in found.walk if piece.slot != GUIDE) == sorted(slots)
    parts = [[s for i, s in enumerate(slots) if n >> i & 1] for n in range(1, 1 << len(slots))]
    some = outlook(view, slots, card, (other,), every=False)
    joined = next(((lost, dice) for _, lost, dice in some.seconds), (None, 0))
    for second, lost, dice in ((0, some.lost, some.dice), (other, *joined)):
        ways = [(by_brute_force(view, part, card, second), len(part)) for part in parts]
        assert lost == min(set().union(*(losses for losses, _ in ways)), default=None)
        assert lost is None or dice == min(blocks for losses, blocks in ways if losses)


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


def at_a_turn(rides: int, dice: tuple[int, ...], route: str = "rrrr") -> Bench:
    """Return the table of who has prepared rides, has dice of these faces, and begins a turn."""
    bench = Bench(at_phase(Phase.TURN, 2))
    table, state = bench.table, cast("JournalsState", bench.match._state)
    me, cards = table.viewer, table.view.cards
    state.current[me] = next(n for n, c in cards.items() if c.exploration.route.text == route)
    state.scouting, state.tribes[me] = (0, 0, 0), ()
    state.preparations[me] = ((RIDE, HORSE, ONE[me]),) * rides
    state.ready[me * 4 : me * 4 + 4] = [dice.count(face) * ONE[me] for face in range(4)]
    show(bench)
    return bench


def show(bench: Bench) -> None:
    cast("JournalsState", bench.match._state).legal = None
    bench.table.session.look()
    bench.table.refresh()


def words_on(bench: Bench, planned: int) -> list[str]:
    """Return what the table tells of a plan of so many rides, of none planned: of what lies."""
    if planned:
        bench.deeds.press(Part.PLAN)
        for _ in range(planned):
            bench.deeds.press(OnSlot(RIDE))
    bench.table.focus = None
    return [str(line) for line in explain.told(bench.table)]


@pytest.mark.parametrize("journals", [0, 1, 2, 3])
def test_a_plan_tells_the_journal_dice_and_is_recorded_now_with_enough_only(journals: int) -> None:
    bench = at_a_turn(2, (JOURNAL,) * journals + (FOOT, FOOT))
    name = bench.table.session.seats[bench.table.viewer].name
    told = words_on(bench, 0)
    assert told[1] == f"Takes 2 journal dice at least; {name} has {journals}"
    assert not any(line.startswith("Recorded now") for line in told)
    told = words_on(bench, 2)
    assert f"Takes 2 journal dice; {name} has {journals}" in told
    recorded = any(line.startswith(f"Recorded now by {name}") for line in told)
    can = any(isinstance(action, a.Write) for action in bench.table.view.legal_actions())
    assert recorded == can == (journals >= 2)


def test_a_plan_that_must_wait_for_another_turn_tells_why() -> None:
    bench = at_a_turn(2, (JOURNAL, JOURNAL, FOOT, FOOT))
    bench.play.act(next(x for x in bench.table.plain if isinstance(x, a.Prepare)))
    bench.rest()
    told = words_on(bench, 2)
    assert told[-1] == "In this turn you use foot dice and no others."
    assert not any(line.startswith("Recorded now") for line in told)


def test_a_plan_without_an_action_that_has_its_journal_die_tells_so() -> None:
    bench = at_a_turn(2, (JOURNAL, JOURNAL, JOURNAL))
    state = cast("JournalsState", bench.match._state)
    walk = (WALK, FOOT, ONE[bench.table.viewer])
    state.preparations[bench.table.viewer] += (walk,)
    show(bench)
    bench.play.act(a.Write(walk, bench.table.viewer * 4 + JOURNAL))
    bench.rest()
    told = words_on(bench, 2)
    assert told[-1] == "A journal die lies on walk already."
    assert not any(line.startswith("Recorded now") for line in told)


def test_dice_that_count_as_journals_are_among_those_that_a_seat_has() -> None:
    bench = at_a_turn(2, (JOURNAL, FOOT, FOOT))
    state = cast("JournalsState", bench.match._state)
    assert any(line.endswith("has 1") for line in words_on(bench, 0))
    scribe = next(
        n for n, d in box().content.deeds.items() if (d.effect, d.detail) == ("scribe", FOOT)
    )
    state.tribes[bench.table.viewer] = (scribe,)
    show(bench)
    told = words_on(bench, 2)
    assert any(line.startswith("Takes 2") and line.endswith("has 2") for line in told)
    assert any(line.startswith("Recorded now") for line in told)


def test_what_can_only_be_had_later_is_not_said_to_be_recorded_now() -> None:
    bench = at_a_turn(0, (FOOT, FOOT))
    told = list(map(str, explain.of_thing(bench.table, Part.CURRENT)))
    assert any(line.startswith("Worth to") for line in told)
    assert not any(line.startswith("Recorded now") for line in told)
    tribe = next(card for card in bench.table.view.encounter if card)
    assert str(explain.of_thing(bench.table, OnCard(tribe))[-1]).startswith("Worth to")


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
