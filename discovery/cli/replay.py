"""Recorded games: verified without a window, or stepped through in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from discovery.cli.house import find_game, open_box
from discovery.cli.outcome import FAILED, Complaint, Outcome
from discovery.match.faults import RecordFault
from discovery.match.playback import Playback
from discovery.match.replay import check
from discovery.match.store import read_record

if TYPE_CHECKING:
    from discovery.match.record import Record


def read_file(name: str) -> Record:
    """Return the record in a file.

    Raises:
        Complaint: there is none, or it is of no use.
    """
    try:
        record = read_record(Path(name))
    except RecordFault as fault:
        message = f"'{name}' is of no use: {fault}"
        raise Complaint(message) from fault
    find_game(record.game)
    return record


def check_file(name: str) -> Outcome:
    """Verify that a log leads to its scores; the exit status is 1 where it does not.

    Raises:
        Complaint: the file is no record that could be verified.
    """
    record = read_file(name)
    differences = check(record, open_box(record.game))
    if differences:
        return Outcome(complaint="\n".join(map(str, differences)), status=FAILED)
    scores = record.scores
    end = "not over" if scores is None else f"scores {' '.join(map(str, scores))}"
    return Outcome(f"{name}: {record.game}, {len(record.steps)} steps, {end}: as recorded")


def show_file(name: str) -> Outcome:
    """Open the window and step through a recorded game.

    Raises:
        Complaint: the file is of no use.
    """
    record = read_file(name)
    try:
        playback = Playback(record, open_box(record.game))
        playback.go(playback.length)
        playback.go(0)
    except RecordFault as fault:
        message = f"'{name}' is of no use: {fault}"
        raise Complaint(message) from fault
    game = find_game(record.game)
    from discovery.app import main  # noqa: PLC0415 - only here a window is needed

    return Outcome(status=main(lambda context: game.open_replay(context, playback)))
