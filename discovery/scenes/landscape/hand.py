"""The tile in hand: how it is turned, and where it fits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.ui.camera import Cell

Fits = dict[int, dict["Cell", tuple[int, ...]]]
"""By design number, the rotations that fit on each square, in ascending order."""


@dataclass(slots=True)
class Hand:
    """The tiles that the seat to act may place, which one is chosen, and the wished rotation.

    The wish is kept while the tile moves: a square on which it does not fit shows the next
    rotation that does, and the wish comes back on the next square. A square that a hint names shows
    the tile as it is `named` there, until it is turned on it.
    """

    designs: tuple[int, ...] = ()
    fits: Fits = field(default_factory=dict)
    chosen: int = 0
    wish: int = 0
    named: dict[tuple[int, Cell], int] = field(default_factory=dict)
    """How a hint has a design turned on a square."""

    @property
    def design(self) -> int | None:
        """The number of the chosen tile's design, None with empty hands."""
        return self.designs[self.chosen] if self.designs else None

    @property
    def squares(self) -> Mapping[Cell, tuple[int, ...]]:
        """Where the chosen tile fits, and how it is turned there."""
        return self.fits.get(self.design, {}) if self.design is not None else {}

    def choose(self, index: int) -> bool:
        """Take the other tile in hand; return whether there is such a tile and it is new."""
        if index == self.chosen or not 0 <= index < len(self.designs):
            return False
        self.chosen = index
        self.wish = 0
        return True

    def rotation(self, cell: Cell | None) -> int:
        """Return how the tile is turned over `cell`: as named, as wished, else as it fits next."""
        if cell is not None and self.design is not None and (self.design, cell) in self.named:
            return self.named[self.design, cell]
        rotations = self.squares.get(cell, ()) if cell is not None else ()
        if not rotations or self.wish in rotations:
            return self.wish
        return min(rotations, key=lambda rotation: (rotation - self.wish) % 4)

    def turn(self, quarters: int, cell: Cell | None) -> None:
        """Turn the tile on by `quarters` clockwise (or back); over a square only to what fits."""
        now = self.rotation(cell)
        rotations = self.squares.get(cell, ()) if cell is not None else ()
        steps = 1 if quarters > 0 else -1
        for _ in range(abs(quarters)):
            now = (now + steps) % 4
            while rotations and now not in rotations:
                now = (now + steps) % 4
        self.wish = now
        if cell is not None and self.design is not None:
            self.named.pop((self.design, cell), None)
