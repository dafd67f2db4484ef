"""When to say where one stands, and what else one may do."""

from __future__ import annotations

from dataclasses import replace
from heapq import nsmallest
from typing import TYPE_CHECKING

from discovery.agents.agent import MOST_CHOICES, Choice
from discovery.agents.island import reasons
from discovery.agents.island.roads import hours_to, way_on
from discovery.agents.island.ways import targets
from discovery.rules.island.actions import GO, STOP, Declare
from discovery.rules.island.ground import DIRECTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.agent import OwnChance
    from discovery.agents.island.temper import Temper
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.view import IslandView

STEADY = 11
"""So many actions at most come before the declarations."""


def declaration(view: IslandView, temper: Temper, chance: OwnChance) -> Choice | None:
    """Return a declaration that is sure, or a guess where the day is over and the temper for it.

    A wrong one costs the rest of the day and the next one, so that a guess is cheapest late.
    """
    actions = view.legal_actions()
    if not isinstance(actions[-1], Declare):
        return None
    sure = view.only_fit(view.seat)
    if sure is not None:
        return Choice(Declare(*sure), reasons.SURE)
    over = not any(go in actions[:6] for go in GO)
    if not over or view.fit_cells(view.seat).bit_count() > temper.guesses:
        return None
    places = view.fits(view.seat)
    return Choice(Declare(*places[chance.pick(range(len(places)))]), reasons.GUESS)


def besides(view: IslandView) -> list[Choice]:
    """Return what else may be done while hours are left, in place of a sure declaration.

    One may walk on from the one place that fits, and say so later: first to what is nearest.
    """
    island, actions = view.island, view.legal_actions()
    place = island.cell(*view.fits(view.seat)[0])
    goals = [goal for goal in targets(view) if goal != place]
    goals.sort(key=lambda goal: hours_to(island, goal)[place])
    nearest = [way_on(island, place, goal) for goal in goals]
    ways = dict.fromkeys((*nearest, *DIRECTIONS))
    return [
        Choice(GO[way], reasons.LATER, aim=reasons.way(way))
        for way in ways
        if GO[way] in actions[:6]
    ]


def filled(view: IslandView, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return choices, with what else could be done where there are too few, the best first.

    That is to end the day, or to say that one is on a place that fits; of these those come first
    from where it is nearest to a clue or a site. What comes later is held to be worth no more.
    """
    found = list(choices[:MOST_CHOICES])
    if len(found) < MOST_CHOICES:
        taken = {choice.action for choice in found}
        least = min(choice.worth for choice in found)
        more = [choice for choice in (*_stop(view), *_guesses(view)) if choice.action not in taken]
        found += [replace(choice, worth=least) for choice in more[: MOST_CHOICES - len(found)]]
    return tuple(found)


def _stop(view: IslandView) -> list[Choice]:
    actions = view.legal_actions()
    if STOP not in actions[:STEADY]:
        return []
    if any(go in actions[:6] for go in GO):
        return [Choice(STOP, reasons.EARLY, aim=reasons.STOP_EARLY)]
    return [Choice(STOP, reasons.OVER, aim=reasons.END)]


def _guesses(view: IslandView) -> list[Choice]:
    """Return the declarations that may be right."""
    if not isinstance(view.legal_actions()[-1], Declare):
        return []
    island, places = view.island, view.fits(view.seat)
    roads = [hours_to(island, goal) for goal in targets(view)]

    def far(place: Hex) -> float:
        cell = island.cell(*place)
        return min((road[cell] for road in roads), default=0.0)

    return [
        Choice(Declare(*place), reasons.RISK, aim=reasons.guessed(island, place, len(places)))
        for place in nsmallest(MOST_CHOICES, places, key=far)
    ]
