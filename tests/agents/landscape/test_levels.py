"""What holds for every level: legal whole games, the same answer again, nothing but the view."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.agent import MOST_CHOICES
from discovery.agents.budget import Budget
from discovery.agents.landscape import reasons
from discovery.agents.landscape.expert import ExpertAgent
from discovery.agents.landscape.judge import Turn, shortlist
from discovery.agents.landscape.kinds import KINDS
from discovery.agents.landscape.taste import BUILDER
from discovery.agents.registry import make_agent
from discovery.match.chance import LiveChance
from discovery.match.replay import replay, until
from discovery.match.store import read_record
from discovery.rules.landscape.actions import PASS, Discard, Place
from tests.suite.case import Setting, find_case
from tests.suite.test_golden import FOLDER

if TYPE_CHECKING:
    from discovery.agents.agent import Choice
    from discovery.agents.landscape.expert import Future
    from discovery.agents.landscape.judge import Judge
    from discovery.agents.landscape.sketch import Sketch
    from discovery.rules.landscape.state import LandscapeState

CASE = find_case("landscape")
FEW = Budget(playouts=8, seconds=None)
NAMES = [kind.name for kind in KINDS]
LEVELS = [kind.name for kind in KINDS if kind.level is not None]
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"double_tile": "on"}),
    (4, {"equal_turns": "on"}),
    (5, {"double_tile": "on", "equal_turns": "on"}),
)


def advise(name: str, state: LandscapeState, seed: int = 1) -> tuple[Choice, ...]:
    assert state.to_act is not None
    return make_agent("landscape", name, seed, FEW).advise(state.view(state.to_act))


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_games_of_all_levels_are_legal_to_the_end(players: int, options: dict[str, str]) -> None:
    names = [LEVELS[(players + seat) % len(LEVELS)] for seat in range(players)]
    chance = LiveChance(players)
    state = cast("LandscapeState", CASE.start(Setting(players, options, players)))
    decisions = 0
    while state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        choices = advise(names[state.to_act], state, decisions)
        legal = state.legal_actions()
        actions = [choice.action for choice in choices]
        assert 1 <= len(actions) <= MOST_CHOICES
        assert len(set(actions)) == len(actions)
        assert all(action in legal for action in actions)
        squares = [(each.x, each.y) for each in actions if isinstance(each, Place)]
        free = {(each.x, each.y) for each in legal if isinstance(each, Place)}
        if names[state.to_act] != "novice":  # who looks round its last tile alone
            assert len(set(squares)) == min(len(squares), len(free)), "other squares come first"
        assert all(str(choice.reason).endswith(".") for choice in choices)
        state.apply(actions[0])
        decisions += 1
    assert decisions > 100


ALIKE = {"full": 1, "band": 2}
"""Of tiles that look the same when they are turned, in how many ways they can look, by family."""


def test_no_two_choices_lay_a_tile_so_that_it_looks_the_same() -> None:
    found = set()
    for step in CASE.plays(Setting(2, {}, 1)):
        state = cast("LandscapeState", step.before)
        if not isinstance(first := step.action, Place):
            continue
        design = state.tileset.designs[state.hands[state.seat][0]]
        ends = {one.terrain for one in design.segments if len(one.edges) == 1}
        ways = ALIKE.get(design.family, 4) if len(ends) <= 1 and len(design.cities) != 1 else 4
        legal = [each for each in state.legal_actions() if isinstance(each, Place)]
        there = [each for each in legal if (each.x, each.y) == (first.x, first.y)]
        short = shortlist(state, [Turn(place, PASS, -place.rotation) for place in there])
        places = [turn.place for turn in short if turn.place is not None]
        looks = {each.rotation % ways for each in there}
        assert len(places) == min(MOST_CHOICES, len(looks))
        assert {each.rotation % ways for each in places} <= looks
        if len(there) > len(looks):
            found.add(design.family)
    assert found == ALIKE.keys()


def positions(seed: int, **options: str) -> list[LandscapeState]:
    """Return some positions of a random game in which somebody decides."""
    found = [
        cast("LandscapeState", step.before)
        for step in CASE.plays(Setting(3, options, seed))
        if step.action is not None
    ]
    return found[::23]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [{}, {"double_tile": "on"}])
def test_the_seed_decides(name: str, options: dict[str, str]) -> None:
    for state in positions(5, **options):
        assert advise(name, state) == advise(name, state)


def swapped(state: LandscapeState, seat: int) -> LandscapeState:
    """Return a position that differs in what `seat` must not know alone."""
    twin = state.copy()
    for other in range(twin.players):
        hidden = twin.hands[other][twin.known[other] :]
        if other != seat and len(hidden) == 2 and len(twin.bag) > 2:
            twin.hands[other] = (twin.bag[0], twin.bag[-1])
            twin.bag = sorted([*twin.bag[1:-1], *hidden])
    return twin


@pytest.mark.parametrize("name", NAMES)
def test_secrets_make_no_difference(name: str) -> None:
    differ = 0
    for state in positions(8, double_tile="on"):
        assert state.to_act is not None
        twin = swapped(state, state.to_act)
        differ += twin.hands != state.hands
        assert advise(name, twin) == advise(name, state)
    assert differ >= 3


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_discard_is_decided_and_explained(name: str) -> None:
    record = read_record(FOLDER / "landscape" / "landscape-32562-0.json")
    (index,) = [i for i, step in enumerate(record.steps) if step.action.startswith("discard")]
    match = replay(until(record, index), CASE.box)
    assert match.to_act is not None
    view = match.view(match.to_act)
    choices = make_agent("landscape", name, 1, FEW).advise(view)
    assert {choice.action for choice in choices} == {Discard(0), Discard(1)}
    worths = [choice.worth for choice in choices]
    assert worths == sorted(worths, reverse=True)
    assert choices[0].reason == reasons.DISCARDED
    equal = worths[0] == worths[1]
    assert choices[1].reason == (reasons.AS_OFTEN if equal else reasons.OFTENER)


def test_playouts_are_spent_as_the_budget_says_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = []
    end = ExpertAgent._end

    def counted(start: Sketch, judge: Judge, future: Future) -> float:
        played.append(1)
        return end(start, judge, future)

    monkeypatch.setattr(ExpertAgent, "_end", staticmethod(counted))
    state = positions(5)[1]
    assert state.to_act is not None
    for playouts in (10, 40):
        played.clear()
        ExpertAgent(1, Budget(playouts, None), BUILDER).advise(state.view(state.to_act))
        assert 1 < len(played) <= playouts


def test_what_comes_close_is_told_in_the_order_of_its_worth() -> None:
    for seed, number in ((3, 2), (5, 6)):
        state = positions(5)[number]
        assert state.to_act is not None
        found = ExpertAgent(seed, Budget(240, None), BUILDER).advise(state.view(state.to_act))
        worths = [choice.worth for choice in found]
        assert worths[1:] == sorted(worths[1:], reverse=True)


def test_without_time_an_expert_answers_all_the_same() -> None:
    state = positions(5)[2]
    assert state.to_act is not None
    view = state.view(state.to_act)
    answer = ExpertAgent(1, Budget(None, 0.0), BUILDER).advise(view)
    assert answer[0].action in view.legal_actions()


def test_a_turn_takes_no_longer_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by 4 ms whenever it is asked, and by 16 ms in a playout.

    Placement and follower step may each be one playout late: nobody breaks one off.
    """
    clock = count(0.0, 0.004)
    noise = Random(1).random
    monkeypatch.setattr("discovery.agents.budget.perf_counter", lambda: next(clock))

    def slow(_start: Sketch, _judge: Judge, _future: Future) -> float:
        for _ in range(4):
            next(clock)
        return noise()

    monkeypatch.setattr(ExpertAgent, "_end", staticmethod(slow))
    seconds, late = 1.5, 2 * 0.024
    expert = ExpertAgent(1, Budget(None, seconds), BUILDER)
    state = cast("LandscapeState", CASE.start(Setting(2, {}, 4)))
    chance = LiveChance(4)
    turns: list[float] = []
    while len(turns) < 12 or state.pending is None:
        assert state.to_act is not None or state.pending is not None
        if state.pending is not None:
            state.resolve(chance)
            turns.append(0.0)
            continue
        before = next(clock)
        state.apply(expert.choose(state.view(state.to_act or 0)))
        turns[-1] += next(clock) - before
    assert max(turns) <= seconds + late
    assert max(turns) > seconds / 2
