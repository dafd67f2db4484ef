"""Whole games by seed, recounted after each step; what is listed, and what is refused."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from itertools import islice, permutations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.agents.journals.player import JournalsPlayer
from discovery.agents.journals.temper import PATHFINDER
from discovery.rules.game import IllegalAction, MalformedText
from discovery.rules.journals import actions as a
from discovery.rules.journals.entry import start
from discovery.rules.journals.events import Rolled
from discovery.rules.journals.phases import TURN, TURN_END, USE, WRITE
from tests.rules.journals.recount import Recount, where_dice_lie
from tests.rules.journals.table import Lively

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.events import Event
    from discovery.rules.journals.state import JournalsState

LONGEST = 6000


def played(
    cards: CardSet, players: int, seed: int
) -> Iterator[tuple[JournalsState, a.Action | None, tuple[Event, ...], JournalsState]]:
    """Play half at random, half with a plan; give (before, action, events, after) of each step."""
    chance = Lively(seed)
    choose = random.Random(seed + 1)
    agent = JournalsPlayer(seed + 2, PATHFINDER)
    state = start(players, {}, cards)
    for _ in range(LONGEST):
        if state.to_act is None:
            return
        before = state.copy()
        action = None
        if state.pending is not None:
            events = state.resolve(chance)
        else:
            if choose.random() < 0.6:
                action = agent.choose(state.view(state.to_act))
            else:
                kinds = sorted({type(each).__name__ for each in state.legal_actions()})
                kind = choose.choice(kinds)
                action = choose.choice(
                    [each for each in state.legal_actions() if type(each).__name__ == kind]
                )
            events = state.apply(action)
        yield before, action, events, state
    raise AssertionError("the game does not end")


GAMES = given(st.integers(2, 4), st.integers(0, 2**32))


@settings(max_examples=12, deadline=None)
@GAMES
def test_dice_cards_and_points_agree_with_a_slow_recount(
    cards: CardSet, players: int, seed: int
) -> None:
    recount = Recount(cards, players)
    rolled = False
    for before, action, events, state in played(cards, players, seed):
        recount.saw(events)
        rolled = rolled or any(isinstance(event, Rolled) for event in events)
        if rolled:  # before that the seats' dice lie nowhere
            assert where_dice_lie(state) == +recount.dice
        assert state.recorded == [tuple(each) for each in recount.recorded]
        assert state.tribes == [tuple(each) for each in recount.tribes]
        assert state.scores() == recount.scores()
        lines = state.breakdown()
        assert state.scores() == tuple(sum(line.points for line in seat) for seat in lines)
        if action is not None and before.to_act is not None:
            gained = sum(line.points for line in before.view(before.to_act).preview(action))
            assert state.scores()[before.seat] - before.scores()[before.seat] == gained
    assert state.to_act is None
    assert state.winners()


@settings(max_examples=8, deadline=None)
@GAMES
def test_cards_are_conserved(cards: CardSet, players: int, seed: int) -> None:
    for _, _, _, state in played(cards, players, seed):
        seen = [*state.bag, *state.out, *state.encounter, *state.scouting, *state.current]
        seen += [*state.reserve, state.top]
        for seat in range(players):
            seen += [*state.tribes[seat], *state.recorded[seat]]
        assert Counter(filter(None, seen)) == Counter(list(cards.cards))
        assert (state.deck > 0) == (state.top > 0) or state.pending is not None
        assert len(state.bag) >= state.deck - 1


def slow_explorations(state: JournalsState) -> set[tuple[tuple[int, ...], int]]:
    """Try every choice of preparations in every order with every cut: (their slots, second card).

    Only for seats without tribes that count dice as journals or add steps.
    """
    seat = state.seat
    ready = [slot for slot, _, _ in state.preparations[seat]]
    journals = state.ready[seat * 4 + 3] % 31
    targets: dict[str, set[int]] = {}
    for second in (0, *state.scouting, state.reserve[seat]):
        for route in state.cards.routes(state.current[seat], second):
            targets.setdefault(route, set()).add(second)
    found = set()
    for number in range(1, min(journals, len(ready)) + 1):
        for order in set(permutations(ready, number)):
            steps = [state.cards.steps[slot] for slot in order]
            for cuts in product(*(range(1, len(each) + 1) for each in steps)):
                route = "".join(each[:cut] for each, cut in zip(steps, cuts, strict=True))
                for second in targets.get(route, ()):
                    found.add((tuple(sorted(order)), second))
    return found


def listed_explorations(state: JournalsState) -> set[tuple[tuple[int, ...], int]]:
    """Follow every write to its end: (slots, second card)."""
    found = set()
    todo = [state.copy()]
    seen = set()
    while todo:
        now = todo.pop()
        slots = tuple(sorted(slot for slot, _, _ in now.written))
        for action in now.legal_actions():
            match action:
                case a.Explore(second):
                    found.add((slots, second))
                case a.Write(preparation, die):
                    key = (*sorted((*now.written, preparation)), die, now.rolling)
                    if key not in seen:
                        seen.add(key)
                        twin = now.copy()
                        twin.apply(action)
                        assert twin.legal_actions(), "a step that leads nowhere"
                        todo.append(twin)
                case _:
                    pass
    return found


@settings(max_examples=10, deadline=None)
@GAMES
def test_writing_leads_to_every_exploration_that_a_slow_search_finds(
    cards: CardSet, players: int, seed: int
) -> None:
    for _, _, _, state in played(cards, players, seed):
        if state.pending is not None or state.to_act is None or not state.current[state.seat]:
            continue
        roles = cards.roles[state.tribes[state.seat]]
        if state.phase in (TURN, USE) and not (roles.scribes or roles.guides or state.explored):
            journal_turn = state.face in {-1, 3}
            slow = slow_explorations(state) if journal_turn else set()
            assert listed_explorations(state) == slow


def finish_turn(state: JournalsState, choose: random.Random) -> None:
    """Play the turn to its end, at random; fail where nothing is legal on the way."""
    chance = Lively(choose.randrange(2**32))
    for _ in range(200):
        if state.pending is TURN_END:
            return
        if state.pending is not None:
            state.resolve(chance)
            if state.phase is TURN or state.to_act is None:
                return  # set-up is over, or dice were taken, which ends a turn
            continue
        assert state.phase is not WRITE or not state.explored
        listed = state.legal_actions()
        assert listed, f"nothing is legal in the phase {state.phase.value!r}"
        state.apply(choose.choice(listed))
    raise AssertionError("the turn does not end")


@settings(max_examples=8, deadline=None)
@GAMES
def test_the_turn_can_be_finished_after_each_listed_action(
    cards: CardSet, players: int, seed: int
) -> None:
    choose = random.Random(seed)
    positions = (state for *_, state in played(cards, players, seed))
    for state in islice(positions, seed % 9, None, 9):
        # Taking dice ends the turn whichever they are: one of all these ways is enough.
        kinds: dict[type | a.Action, a.Action] = {
            type(action) if isinstance(action, a.Gather) else action: action
            for action in state.legal_actions()
        }
        for action in kinds.values():
            after = state.copy()
            after.apply(action)
            finish_turn(after, choose)


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32), st.data())
def test_what_is_not_listed_is_refused_and_changes_nothing(
    cards: CardSet, players: int, seed: int, data: st.DataObject
) -> None:
    known: dict[a.Action, None] = {}
    stop = data.draw(st.integers(5, 150))
    for before, _, _, _ in islice(played(cards, players, seed), stop):
        known.update(dict.fromkeys(before.legal_actions()))
    state = before
    frozen = pickle.dumps(state)
    for action in known:
        listed = action in state.legal_actions()
        assert (state.check(action) is None) == listed
        if listed:
            state.copy().apply(action)
        else:
            refusal = state.check(action)
            assert refusal is not None
            assert str(refusal.reason)
            assert refusal.paragraph.startswith("journals.")
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert pickle.dumps(state) == frozen


@settings(max_examples=5, deadline=None)
@GAMES
def test_texts_are_read_back_without_loss(cards: CardSet, players: int, seed: int) -> None:
    for before, _, _, _ in played(cards, players, seed):
        for action in before.legal_actions():
            text = before.text(action)
            assert before.parse(text) == action
            assert before.view(before.to_act or 0).parse(text) == action


@settings(max_examples=3, deadline=None)
@GAMES
def test_a_copy_is_independent(cards: CardSet, players: int, seed: int) -> None:
    kept = [
        (before, pickle.dumps(before), before.view(0))
        for before, _, _, _ in islice(played(cards, players, seed), 0, None, 11)
    ]
    for before, frozen, view in kept:
        assert pickle.dumps(before) == frozen
        assert pickle.dumps(view.sample(Lively(1))) == frozen


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "choose",
        "choose 0",
        "choose 56",
        "choose 1x",
        "meet 4 yellow",
        "meet 4 pink.foot",
        "prepare ride horse y",
        "prepare ride horse -/x",
        "prepare walk foot y/by",
        "prepare 99 foot y/y",
        "turn yellow.foot",
        "turn yellow.foot sideways",
        "swap yellow.foot",
        "use 40 yellow.foot extra",
        "write ride.horse yellow.journal",
        "explore 0",
        "take up",
        "gather 1@up",
        "gather 1@7.foot",
        "gather 31@left",
        "ask 4",
        "ask",
        "give",
        "done now",
        "stop it",
        "duty yellow.foot**",
    ],
)
def test_texts_that_are_no_actions(cards: CardSet, text: str) -> None:
    with pytest.raises(MalformedText):
        start(2, {}, cards).parse(text)
