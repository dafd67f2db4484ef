"""What moves on the journals' table: dice that tumble, cards that glide and turn over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.journals import events as e
from discovery.rules.journals.dice import SHOWN
from discovery.scenes.journals.hearing import hear
from discovery.scenes.journals.targets import OnCard, OnSeat, OnSlot, Part
from discovery.ui.animation import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pygame import Rect

    from discovery.rules.journals.events import Event
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target

LATER = 0.04
"""Seconds between cards that set off one after the other."""
GLIDE = 0.24


@dataclass(frozen=True, slots=True)
class Tumble:
    """Dice of a seat's storage that come to rest, by their codes without `FRESH`."""

    seat: int
    codes: frozenset[int]


@dataclass(frozen=True, slots=True)
class Glide:
    """A card on its way from `start` to `end`, each a place's left, top, width and height.

    `tribe` is the side that is up before and after: if they differ, the card turns over.
    """

    card: int
    start: tuple[int, int, int, int]
    end: tuple[int, int, int, int]
    tribe: tuple[bool, bool]


Motion = Tumble | Glide


def animate(table: Table, events: Sequence[Event], before: Mapping[Target, Rect]) -> None:
    """Let what has just happened be seen and heard; the table is already as after it.

    `before` tells where everything stood.
    """
    hear(table, events)
    speed = table.speed()
    if not speed:
        return
    pace = max(1.0, speed)
    for event in events:
        if isinstance(event, e.Rolled) and event.seat is not None:
            codes = frozenset(colour * 4 + SHOWN[roll] for colour, roll in event.dice)
            table.movements.start(Tumble(event.seat, codes), LONGEST / pace)
    found = {glide.card: glide for event in events for glide in _glides(table, event, before)}
    for number, glide in enumerate(found.values()):
        wait = min(number, 4) * LATER / pace
        table.movements.start(glide, GLIDE / pace, wait)


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
