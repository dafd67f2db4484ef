"""The log of the journals in words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, cast

from discovery.match.log import numbered
from discovery.rules.events import FirstPlayer
from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals import events as e
from discovery.rules.journals.actions import NO_DIE
from discovery.rules.journals.dice import SHOWN
from discovery.rules.journals.words import FACE_NAMES
from discovery.rules.words import counted
from discovery.scenes.journals.laying import Laying
from discovery.scenes.journals.livery import colour_name, dice_words, die_words
from discovery.scenes.journals.phrases import (
    BANK_NAMES,
    joined,
    route_name,
    slot_words,
)
from discovery.scenes.table.phrases import beside_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.match.log import Decided, LogEntry
    from discovery.match.seats import SeatInfo
    from discovery.rules.journals.cards import Card
    from discovery.rules.journals.events import Event

_TAKEN = mark_forms("{name} takes {count} own die.", "{name} takes {count} own dice.")
_STANDING_STILL = mark_forms(
    "No new tribe or exploration: {count} more such round ends the game.",
    "No new tribe or exploration: {count} more such rounds end the game.",
)


def rolled(dice: Sequence[tuple[int, int]]) -> Message:
    """Return rolled dice by their faces."""
    faces = [SHOWN[roll] for _, roll in dice]
    parts = [
        Message(mark("{count} {face}"), {"count": faces.count(face), "face": Message(name)})
        for face, name in enumerate(FACE_NAMES)
        if face in faces
    ]
    return joined(parts)


def told(  # noqa: C901, PLR0911, PLR0912 - one a kind
    event: Event, seats: Sequence[SeatInfo], cards: Mapping[int, Card]
) -> Message | None:
    """Return an event in words, None for one that goes without saying."""
    name = "" if event.seat is None else seats[event.seat].name
    match event:
        case FirstPlayer():
            return Message(mark("{name} begins."), {"name": name})
        case e.Rolled(dice=dice):
            return Message(mark("{name} rolls {dice}."), {"name": name, "dice": rolled(dice)})
        case e.TurnBegan(bonus=True):
            return Message(mark("{name} has one more turn."), {"name": name})
        case e.ExplorationChosen(card=card):
            values = {"name": name, "card": route_name(card, cards)}
            return Message(mark("{name} sets out for {card}."), values)
        case e.TribeMet(card=card, dice=dice):
            paid = joined([die_words(die, seats) for die in dice])
            values = {"name": name, "tribe": Message(cards[card].tribe.name), "dice": paid}
            return Message(mark("{name} meets {tribe} ({dice})."), values)
        case e.GreyTaken(giver=None):
            return Message(mark("{name} receives a grey die."), {"name": name})
        case e.GreyTaken(giver=giver) if giver is not None:
            values = {"name": name, "giver": seats[giver].name}
            return Message(mark("{name} receives a grey die from {giver}."), values)
        case e.GreyNone():
            return Message(mark("{name} gets no grey die."), {"name": name})
        case e.GreyAsked(giver=giver):
            return Message(
                mark("{name} asks {giver} for a grey die."),
                {"name": name, "giver": seats[giver].name},
            )
        case e.Prepared():
            return _prepared(event, name, seats, cards)
        case e.Undone(preparation=(slot, _, _)):
            values = {"name": name, "action": slot_words(slot, cards)}
            return Message(mark("{name} loses the preparation of {action}."), values)
        case e.DutyChanged(die=die):
            return Message(
                mark("{name} changes duty for {die}."), {"name": name, "die": die_words(die, seats)}
            )
        case e.DieTurned(die=die, face=face):
            values = {"name": name, "die": die_words(die, seats), "face": Message(FACE_NAMES[face])}
            return Message(mark("{name} turns {die} to {face}."), values)
        case e.DieFetched(bank=bank, colour=colour):
            values = {
                "name": name,
                "colour": colour_name(colour, seats),
                "bank": Message(BANK_NAMES[bank]),
            }
            return Message(mark("{name} fetches a {colour} die from {bank}."), values)
        case e.Swapped(die=die, old=old, card=card):
            values = {"name": name, "old": route_name(old, cards), "card": route_name(card, cards)}
            if die == NO_DIE:
                return Message(mark("{name} gives up {old} for {card}."), values)
            values["die"] = die_words(die, seats)
            return Message(mark("{name} gives up {old} for {card} ({die})."), values)
        case e.TribeUsed(card=card, die=die):
            values = {"name": name, "tribe": Message(cards[card].tribe.name)}
            if die == NO_DIE:
                return Message(mark("{name} uses {tribe}."), values)
            values["die"] = die_words(die, seats)
            return Message(mark("{name} uses {tribe} ({die})."), values)
        case e.Reserved(card=card):
            values = {"name": name, "card": route_name(card, cards)}
            return Message(mark("{name} lays {card} in reserve."), values)
        case e.CardRemoved(card=card):
            values = {"name": name, "card": route_name(card, cards)}
            return Message(mark("{name} removes {card}."), values)
        case e.Written(preparation=(slot, _, _), die=die):
            values = {"name": name, "action": slot_words(slot, cards), "die": die_words(die, seats)}
            return Message(mark("{name} sets {action} off ({die})."), values)
        case e.Explored(card=card, second=0, points=points):
            values = {"name": name, "card": route_name(card, cards), "points": points}
            return Message(mark("{name} records {card}: {points} points."), values)
        case e.Explored(card=card, second=second, points=points):
            values = {
                "name": name,
                "card": route_name(card, cards),
                "second": route_name(second, cards),
                "points": points,
            }
            return Message(mark("{name} records {card} and {second}: {points} points."), values)
        case e.EndTriggered():
            return Message(mark("No exploration is left: the others have one more turn."))
        case e.BankTaken(bank=bank):
            return Message(
                mark("{name} takes {bank}."), {"name": name, "bank": Message(BANK_NAMES[bank])}
            )
        case e.Gathered(places=places):
            return counted(_TAKEN, sum(place.count for place in places), name=name)
        case e.Standstill(rounds=rounds):
            return counted(_STANDING_STILL, rounds)
        case e.GameEnded(winners=winners):
            names = joined([Message("{name}", {"name": seats[seat].name}) for seat in winners])
            return Message(mark("The game is over. {names} won."), {"names": names})
        case _:
            return None


def _prepared(
    event: e.Prepared, name: str, seats: Sequence[SeatInfo], cards: Mapping[int, Card]
) -> Message:
    slot, face, kept = event.preparation
    values = {
        "name": name,
        "action": slot_words(slot, cards),
        "kept": dice_words(kept, face, seats),
    }
    if not event.spent:
        return Message(mark("{name} prepares {action} ({kept})."), values)
    values["spent"] = dice_words(event.spent, face, seats)
    return Message(mark("{name} prepares {action} ({kept}; discarded: {spent})."), values)


def news(
    events: Sequence[Event], seats: Sequence[SeatInfo], cards: Mapping[int, Card]
) -> Message | None:
    """Return the last of what happened that is worth telling."""
    for event in reversed(events):
        message = told(event, seats, cards)
        if message is not None:
            return message
    return None


def warning(
    events: Sequence[Event], seats: Sequence[SeatInfo], cards: Mapping[int, Card]
) -> Message | None:
    """Return what was announced: that the end has come near."""
    announced = [event for event in events if isinstance(event, e.EndTriggered | e.Standstill)]
    return news(announced, seats, cards)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the words, and what they are about, if it is on the table.

    `decision` is the number of the decision that it tells of.
    """

    words: Message
    event: Event | None
    decision: int | None = None


class Story:
    """The log in words: those of what was told before are kept."""

    def __init__(self, cards: Mapping[int, Card]) -> None:
        self._cards = cards
        self._begin(())

    def _begin(self, seats: Sequence[SeatInfo]) -> None:
        self._seats = tuple(seats)
        self._log: tuple[LogEntry, ...] = ()
        self._lines: list[Line] = []
        self._laying = Laying(self._cards)

    def lines(self, log: Sequence[LogEntry], seats: Sequence[SeatInfo]) -> tuple[Line, ...]:
        """Return the whole log in words.

        All are found anew after a step back, and when somebody else sits at the table.
        """
        log = tuple(log)
        if log[: len(self._log)] != self._log or tuple(seats) != self._seats:
            self._begin(seats)
        for decided, entry in islice(numbered(log), len(self._log), None):
            self._add(decided, entry)
        self._log = log
        return tuple(self._lines)

    def _add(self, decided: Decided, entry: LogEntry) -> None:
        beside = beside_game(entry, self._seats)
        if beside is not None:
            self._lines.append(Line(beside[0], None))
        for event in cast("tuple[Event, ...]", entry.events):
            for words in (told(event, self._seats, self._cards), self._laying.saw(event)):
                if words is not None:
                    self._lines.append(Line(words, event, decided.of(event)))


def rolls(log: Sequence[LogEntry], seat: int) -> tuple[int, ...]:
    """Return how often a seat has rolled each face."""
    faces = [
        SHOWN[roll]
        for entry in log
        for event in entry.events
        if isinstance(event, e.Rolled) and event.seat == seat
        for _, roll in event.dice
    ]
    return tuple(faces.count(face) for face in range(4))


def expected(number: int, face: int) -> float:
    """Return how often so many dice could be expected to show a face."""
    sides = SHOWN[1:]
    return number * sides.count(face) / len(sides)
