"""What chance gave each seat in a game, beside what could be expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from discovery.match.log import LogEntry
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
    return _of(match.log(seat), seat)


def known_events(match: Match, seat: Seat) -> Iterator[Any]:
    """Yield what happened to a seat as all know it, of a game that is over as that seat does."""
    return own_events(match, seat) if match.over else _of(match.common_log(), seat)


def _of(log: Sequence[LogEntry], seat: Seat) -> Iterator[Any]:
    for entry in log:
        yield from (event for event in entry.events if event.seat == seat)
