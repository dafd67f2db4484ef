"""Computer players of the treasure island: they finish games from their views alone."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import pytest

from discovery.agents.budget import Budget
from discovery.agents.island.wanderer import IslandWanderer
from discovery.agents.island.ways import steps_to, targets, way_to_nearest
from discovery.agents.kind import Level
from discovery.agents.registry import agent_kinds, make_agent
from discovery.rules.island.actions import OPEN, READ, SPEND, SUFFER, Equip, Go, Put
from discovery.rules.island.entry import ISLANDS, start
from discovery.rules.island.events import Located, Mistaken, TurnBegan
from discovery.rules.island.ground import SITES
from tests.rules.island.table import Lively, Table, beside, face_of, near
from tests.rules.island.test_secrets import exchanged

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.island.events import Event
    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState

FEW = Budget(playouts=10, seconds=None)
MANY = Budget(playouts=200, seconds=None)
"""So many that experts think of the other one as well."""
ALL = pytest.mark.parametrize("name", [kind.name for kind in agent_kinds("island")])
GAMES = [
    ("random", "random"),
    ("greedy", "player"),
    ("player-gambler", "expert-gambler"),
    ("expert", "novice"),
]


Finished = Callable[[str, str, int], tuple["IslandState", tuple["Event", ...]]]


@pytest.fixture(scope="module")
def finished(islands: Mapping[str, Island]) -> Finished:
    """Return what plays a whole game, each one once: a state that is over and its events.

    The agents get views that went through another process's eyes.
    """

    @cache
    def play(first: str, second: str, seed: int) -> tuple[IslandState, tuple[Event, ...]]:
        state = start(2, {"island": ISLANDS[seed % 3]}, islands)
        chance = Lively(seed)
        agents = [
            make_agent("island", name, seed + seat, FEW)
            for seat, name in enumerate((first, second))
        ]
        events: list[Event] = []
        decisions = 0
        while state.to_act is not None:
            if state.pending is not None:
                events += state.resolve(chance)
                continue
            decisions += 1
            assert decisions < 2000
            view = pickle.loads(pickle.dumps(state.view(state.to_act)))  # noqa: S301 - our own
            events += state.apply(agents[state.to_act].choose(view))
        return state, tuple(events)

    return play


def test_every_level_has_its_characters() -> None:
    levels = [kind.level for kind in agent_kinds("island")]
    assert levels.count(Level.NOVICE) == 1
    assert levels.count(Level.PLAYER) == levels.count(Level.EXPERT) == 2


@pytest.mark.parametrize("names", GAMES, ids=" ".join)
def test_games_end(finished: Finished, names: tuple[str, str]) -> None:
    state, _ = finished(*names, 0)
    assert state.winners()


def test_every_player_is_in_a_game_that_ends() -> None:
    assert {name for names in GAMES for name in names} == {
        kind.name for kind in agent_kinds("island")
    }


@pytest.mark.parametrize("names", GAMES, ids=" ".join)
def test_the_careful_ones_never_declare_a_wrong_place(
    finished: Finished, names: tuple[str, str]
) -> None:
    _, events = finished(*names, 0)
    wrong = {event.seat for event in events if isinstance(event, Mistaken)}
    assert wrong <= {
        seat for seat, name in enumerate(names) if name in {"novice", "player-gambler"}
    }


def test_an_expert_knows_its_place_sooner_than_a_novice_and_finds_the_treasure_first(
    finished: Finished,
) -> None:
    won = 0
    turns = {"expert": 0, "novice": 0}
    for seed in range(6):
        state, events = finished("expert", "novice", seed)
        won += state.winner == 0
        for seat, name in enumerate(("expert", "novice")):
            turns[name] += turns_until_located(events, seat)
    assert won >= 4
    assert turns["expert"] * 2 < turns["novice"]


def turns_until_located(events: Sequence[Event], seat: int) -> int:
    """Return how many turns a seat began before it first knew its place."""
    turns = 0
    for event in events:
        if isinstance(event, Located) and event.seat == seat:
            break
        turns += isinstance(event, TurnBegan) and event.seat == seat
    return turns


@ALL
def test_the_same_seed_and_view_give_the_same_decision(island: Island, name: str) -> None:
    table = Table(island, near(island, "A1"))
    for text in ("", "declare"):
        if text:
            table.declare()
        view = table.state.view(0)
        chosen = [
            [make_agent("island", name, seed, MANY).choose(view) for seed in range(4)]
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1]


@ALL
def test_secrets_do_not_change_a_decision(islands: Mapping[str, Island], name: str) -> None:
    """The own true place, the treasure, unread clues and the other's kit are not known to it."""
    seed = 3
    state = start(2, {"island": ISLANDS[0]}, islands)
    chance = Lively(seed)
    agent = make_agent("island", "player", seed)
    asked = swapped = 0
    while state.to_act is not None and asked < 40:
        if state.pending is not None:
            state.resolve(chance)
            continue
        seat = state.to_act
        view = state.view(seat)
        if state.turn:
            twin = exchanged(state, seat, asked)
            swapped += twin.treasure != state.treasure or twin.origin != state.origin
            asked += 1
            if asked % 4 == 0:
                mine = make_agent("island", name, asked, MANY).choose(view)
                assert mine == make_agent("island", name, asked, MANY).choose(twin.view(seat))
        state.apply(agent.choose(view))
    assert swapped > asked / 2


@ALL
def test_reasons_are_sentences_and_name_nothing(islands: Mapping[str, Island], name: str) -> None:
    """Nothing in a reason depends on the position: no place, no clue, no number."""
    state = start(2, {"island": ISLANDS[1]}, islands)
    chance = Lively(8)
    agent = make_agent("island", name, 2, FEW)
    for _ in range(60):
        if state.pending is not None:
            state.resolve(chance)
        elif state.to_act is not None:
            choices = agent.advise(state.view(state.to_act))
            assert 1 <= len(choices) <= 3
            for choice in choices:
                assert choice.action in state.legal_actions()
                assert str(choice.reason).endswith((".", "?"))
                assert not choice.reason.values
            state.apply(choices[0].action)


def test_the_wanderer_picks_a_kind_first(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", "2")
    kinds = [type(IslandWanderer(seed).choose(table.state.view(0))).__name__ for seed in range(200)]
    assert set(kinds) == {"Go", "Stop"}
    assert 60 < kinds.count("Stop") < 140


def test_the_wanderer_walks_to_the_nearest_goal_once_located(island: Island) -> None:
    table = Table(island, near(island, "A1"))
    table.declare()
    view = table.state.view(0)
    place = table.state.place(0)
    goals = targets(view)
    assert len(goals) == 36
    nearest = min(steps_to(island, goal)[place] for goal in goals)
    assert nearest == 1
    goes = {
        action for seed in range(20) if isinstance(action := IslandWanderer(seed).choose(view), Go)
    }
    assert len(goes) == 1
    (go,) = goes
    x, y = island.step(*table.hex(0), go.direction)
    assert island.name_at(x, y) == "A1"


def test_goals_are_those_that_can_still_be_worth_it(island: Island) -> None:
    table = Table(island, near(island, "B1"), treasure="E4")
    table.declare()
    table.go("checkpoint")
    table.do("read")
    goals = targets(table.state.view(0))
    assert len(goals) == 7 + 6
    assert table.state.place(0) not in goals
    assert way_to_nearest(island, table.state.place(0), []) is None
    assert way_to_nearest(island, goals[0], goals[:1]) is None


def test_a_wanderer_without_a_goal_goes_anywhere(island: Island) -> None:
    table = Table(island, near(island, "F1"), treasure="F1")
    table.declare()
    table.go("site")
    state = table.state
    state.readers = [0] * 8
    state.clues = list(island.cards[SITES.index("F1")])
    state.openers = [1 if site != SITES.index("F1") else -1 for site in range(28)]
    goes = {IslandWanderer(seed).choose(state.view(0)) for seed in range(60)}
    assert len({action for action in goes if isinstance(action, Go)}) > 1
    assert OPEN in goes


@pytest.mark.parametrize("name", ["novice", "player", "expert"])
def test_they_set_the_other_on_allowed_hexes(island: Island, name: str) -> None:
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", face_of("jungle", "compass"))
    table.do("suffer")
    action = make_agent("island", name, 1, FEW).choose(table.state.view(1))
    assert isinstance(action, Put)
    assert action in table.state.legal_actions()


@pytest.mark.parametrize("name", ["player", "expert"])
def test_they_use_what_they_carry(island: Island, name: str) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", face_of("jungle", "flashlight"))
    assert make_agent("island", name, 1, FEW).choose(table.state.view(0)) == SPEND
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", face_of("jungle", "flashlight"))
    assert make_agent("island", name, 1, FEW).choose(table.state.view(0)) == SUFFER


@pytest.mark.parametrize("name", ["novice", "player", "expert"])
def test_they_read_and_open(island: Island, name: str) -> None:
    table = Table(island, near(island, "A1"))
    table.declare()
    table.go("checkpoint")
    assert make_agent("island", name, 1, MANY).choose(table.state.view(0)) == READ
    table = Table(island, near(island, "F1"), treasure="F1")
    table.declare()
    table.go("site")
    table.state.readers = [0] * 8
    assert make_agent("island", name, 1, FEW).choose(table.state.view(0)) == OPEN


def test_a_novice_says_what_the_last_hexes_tell_and_that_can_be_wrong(finished: Finished) -> None:
    """It forgets the beginning of its path, so that it is sure later, and errs on a hunch."""
    events = [
        event
        for seed in range(4)
        for event in finished("expert", "novice", seed)[1]
        if isinstance(event, Located | Mistaken) and event.seat == 1
    ]
    wrong = sum(isinstance(event, Mistaken) for event in events)
    assert 0 < wrong < len(events) / 2


def test_kits_are_affordable(island: Island) -> None:
    for name in ("novice", "player", "expert"):
        state = start(2, {"first": "0", "island": "it"}, {"it": island})
        state.resolve(Lively(1))
        for kind in (Put, Equip):
            action = make_agent("island", name, 1, FEW).choose(state.view(0))
            assert isinstance(action, kind)
            state.apply(action)
