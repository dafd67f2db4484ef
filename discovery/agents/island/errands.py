"""Where to go once one knows one's place: playouts over the forts to read and the sites to open.

A playout hides the treasure where the clues allow it and deals the clues that nobody has read. What
counts is the hours until the treasure is found, or in a race how likely the other one is first.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count, islice
from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.budget import ENDLESS
from discovery.agents.island.dangers import TYPICAL, costs_now, pace_of
from discovery.agents.island.odds import bits_of_clue, chances, entropy
from discovery.agents.island.playouts import DEED, FOUND, Deal, Traveller, weighted
from discovery.agents.island.race import odds_of_losing
from discovery.agents.island.roads import hours_to
from discovery.agents.island.ways import unread_cells
from discovery.agents.lead import lead_over
from discovery.rules.island.turns import DAY, DEED_HOURS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.budget import Allowance
    from discovery.agents.island.habits import Mind
    from discovery.agents.island.race import Race, Rival
    from discovery.agents.island.roads import Costs
    from discovery.agents.island.suspicion import Suspicion
    from discovery.rules.island.island import Island
    from discovery.rules.island.view import IslandView

SAME = 1
"""Playouts of all decisions deal alike, so that noise does not turn a traveller about."""
COMPARED = 8
"""Errands that the playouts compare, chosen by bits an hour."""
GOLDEN = 0.6180339887
"""Steps of this part of the whole visit all sites evenly, however many there are."""
FEWEST, CHECKED = 16, 8
"""Playouts before an errand can be dropped, and from one look at them to the next."""
FEWEST_STEPS, STEPS_A_BIT = 10.0, 10.0
"""Steps on markers until the treasure is found: so many, and more for each bit that is missing."""
MOST = 300
"""Playouts after which more of them change next to nothing, at the usual pace."""
SURE = 2.5
"""Standard errors by which an errand must fall behind to be dropped."""


@dataclass(frozen=True, slots=True)
class Errand:
    """The number of an errand, a fort to read or a site to open.

    `loss` is what the playouts came to, on average: the hours until the treasure was found, or in
    a race how likely the other one is first.
    """

    number: int
    loss: float


class Known(NamedTuple):
    """What somebody knows of the treasure: the sites that can hold it, and the clues read.

    A suspicion of what the other one has read makes sites more or less likely.
    """

    possible: Sequence[int]
    clues: tuple[int, ...]
    suspicion: Suspicion | None = None


class Errands:
    """The errands of someone who knows so much, and the ways between them.

    `unread` are the cells of the forts that nobody has read. `costs` are what steps cost; ways
    between errands are the usual ones, as much longer.
    """

    def __init__(
        self, island: Island, unread: Sequence[int], known: Known, costs: Costs = TYPICAL
    ) -> None:
        self._island = island
        self.costs = costs
        self._pace = pace_of(costs)
        self._clues = clues = known.clues
        self._suspicion = known.suspicion
        hints = known.suspicion.weights if known.suspicion else None
        self.odds = chances(island, known.possible, clues, hints)
        self.forts = len(unread)
        self.sites: tuple[int | None, ...] = (*(None for _ in unread), *self.odds)
        self.cells = (*unread, *(island.sites[site] for site in self.odds))
        self._roads = tuple(hours_to(island, cell, TYPICAL) for cell in self.cells)
        between = [[self._pace * road[cell] + DEED for road in self._roads] for cell in self.cells]
        sites = weighted(island, self.odds.items(), self.forts)
        self._traveller = Traveller(between, self.forts, sites, clues)
        self._bits = bits_of_clue(island, self.odds, clues)

    def compare(
        self,
        ways: Sequence[float],
        chance: OwnChance,
        allowance: Allowance,
        race: Race | None = None,
    ) -> list[Errand]:
        """Return the errands worth a thought, the best first.

        `ways` are the hours that each one costs from here, with its deed. Of those that dropped
        out counts how far they were behind until then.
        """
        tried = self._promising(ways)
        first = list(tried)
        losses: dict[int, list[float]] = {target: [] for target in first}
        most = allowance.at_pace(MOST)
        deals = self._deals(chance, race)
        rounds = 0
        while len(first) > 1 and rounds < most and allowance.more():
            deal, rival = next(deals)
            rounds += 1
            for target in first:
                losses[target].append(self.loss(target, ways[target], deal, rival))
            if rounds >= FEWEST and rounds % CHECKED == 0:
                first = still_likely(first, losses)
        if not rounds:
            return [Errand(target, ways[target]) for target in tried]
        first.sort(key=lambda target: sum(losses[target]))
        best = losses[first[0]]
        found = [Errand(target, _beside(losses[target], best)) for target in first]
        out = [Errand(each, _beside(losses[each], best)) for each in tried if each not in first]
        return [found[0], *sorted([*found[1:], *out], key=lambda errand: errand.loss)]

    def delay(
        self, target: int, hours: tuple[float, float], chance: OwnChance, race: Race | None = None
    ) -> float:
        """Return how much worse it is to do an errand after the second number of hours."""
        worse = 0.0
        for deal, rival in islice(self._deals(chance, race), FEWEST):
            soon, late = (self.loss(target, each, deal, rival) for each in hours)
            worse += late - soon
        return worse / FEWEST

    def _deals(self, chance: OwnChance, race: Race | None) -> Iterator[tuple[Deal, Rival | None]]:
        """Yield what playouts begin with: where things lie, and in a race the other one."""
        for number in count():
            deal, mind = self.deal(chance, number * GOLDEN % 1.0)
            rival = None
            if race and mind:
                rival = race.rival(mind, self.site(deal.treasure), deal.clues)
            yield deal, rival

    def loss(self, target: int, hours: float, deal: Deal, rival: Rival | None) -> float:
        """Return what a playout comes to that begins with an errand done after so many hours."""
        if rival is None:
            return self._traveller.go(target, hours, deal).hours
        theirs = rival.denied(target, hours)
        mine = self._traveller.go(target, hours, deal, theirs.read)
        ahead = self._traveller if mine.hours < theirs.hours else rival.traveller
        return odds_of_losing(mine.hours, theirs.hours, ahead.doubt)

    def rest(self, chance: OwnChance, rounds: int, allowance: Allowance = ENDLESS) -> list[float]:
        """Return for each errand the hours until the treasure is found when it comes first.

        The way to it and its own deed are not counted. There is at least one playout.
        """
        total = [0.0] * len(self.cells)
        made = 0
        for number in range(rounds):
            if made and allowance.over:
                break
            made += 1
            deal, _ = self.deal(chance, number * GOLDEN % 1.0)
            for target in range(len(total)):
                total[target] += self._traveller.go(target, 0.0, deal).hours
        return [hours / made for hours in total]

    def hours_from(self, place: int, rest: Sequence[float]) -> list[float]:
        """Return for each errand the hours until the treasure is found, from a place."""
        return [
            self._pace * road[place] + DEED + hours
            for road, hours in zip(self._roads, rest, strict=True)
        ]

    def site(self, errand: int) -> int:
        """Return the site of an errand that is none of the forts."""
        return list(self.odds)[errand - self.forts]

    def deal(self, chance: OwnChance, part: float) -> tuple[Deal, Mind | None]:
        """Return where the treasure lies, the clues not known, and the other one's mind.

        `part`, 0 … 1, chooses the site: each has as large a part as it is likely. The clues that
        the other one has read come last; there is a mind where there is a suspicion.
        """
        left = part
        index = self.forts
        for odd in self.odds.values():
            left -= odd
            if left <= 0:
                break
            index += 1
        index = min(index, len(self.cells) - 1)
        site = self.site(index)
        mind = self._suspicion.mind(site, chance) if self._suspicion else None
        read = mind.clues if mind else ()
        clues = list(self._island.cards[site])
        for clue in (*self._clues, *read):
            clues.remove(clue)
        for end in range(len(clues) - 1, 0, -1):
            other = int(chance.random() * (end + 1))
            clues[end], clues[other] = clues[other], clues[end]
        return Deal(index, (*clues, *read)), mind

    def _promising(self, ways: Sequence[float]) -> list[int]:
        """Return the errands that bring most bits an hour."""
        worth = []
        for target, way in enumerate(ways):
            if target < self.forts:
                bits = self._bits
            else:
                odd = self.odds[self.site(target)]
                bits = entropy([odd, 1 - odd]) + FOUND * odd
            worth.append((bits / max(1.0, way), target))
        worth.sort(reverse=True)
        return [target for _, target in worth[:COMPARED]]


def still_likely(targets: Sequence[int], losses: Mapping[int, Sequence[float]]) -> list[int]:
    """Return those that are not surely worse than the best, on the same deals."""
    best = min(targets, key=lambda target: sum(losses[target]))
    return [target for target in targets if not _worse(losses[target], losses[best])]


def _beside(one: Sequence[float], best: Sequence[float]) -> float:
    """Return what an errand comes to: that of the best one, and what it was behind."""
    behind = sum(one) - sum(best[: len(one)])
    return sum(best) / len(best) + max(0.0, behind / len(one))


def _worse(one: Sequence[float], best: Sequence[float]) -> bool:
    behind, error = lead_over(one, best)
    return behind > SURE * error


def until_done(view: IslandView, way: float) -> float:
    """Return the hours of a way and the deed at its end, which is free beyond the end of a day."""
    return way + (DEED if way else min(DEED_HOURS, DAY - view.hours))


def own_errands(view: IslandView, suspicion: Suspicion | None = None) -> Errands:
    """Return the errands that a view leaves to its seat."""
    known = Known(view.possible_sites, view.own_clues, suspicion)
    return Errands(view.island, unread_cells(view), known, costs_now(view, steps_left(view)))


def steps_left(view: IslandView) -> float:
    """Return the steps on markers that are still to be taken, more or less."""
    odds = chances(view.island, view.possible_sites, view.own_clues)
    return FEWEST_STEPS + STEPS_A_BIT * entropy(list(odds.values()))
