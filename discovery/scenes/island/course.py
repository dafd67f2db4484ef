"""How a game went for a seat: when it knew its place, what it read, opened and suffered."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from discovery.rules.island.events import (
    ClueRead,
    Entered,
    GotLost,
    Located,
    MarkerTurned,
    Mistaken,
    OpeningBegan,
    ReadingBegan,
    SiteOpened,
    TurnBegan,
    TurnSkipped,
)
from discovery.rules.island.ground import TERRAINS
from discovery.rules.island.markers import MARKER_HOURS, PLACE_HOURS
from discovery.rules.island.turns import DEED_HOURS
from discovery.scenes.table.luck import own_events

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.game import Seat
    from discovery.rules.island.events import Event


class Deed(Enum):
    """What stands in the time line; in this order where there is no room for all."""

    TREASURE = "treasure"
    OPENED = "opened"
    CLUE = "clue"
    LOST = "lost"
    MISTAKEN = "mistaken"
    LOCATED = "located"
    SKIPPED = "skipped"


_DEEDS = {
    ClueRead: Deed.CLUE,
    Located: Deed.LOCATED,
    Mistaken: Deed.MISTAKEN,
    GotLost: Deed.LOST,
    TurnSkipped: Deed.SKIPPED,
}


@dataclass(slots=True)
class Turn:
    """What a seat did in a turn of its own, and whether it knew its place when that was over."""

    known: bool
    deeds: list[Deed] = field(default_factory=list)


@dataclass(slots=True)
class Course:
    """A seat's turns; `hours` it walked until it knew its place, None if it never did."""

    turns: list[Turn]
    hours: int | None

    def count(self, *deeds: Deed) -> int:
        """Return how often any of some things was done."""
        return sum(deed in deeds for turn in self.turns for deed in turn.deeds)


def course(match: Match, seat: Seat) -> Course:
    """Return how the game went for a seat, as far as it has gone."""
    turns: list[Turn] = []
    walked, hours = 0, None
    for event in own_events(match, seat):
        if isinstance(event, TurnBegan | TurnSkipped):
            turns.append(Turn(turns[-1].known if turns else False))
        walked += _hours(event)
        deed = _deed(event)
        if deed is None or not turns:
            continue
        turns[-1].deeds.append(deed)
        if deed is Deed.LOCATED:
            turns[-1].known = True
            hours = walked if hours is None else hours
        elif deed is Deed.LOST:
            turns[-1].known = False
    return Course(turns, hours)


def _deed(event: Event) -> Deed | None:
    if isinstance(event, SiteOpened):
        return Deed.TREASURE if event.treasure else Deed.OPENED
    return _DEEDS.get(type(event))


def _hours(event: Event) -> int:
    match event:
        case MarkerTurned(marker=marker):
            return MARKER_HOURS[marker]
        case Entered(ground=ground) if ground not in TERRAINS:
            return PLACE_HOURS
        case ReadingBegan() | OpeningBegan():
            return DEED_HOURS
        case _:
            return 0
