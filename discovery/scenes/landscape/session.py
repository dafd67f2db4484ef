"""The match as the table plays it: whose eyes it is seen with, what is due, and computer seats."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, cast

from discovery.match.log import seen
from discovery.rules.landscape.phases import Pending, Phase

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Message, Seat
    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.view import LandscapeView


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


class Session:
    """One match at the table. Everything it tells is what the viewer may know.

    `viewer` is the person to act; while a computer player acts, the last person who did, or the
    computer player where nobody else is at the table.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer: Seat = 0
        self.view: LandscapeView
        self.look()

    def look(self) -> None:
        """Take a new view of the match."""
        self.viewer = self._eyes()
        self.view = cast("LandscapeView", self.match.view(self.viewer))

    def _eyes(self) -> Seat:
        seat, seats = self.match.to_act, self.match.seats
        if seat is not None and seats[seat].agent is None:
            return seat
        people = [number for number, info in enumerate(seats) if info.agent is None]
        if not people:
            return self.viewer if seat is None else seat
        return self.viewer if self.viewer in people else people[0]

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits at the table."""
        return self.match.seats

    @property
    def acting(self) -> SeatInfo | None:
        """Who is to act, None when the game is over."""
        seat = self.match.to_act
        return None if seat is None else self.match.seats[seat]

    @property
    def fresh(self) -> bool:
        """Whether not even the first turn has begun."""
        return not self.match.decisions and self.match.pending is not None

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        acting, pending = self.acting, self.match.pending
        if acting is None:
            return Stage.OVER
        if acting.agent is not None and not self.fresh:
            return Stage.COMPUTER
        if pending == Pending.REDRAW:
            return Stage.DRAW_AGAIN
        return _PHASES[self.view.phase] if pending is None else Stage.END_TURN

    @property
    def undo_limit(self) -> tuple[int, Message]:
        """How many decisions can be taken back, and why no more.

        What a computer player has decided stays.
        """
        steps, why = self.match.undo_limit()
        return (0 if self.stage is Stage.COMPUTER else steps), why

    def act(self, action: Action) -> tuple[Event, ...]:
        """Play an action of the seat to act; return what the viewer sees of it.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        seat = self.match.to_act
        events = self.match.act(0 if seat is None else seat, action)
        return self._told(events)

    def confirm(self) -> tuple[Event, ...]:
        """Let the turn end, or chance pay what it owes; return what the new viewer sees of it."""
        return self._told(self.match.confirm())

    def undo(self) -> None:
        """Take the last decision back.

        Raises:
            NothingToUndo: none can be.
        """
        self.match.undo()
        self.look()

    def reset_turn(self) -> None:
        """Take back every decision of this turn.

        Raises:
            NothingToUndo: none can be.
        """
        self.match.reset_turn()
        self.look()

    def _told(self, events: tuple[object, ...]) -> tuple[Event, ...]:
        self.look()
        return cast("tuple[Event, ...]", seen(cast("tuple[Event, ...]", events), self.viewer))
