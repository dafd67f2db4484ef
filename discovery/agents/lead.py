"""How far one of two things that were tried with the same chance lies ahead, and how surely."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def lead_over(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean lead of `one` over `other`, and its standard error.

    Both hold what playouts of the same chances brought, in the same order; at least two of them.

    >>> lead_over([3.0, 5.0], [1.0, 1.0])
    (3.0, 1.0)
    """
    gaps = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1)
    return mean, sqrt(spread / count)
