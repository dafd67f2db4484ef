"""How long a computer player may think."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Budget:
    """What may be spent on one turn: so many playouts, so many seconds, whichever ends first.

    With `seconds` None only playouts count, and a decision can be repeated exactly. `hurried` tells
    whether the answer is wanted at once, whatever is left; only whoever thinks has it.
    """

    playouts: int | None = None
    seconds: float | None = 1.5
    hurried: Callable[[], bool] | None = None


class Allowance:
    """The part of a turn's budget that one decision may spend.

    >>> allowance = Allowance(Budget(playouts=8, seconds=None), share=0.25)
    >>> [allowance.more() for _ in range(4)]
    [True, True, False, False]
    """

    def __init__(self, budget: Budget, share: float = 1.0) -> None:
        """Start the clock; `share` is a part of the turn, 0 … 1. There is always one playout."""
        self.spent = 0
        self.most = None if budget.playouts is None else max(1, round(budget.playouts * share))
        self.end = None if budget.seconds is None else perf_counter() + budget.seconds * share
        self._hurried = budget.hurried

    @property
    def over(self) -> bool:
        """Whether the time is spent, or an answer is wanted at once."""
        if self._hurried is not None and self._hurried():
            return True
        return self.end is not None and perf_counter() >= self.end

    def more(self) -> bool:
        """Tell whether one more playout may be made, and count it if so."""
        if self.spent and self.over:
            return False
        if self.most is not None and self.spent >= self.most:
            return False
        self.spent += 1
        return True
