"""Moving a cursor with arrows over things that lie anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

Spot = TypeVar("Spot", bound=tuple[float, float])
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south and west, y growing southwards."""


def nearest_towards(
    start: tuple[float, float], direction: tuple[int, int], spots: Iterable[Spot]
) -> Spot | None:
    """Return the spot that one expects from `start` when pressing an arrow; None if none is there.

    What lies straight ahead is preferred: a step aside counts double, and nothing counts that lies
    further aside than three times its way ahead.

    >>> nearest_towards((0, 0), (1, 0), [(1, 2), (2, 0), (-1, 0)])
    (2, 0)
    """
    best: tuple[float, Spot] | None = None
    for spot in spots:
        right, down = spot[0] - start[0], spot[1] - start[1]
        ahead = right * direction[0] + down * direction[1]
        aside = abs(right * direction[1]) + abs(down * direction[0])
        if ahead <= 0 or aside > 3 * ahead:
            continue
        cost = ahead + 2 * aside
        if best is None or (cost, spot) < best:
            best = (cost, spot)
    return None if best is None else best[1]


def nearest(start: tuple[float, float], spots: Iterable[Spot]) -> Spot | None:
    """Return the spot closest to `start`, None if there are no spots."""
    return min(
        spots,
        key=lambda spot: ((spot[0] - start[0]) ** 2 + (spot[1] - start[1]) ** 2, spot),
        default=None,
    )
