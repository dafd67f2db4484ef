"""Blocks of steps laid end to end along a route.

Every block gives a non-empty beginning of its steps, the rest is lost; in some order they must be
exactly the route. For two explorations at once the routes are joined, and the joint may lie
inside a block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals.reaching import Reaching

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    No order and no cut is listed; what trying all of them would find is the same.

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
