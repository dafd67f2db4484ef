"""A slow recount of what can be concluded from clues and from the other one's way.

Each place of the treasure and each layout of its clues is tried by itself. How strongly errands
draw someone is worked out anew from the map; constants are the players' own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import exp, log2
from typing import TYPE_CHECKING

from discovery.agents.island import habits, suspicion
from discovery.agents.island.dangers import TYPICAL
from discovery.agents.island.playouts import BITS_PER_BIT, DEED, FINE, FOUND, MOST_BITS
from discovery.agents.island.roads import ARMED
from discovery.rules.island.ground import CHECKPOINTS, SITES, SYMBOLS
from tests.rules.island.recount import Recount, neighbour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.island.stretches import Stretch
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island

Clues = tuple[int, ...]
NOTHING = 10


class Cards:
    """What lies at the eight forts for each site, read off the map."""

    def __init__(self, recount: Recount) -> None:
        spots = {name: spot for spot, name in recount.names.items()}
        self.spots = [spots[name] for name in SITES]
        self.forts = [spots[name] for name in CHECKPOINTS]
        self.of = [
            (
                *(recount.kind(neighbour(spot, way, recount.low)) for way in range(6)),
                6 + SYMBOLS[name],
                NOTHING,
            )
            for name, spot in zip(SITES, self.spots, strict=True)
        ]

    def layouts(self, site: int, forts: int) -> Counter[Clues]:
        """Return what so many forts can show, in their order, and in how many layouts."""
        return Counter(permutations(self.of[site], forts))

    def odds(self, possible: Sequence[int], clues: Clues) -> dict[int, Fraction]:
        """Return how likely the treasure is where, by counting layouts with these clues."""
        ways = {site: self.layouts(site, len(clues))[clues] for site in possible}
        total = sum(ways.values())
        return {site: Fraction(count, total) for site, count in ways.items() if count}


class Mindreader:
    """Weighs what the other one can have read, layout by layout."""

    def __init__(self, island: Island, seat: int, readers: Clues, openers: Clues) -> None:
        self._recount = recount = Recount(island.chart)
        self.cards = Cards(recount)
        self._hex = island.hex
        self._forts = [n for n in range(len(CHECKPOINTS)) if readers[n] != seat]
        self._sites = [n for n in range(len(SITES)) if openers[n] != seat]
        self._pulls = cache(self._pulls_of)
        self._judge = cache(self._judge_of)

    def minds(
        self, site: int, own: Clues, ways: Sequence[Stretch], read: int
    ) -> dict[tuple[int, Clues], float]:
        """Return how likely the other one has each habit and clues, and would have gone its ways.

        The treasure lies on `site`; `own` clues are those of who thinks so, `read` are the forts
        that the other one has read in all.
        """
        found: defaultdict[tuple[int, Clues], float] = defaultdict(float)
        deals: defaultdict[Clues, int] = defaultdict(int)
        for clues, count in self.cards.layouts(site, len(own) + read).items():
            if clues[: len(own)] == own:
                deals[clues[len(own) :]] += count
        total = sum(deals.values())
        for clues, count in deals.items():
            for habit, odd in habits.HABITS:
                part = odd * count / total
                for way in ways:
                    part *= self._judge(way, habit, tuple(sorted(clues[: len(way.read)])))
                found[habit, tuple(sorted(clues))] += part
        return found

    def _judge_of(self, way: Stretch, habit: int, known: Clues) -> float:
        """Return how likely someone who knows these clues goes a way."""
        cells = tuple(self._hex(cell) for cell in way.cells)
        pulls = self._pulls(cells[0], habit, known, way.read, way.opened)
        if not pulls:
            return 0.0
        reading = habit == habits.READER
        costs = ARMED if reading else TYPICAL
        end = cells[-1]
        site = self.cards.spots.index(end) if end in self.cards.spots else None
        on_the_way = reading and site is not None and self._agrees(site, known)
        if way.done and not on_the_way:
            follows, anyhow = pulls.get(end, 0.0), suspicion.ANY_DEED
        else:
            gone = sum(costs[self._recount.kind(cell)] for cell in cells[1:])
            follows = 0.0
            for goal, pull in pulls.items():
                road = self._hours(goal, costs)
                detour = max(0.0, gone + road[end] - road[cells[0]])
                follows += pull * exp(-detour / suspicion.DETOUR)
            anyhow = suspicion.ANY_WAY
        share = follows / sum(pulls.values())
        return (1 - suspicion.WHIM) * share + suspicion.WHIM * anyhow

    def _agrees(self, site: int, clues: Clues) -> bool:
        card = self.cards.of[site]
        return all(clues.count(clue) <= card.count(clue) for clue in clues)

    def _pulls_of(
        self, place: Hex, habit: int, known: Clues, read: Clues, opened: Clues
    ) -> dict[Hex, float]:
        weights = {}
        for site in self._sites:
            count = sum(dealt == known for dealt in permutations(self.cards.of[site], len(known)))
            if site not in opened and count:
                weights[site] = count
        if not weights:
            return {}
        forts = [self.cards.forts[fort] for fort in self._forts if fort not in read]
        sites = {self.cards.spots[site]: count for site, count in weights.items()}
        if habit == habits.PLANNER:
            return self._planned(place, forts, sites)
        if habit == habits.READER:
            goals = list(sites) if len(sites) <= habits.ENOUGH or not forts else forts
            costs, near = ARMED, habits.READ_NEAR
        else:
            goals, costs, near = [*sites, *forts], TYPICAL, habits.STROLL_NEAR
        return {goal: exp(-self._hours(goal, costs)[place] / near) for goal in goals}

    def _planned(self, place: Hex, forts: list[Hex], sites: dict[Hex, int]) -> dict[Hex, float]:
        each = FINE / sum(sites.values())
        odds = {goal: int(count * each) / FINE for goal, count in sites.items()}
        bits = {
            goal: FOUND * odd - sum(part * log2(part) for part in (odd, 1 - odd) if part)
            for goal, odd in odds.items()
        }
        missing = -sum(odd * log2(odd) for odd in odds.values() if odd)
        bits.update(dict.fromkeys(forts, min(MOST_BITS, BITS_PER_BIT * missing)))
        return {
            goal: (worth / (self._hours(goal, TYPICAL)[place] + DEED)) ** habits.KEEN
            for goal, worth in bits.items()
        }

    @cache  # noqa: B019 - one Mindreader lives as long as a position of a test
    def _hours(self, goal: Hex, costs: tuple[float, ...]) -> dict[Hex, float]:
        """Return the hours to a hex, by walking on from it until nothing gets shorter."""
        hours = {goal: 0.0}
        changed = [goal]
        while changed:
            spot = changed.pop(0)
            further = hours[spot] + costs[self._recount.kind(spot)]
            for way in range(6):
                beside = neighbour(spot, way, self._recount.low)
                if self._recount.kind(beside) != 5 and further < hours.get(beside, 1e9):
                    hours[beside] = further
                    changed.append(beside)
        return hours
