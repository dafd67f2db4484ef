"""How long a computer player may think."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


USUAL = 1.5
"""Seconds a turn that limits which go with the seconds were chosen for."""
ALONE = 0.5
"""The least part of a turn's budget for a decision that is asked about alone."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What may be spent on one turn: so many playouts, so many seconds, whichever ends first.

    With `seconds` None only playouts count, and a decision can be repeated exactly. `hurried` tells
    whether the answer is wanted at once, whatever is left; only whoever thinks has it. Who is asked
    about one decision `alone`, for a hint, leaves nothing for others of the turn.
    """

    playouts: int | None = None
    seconds: float | None = USUAL
    hurried: Callable[[], bool] | None = None
    alone: bool = False


class Allowance:
    """The part of a turn's budget that one decision may spend.

    >>> allowance = Allowance(Budget(playouts=8, seconds=None), share=0.25)
    >>> [allowance.more() for _ in range(4)]
    [True, True, False, False]
    """

    def __init__(self, budget: Budget, share: float = 1.0, time: float | None = None) -> None:
        """Start the clock; `share` is a part of the turn, 0 … 1. There is always one playout.

        `time` is the part of the seconds where that is another one than of the playouts.

        >>> [Allowance(Budget(40, None, alone=alone), share=0.1).most for alone in (False, True)]
        [4, 20]
        """
        part = share if time is None else time
        if budget.alone:
            share, part = max(share, ALONE), max(part, ALONE)
        self.spent = 0
        self.most = None if budget.playouts is None else max(1, round(budget.playouts * share))
        self._pace = 1.0 if budget.seconds is None else budget.seconds / USUAL
        self.end = None if budget.seconds is None else perf_counter() + budget.seconds * part
        self._hurried = budget.hurried
        self._over = False

    def at_pace(self, most: int) -> int:
        """Return a limit for a turn of the usual seconds, in proportion to those of the budget.

        >>> [Allowance(Budget(None, seconds)).at_pace(300) for seconds in (0.5, 1.5, 5.0, None)]
        [100, 300, 1000, 300]
        """
        return max(1, round(most * self._pace))

    @property
    def over(self) -> bool:
        """Whether the time is spent, or an answer is wanted at once."""
        if not self._over:
            hurried = self._hurried is not None and self._hurried()
            self._over = hurried or (self.end is not None and perf_counter() >= self.end)
        return self._over

    def more(self) -> bool:
        """Tell whether one more playout may be made, and count it if so."""
        if self.spent and self.over:
            return False
        if self.most is not None and self.spent >= self.most:
            return False
        self.spent += 1
        return True


ENDLESS = Allowance(Budget(None, None))
"""For whoever thinks without a clock; it is only asked whether it is over."""
