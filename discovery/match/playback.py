"""A recorded game to step through, forwards and backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.match.replay import Replay

if TYPE_CHECKING:
    from discovery.match.box import GameBox
    from discovery.match.match import Match
    from discovery.match.record import Record
    from discovery.rules.game import Event


class Playback:
    """Stands after some number of the record's decisions, what chance showed then included.

    Make one with a record that `discovery.match.replay.check` has nothing against.
    """

    def __init__(self, record: Record, box: GameBox) -> None:
        """Stand at the start.

        Raises:
            RecordFault: as `discovery.match.replay.replay`.
        """
        self.record = record
        self.box = box.fitting(record.content)
        self._replay = Replay(record, box)
        self._replay.show_next()

    @property
    def match(self) -> Match:
        """The match at this point, to be looked at; another one after each move backwards."""
        return self._replay.match

    @property
    def finished(self) -> bool:
        """Whether the record is one of a game that is over: nothing in it is secret any more."""
        return self.record.scores is not None

    @property
    def position(self) -> int:
        """Number of decisions played, 0 … `length`."""
        return self._replay.match.decisions

    @property
    def length(self) -> int:
        """Number of decisions in the record."""
        return len(self.record.steps)

    def forward(self) -> tuple[Event, ...]:
        """Play one decision and return what happened; nothing at the end.

        Raises:
            RecordFault: as `discovery.match.replay.replay`.
        """
        if self.position == self.length:
            return ()
        return self._replay.play_next() + self._replay.show_next()

    def go(self, position: int) -> None:
        """Stand after `position` decisions, or as near to that as there are.

        Raises:
            RecordFault: as `discovery.match.replay.replay`.
        """
        position = max(0, min(position, self.length))
        if position < self.position:
            self._replay = Replay(self.record, self.box)
            self._replay.show_next()
        while self.position < position:
            self.forward()
