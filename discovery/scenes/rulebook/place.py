"""Where one reads in the rule pages."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where one reads.

    `key` is a paragraph's, empty for the contents; `query` what is searched for, and `results`
    whether the page lists what was found; `offset` how far it is scrolled, None: to the paragraph.
    `game` is the book's, empty for the one that is open.
    """

    key: str
    query: str = ""
    results: bool = False
    offset: int | None = None
    game: str = ""
