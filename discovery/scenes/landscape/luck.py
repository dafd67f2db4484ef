"""The tiles that each seat drew, beside what the stack holds on average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import mark
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import (
    HandDrawn,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileUnplaceable,
)
from discovery.scenes.table.luck import Tally, known_events

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.match.match import Match
    from discovery.rules.landscape.designs import Design

    Count = Callable[[Design], int]


def count_luck(match: Match) -> tuple[Tally, ...]:
    """Return edges of each terrain, and cities, on the tiles that were drawn."""
    designs = match.box.content.designs
    stack = [designs[number] for number in match.box.content.stack()]
    drawn = [[designs[number] for number in _drawn(match, s)] for s in range(len(match.seats))]

    def tally(label: str, count: Count) -> Tally:
        mean = sum(map(count, stack)) / len(stack)
        return Tally(
            label,
            tuple(sum(map(count, tiles)) for tiles in drawn),
            tuple(len(tiles) * mean for tiles in drawn),
        )

    return (
        tally(mark("Edges of grassland"), _edges(Terrain.GRASSLAND)),
        tally(mark("Edges of mountain"), _edges(Terrain.MOUNTAIN)),
        tally(mark("Edges of sea"), _edges(Terrain.SEA)),
        tally(mark("Cities"), lambda design: len(design.cities)),
    )


def _drawn(match: Match, seat: int) -> list[int]:
    """Return the tiles that a seat drew; of hidden hands those that have left them."""
    events = list(known_events(match, seat))
    drawn = [e.number for e in events if isinstance(e, TileDrawn | HandDrawn | TileUnplaceable)]
    if None in drawn:
        left = TilePlaced | TileDiscarded | TileUnplaceable
        drawn = [event.number for event in events if isinstance(event, left)]
    return [number for number in drawn if number is not None]


def _edges(terrain: Terrain) -> Count:
    return lambda design: sum(
        len(segment.edges) for segment in design.segments if segment.terrain is terrain
    )
