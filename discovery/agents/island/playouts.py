"""Playouts of a search for the treasure, errand by errand.

They take hours for ways, not steps: a traveller goes from fort to fort and site to site by bits an
hour, and learns the clues that were dealt, until the treasure is found.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.island.dangers import DAYLIGHT
from discovery.rules.island.ground import CLUE_WORDS
from discovery.rules.island.turns import DEED_HOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.rules.island.island import Island

FOUND = 1.5
"""What finding the treasure is worth to the playouts' policy, in bits."""
MOST_BITS, BITS_PER_BIT = 1.1, 0.5
"""A clue brings about half of the bits that are missing, and no more than so many."""
DEED = DAYLIGHT * DEED_HOURS
"""What a deed costs at any hour of the day."""
LONGEST = 40
"""Errands of one playout; then it is given up."""
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
Barred = Mapping[int, float]
"""Forts that somebody else reads, and the hour; from then on they tell nothing."""
NONE_BARRED: Barred = {}


class Deal(NamedTuple):
    """Where the treasure lies (an errand), and the clues: those of the unread forts come first."""

    treasure: int
    clues: Sequence[int]


class News(NamedTuple):
    """What makes sites more or less likely from an hour on: the factors of their errands."""

    hour: float
    factors: Mapping[int, float]


class Tour(NamedTuple):
    """What came of a playout: the hours until the treasure is open, and when forts were read."""

    hours: float
    read: Barred


def bits_of_reading(missing: float) -> float:
    """Return what a clue is likely to bring when so many bits are missing."""
    return min(MOST_BITS, BITS_PER_BIT * missing)


def weighted(island: Island, weights: Iterable[tuple[int, float]], first: int) -> list[Weighted]:
    """Return sites as playouts want them, from (site, weight), numbered from `first` on."""
    return [
        (errand, weight, tuple(island.cards[site].count(clue) for clue in range(CLUES)))
        for errand, (site, weight) in enumerate(weights, first)
    ]


class Traveller:
    """Someone who goes from errand to errand.

    `between` are the hours from each errand to each other one, with its deed. The first `forts`
    errands are forts; `sites` can hold the treasure, as far as one knows who has read `clues`;
    `doubt` are the bits by which there are too many.
    """

    def __init__(
        self,
        between: Sequence[Sequence[float]],
        forts: int,
        sites: Sequence[Weighted],
        clues: tuple[int, ...],
    ) -> None:
        self._between = between
        self._forts = range(forts)
        self._sites = sites
        self._clues = clues
        self.doubt = log2(len(sites))

    def go(
        self,
        target: int,
        hours: float,
        deal: Deal,
        barred: Barred = NONE_BARRED,
        news: Sequence[News] = (),
    ) -> Tour:
        """Return what comes of it when `target` is the first errand, done after so many hours."""
        sites, seen, forts = list(self._sites), self._clues, list(self._forts)
        read: dict[int, float] = {}
        for _ in range(LONGEST):
            if target == deal.treasure:
                break
            if target in forts:
                forts.remove(target)
                if target not in barred or hours < barred[target]:
                    read[target] = hours
                    clue = deal.clues[target]
                    known = seen.count(clue)
                    seen = (*seen, clue)
                    sites = [
                        (site, weight * (counts[clue] - known), counts)
                        for site, weight, counts in sites
                        if counts[clue] > known
                    ]
            else:
                sites = [entry for entry in sites if entry[0] != target]
            while news and hours >= news[0].hour:
                factors = news[0].factors
                sites = [(site, weight * factors[site], counts) for site, weight, counts in sites]
                news = news[1:]
            here = self._between[target]
            free = forts
            if barred:
                free = [
                    fort
                    for fort in forts
                    if fort not in barred or hours + here[fort] < barred[fort]
                ]
            target = best_errand(here, sites, free)
            hours += here[target]
        return Tour(hours, read)

    def first(self, ways: Sequence[float]) -> int:
        """Return the errand to begin with, when each one costs so many hours."""
        return best_errand(ways, self._sites, self._forts)


def best_errand(ways: Sequence[float], sites: Sequence[Weighted], forts: Sequence[int]) -> int:
    """Return the errand that brings most bits an hour; `ways` are the hours that each one costs."""
    each = FINE / sum([weight for _, weight, _ in sites])
    best, missing = -1.0, 0.0
    found = 0
    for site, weight, _ in sites:
        part = int(weight * each)
        missing += MISSING[part]
        speed = BITS_OF_SITE[part] / ways[site]
        if speed > best:
            best, found = speed, site
    bits = bits_of_reading(missing)
    for fort in forts:
        speed = bits / ways[fort]
        if speed > best:
            best, found = speed, fort
    return found
