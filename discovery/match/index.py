"""An index of the finished games, so that a long list opens at once.

The files are the truth. The index is made anew from them when it is missing, damaged or of another
version of the program; `read` opens just the files that are new or changed.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from discovery.match import store
from discovery.match.faults import RecordFault, Unreadable
from discovery.match.info import SaveInfo
from discovery.match.seats import SeatInfo

if TYPE_CHECKING:
    from pathlib import Path

NAME = "index.sqlite"
_VERSION = 1
_TABLE = """CREATE TABLE games (
    file TEXT PRIMARY KEY, changed INTEGER NOT NULL, size INTEGER NOT NULL, game TEXT NOT NULL,
    title TEXT NOT NULL, saved TEXT NOT NULL, seats TEXT NOT NULL, decisions INTEGER NOT NULL,
    scores TEXT NOT NULL)"""


class Index:
    """The index of the records in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / NAME

    def read(self) -> tuple[tuple[SaveInfo, ...], list[tuple[Path, RecordFault]]]:
        """Return the finished games, the latest first, and the files of no use with the reason.

        An index that is damaged is thrown away, for it holds nothing of its own; where the folder
        takes no file, it is made in memory.
        """
        if not self.folder.is_dir():
            return (), []
        with suppress(sqlite3.Error):
            return self._once(str(self.path))
        with suppress(sqlite3.Error, OSError):
            self.path.unlink(missing_ok=True)
            return self._once(str(self.path))
        return self._once(":memory:")

    def _once(self, name: str) -> tuple[tuple[SaveInfo, ...], list[tuple[Path, RecordFault]]]:
        with closing(sqlite3.connect(name)) as connection, connection:
            if connection.execute("PRAGMA user_version").fetchone() != (_VERSION,):
                connection.execute("DROP TABLE IF EXISTS games")
                connection.execute(_TABLE)
                connection.execute(f"PRAGMA user_version = {_VERSION}")
            faults = self._refresh(connection)
            return self._entries(connection), faults

    def _refresh(self, connection: sqlite3.Connection) -> list[tuple[Path, RecordFault]]:
        known = {
            name: (changed, size)
            for name, changed, size in connection.execute("SELECT file, changed, size FROM games")
        }
        faults: list[tuple[Path, RecordFault]] = []
        there = set()
        for path in sorted(self.folder.glob("*.json")):
            try:
                stamp = self._stamp(path)
                if known.get(path.name) != stamp:
                    self._put(connection, path, stamp)
                there.add(path.name)
            except RecordFault as fault:
                faults.append((path, fault))
        for name in known.keys() - there:
            connection.execute("DELETE FROM games WHERE file = ?", (name,))
        return faults

    def _stamp(self, path: Path) -> tuple[int, int]:
        try:
            status = path.stat()
        except OSError as error:
            raise Unreadable(error.strerror or str(error)) from error
        return status.st_mtime_ns, status.st_size

    def _put(self, connection: sqlite3.Connection, path: Path, stamp: tuple[int, int]) -> None:
        info = SaveInfo.of(path, store.read_record(path))
        seats = json.dumps([[seat.name, seat.colour, seat.agent] for seat in info.seats])
        connection.execute(
            "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                path.name,
                *stamp,
                info.game,
                info.title,
                info.saved,
                seats,
                info.decisions,
                json.dumps(info.scores),
            ),
        )

    def _entries(self, connection: sqlite3.Connection) -> tuple[SaveInfo, ...]:
        rows = connection.execute(
            "SELECT file, game, title, saved, seats, decisions, scores FROM games "
            "ORDER BY saved DESC, file DESC"
        )
        return tuple(self._info(*row) for row in rows)

    def _info(  # noqa: PLR0913, PLR0917 - one parameter for each column
        self, name: str, game: str, title: str, saved: str, seats: str, decisions: int, scores: str
    ) -> SaveInfo:
        points = json.loads(scores)
        return SaveInfo(
            self.folder / name,
            game,
            title,
            saved,
            tuple(SeatInfo(*seat) for seat in json.loads(seats)),
            decisions,
            None if points is None else tuple(points),
        )
