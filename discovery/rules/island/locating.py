"""How soon a player can find out where they are: the last condition of an island.

It takes some hundred walks, too long for a frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.island.conditions import Fault
from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.island import STEPS, cells_of, shifted

if TYPE_CHECKING:
    from discovery.rules.game import Chance
    from discovery.rules.island.island import Island

WALKS = 2000
MEDIAN, NEARLY_ALL = 8, 14
"""Steps after which the place must be known in half of all walks, and in 95 % of them."""
NEVER = 10**6


@dataclass(frozen=True, slots=True)
class Locating:
    """Steps after which the terrains seen leave one place, in half of the walks and in 95 %.

    `NEVER` stands for walks that end, with nowhere to go, before that.
    """

    median: int
    nearly_all: int

    @property
    def good(self) -> bool:
        """Whether the condition holds."""
        return self.median <= MEDIAN and self.nearly_all <= NEARLY_ALL


def locating(island: Island, chance: Chance, walks: int = WALKS) -> Locating:
    """Walk from random hexes to unvisited land neighbours, each as likely, and tell how soon."""
    starts = tuple(cells_of(island.plain_land))
    steps = sorted(_walk(island, chance, chance.pick(starts)) for _ in range(walks))
    return Locating(steps[(walks - 1) // 2], steps[-(-walks * 95 // 100) - 1])


def _walk(island: Island, chance: Chance, cell: int) -> int:
    """Return the steps until only one place fits."""
    seen = {cell}
    places = island.bits[island.ground[cell]]
    steps = 0
    while places & places - 1:
        ways = [
            direction
            for direction in DIRECTIONS
            if island.ways[cell] >> direction & 1 and cell + STEPS[direction] not in seen
        ]
        if not ways:
            return NEVER
        step = STEPS[chance.pick(ways)]
        cell += step
        seen.add(cell)
        places = shifted(places, step) & island.bits[island.ground[cell]]
        steps += 1
    return steps


def locating_doubt(found: Locating) -> Fault | None:
    """Return the warning that an island deserves, None when the condition holds."""
    if found.good:
        return None
    text = mark(
        "Half of all walkers know their place after {median} steps, 95 % after {nearly_all}; "
        "it should be {best} and {most} at most."
    )
    values = {
        "median": _words(found.median),
        "nearly_all": _words(found.nearly_all),
        "best": MEDIAN,
        "most": NEARLY_ALL,
    }
    return Fault(Message(text, values))


def _words(steps: int) -> object:
    return Message(mark("countless")) if steps == NEVER else steps
