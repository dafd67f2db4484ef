"""Blocks of steps laid end to end along a route.

Every block gives a non-empty beginning of its steps, the rest is lost; in some order they must be
exactly the route. For two explorations at once the routes are joined, and the joint may lie
inside a block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals.reaching import Reaching

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Walk = tuple[tuple[int, int], ...]
"""Blocks in the order in which they are laid: (index of the block, steps used of it)."""


def walks(route: str, blocks: Sequence[str], optional: Sequence[str] = ()) -> Iterator[Walk]:
    """Give every legal order and cut of all `blocks` along `route`, each once.

    Equal blocks are interchangeable: the one with the lower index goes first. `optional` blocks may
    be left out; they are numbered after the others.

    >>> list(walks("rrr", ["rr", "rr"]))
    [((0, 1), (1, 2)), ((0, 2), (1, 1))]
    """
    laid: list[tuple[int, int]] = []
    every = [*blocks, *optional]
    due = len(blocks)

    def go_on(at: int, left: tuple[int, ...]) -> Iterator[Walk]:
        if at == len(route):
            if all(index >= due for index in left):
                yield tuple(laid)
            return
        tried: set[tuple[str, bool]] = set()
        for place, index in enumerate(left):
            block = every[index]
            kind = (block, index < due)
            if kind in tried:
                continue
            tried.add(kind)
            rest = left[:place] + left[place + 1 :]
            for used in range(1, common(route, at, block) + 1):
                laid.append((index, used))
                yield from go_on(at + used, rest)
                laid.pop()

    yield from go_on(0, tuple(range(len(every))))


def common(route: str, at: int, block: str) -> int:
    """Return how many steps of `block` go along `route` from step `at` on.

    >>> common("rrmm", 1, "rmr")
    2
    """
    for used, step in enumerate(block):
        if at + used == len(route) or route[at + used] != step:
            return used
    return len(block)


def coverings(
    routes: Sequence[str], blocks: Sequence[str], most: int, optional: Sequence[str]
) -> frozenset[tuple[str, ...]]:
    """Return which selections of at most `most` blocks can be laid along a route, sorted each.

    Of the `optional` blocks any may be added; they are not named in the answer and do not count.
    The answer is what `walks` would find, without listing orders and cuts.

    >>> sorted(coverings(["rrr"], ["rr", "rr", "rrr"], 2, []))
    [('rr', 'rr'), ('rr', 'rrr'), ('rrr',)]
    """
    lengths = sorted(map(len, blocks), reverse=True)
    if sum(lengths[:most]) + sum(map(len, optional)) < min(map(len, routes)):
        return frozenset()
    reaching = Reaching(routes, sorted(blocks), optional, most)
    ends = sum(map(reaching.end, range(len(routes))))
    found = {reaching.blocks(laid) for laid, at in reaching.places.items() if at & ends}
    found.discard(())
    return frozenset(found)


def contains(selection: tuple[str, ...], part: Sequence[str]) -> bool:
    """Return whether `selection` holds all blocks of `part`, equal ones as often.

    >>> contains(("rr", "rrr"), ["rr", "rr"])
    False
    """
    left = list(selection)
    for block in part:
        if block not in left:
            return False
        left.remove(block)
    return True
