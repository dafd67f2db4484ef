"""A computer player without a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.rules.words import Message, mark

if TYPE_CHECKING:
    from discovery.agents.budget import Budget
    from discovery.rules.game import Action, View

WHIM = Message(mark("A whim: it has no plan."))


class RandomAgent(Agent):
    """Picks a kind of action first, then one of that kind, each as likely as any other.

    So a rare kind with few members is played as often as one with many.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in view.legal_actions():
            kinds.setdefault(type(action), []).append(action)
        groups = list(kinds.values())
        group = groups[self._chance.pick(range(len(groups)))]
        return (Choice(group[self._chance.pick(range(len(group)))], WHIM),)


def wanderer(seed: int, _budget: Budget) -> RandomAgent:
    """Make a player without a plan; it needs no time."""
    return RandomAgent(seed)
