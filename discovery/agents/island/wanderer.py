"""A computer player of the treasure island without a plan, but with enough sense to end a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.island.ways import targets, way_to_nearest
from discovery.agents.random_agent import WHIM
from discovery.rules.island.actions import GO, Declare, Go

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import View
    from discovery.rules.island.actions import Action as IslandAction
    from discovery.rules.island.view import IslandView


class IslandWanderer(Agent):
    """Picks a kind of action first, then one of that kind, each as likely as any other.

    It declares only a place that alone fits its path. Once it knows where it is, it walks towards
    the nearest unread checkpoint or unopened site that can hold the treasure.
    """

    def __init__(self, seed: int) -> None:
        self._chance = OwnChance(seed)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return a legal action."""
        return (Choice(self._next(cast("IslandView", view)), WHIM),)

    def _next(self, known: IslandView) -> IslandAction:
        kinds = _kinds(known)
        group = kinds[self._chance.pick(range(len(kinds)))]
        if isinstance(group[0], Go) and known.located(known.seat):
            return self._walk(known, group)
        return group[self._chance.pick(range(len(group)))]

    def _walk(self, view: IslandView, group: Sequence[IslandAction]) -> IslandAction:
        x, y = view.place(view.seat) or (0, 0)
        direction = way_to_nearest(view.island, view.island.cell(x, y), targets(view))
        if direction is None:
            return group[self._chance.pick(range(len(group)))]
        return GO[direction]


def _kinds(view: IslandView) -> list[Sequence[IslandAction]]:
    """Return the legal actions by kind, of the declarations only one that cannot be wrong."""
    actions = view.legal_actions()
    kinds: dict[type[IslandAction], list[IslandAction]] = {}
    for action in actions:
        if isinstance(action, Declare):
            break  # declarations come last, and there are a thousand of them
        kinds.setdefault(type(action), []).append(action)
    if isinstance(actions[-1], Declare):
        fits = view.only_fit(view.seat)
        if fits is not None:
            kinds[Declare] = [Declare(*fits)]
    return list(kinds.values())
