"""What is told when the program cannot go on: one sentence, no traceback; that is in the log."""

from __future__ import annotations

import sys
from contextlib import suppress
from textwrap import fill
from typing import TYPE_CHECKING

import pygame

from discovery.content.errors import ContentError
from discovery.rules.words import Message
from discovery.ui.paths import NAME
from discovery.ui.sheets import PictureError
from discovery.ui.text import FontError

if TYPE_CHECKING:
    from pathlib import Path

UNSEEN = ("dummy", "offscreen")
"""Video drivers under which nobody would see a message, and press it away."""

COLUMNS = 72
"""Letters in a line of a box; not every system breaks lines itself."""


def broken_file(error: BaseException) -> str:
    """Return what is wrong with a file of the program itself, empty if `error` is another."""
    return str(error) if isinstance(error, ContentError | PictureError | FontError) else ""


def last_words(error: BaseException, logs: Path) -> Message:
    """Return what to tell of an error that ends the program."""
    if fault := broken_file(error):
        return Message(
            "A file of the program is missing or damaged: {fault}. Please install the program "
            "again. The log in {folder} tells more.",
            {"fault": fault, "folder": str(logs)},
        )
    if isinstance(error, pygame.error):
        return Message(
            "The program cannot have its window: {fault}. The log in {folder} tells more.",
            {"fault": str(error), "folder": str(logs)},
        )
    fault = f"{type(error).__name__}: {error}"
    return Message(
        "The program made a mistake and ends ({fault}). Your game was saved after every move. "
        "The log in {folder} tells more.",
        {"fault": fault, "folder": str(logs)},
    )


def tell(words: str) -> None:
    """Write `words` on the error stream, and in a box of the system where no console is seen."""
    if sys.stderr is not None:
        sys.stderr.write(f"{words}\n")
    with suppress(pygame.error):
        console = sys.stderr is not None and sys.stderr.isatty()
        if not console and pygame.display.get_driver() not in UNSEEN:
            pygame.display.message_box(NAME, fill(words, COLUMNS), "error")
