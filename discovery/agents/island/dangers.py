"""Events and accessories: which kit to take, when to use a card, what a step may cost."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING

from discovery.agents.island.bearings import hours_until_known
from discovery.agents.island.roads import LOST_HOURS, Costs
from discovery.rules.island.equipment import AFFORDABLE, ITEMS, items_of
from discovery.rules.island.markers import MARKERS, NONE, PLACE_HOURS, STACKS
from discovery.rules.island.turns import DAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.island.view import IslandView

STEPS_OF_GAME = 65
"""Steps on markers that a player takes in a game, more or less."""
EVEN = tuple(len(stack) / sum(map(len, STACKS)) for stack in STACKS)
"""Parts of the steps on each terrain for someone who goes by how many markers there are."""
TRODDEN = (0.37, 0.16, 0.35, 0.08, 0.04)
"""Parts of the steps on each terrain as ways really go; measured in games of experts."""
REST = 4.0
"""Hours of a day that are left, on average, when an event ends it."""
ASTRAY = 28.0
"""What getting lost costs with the rest of the day."""
DAYLIGHT = 0.78
"""Part of the hours on markers that counts: what a day's last step takes beyond its end is free."""
UNWARDED = 0.5
"""Part of the events that nothing wards off, in the middle of a game."""
REMADE = 2.0
"""Markers of the whole stack that count with those left: a stack that is used up is made again."""


@cache
def harm(marker: int) -> float:
    """Return the hours that the event on a marker costs, 0 without one."""
    face = MARKERS[marker]
    if not face.event:
        return 0.0
    return ASTRAY if face.lost else DAY * face.turns + REST


@cache
def met_each_step(item: int, shares: Costs) -> float:
    """Return how often an accessory's event is met on a step; `shares` are those of terrains."""
    return sum(
        share * sum(MARKERS[marker].item == item for marker in stack) / len(stack)
        for share, stack in zip(shares, STACKS, strict=True)
    )


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
def best_kits(shares: Costs, most: int) -> tuple[tuple[int, float], ...]:
    """Return kits and the hours that they are likely to save, the one that saves most first.

    Kits of which a better one has everything are left out.
    """

    def saved(kit: int) -> float:
        return sum(
            uses_needed(met_each_step(item, shares) * STEPS_OF_GAME, ITEMS[item].uses)
            * (DAY * ITEMS[item].turns or LOST_HOURS)
            for item in items_of(kit)
        )

    found: list[tuple[int, float]] = []
    for hours, kit in sorted(((saved(kit), kit) for kit in AFFORDABLE), reverse=True):
        if all(kit & ~better for better, _ in found):
            found.append((kit, hours))
        if len(found) == most:
            break
    return tuple(found)


def best_kit(shares: Costs) -> int:
    """Return the kit that is likely to save most hours."""
    return best_kits(shares, 1)[0][0]


def use_needed(view: IslandView, item: int, steps: float) -> float:
    """Return how likely all uses left of an accessory are needed in so many steps; 1 with none."""
    left = next((card.left for card in view.kit(view.seat) or () if card.item == item), 0)
    if not left:
        return 1.0
    times = met_each_step(item, TRODDEN) * steps
    return uses_needed(times, left) - uses_needed(times, left - 1)


def costs_now(view: IslandView, steps: float, left: float | None = None) -> Costs:
    """Return what a step onto each kind of ground costs, by the markers and cards that are left.

    `steps` are those to come: an accessory that is used now is missing later. `left` are the
    hours until midnight, for the very next step; what it takes beyond them is free.
    """
    needed = [use_needed(view, item, steps) for item in range(len(ITEMS))]

    def cost(markers: Sequence[int]) -> float:
        total = 0.0
        for marker in markers:
            face = MARKERS[marker]
            total += DAYLIGHT * face.hours if left is None else min(left, face.hours)
            total += harm(marker) * (1.0 if face.item == NONE else needed[face.item])
        return total

    found = []
    for terrain, stack in enumerate(STACKS):
        here = view.stack(terrain)
        found.append((cost(here) + REMADE * cost(stack) / len(stack)) / (len(here) + REMADE))
    place = DAYLIGHT * PLACE_HOURS if left is None else min(left, PLACE_HOURS)
    return (*found, 0.0, place, place)


def typical_costs() -> Costs:
    """Return what steps cost in the middle of a game, events included."""
    costs = [
        sum(DAYLIGHT * MARKERS[marker].hours + UNWARDED * harm(marker) for marker in stack)
        / len(stack)
        for stack in STACKS
    ]
    return (*costs, 0.0, DAYLIGHT * PLACE_HOURS, DAYLIGHT * PLACE_HOURS)


TYPICAL = typical_costs()


def pace_of(costs: Costs) -> float:
    """Return how much more than `TYPICAL` ways are likely to cost."""
    usual, now = (
        sum(share * cost for share, cost in zip(TRODDEN, of, strict=False))
        for of in (TYPICAL, costs)
    )
    return now / usual


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
    return cost >= use_needed(view, marker.item, STEPS_OF_GAME) * LOST_HOURS
