"""A beginner's way with the journals: the nearest card, no tribes, and dice that pile up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.journals.player import JournalsPlayer
from discovery.agents.journals.taste import Taste
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import BASE

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action

PLENTY = 7
"""Dice in the storage up to which a beginner would rather have more."""
SHORT_SIGHTED = 60.0
"""How much less it likes a second exploration at once."""
FORGOTTEN = 12.0
"""How much less it likes what has to do with tribes."""
HOARD = 11.5
"""How much a beginner likes a bank full of dice."""
GRASP = 6.0
"""How much more it likes to have its own dice in hand."""


class NoviceTaste(Taste):
    """Likes what lies near; sees points, tribes and the changes of a die too late."""

    def value(self, card: int) -> float:
        """Return how near the end of a card's route is; its points do not matter."""
        return 1.0 / (1.0 + self.plan_for(card).cost)

    def likes(self, action: Action) -> float:  # noqa: PLR0911 - one a habit
        """Return a number, the higher the better, as a beginner sees it."""
        liked = super().likes(action)
        if self.hurried:
            # Two rounds in which nothing happened shake it awake.
            return liked
        match action:
            case a.Explore(second) if second:
                return liked - SHORT_SIGHTED
            case a.Meet():
                return liked - FORGOTTEN
            case a.Prepare(slot) if slot not in BASE:
                return liked - FORGOTTEN
            case a.Duty() | a.Swap() | a.Use():
                return min(liked, -0.5)
            case a.TakeBank(bank) if self.dice < PLENTY and self.state.banks[bank] % 31 > 1:
                return HOARD + self.state.banks[bank] % 31
            case a.Gather(places) if self.dice < PLENTY:
                return liked + GRASP * (sum(place.count for place in places) > 1)
            case _:
                return liked


class JournalsNovice(JournalsPlayer):
    """Plays on by the taste of a beginner; habits, not chance, make it weak."""

    taste = NoviceTaste
