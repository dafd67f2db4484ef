"""How somebody with certain clues is likely to choose the next errand.

The strength of an errand's pull is what these players are known to go by, made blurred: bits an
hour, the nearest fort before the nearest site, or nothing but the way.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.island.dangers import TYPICAL
from discovery.agents.island.odds import weights_of
from discovery.agents.island.playouts import BITS_OF_SITE, DEED, FINE, MISSING, bits_of_reading
from discovery.agents.island.roads import ARMED, hours_to

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.agents.island.roads import Costs
    from discovery.rules.island.island import Island

PLANNER, READER, STROLLER = range(3)
"""Goes by bits an hour; reads what is near, opens what lies on the way; follows no clue."""
HABITS = ((PLANNER, 0.9), (READER, 0.07), (STROLLER, 0.03))
"""How likely each of them is before anything was seen."""
KEEN = 3.0
"""Power of bits an hour with which errands draw a planner."""
READ_NEAR, STROLL_NEAR = 4.0, 20.0
"""Hours by which a way must be longer to draw 2.7 times less."""
ENOUGH = 2
"""Sites from which on a reader digs."""


class Mind(NamedTuple):
    """What somebody is like, and the clues that it has read, sorted."""

    habit: int
    clues: tuple[int, ...]


def costs_of(mind: Mind) -> Costs:
    """Return the costs of steps by which someone chooses its ways."""
    return ARMED if mind.habit == READER else TYPICAL


def pulls(
    island: Island, mind: Mind, forts: Sequence[int], sites: Sequence[int], place: int
) -> dict[int, float]:
    """Return for the cell of each errand how strongly it draws someone on the cell `place`.

    `forts` are cells of forts to be read, `sites` numbers of sites to be opened. It is empty when
    nobody with such clues can be there.
    """
    weights = weights_of(island, sites, mind.clues)
    if not weights:
        return {}
    if mind.habit == PLANNER:
        return _by_bits(island, forts, weights, place)
    cells = [island.sites[site] for site in weights]
    near = STROLL_NEAR
    if mind.habit == READER:
        near = READ_NEAR
        cells = list(forts) if forts and len(cells) > ENOUGH else cells
    else:
        cells += forts
    costs = costs_of(mind)
    return {cell: exp(-hours_to(island, cell, costs)[place] / near) for cell in cells}


def _by_bits(
    island: Island, forts: Sequence[int], weights: Mapping[int, float], place: int
) -> dict[int, float]:
    each = FINE / sum(weights.values())
    parts = {island.sites[site]: int(weight * each) for site, weight in weights.items()}
    worth = {cell: BITS_OF_SITE[part] for cell, part in parts.items()}
    bits = bits_of_reading(sum([MISSING[part] for part in parts.values()]))
    worth.update(dict.fromkeys(forts, bits))
    return {
        cell: (bits / (hours_to(island, cell, TYPICAL)[place] + DEED)) ** KEEN
        for cell, bits in worth.items()
    }
