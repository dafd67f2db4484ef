"""How far prepared actions lead along an exploration."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.journals.reaching import Reaching

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from discovery.rules.journals.reaching import Selection
    from discovery.rules.journals.view import JournalsView

GUIDE = 0
"""Stands for the slot of a step that a guide adds."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A block on the way: the slot that gives it, how many of its steps are used, and lost."""

    slot: int
    used: int
    lost: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """What actions in `slots` do for an exploration.

    Along `side` (an index of the route's sides) they cover the first `reached` of `length` steps,
    block by block as `walk` tells; `lost` is how many of their steps are lost at least, None as
    long as they do not make it complete. `dice` is how many journal dice set them off: where some
    of them are enough to make it complete, as few as can be. `seconds` are the cards that they
    make complete as well, each with the steps lost then and the journal dice.
    """

    slots: tuple[int, ...]
    side: int
    reached: int
    length: int
    lost: int | None
    walk: tuple[Piece, ...]
    dice: int
    seconds: tuple[tuple[int, int, int], ...]

    @property
    def spare(self) -> int:
        """How many blocks find no step though all are covered: so it cannot be recorded."""
        short = self.lost is not None or self.reached < self.length
        return 0 if short else sum(not piece.used for piece in self.walk)

    def begins(self, step: int) -> int:
        """Return the number, from 1 on, of the block that begins at a step; 0: none does."""
        at = 0
        for number, piece in enumerate(self.walk, 1):
            if at == step and piece.used:
                return number
            at += piece.used
        return 0


@dataclass(frozen=True, slots=True)
class _Way:
    """Blocks laid along the first `reached` steps of a route, by its number; all steps count."""

    route: int
    laid: Selection
    reached: int
    lost: int


def outlook(
    view: JournalsView, slots: Sequence[int], card: int, others: Iterable[int], *, every: bool
) -> Outlook:
    """Return what the seat's actions do for an exploration, and for one of `others` after it.

    If not `every` one of them must be set off, some of them may make it complete.
    """
    seconds = [other for other in others if other]
    sides = view.routes(card)
    joint = [view.routes(card, other) for other in seconds]
    routes = [*sides, *(route for ways in joint for route in ways)]
    reaching = Reaching(routes, [view.steps_of(slot) for slot in slots], view.guides(view.seat))
    least = len(slots) if every else 1
    found = _whole(reaching, routes, least)
    both = []
    first = len(sides)
    for other, ways in zip(seconds, joint, strict=True):
        last = first + len(ways)
        joined = [found[number].lost for number in range(first, last) if number in found]
        if joined:
            both.append((other, min(joined), _fewest(reaching, range(first, last), least)))
        first = last
    whole = [found[number] for number in range(len(sides)) if number in found]
    way = min(whole, key=lambda one: one.lost, default=None)
    best = way or max(
        (_furthest(reaching, number, every=every) for number in range(len(sides))),
        key=lambda one: one.reached,
    )
    walk = _pieces(view.steps_of, slots, reaching, best, every=every)
    length, lost = len(sides[best.route]), None if way is None else way.lost
    dice = len(slots) if way is None else _fewest(reaching, range(len(sides)), least)
    return Outlook(tuple(slots), best.route, best.reached, length, lost, walk, dice, tuple(both))


def order_of(
    steps_of: Callable[[int], str],
    slots: Sequence[int],
    guides: Sequence[str],
    routes: Sequence[str],
) -> tuple[Piece, ...]:
    """Return an order in which all actions in `slots` lead along one of the routes to its end.

    Raises:
        ValueError: there is none.
    """
    reaching = Reaching(routes, [steps_of(slot) for slot in slots], guides)
    way = min(_whole(reaching, routes, len(slots)).values(), key=lambda one: one.lost)
    return _pieces(steps_of, slots, reaching, way, every=True)


def _whole(reaching: Reaching, routes: Sequence[str], least: int) -> dict[int, _Way]:
    """Return how at least so many blocks cover whole routes, with as few steps lost as can be."""
    ends = [reaching.end(number) for number in range(len(routes))]
    left = sum(ends)
    ways = [
        (reaching.length(laid), sum(laid), laid, places & left)
        for laid, places in reaching.places.items()
        if places & left and reaching.count(laid) >= least
    ]
    found = {}
    for steps, _, laid, places in sorted(ways):
        if places & left:
            for number, end in enumerate(ends):
                if places & left & end:
                    length = len(routes[number])
                    found[number] = _Way(number, laid, length, steps - length)
            left &= ~places
    return found


def _fewest(reaching: Reaching, routes: Iterable[int], least: int) -> int:
    """Return the number of blocks, `least` or more, by which one of some routes is covered."""
    ends = sum(map(reaching.end, routes))
    counts = [reaching.count(laid) for laid, at in reaching.places.items() if at & ends]
    return min(count for count in counts if count >= least)


def _furthest(reaching: Reaching, number: int, *, every: bool) -> _Way:
    """Return how blocks cover as much of a route as can be.

    If `every` one of them is to be set off, as many as can be are laid; then few steps are lost.
    """
    most, place = reaching.furthest(number)
    ways = [
        _Way(number, laid, most, reaching.length(laid) - most)
        for laid, places in reaching.places.items()
        if places & place
    ]
    return min(ways, key=lambda way: (-every * reaching.count(way.laid), way.lost, sum(way.laid)))


def _pieces(
    steps_of: Callable[[int], str],
    slots: Sequence[int],
    reaching: Reaching,
    way: _Way,
    *,
    every: bool,
) -> tuple[Piece, ...]:
    """Return the blocks in order; if `every` one is to be set off, those without a place too."""
    left = list(slots)
    found = []
    for block, used, optional in reaching.walk(way.laid, way.route, way.reached):
        slot = GUIDE if optional else next(s for s in left if steps_of(s) == block)
        if not optional:
            left.remove(slot)
        found.append(Piece(slot, used, len(block) - used))
    rest = [Piece(slot, 0, len(steps_of(slot))) for slot in left] if every else []
    return (*found, *rest)
