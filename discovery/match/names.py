"""File names from what people type, safe on every system."""

from __future__ import annotations

import unicodedata

MOST_BYTES = 120
_FORBIDDEN = set('<>:"/\\|?*')
_RESERVED = {"con", "prn", "aux", "nul"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)
}


def file_stem(title: str) -> str:
    """Return a file name without its ending for `title`; letters of every script stay.

    >>> file_stem("Ann & Ben: Sunday?")
    'Ann & Ben_ Sunday_'
    >>> file_stem("...")
    'game'
    """
    plain = unicodedata.normalize("NFC", title)
    letters = "".join(
        "_" if letter in _FORBIDDEN or not letter.isprintable() else letter for letter in plain
    )
    stem = letters.encode("utf-8", "ignore")[:MOST_BYTES].decode("utf-8", "ignore").strip(" .")
    if stem.partition(".")[0].strip().casefold() in _RESERVED:
        stem = f"_{stem}"
    return stem or "game"


def same_file(one: str, other: str) -> bool:
    """Return whether two stems may name one file; some systems take capitals for small letters.

    >>> same_file("Straße", "STRASSE"), same_file("Ann", "Anna")
    (True, False)
    """
    return _folded(one) == _folded(other)


def _folded(stem: str) -> str:
    return unicodedata.normalize("NFC", stem).casefold()
