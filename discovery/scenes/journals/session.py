"""The match as the journals' table plays it: what it waits for."""

from __future__ import annotations

from enum import Enum

from discovery.rules.journals.events import Event
from discovery.rules.journals.phases import Pending
from discovery.rules.journals.view import JournalsView
from discovery.scenes.table.session import MatchSession


class Stage(Enum):
    """What the table waits for."""

    DECIDE = "decide"
    ROLL = "roll"
    """Dice are in hand: a person rolls them."""
    SURVEY = "survey"
    """In the middle of a turn the next card of the deck is to be turned over."""
    END_TURN = "end turn"
    COMPUTER = "computer"
    OVER = "over"
    REPLAY = "replay"


_OWED: dict[str, Stage] = {Pending.ROLL: Stage.ROLL, Pending.SURVEY: Stage.SURVEY}
CONFIRMATIONS = frozenset({Stage.ROLL, Stage.SURVEY, Stage.END_TURN})


class Session(MatchSession[JournalsView, Event]):
    """One match at the table."""

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        if self.over:
            return Stage.OVER
        if self.computing:
            return Stage.COMPUTER
        pending = self.match.pending
        if pending is None:
            return Stage.DECIDE
        return _OWED.get(pending, Stage.END_TURN)

    @property
    def asking(self) -> bool:
        """Whether a person is to roll, or to end the turn."""
        return self.stage in CONFIRMATIONS
