"""Events and accessories: which kit to take, when to use a card."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING

from discovery.agents.island.bearings import hours_until_known
from discovery.agents.island.roads import LOST_HOURS
from discovery.rules.island.equipment import AFFORDABLE, ITEMS, items_of
from discovery.rules.island.markers import COUNTS, MARKERS, NONE
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from discovery.rules.island.view import IslandView

STEPS_OF_GAME = 60
"""Steps on markers that a player takes in a game, more or less."""
RING = 24
"""Places where someone can be set down who was lost at a place that they knew."""


def weapons_of(view: IslandView) -> int:
    """Return the accessories that the view's seat can still use, as a bit set."""
    return sum(1 << card.item for card in view.kit(view.seat) or () if card.left)


def saved_by(item: int) -> float:
    """Return the hours that one event costs that an accessory wards off."""
    return float(DAY * ITEMS[item].turns or LOST_HOURS)


@cache
def met_each_step(item: int) -> float:
    """Return how often an accessory's event is met on a step, on ground of any kind."""
    shown = sum(count for face, count in zip(MARKERS, COUNTS, strict=True) if face.item == item)
    return shown / sum(COUNTS)


def uses_needed(times: float, most: int) -> float:
    """Return how many of `most` uses are likely to be needed for events met `times` on average.

    Events come one by one, so that their number follows Poisson's law.

    >>> round(uses_needed(1.0, 1), 3), round(uses_needed(1.0, 2), 3)
    (0.632, 0.896)
    """
    odds = exp(-times)
    needed, more = 0.0, 1.0 - odds
    for use in range(1, most + 1):
        needed += more
        odds *= times / use
        more -= odds
    return needed


@cache
def best_kit() -> int:
    """Return the kit that is likely to save most hours."""

    def saved(kit: int) -> float:
        return sum(
            uses_needed(met_each_step(item) * STEPS_OF_GAME, ITEMS[item].uses) * saved_by(item)
            for item in items_of(kit)
        )

    return max(AFFORDABLE, key=lambda kit: (saved(kit), kit))


def ward_off(view: IslandView) -> bool:
    """Return whether a use of the accessory is worth it against the event that was just met.

    Only for someone lost anyway who knows next to nothing can it be better to keep a last use.
    """
    marker = view.marker(view.seat)
    if marker is None or marker.item == NONE or not marker.lost or view.located(view.seat):
        return True
    fits = view.fit_cells(view.seat).bit_count()
    cost = max(0, DAY - view.hours) + hours_until_known(view.island.plain_land.bit_count() // 5)
    cost -= hours_until_known(fits)
    left = next(card.left for card in view.kit(view.seat) or () if card.item == marker.item)
    times = met_each_step(marker.item) * STEPS_OF_GAME
    needed = uses_needed(times, left) - uses_needed(times, left - 1)
    return cost >= needed * LOST_HOURS
