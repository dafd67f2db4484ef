"""The log as a seat may read it, with the hexes where things happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from discovery.match.log import numbered
from discovery.rules.game import Message
from discovery.rules.island.events import (
    ClueRead,
    Declared,
    Entered,
    Located,
    MarkerTurned,
    Mistaken,
    OpeningBegan,
    PlayerPut,
    ReadingBegan,
    SiteOpened,
    TurnBegan,
)
from discovery.scenes.island.words import told
from discovery.scenes.table.phrases import beside_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.log import LogEntry
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.events import Event
    from discovery.rules.island.view import IslandView


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: whom it is about, the words, the hex if the reader knows it.

    `entry` is the number of the log's entry, `decision` that of the decision that it tells of.
    `begins`: it tells no more than that a turn begins.
    """

    seat: Seat | None
    words: Message
    place: Hex | None
    entry: int
    decision: int | None = None
    begins: bool = False


def story(log: Sequence[LogEntry], view: IslandView, seats: Sequence[SeatInfo]) -> tuple[Line, ...]:
    """Return every line of the log, oldest first."""
    reader = _Reader(view)
    lines: list[Line] = []
    entered = False
    for number, (decided, entry) in enumerate(numbered(log)):
        beside = beside_game(entry, seats)
        if beside is not None:
            entered = False
            lines.append(Line(beside[1], beside[0], None, number))
        for event in cast("tuple[Event, ...]", entry.events):
            place = reader.place(event)
            words = told(event, seats)
            if words is None:
                continue
            if isinstance(event, MarkerTurned) and entered:
                # A step and its marker are one line.
                both = {"step": lines.pop().words, "marker": words}
                words = Message("{step} {marker}", both)
            begins = isinstance(event, TurnBegan)
            lines.append(Line(event.seat, words, place, number, decided.of(event), begins))
            entered = isinstance(event, Entered)
    return tuple(lines)


def missed(log: Sequence[LogEntry], lines: Sequence[Line], viewer: Seat) -> tuple[Line, ...]:
    """Return the lines since the viewer's own last decision: what there is to be told.

    What the viewer's own decision brought about is left out; that the viewer's seat went to
    somebody else is none of that. That a turn began needs no line beside what was done in it.
    """
    last = max((n for n, entry in enumerate(log) if entry.seat == viewer), default=-1)
    found = tuple(
        line
        for line in lines
        if line.entry > last and (line.seat != viewer or log[line.entry].succession is not None)
    )
    return tuple(line for line in found if not line.begins) or found


class _Reader:
    """Follows the players through the log, to know where each event was."""

    def __init__(self, view: IslandView) -> None:
        self._view = view
        self._paths = tuple(view.paths(seat) for seat in (0, 1))
        self._leg, self._step = [-1, -1], [0, 0]

    def place(self, event: Event) -> Hex | None:
        """Return where an event was, None where the reader does not know."""
        island = self._view.island
        match event:
            case PlayerPut(seat):
                self._leg[1 - seat] += 1
                self._step[1 - seat] = 0
                return self._here(1 - seat)
            case Entered(int(seat)):
                self._step[seat] += 1
                return self._here(seat)
            case Declared(_, x, y) | Located(_, x, y) | Mistaken(_, x, y):
                return x, y
            case ClueRead(fort=fort) | ReadingBegan(fort=fort):
                return island.hex(island.forts[fort])
            case SiteOpened(site=site) | OpeningBegan(site=site):
                return island.hex(island.sites[site])
            case _:
                return None if event.seat is None else self._here(event.seat)

    def _here(self, seat: Seat) -> Hex | None:
        if self._leg[seat] < 0:
            return None
        spot = self._paths[seat][self._leg[seat]].hexes[self._step[seat]]
        return None if spot.x is None or spot.y is None else (spot.x, spot.y)
