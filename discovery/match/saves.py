"""The saved games of one person: the autosave, the named ones, and the finished games."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from discovery.match import store
from discovery.match.faults import RecordFault, Unreadable
from discovery.match.info import SaveInfo
from discovery.match.names import file_stem, same_file
from discovery.match.seats import first_seats
from discovery.match.store import StoreError
from discovery.rules.words import Message, mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

    from discovery.match.box import GameBox
    from discovery.match.match import Match
    from discovery.match.record import Record

    FindBox = Callable[[str], GameBox]
    """Returns the box of the game of that name; raises `UnknownGame`."""

T = TypeVar("T")

ENDING, PICTURE = ".json", ".png"


def picture_of(save: Path) -> Path:
    """Return where the picture of a save's table is, if there is one."""
    return save.with_suffix(PICTURE)


class NameTaken(Exception):  # noqa: N818 - a question to the person, not an error
    """There is a save of that name; ask, then save again with `over=True`."""

    def __init__(self, path: Path) -> None:
        super().__init__(path.stem)
        self.path = path


class Listed(NamedTuple):
    """The saves of a folder, the latest first, and what there is to tell about others."""

    saves: tuple[SaveInfo, ...]
    messages: tuple[Message, ...]


class Resumed(NamedTuple):
    """A match to go on with (None when its file is of no use) and what there is to tell."""

    match: Match | None
    messages: tuple[Message, ...]


def _now() -> datetime:
    from datetime import UTC, datetime  # noqa: PLC0415 - first wanted when something is saved

    return datetime.now(UTC)


class Saves:
    """The saves below one folder. Safe to use from several threads, one file by one at a time.

    Nothing is made before the first save. `open` once at the start.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = _now) -> None:
        self.folder = folder
        self.autosave = folder / f"autosave{ENDING}"
        self.picture = picture_of(self.autosave)
        self.named_folder = folder / "named"
        self.finished_folder = folder / "records"
        self._now = now
        self._running: object = None

    def open(self) -> None:
        """Sweep what a stopped program left half done."""
        for folder in (self.folder, self.named_folder, self.finished_folder):
            store.sweep(folder)

    def write_autosave(self, record: Record, picture: bytes | None = None) -> Message | None:
        """Write the one save that every action renews, and the table's picture (a PNG file).

        If another game was still running there, it is kept among the named saves; the message
        tells so.

        Raises:
            StoreError: the disk does not take it.
        """
        told = self.make_way(record)
        store.write_record(self.autosave, self._stamped(record))
        if picture is not None:
            store.write(self.picture, picture)
        return told

    def make_way(self, record: Record) -> Message | None:
        """Keep the game in the autosave if it is another one and somebody has played it.

        Raises:
            StoreError: the disk does not take it.
        """
        running = _identity(record)
        if running == self._running:
            return None
        other = None
        with suppress(RecordFault):
            other = store.read_record(self.autosave)
        told = None
        if other is not None and other.steps and _identity(other) != running:
            told = self._keep(other)
        if other is not None and _identity(other) != running:
            # It is of the other table.
            with suppress(StoreError):
                store.remove(self.picture)
        self._running = running
        return told

    def _keep(self, other: Record) -> Message | None:
        if any(_same_play(kept, other) for kept in self._named_records()):
            return None
        names = ", ".join(seat.name for seat in other.seats)
        number = 1
        title = names
        while True:
            with suppress(NameTaken):
                self._copy_picture(self.save_as(title, other))
                text = mark("The game that was running is kept as “{name}”.")
                return Message(text, {"name": title})
            number += 1
            title = f"{names} {number}"

    def _named_records(self) -> Iterator[Record]:
        for path in self._files(self.named_folder):
            with suppress(RecordFault):
                yield store.read_record(path)

    def drop_autosave(self) -> None:
        """Remove the autosave and its picture.

        Raises:
            StoreError: the system refuses.
        """
        store.remove(self.autosave)
        store.remove(self.picture)

    def latest(self) -> SaveInfo | None:
        """Return what the autosave is, None when there is none that could be used."""
        for path in (self.autosave, store.backup_of(self.autosave)):
            with suppress(RecordFault):
                return SaveInfo.of(self.autosave, store.read_record(path))
        return None

    def save_as(
        self, title: str, record: Record, picture: bytes | None = None, *, over: bool = False
    ) -> Path:
        """Write a save under a title that a person gave.

        Without a `picture` (a PNG file) the last one of its table becomes the save's.

        Raises:
            NameTaken: there is one of that name, and `over` does not say to replace it.
            StoreError: the disk does not take it.
        """
        title = title.strip()
        stem = file_stem(title)
        path = self.named_folder / f"{stem}{ENDING}"
        for other in self._files(self.named_folder):
            if same_file(other.stem, stem):
                if not over:
                    raise NameTaken(other)
                path = other
        store.write_record(path, replace(self._stamped(record), name=title or stem))
        with suppress(StoreError):
            store.remove(picture_of(path))
        if picture is not None:
            _put_picture(path, picture)
        elif _identity(record) == self._running:
            self._copy_picture(path)
        return path

    def _copy_picture(self, save: Path) -> None:
        """Let the picture of the running game be that of a save too; it can do without."""
        with suppress(OSError):
            if self.picture.is_file():
                _put_picture(save, self.picture.read_bytes())

    def file_finished(self, record: Record, picture: bytes | None = None) -> Path:
        """Keep the record of a finished game and drop the autosave, which was of this game.

        Without a `picture` (a PNG file) the last one of its table becomes the record's.

        Raises:
            StoreError: the disk does not take it; the autosave is still there.
        """
        when = self._now().strftime("%Y-%m-%d %H-%M-%S")
        path = self.finished_folder / f"{when} {file_stem(record.game)}{ENDING}"
        number = 1
        while path.exists():
            number += 1
            path = path.with_name(f"{when} {file_stem(record.game)} {number}{ENDING}")
        store.write_record(path, self._stamped(record), backup=False)
        if picture is None:
            self._copy_picture(path)
        else:
            _put_picture(path, picture)
        self.drop_autosave()
        return path

    def named(self) -> Listed:
        """Return the named saves, the latest first; files of no use are set aside."""
        found: list[SaveInfo] = []
        messages: list[Message] = []
        for path in self._files(self.named_folder):
            record = self._usable(path, messages)
            if record is not None:
                found.append(SaveInfo.of(path, record))
        found.sort(key=lambda info: info.saved, reverse=True)
        return Listed(tuple(found), tuple(messages))

    def finished(self) -> Listed:
        """Return the finished games, the latest first; files of no use are set aside."""
        from discovery.match.index import Index  # noqa: PLC0415 - a database, at the first use

        games, faults = Index(self.finished_folder).read()
        return Listed(games, tuple(store.set_aside(path, fault) for path, fault in faults))

    def read(self, path: Path) -> tuple[Record | None, tuple[Message, ...]]:
        """Return the record at `path`, or its backup, and what there is to tell.

        Files of no use are set aside.
        """
        messages: list[Message] = []
        return self._usable(path, messages), tuple(messages)

    def resume(self, path: Path, find_box: FindBox) -> Resumed:
        """Return the match saved at `path` as it was left, or the one of its backup.

        A file whose log the rules do not take is set aside like a damaged one.
        """
        from discovery.match.replay import replay  # noqa: PLC0415 - the title does without

        messages: list[Message] = []
        match = self._first(path, messages, lambda record: replay(record, find_box(record.game)))
        return Resumed(match, tuple(messages))

    def delete(self, path: Path) -> None:
        """Delete a save because the person said so.

        Raises:
            StoreError: the system refuses.
        """
        store.remove(path)
        store.remove(picture_of(path))

    def _usable(self, path: Path, messages: list[Message]) -> Record | None:
        return self._first(path, messages, lambda record: record)

    def _first(self, path: Path, messages: list[Message], make: Callable[[Record], T]) -> T | None:
        """Return what `make` makes of the file or else of its backup; tell what went wrong."""
        backup = store.backup_of(path)
        for each in [file for file in (path, backup) if file.exists()]:
            try:
                made = make(store.read_record(each))
            except Unreadable as fault:
                messages.append(store.unusable(each, fault))
            except RecordFault as fault:
                messages.append(store.set_aside(each, fault))
            else:
                if each == backup and messages:
                    messages.append(Message("The game is as it was one save before."))
                return made
        return None

    def _stamped(self, record: Record) -> Record:
        return replace(record, saved=self._now().isoformat(timespec="seconds"))

    def _files(self, folder: Path) -> list[Path]:
        """Return the saves of a folder; one of which only the backup is left counts too."""
        with suppress(OSError):
            paths = list(folder.iterdir())
            kept = [path.with_suffix("") for path in paths if path.suffix == store.BACKUP]
            return sorted({path for path in (*paths, *kept) if path.suffix == ENDING})
        return []


def _put_picture(save: Path, picture: bytes) -> None:
    """Lay a picture beside a save, which can do without."""
    with suppress(StoreError):
        store.write(picture_of(save), picture)


def _identity(record: Record) -> object:
    """Return what tells one game from another, however far both have come."""
    first = first_seats(record.seats, record.handed)
    seats = tuple((seat.name, seat.colour) for seat in first)
    return record.game, record.seed, seats, record.setup, tuple(record.options.items())


def _same_play(one: Record, other: Record) -> bool:
    return _identity(one) == _identity(other) and one.steps == other.steps
