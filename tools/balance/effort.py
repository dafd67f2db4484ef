"""How many turns a route takes a sensible player who has the three base actions alone.

A small game of its own: no other players, no tribes. It needs as many dice as the fewest blocks
along the route take, a die on each slot and a journal die for each; every die beyond the five of
one's own is a grey one, which costs `GREY_TURNS` turns to come by.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.rules.journals.cards import Route

FOOT, HORSE, PARLEY, JOURNAL = range(4)
DIE = (FOOT, FOOT, HORSE, PARLEY, JOURNAL, JOURNAL)
OWN = 5
GREY_TURNS = 2.0
LONGEST = 200


@dataclass
class Needs:
    """What is still to be prepared: blocks of river, so many of which may be rides, and climbs."""

    river: int
    rides: int
    climbs: int

    @classmethod
    def of(cls, side: str) -> Needs:
        """Return the fewest base actions that walk a side of a route."""
        needs = cls(0, 0, 0)
        for run in re.findall(r"r+|m+", side):
            if run[0] == "r":
                blocks = -(-len(run) // 3)
                needs.river += blocks
                needs.rides += 3 * blocks - len(run)
            else:
                needs.climbs += -(-len(run) // 2)
        return needs

    @property
    def blocks(self) -> int:
        """Number of blocks still to be prepared."""
        return self.river + self.climbs


class Solo:
    """One player under way on a side of a route."""

    def __init__(self, side: str, random: Random) -> None:
        """Roll all dice."""
        self.random = random
        self.needs = Needs.of(side)
        self.blocks = self.needs.blocks
        self.bank = max(OWN, 2 * self.blocks)
        self.storage = [0] * 4
        self.take()

    def turns(self) -> int:
        """Return after how many turns the route is explored."""
        for turn in range(1, LONGEST):
            if not self.needs.blocks and self.storage[JOURNAL] >= self.blocks:
                return turn
            if not (self.prepare() or self.change_duty()):
                self.take()
        return LONGEST

    def prepare(self) -> bool:
        """Prepare as many of the missing blocks as one face allows; return whether any."""
        needs, storage = self.needs, self.storage
        rides = min(storage[HORSE], needs.rides, needs.river)
        walks = min(storage[FOOT] // 2, needs.river)
        steep = max((PARLEY, HORSE, JOURNAL, FOOT), key=lambda face: storage[face] >= 3)
        climbs = min(storage[steep] // 3, needs.climbs)
        best = max(rides, walks, climbs)
        if not best:
            return False
        if best == climbs:
            needs.climbs -= best
            self._spend(steep, best, 2)
        elif best == walks:
            needs.river -= best
            needs.rides = min(needs.rides, needs.river)
            self._spend(FOOT, best, 1)
        else:
            needs.river -= best
            needs.rides -= best
            self._spend(HORSE, best, 0)
        return True

    def _spend(self, face: int, blocks: int, discarded: int) -> None:
        self.storage[face] -= blocks * (discarded + 1)
        self.bank += blocks * discarded

    def change_duty(self) -> bool:
        """Turn one or two dice to the face that is wanted, when that is enough; tell whether."""
        storage = self.storage
        if self.needs.blocks:
            wanted, number = (FOOT, 2) if self.needs.river else (PARLEY, 3)
            if not self.needs.river:
                wanted = max(range(4), key=lambda face: storage[face])
        else:
            wanted, number = JOURNAL, self.blocks
        missing = number - storage[wanted]
        others = [face for face in range(4) if face != wanted for _ in range(storage[face])]
        if not 0 < missing <= 2 or len(others) <= missing:
            return False
        for face in others[: missing + 1]:
            storage[face] -= 1
        storage[wanted] += missing
        self.bank += 1
        return True

    def take(self) -> None:
        """Take all dice but those that are wanted as they are, and roll them."""
        keep = self.storage[JOURNAL] if not self.needs.blocks else 0
        dice = self.bank + sum(self.storage) - keep
        self.bank = 0
        self.storage = [0, 0, 0, keep]
        for _ in range(dice):
            self.storage[self.random.choice(DIE)] += 1


def side_effort(side: str, games: int, seed: int) -> float:
    """Return the mean turns that a side takes."""
    random = Random(seed)
    grey = max(0, 2 * Needs.of(side).blocks - OWN)
    return fmean(Solo(side, random).turns() for _ in range(games)) + GREY_TURNS * grey


def effort(route: Route, games: int = 400, seed: int = 1) -> float:
    """Return the mean turns that the easier side of a route takes."""
    return min(side_effort(side, games, seed) for side in route.sides)
