"""Players of the pieces: each turns a note on paper into sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sound import instruments
from tools.sound.matter import gust
from tools.sound.wave import pitch

if TYPE_CHECKING:
    from tools.sound.score import Player
    from tools.sound.wave import Wave


def lute(bright: float, seed: int) -> Player:
    """Return a player of plucked strings; a note that is struck softly is darker too."""

    def played(name: str, length: float, strength: float) -> Wave:
        touch = round(bright * (0.6 + 0.4 * strength), 2)
        return instruments.pluck(pitch(name), round(length, 3), touch, seed)

    return played


def flute(name: str, length: float, _strength: float) -> Wave:
    """Play a soft flute."""
    return instruments.flute(pitch(name), length, seed=round(pitch(name)))


def drone(name: str, length: float, _strength: float) -> Wave:
    """Play bowed low strings."""
    return instruments.drone(pitch(name), length, seed=round(pitch(name) * 10))


def bell(name: str, length: float, _strength: float) -> Wave:
    """Play a bell far away."""
    return instruments.bell(pitch(name), length, soft=0.8)


def fiddle(name: str, length: float, _strength: float) -> Wave:
    """Play a fiddle, softly."""
    return instruments.fiddle(pitch(name), length, seed=round(pitch(name) * 3))


def bars(name: str, length: float, strength: float) -> Wave:
    """Play wooden bars; a soft stroke is darker too."""
    return instruments.bar(pitch(name), length, soft=1 - 0.5 * strength)


def sea(_name: str, length: float, _strength: float) -> Wave:
    """Play a wave that rolls up a far beach and back; it has no pitch."""
    return gust(length, round(length * 10), low=180, high=1500, peak=0.45)
