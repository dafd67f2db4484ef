"""The computer players by name, for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.budget import Budget
from discovery.agents.kind import AgentKind
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


def _of_island() -> tuple[AgentKind, ...]:
    from discovery.agents.island.kinds import KINDS  # noqa: PLC0415 - once they are asked for

    return KINDS


def _of_journals() -> tuple[AgentKind, ...]:
    from discovery.agents.journals.kinds import KINDS  # noqa: PLC0415 - as above

    return KINDS


def _of_landscape() -> tuple[AgentKind, ...]:
    from discovery.agents.landscape.kinds import KINDS  # noqa: PLC0415 - as above

    return KINDS


_BY_GAME = {"island": _of_island, "journals": _of_journals, "landscape": _of_landscape}
"""What imports the computer players of a game: plain imports, which a packager finds too."""


class UnknownAgentError(ValueError):
    """A game has no computer player of that name; the text says which it has."""


def agent_kinds(game: str) -> tuple[AgentKind, ...]:
    """Return the computer players of a game, the weakest first.

    A game can have one of its own under a name that all games have.
    """
    find = _BY_GAME.get(game)
    own = () if find is None else find()
    taken = {kind.name for kind in own}
    return tuple(kind for kind in _FOR_ALL if kind.name not in taken) + own


def offered_kinds(game: str) -> tuple[AgentKind, ...]:
    """Return the computer players that people are offered, the weakest first.

    They are those with a level; all of them where none has one.
    """
    kinds = agent_kinds(game)
    return tuple(kind for kind in kinds if kind.level is not None) or kinds


def adviser(game: str) -> AgentKind:
    """Return the computer player that advises people: the plain expert, or else the strongest."""
    offered = offered_kinds(game)
    return next((kind for kind in offered if kind.name == "expert"), offered[-1])


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
