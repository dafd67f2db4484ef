"""A computer player of the treasure island that goes by sound rules, one step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.island import reasons
from discovery.agents.island.bearings import Bearings
from discovery.agents.island.dangers import EVEN, best_kit
from discovery.agents.island.declaring import declaration
from discovery.agents.island.roads import hours_to, usual_costs, way_on
from discovery.agents.island.ways import unread_cells
from discovery.rules.island.actions import GO, OPEN, READ, SPEND, STOP, SUFFER, Equip
from discovery.rules.island.phases import EQUIP, EVENT, PUT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.island.temper import Temper
    from discovery.rules.game import View
    from discovery.rules.island.actions import Action, Put
    from discovery.rules.island.view import IslandView

PUTS_TRIED = 3
"""Hexes that are compared when the other player is set down."""


class IslandPlayer(Agent):
    """Splits the places that fit, reads the nearest clues, and digs once few sites are left.

    Equal choices are decided by the seed.
    """

    def __init__(self, seed: int, temper: Temper) -> None:
        self._chance = OwnChance(seed)
        self._temper = temper
        self._costs = usual_costs(0)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        known = cast("IslandView", view)
        actions = known.legal_actions()
        if known.phase is PUT:
            put = self._put(known, cast("Sequence[Put]", actions))
            return (Choice(put, reasons.FARTHEST_OF_SOME),)
        if known.phase is EQUIP:
            return (Choice(Equip(best_kit(EVEN)), reasons.KIT),)
        return (self._walk(known, actions),)

    def _walk(self, view: IslandView, actions: Sequence[Action]) -> Choice:
        found = declaration(view, self._temper, self._chance)
        if found is not None:
            return found
        if view.phase is EVENT:
            if SPEND in actions[:2]:
                return Choice(SPEND, reasons.WARD_ALWAYS)
            return Choice(SUFFER, reasons.of_suffering(view))
        if STOP in actions[:1]:
            return Choice(STOP, reasons.OVER)
        return (self._errand if view.located(view.seat) else self._explore)(view, actions)

    def _put(self, view: IslandView, puts: Sequence[Put]) -> Put:
        """Return a hex far from the forts whose clues are unread."""
        tried = [puts[self._chance.pick(range(len(puts)))] for _ in range(PUTS_TRIED)]
        island = view.island
        roads = [hours_to(island, fort) for fort in unread_cells(view)]

        def far(put: Put) -> float:
            return min((road[island.cell(put.x, put.y)] for road in roads), default=0.0)

        return max(tried, key=far)

    def _explore(self, view: IslandView, actions: Sequence[Action]) -> Choice:
        """Go where the ground is likely to tell most about one's place for its hours."""
        ways = sum(1 << go.direction for go in GO if go in actions[:6])
        search = Bearings(view.island, self._costs, self._costs)
        found = search.compare(view.fit_cells(view.seat), ways, 1)
        best = [direction for hours, direction in found if hours <= found[0][0]]
        return Choice(GO[best[self._chance.pick(range(len(best)))]], reasons.BEARINGS)

    def _errand(self, view: IslandView, actions: Sequence[Action]) -> Choice:
        """Go to the nearest clue, or to the nearest site once few of them are possible."""
        island = view.island
        if READ in actions:
            return Choice(READ, reasons.CLUE)
        place = island.cell(*cast("tuple[int, int]", view.place(view.seat)))
        possible = view.possible_sites
        if OPEN in actions and island.site_at[place] in possible:
            return Choice(OPEN, reasons.DIG)
        forts = unread_cells(view)
        read = bool(forts) and len(possible) > self._temper.enough
        goals = forts if read else [island.sites[site] for site in possible]
        goal = min(goals, key=lambda cell: hours_to(island, cell)[place])
        return Choice(GO[way_on(island, place, goal)], reasons.WAY)
