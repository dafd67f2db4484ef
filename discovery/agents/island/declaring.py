"""When to say where one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import Choice
from discovery.agents.island import reasons
from discovery.rules.island.actions import GO, Declare

if TYPE_CHECKING:
    from discovery.agents.agent import OwnChance
    from discovery.agents.island.temper import Temper
    from discovery.rules.island.view import IslandView


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
