"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

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
