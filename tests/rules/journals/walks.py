"""Orders and cuts of blocks along a route, all of them listed: what the rules never do.

The reference that their search is held against; it shares nothing with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
            for used in range(1, _common(route, at, block) + 1):
                laid.append((index, used))
                yield from go_on(at + used, rest)
                laid.pop()

    yield from go_on(0, tuple(range(len(every))))


def _common(route: str, at: int, block: str) -> int:
    """Return how many steps of `block` go along `route` from step `at` on.

    >>> _common("rrmm", 1, "rmr")
    2
    """
    for used, step in enumerate(block):
        if at + used == len(route) or route[at + used] != step:
            return used
    return len(block)
