"""The markers that each seat turned over, beside the mean of the stacks that it drew from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import mark
from discovery.rules.island.events import MarkerTurned
from discovery.rules.island.markers import MARKERS, STACKS
from discovery.scenes.table.luck import Tally, known_events

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.match.match import Match
    from discovery.rules.island.markers import Marker

    Count = Callable[[Marker], int]


def count_luck(match: Match) -> tuple[Tally, ...]:
    """Return hours, shortcuts and events on the markers."""
    turned = [_turned(match, seat) for seat in range(len(match.seats))]

    def tally(label: str, count: Count) -> Tally:
        means = [sum(count(MARKERS[number]) for number in stack) / len(stack) for stack in STACKS]
        return Tally(
            label,
            tuple(sum(map(count, markers)) for markers in turned),
            tuple(sum(means[marker.terrain] for marker in markers) for markers in turned),
        )

    return (
        tally(mark("Hours on the way"), lambda marker: marker.hours),
        tally(mark("Shortcuts"), lambda marker: marker.shortcut),
        tally(mark("Dangers"), lambda marker: marker.event),
    )


def _turned(match: Match, seat: int) -> list[Marker]:
    events = [event for event in known_events(match, seat) if isinstance(event, MarkerTurned)]
    return [MARKERS[event.marker] for event in events]
