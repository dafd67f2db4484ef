"""Looks at a font file before it is opened.

pygame hands out a font for a file that is none, and the first letter drawn with it ends the
process. What a library needs to open the file is checked here; damage to single letters is not.
"""

from __future__ import annotations

import struct
import sys
from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

NEEDED = {b"head", b"hhea", b"maxp", b"hmtx", b"cmap", b"loca", b"glyf"}
SUMMED = {b"head", b"hhea", b"maxp", b"OS/2", b"post", b"cmap"}
"""Tables that are small, and without which a font cannot be opened."""
TRUE_TYPE = 0x00010000
ADJUSTED = 2
"""Word of the table `head` that counts as 0 in its sum."""


class NoFontError(Exception):
    """The file is no font, or a damaged one; the text tells why."""


def check_font(path: Path) -> None:
    """Make sure that a TrueType file can be opened.

    Raises:
        OSError: the file cannot be read.
        NoFontError: it is no font, or its end or something else is missing.
    """
    with path.open("rb") as file:
        data = file.read(12)
        if len(data) < 12 or struct.unpack(">I", data[:4])[0] != TRUE_TYPE:
            raise NoFontError("it is no font")
        count = struct.unpack(">H", data[4:6])[0]
        entries = file.read(16 * count)
        length = path.stat().st_size
        if len(entries) < 16 * count:
            raise NoFontError("its end is missing")
        tables = list(struct.iter_unpack(">4sIII", entries))
        if any(start + size > length for _, _, start, size in tables):
            raise NoFontError("its end is missing")
        if not {tag for tag, *_ in tables} >= NEEDED:
            raise NoFontError("a part of it is missing")
        for tag, total, start, size in tables:
            if tag in SUMMED:
                file.seek(start)
                if _sum(file.read(size), adjusted=tag == b"head") != total:
                    message = f"its part {tag.decode()} is damaged"
                    raise NoFontError(message)


def _sum(table: bytes, *, adjusted: bool) -> int:
    """Return the sum of a table's words, as the file's own directory has it."""
    words = array("I", table + bytes(-len(table) % 4))
    if sys.byteorder == "little":
        words.byteswap()
    if adjusted and len(words) > ADJUSTED:
        words[ADJUSTED] = 0
    return sum(words) & 0xFFFFFFFF
