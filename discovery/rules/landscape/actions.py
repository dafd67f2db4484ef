"""What a seat can choose in The Discovery, and the words for it.

Actions hold the choice alone (not the tile drawn), so that states share them. Their text form
names the design as well, and so needs the hand that the action was chosen from.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import MalformedText

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the tile of hand `slot` on the cell `x` east and `y` south of the start tile.

    `rotation` counts quarter turns clockwise. Without the double-tile variant `slot` is 0.
    """

    x: int
    y: int
    rotation: int
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Deploy:
    """Put a follower from the supply on a segment of the tile just placed."""

    segment: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take one's follower back from a segment of the tile at (`x`, `y`) and score its territory."""

    x: int
    y: int
    segment: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Neither deploy nor take back."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Put the tile of hand `slot` out of the game, when neither tile fits (double tile)."""

    slot: int


Action = Place | Deploy | Take | Pass | Discard

PASS = Pass()
DEPLOYS = tuple(Deploy(segment) for segment in range(5))
DISCARDS = (Discard(0), Discard(1))

_FORMS = re.compile(
    r"place (?P<place>\d\d) (?P<x>-?\d{1,2}),(?P<y>-?\d{1,2}) (?P<rotation>[0-3])"
    r"|deploy (?P<deploy>[0-4])"
    r"|take (?P<tx>-?\d{1,2}),(?P<ty>-?\d{1,2}) (?P<take>[0-4])"
    r"|(?P<passed>pass)"
    r"|discard (?P<discard>\d\d)"
)


def action_text(action: Action, hand: Sequence[int]) -> str:
    """Return the text form of `action`, chosen from a `hand` of design numbers.

    >>> action_text(Place(3, -1, 2), hand=[15])
    'place 15 3,-1 2'
    >>> action_text(Take(-4, 0, 1), hand=[])
    'take -4,0 1'
    """
    match action:
        case Place(x, y, rotation, slot):
            return f"place {hand[slot]:02d} {x},{y} {rotation}"
        case Deploy(segment):
            return f"deploy {segment}"
        case Take(x, y, segment):
            return f"take {x},{y} {segment}"
        case Pass():
            return "pass"
        case Discard(slot):
            return f"discard {hand[slot]:02d}"
        case _:
            assert_never(action)


def parse_action(text: str, hand: Sequence[int]) -> Action:
    """Return the action that `text` names for a seat with `hand`.

    Raises:
        MalformedText: it is no action's text, or names a design that is not in hand.

    >>> parse_action("place 15 3,-1 2", hand=[7, 15])
    Place(x=3, y=-1, rotation=2, slot=1)
    """
    found = _FORMS.fullmatch(text)
    if found is None:
        message = f"'{text}' is no action of The Discovery"
        raise MalformedText(message)
    part = found.groupdict()
    if part["place"]:
        slot = _slot(part["place"], hand, text)
        return Place(int(part["x"]), int(part["y"]), int(part["rotation"]), slot)
    if part["deploy"]:
        return DEPLOYS[int(part["deploy"])]
    if part["take"]:
        return Take(int(part["tx"]), int(part["ty"]), int(part["take"]))
    if part["discard"]:
        return DISCARDS[_slot(part["discard"], hand, text)]
    return PASS


def _slot(number: str, hand: Sequence[int], text: str) -> int:
    if int(number) not in hand:
        message = f"'{text}' names a tile that is not in hand"
        raise MalformedText(message)
    return list(hand).index(int(number))
