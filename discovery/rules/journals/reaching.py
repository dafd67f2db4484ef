"""How far selections of blocks lead along routes: one search for all routes and all orders.

A set of places on the routes is one number. Every route has a bit for each of its steps, which
stands for 'the next step is this one', and one for its end; a step along all routes at once is a
shift. A selection tells how many blocks of each kind are laid: no order is ever listed.
"""

from __future__ import annotations

from functools import reduce
from itertools import product
from math import prod
from operator import or_
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Selection = tuple[int, ...]
"""How many blocks of each kind are laid."""
Laid = tuple[tuple[str, int, bool], ...]
"""Blocks in the order in which they are laid: (steps, number used, whether it is optional)."""


class Reaching:
    """Where selections of blocks end when each block gives a non-empty beginning of its steps.

    At most `most` of `blocks` are laid (None: any number), and any of the `optional` ones. `due`
    are the kinds of the blocks, the optional ones' come after these in a selection. `places` has
    every selection that fits somewhere, with the places where it can end.
    """

    def __init__(
        self,
        routes: Sequence[str],
        blocks: Sequence[str],
        optional: Sequence[str] = (),
        most: int | None = None,
    ) -> None:
        self.due = tuple(dict.fromkeys(blocks))
        extra = tuple(dict.fromkeys(optional))
        self._kinds = self.due + extra
        limits = tuple(map(list(blocks).count, self.due))
        limits += tuple(map(list(optional).count, extra))
        self._routes = tuple(routes)
        self._starts: list[int] = []
        steps = {"r": 0, "m": 0}
        bit = 0
        for route in routes:
            self._starts.append(bit)
            for step in route:
                steps[step] |= 1 << bit
                bit += 1
            bit += 1
        self._steps = steps
        self.places: dict[Selection, int] = {}
        self._search(limits, len(blocks) if most is None else most)

    def _search(self, limits: Selection, most: int) -> None:
        """Find the places of every selection, those that it comes from first."""
        due = len(self.due)
        radix = [prod(n + 1 for n in limits[kind + 1 :]) for kind in range(len(limits))]
        beginnings, ends = self._beginnings()
        places = [0] * prod(n + 1 for n in limits)
        places[0] = sum(1 << bit for bit in self._starts)
        for index, laid in enumerate(product(*(range(n + 1) for n in limits))):
            here = places[index]
            if not here:
                continue
            self.places[laid] = here
            there, found = [here], [0]
            for before, step in beginnings:
                now = (there[before] & step) << 1
                there.append(now)
                found.append(found[before] | now)
            full = sum(laid[:due]) == most
            for kind, count in enumerate(laid):
                if count < limits[kind] and not (full and kind < due):
                    places[index + radix[kind]] |= found[ends[kind]]

    def _beginnings(self) -> tuple[list[tuple[int, int]], list[int]]:
        """Return all beginnings of blocks, and which of them each kind is, counted from 1.

        A beginning is the number of one that is a step shorter (0: none) and the step's places.
        """
        numbers = {"": 0}
        found: list[tuple[int, int]] = []
        for block in self._kinds:
            for end, step in enumerate(block):
                if block[: end + 1] not in numbers:
                    found.append((numbers[block[:end]], self._steps[step]))
                    numbers[block[: end + 1]] = len(found)
        return found, [numbers[block] for block in self._kinds]

    def end(self, route: int) -> int:
        """Return the place at the end of a route, by its number."""
        return 1 << self._starts[route] + len(self._routes[route])

    def furthest(self, route: int) -> tuple[int, int]:
        """Return how many steps of a route can be covered, and the place behind them."""
        reached = reduce(or_, self.places.values()) >> self._starts[route]
        steps = (reached & (2 << len(self._routes[route])) - 1).bit_length() - 1
        return steps, 1 << self._starts[route] + steps

    def blocks(self, laid: Selection) -> tuple[str, ...]:
        """Return the blocks of a selection, but the optional ones."""
        return tuple(b for b, n in zip(self.due, laid, strict=False) for _ in range(n))

    def count(self, laid: Selection) -> int:
        """Return how many blocks a selection has, but the optional ones."""
        return sum(laid[: len(self.due)])

    def length(self, laid: Selection) -> int:
        """Return how many steps a selection has, with those that are lost."""
        return sum(len(block) * n for block, n in zip(self._kinds, laid, strict=True))

    def walk(self, laid: Selection, route: int, steps: int) -> Laid:
        """Return an order and cuts by which a selection covers the first steps of a route.

        Blocks come in the order in which they were given, as far as that can be.

        Raises:
            ValueError: it does not cover just these.
        """
        return tuple(self._back(laid, route, steps))[::-1]

    def _back(self, laid: Selection, route: int, at: int) -> Iterator[tuple[str, int, bool]]:
        if not self.places.get(laid, 0) >> self._starts[route] + at & 1:
            message = f"{laid} does not cover {at} steps of {self._routes[route]}"
            raise ValueError(message)
        while any(laid):
            kind, used = next(self._lasts(laid, route, at))
            yield self._kinds[kind], used, kind >= len(self.due)
            laid = (*laid[:kind], laid[kind] - 1, *laid[kind + 1 :])
            at -= used

    def _lasts(self, laid: Selection, route: int, at: int) -> Iterator[tuple[int, int]]:
        """Give the kinds of the blocks that can be the last, and how many of their steps are."""
        start, way = self._starts[route], self._routes[route]
        for kind in reversed(range(len(laid))):
            if not laid[kind]:
                continue
            before = (*laid[:kind], laid[kind] - 1, *laid[kind + 1 :])
            places = self.places.get(before, 0) >> start
            for used in range(1, min(at, len(self._kinds[kind])) + 1):
                if self._kinds[kind][:used] == way[at - used : at] and places >> at - used & 1:
                    yield kind, used
