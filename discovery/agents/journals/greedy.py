"""A computer player of the journals: a cheap plan for its exploration, and tribes on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import OwnChance
from discovery.agents.journals.taste import Taste

if TYPE_CHECKING:
    from discovery.agents.journals.plan import Planner
    from discovery.rules.game import Action, View
    from discovery.rules.journals.view import JournalsView


class GreedyAgent:
    """Takes the action that it likes best for its plan of this turn; no look at other seats' plans.

    Equal ones are decided by the seed.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)
        self._planner: Planner | None = None

    def choose(self, view: View) -> Action:
        """Return a legal action."""
        known = cast("JournalsView", view)
        actions = known.legal_actions()
        if len(actions) == 1:
            return actions[0]
        taste = Taste(known.sample(self._chance), known.seat, self._planner)
        self._planner = taste.planner
        random = self._chance.random
        return max(actions, key=lambda action: taste.likes(action) + 0.01 * random())
