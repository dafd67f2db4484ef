"""What a computer player is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Action, Message, Seat, View

MOST_CHOICES = 3
"""An answer holds the best action and at most two that come close."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that a computer player considers, why, and how much it thinks of it.

    `reason` is one sentence that people may be told while the game runs: it names nothing that
    the other seats must not know. `worth` is in points of the game, or the chance to win where a
    game has no points; it can be compared within one answer only. `aim` tells the seat itself, and
    nobody else, where the action leads, in a few words; `then` is what shall follow it in the turn.
    """

    action: Action
    reason: Message
    worth: float = 0.0
    aim: Message | None = None
    then: Action | None = None


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands in a reason for the name of a seat; whoever shows the reason puts the name in."""

    seat: Seat


def told_apart(reasons: Sequence[Sequence[Message]]) -> list[Message]:
    """Return a reason for each choice: the first of its own that none before it was given.

    `reasons` are those of each choice, the one that says most first; at least one each.

    >>> from discovery.rules.game import Message
    >>> near, far = Message("Near."), Message("Far.")
    >>> [str(reason) for reason in told_apart([[near], [near, far], [near, far]])]
    ['Near.', 'Far.', 'Near.']
    """
    told: list[Message] = []
    for each in reasons:
        told.append(next((reason for reason in each if reason not in told), each[0]))
    return told


class Agent(ABC):
    """A computer player. It may run in any thread or process; one decision at a time.

    The same seed, view and budget of playouts give the same answer.
    """

    @abstractmethod
    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return one to `MOST_CHOICES` of `view.legal_actions()`, the best first.

        There is at least one legal action.
        """

    def choose(self, view: View) -> Action:
        """Return the best of `view.legal_actions()`, of which there is at least one."""
        return self.advise(view)[0].action


class OwnChance:
    """Chance of a computer player's thoughts; it has nothing to do with the match's."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def pick(self, options: Sequence[int]) -> int:
        """Return one of `options`, each entry as likely as any other."""
        return options[int(self.random() * len(options))]
