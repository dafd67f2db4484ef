"""What is known of a computer player before it plays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.agents.agent import Agent
    from discovery.agents.budget import Budget
    from discovery.rules.game import Message


class Level(Enum):
    """How strong a computer player is."""

    NOVICE = 1
    PLAYER = 2
    EXPERT = 3


@dataclass(frozen=True, slots=True)
class AgentKind:
    """A kind of computer player: its name in records, what people read, how one is made.

    `make` takes a seed and the budget of a turn; the same seed, view and budget of playouts give
    the same decision. Kinds without a `level` are for tests, tools and old records; people are
    not offered them where a game has others.
    """

    name: str
    label: Message
    sentence: Message
    make: Callable[[int, Budget], Agent]
    level: Level | None = None
