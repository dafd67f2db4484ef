"""A computer player of the treasure island that searches."""

from __future__ import annotations

from functools import cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, cast

from discovery.agents.agent import MOST_CHOICES, Agent, Choice, OwnChance
from discovery.agents.budget import Allowance
from discovery.agents.island import reasons
from discovery.agents.island.bearings import Bearings
from discovery.agents.island.bluff import Bluff
from discovery.agents.island.dangers import TRODDEN, best_kits, costs_now, ward_off
from discovery.agents.island.declaring import besides, declaration, filled
from discovery.agents.island.errands import SAME, own_errands, steps_left, until_done
from discovery.agents.island.hiding import ROUNDS, Hiding
from discovery.agents.island.race import Race
from discovery.agents.island.roads import hours_to, ways_from
from discovery.agents.island.suspicion import Suspicion
from discovery.agents.island.ways import unread_cells
from discovery.rules.island.actions import (
    GO,
    OPEN,
    READ,
    SPEND,
    STOP,
    SUFFER,
    Equip,
    Put,
    Stop,
)
from discovery.rules.island.island import STEPS, cells_of
from discovery.rules.island.phases import EQUIP, EVENT, PUT
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from discovery.agents.budget import Budget
    from discovery.agents.island.errands import Errands
    from discovery.agents.island.roads import Costs
    from discovery.agents.island.temper import Temper
    from discovery.rules.game import View
    from discovery.rules.island.actions import Action, Go
    from discovery.rules.island.view import IslandView

SHARE = 0.3
"""Part of a turn's playouts for one decision; a turn has three or four steps."""
TIME, PUT_TIME = 0.08, 0.28
"""Parts of a turn's seconds for one decision and for setting the other one down before: of 785
turns of Pathfinders none had more than nine decisions that take a thought."""
FEW = 40
"""With so few places left that fit, one more step is looked ahead, and what comes after."""
THOUGHTFUL = 200
"""Playouts a turn from which on there is time for thoughts about the other one: what its way tells
takes as long as a hundred playouts, and those of a race take twice as long."""
APART, FAR_APART = 3, 8
"""Steps between hexes that are told beside each other: of one who got lost, and at the start."""
AFTER, MOST_AFTER = 0.1, 40
"""Playouts that tell what comes after, a part of a turn's, and the most of them."""
SHOWN, MOST_SHOWN = 0.2, 80
"""Playouts that tell what a show is worth, a part of a turn's, and the most of them."""
HONEST = 2
"""Errands that a show must be better than, each."""
OTHERS = 0.25
"""Playouts for each guess at what the other one has left to do, a part of a turn's."""


class IslandExpert(Agent):
    """Knows exactly where it can be, and plans its errands by playouts.

    Unlocated it searches for the ground that splits the places that fit; located it compares
    errands by playouts and follows the markers of the day. With time for it, it watches where the
    other one goes, and plays for being first. Equal choices are decided by the seed.
    """

    def __init__(self, seed: int, budget: Budget, temper: Temper) -> None:
        self._chance = OwnChance(seed)
        self._budget = budget
        self._temper = temper

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return the best actions."""
        known = cast("IslandView", view)
        if known.phase is PUT:
            return self._put(known, cast("Sequence[Put]", known.legal_actions()))
        if known.phase is EQUIP:
            return self._kits()
        return filled(known, self._under_way(known, known.legal_actions()))

    def _under_way(self, known: IslandView, actions: Sequence[Action]) -> tuple[Choice, ...]:
        found = declaration(known, self._temper, self._chance)
        if found is not None:
            others = self._event(known, actions) if known.phase is EVENT else besides(known)
            return (found, *others)
        if known.phase is EVENT:
            return self._event(known, actions)
        allowance = Allowance(self._budget, SHARE, TIME)
        if known.located(known.seat):
            return self._errand(known, actions, allowance)
        return self._bearings(known, actions, allowance)

    def _kits(self) -> tuple[Choice, ...]:
        """Return the kits that save most, of which none holds another one."""
        (best, hours), *others = best_kits(TRODDEN, MOST_CHOICES)
        return (
            Choice(Equip(best), reasons.KIT, hours),
            *(Choice(Equip(kit), reasons.SECOND_KIT, saved) for kit, saved in others),
        )

    def _put(self, view: IslandView, puts: Sequence[Put]) -> tuple[Choice, ...]:
        allowance = Allowance(self._budget, time=PUT_TIME)
        suspicion = self._suspicion(view, allowance)
        rounds = self._some(OTHERS, ROUNDS)
        found = Hiding(view, self._chance, rounds, suspicion, allowance).compare(puts)
        worths = {put: worth for worth, put in found}
        least = APART if view.turn else FAR_APART
        return tuple(
            Choice(put, reasons.FAR, worths[put], reasons.near(view.island, (put.x, put.y)))
            for put in reasons.apart(view.island, list(worths), least)
        )

    def _suspicion(self, view: IslandView, allowance: Allowance) -> Suspicion | None:
        """Return what the other one's way tells, None without the time for that."""
        if self._some(1.0, THOUGHTFUL) < THOUGHTFUL:
            return None
        found = Suspicion(view, allowance)
        return found if found.whole else None

    def _some(self, part: float, most: int) -> int:
        """Return a part of a turn's playouts, but no more than `most`."""
        allowed = Allowance(self._budget, part).most
        return most if allowed is None else min(most, allowed)

    def _event(self, view: IslandView, actions: Sequence[Action]) -> tuple[Choice, ...]:
        if SPEND in actions[:2] and ward_off(view):
            return (Choice(SPEND, reasons.WARD), Choice(SUFFER, reasons.KEEP))
        found = Choice(SUFFER, reasons.of_suffering(view))
        return (found, Choice(SPEND, reasons.WARD_TOO)) if SPEND in actions[:2] else (found,)

    def _bearings(
        self, view: IslandView, actions: Sequence[Action], allowance: Allowance
    ) -> tuple[Choice, ...]:
        ways = sum(1 << go.direction for go in GO if go in actions[:6])
        if not ways:
            return (Choice(STOP, reasons.OVER, aim=reasons.END),)
        steps = steps_left(view)
        first = costs_now(view, steps, DAY - view.hours)
        fits = view.fit_cells(view.seat)
        few = fits.bit_count() <= FEW
        after = None
        if few:
            errands = own_errands(view, self._suspicion(view, allowance))
            after = self._hours_after(errands, allowance)
        search = Bearings(view.island, first, costs_now(view, steps), after, allowance)
        found = search.compare(fits, ways, 3 if few else 2)
        return tuple(
            Choice(GO[way], reasons.BEARINGS, -hours, reasons.way(way))
            for hours, way in found[:MOST_CHOICES]
        )

    def _hours_after(self, errands: Errands, allowance: Allowance) -> Callable[[int], float]:
        """Return what tells the hours from cells to the treasure, on average."""
        rest = errands.rest(OwnChance(SAME), self._some(AFTER, MOST_AFTER), allowance)

        @cache
        def hours(cell: int) -> float:
            return min(errands.hours_from(cell, rest))

        def mean(cells: int) -> float:
            return sum(map(hours, cells_of(cells))) / cells.bit_count()

        return mean

    def _errand(
        self, view: IslandView, actions: Sequence[Action], allowance: Allowance
    ) -> tuple[Choice, ...]:
        """Go on with the errand that is best to begin with."""
        island = view.island
        place = island.cell(*cast("tuple[int, int]", view.place(view.seat)))
        if isinstance(actions[0], Stop):
            return (Choice(STOP, reasons.OVER, aim=reasons.END),)
        suspicion = self._suspicion(view, allowance)
        errands = own_errands(view, suspicion)
        race = Race(view, unread_cells(view), suspicion) if suspicion else None
        ways = ways_from(island, place, errands.costs)
        hours = [
            self._hours_until_done(view, ways[cell].hours, site)
            for cell, site in zip(errands.cells, errands.sites, strict=True)
        ]
        found = errands.compare(hours, OwnChance(SAME), allowance, race)
        if len(found) == 1:
            race = None  # then nothing was tried, and its loss is in hours
        choices: list[Choice] = []
        for errand in found:
            cell = errands.cells[errand.number]
            direction, far = ways[cell].direction, ways[cell].hours
            deed = READ if errands.sites[errand.number] is None else OPEN
            action: Action = deed if direction < 0 else GO[direction]
            if all(action != choice.action for choice in choices):
                aim = None if direction < 0 else reasons.way_to(island, direction, cell, far)
                choices.append(Choice(action, reasons.of_errand(action), -errand.loss, aim))
        best = found[0].number
        taken = {choice.action for choice in choices}
        room = max(0, MOST_CHOICES - len(choices))
        others = detours(view, errands.costs, errands.cells[best], taken) if room else []
        for go, far in others[:room]:
            late = self._hours_until_done(view, far, errands.sites[best])
            more = errands.delay(best, (hours[best], late), OwnChance(SAME), race)
            aim = reasons.way_to(island, go.direction, errands.cells[best], far)
            choices.append(Choice(go, reasons.DETOUR, -found[0].loss - max(0.0, more), aim))
        choices.sort(key=attrgetter("worth"), reverse=True)
        if suspicion and choices[0].action in GO:
            honest = [
                (one, until_done(view, ways[errands.cells[one]].hours))
                for one in [errand.number for errand in found[:HONEST]]
            ]
            bluff = Bluff(errands, suspicion, ways, honest)
            choices = self._with_show(view, choices, bluff, allowance)
        return tuple(choices[:MOST_CHOICES])

    def _with_show(
        self, view: IslandView, choices: list[Choice], bluff: Bluff, allowance: Allowance
    ) -> list[Choice]:
        """Return the choices after a show that is better; it is told like any errand."""
        least = self._temper.shows
        if least is None:
            return choices
        show = bluff.best(view, self._some(SHOWN, MOST_SHOWN), allowance)
        if show is None or show.gain <= least:
            return choices
        cell, (far, direction), gain = show
        action: Action = OPEN if direction < 0 else GO[direction]
        aim = None if direction < 0 else reasons.way_to(view.island, direction, cell, far)
        first = Choice(action, reasons.of_errand(action), choices[0].worth + gain, aim)
        return [first, *(choice for choice in choices if choice.action != action)]

    def _hours_until_done(self, view: IslandView, way: float, site: int | None) -> float:
        """Return what an errand seems to cost, with its deed."""
        return until_done(view, way) - (self._temper.reads if site is None else self._temper.digs)


def detours(
    view: IslandView, costs: Costs, cell: int, taken: Collection[Action]
) -> list[tuple[Go, float]]:
    """Return other steps than those taken that lead to a cell, with the hours of the whole way.

    The shortest one comes first.
    """
    island, actions = view.island, view.legal_actions()
    place = island.cell(*cast("tuple[int, int]", view.place(view.seat)))
    road = hours_to(island, cell, costs)
    found: list[tuple[Go, float]] = []
    for go in GO:
        if go in actions[:6] and go not in taken:
            beside = place + STEPS[go.direction]
            found.append((go, costs[island.ground[beside]] + road[beside]))
    return sorted(found, key=itemgetter(1))
