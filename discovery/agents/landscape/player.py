"""A computer player of The Discovery that judges the turn at hand and looks no further."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.landscape.judge import Judge, shortlist, tiles_to_come
from discovery.agents.landscape.prospects import Prospects
from discovery.agents.landscape.reasons import choices_of, discards
from discovery.rules.landscape.actions import Discard, Place

if TYPE_CHECKING:
    from discovery.agents.landscape.taste import Taste
    from discovery.rules.game import View
    from discovery.rules.landscape.view import LandscapeView


class PlayerAgent(Agent):
    """Takes the turn after which its own promise, less the others', is greatest.

    A placement is judged with the best follower step after it.
    """

    def __init__(self, seed: int, taste: Taste) -> None:
        """Judge by `taste`; the seed decides nothing but how unknown hands are filled."""
        self._chance = OwnChance(seed)
        self._taste = taste

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return the actions that promise most."""
        known = cast("LandscapeView", view)
        legal = known.legal_actions()
        state = known.sample(self._chance)
        if isinstance(legal[0], Discard):
            return discards(state, legal)
        prospects = Prospects(self._taste, tiles_to_come(state), state.players)
        judge = Judge(state, prospects, self._taste.rivalry, self._taste.barring)
        turns = judge.turns(legal) if isinstance(legal[0], Place) else judge.steps()
        return choices_of(state, shortlist(state, turns))
