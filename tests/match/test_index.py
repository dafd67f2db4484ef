from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from discovery.match import store
from discovery.match.faults import NotARecord
from discovery.match.index import NAME, Index
from tests.support.nim import BOX
from tests.support.play import begin, finish

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.info import SaveInfo


def put(folder: Path, name: str, seed: int) -> None:
    record = finish(begin(BOX, 3, seed)).record()
    store.write_record(folder / name, replace(record, saved=f"2026-01-0{seed}T00:00:00+00:00"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for seed in (1, 2, 3):
        put(tmp_path, f"game {seed}.json", seed)
    return tmp_path


def entries(folder: Path) -> list[tuple[str, str]]:
    return [(info.path.name, info.saved[:10]) for info in read(folder)]


def read(folder: Path) -> tuple[SaveInfo, ...]:
    found, faults = Index(folder).read()
    assert faults == []
    return found


ALL = [("game 3.json", "2026-01-03"), ("game 2.json", "2026-01-02"), ("game 1.json", "2026-01-01")]


def test_latest_first_with_all_that_is_shown(folder: Path) -> None:
    assert entries(folder) == ALL
    info = read(folder)[0]
    record = store.read_record(info.path)
    assert (info.seats, info.scores, info.decisions, info.game) == (
        record.seats,
        record.scores,
        len(record.steps),
        "nim",
    )
    assert (folder / NAME).exists()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert Index(tmp_path / "none").read() == ((), [])


def test_known_files_are_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read(folder)
    monkeypatch.setattr(store, "read_record", None)
    assert entries(folder) == ALL


def test_new_changed_and_missing_files(folder: Path) -> None:
    read(folder)
    put(folder, "game 4.json", 4)
    put(folder, "game 2.json", 5)
    (folder / "game 1.json").unlink()
    assert [name for name, _ in entries(folder)] == ["game 2.json", "game 4.json", "game 3.json"]


def test_missing_index_is_made_anew(folder: Path) -> None:
    read(folder)
    (folder / NAME).unlink()
    assert entries(folder) == ALL


@pytest.mark.parametrize("junk", [b"", b"junk" * 5000])
def test_damaged_index_is_made_anew(folder: Path, junk: bytes) -> None:
    read(folder)
    (folder / NAME).write_bytes(junk)
    assert entries(folder) == ALL
    assert entries(folder) == ALL


def test_index_damaged_inside_is_made_anew(folder: Path) -> None:
    read(folder)
    data = bytearray((folder / NAME).read_bytes())
    data[2000:] = b"\xff" * (len(data) - 2000)
    (folder / NAME).write_bytes(data)
    assert entries(folder) == ALL


def test_index_of_another_version_is_made_anew(folder: Path) -> None:
    with sqlite3.connect(folder / NAME) as connection:
        connection.execute("CREATE TABLE games (other TEXT)")
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert entries(folder) == ALL


def test_folder_that_takes_no_file(folder: Path) -> None:
    (folder / NAME).mkdir()
    assert entries(folder) == ALL


def test_files_of_no_use_are_told_every_time(folder: Path) -> None:
    (folder / "notes.json").write_text("buy milk", encoding="utf-8")
    for _ in range(2):
        found, [(path, fault)] = Index(folder).read()
        assert len(found) == 3
        assert path.name == "notes.json"
        assert isinstance(fault, NotARecord)
