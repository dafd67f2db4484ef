"""How the scores of a finished game grew, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.match.replay import Replay

if TYPE_CHECKING:
    from discovery.match.box import GameBox
    from discovery.match.record import Record


@dataclass(frozen=True, slots=True)
class Moment:
    """The points of each seat at the end of a turn; turn 0 is the start.

    The last moment has the number of the turn before it and the final scores: what lies between
    the two was won at the end of the game.
    """

    turn: int
    scores: tuple[int, ...]


def score_history(record: Record, box: GameBox) -> tuple[Moment, ...]:
    """Play a record again and return the scores after each turn, and the final ones.

    A turn is a row of decisions of one seat.

    Raises:
        RecordFault: as `discovery.match.replay.replay`.
    """
    replay = Replay(record, box)
    moments = [Moment(0, replay.match.view(0).scores())]
    seats = [step.seat for step in record.steps]
    turn = 0
    for number, seat in enumerate(seats):
        turn += number == 0 or seats[number - 1] != seat
        replay.play_next()
        if number + 1 == len(seats) or seats[number + 1] != seat:
            moments.append(Moment(turn, replay.match.view(0).scores()))
    replay.show_next()
    moments.append(Moment(turn, replay.match.view(0).scores()))
    return tuple(moments)
