"""Which games have rule pages, and how their pictures are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from discovery.scenes.rulebook import island, journals, landscape

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pygame

    from discovery.rules.game import Message
    from discovery.scenes.rulebook.book import Book
    from discovery.ui.context import Context


class Illustrator(Protocol):
    """Draws the pictures of one book; made off the frame, used on it."""

    def shape(self, subject: object) -> tuple[float, float]:
        """Return width and height of a picture in units at its natural size."""

    def draw(self, context: Context, subject: object, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture in `size` pixels."""

    def remarks(self, subject: object) -> tuple[Message, ...]:
        """Return what the rules themselves say of what is shown, line by line."""


BOOKS = (landscape.BOOK, island.BOOK, journals.BOOK)
"""One for each game that has rule pages; the first is shown where nothing else is asked for."""


def find_book(key: str) -> Book:
    """Return the book of the game that `key` begins with, the first one without."""
    name = key.partition(".")[0]
    return next((book for book in BOOKS if book.game == name), BOOKS[0])


def load_illustrator(book: Book, images: Path) -> Illustrator:
    """Read what the pictures of `book` need; it may run off the frame.

    Raises:
        ContentError: the game's content is missing or broken.
        PictureError: its pictures are.
    """
    return _LOADERS[book.game](images)


def _landscape(images: Path) -> Illustrator:
    from discovery.scenes.rulebook.landscape_pictures import load_landscape  # noqa: PLC0415 - once

    return load_landscape(images)


def _island(images: Path) -> Illustrator:
    from discovery.scenes.rulebook.island_pictures import load_island  # noqa: PLC0415 - once

    return load_island(images)


def _journals(images: Path) -> Illustrator:
    from discovery.scenes.rulebook.journals_pictures import load_journals  # noqa: PLC0415 - once

    return load_journals(images)


_LOADERS: dict[str, Callable[[Path], Illustrator]] = {
    "landscape": _landscape,
    "island": _island,
    "journals": _journals,
}
"""How the pictures of each game's book are read; their modules are imported then."""
