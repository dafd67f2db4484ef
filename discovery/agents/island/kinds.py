"""The computer players of the treasure island, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.island.expert import IslandExpert
from discovery.agents.island.novice import IslandNovice
from discovery.agents.island.player import IslandPlayer
from discovery.agents.island.temper import BUCCANEER, GAMBLER, SURVEYOR
from discovery.agents.island.wanderer import IslandWanderer
from discovery.agents.kind import AgentKind, Level
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget


def _wanderer(seed: int, _budget: Budget) -> Agent:
    return IslandWanderer(seed)


def _novice(seed: int, _budget: Budget) -> Agent:
    return IslandNovice(seed)


def _player(seed: int, _budget: Budget) -> Agent:
    return IslandPlayer(seed, SURVEYOR)


def _player_gambler(seed: int, _budget: Budget) -> Agent:
    return IslandPlayer(seed, GAMBLER)


def _expert(seed: int, budget: Budget) -> Agent:
    return IslandExpert(seed, budget, SURVEYOR)


def _expert_gambler(seed: int, budget: Budget) -> Agent:
    return IslandExpert(seed, budget, BUCCANEER)


KINDS = (
    AgentKind(
        "random",
        Message("Wanderer"),
        Message("Strays about, and declares only what is certain. For a first game."),
        _wanderer,
    ),
    AgentKind(
        "greedy",
        Message("Pathfinder"),
        Message("Goes where an hour tells most, and reads every clue on the way."),
        _player,
    ),
    AgentKind(
        "novice",
        Message("Castaway"),
        Message("Walks straight on, forgets half of its path, and believes the last clue."),
        _novice,
        Level.NOVICE,
    ),
    AgentKind(
        "player-gambler",
        Message("Treasure hunter"),
        Message("Guesses where it stands when a day is over, and digs on a hunch."),
        _player_gambler,
        Level.PLAYER,
    ),
    AgentKind(
        "player",
        Message("Pathfinder"),
        Message("Makes sure where it stands, reads clue after clue, and digs when it knows."),
        _player,
        Level.PLAYER,
    ),
    AgentKind(
        "expert-gambler",
        Message("Buccaneer"),
        Message("Plans every errand, digs early, and now and then only to mislead you."),
        _expert_gambler,
        Level.EXPERT,
    ),
    AgentKind(
        "expert",
        Message("Cartographer"),
        Message("Plans every errand, reads before it digs, and leaves you where it is darkest."),
        _expert,
        Level.EXPERT,
    ),
)
