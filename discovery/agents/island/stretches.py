"""The ways that the other player went while it knew its place, cut where it read or dug.

Whoever set it down tracks it, so that all of them are known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.island.island import around
from discovery.rules.island.trail import fitting_along

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.rules.island.view import IslandView


Begin = tuple[int, tuple[int, ...], tuple[int, ...]]


class Stretch(NamedTuple):
    """A part of a way between two deeds: the cells, and whether it ended with a deed.

    `read` are the forts that the walker had read before, `opened` the sites that it had opened.
    """

    cells: tuple[int, ...]
    read: tuple[int, ...]
    opened: tuple[int, ...]
    done: bool = False

    @property
    def begin(self) -> Begin:
        """Where it began, and what had been read and opened before."""
        return self.cells[0], self.read, self.opened


def stretches_of(view: IslandView) -> list[Stretch]:
    """Return the other player's stretches, in their order.

    A view does not tell when something was done: the first visit of someone who can have known
    its place is taken for it, and forts that were never visited like that for read before.
    """
    island, other = view.island, 1 - view.seat
    deeds = {island.forts[fort] for fort, reader in enumerate(view.readers) if reader == other}
    deeds |= {island.sites[site] for site, opener in enumerate(view.openers) if opener == other}
    ways = list(_known_ways(view, deeds))
    before = deeds.difference(*ways)
    read = tuple(island.fort_at[cell] for cell in sorted(before) if cell in island.fort_at)
    opened = tuple(island.site_at[cell] for cell in sorted(before) if cell in island.site_at)
    deeds -= before
    found: list[Stretch] = []
    for cells in ways:
        begin = 0
        for end, cell in enumerate(cells):
            if cell not in deeds:
                continue
            deeds.remove(cell)
            found.append(Stretch(tuple(cells[begin : end + 1]), read, opened, done=True))
            begin = end
            if cell in island.fort_at:
                read = (*read, island.fort_at[cell])
            else:
                opened = (*opened, island.site_at[cell])
        if begin < len(cells) - 1:
            found.append(Stretch(tuple(cells[begin:]), read, opened))
    return found


def _known_ways(view: IslandView, deeds: set[int]) -> Iterator[list[int]]:
    """Yield for each path of the other player its cells from where it can have known its place.

    That is where only one place fits; someone who guessed right did so where fewest did, and not
    after doing something.
    """
    island, other = view.island, 1 - view.seat
    reach = -1
    paths = view.paths(other)
    for number, path in enumerate(paths, 1):
        cells = [island.cell(hex_.x or 0, hex_.y or 0) for hex_ in path.hexes]
        fits = fitting_along(island, path, reach)
        done = next((place for place, cell in enumerate(cells) if cell in deeds), len(cells) - 1)
        counts = [fit.bit_count() for fit in fits]
        guessed = cells[done] in deeds or (number == len(paths) and view.located(other))
        if 1 in counts:
            yield cells[counts.index(1) :]
        elif guessed:
            yield cells[counts.index(min(counts[: done + 1])) :]
        reach = around(fits[-1])
