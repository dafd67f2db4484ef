"""A windowed program has no standard streams: what commands tell is found in the log."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

import pytest

from discovery import __version__
from discovery.ui.log import FILE, open_log
from main import main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("DISCOVERY_HOME", str(tmp_path))
    root = logging.getLogger()
    before = list(root.handlers)
    yield tmp_path / "logs" / FILE
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()


def streamless(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["Discovery", *words])
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    return main()


def test_what_is_told(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert streamless(monkeypatch, "--version") == 0
    assert f"INFO stream: Discovery {__version__}" in log.read_text("utf-8")


def test_a_complaint(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert streamless(monkeypatch, "simulate", "chess") == 2
    assert "ERROR stream: There is no game 'chess'" in log.read_text("utf-8")


def test_a_log_that_is_open_is_not_opened_again(log: Path) -> None:
    first = open_log(log.parent)
    assert open_log(log.parent) is first
    logging.getLogger("discovery").warning("once")
    assert log.read_text("utf-8").count("once") == 1
