"""The two-sided cards of the journals, from `images/journals/cards.toml`, which tells its form."""

from __future__ import annotations

import hashlib
import tomllib
from itertools import product
from typing import TYPE_CHECKING, cast, get_args

from discovery.content.errors import ContentError
from discovery.content.files import read_bytes
from discovery.rules.journals.cards import (
    ANY,
    CARDS,
    FIRST_SPECIAL,
    NO_SPECIES,
    SPECIES,
    Card,
    Deed,
    Effect,
    Exploration,
    March,
    Route,
    Tribe,
)
from discovery.rules.journals.dice import FACES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

COUNTED = ("turn", "reroll", "fetch left", "fetch right", "summon")
"""Effects on a number of dice."""
PAID = (*COUNTED, "grey", "reserve", "swap", "survey")
"""Effects that may cost dice."""
MUST_COST = ("fetch left", "fetch right", "summon", "grey", "reserve")
SHORTEST, LONGEST = 3, 9


def load_cards(images: Path) -> tuple[Card, ...]:
    """Read the 55 cards below the folder `images`, by ascending number.

    Raises `ContentError`, which names the card and the field, for what is missing or wrong.
    """
    path = images / "journals" / "cards.toml"
    try:
        data = tomllib.loads(read_bytes(path).decode("utf-8"))
    except UnicodeDecodeError:
        raise ContentError(path, "the file is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(path, f"not TOML ({error})") from None
    listed = data.get("card")
    if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
        raise ContentError(path, "a list of cards is expected", "card")
    for key in data:
        if key != "card":
            raise ContentError(path, "there is no such field here", key)
    cards = [_card(path, entry, place) for place, entry in enumerate(listed, 1)]
    cards.sort(key=lambda card: card.number)
    numbers = [card.number for card in cards]
    for number in range(1, CARDS + 1):
        if numbers.count(number) != 1:
            fault = f"the number stands on {numbers.count(number)} cards instead of one"
            raise ContentError(path, fault, f"card {number}")
    _check_names(path, cards)
    return tuple(cards)


def cards_digest(cards: tuple[Card, ...]) -> str:
    """Return the SHA-256 in hexadecimal of what the rules know of the cards.

    Names do not matter to a record.
    """
    told = [
        (
            card.number,
            card.tribe.wary,
            card.tribe.tents,
            repr(card.tribe.action),
            card.exploration.route.text,
            card.exploration.points,
            card.exploration.species,
            card.exploration.tents,
        )
        for card in cards
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()


def _check_names(path: Path, cards: list[Card]) -> None:
    for side, fields in (("tribe", ("name",)), ("exploration", ("name", "short"))):
        seen: dict[str, int] = {}
        for card, field in product(cards, fields):
            name = getattr(getattr(card, side), field)
            if name in seen:
                fault = f"{name!r} stands on card {seen[name]} too"
                raise ContentError(path, fault, f"card {card.number}, {side}, {field}")
            if name:
                seen[name] = card.number


def _card(path: Path, entry: Mapping[str, object], place: int) -> Card:
    head = _Fields(path, f"card entry {place}", entry)
    number = head.whole("number", 1, CARDS)
    sides = _Fields(path, f"card {number}", entry)
    tribe = _tribe(sides.part("tribe"), number)
    exploration = _exploration(sides.part("exploration"))
    sides.nothing_else()
    return Card(number, tribe, exploration)


def _tribe(side: _Fields, number: int) -> Tribe:
    name = side.text("name")
    own_name = side.text("own_name") if side.has("own_name") else ""
    wary = side.word("stance", ("friendly", "wary")) == "wary"
    tents = side.whole("tents", 1, 3)
    action = _march(side) if number < FIRST_SPECIAL else _deed(side)
    side.nothing_else()
    return Tribe(name, wary, tents, action, own_name)


def _march(side: _Fields) -> March:
    face = side.face("dice", any_too=True)
    spent = side.whole("spent", 0, 3)
    kept = side.whole("kept", 1, 3)
    steps = side.text("steps")
    if not steps or set(steps) - set("rm"):
        raise side.error("steps", f"{steps!r} is not made of r and m")
    return March(face, spent, kept, steps)


def _deed(side: _Fields) -> Deed:
    effect = cast("Effect", side.word("effect", get_args(Effect)))
    face, spent, number, detail, steps = ANY, 0, 0, ANY, ""
    if effect in PAID:
        face = side.face("dice", any_too=True)
        spent = side.whole("spent", int(effect in MUST_COST), 1)
    if effect in COUNTED:
        number = side.whole("number", 1, 5)
    if effect == "turn" and side.has("face"):
        detail = side.face("face")
    if effect in {"scribe", "envoy"}:
        detail = side.face("face")
        if FACES[detail] == {"scribe": "journal", "envoy": "parley"}[effect]:
            raise side.error("face", "this face counts as that anyway")
    if effect == "guide":
        steps = side.word("steps", ("r", "m"))
    return Deed(effect, face, spent, number, detail, steps)


def _exploration(side: _Fields) -> Exploration:
    name = side.text("name")
    short = side.text("short") if side.has("short") else ""
    if len(short) >= len(name):
        raise side.error("short", f"{short!r} is not shorter than {name!r}")
    text = side.text("route")
    try:
        route = Route.read(text)
    except ValueError as error:
        raise side.error("route", str(error)) from None
    for steps in route.sides:
        if not SHORTEST <= len(steps) <= LONGEST:
            fault = f"a side has {len(steps)} steps, not {SHORTEST} to {LONGEST}"
            raise side.error("route", fault)
    points = side.whole("points", 1, 30)
    tents = side.whole("tents", 0, 2)
    species, found = NO_SPECIES, ""
    if side.has("species"):
        species = SPECIES.index(side.word("species", SPECIES))
        found = side.text("found")
    side.nothing_else()
    return Exploration(name, route, points, species, tents, found, short)


class _Fields:
    """The fields of a card or one of its sides, checked as they are read."""

    def __init__(self, path: Path, place: str, values: Mapping[str, object]) -> None:
        self.path = path
        self.place = place
        self.values = values
        self.read = {"number"}

    def error(self, field: str, fault: str) -> ContentError:
        """Return an error that names file, card and field."""
        return ContentError(self.path, fault, f"{self.place}, {field}")

    def has(self, field: str) -> bool:
        """Return whether the field is there."""
        return field in self.values

    def part(self, field: str) -> _Fields:
        """Return the fields of a side."""
        self.read.add(field)
        value = self.values.get(field)
        if not isinstance(value, dict):
            raise self.error(field, "this side is missing")
        fields = _Fields(self.path, f"{self.place}, {field}", cast("Mapping[str, object]", value))
        fields.read.clear()
        return fields

    def text(self, field: str) -> str:
        """Return a text that is not empty."""
        self.read.add(field)
        value = self.values.get(field)
        if not isinstance(value, str) or not value:
            raise self.error(field, "text is expected")
        return value

    def word(self, field: str, words: Sequence[str]) -> str:
        """Return one of `words`."""
        value = self.text(field)
        if value not in words:
            raise self.error(field, f"{value!r} is not one of {', '.join(words)}")
        return value

    def face(self, field: str, *, any_too: bool = False) -> int:
        """Return a face of the dice, or `ANY`."""
        word = self.word(field, (*FACES, "any") if any_too else FACES)
        return ANY if word == "any" else FACES.index(word)

    def whole(self, field: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        self.read.add(field)
        value = self.values.get(field)
        if type(value) is not int or not least <= value <= most:
            raise self.error(field, f"a whole number from {least} to {most} is expected")
        return value

    def nothing_else(self) -> None:
        """Complain about a field that nobody has read."""
        for field in self.values:
            if field not in self.read:
                raise self.error(field, "there is no such field here")
