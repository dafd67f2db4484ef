"""What the experts of the journals care for, in points; their characters differ in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player cares for, in points; found by games of such players against each other."""

    turn: float = 1.5
    """A turn."""
    die: float = 0.25
    """A die on the board or in reach, for ten turns to come."""
    grey: float = 0.5
    """A grey die beyond that: nobody else can call it back."""
    tribe: float = 0.8
    """A tribe, for ten turns to come, and what its action adds."""
    skill: float = 0.7
    block: float = 0.9
    """A prepared block, whatever it is used for."""
    tent: float = 0.8
    """How much of the points for tents is believed in."""
    drag: float = 1.3
    """How much slower things go than in a game without others."""
    lack: float = 3.0
    """The turns that each die takes which a way needs beyond those on the board and in reach."""
    swap: float = 2.5
    """A swap: a die, and that the card may be gone."""
    joint: float = 0.87
    """How likely a second card still lies there a turn later; 0: never plans for two."""
    rivals: float = 1.0
    """A point of the others."""


CAPTAIN = Weights()
ETHNOGRAPHER = Weights(tribe=2.0, skill=1.0, tent=1.6)
