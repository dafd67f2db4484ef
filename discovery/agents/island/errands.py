"""Where to go once one knows one's place: playouts over the forts to read and the sites to open.

A playout takes hours for ways, not steps: it hides the treasure where the clues allow it, deals the
clues that nobody has read, and goes from errand to errand until the treasure is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from typing import TYPE_CHECKING

from discovery.agents.island.odds import bits_of_clue, chances, entropy
from discovery.agents.island.roads import hours_to
from discovery.rules.island.ground import CLUE_WORDS
from discovery.rules.island.turns import DEED_HOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.budget import Allowance
    from discovery.agents.island.temper import Temper
    from discovery.rules.island.view import IslandView

FOUND = 1.5
"""What finding the treasure is worth to the playouts' policy, in bits."""
MOST_BITS, BITS_PER_BIT = 1.1, 0.5
"""A clue brings about half of the bits that are missing, and no more than so many."""
COMPARED = 8
"""Errands that the playouts compare, chosen by bits an hour."""
LONGEST = 40
"""Errands of one playout; then it is given up."""
UNREAD = -1
CLUES = len(CLUE_WORDS)
FINE = 512
"""Parts into which odds are divided for the tables below."""


def _missing(odd: float) -> float:
    return -odd * log2(odd) if odd else 0.0


MISSING = tuple(_missing(part / FINE) for part in range(FINE + 1))
"""What a site of such odds adds to the bits that are missing."""
BITS_OF_SITE = tuple(
    FOUND * part / FINE + MISSING[part] + MISSING[FINE - part] for part in range(FINE + 1)
)
"""What opening a site of such odds is worth."""

Weighted = tuple[int, float, tuple[int, ...]]
"""A site in a playout: its errand, its weight, how many of each clue its card has."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A fort to read (`site` is None) or a site to open.

    `hours` are what the playouts took until the treasure was found, on average.
    """

    cell: int
    site: int | None
    hours: float


class Errands:
    """The errands that a view leaves, and the ways between them."""

    def __init__(self, view: IslandView, temper: Temper) -> None:
        island = view.island
        self._cards = island.cards
        self._clues = view.own_clues
        self._temper = temper
        self.odds = chances(island, view.possible_sites, self._clues)
        forts = [fort for fort, reader in enumerate(view.readers) if reader == UNREAD]
        self._forts = len(forts)
        self.sites: tuple[int | None, ...] = (*(None for _ in forts), *self.odds)
        self.cells = (
            *(island.forts[fort] for fort in forts),
            *(island.sites[site] for site in self.odds),
        )
        self._roads = tuple(hours_to(island, cell) for cell in self.cells)
        self._between = tuple(
            tuple(road[cell] + DEED_HOURS for road in self._roads) for cell in self.cells
        )
        self._weighted: tuple[Weighted, ...] = tuple(
            (index, odd, tuple(island.cards[site].count(clue) for clue in range(CLUES)))
            for index, (site, odd) in enumerate(self.odds.items(), self._forts)
        )
        self._bits = bits_of_clue(island, self.odds, self._clues)

    def compare(self, place: int, chance: OwnChance, allowance: Allowance) -> list[Errand]:
        """Return the errands worth a thought, from `place`, the quickest to the treasure first."""
        ways = [
            road[place] + DEED_HOURS - (self._temper.reads if site is None else self._temper.digs)
            for road, site in zip(self._roads, self.sites, strict=True)
        ]
        first = self._promising(ways)
        hours = dict.fromkeys(first, 0.0)
        rounds = 0
        while len(first) > 1 and allowance.more():
            site, clues = self._deal(chance)
            for target in first:
                hours[target] += self._playout(target, ways[target], site, clues)
            rounds += 1
            if rounds & (rounds - 1) == 0 and rounds >= 8:
                first.sort(key=hours.__getitem__)
                first = first[: max(2, (len(first) + 1) // 2)]
        first.sort(key=hours.__getitem__)
        return [
            Errand(
                self.cells[target],
                self.sites[target],
                hours[target] / rounds if rounds else ways[target],
            )
            for target in first
        ]

    def _promising(self, ways: Sequence[float]) -> list[int]:
        """Return the errands that bring most bits an hour."""
        worth = []
        for target, way in enumerate(ways):
            if target < self._forts:
                bits = self._bits
            else:
                odd = self.odds[self.sites[target]]  # type: ignore[index]
                bits = entropy([odd, 1 - odd]) + FOUND * odd
            worth.append((bits / max(1.0, way), target))
        worth.sort(reverse=True)
        return [target for _, target in worth[:COMPARED]]

    def _deal(self, chance: OwnChance) -> tuple[int, list[int]]:
        """Return where the treasure lies (an errand) and the clues of the forts, by chance."""
        left = chance.random()
        index = self._forts
        for odd in self.odds.values():
            left -= odd
            if left <= 0:
                break
            index += 1
        index = min(index, len(self.cells) - 1)
        clues = list(self._cards[self.sites[index]])  # type: ignore[index]
        for clue in self._clues:
            clues.remove(clue)
        for end in range(len(clues) - 1, 0, -1):
            other = int(chance.random() * (end + 1))
            clues[end], clues[other] = clues[other], clues[end]
        return index, clues

    def _playout(self, target: int, hours: float, treasure: int, clues: Sequence[int]) -> float:
        """Return the hours until the treasure is open, with `target` as the first errand."""
        sites = list(self._weighted)
        seen = self._clues
        forts = list(range(self._forts))
        for _ in range(LONGEST):
            if target == treasure:
                return hours
            if target < self._forts:
                forts.remove(target)
                clue = clues[target]
                known = seen.count(clue)
                seen = (*seen, clue)
                sites = [
                    (site, weight * (counts[clue] - known), counts)
                    for site, weight, counts in sites
                    if counts[clue] > known
                ]
            else:
                sites = [entry for entry in sites if entry[0] != target]
            target, way = self._next(target, sites, forts)
            hours += way
        return hours

    def _next(
        self, place: int, sites: Sequence[Weighted], forts: Sequence[int]
    ) -> tuple[int, float]:
        """Return the errand that brings most bits an hour, and the hours that it costs."""
        between = self._between[place]
        each = FINE / sum(weight for _, weight, _ in sites)
        best, missing = 0.0, 0.0
        found = place
        for site, weight, _ in sites:
            part = int(weight * each)
            missing += MISSING[part]
            speed = BITS_OF_SITE[part] / between[site]
            if speed > best:
                best, found = speed, site
        bits = min(MOST_BITS, BITS_PER_BIT * missing)
        for fort in forts:
            speed = bits / between[fort]
            if speed > best:
                best, found = speed, fort
        return found, between[found]
