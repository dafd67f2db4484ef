"""The computer players by name, for each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.agents.landscape.greedy import GreedyAgent
from discovery.agents.random_agent import RandomAgent
from discovery.rules.game import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.agents.agent import Agent


@dataclass(frozen=True, slots=True)
class AgentKind:
    """A kind of computer player: its name in records, what people read, how one is made.

    `make` takes a seed; the same seed and the same view give the same decision.
    """

    name: str
    label: Message
    sentence: Message
    make: Callable[[int], Agent]


class UnknownAgentError(ValueError):
    """A game has no computer player of that name; the text says which it has."""


def _island_wanderer(seed: int) -> Agent:
    from discovery.agents.island.wanderer import IslandWanderer  # noqa: PLC0415 - a quick start

    return IslandWanderer(seed)


def _island_greedy(seed: int) -> Agent:
    from discovery.agents.island.greedy import IslandGreedyAgent  # noqa: PLC0415 - a quick start

    return IslandGreedyAgent(seed)


def _journals_greedy(seed: int) -> Agent:
    from discovery.agents.journals.greedy import GreedyAgent  # noqa: PLC0415 - a quick start

    return GreedyAgent(seed)


_FOR_ALL = (
    AgentKind(
        "random",
        Message("Wanderer"),
        Message("Goes wherever the wind blows. For a first game."),
        RandomAgent,
    ),
)
_BY_GAME = {
    "island": (
        AgentKind(
            "random",
            Message("Wanderer"),
            Message("Strays about, and declares only what is certain. For a first game."),
            _island_wanderer,
        ),
        AgentKind(
            "greedy",
            Message("Pathfinder"),
            Message("Goes where an hour tells most, and reads every clue on the way."),
            _island_greedy,
        ),
    ),
    "journals": (
        AgentKind(
            "greedy",
            Message("Journeyer"),
            Message("Takes the shortest way to the next entry, and meets tribes as they come."),
            _journals_greedy,
        ),
    ),
    "landscape": (
        AgentKind(
            "greedy",
            Message("Collector"),
            Message("Takes what is worth most now. Quick, and no pushover."),
            GreedyAgent,
        ),
    ),
}


def agent_kinds(game: str) -> tuple[AgentKind, ...]:
    """Return the computer players of a game, the weakest first.

    A game can have one of its own under a name that all games have.
    """
    own = _BY_GAME.get(game, ())
    taken = {kind.name for kind in own}
    return tuple(kind for kind in _FOR_ALL if kind.name not in taken) + own


def make_agent(game: str, name: str, seed: int) -> Agent:
    """Return a computer player for one decision or more.

    Raises:
        UnknownAgentError: the game has none of that name.
    """
    kinds = agent_kinds(game)
    for kind in kinds:
        if kind.name == name:
            return kind.make(seed)
    names = ", ".join(kind.name for kind in kinds)
    message = f"there is no computer player '{name}' for {game}; there are: {names}"
    raise UnknownAgentError(message)
