"""The computer players of the journals, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.journals.expert import JournalsExpert
from discovery.agents.journals.novice import JournalsNovice
from discovery.agents.journals.player import JournalsPlayer
from discovery.agents.journals.temper import PATHFINDER, TRADER
from discovery.agents.journals.weights import CAPTAIN, ETHNOGRAPHER
from discovery.agents.kind import AgentKind, Level
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget


def _novice(seed: int, _budget: Budget) -> Agent:
    return JournalsNovice(seed, PATHFINDER)


def _player(seed: int, _budget: Budget) -> Agent:
    return JournalsPlayer(seed, PATHFINDER)


def _player_trader(seed: int, _budget: Budget) -> Agent:
    return JournalsPlayer(seed, TRADER)


def _expert(seed: int, budget: Budget) -> Agent:
    return JournalsExpert(seed, budget, CAPTAIN)


def _expert_trader(seed: int, budget: Budget) -> Agent:
    return JournalsExpert(seed, budget, ETHNOGRAPHER)


KINDS = (
    AgentKind(
        "novice",
        Message("Recruit"),
        Message("Takes the nearest card, piles up dice and forgets the tribes."),
        _novice,
        Level.NOVICE,
    ),
    AgentKind(
        "greedy",
        Message("Journeyer"),
        Message("Takes the shortest way to the next entry, and meets tribes as they come."),
        _player,
    ),
    AgentKind(
        "player",
        Message("Pathfinder"),
        Message("Takes the shortest way to the next entry, and meets tribes as they come."),
        _player,
        Level.PLAYER,
    ),
    AgentKind(
        "player-trader",
        Message("Trader"),
        Message("Meets tribes wherever it can, and counts the tents."),
        _player_trader,
        Level.PLAYER,
    ),
    AgentKind(
        "expert",
        Message("Captain"),
        Message("Weighs all that a turn can come to, plans for two entries at once, and races."),
        _expert,
        Level.EXPERT,
    ),
    AgentKind(
        "expert-trader",
        Message("Ethnographer"),
        Message("Thinks as far as the Captain, but lives with the tribes and counts the tents."),
        _expert_trader,
        Level.EXPERT,
    ),
)
