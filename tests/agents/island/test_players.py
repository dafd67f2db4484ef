"""Computer players of the treasure island: they finish games from their views alone."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.agents.island.player import IslandPlayer
from discovery.agents.island.outlook import (
    best_kit,
    bits_of_clue,
    chances,
    entropy,
    hours_to,
    saved_hours,
)
from discovery.agents.island.wanderer import IslandWanderer
from discovery.agents.island.ways import steps_to, targets, way_to_nearest
from discovery.agents.registry import agent_kinds, make_agent
from discovery.content.island import load_islands
from discovery.rules.island.actions import OPEN, READ, SPEND, SUFFER, Declare, Equip, Go, Put
from discovery.rules.island.entry import ISLANDS, start
from discovery.rules.island.equipment import AFFORDABLE, FLASHLIGHT, KNIFE
from discovery.rules.island.events import Mistaken
from discovery.rules.island.ground import SITES
from tests.rules.island.table import Lively, Table, beside, face_of
from tests.rules.island.test_cases import near

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.events import Event
    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState

IMAGES = Path(__file__).parents[3] / "images"
BOTH = pytest.mark.parametrize("name", ["random", "greedy"])


@pytest.fixture(scope="module")
def islands() -> Mapping[str, Island]:
    return load_islands(IMAGES)


@pytest.fixture
def island(islands: Mapping[str, Island]) -> Island:
    return islands["cauldron"]


def finished(
    islands: Mapping[str, Island], names: tuple[str, str], seed: int
) -> tuple[IslandState, list[Event], int]:
    """Play a whole game; the agents get views that went through another process's eyes."""
    state = start(2, {"island": ISLANDS[seed % 3]}, islands)
    chance = Lively(seed)
    agents = [make_agent("island", name, seed + seat) for seat, name in enumerate(names)]
    events: list[Event] = []
    decisions = 0
    while state.to_act is not None:
        if state.pending is not None:
            events += state.resolve(chance)
            continue
        decisions += 1
        assert decisions < 2000
        view = pickle.loads(pickle.dumps(state.view(state.to_act)))  # noqa: S301 - our own bytes
        events += state.apply(agents[state.to_act].choose(view))
    return state, events, decisions


def test_the_island_has_a_wanderer_of_its_own_and_a_pathfinder() -> None:
    assert [kind.name for kind in agent_kinds("island")] == ["random", "greedy"]
    assert isinstance(make_agent("island", "random", 1), IslandWanderer)
    assert isinstance(make_agent("island", "greedy", 1), IslandPlayer)


@BOTH
@pytest.mark.parametrize("seed", range(6))
def test_games_end_and_nobody_ever_declares_a_wrong_place(
    islands: Mapping[str, Island], name: str, seed: int
) -> None:
    state, events, _ = finished(islands, (name, name), seed)
    assert state.winners()
    assert not any(isinstance(event, Mistaken) for event in events)


def test_the_greedy_one_finds_the_treasure_first(islands: Mapping[str, Island]) -> None:
    won = 0
    for seed in range(6):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        state, _, _ = finished(islands, names, seed)
        won += names[state.winner] == "greedy"
    assert won >= 5


@BOTH
def test_the_same_seed_and_view_give_the_same_decision(island: Island, name: str) -> None:
    table = Table(island, beside(island, "jungle"))
    view = table.state.view(0)
    assert [make_agent("island", name, 4).choose(view) for _ in range(3)] == [
        make_agent("island", name, 4).choose(view) for _ in range(3)
    ]


@BOTH
def test_only_a_place_that_alone_fits_is_declared(island: Island, name: str) -> None:
    table = Table(island, beside(island, "jungle"))
    for seed in range(12):
        assert not isinstance(make_agent("island", name, seed).choose(table.state.view(0)), Declare)
    table.state.fit[0] = 1 << table.state.place(0)
    chosen = {make_agent("island", name, seed).choose(table.state.view(0)) for seed in range(12)}
    assert Declare(*table.hex(0)) in chosen
    assert {action for action in chosen if isinstance(action, Declare)} == {Declare(*table.hex(0))}


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


def test_the_greedy_one_sets_the_other_on_allowed_hexes(island: Island) -> None:
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", face_of("jungle", "compass"))
    table.do("suffer")
    action = IslandPlayer(1).choose(table.state.view(1))
    assert isinstance(action, Put)
    assert action in table.state.legal_actions()


def test_the_greedy_one_uses_what_it_carries(island: Island) -> None:
    table = Table(island, beside(island, "jungle"), kits=("flashlight", "nothing"))
    table.go("jungle", face_of("jungle", "flashlight"))
    assert IslandPlayer(1).choose(table.state.view(0)) == SPEND
    table = Table(island, beside(island, "jungle"))
    table.go("jungle", face_of("jungle", "flashlight"))
    assert IslandPlayer(1).choose(table.state.view(0)) == SUFFER


def test_the_greedy_one_reads_and_opens(island: Island) -> None:
    table = Table(island, near(island, "A1"))
    table.declare()
    table.go("checkpoint")
    assert IslandPlayer(1).choose(table.state.view(0)) == READ
    table = Table(island, near(island, "F1"))
    table.declare()
    table.go("site")
    assert IslandPlayer(1).choose(table.state.view(0)) == OPEN


def test_the_kit_is_affordable_and_saves_most(island: Island) -> None:
    state = start(2, {"first": "0", "island": "it"}, {"it": island})
    state.resolve(Lively(1))
    for kind in (Put, Equip):
        action = IslandPlayer(1).choose(state.view(0))
        assert isinstance(action, kind)
        state.apply(action)
    assert state.kit[0] == best_kit()
    assert best_kit() in AFFORDABLE
    assert best_kit() >> KNIFE & 1
    assert saved_hours(KNIFE) > 0
    assert saved_hours(FLASHLIGHT) > 0


def test_hours_to_a_goal_grow_with_the_way(island: Island) -> None:
    fort = island.forts[0]
    hours, steps = hours_to(island, fort), steps_to(island, fort)
    assert set(hours) == set(steps) == set(island.land)
    assert hours[fort] == steps[fort] == 0
    assert all(hours[cell] >= 1.9 * steps[cell] for cell in island.land)


def test_what_a_clue_tells(island: Island) -> None:
    odds = chances(island, tuple(range(28)), ())
    assert sum(odds.values()) == pytest.approx(1)
    assert entropy(list(odds.values())) == pytest.approx(4.807, abs=0.001)
    first = bits_of_clue(island, odds, ())
    assert 0.3 < first < 3
    ports = tuple(site for site in range(28) if 9 in island.cards[site])
    left = chances(island, ports, (9,))
    assert set(left) == set(ports)
    assert bits_of_clue(island, left, (9,)) < entropy(list(left.values()))
    assert bits_of_clue(island, {ports[0]: 1.0}, (9,)) == 0
