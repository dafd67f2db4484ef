"""The tiles that each seat drew, beside what the stack holds on average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import mark
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import HandDrawn, TileDrawn, TileUnplaceable
from discovery.scenes.table.luck import Tally, own_events

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
    kinds = TileDrawn | HandDrawn | TileUnplaceable
    events = [event for event in own_events(match, seat) if isinstance(event, kinds)]
    return [event.number for event in events if event.number is not None]


def _edges(terrain: Terrain) -> Count:
    return lambda design: sum(
        len(segment.edges) for segment in design.segments if segment.terrain is terrain
    )
