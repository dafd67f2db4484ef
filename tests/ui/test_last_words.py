from __future__ import annotations

import io
from pathlib import Path

import pygame
import pytest

from discovery.content.errors import ContentError
from discovery.ui import last_words
from discovery.ui.sheets import PictureError
from discovery.ui.text import FontError

LOGS = Path("somewhere") / "logs"


@pytest.mark.parametrize("kind", [PictureError, FontError])
def test_a_broken_file_is_named(kind: type[Exception]) -> None:
    error = kind("the picture a.webp cannot be used: it is empty")
    words = str(last_words.last_words(error, LOGS))
    assert "a.webp cannot be used: it is empty. Please install" in words
    assert str(LOGS) in words


def test_broken_content_is_named() -> None:
    error = ContentError(Path("a.json"), "the file is missing")
    assert last_words.broken_file(error) == "a.json: the file is missing"


def test_other_errors_are_told_for_what_they_are() -> None:
    assert last_words.broken_file(ValueError("7")) == ""
    assert "made a mistake and ends (ValueError: 7)" in str(
        last_words.last_words(ValueError("7"), LOGS)
    )
    words = str(last_words.last_words(pygame.error("there is no screen"), LOGS))
    assert words.startswith("The program cannot have its window: there is no screen.")


class Console(io.StringIO):
    """An error stream that somebody reads, or not."""

    def __init__(self, *, read: bool) -> None:
        super().__init__()
        self.read_by_people = read

    def isatty(self) -> bool:
        return self.read_by_people


@pytest.mark.parametrize(
    ("read", "driver", "boxes"), [(True, "x11", 0), (False, "x11", 1), (False, "dummy", 0)]
)
def test_a_box_is_shown_where_no_console_is_read(
    monkeypatch: pytest.MonkeyPatch, driver: str, boxes: int, *, read: bool
) -> None:
    console, shown = Console(read=read), []
    monkeypatch.setattr("sys.stderr", console)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: shown.append(words))
    last_words.tell("word " * 40)
    assert console.getvalue() == "word " * 40 + "\n"
    assert len(shown) == boxes
    assert all(len(line) <= 72 for words in shown for line in words[1].splitlines())


def test_no_stream_and_no_screen_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    pygame.quit()
    last_words.tell("words")
