"""A match as a table plays it: whose eyes it is seen with, what is due, who is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from discovery.match.log import seen

if TYPE_CHECKING:
    from enum import Enum

    from discovery.match.log import LogEntry
    from discovery.match.match import Match
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Action, Message, Seat

ViewKind = TypeVar("ViewKind")
EventKind = TypeVar("EventKind")


class MatchSession(ABC, Generic[ViewKind, EventKind]):
    """One match at a table. Everything it tells is what the viewer may know.

    `viewer` is the person to act; while a computer player acts, the last person who did, or the
    computer player where nobody else is at the table.
    """

    view: ViewKind

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer: Seat = 0
        self.look()

    def look(self) -> None:
        """Take a new view of the match."""
        self.viewer = self._eyes()
        self.view = cast("ViewKind", self.match.view(self.viewer))

    def _eyes(self) -> Seat:
        seat, seats = self.match.to_act, self.match.seats
        if seat is not None and seats[seat].agent is None:
            return seat
        people = [number for number, info in enumerate(seats) if info.agent is None]
        if not people:
            return self.viewer if seat is None else seat
        return self.viewer if self.viewer in people else people[0]

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """What has happened, as the viewer may read it."""
        return self.match.log(self.viewer)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits at the table."""
        return self.match.seats

    @property
    def aids_off(self) -> tuple[str, ...]:
        """The aids that the viewer plays without."""
        return self.seats[self.viewer].off

    @property
    def acting(self) -> SeatInfo | None:
        """Who is to act, None when the game is over."""
        seat = self.match.to_act
        return None if seat is None else self.match.seats[seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def fresh(self) -> bool:
        """Whether not even the first turn has begun."""
        return not self.match.decisions and self.match.pending is not None

    @property
    def computing(self) -> bool:
        """Whether a computer player is to act."""
        acting = self.acting
        return acting is not None and acting.agent is not None and not self.fresh

    @property
    @abstractmethod
    def stage(self) -> Enum:
        """What the table waits for, of the stages of the game."""

    @property
    @abstractmethod
    def asking(self) -> bool:
        """Whether a person is to confirm what comes next, such as the end of the turn."""

    @property
    def forced(self) -> bool:
        """Whether what is owed comes at once, whoever is to act, and nobody is asked."""
        return False

    @property
    def undo_limit(self) -> tuple[int, Message]:
        """How many decisions can be taken back, and why no more.

        What a computer player has decided stays.
        """
        steps, why = self.match.undo_limit()
        return (0 if self.computing else steps), why

    @property
    def can_undo(self) -> bool:
        """Whether a decision can be taken back."""
        return self.undo_limit[0] > 0

    def act(self, action: Action) -> tuple[EventKind, ...]:
        """Play an action of the seat to act; return what the viewer sees of it.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        seat = self.match.to_act
        events = self.match.act(0 if seat is None else seat, action)
        return self._told(events)

    def confirm(self) -> tuple[EventKind, ...]:
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

    def _told(self, events: tuple[object, ...]) -> tuple[EventKind, ...]:
        self.look()
        return cast("tuple[EventKind, ...]", seen(cast("tuple[Any, ...]", events), self.viewer))
