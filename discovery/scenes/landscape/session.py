"""The match as the table of The Discovery plays it: what it waits for."""

from __future__ import annotations

from enum import Enum

from discovery.rules.landscape.events import Event
from discovery.rules.landscape.phases import Pending, Phase
from discovery.rules.landscape.view import LandscapeView
from discovery.scenes.table.session import MatchSession


class Stage(Enum):
    """What the table waits for."""

    PLACE = "place"
    DISCARD = "discard"
    FOLLOWER = "follower"
    END_TURN = "end turn"
    DRAW_AGAIN = "draw again"
    COMPUTER = "computer"
    OVER = "over"
    REPLAY = "replay"


DECISIONS = frozenset({Stage.PLACE, Stage.DISCARD, Stage.FOLLOWER})
CONFIRMATIONS = frozenset({Stage.END_TURN, Stage.DRAW_AGAIN})
_PHASES = {
    Phase.PLACE: Stage.PLACE,
    Phase.DISCARD: Stage.DISCARD,
    Phase.FOLLOWER: Stage.FOLLOWER,
}


class Session(MatchSession[LandscapeView, Event]):
    """One match at the table."""

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        if self.over:
            return Stage.OVER
        if self.computing:
            return Stage.COMPUTER
        pending = self.match.pending
        if pending == Pending.REDRAW:
            return Stage.DRAW_AGAIN
        return _PHASES[self.view.phase] if pending is None else Stage.END_TURN

    @property
    def asking(self) -> bool:
        """Whether a person is to end the turn, or to draw again."""
        return self.stage in CONFIRMATIONS
