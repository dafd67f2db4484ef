"""The two-sided cards of the journals as plain values.

A *route* is written from the bottom up, ``r`` for a river step and ``m`` for a mountain step, with
at most one fork in brackets: ``rr(mm|rrr)r``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

ANY = -1
"""In a cost: dice of any face, all alike."""
SPECIES = ("plant", "mammal", "bird", "fish")
NO_SPECIES = -1
RIDE, WALK, CLIMB = 60, 61, 62
"""The slots of the three base actions; a tribe's slot is its card's number."""
BASE_NAMES = {RIDE: "ride", WALK: "walk", CLIMB: "climb"}
FIRST_SPECIAL = 37
CARDS = 55

Effect = Literal[
    "turn",
    "reroll",
    "fetch left",
    "fetch right",
    "summon",
    "grey",
    "scribe",
    "envoy",
    "guide",
    "reserve",
    "swap",
    "survey",
    "peace",
]
"""What a tribe action 37–55 does; see docs/journals.md."""

_ROUTE = re.compile(r"([rm]*)(?:\(([rm]+)\|([rm]+)\))?([rm]*)")


@dataclass(frozen=True, slots=True)
class March:
    """An exploration action: `spent` dice are discarded, `kept` stay, and `steps` are prepared.

    All dice show `face` (`ANY`: any, all alike).
    """

    face: int
    spent: int
    kept: int
    steps: str


@dataclass(frozen=True, slots=True)
class Deed:
    """A tribe action on dice, cards or rules.

    `spent` dice of `face` (`ANY`: the chosen one) are discarded for it. `number` and `detail` say
    how many dice, which face they are turned to or count from, which step is added, as the effect
    needs it (0, ``ANY`` and "" otherwise).
    """

    effect: Effect
    face: int
    spent: int
    number: int = 0
    detail: int = ANY
    steps: str = ""


@dataclass(frozen=True, slots=True)
class Tribe:
    """The tribe side of a card; `own_name` is what the people call themselves, where we know it."""

    name: str
    wary: bool
    tents: int
    action: March | Deed
    own_name: str = ""


@dataclass(frozen=True, slots=True)
class Route:
    """A route and its one or two sides, each a string of ``r`` and ``m``."""

    text: str
    sides: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Route:
        """Return the route that `text` writes.

        Raises:
            ValueError: it is no route, or both sides of its fork are the same.

        >>> Route.read("rr(mm|rrr)r").sides
        ('rrmmr', 'rrrrrr')
        """
        found = _ROUTE.fullmatch(text)
        if found is None or not text:
            message = f"{text!r} is no route like rr(mm|rrr)r"
            raise ValueError(message)
        begin, one, other, end = found.groups()
        if one is None:
            return cls(text, (begin + end,))
        if one == other:
            message = f"both sides of the fork in {text!r} are the same"
            raise ValueError(message)
        return cls(text, (begin + one + end, begin + other + end))


@dataclass(frozen=True, slots=True)
class Exploration:
    """The exploration side of a card; `species` is an index of `SPECIES` or `NO_SPECIES`.

    `found` names the one that the expedition described, `short` is what stands on a card that is
    too small for a long name.
    """

    name: str
    route: Route
    points: int
    species: int
    tents: int
    found: str = ""
    short: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its number, 1 … 55, and its two sides."""

    number: int
    tribe: Tribe
    exploration: Exploration


BASE = {
    RIDE: March(1, 0, 1, "rr"),
    WALK: March(0, 1, 1, "rrr"),
    CLIMB: March(ANY, 2, 1, "mm"),
}
"""The exploration actions that everyone has: 1 horse; 2 foot; 3 alike."""
