"""Moving a cursor with arrows over things that lie anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from discovery.ui.intents import Command

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ARROWS = {
    Command.UP: (0, -1),
    Command.RIGHT: (1, 0),
    Command.DOWN: (0, 1),
    Command.LEFT: (-1, 0),
}
"""Ways on the screen, y growing downwards."""
STEPS = {Command.NEXT: 1, Command.PREVIOUS: -1}
"""How far the focus goes on in its order."""
MOVING = frozenset({*ARROWS, *STEPS})
"""Commands that move the focus or the cursor."""

Thing = TypeVar("Thing")
Spot = TypeVar("Spot", bound=tuple[float, float])


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


def next_in(ring: Sequence[Thing], focus: Thing | None, step: int) -> Thing | None:
    """Return what has the focus after `step` more in an order that ends where it begins.

    >>> next_in("abc", "c", 1), next_in("abc", None, -1), next_in("", "c", 1)
    ('a', 'c', 'c')
    """
    if focus is not None and focus in ring:
        return ring[(ring.index(focus) + step) % len(ring)]
    return ring[0 if step > 0 else -1] if ring else focus
