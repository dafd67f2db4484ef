"""The nine accessories: what they cost, how often and against what they help."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.rules.game import mark
from discovery.rules.island.ground import JUNGLE, MOUNTAIN, OUTBACK, PLAIN, SWAMP

BUDGET = 24
"""Points that each player may spend."""


@dataclass(frozen=True, slots=True)
class Item:
    """An accessory: `turns` are the lost turns that it saves, 0 for one against getting lost.

    `danger` is what happens on a marker that shows it.
    """

    word: str
    name: str
    terrains: tuple[int, ...]
    cost: int
    uses: int
    turns: int
    danger: str


ROPE, TOOL, CANTEEN, BINOCULARS, RADIO, SURVIVAL_KIT, COMPASS, KNIFE, FLASHLIGHT = range(9)
ITEMS = (
    Item("rope", mark("Rope"), (MOUNTAIN,), 1, 1, 1, mark("A fall")),
    Item("tool", mark("Multi-use tool"), (SWAMP, OUTBACK), 2, 2, 1, mark("A technical problem")),
    Item("canteen", mark("Canteen"), (PLAIN,), 2, 2, 1, mark("Thirst")),
    Item("binoculars", mark("Binoculars"), (MOUNTAIN,), 2, 2, 0, mark("Fog")),
    Item("radio", mark("Radio"), (SWAMP,), 2, 1, 2, mark("A storm")),
    Item("kit", mark("Survival kit"), (MOUNTAIN, SWAMP), 3, 2, 2, mark("An injury")),
    Item("compass", mark("Compass"), (JUNGLE,), 4, 2, 0, mark("A thicket")),
    Item("knife", mark("Knife"), (PLAIN, SWAMP, OUTBACK), 5, 2, 0, mark("Wild animals")),
    Item("flashlight", mark("Flashlight"), (JUNGLE, OUTBACK), 9, 3, 2, mark("Night")),
)
"""Costs and terrains are the source's, but the knife's; the rest are rulings of this house."""
NO_USES = (0,) * len(ITEMS)


def items_of(kit: int) -> tuple[int, ...]:
    """Return the items of a kit, which is a bit set.

    >>> items_of(0b101)
    (0, 2)
    """
    return tuple(number for number in range(len(ITEMS)) if kit >> number & 1)


def cost_of(kit: int) -> int:
    """Return what a kit costs.

    >>> cost_of(0b111111111)
    30
    """
    return sum(ITEMS[number].cost for number in items_of(kit))


AFFORDABLE = tuple(kit for kit in range(1 << len(ITEMS)) if cost_of(kit) <= BUDGET)
"""Every kit that the points allow, the empty one among them."""
