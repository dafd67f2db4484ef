"""What it still takes to write an exploration down: which dice, of which faces, how many journals.

A *cover* is a choice of exploration actions whose blocks lie end to end along a route. The dearest
are left out, and every block is laid as far as it goes: a player plans, the rules decide.
"""

from __future__ import annotations

from heapq import nsmallest
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.journals.cards import ANY, BASE
from discovery.rules.journals.cardset import Table
from discovery.rules.journals.walking import common

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.journals.cardset import CardSet

MOST_COVERS = 10
"""Covers kept for each place along a route."""
MOST_NEEDS = 4
"""Needs kept for each exploration and what is prepared for it."""
WRITING = 0.8
"""Rough cost of a journal die, in turns; ranks covers only."""
EACH_DIE = (0.0, 0.8, 1.3, 1.9, 2.6)
"""Rough cost of a block by the number of its dice of one given face."""
ANY_FACE = 0.35
"""What a block is cheaper by when its face is free."""

Cover = tuple[float, tuple[int, ...]]
Target = tuple[int, int]
"""The current exploration and a second one after it, 0 for none."""


class Need(NamedTuple):
    """What one cover still takes.

    `faces` are the dice of each face for the blocks that are not prepared, `free` the numbers of
    dice, alike but of any face, of the others; `blocks` counts all blocks, a journal die each.
    `kept` are the dice that the missing ones will keep on slots, `slots` these themselves.
    """

    faces: tuple[int, int, int, int]
    free: tuple[int, ...]
    blocks: int
    kept: int
    slots: tuple[int, ...]


class Ways:
    """Works out covers and needs for one set of cards, and remembers them."""

    def __init__(self, cards: CardSet) -> None:
        """Prepare the tables; they fill themselves."""
        self.cards = cards
        self.costs = {
            slot: EACH_DIE[min(4, march.spent + march.kept)] - ANY_FACE * (march.face == ANY)
            for slot, march in cards.marches.items()
        }
        self._along: Table[tuple[str, tuple[int, ...]], tuple[Cover, ...]] = Table(self._lay)
        self._covers: Table[tuple[Target, tuple[int, ...]], tuple[Cover, ...]] = Table(self._join)
        self.needs: Table[tuple[Target, tuple[int, ...], tuple[int, ...]], tuple[Need, ...]]
        self.needs = Table(self._needs)

    def marches_of(self, tribes: Iterable[int]) -> tuple[int, ...]:
        """Return what a seat with these tribes can walk by: slots, and guides as negative cards."""
        marches = sorted(card for card in tribes if card in self.cards.marches)
        guides = sorted(-card for card in tribes if self._guides(card))
        return (*guides, *marches, *BASE)

    def _guides(self, card: int) -> str:
        deed = self.cards.deeds.get(card)
        return deed.steps if deed is not None and deed.effect == "guide" else ""

    def _lay(self, key: tuple[str, tuple[int, ...]]) -> tuple[Cover, ...]:
        """Return the cheapest covers of a route by these slots, from its end backwards."""
        route, slots = key
        steps = self.cards.steps
        best: list[tuple[Cover, ...]] = [()] * len(route) + [((0.0, ()),)]
        for at in range(len(route) - 1, -1, -1):
            found: dict[tuple[int, ...], float] = {}
            for slot in slots:
                reach = common(route, at, steps[slot])
                if reach:
                    more = WRITING + self.costs[slot]
                    for cost, rest in best[at + reach]:
                        found[tuple(sorted((slot, *rest)))] = cost + more
            best[at] = tuple(nsmallest(MOST_COVERS, ((c, slots) for slots, c in found.items())))
        return best[0]

    def _join(self, key: tuple[Target, tuple[int, ...]]) -> tuple[Cover, ...]:
        """Return the cheapest covers of a target, with the steps that guides add left out."""
        (card, second), marches = key
        slots = tuple(slot for slot in marches if slot > 0)
        routes = set(self.cards.routes(card, second))
        for guide in (-slot for slot in marches if slot < 0):
            step = self._guides(guide)
            routes |= {
                route[:at] + route[at + 1 :]
                for route in routes
                for at in range(len(route))
                if len(route) > 1 and route[at] == step and route[at - 1 : at] != step
            }
        covers = {cover for route in routes for cover in self._along[route, slots]}
        return tuple(nsmallest(2 * MOST_COVERS, covers))

    def _needs(self, key: tuple[Target, tuple[int, ...], tuple[int, ...]]) -> tuple[Need, ...]:
        """Return what a target takes with these slots prepared (sorted), the cheapest first."""
        target, marches, prepared = key
        known = tuple(sorted({*marches, *prepared}))
        found: dict[Need, float] = {}
        for cost, slots in self._covers[target, known]:
            missing = list(slots)
            for slot in prepared:
                if slot in missing:
                    missing.remove(slot)
                    cost -= self.costs[slot]  # noqa: PLW2901 - what is prepared costs no more
            found[self._need(tuple(missing), slots)] = cost
        return tuple(nsmallest(MOST_NEEDS, found, key=lambda need: found[need]))

    def _need(self, missing: tuple[int, ...], slots: tuple[int, ...]) -> Need:
        faces = [0] * 4
        free = []
        kept = 0
        for slot in missing:
            march = self.cards.marches[slot]
            if march.face == ANY:
                free.append(march.spent + march.kept)
            else:
                faces[march.face] += march.spent + march.kept
            kept += march.kept
        foot, horse, parley, journal = faces
        return Need((foot, horse, parley, journal), tuple(free), len(slots), kept, missing)
