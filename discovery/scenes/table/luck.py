"""What chance gave each seat in a game, beside what could be expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from discovery.match.match import Match
    from discovery.rules.game import Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """One kind of thing, its words to be translated: what each seat got, and its expectation."""

    label: str
    given: tuple[int, ...]
    expected: tuple[float, ...]


def own_events(match: Match, seat: Seat) -> Iterator[Any]:
    """Yield what happened to a seat, as that seat knows it."""
    for entry in match.log(seat):
        yield from (event for event in entry.events if event.seat == seat)
