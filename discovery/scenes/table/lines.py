"""Which lines of a score are worth showing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.game import Line


def telling(lines: Iterable[Line]) -> list[Line]:
    """Return the lines that give points; where none does the first, which tells why.

    >>> from discovery.rules.game import Line, Message
    >>> tiles, cities = Line(Message("tiles"), 3, 6), Line(Message("cities"), 0, 0)
    >>> [str(line.reason) for line in telling([tiles, cities])]
    ['tiles']
    >>> [str(line.reason) for line in telling([cities, cities])]
    ['cities']
    """
    found = list(lines)
    return [line for line in found if line.points] or found[:1]
