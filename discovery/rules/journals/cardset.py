"""What all states of a game share: the cards, worked out for quick look-up, and shared actions.

The tables fill themselves when first asked; each key is small and comes up again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from discovery.rules.journals.actions import (
    STORE,
    Duty,
    Gather,
    Meet,
    Place,
    Prepare,
    Swap,
    Use,
)
from discovery.rules.journals.cards import ANY, BASE, Card, Deed, March
from discovery.rules.journals.dice import (
    BITS,
    LEFT,
    MASK,
    RIGHT,
    choices,
    colours_in,
    kinds_in,
    total,
)
from discovery.rules.journals.walking import coverings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from discovery.rules.journals.actions import Action, Preparation

Selections = frozenset[tuple[str, ...]]
"""Which blocks together can be laid along a route, sorted each."""
Preparing = dict[int, tuple[Prepare, ...]]
Gathering = tuple[int, int, tuple[int, ...], int, int, tuple[tuple[int, "Preparation"], ...]]
"""A seat, how many dice it may take at most, and where its own are: packed in the storages (seat *
4 + face), in the left and the right bank, and by whose preparation."""
LARGEST = 20_000
"""Entries after which a table of positions is emptied, so that memory stays bounded."""

K = TypeVar("K")
V = TypeVar("V")


class Table(dict[K, V], Generic[K, V]):
    """A dictionary that works out what is missing."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[K], V]) -> None:
        """Make missing values by `make`."""
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= LARGEST:
            self.clear()
        value = self[key] = self._make(key)
        return value


class Roles(NamedTuple):
    """What a seat's tribes do for it."""

    marches: tuple[tuple[Preparing, ...], ...]
    """For each face the tables of what can be prepared with so many dice of it."""
    scribes: tuple[tuple[int, int], ...]
    """(card, face) of tribes for which a die of the face counts as a journal."""
    envoys: tuple[tuple[int, int], ...]
    """(card, face) of tribes for which a die of the face counts as a parley."""
    guides: tuple[str, ...]
    """Blocks that may be added to an exploration."""
    peace: bool
    """Whether a wary tribe takes one parley less."""
    deeds: tuple[tuple[int, Deed], ...]
    """(card, deed) of tribes whose action is used by itself."""


class CardSet:
    """The cards by number, with look-up tables."""

    __slots__ = (
        "base",
        "base_alone",
        "cards",
        "codes",
        "deeds",
        "gathers",
        "joint",
        "marches",
        "meets",
        "places",
        "points",
        "prepares",
        "reach",
        "roles",
        "sides",
        "steps",
        "swaps",
        "uses",
        "wary",
    )

    def __init__(self, cards: Iterable[Card]) -> None:
        """Work the tables out, or prepare them to fill themselves."""
        self.cards = {card.number: card for card in cards}
        sides = {number: card.exploration.route.sides for number, card in self.cards.items()}
        self.sides = sides
        self.points = {number: card.exploration.points for number, card in self.cards.items()}
        self.wary = {number: card.tribe.wary for number, card in self.cards.items()}
        self.marches = dict(BASE)
        self.deeds: dict[int, Deed] = {}
        for number, card in self.cards.items():
            if isinstance(card.tribe.action, March):
                self.marches[number] = card.tribe.action
            else:
                self.deeds[number] = card.tribe.action
        self.steps = {slot: march.steps for slot, march in self.marches.items()}
        self.prepares = {
            slot: tuple(self._preparing(slot, march, face) for face in range(4))
            for slot, march in self.marches.items()
        }
        self.base = tuple(self._base(face, duty=True) for face in range(4))
        self.base_alone = tuple(self._base(face, duty=False) for face in range(4))
        self.codes = tuple(_codes(face) for face in range(4))
        self.roles: Table[tuple[int, ...], Roles] = Table(self._roles)
        self.meets: Table[tuple[int, int, int], tuple[Meet, ...]] = Table(_meets)
        self.swaps = tuple(tuple(Swap(code, card) for card in range(56)) for code in range(20))
        self.uses: Table[tuple[int, int], Use] = Table(lambda key: Use(*key))
        self.places: Table[tuple[int, ...], Place] = Table(lambda key: Place(*key))
        self.gathers: Table[Gathering, tuple[Gather, ...]] = Table(self._gathers)
        self.reach: Table[tuple[int, tuple[str, ...], int, tuple[str, ...]], Selections] = Table(
            lambda key: coverings(sides[key[0]], *key[1:])
        )
        self.joint: Table[tuple[int, int, tuple[str, ...], int, tuple[str, ...]], Selections] = (
            Table(lambda key: coverings(self.routes(key[0], key[1]), *key[2:]))
        )

    def __reduce__(self) -> tuple[type[CardSet], tuple[tuple[Card, ...]]]:
        """Pickle the cards alone; the tables fill themselves again."""
        return CardSet, (tuple(self.cards.values()),)

    def routes(self, card: int, second: int = 0) -> tuple[str, ...]:
        """Return every way along a card, and along a second one after it."""
        if not second:
            return self.sides[card]
        return tuple(one + other for one in self.sides[card] for other in self.sides[second])

    def _preparing(self, slot: int, march: March, face: int) -> Preparing:
        def make(packed: int) -> tuple[Prepare, ...]:
            if march.face not in {ANY, face} or total(packed) < march.spent + march.kept:
                return ()
            return tuple(
                Prepare(slot, face, spent, kept)
                for kept in choices(packed, march.kept)
                for spent in choices(packed - kept, march.spent)
            )

        return Table(make)

    def _base(self, face: int, *, duty: bool) -> Table[int, tuple[Action, ...]]:
        def make(packed: int) -> tuple[Action, ...]:
            found: list[Action] = []
            for slot in BASE:
                found += self.prepares[slot][face][packed]
            if duty:
                found += [Duty(colour * 4 + face) for colour in kinds_in(packed)]
            return tuple(found)

        return Table(make)

    def _gathers(self, key: Gathering) -> tuple[Gather, ...]:
        """List every choice of at least one and at most so many of a seat's dice."""
        seat, most, stored, left, right, laid = key
        full = [(i // 4, STORE, i % 4, 0, packed) for i, packed in enumerate(stored)]
        full += [(-1, LEFT, 0, 0, left), (-1, RIGHT, 0, 0, right)]
        full += [(holder, *preparation, preparation[2]) for holder, preparation in laid]
        # The order in which records name the places.
        full.sort(key=lambda place: (place[3], *place))
        found: list[tuple[int, tuple[Place, ...]]] = [(0, ())]
        for *where, packed in full:
            found += [
                (number + more, (*chosen, self.places[*where, more]))
                for number, chosen in found
                for more in range(1, (packed >> BITS * seat & MASK) + 1)
                if number + more <= most
            ]
        chosen = [places for _, places in found[1:]]
        if len(set(laid)) < len(laid):
            # Equal preparations: which of them the dice come from makes no difference.
            chosen = list(dict.fromkeys(tuple(sorted(c, key=_place_order)) for c in chosen))
        return tuple(map(Gather, chosen))

    def _roles(self, tribes: tuple[int, ...]) -> Roles:
        deeds = [(number, self.deeds[number]) for number in tribes if number in self.deeds]
        apart = {"scribe", "envoy", "guide", "peace"}
        return Roles(
            tuple(
                tuple(
                    self.prepares[number][face]
                    for number in tribes
                    if number in self.marches and self.marches[number].face in {ANY, face}
                )
                for face in range(4)
            ),
            tuple((number, deed.detail) for number, deed in deeds if deed.effect == "scribe"),
            tuple((number, deed.detail) for number, deed in deeds if deed.effect == "envoy"),
            tuple(sorted(deed.steps for _, deed in deeds if deed.effect == "guide")),
            any(deed.effect == "peace" for _, deed in deeds),
            tuple((number, deed) for number, deed in deeds if deed.effect not in apart),
        )


def _codes(face: int) -> Table[int, tuple[int, ...]]:
    return Table(lambda packed: tuple(colour * 4 + face for colour in kinds_in(packed)))


def _meets(key: tuple[int, int, int]) -> tuple[Meet, ...]:
    """List how (card) can be met for (a number) of (packed) parley dice."""
    card, packed, number = key
    return tuple(
        Meet(card, tuple(colour * 4 + 2 for colour in colours_in(chosen)))
        for chosen in choices(packed, number)
    )


def _place_order(place: Place) -> tuple[int, ...]:
    return (place.seat, place.slot, place.face, place.kept, place.count)
