from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from discovery.match import store
from discovery.match.autosave import Autosave
from discovery.match.saves import Saves, picture_of
from discovery.rules.game import Message
from tests.support.nim import BOX
from tests.support.play import begin, finish, step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.match.record import Record


class SlowSaves(Saves):
    """Writes nothing until it is let go, and notes what it writes; `trouble` makes it fail."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.begun = threading.Event()
        self.go = threading.Event()
        self.written: list[tuple[Record, bytes | None]] = []
        self.trouble: Message | None = None

    def write_autosave(self, record: Record, picture: bytes | None = None) -> None:
        self.begun.set()
        assert self.go.wait(10)
        if self.trouble is not None:
            raise store.StoreError(self.trouble)
        self.written.append((record, picture))


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[SlowSaves]:
    made = SlowSaves(tmp_path)
    yield made
    made.go.set()


def games(count: int) -> list[Record]:
    match = begin(BOX, seed=2)
    found = []
    for _ in range(count):
        step(match)
        found.append(match.record())
    return found


def test_what_is_put_is_on_disk_after_flush(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    autosave = Autosave(saves)
    (record,) = games(1)
    autosave.put(record, lambda: b"picture")
    assert autosave.close()
    latest = saves.latest()
    assert latest is not None
    assert latest.decisions == 1
    assert saves.picture.read_bytes() == b"picture"


def test_putting_never_waits_and_the_newest_wins(saves: SlowSaves) -> None:
    autosave = Autosave(saves)
    first, *others = games(5)
    autosave.put(first)
    assert saves.begun.wait(10)
    for record in others:
        autosave.put(record)
    assert not autosave.flush(0.01)
    saves.go.set()
    assert autosave.close()
    assert [record for record, _ in saves.written] == [first, others[-1]]


def test_a_picture_that_waits_is_not_lost(saves: SlowSaves) -> None:
    autosave = Autosave(saves)
    first, second, third = games(3)
    autosave.put(first)
    assert saves.begun.wait(10)
    autosave.put(second, lambda: b"picture")
    autosave.put(third)
    saves.go.set()
    assert autosave.close()
    assert saves.written[-1] == (third, b"picture")


def test_trouble_is_told_once_and_the_next_save_is_tried(saves: SlowSaves) -> None:
    told = threading.Event()
    autosave = Autosave(saves, told.set)
    saves.go.set()
    saves.trouble = Message("The disk is full.")
    one, two, three = games(3)
    for record in (one, two):
        autosave.put(record)
        assert autosave.flush()
    assert told.wait(10)
    assert autosave.messages() == (saves.trouble,)
    assert autosave.messages() == ()
    saves.trouble = None
    autosave.put(three)
    assert autosave.close()
    assert saves.written == [(three, None)]


def test_a_finished_game_is_filed(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    autosave = Autosave(saves)
    match = begin(BOX)
    autosave.put(match.record(), lambda: b"picture")
    assert autosave.flush()
    autosave.put(finish(match).record())
    assert autosave.close()
    assert saves.latest() is None
    (info,) = saves.finished().saves
    assert info.scores == match.scores


def test_a_game_that_ends_as_it_is_opened_leaves_the_one_that_was_running(tmp_path: Path) -> None:
    running = games(2)[-1]
    Saves(tmp_path).write_autosave(running, b"table")
    saves = Saves(tmp_path)
    autosave = Autosave(saves)
    autosave.put(finish(begin(BOX, seed=5)).record())
    assert autosave.close()
    (told,) = autosave.messages()
    (kept,) = saves.named().saves
    assert kept.title in str(told)
    assert kept.decisions == len(running.steps)
    assert picture_of(kept.path).read_bytes() == b"table"
    (over,) = saves.finished().saves
    assert not picture_of(over.path).exists()


def test_closing_writes_what_waits(saves: SlowSaves) -> None:
    autosave = Autosave(saves)
    (record,) = games(1)
    autosave.put(record)
    threading.Timer(0.05, saves.go.set).start()
    assert autosave.close()
    assert saves.written == [(record, None)]
