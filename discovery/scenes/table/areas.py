"""Areas of the screen that are to be drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pygame import Rect


def apart(areas: Iterable[Rect]) -> list[Rect]:
    """Return areas that cover the same and do not overlap each other.

    >>> from pygame import Rect
    >>> apart([Rect(0, 0, 4, 4), Rect(9, 9, 1, 1), Rect(2, 2, 4, 4)])
    [Rect(9, 9, 1, 1), Rect(0, 0, 6, 6)]
    """
    found: list[Rect] = []
    for area in areas:
        whole = area.copy()
        while (index := whole.collidelist(found)) >= 0:
            whole.union_ip(found.pop(index))
        if whole:
            found.append(whole)
    return found
