"""A game's rules as values: chapters of paragraphs with stable keys, and the search in them.

Texts are English templates for gettext. Inside, ``**so**`` is strong and ``[words](key)`` a link to
another paragraph; a translation keeps both.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.game import mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

MARKUP = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\[(?P<words>[^\]]+)\]\((?P<key>[\w.]+)\)")
ADVICE = mark(
    "**Hints and reasons**: a hint numbers up to three choices, the best first, and shows pale "
    "what would lie there. The question mark tells why computer players did what they did since "
    "your last turn, what matters most first, then deed by deed; on a line of the log it tells of "
    "that one. Reasons are not saved with a game."
)
"""What all games say about what computer players tell."""
LEAST_QUERY = 2
"""Letters from which on a search begins."""
SNIPPET = 110
"""Letters of the text around a hit."""


class Span(NamedTuple):
    """A part of a text that looks alike; `link` is a paragraph's key or empty."""

    text: str
    strong: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that the game draws; `subject` is the game's own value, `caption` stands below."""

    subject: object
    caption: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of the rules that can be named: title, texts, a table (head first), pictures."""

    key: str
    title: str
    texts: tuple[str, ...]
    table: tuple[tuple[str, ...], ...] = ()
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the book."""

    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """A paragraph that a search found; `snippet` is the translated text around the first hit."""

    chapter: Chapter
    paragraph: Paragraph
    snippet: str


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of the game with code name `game`; `aliases` are other keys of paragraphs."""

    game: str
    chapters: tuple[Chapter, ...]
    aliases: Mapping[str, str] = field(default_factory=dict)

    def paragraphs(self) -> Iterator[tuple[Chapter, Paragraph]]:
        """Yield every paragraph with its chapter, in order."""
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                yield chapter, paragraph

    def find(self, key: str) -> tuple[Chapter, Paragraph] | None:
        """Return the paragraph `key` and its chapter.

        A finer key than the book knows leads to the paragraph above it.
        """
        known = {paragraph.key: (chapter, paragraph) for chapter, paragraph in self.paragraphs()}
        key = self.aliases.get(key, key)
        while key and key not in known:
            key = key.rpartition(".")[0]
        return known.get(key)

    def search(self, query: str, tr: Callable[[str], str]) -> list[Hit]:
        """Return the paragraphs that have all words of `query`, those with one in the title first.

        `tr` translates; capitals count as small letters.
        """
        words = query.casefold().split()
        if len("".join(words)) < LEAST_QUERY:
            return []
        found = []
        for chapter, paragraph in self.paragraphs():
            title, text = tr(paragraph.title), whole_text(paragraph, tr)
            folded = f"{title} {text}".casefold()
            if all(word in folded for word in words):
                titled = any(word in title.casefold() for word in words)
                found.append((not titled, Hit(chapter, paragraph, snippet(text, words))))
        return [hit for _, hit in sorted(found, key=lambda entry: entry[0])]


def whole_text(paragraph: Paragraph, tr: Callable[[str], str]) -> str:
    """Return all words of a paragraph, translated, without markup."""
    cells = [cell for row in paragraph.table for cell in row]
    captions = [picture.caption for picture in paragraph.pictures]
    parts = [*paragraph.texts, *cells, *captions]
    return " ".join("".join(span.text for span in spans(tr(part))) for part in parts if part)


def spans(text: str) -> list[Span]:
    """Cut a text at its markup.

    >>> spans("A **port city** stands on a [sea](landscape.words).")[1]
    Span(text='port city', strong=True, link='')
    """
    found, end = [], 0
    for hit in MARKUP.finditer(text):
        if hit.start() > end:
            found.append(Span(text[end : hit.start()]))
        if hit["strong"]:
            found.append(Span(hit["strong"], strong=True))
        else:
            found.append(Span(hit["words"], link=hit["key"]))
        end = hit.end()
    if end < len(text):
        found.append(Span(text[end:]))
    return found


def links(text: str) -> list[str]:
    """Return the keys that a text links to."""
    return [span.link for span in spans(text) if span.link]


def snippet(text: str, words: list[str]) -> str:
    """Return the part of `text` around the first of `words`, whole words only.

    >>> snippet("one two three", ["two"])
    'one two three'
    """
    folded = text.casefold()
    places = [folded.find(word) for word in words if word in folded]
    start = max(0, min(places, default=0) - SNIPPET // 3)
    end = min(len(text), start + SNIPPET)
    while start and not text[start - 1].isspace():
        start -= 1
    while end < len(text) and not text[end].isspace():
        end += 1
    before, after = "…" if start else "", "…" if end < len(text) else ""
    return f"{before}{text[start:end].strip()}{after}"
