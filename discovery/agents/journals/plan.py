"""What is still to be done for an exploration: which blocks to prepare, how many journals.

A plan is the cheapest way to the end of a route that uses prepared blocks and new ones. Blocks are
laid as far as they go; that misses a few ways, which is all right for a plan. The costs are
guesses of how many turns it takes to come by the dice; they are no rules.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.journals.cards import ANY, BASE
from discovery.rules.journals.cardset import Table
from discovery.rules.journals.scoring import gain
from discovery.rules.journals.walking import common

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.journals.cardset import CardSet

WRITING = 0.9
"""Cost of a journal die for each block."""
NEW = {1: 0.9, 2: 1.5, 3: 2.3}
"""Cost of a new block by the number of dice it takes, all of one given face."""
NEW_ANY = {1: 0.4, 2: 0.9, 3: 1.9}
"""The same where the face is free."""


class Plan(NamedTuple):
    """A way to the end: its cost, slots to prepare, prepared slots that it uses."""

    cost: float
    wanted: tuple[int, ...]
    kept: tuple[int, ...]

    @property
    def blocks(self) -> int:
        """How many journal dice it takes."""
        return len(self.wanted) + len(self.kept)


class Planner:
    """Makes plans and remembers them."""

    def __init__(self, cards: CardSet) -> None:
        """Plan with these cards."""
        self.cards = cards
        self.gains: Table[tuple[tuple[int, ...], int], int] = Table(
            lambda key: gain(cards, key[0], (key[1],))
        )
        """Points of (what is recorded, one card more)."""
        self.marches: Table[tuple[int, ...], tuple[int, ...]] = Table(
            lambda tribes: (*BASE, *sorted(tribe for tribe in tribes if tribe in cards.marches))
        )
        """The slots of a seat with these tribes."""
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Plan] = {}
        self._costs = {
            slot: (NEW_ANY if march.face == ANY else NEW).get(march.spent + march.kept, 3.0)
            for slot, march in cards.marches.items()
        }

    def plan(self, card: int, prepared: Sequence[int], marches: Sequence[int]) -> Plan:
        """Return the cheapest plan for a card, with slots that are prepared and that can be."""
        key = (card, tuple(sorted(prepared)), tuple(marches))
        found = self._known.get(key)
        if found is None:
            if len(self._known) > 20_000:
                self._known.clear()
            found = min(
                (self._along(side, key[1], key[2]) for side in self.cards.sides[card]),
                key=lambda plan: plan.cost,
            )
            self._known[key] = found
        return found

    def _along(self, route: str, prepared: tuple[int, ...], marches: tuple[int, ...]) -> Plan:
        """Find the cheapest plan, step by step: from each place every block goes on."""
        steps = self.cards.steps
        limits = Counter(prepared)
        best: list[dict[tuple[int, ...], Plan]] = [{} for _ in range(len(route) + 1)]
        best[0][()] = Plan(0.0, (), ())
        for at in range(len(route)):
            for used, plan in best[at].items():
                for slot, limit in limits.items():
                    reach = common(route, at, steps[slot])
                    if reach and used.count(slot) < limit:
                        kept = tuple(sorted((*used, slot)))
                        cost = plan.cost + WRITING
                        _improve(best[at + reach], kept, Plan(cost, plan.wanted, kept))
                for slot in marches:
                    reach = common(route, at, steps[slot])
                    if reach:
                        cost = plan.cost + WRITING + self._costs[slot]
                        wanted = (*plan.wanted, slot)
                        _improve(best[at + reach], used, Plan(cost, wanted, used))
        return min(best[-1].values(), key=lambda plan: plan.cost)


@lru_cache(maxsize=2)
def planner_of(cards: CardSet) -> Planner:
    """Return the planner for a set of cards; what it once worked out holds in every game."""
    return Planner(cards)


def _improve(plans: dict[tuple[int, ...], Plan], used: tuple[int, ...], plan: Plan) -> None:
    known = plans.get(used)
    if known is None or plan.cost < known.cost:
        plans[used] = plan


def worth_of(plan: Plan, points: float) -> float:
    """Return what an exploration is worth for its cost."""
    return points / (plan.cost + 2.0)
