"""What holds for every level: legal whole games, the same answer again, nothing but the view."""

from __future__ import annotations

import pickle
from itertools import count
from typing import TYPE_CHECKING

import pytest

from discovery.agents.agent import MOST_CHOICES, OwnChance
from discovery.agents.budget import Budget
from discovery.agents.journals.expert import JournalsExpert
from discovery.agents.journals.judge import Judge
from discovery.agents.journals.kinds import KINDS
from discovery.agents.journals.playouts import Playouts
from discovery.agents.journals.weights import CAPTAIN
from discovery.agents.kind import Level
from discovery.agents.registry import make_agent
from discovery.rules.journals.entry import start
from discovery.rules.journals.phases import GIVE, TURN
from tests.rules.journals.table import Lively, Table

if TYPE_CHECKING:
    from discovery.agents.budget import Allowance
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.state import JournalsState

FEW = Budget(playouts=4, seconds=None)
NAMES = [kind.name for kind in KINDS]
LEVELS = [kind.name for kind in KINDS if kind.level is not None]


def finished(cards: CardSet, names: list[str], seed: int) -> JournalsState:
    """Play a whole game; each answer is looked at. Experts share their seats to be quick."""
    state = start(len(names), {}, cards)
    chance = Lively(seed)
    agents = [make_agent("journals", name, seed + seat, FEW) for seat, name in enumerate(names)]
    stand_in = make_agent("journals", "player", seed)
    for number in range(3000):
        if state.to_act is None:
            return state
        if state.pending is not None:
            state.resolve(chance)
            continue
        slow = names[state.to_act].startswith("expert") and number % 9
        agent = stand_in if slow else agents[state.to_act]
        choices = agent.advise(state.view(state.to_act))
        actions = [choice.action for choice in choices]
        assert 1 <= len(actions) <= MOST_CHOICES
        assert len(set(actions)) == len(actions)
        assert all(action in state.legal_actions() for action in actions)
        assert all(str(choice.reason).endswith(".") for choice in choices)
        assert [c.worth for c in choices] == sorted((c.worth for c in choices), reverse=True)
        state.apply(actions[0])
    pytest.fail("the game does not end")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", LEVELS)
def test_games_of_a_level_are_legal_to_the_end(cards: CardSet, name: str, players: int) -> None:
    rest = [other for other in ("novice", "player", "greedy") if other != name]
    assert finished(cards, [name, *rest, name][:players], players).winners()


def test_every_level_has_its_characters() -> None:
    levels = [kind.level for kind in KINDS]
    assert levels.count(Level.NOVICE) == 1
    assert levels.count(Level.PLAYER) == levels.count(Level.EXPERT) == 2


def positions(cards: CardSet, players: int, every: int) -> list[JournalsState]:
    """Return positions of a game in which somebody decides."""
    state = start(players, {}, cards)
    chance = Lively(players)
    agent = make_agent("journals", "player", 1)
    found = []
    decisions = 0
    while state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        decisions += 1
        if decisions % every == 0:
            found.append(state.copy())
        state.apply(agent.choose(state.view(state.to_act)))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_seed_decides_whether_the_player_is_new_or_not(cards: CardSet, name: str) -> None:
    old = make_agent("journals", name, 7, FEW)
    for state in positions(cards, 3, 60):
        view = state.view(state.to_act or 0)
        twin = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
        new = make_agent("journals", name, 7, FEW)
        assert old.advise(view) == new.advise(twin)


@pytest.mark.parametrize("name", NAMES)
def test_what_chance_holds_makes_no_difference(cards: CardSet, name: str) -> None:
    """Nothing is drawn ahead, so the same position may go on in any way; the answer is one."""
    for state in positions(cards, 2, 60):
        answers = []
        for seed in (1, 2):
            twin = state.copy()
            chance = Lively(seed)
            answers.append(make_agent("journals", name, 3, FEW).choose(twin.view(twin.to_act or 0)))
            twin.apply(answers[-1])
            if twin.pending is not None:
                twin.resolve(chance)
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", LEVELS)
def test_a_giver_decides_in_anothers_turn(cards: CardSet, name: str) -> None:
    table = Table(cards).dice(0, "yp").dice(1, "gp gj bf").encounter(1)
    table.exploring(0, "rrr").exploring(1, "rrrr").scouting("mmm").ready(1, "walk.f.g")
    table.state.grey = 0
    table.do("meet 1 yellow.parley")
    assert table.state.phase is GIVE
    view = table.state.view(1)
    assert make_agent("journals", name, 1, FEW).choose(view) in view.legal_actions()


def test_playouts_are_spent_as_the_budget_says_and_no_more(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    once = Playouts.once

    def counted(
        self: Playouts, end: JournalsState, number: int, allowance: Allowance
    ) -> float | None:
        played.append(number)
        return once(self, end, number, allowance)

    monkeypatch.setattr(Playouts, "once", counted)
    state = next(s for s in positions(cards, 2, 1) if s.phase is TURN)
    for playouts in (20, 60):
        played.clear()
        expert = JournalsExpert(1, Budget(playouts, None), CAPTAIN)
        expert.advise(state.view(state.to_act or 0))
        assert playouts // 8 < len(played) <= playouts


def test_without_time_an_expert_answers_all_the_same(cards: CardSet) -> None:
    state = positions(cards, 2, 40)[0]
    expert = JournalsExpert(1, Budget(playouts=None, seconds=0.0), CAPTAIN)
    view = state.view(state.to_act or 0)
    assert expert.choose(view) in view.legal_actions()


def test_without_time_an_expert_writes_what_is_at_hand(cards: CardSet) -> None:
    """The ways that its search finds first are those that take dice, of slots too."""
    table = Table(cards).dice(0, "yj yj yf yh").exploring(0, "rrr").scouting("rrrr")
    table.ready(0, "walk.f.y ride.h.y")
    view = table.state.view(0)
    expert = JournalsExpert(1, Budget(playouts=None, seconds=0.0), CAPTAIN)
    assert table.state.text(expert.choose(view)) == "write walk.foot.y yellow.journal"


def test_a_turn_takes_no_longer_than_its_budget(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock goes on by 1 ms when it is asked or a playout goes on, by 16 when an end is judged.

    A playout takes up to half a second by it.
    """
    clock = count(0.0, 0.001)
    monkeypatch.setattr("discovery.agents.budget.perf_counter", lambda: next(clock))
    worth = Judge.worth
    go_on = Playouts._go_on

    def slow(self: Judge, end: JournalsState, me: int, entries: int) -> float:
        for _ in range(16):
            next(clock)
        return worth(self, end, me, entries)

    def slow_step(self: Playouts, state: JournalsState, seat: int) -> None:
        next(clock)
        go_on(self, state, seat)

    monkeypatch.setattr(Judge, "worth", slow)
    monkeypatch.setattr(Playouts, "_go_on", slow_step)
    seconds = 1.5
    expert = JournalsExpert(1, Budget(None, seconds), CAPTAIN)
    state = start(2, {}, cards)
    chance = Lively(4)
    turns = [0.0]
    steps = [0]
    while len(turns) < 40 and state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        if state.phase is TURN:
            turns.append(0.0)
            steps.append(0)
        before = next(clock)
        state.apply(expert.choose(state.view(state.to_act)))
        turns[-1] += next(clock) - before
        steps[-1] += 1
    assert max(steps) >= 3
    assert max(turns) <= seconds
    assert max(turns) > seconds / 3


def tribes_met(cards: CardSet, name: str, games: int) -> int:
    """Return how many tribes a character has at the end of games against a player."""
    met = 0
    for seed in range(games):
        state = start(2, {}, cards)
        chance = OwnChance(seed)
        agents = [make_agent("journals", each, seed) for each in (name, "player")]
        while state.to_act is not None:
            if state.pending is not None:
                state.resolve(chance)
            else:
                state.apply(agents[state.to_act].choose(state.view(state.to_act)))
        met += len(state.tribes[0])
    return met


def test_a_trader_meets_more_tribes(cards: CardSet) -> None:
    assert tribes_met(cards, "player-trader", 6) > tribes_met(cards, "player", 6)


def test_an_ethnographer_meets_a_tribe_where_a_captain_explores(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yp yp yf yf yj").encounter(32, 13).exploring(0, "rrrmm")
    table.scouting("rrm", "mmr", "rrrm").exploring(1, "rrrr").dice(1, "bf bf bj bh bj")
    worths = {}
    for name in ("expert", "expert-trader"):
        agent = make_agent("journals", name, 1, FEW)
        view = table.state.view(0)
        worths[name] = {view.text(c.action): c.worth for c in agent.advise(view)}
    assert any(text.startswith("meet 32") for text in worths["expert-trader"])
