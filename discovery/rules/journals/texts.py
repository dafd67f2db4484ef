"""The text form of actions: written and read back without loss.

Dice are written by colour and face (``yellow.foot``, a star for one that is out until the next
turn), dice on slots by letters (``yg``), slots by name or card number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import MalformedText
from discovery.rules.journals import actions as a
from discovery.rules.journals.actions import Action, Place, Preparation
from discovery.rules.journals.cards import BASE_NAMES, CARDS
from discovery.rules.journals.dice import (
    COLOURS,
    FACES,
    FRESH,
    LETTERS,
    colours_in,
    letters,
    packed_letters,
)

if TYPE_CHECKING:
    from collections.abc import Callable

_BANKS = ("left", "right")
_SLOTS = {name: slot for slot, name in BASE_NAMES.items()}
SEATS = 4


def action_text(action: Action) -> str:  # noqa: C901, PLR0911, PLR0912 - one line a kind
    """Return the text form of an action.

    >>> action_text(a.Prepare(61, 0, 1 << 20, 1))
    'prepare walk foot g/y'
    """
    match action:
        case a.Choose(card):
            return f"choose {card}"
        case a.Meet(card, dice):
            return " ".join(["meet", str(card), *map(die_text, dice)])
        case a.Prepare(slot, face, spent, kept):
            name = slot_text(slot)
            return f"prepare {name} {FACES[face]} {letters(spent) or '-'}/{letters(kept)}"
        case a.Duty(die):
            return f"duty {die_text(die)}"
        case a.Turn(die, face):
            return f"turn {die_text(die)} {FACES[face]}"
        case a.Pick(die):
            return f"pick {die_text(die)}"
        case a.Fetch(colour):
            return f"fetch {COLOURS[colour]}"
        case a.Stop():
            return "stop"
        case a.Swap(die, card):
            return f"swap {die_text(die)} {card}"
        case a.Use(card, die):
            return f"use {card}" if die == a.NO_DIE else f"use {card} {die_text(die)}"
        case a.Write(preparation, die):
            return f"write {preparation_text(preparation)} {die_text(die)}"
        case a.Explore(second):
            return f"explore {second}" if second else "explore"
        case a.TakeBank(bank):
            return f"take {_BANKS[bank]}"
        case a.Gather(places):
            return " ".join(["gather", *map(_place_text, places)])
        case a.Ask(seat):
            return f"ask {seat}"
        case a.Give(slot, face, kept):
            return f"give {_spot_text(slot, face, kept)}"
        case a.Done():
            return "done"
        case _:
            assert_never(action)


def die_text(die: int) -> str:
    """Return the words for a die code.

    >>> die_text(20 + 4 * 4 + 3)
    'grey.journal*'
    """
    star = "*" if die >= FRESH else ""
    return f"{COLOURS[die % FRESH >> 2]}.{FACES[die & 3]}{star}"


def slot_text(slot: int) -> str:
    """Return the name of a base action's slot, or the number of a tribe's card."""
    return BASE_NAMES.get(slot) or str(slot)


def preparation_text(preparation: Preparation) -> str:
    """Return the words for a preparation.

    >>> preparation_text((60, 1, 1))
    'ride.horse.y'
    """
    slot, face, kept = preparation
    return f"{slot_text(slot)}.{FACES[face]}.{letters(kept)}"


def _spot_text(slot: int, face: int, kept: int) -> str:
    return preparation_text((slot, face, kept)) if slot else FACES[face]


def _place_text(place: Place) -> str:
    if place.seat < 0:
        return f"{place.count}@{_BANKS[place.slot]}"
    return f"{place.count}@{place.seat}.{_spot_text(place.slot, place.face, place.kept)}"


def parse_action(text: str) -> Action:
    """Return the action that `text` names.

    Raises:
        MalformedText: it is no action's text.

    >>> parse_action("write ride.horse.y yellow.journal")
    Write(preparation=(60, 1, 1), die=3)
    """
    words = text.split(" ")
    reader = _READERS.get(words[0])
    try:
        action = None if reader is None else reader(words[1:])
    except (ValueError, IndexError):
        action = None
    # What is not written exactly as it would be is refused, so that each action has one text.
    if action is None or action_text(action) != text:
        message = f"'{text}' is no action of the journals"
        raise MalformedText(message)
    return action


def _number(word: str, most: int) -> int:
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 3 else -1
    if not 0 <= number <= most:
        raise ValueError(word)
    return number


def _card(word: str) -> int:
    card = _number(word, CARDS)
    if not card:
        raise ValueError(word)
    return card


def _die(word: str) -> int:
    fresh = FRESH if word.endswith("*") else 0
    colour, face = word.removesuffix("*").split(".")
    return fresh + COLOURS.index(colour) * 4 + FACES.index(face)


def _slot(word: str) -> int:
    return _SLOTS[word] if word in _SLOTS else _card(word)


def _preparation(word: str) -> Preparation:
    slot, face, kept = word.split(".")
    return _slot(slot), FACES.index(face), _dice(kept)


def _dice(text: str) -> int:
    dice = [LETTERS.index(letter) for letter in text]
    packed = packed_letters(text)
    if colours_in(packed) != dice:
        raise ValueError(text)
    return packed


def _prepare(words: list[str]) -> Action:
    slot, face, dice = words
    spent, kept = dice.split("/")
    return a.Prepare(
        _slot(slot), FACES.index(face), 0 if spent == "-" else _dice(spent), _dice(kept)
    )


def _place(word: str) -> Place:
    count, where = word.split("@")
    dice = _number(count, 30)
    if where in _BANKS:
        return Place(-1, _BANKS.index(where), 0, 0, dice)
    seat, spot = where.split(".", 1)
    return Place(_number(seat, SEATS - 1), *_spot(spot), dice)


def _spot(word: str) -> Preparation:
    return (a.STORE, FACES.index(word), 0) if word in FACES else _preparation(word)


def _use(words: list[str]) -> Action:
    card, *dice = words
    return a.Use(_card(card), _die(dice[0]) if dice else a.NO_DIE)


_READERS: dict[str, Callable[[list[str]], Action]] = {
    "choose": lambda words: a.Choose(_card(words[0])),
    "meet": lambda words: a.Meet(_card(words[0]), tuple(map(_die, words[1:]))),
    "prepare": _prepare,
    "duty": lambda words: a.Duty(_die(words[0])),
    "turn": lambda words: a.Turn(_die(words[0]), FACES.index(words[1])),
    "pick": lambda words: a.Pick(_die(words[0])),
    "fetch": lambda words: a.Fetch(COLOURS.index(words[0])),
    "stop": lambda _: a.STOP,
    "swap": lambda words: a.Swap(_die(words[0]), _card(words[1])),
    "use": _use,
    "write": lambda words: a.Write(_preparation(words[0]), _die(words[1])),
    "explore": lambda words: a.Explore(_card(words[0]) if words else 0),
    "take": lambda words: a.TakeBank(_BANKS.index(words[0])),
    "gather": lambda words: a.Gather(tuple(map(_place, words))),
    "ask": lambda words: a.Ask(_number(words[0], SEATS - 1)),
    "give": lambda words: a.Give(*_spot(words[0])),
    "done": lambda _: a.DONE,
}
