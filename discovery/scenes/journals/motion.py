"""What moves on the journals' table: dice that glide or tumble, cards that turn over, points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discovery.rules.journals import events as e
from discovery.scenes.journals.dice_ways import DieWay, ways
from discovery.scenes.journals.hearing import hear
from discovery.scenes.journals.targets import OnCard, OnSeat, OnSlot, Part
from discovery.scenes.table.rise import RISE, Point, Rise
from discovery.ui.animation import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pygame import Rect

    from discovery.rules.game import Seat
    from discovery.rules.journals.events import Event
    from discovery.rules.journals.view import JournalsView
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target

LATER = 0.04
"""Seconds between cards that set off one after the other."""
GLIDE = 0.24


@dataclass(frozen=True, slots=True)
class Glide:
    """A card on its way from `start` to `end`, each a place's left, top, width and height.

    `tribe` is the side that is up before and after: if they differ, the card turns over.
    """

    card: int
    start: tuple[int, int, int, int]
    end: tuple[int, int, int, int]
    tribe: tuple[bool, bool]


Motion = DieWay | Glide | Rise[Point]


@dataclass(frozen=True, slots=True)
class Before:
    """How the table was: where everything stood, and what was known."""

    areas: Mapping[Target, Rect]
    view: JournalsView


def as_it_is(table: Table) -> Before:
    """Return how the table shows itself, though the match may have gone on."""
    return Before(dict(table.areas), table.shown)


def animate(table: Table, events: Sequence[Event], before: Before) -> None:
    """Let what has just happened be seen and heard; the table is already as after it."""
    hear(table, events)
    speed = table.speed()
    if not speed:
        return
    pace = max(1.0, speed)
    for way in _joined(table, before, ways(table, before.view, events)):
        table.movements.start(way, (LONGEST if way.rolls else GLIDE) / pace)
    found = {g.card: g for event in events for g in _glides(table, event, before.areas)}
    for number, glide in enumerate(found.values()):
        wait = min(number, 4) * LATER / pace
        table.movements.start(glide, GLIDE / pace, wait)
    for event in events:
        if isinstance(event, e.Explored) and event.seat is not None and event.points:
            table.movements.start(_rise(table, event.seat, event.points), RISE / pace)


def _joined(table: Table, before: Before, found: Sequence[DieWay]) -> Iterator[DieWay]:
    """Yield ways, those of dice that are in the air still from where they set off.

    Where the boards have changed places since, what is in the air would not lead to them.
    """
    running = table.movements.running
    flying = [(one.thing, one) for one in running if isinstance(one.thing, DieWay)]
    if before.view.seat != table.viewer:
        for _, one in flying:
            running.remove(one)
        flying = []
    for way in found:
        first = next((one for one in flying if one[0].leads(way)), None)
        if first is None:
            yield way
        else:
            flying.remove(first)
            running.remove(first[1])
            yield replace(way, start=first[0].start)


def _rise(table: Table, seat: Seat, points: int) -> Rise[Point]:
    """Return how points of an exploration go to the score; a plate shows no exploration."""
    board = table.board(seat)
    place = board.area if board.is_plate else board.place("current")
    return Rise(seat, points, table.session.seats[seat].colour, place.center)


def _glides(table: Table, event: Event, before: Mapping[Target, Rect]) -> Iterator[Glide]:
    """Return the cards that an event moves, as far as both of their places are seen."""
    match event:
        case e.CardDrawn(card=card, encounter=encounter):
            yield from _glide(
                card, before.get(Part.DECK), table.areas.get(OnCard(card)), turns=encounter
            )
        case e.TribeMet(card=card, seat=seat) if seat is not None:
            end = table.areas.get(OnSlot(card)) or table.areas.get(OnSeat(seat))
            start = before.get(OnCard(card))
            if start is not None and end is not None:
                yield Glide(card, _four(start), _four(end), (True, True))
        case e.ExplorationChosen(card=card, seat=seat) if seat is not None:
            yield from _glide(card, before.get(OnCard(card)), _place(table, seat, "current"))
        case e.Swapped(old=old, card=card, seat=seat) if seat is not None:
            current = _place(table, seat, "current")
            yield from _glide(card, before.get(OnCard(card)), current)
            yield from _glide(old, current, table.areas.get(OnCard(old)))
        case e.Reserved(card=card, seat=seat) if seat is not None:
            yield from _glide(card, before.get(OnCard(card)), _place(table, seat, "reserve"))
        case e.Explored(card=card, second=second, seat=seat) if seat is not None:
            starts = {card: _place(table, seat, "current"), second: before.get(OnCard(second))}
            for one, start in starts.items():
                end = table.areas.get(OnCard(one)) or _place(table, seat, "journal")
                if one:
                    yield from _glide(one, start, end)
        case _:
            return


def _glide(
    card: int,
    start: Rect | None,
    end: Rect | None,
    turns: bool = False,
) -> Iterator[Glide]:
    if start is not None and end is not None:
        yield Glide(card, _four(start), _four(end), (False, turns))


def _place(table: Table, seat: int, name: str) -> Rect:
    return table.board(seat).place(name)


def _four(rect: Rect) -> tuple[int, int, int, int]:
    return rect.left, rect.top, rect.width, rect.height
