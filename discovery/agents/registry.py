"""The computer players by name, for each game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from discovery.agents.budget import Budget
from discovery.agents.kind import AgentKind, Level
from discovery.agents.random_agent import wanderer
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.agent import Agent

_FOR_ALL = (
    AgentKind(
        "random",
        Message("Wanderer"),
        Message("Goes wherever the wind blows. For a first game."),
        wanderer,
    ),
)
_BY_GAME = {
    "island": "discovery.agents.island.kinds",
    "journals": "discovery.agents.journals.kinds",
    "landscape": "discovery.agents.landscape.kinds",
}
"""Where the `KINDS` of a game stand; imported once they are asked for."""


class UnknownAgentError(ValueError):
    """A game has no computer player of that name; the text says which it has."""


def agent_kinds(game: str) -> tuple[AgentKind, ...]:
    """Return the computer players of a game, the weakest first.

    A game can have one of its own under a name that all games have.
    """
    module = _BY_GAME.get(game)
    own = () if module is None else cast("tuple[AgentKind, ...]", import_module(module).KINDS)
    taken = {kind.name for kind in own}
    return tuple(kind for kind in _FOR_ALL if kind.name not in taken) + own


def offered_kinds(game: str) -> tuple[AgentKind, ...]:
    """Return the computer players that people are offered, the weakest first.

    They are those with a level; all of them where none has one.
    """
    kinds = agent_kinds(game)
    return tuple(kind for kind in kinds if kind.level is not None) or kinds


def adviser(game: str) -> AgentKind:
    """Return the computer player that advises people: the first Expert, or else the strongest."""
    offered = offered_kinds(game)
    return next((kind for kind in offered if kind.level is Level.EXPERT), offered[-1])


def find_kind(game: str, name: str) -> AgentKind:
    """Return the kind of computer player that a game has under a name.

    Raises:
        UnknownAgentError: the game has none of that name.
    """
    kinds = agent_kinds(game)
    for kind in kinds:
        if kind.name == name:
            return kind
    names = ", ".join(kind.name for kind in kinds)
    message = f"there is no computer player '{name}' for {game}; there are: {names}"
    raise UnknownAgentError(message)


def make_agent(game: str, name: str, seed: int, budget: Budget | None = None) -> Agent:
    """Return a computer player for one decision or more; without a budget it has the usual one.

    Raises:
        UnknownAgentError: the game has none of that name.
    """
    return find_kind(game, name).make(seed, budget or Budget())
