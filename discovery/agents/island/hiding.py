"""Where to set the other player down: the place from which they need longest to find the treasure.

What they have read is not known here; it is dealt as one's own clues allow, and a suspicion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import MOST_CHOICES
from discovery.agents.budget import ENDLESS
from discovery.agents.island.bearings import Bearings, hours_until_known
from discovery.agents.island.errands import Errands, Known
from discovery.agents.island.roads import usual_costs
from discovery.agents.island.ways import unread_cells
from discovery.rules.island.ground import SEA
from discovery.rules.island.island import GO_BITS, STEPS, around, shifted
from discovery.rules.island.notebook import ways_to_lie

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.budget import Allowance
    from discovery.agents.island.suspicion import Suspicion
    from discovery.rules.island.actions import Put
    from discovery.rules.island.view import IslandView

STEPS_WATCHED = 8
"""Steps of the other player that are followed until the search ends."""
SEARCH_WEIGHT = 0.5
"""What an hour of that search counts: some of its steps lead nearer to the next errand as well."""
MINDS, ROUNDS = 4, 25
"""What the other one may have read is dealt so often; for each the treasure, at most."""
SPREAD = 10.0
"""Hours by which hexes seem better than they are, by chance: the same one always is soon known."""
SEARCHED = 300
"""Hexes whose search is followed at most, of a thousand, at the usual pace."""
STRIDE = 16
"""Hexes from one whose tour is worked out to the next one, so that some of each part of the island
are known when the time runs out; so many are worked out at least."""


class Hiding:
    """Compares hexes for the other player by the hours until they have found the treasure."""

    def __init__(
        self,
        view: IslandView,
        chance: OwnChance,
        rounds: int = ROUNDS,
        suspicion: Suspicion | None = None,
        allowance: Allowance = ENDLESS,
    ) -> None:
        self._view = view
        self._allowance = allowance
        self._chance = chance
        other = 1 - view.seat
        self._costs = usual_costs(0)
        self._search = Bearings(view.island, self._costs, self._costs)
        self._reach = -1
        if view.turn and view.located(other):
            x, y = view.place(other) or (0, 0)
            self._reach = around(1 << view.island.cell(x, y))
        unread = unread_cells(view)
        mine = Errands(view.island, unread, Known(view.possible_sites, view.own_clues, suspicion))
        minds = [self._errands(mine, unread) for _ in range(MINDS)]
        self._minds: list[tuple[Errands, list[float]]] = []
        for mind in minds:
            if self._minds and allowance.over:
                break
            self._minds.append((mind, mind.rest(chance, rounds, allowance)))

    def _errands(self, mine: Errands, unread: Sequence[int]) -> Errands:
        """Return what the other one may still have to do, dealt by one's own errands."""
        view, island = self._view, self._view.island
        deal, _ = mine.deal(self._chance, self._chance.random())
        read = tuple(deal.clues[len(unread) :])
        possible = [
            site
            for site, opener in enumerate(view.openers)
            if opener < 0 and ways_to_lie(island.cards[site], read)
        ]
        return Errands(island, unread, Known(possible, read))

    def compare(self, puts: Sequence[Put]) -> list[tuple[float, Put]]:
        """Return (hours, put), the longest first; at least one is judged.

        Where those are fewer than an answer holds, others follow by their tours, and no longer.
        """
        island = self._view.island
        judged: list[tuple[float, Put]] = []
        toured = self._by_tours(puts)
        for hours, put in toured[: self._allowance.at_pace(SEARCHED)]:
            if not self._allowance.more():
                break
            search = self._search_hours(island.cell(put.x, put.y))
            whim = SPREAD * self._chance.random()
            judged.append((hours + SEARCH_WEIGHT * search + whim, put))
        judged.sort(key=lambda entry: entry[0], reverse=True)
        if len(judged) < MOST_CHOICES:
            least, known = judged[-1][0], len(judged)
            judged += [(min(least, hours), put) for hours, put in toured[known:]]
        return judged

    def _by_tours(self, puts: Sequence[Put]) -> list[tuple[float, Put]]:
        """Return (hours, put) by the tours alone, the longest first, as many as time allows."""
        island = self._view.island
        tried: list[tuple[float, int]] = []
        for number in (each for first in range(STRIDE) for each in range(len(puts))[first::STRIDE]):
            if len(tried) >= STRIDE and self._allowance.over:
                break
            put = puts[number]
            tried.append((-self._tour_hours(island.cell(put.x, put.y)), number))
        return [(-hours, puts[number]) for hours, number in sorted(tried)]

    def _tour_hours(self, cell: int) -> float:
        """Return the hours from a cell to the treasure, half by the best tour.

        The other half is for one who goes to the nearest errand, a fort while there is one.
        """
        total = 0.0
        for errands, rest in self._minds:
            hours = errands.hours_from(cell, rest)
            ways = [until - after for until, after in zip(hours, rest, strict=True)]
            near = min(range(errands.forts or len(ways)), key=ways.__getitem__)
            total += (min(hours) + hours[near]) / 2
        return total / len(self._minds)

    def _search_hours(self, cell: int) -> float:
        """Return the hours that someone needs who looks one step ahead, from a cell."""
        island = self._view.island
        fits = island.bits[island.ground[cell]] & self._reach
        hours = 0.0
        ways = GO_BITS
        for _ in range(STEPS_WATCHED):
            if not fits & fits - 1:
                return hours
            _, direction = self._search.compare(fits, ways, 1)[0]
            to = cell + STEPS[direction]
            ground = island.ground[to]
            if ground == SEA:
                fits &= island.beside_sea[direction]
                ways &= ~(1 << direction)
                continue
            cell, ways = to, GO_BITS
            hours += self._costs[ground]
            fits = shifted(fits, STEPS[direction]) & island.bits[ground]
        return hours + hours_until_known(fits.bit_count())
