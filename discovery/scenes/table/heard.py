"""A table that can be heard: its sounds keep pace with what moves on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from discovery.ui.animation import Movements
    from discovery.ui.sound import Sounds
    from discovery.ui.sound_table import Effect


@dataclass(frozen=True, slots=True)
class Sounding:
    """What is heard of an event: an effect, perhaps one of its variants, `after` some seconds."""

    effect: Effect
    pick: int | None = None
    after: float = 0.0


class Heard:
    """What a table's model needs so that things can be heard at it.

    `speed` is how fast things move, 0 for not at all.
    """

    sounds: Sounds | None = None
    speed: Callable[[], float]
    movements: Movements[Any]

    def sound(self, effect: Effect, pick: int | None = None, after: float = 0.0) -> None:
        """Let an effect be heard, if the table has sounds.

        `after` so many seconds of a movement at its normal speed: sooner where things move faster,
        at once where nothing moves.
        """
        if self.sounds is None:
            return
        play, speed = partial(self.sounds.play, effect, pick), self.speed()
        if after and speed:
            self.movements.cue(play, after / speed)
        else:
            play()

    def hear(self, soundings: Iterable[Sounding]) -> None:
        """Let what belongs to an event be heard."""
        for one in soundings:
            self.sound(one.effect, one.pick, one.after)
