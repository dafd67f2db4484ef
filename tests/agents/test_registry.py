from __future__ import annotations

import pickle

import pytest

from discovery.agents.agent import OwnChance
from discovery.agents.landscape.greedy import GreedyAgent
from discovery.agents.random_agent import RandomAgent
from discovery.agents.registry import UnknownAgentError, agent_kinds, make_agent
from discovery.games import games


def test_every_game_offers_the_players_that_it_names() -> None:
    for name, game in games().items():
        assert tuple(kind.name for kind in agent_kinds(name)) == game.agents
        assert all(str(kind.label) and str(kind.sentence) for kind in agent_kinds(name))


def test_any_game_has_a_random_player() -> None:
    assert isinstance(make_agent("nim", "random", 1), RandomAgent)


def test_a_player_of_another_game_is_unknown() -> None:
    assert isinstance(make_agent("landscape", "greedy", 1), GreedyAgent)
    with pytest.raises(UnknownAgentError, match=r"'greedy' for nim; there are: random$"):
        make_agent("nim", "greedy", 1)


def test_players_can_be_sent_to_another_process() -> None:
    for kind in agent_kinds("landscape"):
        pickle.dumps(kind)


def test_own_chance_repeats_itself() -> None:
    one, two = OwnChance(3), OwnChance(3)
    assert [one.pick(range(9)) for _ in range(5)] == [two.pick(range(9)) for _ in range(5)]
