"""When to say where one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import Choice
from discovery.agents.island import reasons
from discovery.agents.island.roads import hours_to, way_on
from discovery.agents.island.ways import targets
from discovery.rules.island.actions import GO, STOP, Declare

if TYPE_CHECKING:
    from discovery.agents.agent import OwnChance
    from discovery.agents.island.temper import Temper
    from discovery.rules.island.actions import Action
    from discovery.rules.island.view import IslandView

DOUBTFUL = 2
"""Places among which a guess is told beside the end of the day."""


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


def besides(view: IslandView, first: Action) -> list[Choice]:
    """Return what else may be done in place of a declaration, or of the end of a day without one.

    While hours are left only the one place that fits is declared, and one may walk on from there.
    """
    island, actions = view.island, view.legal_actions()
    if any(go in actions[:6] for go in GO):
        place = island.cell(*view.fits(view.seat)[0])
        goals = [goal for goal in targets(view) if goal != place]
        goals.sort(key=lambda goal: hours_to(island, goal)[place])
        ways = dict.fromkeys(way_on(island, place, goal) for goal in goals)
        return [Choice(GO[way], reasons.LATER, aim=reasons.way(way)) for way in ways]
    found: list[Choice] = []
    if first != STOP:
        found.append(Choice(STOP, reasons.OVER))
    if isinstance(actions[-1], Declare) and view.fit_cells(view.seat).bit_count() <= DOUBTFUL:
        guesses = [Declare(*place) for place in view.fits(view.seat)]
        found += [Choice(guess, reasons.RISK) for guess in guesses if guess != first]
    return found
