"""Where to set the other player down: the place from which they need longest to do anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.island.bearings import Bearings, hours_until_known
from discovery.agents.island.roads import hours_to, usual_costs
from discovery.rules.island.ground import SEA
from discovery.rules.island.island import GO_BITS, STEPS, around, shifted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.budget import Allowance
    from discovery.rules.island.actions import Put
    from discovery.rules.island.view import IslandView

STEPS_WATCHED = 8
"""Steps of the other player that are followed until the search ends."""
NEAREST = 2
"""Errands of the other player that count."""
NEAR_WEIGHT = 1.0
TRIED_AT_START = 400
"""Hexes compared at the start of a game, of a thousand."""


class Hiding:
    """Compares hexes for the other player by the hours until they stand at something useful."""

    def __init__(self, view: IslandView, chance: OwnChance) -> None:
        self._view = view
        self._chance = chance
        other = 1 - view.seat
        self._costs = usual_costs(0)
        self._search = Bearings(view.island, self._costs, self._costs)
        self._reach = -1
        if view.turn and view.located(other):
            x, y = view.place(other) or (0, 0)
            self._reach = around(1 << view.island.cell(x, y))
        self._goals = self._errands()

    def _errands(self) -> list[int]:
        view, island = self._view, self._view.island
        forts = [island.forts[fort] for fort, reader in enumerate(view.readers) if reader < 0]
        return forts or [
            cell for cell, opener in zip(island.sites, view.openers, strict=True) if opener < 0
        ]

    def compare(self, puts: Sequence[Put], allowance: Allowance) -> list[tuple[float, Put]]:
        """Return (hours, put), the longest first; at least one is judged."""
        tried = list(puts)
        if len(tried) > TRIED_AT_START:
            tried = [puts[self._chance.pick(range(len(puts)))] for _ in range(TRIED_AT_START)]
        judged: list[tuple[float, float, Put]] = []
        for put in tried:
            if not allowance.more():
                break
            judged.append((self._hours(put), self._chance.random(), put))
        judged.sort(key=lambda entry: entry[:2], reverse=True)
        return [(hours, put) for hours, _, put in judged]

    def _hours(self, put: Put) -> float:
        island = self._view.island
        cell = island.cell(put.x, put.y)
        roads = sorted(hours_to(island, goal)[cell] for goal in self._goals)[:NEAREST]
        far = sum(roads) / len(roads) if roads else 0.0
        return self._search_hours(cell) + NEAR_WEIGHT * far

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
