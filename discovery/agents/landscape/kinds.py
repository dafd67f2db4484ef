"""The computer players of The Discovery, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.kind import AgentKind
from discovery.agents.landscape.greedy import GreedyAgent
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget


def _greedy(seed: int, _budget: Budget) -> Agent:
    return GreedyAgent(seed)


KINDS = (
    AgentKind(
        "greedy",
        Message("Collector"),
        Message("Takes what is worth most now. Quick, and no pushover."),
        _greedy,
    ),
)
