"""Files that survive: written whole or not at all, the one before kept, damaged ones set aside.

A file is written to a temporary one beside it, flushed to the disk and renamed over. Whenever the
program or the machine stops, the folder holds the old file or the new one, never half of one.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from discovery.match.faults import Damaged, NotARecord, RecordFault, Unreadable
from discovery.match.record import from_json, to_json
from discovery.rules.words import Message

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.record import Record

BACKUP = ".bak"
SET_ASIDE = "set-aside"
MOST_BYTES = 16_000_000
"""A larger file is no record of ours; a whole game has some 20,000."""
_TEMPORARY = ".tmp"
_BUSY = (5, 32)
"""What Windows answers (access denied, sharing violation) while another program reads a file."""
_READERS_WAIT = 1.0  # seconds
_LEFT_OVER = 60.0  # seconds; a younger one may be another running program's


class StoreError(Exception):
    """The disk does not take a file; `message` tells people why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def backup_of(path: Path) -> Path:
    """Return where the file before `path` is kept."""
    return path.with_name(path.name + BACKUP)


def write_record(path: Path, record: Record, *, backup: bool = True) -> None:
    """Write `record` to `path`; the file before stays as its backup.

    Raises:
        StoreError: the disk is full or the folder cannot be written; the old file is as before.
    """
    write(path, to_json(record).encode("utf-8", "replace"), backup=backup)


def write(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Write `data` to `path`, whole or not at all.

    Raises:
        StoreError: as `write_record`.
    """
    temporary = _beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup and path.exists():
            _keep(path)
        _rename(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise StoreError(_told(error, path)) from error


def _rename(temporary: Path, path: Path) -> None:
    """Rename over `path`; on Windows wait for a scanner or a backup that reads it just now."""
    end = time.monotonic() + _READERS_WAIT
    while True:
        try:
            temporary.replace(path)
        except OSError as error:
            if getattr(error, "winerror", None) not in _BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.urandom(16).hex()}{_TEMPORARY}")


def _keep(path: Path) -> None:
    """Make what is at `path` its backup, while `path` stays there all the time."""
    second = _beside(path)
    try:
        try:
            second.hardlink_to(path)
        except OSError:  # a disk without hard links
            shutil.copyfile(path, second)
        _rename(second, backup_of(path))
    finally:
        # Renaming one name of a file over another name of it does nothing at all.
        with suppress(OSError):
            second.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Flush the folder's entries, where the system lets one open a folder."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _told(error: OSError, path: Path) -> Message:
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return Message("The disk is full: “{file}” is not saved.", {"file": path.name})
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return Message(
            "“{file}” is not saved: the folder {folder} cannot be written.",
            {"file": path.name, "folder": str(path.parent)},
        )
    why = error.strerror or str(error)
    return Message("“{file}” is not saved: {why}.", {"file": path.name, "why": why})


def read_record(path: Path) -> Record:
    """Return the record in the file at `path`.

    Raises:
        RecordFault: the kind of it tells what is wrong.
    """
    try:
        there = path.stat()
        # A pipe or a device might never end.
        plain = stat.S_ISREG(there.st_mode) or stat.S_ISDIR(there.st_mode)
        if not plain or there.st_size > MOST_BYTES:
            raise NotARecord
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # Half a letter at the end is a half-written file; only reading it tells.
        from_json(data.decode("utf-8-sig", "replace"))
        raise Damaged("UTF-8") from error
    return from_json(text)


def set_aside(path: Path, fault: RecordFault) -> Message:
    """Move the file at `path` away, so that nothing overwrites it, and return what to tell.

    A file that cannot be moved stays.
    """
    target = path.parent / SET_ASIDE / path.name
    try:
        target.parent.mkdir(exist_ok=True)
        number = 1
        while target.exists():
            number += 1
            target = target.with_name(f"{path.stem} {number}{path.suffix}")
        path.rename(target)
    except OSError:
        return unusable(path, fault)
    return Message(
        "“{file}” cannot be used. {fault} It was set aside as {target}.",
        {"file": path.name, "fault": fault.message, "target": str(target)},
    )


def unusable(path: Path, fault: RecordFault) -> Message:
    """Return what to tell of a file that stays where it is."""
    return Message("“{file}” cannot be used. {fault}", {"file": str(path), "fault": fault.message})


def sweep(folder: Path) -> None:
    """Remove the temporary files that a program left behind when it was stopped."""
    with suppress(OSError):
        for path in folder.glob(f".*{_TEMPORARY}"):
            with suppress(OSError):
                if time.time() - path.stat().st_mtime > _LEFT_OVER:
                    path.unlink()


def remove(path: Path) -> None:
    """Delete a file and its backup because a person asked for it, or its game is filed.

    Raises:
        StoreError: the system refuses.
    """
    try:
        # The backup first: alone it would be found as the game of one save before.
        for each in (backup_of(path), path):
            each.unlink(missing_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        message = Message("“{file}” cannot be deleted: {why}.", {"file": path.name, "why": why})
        raise StoreError(message) from error
