from __future__ import annotations

import errno
import os
import time
from typing import TYPE_CHECKING, Any

import pytest

from discovery.match import store
from discovery.match.faults import Damaged, NotARecord, RecordFault, Truncated, Unreadable
from discovery.match.record import Record, to_json
from tests.support.nim import BOX
from tests.support.play import begin, step

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def records() -> list[Record]:
    """Three states of one game, one after the other."""
    match = begin(BOX, seed=2)
    found = []
    for _ in range(3):
        step(match)
        found.append(match.record())
    return found


class Stopped(BaseException):
    """The program was ended at this point; nothing of ours catches it."""


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_is_written_can_be_read(tmp_path: Path, records: list[Record]) -> None:
    path = tmp_path / "deep" / "down" / "a.json"
    store.write_record(path, records[0])
    assert store.read_record(path) == records[0]
    assert names(path.parent) == {"a.json"}


def test_the_one_before_is_kept(tmp_path: Path, records: list[Record]) -> None:
    path = tmp_path / "a.json"
    for record in records:
        store.write_record(path, record)
    assert store.read_record(path) == records[2]
    assert store.read_record(store.backup_of(path)) == records[1]
    assert names(tmp_path) == {"a.json", "a.json.bak"}


def test_a_disk_without_hard_links_keeps_it_too(
    tmp_path: Path, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", failing(errno.EPERM))
    test_the_one_before_is_kept(tmp_path, records)


def test_writing_the_same_twice_leaves_no_second_name(
    tmp_path: Path, records: list[Record]
) -> None:
    path = tmp_path / "a.json"
    store.write_record(path, records[0])
    os.link(path, store.backup_of(path))
    store.write_record(path, records[1])
    assert store.read_record(store.backup_of(path)) == records[0]
    assert names(tmp_path) == {"a.json", "a.json.bak"}


def failing(number: int) -> Callable[..., Any]:
    def fail(*_args: object, **_kwargs: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def stopping(*_args: object, **_kwargs: object) -> None:
    raise Stopped


STEPS = ["os.fsync", "os.link", "os.replace", "os.open"]


@pytest.mark.parametrize("name", STEPS)
def test_stopped_between_two_steps_of_writing(
    tmp_path: Path, records: list[Record], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "a.json"
    store.write_record(path, records[0])
    store.write_record(path, records[1])
    with monkeypatch.context() as patch:
        patch.setattr(name, stopping)
        with pytest.raises(Stopped):
            store.write_record(path, records[2])
    assert store.read_record(path) in records[1:]
    assert store.read_record(store.backup_of(path)) in records[:2]
    swept_later(tmp_path)
    store.write_record(path, records[2])
    assert store.read_record(path) == records[2]
    assert names(tmp_path) == {"a.json", "a.json.bak"}


def test_stopped_between_the_two_renames(
    tmp_path: Path, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    store.write_record(path, records[0])
    rename = os.replace
    calls: list[object] = []

    def second_stops(source: Any, target: Any) -> None:
        calls.append(target)
        if len(calls) == 2:
            raise Stopped
        rename(source, target)

    monkeypatch.setattr("os.replace", second_stops)
    with pytest.raises(Stopped):
        store.write_record(path, records[1])
    assert store.read_record(path) == records[0]
    assert store.read_record(store.backup_of(path)) == records[0]


def swept_later(folder: Path) -> None:
    """Sweep as a program started a good while later does."""
    for path in folder.iterdir():
        if path.name.endswith(".tmp"):
            os.utime(path, (time.time() - 3600,) * 2)
    store.sweep(folder)


class InUseError(PermissionError):
    """What Windows answers while another program reads the file."""

    winerror = 32


def busy(times: int) -> tuple[list[object], Callable[..., None]]:
    """What was refused, and a renaming that refuses so often."""
    refused: list[object] = []
    rename = os.replace

    def replace(source: Path, target: Path) -> None:
        if len(refused) < times:
            refused.append(target)
            raise InUseError(errno.EACCES, "used by another process")
        rename(source, target)

    return refused, replace


class Clock:
    """Time that goes on only while somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def test_a_file_that_somebody_reads_just_now_is_waited_for(
    tmp_path: Path, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(store, "time", clock)
    path = tmp_path / "game.json"
    store.write_record(path, records[0])
    refused, replace = busy(2)
    monkeypatch.setattr("os.replace", replace)
    store.write_record(path, records[1])
    assert refused == [store.backup_of(path)] * 2
    refused.clear()
    store.write_record(path, records[2], backup=False)
    assert refused == [path] * 2
    assert 0 < clock.now < store._READERS_WAIT
    assert store.read_record(path) == records[2]
    assert store.read_record(store.backup_of(path)) == records[0]


def test_a_file_that_somebody_reads_all_the_time_is_told(
    tmp_path: Path, records: list[Record], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    store.write_record(path, records[0])
    clock = Clock()
    monkeypatch.setattr(store, "time", clock)
    refused, replace = busy(10**6)
    monkeypatch.setattr("os.replace", replace)
    with pytest.raises(store.StoreError, match="is not saved"):
        store.write_record(path, records[1])
    assert clock.now > store._READERS_WAIT
    assert len(refused) > 1
    assert names(tmp_path) == {path.name}
    assert store.read_record(path) == records[0]


def test_sweeping_leaves_what_another_program_writes_just_now(tmp_path: Path) -> None:
    young = tmp_path / ".a.json.123.tmp"
    young.write_bytes(b"{")
    other = tmp_path / "notes.tmp"
    other.write_bytes(b"mine")
    store.sweep(tmp_path)
    assert names(tmp_path) == {young.name, other.name}
    swept_later(tmp_path)
    assert names(tmp_path) == {other.name}


def test_sweeping_a_folder_that_is_not_there(tmp_path: Path) -> None:
    store.sweep(tmp_path / "none")


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EROFS, "cannot be written"),
        (errno.EACCES, "cannot be written"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
@pytest.mark.parametrize("name", ["os.fsync", "os.replace"])
def test_a_disk_that_refuses(  # noqa: PLR0917 - what pytest hands in
    tmp_path: Path,
    records: list[Record],
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    words: str,
    name: str,
) -> None:
    path = tmp_path / "a.json"
    store.write_record(path, records[0])
    with monkeypatch.context() as patch:
        patch.setattr(name, failing(number))
        with pytest.raises(store.StoreError, match=words) as caught:
            store.write_record(path, records[1])
    assert "a.json" in str(caught.value.message)
    assert store.read_record(path) == records[0]
    assert not any(name.endswith(".tmp") for name in names(tmp_path))


def test_a_folder_that_cannot_be_made(tmp_path: Path, records: list[Record]) -> None:
    (tmp_path / "saves").write_text("a file is in the way", encoding="utf-8")
    with pytest.raises(store.StoreError, match="not saved"):
        store.write_record(tmp_path / "saves" / "a.json", records[0])


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        store.read_record(tmp_path / "none.json")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_in_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(NotARecord):
        store.read_record(tmp_path / "pipe.json")


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        store.read_record(tmp_path)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "film.json"
    with path.open("wb") as file:
        file.truncate(store.MOST_BYTES + 1)
    with pytest.raises(NotARecord):
        store.read_record(path)


def test_a_file_with_a_mark_of_its_encoding(tmp_path: Path, records: list[Record]) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf" + to_json(records[0]).encode())
    assert store.read_record(path) == records[0]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"\x89PNG\r\n\x1a\n\xff", NotARecord),
        ('{"format": "discovery-record",\n"name": "수'.encode()[:-1], Truncated),
        ('{"format": "discovery-record",\n"name": "é"}'.encode("latin-1"), RecordFault),
    ],
)
def test_bytes_that_are_no_text(tmp_path: Path, data: bytes, kind: type[RecordFault]) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(data)
    with pytest.raises(kind):
        store.read_record(path)


def test_a_letter_that_is_no_letter_is_damage(tmp_path: Path, records: list[Record]) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(to_json(records[0]).encode().replace(b"Ann", b"A\xffn"))
    with pytest.raises(Damaged):
        store.read_record(path)


def test_setting_aside_moves_and_tells(tmp_path: Path) -> None:
    for number in range(3):
        path = tmp_path / "a.json"
        path.write_text(f"junk {number}", encoding="utf-8")
        message = str(store.set_aside(path, NotARecord()))
        assert "a.json" in message
        assert "no saved game" in message
        assert str(tmp_path / "set-aside") in message
    aside = tmp_path / "set-aside"
    assert names(aside) == {"a.json", "a 2.json", "a 3.json"}
    assert (aside / "a 3.json").read_text(encoding="utf-8") == "junk 2"
    assert names(tmp_path) == {"set-aside"}


def test_what_cannot_be_moved_stays_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    path.write_text("junk", encoding="utf-8")
    monkeypatch.setattr("os.rename", failing(errno.EROFS))
    message = str(store.set_aside(path, NotARecord()))
    assert str(path) in message
    assert "set aside" not in message
    assert path.exists()


def test_removing_takes_the_backup_too(tmp_path: Path, records: list[Record]) -> None:
    path = tmp_path / "a.json"
    store.write_record(path, records[0])
    store.write_record(path, records[1])
    store.remove(path)
    assert names(tmp_path) == set()
    store.remove(path)


def test_removing_what_the_system_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.unlink", failing(errno.EACCES))
    with pytest.raises(store.StoreError, match="cannot be deleted"):
        store.remove(tmp_path / "a.json")
