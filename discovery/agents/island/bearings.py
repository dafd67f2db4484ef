"""How to find out where one is: a search over the places that fit the path so far.

The belief is exact: all places that agree with what was seen are equally likely, and each step
splits them by the ground that would be met.
"""

from __future__ import annotations

from math import log2
from typing import TYPE_CHECKING

from discovery.agents.budget import ENDLESS
from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.island import GO_BITS, STEPS, shifted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.agents.budget import Allowance
    from discovery.rules.island.island import Island

HOURS_A_BIT = 1.9
"""Hours that it takes, more or less, to halve the places that fit."""
LEAST_HOURS = 1.2
NO_CHOICE = 1e9


def hours_until_known(places: int) -> float:
    """Return the hours until one knows which of so many places it is, without a search.

    >>> hours_until_known(1), round(hours_until_known(64), 1)
    (0.0, 12.6)
    """
    return LEAST_HOURS + HOURS_A_BIT * log2(places) if places > 1 else 0.0


def _nothing(_fits: int) -> float:
    return 0.0


class Bearings:
    """Compares directions by the hours until the place is known.

    `first` are the hours that the next step costs by the kind of ground, `later` those of steps
    after it; `after` tells what is left to do once one knows that one is on one of some cells.
    When the allowance is over, fewer steps are looked ahead.
    """

    def __init__(
        self,
        island: Island,
        first: Sequence[float],
        later: Sequence[float],
        after: Callable[[int], float] | None = None,
        allowance: Allowance = ENDLESS,
    ) -> None:
        self._island = island
        self._first = first
        self._later = later
        self._after = after or _nothing
        self._allowance = allowance

    def compare(self, fits: int, ways: int, depth: int) -> list[tuple[float, int]]:
        """Return (hours, direction) for each direction in the bit set `ways`, the best first.

        `fits` is the set of cells where one can be; `depth` steps are looked ahead, at least one.
        """
        found = self._ahead(fits, ways, 1)
        for steps in range(2, depth + 1):
            further = self._ahead(fits, ways, steps)
            if self._allowance.over:
                break
            found = further
        return found

    def _ahead(self, fits: int, ways: int, depth: int) -> list[tuple[float, int]]:
        """Return what `compare` does, for what it is worth where the time runs out."""
        return sorted(
            (self._step(fits, direction, ways, self._first, depth), direction)
            for direction in DIRECTIONS
            if ways >> direction & 1
        )

    def _step(
        self, fits: int, direction: int, ways: int, costs: Sequence[float], depth: int
    ) -> float:
        """Return the hours until the place is known when one heads in a direction."""
        island = self._island
        hours = 0.0
        moved = shifted(fits, STEPS[direction])
        for ground, bits in enumerate(island.bits):
            part = moved & bits
            if part:
                hours += part.bit_count() * (costs[ground] + self._known(part, GO_BITS, depth - 1))
        sea = fits & island.beside_sea[direction]
        if sea:
            rest = ways & ~(1 << direction)
            later = self._known(sea, rest, depth - 1, costs) if rest else NO_CHOICE
            hours += sea.bit_count() * later
        return hours / fits.bit_count()

    def _known(
        self, fits: int, ways: int, depth: int, costs: Sequence[float] | None = None
    ) -> float:
        """Return the hours until the place is known; `costs` are those of the next step."""
        if depth <= 0 or not fits & fits - 1 or self._allowance.over:
            return hours_until_known(fits.bit_count()) + self._after(fits)
        costs = costs or self._later
        return min(
            self._step(fits, direction, ways, costs, depth)
            for direction in DIRECTIONS
            if ways >> direction & 1
        )
