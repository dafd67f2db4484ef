"""What a follower on a territory may hope for: points now and points likely."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from discovery.rules.landscape.designs import SEA, Terrain

if TYPE_CHECKING:
    from discovery.agents.landscape.taste import Taste
    from discovery.rules.landscape.board import Board

STACK = 83
MOST_EDGES = 40
"""More open edges than that do not occur."""
TURNS = 5
"""Turns of a seat that make a follower in the supply worth its full price."""


class Prospects:
    """A taste, worked out for a number of tiles to come.

    `supply` is what so many followers to deploy are worth, `prices` what the last of so many is.
    `close` is the chance that a territory with so many open edges gets complete.
    """

    __slots__ = ("_grow", "_last", "_waiting", "close", "prices", "supply")

    def __init__(self, taste: Taste, left: int, players: int) -> None:
        """Work the tables out; `left` tiles are to come."""
        share = left / STACK
        in_time = min(1.0, left / taste.in_time)
        self._grow = [[taste.growth[t] * e * share for e in range(MOST_EDGES)] for t in Terrain]
        # What is closed is closed. Where a tile seals two edges of one territory, a rough count of
        # its open edges can come out as -1 or -2, which are the last ones here.
        self.close = [
            [1.0, *(taste.closing[t] ** e * in_time for e in range(1, MOST_EDGES)), 1.0, 1.0]
            for t in Terrain
        ]
        self._waiting = taste.waiting - 1.0
        self._last = left < players
        turns = min(1.0, left / players / TURNS)
        self.supply = [value * turns for value in taste.supply]
        self.prices = [0.0, *(more - less for less, more in pairwise(self.supply))]

    def of(self, board: Board, root: int) -> float:
        """Return what a follower on the territory of a root may hope to score."""
        now = board.points(root)
        return now + self.hope(board, root, now)

    def hope(self, board: Board, root: int, now: int) -> float:
        """Return what a territory that is worth `now` may bring beside that.

        A complete one loses: its follower must be taken back before the end, if there is a turn.
        """
        open_edges = board.open_edges[root]
        if not open_edges:
            if self._last:
                return board.points(root, final=True) - now
            return now * self._waiting
        terrain = board.terrains[root]
        grow = self._grow[terrain][open_edges]
        full = board.tile_bits[root].bit_count() if terrain is SEA else now
        return grow + self.close[terrain][open_edges] * (full + grow)
