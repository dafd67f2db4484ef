"""A computer player of The Discovery that looks at the turn at hand and no further."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import OwnChance
from discovery.agents.landscape.worth import promise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Action, Seat, View
    from discovery.rules.landscape.actions import Action as LandscapeAction
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.view import LandscapeView

LOOKED_INTO = 8
"""Placements whose follower step is tried as well."""
RIVALRY = 0.3
"""How much a point of the other seats, shared among them, hurts."""


class GreedyAgent:
    """Takes the action after which its own promise, less the others', is greatest.

    Equal ones are decided by the seed.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def choose(self, view: View) -> Action:
        """Return a legal action."""
        known = cast("LandscapeView", view)
        state = known.sample(self._chance)
        left = known.unseen.total()
        tried = self._tried(state, known.legal_actions(), known.seat, left)
        best = tried[:LOOKED_INTO]
        # After a placement the seat still acts: a follower step belongs to the same turn.
        if best[0][2].pending is None:
            best = [
                (self._after_follower(after, known.seat, left), tie, after, action)
                for _, tie, after, action in best
            ]
        return max(best, key=lambda entry: entry[:2])[3]

    def _tried(
        self, state: LandscapeState, actions: Sequence[LandscapeAction], seat: Seat, left: int
    ) -> list[tuple[float, float, LandscapeState, LandscapeAction]]:
        """Return (worth, a number for ties, position after, action), the best first."""
        found = []
        for action in actions:
            after = state.copy()
            after.apply(action)
            found.append((self._worth(after, seat, left), self._chance.random(), after, action))
        found.sort(key=lambda entry: entry[:2], reverse=True)
        return found

    def _after_follower(self, state: LandscapeState, seat: Seat, left: int) -> float:
        return self._tried(state, state.legal_actions(), seat, left)[0][0]

    def _worth(self, state: LandscapeState, seat: Seat, left: int) -> float:
        promises = [promise(state, each, left) for each in range(state.players)]
        own = promises.pop(seat)
        return own - RIVALRY * sum(promises) / len(promises)
