"""Keeps people's own notes on the map for each game, in a file beside the saves.

Records hold what was decided and nothing else, so notes have a file of their own. It holds the
notes of the games played last, by a digest of what makes a game that game.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from discovery.match import store
from discovery.scenes.island.desk import SIGNS

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from discovery.match.match import Match
    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

    Notes = dict[Seat, dict[Hex, int]]

FILE = "island-notes.json"
KEPT = 24
"""Games whose notes are kept, the ones written last."""


class Pocket:
    """The notes of one game: read once, written after every change, one by one, off the frame."""

    def __init__(self, context: Context, match: Match, table: Table) -> None:
        """Begin to read."""
        self._context = context
        self._table = table
        self._file = context.paths.saves / FILE
        self._key = key_of(match)
        self._written: Notes = {}
        self._writing: Future[None] | None = None
        self._read: Future[Notes] | None = context.background(
            lambda: read_notes(self._file, self._key)
        )

    def look(self) -> bool:
        """Put notes that were read on the desks; return whether there are any.

        Called whenever something in the background has ended: what changed meanwhile is kept.
        """
        self.keep()
        if self._read is None or not self._read.done():
            return False
        found, self._read = self._read.result(), None
        for seat, notes in found.items():
            self._table.desks[seat].notes = notes | self._table.desks[seat].notes
        self._written = self._now()
        self._table.touch()
        return bool(found)

    def keep(self) -> None:
        """Have the notes written if they have changed."""
        busy = self._read is not None or (self._writing is not None and not self._writing.done())
        now = self._now()
        if not busy and now != self._written:
            self._written = now
            self._writing = self._context.background(
                lambda: write_notes(self._file, self._key, now)
            )

    def _now(self) -> Notes:
        desks = self._table.desks
        return {seat: dict(desk.notes) for seat, desk in desks.items() if desk.notes}


def key_of(match: Match) -> str:
    """Return what tells a game from all others: its seed, people, options and set-up."""
    record = match.record()
    people = [(seat.name, seat.colour) for seat in record.seats]
    whole = json.dumps([record.seed, people, dict(record.options), list(record.setup)])
    return hashlib.sha256(whole.encode()).hexdigest()[:24]


def read_notes(file: Path, key: str) -> Notes:
    """Return the notes of a game; none where the file is missing or of no use."""
    found: Notes = {}
    for seat, notes in _table(_whole(file).get(key)).items():
        if seat not in {"0", "1"}:
            continue
        for place, sign in _table(notes).items():
            x, comma, y = place.partition(",")
            sound = comma and x.isdecimal() and y.isdecimal() and type(sign) is int
            if sound and 0 <= sign < len(SIGNS):
                found.setdefault(int(seat), {})[int(x), int(y)] = sign
    return found


def write_notes(file: Path, key: str, notes: Notes) -> None:
    """Write the notes of a game in the place of its old ones; those of old games go."""
    whole = _whole(file)
    whole.pop(key, None)
    if notes:
        whole[key] = {
            str(seat): {f"{x},{y}": sign for (x, y), sign in signs.items()}
            for seat, signs in notes.items()
        }
    kept = dict(list(whole.items())[-KEPT:])
    try:
        store.write(file, json.dumps(kept).encode())
    except store.StoreError:
        # The game itself is written to the same folder, and tells that it cannot be.
        return


def _whole(file: Path) -> dict[str, Any]:
    try:
        return _table(json.loads(file.read_text("utf-8")))
    except (OSError, ValueError, RecursionError):
        return {}


def _table(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
