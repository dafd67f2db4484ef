"""The log: what went wrong, for people who want to tell us."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from pathlib import Path

FILE = "discovery.log"
LARGEST = 256 * 1024
OLDER = 3
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _LogStream:
    """Stands in for a standard stream that a windowed program does not have."""

    encoding = "utf-8"

    def __init__(self, level: int) -> None:
        self._level = level

    def write(self, text: str) -> int:
        if text.strip():
            logging.getLogger("stream").log(self._level, text.rstrip())
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""


class _LogFile(logging.FileHandler):
    """A log that is put aside when it has grown large, also while the program runs.

    It keeps quiet where the disk takes no more; nothing is lost but lines of it.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, into a new file if the one that is open is large."""
        with suppress(OSError):
            if self.stream is not None and self.stream.tell() >= LARGEST:
                self.stream.close()
                # The next line opens a file again, a large one where it could not be put aside.
                self.stream = None
                _put_aside(Path(self.baseFilename))
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Say nothing; the standard library would print a traceback."""


def open_log(folder: Path) -> logging.Handler:
    """Log into a file in `folder`; without a folder to write, on the error stream.

    A file that has grown large is put aside, a few of them are kept. A program without a
    console has no standard streams; theirs go into the log then. A log that is open already stays
    as it is.
    """
    root = logging.getLogger()
    for known in root.handlers:
        if isinstance(known, logging.FileHandler) and known.baseFilename == str(folder / FILE):
            return known
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _put_aside(folder / FILE)
        handler = _LogFile(folder / FILE, encoding="utf-8")
    except OSError:
        handler = logging.StreamHandler(sys.stderr) if sys.stderr else logging.NullHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    if sys.stdout is None:
        sys.stdout = _LogStream(logging.INFO)
    if sys.stderr is None:
        sys.stderr = _LogStream(logging.ERROR)
    return handler


def _put_aside(file: Path) -> None:
    """Give a large log the name of an older one.

    The standard library's rotating handler would do it, but loads sockets and pickles first, and
    the first picture waits for that.
    """
    if not file.exists() or file.stat().st_size < LARGEST:
        return
    names = [file.name, *(f"{file.name}.{number}" for number in range(1, OLDER + 1))]
    for number in range(OLDER, 0, -1):
        young = file.with_name(names[number - 1])
        if young.exists():
            young.replace(file.with_name(names[number]))
