"""A computer player of The Discovery that looks at the turn at hand and no further."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.landscape.worth import follower_gain, promise
from discovery.rules.game import Message
from discovery.rules.landscape.actions import Discard, Place

if TYPE_CHECKING:
    from discovery.rules.game import Seat, View
    from discovery.rules.landscape.actions import Action as LandscapeAction
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.view import LandscapeView

RIVALRY = 0.3
"""How much a point of the other seats, shared among them, hurts."""


REASON = Message("It promises most points now.")


class GreedyAgent(Agent):
    """Takes the action after which its own promise, less the others', is greatest.

    A placement is judged with the best follower step after it. Equal ones are decided by the seed.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        known = cast("LandscapeView", view)
        state = known.sample(self._chance)
        left = known.unseen.total()
        legal = known.legal_actions()
        judged = [
            (_judged(state, action, known.seat, left), self._chance.random(), number)
            for number, action in enumerate(legal)
        ]
        worth, _, best = max(judged)
        return (Choice(legal[best], REASON, worth),)


def _judged(state: LandscapeState, action: LandscapeAction, seat: Seat, left: int) -> float:
    """Return a number that is the greater the better `action` is for `seat`."""
    if not isinstance(action, Place | Discard):
        return follower_gain(state, seat, action, left)
    after = state.copy()
    after.apply(action)
    steps = [follower_gain(after, seat, step, left) for step in after.legal_actions()]
    return _worth(after, seat, left) + max(steps, default=0.0)


def _worth(state: LandscapeState, seat: Seat, left: int) -> float:
    promises = [promise(state, each, left) for each in range(state.players)]
    own = promises.pop(seat)
    return own - RIVALRY * sum(promises) / len(promises)
