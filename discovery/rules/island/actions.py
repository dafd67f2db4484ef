"""What a seat can choose on the treasure island, and the words for it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import assert_never

from discovery.rules.game import MalformedText
from discovery.rules.island.equipment import AFFORDABLE, ITEMS, items_of
from discovery.rules.island.ground import DIRECTION_WORDS, DIRECTIONS


@dataclass(frozen=True, slots=True)
class Put:
    """Set the other player on the hex in column `x` and row `y`: at the start, or when lost."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Equip:
    """Take a kit, a bit set of accessories."""

    kit: int


@dataclass(frozen=True, slots=True)
class Go:
    """Name a direction."""

    direction: int


@dataclass(frozen=True, slots=True)
class Declare:
    """Say that one stands on the hex in column `x` and row `y`."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Read:
    """Read the clue of the checkpoint on which one stands."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open the site on which one stands."""


@dataclass(frozen=True, slots=True)
class Spend:
    """Use up one use of the accessory that wards the event off, and go on."""


@dataclass(frozen=True, slots=True)
class Suffer:
    """Take what the event brings; the turn ends."""


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn."""


Action = Put | Equip | Go | Declare | Read | Open | Spend | Suffer | Stop

GO = tuple(Go(direction) for direction in DIRECTIONS)
READ = Read()
OPEN = Open()
SPEND = Spend()
SUFFER = Suffer()
STOP = Stop()
EQUIPS = tuple(Equip(kit) for kit in AFFORDABLE)

_PLAIN: dict[str, Action] = {
    "read": READ,
    "open": OPEN,
    "spend": SPEND,
    "suffer": SUFFER,
    "stop": STOP,
}
_DIRECTIONS = dict(zip(DIRECTION_WORDS, GO, strict=True))
_NUMBERS = {item.word: number for number, item in enumerate(ITEMS)}
_PLACE = re.compile(r"(put|declare) (0|[1-9][0-9]?),(0|[1-9][0-9]?)")


def action_text(action: Action) -> str:  # noqa: PLR0911 - one a kind
    """Return the text form of an action.

    >>> action_text(Put(12, 7)), action_text(GO[1]), action_text(Equip(0b10000001))
    ('put 12,7', 'go NE', 'equip rope knife')
    """
    match action:
        case Go(direction):
            return f"go {DIRECTION_WORDS[direction]}"
        case Declare(x, y):
            return f"declare {x},{y}"
        case Put(x, y):
            return f"put {x},{y}"
        case Equip(kit):
            words = (ITEMS[number].word for number in items_of(kit))
            return " ".join(("equip", *words)) if kit else "equip nothing"
        case Read():
            return "read"
        case Open():
            return "open"
        case Spend():
            return "spend"
        case Suffer():
            return "suffer"
        case Stop():
            return "stop"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """Return the action that `text` names.

    Raises:
        MalformedText: it is no action's text.

    >>> parse_action("declare 3,14")
    Declare(x=3, y=14)
    """
    if text in _PLAIN:
        return _PLAIN[text]
    word, _, rest = text.partition(" ")
    if word == "go" and rest in _DIRECTIONS:
        return _DIRECTIONS[rest]
    if word == "equip":
        return _parse_kit(text, rest)
    found = _PLACE.fullmatch(text)
    if found is None:
        message = f"'{text}' is no action of the treasure island"
        raise MalformedText(message)
    kind = Put if found[1] == "put" else Declare
    return kind(int(found[2]), int(found[3]))


def _parse_kit(text: str, rest: str) -> Equip:
    words = [] if rest == "nothing" else rest.split(" ")
    numbers = [_NUMBERS.get(word, -1) for word in words]
    if min(numbers, default=0) < 0 or numbers != sorted(set(numbers)):
        message = f"'{text}' is no list of accessories in their order"
        raise MalformedText(message)
    return Equip(sum(1 << number for number in numbers))
