"""Positions for tests, written down in short: dice as `yf` (yellow foot), cards by their routes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from discovery.rules.journals.dice import FACES, LETTERS, ONE, packed_letters
from discovery.rules.journals.entry import start
from discovery.rules.journals.phases import TURN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.rules.game import Refusal
    from discovery.rules.journals.actions import Preparation
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.events import Event
    from discovery.rules.journals.state import JournalsState

SLOTS = {"ride": 60, "walk": 61, "climb": 62}
INITIALS = [face[0] for face in FACES]


class Scripted:
    """Chance that gives the numbers listed."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def pick(self, options: Sequence[int]) -> int:
        number = self.numbers.pop(0)
        assert number in options
        return number


class Lively:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def pick(self, options: Sequence[int]) -> int:
        return options[int(self.random() * len(options))]


def card_on(cards: CardSet, route: str) -> int:
    """Return the card with a route."""
    return next(n for n, c in cards.cards.items() if c.exploration.route.text == route)


def deeds_of(cards: CardSet, *effects: str, **wanted: object) -> list[int]:
    """Return the cards with one of these deeds."""
    return [
        number
        for number, deed in cards.deeds.items()
        if deed.effect in effects and all(getattr(deed, k) == v for k, v in wanted.items())
    ]


def deed_of(cards: CardSet, effect: str, **wanted: object) -> int:
    """Return the card with a deed."""
    return deeds_of(cards, effect, **wanted)[0]


def tribes_of(cards: CardSet, *, wary: bool) -> list[int]:
    """Return the friendly or the wary tribes."""
    return [number for number, each in cards.wary.items() if each == wary]


def prepared(words: str) -> tuple[Preparation, ...]:
    """Return preparations written like `ride.h.y 31.j.yg`."""
    found = []
    for word in words.split():
        slot, face, kept = word.split(".")
        number = SLOTS.get(slot) or int(slot)
        found.append((number, INITIALS.index(face), packed_letters(kept)))
    return tuple(found)


class Table:
    """A position at the start of seat 0's turn, in which nothing lies but what is put there."""

    def __init__(self, cards: CardSet, players: int = 2, *, deck: int = 20) -> None:
        self.cards = cards
        state = self.state = start(players, {"first": "0"}, cards)
        state.pending = None
        state.phase = TURN
        state.deck = deck
        if deck:
            state.top = state.bag.pop()

    def dice(self, seat: int, words: str, *, fresh: bool = False) -> Table:
        storage = self.state.fresh if fresh else self.state.ready
        for word in words.split():
            storage[seat * 4 + INITIALS.index(word[1])] += ONE[LETTERS.index(word[0])]
        return self

    def banks(self, left: str = "", right: str = "") -> Table:
        self.state.banks = [packed_letters(left), packed_letters(right)]
        return self

    def ready(self, seat: int, words: str) -> Table:
        self.state.preparations[seat] = prepared(words)
        return self

    def tribes(self, seat: int, *numbers: int) -> Table:
        self.state.tribes[seat] = self._seen(numbers)
        return self

    def recorded(self, seat: int, *numbers: int) -> Table:
        self.state.recorded[seat] = self._seen(numbers)
        return self

    def exploring(self, seat: int, route: str) -> Table:
        (self.state.current[seat],) = self._seen([card_on(self.cards, route)])
        return self

    def scouting(self, *routes: str) -> Table:
        numbers = self._seen([card_on(self.cards, route) for route in routes])
        self.state.scouting = (*numbers, 0, 0, 0)[:3]
        return self

    def encounter(self, *numbers: int) -> Table:
        self.state.encounter = (*self._seen(numbers), 0, 0, 0)[:3]
        return self

    def _seen(self, numbers: Iterable[int]) -> tuple[int, ...]:
        for number in numbers:
            if number == self.state.top:
                self.state.top = self.state.bag[0]
                self.state.bag[0] = number
            if number in self.state.bag:
                self.state.bag.remove(number)
        return tuple(numbers)

    def legal(self, word: str = "") -> set[str]:
        """Return the texts of the legal actions, or of those that begin with a word."""
        self.state.legal = None  # what the test has laid down since is not known to the list
        texts = map(self.state.text, self.state.legal_actions())
        return {text for text in texts if not word or text.split()[0] == word}

    def do(self, *texts: str) -> tuple[Event, ...]:
        """Play actions and return what happened at the last one."""
        self.state.legal = None
        for text in texts:
            events = self.state.apply(self.state.parse(text))
        return events

    def chance(self, *numbers: int) -> tuple[Event, ...]:
        """Let chance give these numbers, and no others."""
        source = Scripted(*numbers)
        events = self.state.resolve(source)
        assert not source.numbers
        return events

    def why_not(self, text: str) -> str:
        """Return the paragraph that forbids an action."""
        self.state.legal = None
        refusal: Refusal | None = self.state.check(self.state.parse(text))
        assert refusal is not None
        assert str(refusal.reason)
        return refusal.paragraph

    def held(self, seat: int) -> str:
        """Return the storage of a seat, written like `yf yf gh*`."""
        view = self.state.view(seat)
        return " ".join(
            LETTERS[die.colour] + INITIALS[die.face] + "*" * die.fresh for die in view.storage(seat)
        )

    def next_turn(self) -> tuple[Event, ...]:
        """End the turn, whatever cards come, and return what happened."""
        if self.state.pending is None:
            self.do("done")
        return self.state.resolve(Lively(1))


def banks(state: JournalsState) -> tuple[str, str]:
    """Return the colours in both banks."""
    view = state.view(0)
    left, right = ("".join(LETTERS[c] for c in view.bank(bank)) for bank in (0, 1))
    return left, right
