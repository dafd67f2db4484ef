from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from discovery.ui.log import FILE, LARGEST, OLDER, open_log

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_program_without_streams_writes_into_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    handler = open_log(tmp_path / "logs")
    try:
        sys.stderr.write("Traceback: something\n")
        sys.stdout.write("hello\n")
        logging.getLogger("discovery").warning("the disk is full")
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    written = (tmp_path / "logs" / FILE).read_text("utf-8")
    assert "ERROR stream: Traceback: something" in written
    assert "INFO stream: hello" in written
    assert "WARNING discovery: the disk is full" in written


def test_a_folder_that_cannot_be_made_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    handler = open_log(tmp_path / "file" / "logs")
    logging.getLogger().removeHandler(handler)
    assert not isinstance(handler, logging.FileHandler)


def test_a_large_log_is_put_aside_and_few_are_kept(tmp_path: Path) -> None:
    file = tmp_path / FILE
    for run in range(OLDER + 3):
        handler = open_log(tmp_path)
        logging.getLogger().removeHandler(handler)
        handler.close()
        with file.open("a", encoding="utf-8") as log:
            log.write(f"run {run} " + "x" * LARGEST)
    kept = {path.name: path.read_text("utf-8")[:5] for path in tmp_path.iterdir()}
    assert kept == {FILE: "run 5"} | {
        f"{FILE}.{number}": f"run {5 - number}" for number in (1, 2, 3)
    }
    handler = open_log(tmp_path)
    logging.getLogger().removeHandler(handler)
    handler.close()
    assert file.stat().st_size == 0


def test_a_small_log_goes_on(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("before\n")
    handler = open_log(tmp_path)
    logging.getLogger().removeHandler(handler)
    handler.close()
    assert (tmp_path / FILE).read_text() == "before\n"


def test_a_log_that_grows_large_while_the_program_runs_is_put_aside(tmp_path: Path) -> None:
    handler = open_log(tmp_path)
    lines = 3 * LARGEST // 1000
    try:
        for number in range(lines):
            logging.getLogger("discovery").warning("%d %s", number, "x" * 1000)
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    kept = sorted(tmp_path.iterdir())
    assert {FILE, f"{FILE}.1", f"{FILE}.2"} <= {path.name for path in kept}
    assert all(path.stat().st_size < LARGEST + 2000 for path in kept)
    text = "".join(path.read_text("utf-8") for path in kept)
    assert all(f" {number} x" in text for number in range(lines))


def test_a_folder_that_goes_away_while_the_program_runs_is_no_fault(tmp_path: Path) -> None:
    handler = open_log(tmp_path / "logs")
    try:
        logging.getLogger("discovery").warning("x" * LARGEST)
        for path in (tmp_path / "logs").iterdir():
            path.unlink()
        (tmp_path / "logs").rmdir()
        logging.getLogger("discovery").warning("nobody hears it")
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
