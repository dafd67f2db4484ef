"""A computer player of the journals: a cheap plan for its exploration, and tribes on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.journals.reasons import Reasons
from discovery.agents.journals.runners_up import RunnersUp
from discovery.agents.journals.taste import Taste

if TYPE_CHECKING:
    from discovery.agents.journals.temper import Temper
    from discovery.rules.game import View
    from discovery.rules.journals.view import JournalsView


class JournalsPlayer(Agent):
    """Takes the action that it likes best for its plan of this turn; no look at other seats' plans.

    Equal ones are decided by the seed.
    """

    taste: type[Taste] = Taste

    def __init__(self, seed: int, temper: Temper) -> None:
        """Play with this character."""
        self._seed = seed
        self._temper = temper

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return the legal actions that it likes best, each with its reason."""
        known = cast("JournalsView", view)
        actions = known.legal_actions()
        chance = OwnChance(self._seed)
        state = known.sample(chance)
        reasons = Reasons(state, known.seat)
        if len(actions) == 1:
            return (Choice(actions[0], reasons.of(actions[0])),)
        taste = self.taste(state, known.seat, self._temper)
        random = chance.random
        liked = [(taste.likes(action) + 0.01 * random(), action) for action in actions]
        liked.sort(key=lambda pair: pair[0], reverse=True)
        ways = [(action, worth) for worth, action in liked]
        ranked = RunnersUp(state, known.seat).rank(ways, (), lambda _: liked[-1][0])
        return reasons.choices(ranked, taste.current)
