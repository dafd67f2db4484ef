"""The locator guide: a transparent sheet with one's path, slid over the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from discovery.rules.island.chart import axial, offset
from discovery.rules.island.island import STEPS
from discovery.rules.island.trail import split_way

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island
    from discovery.rules.island.trail import Path

WAYS = tuple(split_way(step) for step in STEPS)
"""One step in each direction in axial coordinates."""


@dataclass(frozen=True)
class Sheet:
    """A path drawn on a sheet; the island tells where the map ends."""

    path: Path
    island: Island

    @cached_property
    def end(self) -> tuple[int, int]:
        """How far the last hex lies from the first one, in axial coordinates."""
        last = self.path.hexes[-1]
        return last.q, last.r

    def first(self, end: Hex) -> Hex:
        """Return where the path's first hex lies when its last one lies on `end`."""
        return self._moved(end, -self.end[0], -self.end[1])

    def laid(self, end: Hex) -> tuple[Hex, ...]:
        """Return where each hex of the path lies."""
        first = self.first(end)
        return tuple(self._moved(first, step.q, step.r) for step in self.path.hexes)

    def beside(self, place: Hex, direction: int) -> Hex:
        """Return the hex beside one; it may lie off the map."""
        return self._moved(place, *WAYS[direction])

    def kept(self, end: Hex) -> Hex:
        """Return the place nearest to `end` with the whole path on the map, if there is one."""
        columns, rows = self.island.chart.columns, len(self.island.chart.rows)
        xs = [step.q - self.end[0] for step in self.path.hexes]
        x = min(max(end[0], -min(xs)), columns - 1 - max(xs))
        low, high = self._reach((x, end[1]))
        y = end[1] + max(0, -low) - max(0, high - (rows - 1))
        return x, y

    def _reach(self, end: Hex) -> tuple[int, int]:
        """Return the first and the last row that the path lies on."""
        rows = [y for _, y in self.laid(end)]
        return min(rows), max(rows)

    def _moved(self, place: Hex, q: int, r: int) -> Hex:
        low = self.island.chart.low
        here = axial(*place, low)
        return offset(here[0] + q, here[1] + r, low)
