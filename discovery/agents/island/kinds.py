"""The computer players of the treasure island, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.island.player import IslandPlayer
from discovery.agents.island.wanderer import IslandWanderer
from discovery.agents.kind import AgentKind
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget


def _wanderer(seed: int, _budget: Budget) -> Agent:
    return IslandWanderer(seed)


def _greedy(seed: int, _budget: Budget) -> Agent:
    return IslandPlayer(seed)


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
        _greedy,
    ),
)
