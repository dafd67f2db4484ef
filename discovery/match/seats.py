"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

COLOURS = 5
"""How many seat colours there are; each has its own shape too."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat: its name, its colour 0 … 4, and the computer player's name, None for a person.

    `off` are the keys of the aids that it plays without.
    """

    name: str
    colour: int
    agent: str | None = None
    off: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HandOver:
    """A seat that went to somebody else after `decisions`: which one, and who sat there before."""

    decisions: int
    seat: int
    name: str
    agent: str | None = None


def first_seats(seats: Sequence[SeatInfo], handed: Sequence[HandOver]) -> tuple[SeatInfo, ...]:
    """Return who sat at the table at the start.

    >>> first_seats([SeatInfo("Eva", 0)], [HandOver(3, 0, "Ann"), HandOver(5, 0, "Ben", "novice")])
    (SeatInfo(name='Ann', colour=0, agent=None, off=()),)
    """
    found = list(seats)
    for one in reversed(handed):
        found[one.seat] = replace(found[one.seat], name=one.name, agent=one.agent)
    return tuple(found)
