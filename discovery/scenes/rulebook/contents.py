"""The contents of a book of rules, below what leads to the other games' books."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discovery.scenes.opening import full_title
from discovery.scenes.rulebook.parts import Entry, Rule
from discovery.scenes.rulebook.place import Place
from discovery.scenes.rulebook.shelf import BOOKS
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.rulebook.book import Book, Paragraph
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

    Go = Callable[[Place], Transition]

INDENT = 20


def contents(context: Context, book: Book, at: Place, go: Go, *, whole: bool) -> list[Box]:
    """Return the books, and the chapters of one of them; `go` opens what is pressed.

    Paragraphs stand below the chapter that is read `at` that place, or below each in the `whole`.
    """
    entries = _books(context, book.game, go)
    found = book.find(at.key)
    here = None if at.results else found[0] if found else book.chapters[0]
    for chapter in book.chapters:
        head = chapter.paragraphs[0]
        words = context.tr(chapter.title)
        press = partial(go, Place(head.key))
        entries.append(Entry(context, words, press, key=f"chapter {head.key}", role=Role.STRONG))
        if whole or chapter is here:
            entries += [_paragraph(context, one, at, go) for one in chapter.paragraphs]
    return entries


def _paragraph(context: Context, paragraph: Paragraph, at: Place, go: Go) -> Entry:
    return Entry(
        context,
        context.tr(paragraph.title),
        partial(go, Place(paragraph.key)),
        key=f"entry {paragraph.key}",
        role=Role.SMALL,
        indent=INDENT,
        current=paragraph.key == at.key and not at.results,
    )


def _books(context: Context, game: str, go: Go) -> list[Box]:
    """Return what leads to each game's book, if there are several."""
    games = context.games
    names = [book.game for book in BOOKS if book.game in games]
    if len(names) < 2:
        return []
    entries: list[Box] = [
        Entry(
            context,
            full_title(context, games[name]),
            partial(go, Place("", game=name)),
            key=f"book {name}",
            current=name == game,
        )
        for name in names
    ]
    return [*entries, Rule(context)]
