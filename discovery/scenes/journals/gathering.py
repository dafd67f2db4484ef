"""Own dice that are picked from anywhere, to be rolled into the storage."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from discovery.rules.journals.actions import STORE, Gather, Place
from discovery.rules.journals.dice import FRESH
from discovery.scenes.journals.targets import OnBank, OnDie, OnPlace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.targets import Target


class Gathering:
    """What can be picked by `seat`, and what is. Places are known with a count of 0."""

    def __init__(self, actions: Sequence[Action], seat: Seat) -> None:
        """Begin with all that can be had without taking anything of one's own board away."""
        self._seat = seat
        self._actions: dict[frozenset[tuple[Place, int]], Gather] = {}
        self.limits: Counter[Place] = Counter()
        for action in actions:
            if isinstance(action, Gather):
                counts = _counts(action)
                self._actions.setdefault(frozenset(counts.items()), action)
                self.limits |= counts
        self.chosen: Counter[Place] = Counter(
            {place: most for place, most in self.limits.items() if place.seat != seat}
        )
        if self.action is None:
            self.chosen.clear()

    @property
    def action(self) -> Gather | None:
        """The action for what is picked, None if there is none."""
        return self._actions.get(frozenset(self.chosen.items()))

    @property
    def number(self) -> int:
        """How many dice are picked."""
        return self.chosen.total()

    def places(self, target: Target) -> list[Place]:
        """Return the places that a thing on the table stands for."""
        return [place for place in self.limits if self._stands(target, place)]

    def picked(self, target: Target) -> int:
        """Return how many dice are picked there."""
        return sum(self.chosen[place] for place in self.places(target))

    def press(self, target: Target) -> bool:
        """Pick one die more there, or none after the last; tell whether anything changed."""
        places = self.places(target)
        before = dict(self.chosen)
        for place in places:
            if self.chosen[place] < self.limits[place]:
                self.chosen[place] += 1
                if self.action is not None:
                    return True
                self.chosen = Counter(before)
        for place in places:
            del self.chosen[place]
        return before != self.chosen

    def _stands(self, target: Target, place: Place) -> bool:
        match target:
            case OnDie(code):
                stored = (place.seat, place.slot) == (self._seat, STORE)
                return stored and code % FRESH == self._seat * 4 + place.face
            case OnPlace(other):
                return place == other
            case OnBank(bank):
                return place.seat < 0 and place.slot == bank
            case _:
                return False


def _counts(action: Gather) -> Counter[Place]:
    counts: Counter[Place] = Counter()
    for place in action.places:
        counts[replace(place, count=0)] += place.count
    return counts
