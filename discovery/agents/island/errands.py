"""Where to go once one knows one's place: playouts over the forts to read and the sites to open.

A playout takes hours for ways, not steps: it hides the treasure where the clues allow it, deals the
clues that nobody has read, and goes from errand to errand until the treasure is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2, sqrt
from typing import TYPE_CHECKING

from discovery.agents.island.dangers import DAYLIGHT, TYPICAL, costs_now, pace_of
from discovery.agents.island.odds import bits_of_clue, chances, entropy
from discovery.agents.island.roads import hours_to
from discovery.rules.island.ground import CLUE_WORDS
from discovery.rules.island.turns import DEED_HOURS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.budget import Allowance
    from discovery.agents.island.roads import Costs
    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView

FOUND = 1.5
"""What finding the treasure is worth to the playouts' policy, in bits."""
MOST_BITS, BITS_PER_BIT = 1.1, 0.5
"""A clue brings about half of the bits that are missing, and no more than so many."""
COMPARED = 8
"""Errands that the playouts compare, chosen by bits an hour."""
GOLDEN = 0.6180339887
"""Steps of this part of the whole visit all sites evenly, however many there are."""
FEWEST, CHECKED = 16, 8
"""Playouts before an errand can be dropped, and from one look at them to the next."""
FEWEST_STEPS, STEPS_A_BIT = 10.0, 10.0
"""Steps on markers until the treasure is found: so many, and more for each bit that is missing."""
DEED = DAYLIGHT * DEED_HOURS
"""What a deed costs at any hour of the day."""
MOST = 300
"""Playouts after which more of them change nothing."""
SURE = 2.5
"""Standard errors by which an errand must fall behind to be dropped."""
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


@dataclass(frozen=True, slots=True)
class Errand:
    """The number of an errand, a fort to read or a site to open.

    `hours` are what the playouts took until the treasure was found, on average.
    """

    number: int
    hours: float


class Errands:
    """The errands of someone who has read `clues`, and the ways between them.

    `unread` are the cells of the forts that nobody has read, `possible` the sites that can hold
    the treasure. `costs` are what steps cost; ways between errands are the usual ones, as much
    longer.
    """

    def __init__(
        self,
        island: Island,
        unread: Sequence[int],
        possible: Sequence[int],
        clues: tuple[int, ...],
        costs: Costs = TYPICAL,
    ) -> None:
        self._island = island
        self.costs = costs
        self._pace = pace_of(costs)
        self._clues = clues
        self.odds = chances(island, possible, clues)
        self.forts = len(unread)
        self.sites: tuple[int | None, ...] = (*(None for _ in unread), *self.odds)
        self.cells = (*unread, *(island.sites[site] for site in self.odds))
        self._roads = tuple(hours_to(island, cell, TYPICAL) for cell in self.cells)
        self._between = tuple(
            tuple(self._pace * road[cell] + DEED for road in self._roads) for cell in self.cells
        )
        self._weighted: tuple[Weighted, ...] = tuple(
            (index, odd, tuple(island.cards[site].count(clue) for clue in range(CLUES)))
            for index, (site, odd) in enumerate(self.odds.items(), self.forts)
        )
        self._bits = bits_of_clue(island, self.odds, clues)

    def compare(
        self, ways: Sequence[float], chance: OwnChance, allowance: Allowance
    ) -> list[Errand]:
        """Return the errands worth a thought, the quickest to the treasure first.

        `ways` are the hours that each one costs from here, with its deed.
        """
        first = self._promising(ways)
        hours: dict[int, list[float]] = {target: [] for target in first}
        rounds = 0
        while len(first) > 1 and rounds < MOST and allowance.more():
            site, clues = self.deal(chance, rounds * GOLDEN % 1.0)
            rounds += 1
            for target in first:
                hours[target].append(self._playout(target, ways[target], site, clues))
            if rounds >= FEWEST and rounds % CHECKED == 0:
                first = still_likely(first, hours)
        first.sort(key=lambda target: sum(hours[target]))
        return [
            Errand(target, sum(hours[target]) / rounds if rounds else ways[target])
            for target in first
        ]

    def rest(self, chance: OwnChance, rounds: int) -> list[float]:
        """Return for each errand the hours until the treasure is found when it comes first.

        The way to it and its own deed are not counted.
        """
        total = [0.0] * len(self.cells)
        for number in range(rounds):
            site, clues = self.deal(chance, number * GOLDEN % 1.0)
            for target in range(len(total)):
                total[target] += self._playout(target, 0.0, site, clues)
        return [hours / rounds for hours in total]

    def hours_from(self, place: int, rest: Sequence[float]) -> list[float]:
        """Return for each errand the hours until the treasure is found, from a place."""
        return [
            self._pace * road[place] + DEED + hours
            for road, hours in zip(self._roads, rest, strict=True)
        ]

    def deal(self, chance: OwnChance, part: float) -> tuple[int, list[int]]:
        """Return where the treasure lies (an errand) and, by chance, the clues not known.

        `part`, 0 … 1, chooses the site: each has as large a part as it is likely. The first clues
        are those of the unread forts.
        """
        left = part
        index = self.forts
        for odd in self.odds.values():
            left -= odd
            if left <= 0:
                break
            index += 1
        index = min(index, len(self.cells) - 1)
        clues = list(self._island.cards[self.sites[index]])  # type: ignore[index]
        for clue in self._clues:
            clues.remove(clue)
        for end in range(len(clues) - 1, 0, -1):
            other = int(chance.random() * (end + 1))
            clues[end], clues[other] = clues[other], clues[end]
        return index, clues

    def _promising(self, ways: Sequence[float]) -> list[int]:
        """Return the errands that bring most bits an hour."""
        worth = []
        for target, way in enumerate(ways):
            if target < self.forts:
                bits = self._bits
            else:
                odd = self.odds[self.sites[target]]  # type: ignore[index]
                bits = entropy([odd, 1 - odd]) + FOUND * odd
            worth.append((bits / max(1.0, way), target))
        worth.sort(reverse=True)
        return [target for _, target in worth[:COMPARED]]

    def _playout(self, target: int, hours: float, treasure: int, clues: Sequence[int]) -> float:
        """Return the hours until the treasure is open, with `target` as the first errand."""
        sites = list(self._weighted)
        seen = self._clues
        forts = list(range(self.forts))
        for _ in range(LONGEST):
            if target == treasure:
                return hours
            if target < self.forts:
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


def still_likely(targets: Sequence[int], hours: Mapping[int, Sequence[float]]) -> list[int]:
    """Return those that are not surely slower than the best, on the same deals."""
    best = min(targets, key=lambda target: sum(hours[target]))
    return [target for target in targets if not _slower(hours[target], hours[best])]


def _slower(one: Sequence[float], best: Sequence[float]) -> bool:
    behind = [hours - least for hours, least in zip(one, best, strict=True)]
    mean = sum(behind) / len(behind)
    spread = sum((hours - mean) ** 2 for hours in behind) / len(behind)
    return mean > SURE * sqrt(spread / len(behind))


def own_errands(view: IslandView) -> Errands:
    """Return the errands that a view leaves to its seat."""
    costs = costs_now(view, steps_left(view))
    return Errands(view.island, unread_cells(view), view.possible_sites, view.own_clues, costs)


def steps_left(view: IslandView) -> float:
    """Return the steps on markers that are still to be taken, more or less."""
    odds = chances(view.island, view.possible_sites, view.own_clues)
    return FEWEST_STEPS + STEPS_A_BIT * entropy(list(odds.values()))


def unread_cells(view: IslandView) -> list[int]:
    """Return the cells of the forts that nobody has read."""
    return [view.island.cell(*fort) for fort in view.unread_forts()]
