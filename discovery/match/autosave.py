"""Writes the running game to disk off the frame."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from discovery.match.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.match.record import Record
    from discovery.match.saves import Saves
    from discovery.rules.game import Message

    Encode = Callable[[], bytes]

_log = logging.getLogger(__name__)


class Autosave:
    """A thread that writes what it is given last; what came before and was not begun is dropped.

    Errors never reach the game: `messages` gives them to be shown, and the next save is tried
    afresh. `news` is called, from the thread, when there are some.
    """

    def __init__(self, saves: Saves, news: Callable[[], None] = lambda: None) -> None:
        self._saves = saves
        self._news = news
        self._change = threading.Condition()
        self._next: tuple[Record, Encode | None] | None = None
        self._writing = False
        self._closed = False
        self._messages: list[Message] = []
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def put(self, record: Record, picture: Encode | None = None) -> None:
        """Ask for `record` to be written; a finished game is filed with the finished ones.

        `picture` makes a PNG file of the table, in the thread; without one, one that still waits
        is kept.
        """
        with self._change:
            if picture is None and self._next is not None:
                picture = self._next[1]
            self._next = (record, picture)
            self._change.notify_all()

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until all is written; return whether it was in time."""
        with self._change:
            return self._change.wait_for(self._idle, seconds)

    def messages(self) -> tuple[Message, ...]:
        """Return what went wrong since the last call."""
        with self._change:
            told = tuple(self._messages)
            self._messages.clear()
        return told

    def close(self, seconds: float = 10.0) -> bool:
        """Write what waits and end the thread; return whether all was written in time."""
        written = self.flush(seconds)
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._thread.join(seconds)
        return written

    def _idle(self) -> bool:
        return self._next is None and not self._writing

    def _run(self) -> None:
        while (work := self._wait()) is not None:
            message = self._write(*work)
            with self._change:
                self._writing = False
                # The same trouble after every move is told once until it has been read.
                if message is not None and message not in self._messages:
                    self._messages.append(message)
                self._change.notify_all()
            if message is not None:
                self._news()

    def _wait(self) -> tuple[Record, Encode | None] | None:
        with self._change:
            self._change.wait_for(lambda: self._next is not None or self._closed)
            work, self._next = self._next, None
            self._writing = work is not None
            return work

    def _write(self, record: Record, encode: Encode | None) -> Message | None:
        picture = None if encode is None else encode()
        try:
            if record.scores is None:
                return self._saves.write_autosave(record, picture)
            told = self._saves.make_way(record)
            self._saves.file_finished(record, picture)
        except StoreError as error:
            _log.warning("autosave: %s", error)
            return error.message
        return told
