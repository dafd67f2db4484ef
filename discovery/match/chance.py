"""Where a match takes its random outcomes from; each keeps the contract's `Chance`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from discovery.rules.game import ChanceError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class LiveChance:
    """Outcomes from a seed; the same seed gives the same outcomes on every Python.

    `drawn` counts the outcomes so far. Given to a new one with the same seed, the stream goes on
    where it stopped.

    >>> first = LiveChance(7)
    >>> early = [first.pick(range(100)) for _ in range(3)]
    >>> LiveChance(7, first.drawn).pick(range(100)) == first.pick(range(100))
    True
    """

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self._random = Random(seed).random
        for _ in range(drawn):
            self._random()
        self.drawn = drawn

    def pick(self, options: Sequence[int]) -> int:
        """Return one of `options`, each entry as likely as any other."""
        self.drawn += 1
        return options[int(self._random() * len(options))]


class RecordedChance:
    """Outcomes from a record, in their order."""

    def __init__(self, values: Iterable[int]) -> None:
        self._values = list(values)
        self.drawn = 0

    @property
    def left(self) -> int:
        """Number of outcomes that nobody has asked for yet."""
        return len(self._values) - self.drawn

    def pick(self, options: Sequence[int]) -> int:
        """Return the next recorded outcome.

        Raises:
            ChanceError: there is none, or it is none of `options`.
        """
        if not self.left:
            raise ChanceError("the record holds too few outcomes")
        value = self._values[self.drawn]
        if value not in options:
            message = f"{value} cannot come up here"
            raise ChanceError(message)
        self.drawn += 1
        return value


MatchChance = LiveChance | RecordedChance
