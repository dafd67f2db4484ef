from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from discovery.agents import registry
from discovery.agents.agent import OwnChance
from discovery.agents.kind import Level
from discovery.agents.landscape.player import PlayerAgent
from discovery.agents.random_agent import RandomAgent
from discovery.agents.registry import (
    UnknownAgentError,
    adviser,
    agent_kinds,
    find_kind,
    make_agent,
    offered_kinds,
)
from discovery.games import games


def test_every_game_has_players_of_different_names_and_words() -> None:
    for name, game in games().items():
        kinds = agent_kinds(name)
        assert game.agents == tuple(kind.name for kind in kinds)
        assert len(set(game.agents)) == len(kinds)
        assert all(str(kind.label) and str(kind.sentence) for kind in kinds)


def test_people_are_offered_levels_where_a_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    random, greedy = agent_kinds("landscape")[0], find_kind("landscape", "greedy")
    expert = replace(greedy, name="expert", level=Level.EXPERT)
    spoiler = replace(greedy, name="expert-spoiler", level=Level.EXPERT)
    monkeypatch.setattr(
        registry, "agent_kinds", lambda _: (random, greedy, spoiler, expert, spoiler)
    )
    assert offered_kinds("landscape") == (spoiler, expert, spoiler)
    assert adviser("landscape") is expert
    monkeypatch.setattr(registry, "agent_kinds", lambda _: (random, replace(greedy, level=None)))
    assert [kind.name for kind in offered_kinds("landscape")] == ["random", "greedy"]
    assert adviser("landscape").name == "greedy"


def test_any_game_has_a_random_player() -> None:
    assert isinstance(make_agent("nim", "random", 1), RandomAgent)


def test_a_player_of_another_game_is_unknown() -> None:
    assert isinstance(make_agent("landscape", "greedy", 1), PlayerAgent)
    with pytest.raises(UnknownAgentError, match=r"'greedy' for nim; there are: random$"):
        make_agent("nim", "greedy", 1)


def test_players_can_be_sent_to_another_process() -> None:
    for kind in agent_kinds("landscape"):
        pickle.dumps(kind)


def test_own_chance_repeats_itself() -> None:
    one, two = OwnChance(3), OwnChance(3)
    assert [one.pick(range(9)) for _ in range(5)] == [two.pick(range(9)) for _ in range(5)]
