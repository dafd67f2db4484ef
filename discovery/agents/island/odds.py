"""How likely the treasure lies where, and what one more clue is likely to tell."""

from __future__ import annotations

from collections import Counter
from math import log2
from typing import TYPE_CHECKING

from discovery.rules.island.notebook import ways_to_lie

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.island.island import Island


def weights_of(island: Island, sites: Sequence[int], clues: Sequence[int]) -> dict[int, float]:
    """Return for each site that agrees with clues in how many ways they can have been dealt."""
    return {site: float(ways) for site in sites if (ways := ways_to_lie(island.cards[site], clues))}


def chances(
    island: Island,
    possible: Sequence[int],
    clues: Sequence[int],
    hints: Mapping[int, float] | None = None,
) -> dict[int, float]:
    """Return for each possible site how likely the treasure is there.

    `hints` are weights that something else than the clues gives them.
    """
    weights = weights_of(island, possible, clues)
    if hints is not None:
        weights = {site: weight * hints[site] for site, weight in weights.items()}
    total = sum(weights.values())
    return {site: weight / total for site, weight in weights.items()}


def entropy(parts: Sequence[float]) -> float:
    """Return the bits that are missing to know which of several things is the case.

    >>> entropy([1, 1, 1, 1]), entropy([5])
    (2.0, 0.0)
    """
    total = sum(parts)
    return -sum(part / total * log2(part / total) for part in parts if part) + 0.0


def bits_of_clue(island: Island, odds: Mapping[int, float], clues: Sequence[int]) -> float:
    """Return the bits that reading one more clue is likely to bring."""
    left = len(island.cards[0]) - len(clues)
    known = Counter(clues)
    after: dict[int, list[float]] = {}
    for site, odd in odds.items():
        for clue, count in (Counter(island.cards[site]) - known).items():
            after.setdefault(clue, []).append(odd * count / left)
    missing = sum(sum(parts) * entropy(parts) for parts in after.values())
    return entropy(list(odds.values())) - missing
