"""What the characters of the journals care for, in points; their habits follow from it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """The likings of a player that looks one step ahead (see `taste`)."""

    meeting: float = 13.0
    """How much a new tribe is liked; preparing is liked 12."""
    tent: float = 0.9
    """A tent."""
    parleys: float = 2.0
    """Dice that are wanted as parleys while there are tribes to meet."""
    eager: bool = False
    """Whether dice are turned to parleys for tribes while grey dice are plenty."""


PATHFINDER = Temper()
"""Meets tribes as they come; its heart is with the next entry."""
TRADER = Temper(meeting=16.0, tent=1.6, parleys=3.0, eager=True)
"""Meets tribes first, and likes explorations that bring tents."""
