"""The computer players of The Discovery, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.kind import AgentKind, Level
from discovery.agents.landscape.expert import ExpertAgent
from discovery.agents.landscape.novice import NoviceAgent
from discovery.agents.landscape.player import PlayerAgent
from discovery.agents.landscape.taste import BUILDER, KEEN_BUILDER, KEEN_SPOILER, SPOILER
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget


def _novice(seed: int, _budget: Budget) -> Agent:
    return NoviceAgent(seed)


def _player(seed: int, _budget: Budget) -> Agent:
    return PlayerAgent(seed, BUILDER)


def _player_spoiler(seed: int, _budget: Budget) -> Agent:
    return PlayerAgent(seed, SPOILER)


def _expert(seed: int, budget: Budget) -> Agent:
    return ExpertAgent(seed, budget, KEEN_BUILDER)


def _expert_spoiler(seed: int, budget: Budget) -> Agent:
    return ExpertAgent(seed, budget, KEEN_SPOILER)


KINDS = (
    AgentKind(
        "novice",
        Message("Newcomer"),
        Message("Looks round its own tiles, loves to finish things, forgets the rest."),
        _novice,
        Level.NOVICE,
    ),
    # Old records and tools name it.
    AgentKind(
        "greedy",
        Message("Collector"),
        Message("Takes what is worth most now. Quick, and no pushover."),
        _player,
    ),
    AgentKind(
        "player-spoiler",
        Message("Rival"),
        Message("Weighs every turn: a point less for you is as good as one more for itself."),
        _player_spoiler,
        Level.PLAYER,
    ),
    AgentKind(
        "player",
        Message("Settler"),
        Message("Weighs every turn, minds its own land and lets you mind yours."),
        _player,
        Level.PLAYER,
    ),
    AgentKind(
        "expert-spoiler",
        Message("Privateer"),
        Message("Thinks ahead, feeds nobody, and now and then bars your way."),
        _expert_spoiler,
        Level.EXPERT,
    ),
    AgentKind(
        "expert",
        Message("Surveyor"),
        Message("Thinks ahead, and makes large lands of its own at the right moment."),
        _expert,
        Level.EXPERT,
    ),
)
