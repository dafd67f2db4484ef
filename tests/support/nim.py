"""Nim with a die: a tiny game with everything that a game in the house may have.

A heap of counters lies on the table. On a turn a die (1 … 3) is rolled; the seat takes one counter
up to as many as it shows, a point each, then banks (a point more where the heap is even) or passes.
The game ends with the heap. With the option `stash` each seat has a secret card of 1 … 6 points,
counted at the end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never

from discovery.match.box import GameBox
from discovery.rules.game import (
    IllegalAction,
    Line,
    MalformedText,
    Message,
    OptionError,
    OptionSpec,
    Refusal,
    Rules,
    full_options,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Action, Chance, Seat

CARDS = range(1, 7)
DIE = range(1, 4)
HEAPS = range(8, 21)


@dataclass(frozen=True, slots=True)
class Take:
    """Take `count` counters."""

    count: int


@dataclass(frozen=True, slots=True)
class Bank:
    """Score a point where the heap is even."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing more."""


NimAction: TypeAlias = Take | Bank | Pass


@dataclass(frozen=True, slots=True)
class Chanced:
    """Chance decided `word` (first, heap, roll)."""

    word: str
    value: int
    seat: Seat | None = None

    def seen_by(self, seat: Seat) -> Chanced:  # noqa: ARG002 - the contract's
        return self


@dataclass(frozen=True, slots=True)
class Stashed:
    """A seat got its card; others learn no `value`."""

    seat: Seat
    value: int | None

    def seen_by(self, seat: Seat) -> Stashed:
        return self if seat == self.seat else Stashed(self.seat, None)


@dataclass(frozen=True, slots=True)
class Did:
    """A seat took an action."""

    seat: Seat
    action: NimAction

    def seen_by(self, seat: Seat) -> Did:  # noqa: ARG002 - the contract's
        return self


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    seat: None = None

    def seen_by(self, seat: Seat) -> Ended:  # noqa: ARG002 - the contract's
        return self


@dataclass
class Position:
    """All that a seat may know, and how the questions about it are answered."""

    players: int
    to_act: Seat | None = 0
    pending: str | None = "set-up"
    heap: int = 0
    roll: int = 0
    taken: bool = False
    lines: list[list[Line]] = field(default_factory=list)

    def legal_actions(self) -> list[NimAction]:
        if self.pending is not None or self.to_act is None:
            return []
        if self.taken:
            return [Bank(), Pass()]
        return [Take(count) for count in range(1, min(self.roll, self.heap) + 1)]

    def check(self, action: Action) -> Refusal | None:
        if action in self.legal_actions():
            return None
        return Refusal(Message("The die does not allow that."), "nim.turn")

    def text(self, action: Action) -> str:
        match action:
            case Take(count):
                return f"take {count}"
            case Bank():
                return "bank"
            case _:
                return "pass"

    def parse(self, text: str) -> NimAction:
        match text.split(" "):
            case ["take", digits] if _is_number(digits):
                return Take(int(digits))
            case ["bank"]:
                return Bank()
            case ["pass"]:
                return Pass()
        raise MalformedText(text)

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(line.points for line in lines) for lines in self.lines)

    def winners(self) -> tuple[Seat, ...]:
        if self.to_act is not None:
            return ()
        scores = self.scores()
        return tuple(seat for seat, points in enumerate(scores) if points == max(scores))

    def breakdown(self) -> tuple[tuple[Line, ...], ...]:
        return tuple(tuple(lines) for lines in self.lines)

    def preview(self, action: Action) -> tuple[Line, ...]:
        match action:
            case Take(count):
                return (Line(Message("counters"), count, count),)
            case Bank() if self.heap % 2 == 0:
                return (Line(Message("bank"), 1, 1),)
        return ()

    def known(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in Position.__dataclass_fields__} | {
            "lines": [list(lines) for lines in self.lines]
        }


@dataclass
class NimView(Position):
    """What one seat knows: its own card only, until the end."""

    seat: Seat = 0
    card: int = 0

    def legal_actions(self) -> list[NimAction]:
        return Position.legal_actions(self) if self.seat == self.to_act else []

    def sample(self, chance: Chance) -> NimState:
        state = NimState(**self.known())
        state.stash = bool(self.card)
        state.cards = [
            self.card if seat == self.seat or not self.card else chance.pick(CARDS)
            for seat in range(self.players)
        ]
        if self.pending == "set-up":
            state.cards = []
        return state


@dataclass
class NimState(Position):
    """The whole position."""

    stash: bool = False
    cards: list[int] = field(default_factory=list)

    def resolve(self, chance: Chance) -> tuple[Chanced | Stashed | Ended, ...]:
        assert self.to_act is not None
        if self.pending == "end":
            return self._end()
        if self.pending == "roll":
            self.to_act = (self.to_act + 1) % self.players
            self.roll = chance.pick(DIE)
            self.pending = None
            return (Chanced("roll", self.roll),)
        first = chance.pick(range(self.players))
        self.to_act = (first - 1) % self.players
        self.heap = chance.pick(HEAPS)
        self.cards = [chance.pick(CARDS) if self.stash else 0 for _ in range(self.players)]
        self.pending = "roll"
        cards = [Stashed(seat, card) for seat, card in enumerate(self.cards) if card]
        return (Chanced("first", first), Chanced("heap", self.heap), *cards)

    def stop(self) -> tuple[Ended]:
        return self._end()

    def apply(self, action: Action) -> tuple[Did, ...]:
        refusal = self.check(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        seat = self.to_act
        assert seat is not None
        assert isinstance(action, Take | Bank | Pass)
        self.lines[seat].extend(self.preview(action))
        match action:
            case Take(count):
                self.heap -= count
                self.taken = True
            case Bank() | Pass():
                self.taken = False
                self.roll = 0
                self.pending = "roll" if self.heap else "end"
            case _:
                assert_never(action)
        return (Did(seat, action),)

    def _end(self) -> tuple[Ended]:
        self.pending = None
        self.to_act = None
        for lines, card in zip(self.lines, self.cards, strict=True):
            if card:
                lines.append(Line(Message("card"), 1, card))
        return (Ended(),)

    def copy(self) -> NimState:
        return NimState(**self.known(), stash=self.stash, cards=list(self.cards))

    def view(self, seat: Seat) -> NimView:
        card = self.cards[seat] if self.cards else 0
        return NimView(**self.known(), seat=seat, card=card)


OPTIONS = (OptionSpec("stash", ("no", "yes"), "Stash", "Each seat has a secret card."),)


def start(players: int, options: Mapping[str, str], content: object) -> NimState:  # noqa: ARG001
    if not 2 <= players <= 4:
        raise OptionError("nim is for 2 to 4 players")
    chosen = full_options(OPTIONS, options)
    return NimState(players, stash=chosen["stash"] == "yes", lines=[[] for _ in range(players)])


def chance_text(event: object) -> str | None:
    match event:
        case Chanced(word, value):
            return f"{word} {value}"
        case Stashed(seat, value):
            return f"stash {seat} {value}"
    return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4


def chance_values(text: str) -> tuple[int, ...]:
    match text.split(" "):
        case [("first" | "heap" | "roll"), value] | ["stash", _, value] if _is_number(value):
            return (int(value),)
    raise MalformedText(text)


RULES = Rules("nim", 2, 4, OPTIONS, start, chance_text, chance_values)
BOX = GameBox(RULES, None, {"nim": "0" * 64})
