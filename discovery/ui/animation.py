"""Short movements on the table: each lasts less than 400 ms and any input ends it.

An animation only says how far it has come; the table draws it. When none runs, nothing moves and
the loop may rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 0.4
"""No movement lasts longer, in seconds."""


def eased(share: float) -> float:
    """Return `share` (0 to 1) slowed down towards its end.

    >>> eased(0.0), eased(0.5), eased(1.0)
    (0.0, 0.875, 1.0)
    """
    left = 1.0 - min(max(share, 0.0), 1.0)
    return 1.0 - left * left * left


def hopped(share: float) -> float:
    """Return the height of a hop (0 to 1 and back) after `share` of it.

    >>> hopped(0.0), hopped(0.5), hopped(1.0)
    (0.0, 1.0, 0.0)
    """
    share = min(max(share, 0.0), 1.0)
    return 4.0 * share * (1.0 - share)


def between(start: tuple[int, int], end: tuple[int, int], share: float) -> tuple[int, int]:
    """Return the point after `share` of the way.

    >>> between((0, 0), (10, 20), 0.5)
    (5, 10)
    """
    return (
        round(start[0] + (end[0] - start[0]) * share),
        round(start[1] + (end[1] - start[1]) * share),
    )


Thing = TypeVar("Thing")


@dataclass(slots=True)
class Movement(Generic[Thing]):
    """`thing` moves for `lasts` seconds, after `waits` seconds."""

    thing: Thing
    lasts: float
    waits: float = 0.0
    passed: float = 0.0

    @property
    def share(self) -> float:
        """How far it has come, from 0 to 1."""
        return min(max((self.passed - self.waits) / self.lasts, 0.0), 1.0)

    @property
    def begun(self) -> bool:
        """Whether the wait before it is over."""
        return self.passed >= self.waits

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self.passed >= self.waits + self.lasts


@dataclass(slots=True, eq=False)
class Cue:
    """Something that is done once `left` seconds have passed, such as a sound at a landing."""

    left: float
    call: Callable[[], None]


@dataclass(slots=True)
class Movements(Generic[Thing]):
    """Everything that moves on a table now, and what is done while it moves."""

    running: list[Movement[Thing]] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.running or self.cues)

    def start(self, thing: Thing, lasts: float, waits: float = 0.0) -> None:
        """Let `thing` move for `lasts` seconds after `waits`.

        Raises:
            ValueError: together longer than any movement may last, or no time at all.
        """
        if lasts <= 0 or waits < 0 or lasts + waits > LONGEST:
            message = f"a movement lasts more than 0 and at most {LONGEST} s in all"
            raise ValueError(message)
        self.running.append(Movement(thing, lasts, waits))

    def cue(self, call: Callable[[], None], waits: float) -> None:
        """Let `call` be done after `waits` seconds, or as soon as movements are ended."""
        self.cues.append(Cue(waits, call))

    def update(self, seconds: float) -> None:
        """Let time pass and drop what has arrived."""
        for movement in self.running:
            movement.passed += seconds
        self.running = [movement for movement in self.running if not movement.over]
        for cue in self.cues:
            cue.left -= seconds
        self._call([cue for cue in self.cues if cue.left <= 0])

    def skip(self) -> None:
        """End everything at once; what was to be done meanwhile is done now."""
        self.running.clear()
        self._call(list(self.cues))

    def _call(self, due: list[Cue]) -> None:
        self.cues = [cue for cue in self.cues if cue not in due]
        for cue in sorted(due, key=lambda cue: cue.left):
            cue.call()
