"""A computer player of the treasure island that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import MOST_CHOICES, Agent, Choice, OwnChance
from discovery.agents.budget import Allowance
from discovery.agents.island import reasons
from discovery.agents.island.bearings import Bearings
from discovery.agents.island.dangers import best_kit, ward_off, weapons_of
from discovery.agents.island.declaring import declaration
from discovery.agents.island.errands import Errands
from discovery.agents.island.hiding import Hiding
from discovery.agents.island.roads import usual_costs, way_on
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
from discovery.rules.island.phases import EQUIP, EVENT, PUT
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.budget import Budget
    from discovery.agents.island.temper import Temper
    from discovery.rules.game import View
    from discovery.rules.island.actions import Action
    from discovery.rules.island.view import IslandView

SHARE = 0.3
"""Part of a turn's budget for one decision; a turn has three or four steps."""
SAME = 1
"""Playouts of all decisions deal alike, so that noise does not turn a traveller about."""
FEW = 40
"""With so few places left that fit, one more step is looked ahead."""


class IslandExpert(Agent):
    """Knows exactly where it can be, and plans its errands by playouts.

    Unlocated it searches for the ground that splits the places that fit; located it compares
    errands by playouts and follows the markers of the day. Equal choices are decided by the seed.
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
            return (Choice(Equip(best_kit()), reasons.KIT),)
        actions = known.legal_actions()
        found = declaration(known, self._temper, self._chance)
        if found is not None:
            return (found,)
        if known.phase is EVENT:
            return self._event(known, actions)
        if known.located(known.seat):
            return self._errand(known, actions)
        return self._bearings(known, actions)

    def _put(self, view: IslandView, puts: Sequence[Put]) -> tuple[Choice, ...]:
        hiding = Hiding(view, self._chance)
        found = hiding.compare(puts, Allowance(self._budget))
        return tuple(Choice(put, reasons.FAR, worth) for worth, put in found[:MOST_CHOICES])

    def _event(self, view: IslandView, actions: Sequence[Action]) -> tuple[Choice, ...]:
        if SPEND in actions[:2] and ward_off(view):
            return (Choice(SPEND, reasons.WARD), Choice(SUFFER, reasons.SAVE))
        return (Choice(SUFFER, reasons.SAVE),)

    def _bearings(self, view: IslandView, actions: Sequence[Action]) -> tuple[Choice, ...]:
        ways = sum(1 << go.direction for go in GO if go in actions[:6])
        if not ways:
            return (Choice(STOP, reasons.OVER),)
        costs = usual_costs(weapons_of(view))
        left = DAY - view.hours
        search = Bearings(view.island, [min(cost, left) for cost in costs], costs)
        fits = view.fit_cells(view.seat)
        depth = 3 if fits.bit_count() <= FEW else 2
        found = search.compare(fits, ways, depth)
        return tuple(
            Choice(GO[way], reasons.BEARINGS, -hours) for hours, way in found[:MOST_CHOICES]
        )

    def _errand(self, view: IslandView, actions: Sequence[Action]) -> tuple[Choice, ...]:
        """Go on with the errand from which the treasure is likely to be found soonest."""
        x, y = cast("tuple[int, int]", view.place(view.seat))
        place = view.island.cell(x, y)
        if isinstance(actions[0], Stop):
            return (Choice(STOP, reasons.OVER),)
        errands = Errands(view, self._temper)
        found = errands.compare(place, OwnChance(SAME), Allowance(self._budget, SHARE))
        choices: list[Choice] = []
        for errand in found[:MOST_CHOICES]:
            if errand.cell == place:
                action: Action = READ if errand.site is None else OPEN
            else:
                action = GO[way_on(view.island, place, errand.cell)]
            if all(action != choice.action for choice in choices):
                choices.append(Choice(action, reasons.of_errand(action), -errand.hours))
        return tuple(choices)
