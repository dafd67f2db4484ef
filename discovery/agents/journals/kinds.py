"""The computer players of the journals, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.journals.greedy import GreedyAgent
from discovery.agents.kind import AgentKind
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget


def _greedy(seed: int, _budget: Budget) -> Agent:
    return GreedyAgent(seed)


KINDS = (
    AgentKind(
        "greedy",
        Message("Journeyer"),
        Message("Takes the shortest way to the next entry, and meets tribes as they come."),
        _greedy,
    ),
)
