"""What a computer player is asked, and how it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.agents.registry import make_agent

if TYPE_CHECKING:
    from discovery.agents.agent import Choice
    from discovery.agents.budget import Budget
    from discovery.rules.game import Message, View


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to be made: the game's code name, who is asked, and what that seat may know."""

    game: str
    agent: str
    seed: int
    budget: Budget
    view: View


@dataclass(frozen=True, slots=True)
class Answer:
    """The choices, the best first; `trouble` is to be told if something went wrong on the way."""

    choices: tuple[Choice, ...]
    trouble: Message | None = None


class NoAdviceError(Exception):
    """A computer player chose what the rules refuse."""


def answer(question: Question) -> tuple[Choice, ...]:
    """Return what the computer player that is asked would do.

    Raises:
        NoAdviceError: the rules refuse it.
        UnknownAgentError: the game has no such computer player.
    """
    agent = make_agent(question.game, question.agent, question.seed, question.budget)
    choices = agent.advise(question.view)
    for choice in choices:
        refusal = question.view.check(choice.action)
        if refusal is not None:
            message = f"{question.agent}: {choice.action} is refused: {refusal.reason}"
            raise NoAdviceError(message)
    return choices
