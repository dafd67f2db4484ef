"""A computer player of the journals: a cheap plan for its exploration, and tribes on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.journals.taste import Taste
from discovery.rules.game import Message

if TYPE_CHECKING:
    from discovery.agents.journals.plan import Planner
    from discovery.rules.game import View
    from discovery.rules.journals.view import JournalsView


REASON = Message("It is the shortest way to the next entry.")


class GreedyAgent(Agent):
    """Takes the action that it likes best for its plan of this turn; no look at other seats' plans.

    Equal ones are decided by the seed.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)
        self._planner: Planner | None = None

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        known = cast("JournalsView", view)
        actions = known.legal_actions()
        if len(actions) == 1:
            return (Choice(actions[0], REASON),)
        taste = Taste(known.sample(self._chance), known.seat, self._planner)
        self._planner = taste.planner
        random = self._chance.random
        best = max(actions, key=lambda action: taste.likes(action) + 0.01 * random())
        return (Choice(best, REASON),)
