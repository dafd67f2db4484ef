"""A slow recount of the journals, from the events and the cards alone.

It keeps every die by itself, moves it as the events tell, and knows nothing of packed numbers
but how to read them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from operator import add
from typing import TYPE_CHECKING

from discovery.rules.journals import events as e

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.journals.actions import Place
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.events import Event
    from discovery.rules.journals.state import JournalsState

Where = tuple[object, ...]
"""Where a die lies: ("bank", 0), ("store", seat, face), ("slot", seat, preparation), …"""
FACE_OF = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 3}
SPENT_LEFT = (2, 3)


def dice_in(packed: int) -> Counter[int]:
    """Return how many dice of each colour a packed number holds."""
    return Counter({c: packed >> 5 * c & 31 for c in range(5) if packed >> 5 * c & 31})


def bank(face: int) -> Where:
    return ("bank", 0 if face in SPENT_LEFT else 1)


def place_of(place: Place) -> Where:
    if place.seat < 0:
        return ("bank", place.slot)
    if not place.slot:
        return ("store", place.seat, place.face)
    return ("slot", place.seat, (place.slot, place.face, place.kept))


class Recount:
    """All dice and cards of one game."""

    def __init__(self, cards: CardSet, players: int) -> None:
        self.cards = cards
        self.players = players
        self.dice: Counter[tuple[int, Where]] = Counter()
        for seat in range(players):
            self.dice[seat, ("hand", seat)] = 5
        self.dice[4, ("supply",)] = {2: 6, 3: 8, 4: 10}[players]
        self.recorded: list[list[int]] = [[] for _ in range(players)]
        self.tribes: list[list[int]] = [[] for _ in range(players)]
        self.over = False

    def _move(self, colour: int, start: Where, end: Where, number: int = 1) -> None:
        assert self.dice[colour, start] >= number, (colour, start, end)
        self.dice[colour, start] -= number
        self.dice[colour, end] += number

    def _move_all(self, packed: int, start: Where, end: Where) -> None:
        for colour, number in dice_in(packed).items():
            self._move(colour, start, end, number)

    def _discard(self, seat: int, die: int) -> None:
        if die >= 0:
            self._move(die % 20 >> 2, ("store", seat, die & 3), bank(die & 3))

    def saw(self, events: Sequence[Event]) -> None:
        """Follow what happened."""
        for event in events:
            if event.seat is not None:
                self._cards(event, event.seat)
                self._spent(event, event.seat)
                self._taken(event, event.seat)
            self.over = self.over or isinstance(event, e.GameEnded)

    def _cards(self, event: Event, seat: int) -> None:
        match event:
            case e.TribeMet(_, card):
                self.tribes[seat].append(card)
            case e.Explored(_, card, second):
                self.recorded[seat] += [card, second] if second else [card]
            case _:
                pass

    def _spent(self, event: Event, seat: int) -> None:
        """Follow dice that leave the storage, or turn in it."""
        match event:
            case e.TribeMet(_, _, dice):
                for die in dice:
                    self._discard(seat, die)
            case e.DutyChanged(_, die) | e.Swapped(_, die) | e.TribeUsed(_, _, die):
                self._discard(seat, die)
            case e.Prepared(_, preparation, spent):
                store = ("store", seat, preparation[1])
                self._move_all(spent, store, bank(preparation[1]))
                self._move_all(preparation[2], store, ("slot", seat, preparation))
            case e.DieTurned(_, die, face):
                self._move(die % 20 >> 2, ("store", seat, die & 3), ("store", seat, face))
            case e.DiePicked(_, die):
                self._move(die % 20 >> 2, ("store", seat, die & 3), ("hand", seat))
            case e.Written(_, preparation, die):
                self._move(die % 20 >> 2, ("store", seat, die & 3), ("hand", seat))
                self._move_all(preparation[2], ("slot", seat, preparation), ("hand", seat))
            case _:
                pass

    def _taken(self, event: Event, seat: int) -> None:
        """Follow dice that come into the hand, and out of it."""
        hand = ("hand", seat)
        match event:
            case e.Rolled(_, dice):
                for colour, value in dice:
                    self._move(colour, hand, ("store", seat, FACE_OF[value]))
                assert not any(n for (_, where), n in self.dice.items() if where == hand)
            case e.GreyTaken(_, giver, slot, face, kept):
                start: Where = (
                    ("store", giver, face) if not slot else ("slot", giver, (slot, face, kept))
                )
                self._move(4, ("supply",) if giver is None else start, hand)
            case e.BankTaken(_, side, packed):
                self._move_all(packed, ("bank", side), hand)
                assert not any(n for (_, w), n in self.dice.items() if w == ("bank", side))
            case e.DieFetched(_, side, colour):
                self._move(colour, ("bank", side), hand)
            case e.Gathered(_, places):
                for place in places:
                    self._move(seat, place_of(place), hand, place.count)
            case e.Undone(_, preparation, rest):
                self._move_all(rest, ("slot", seat, preparation), bank(preparation[1]))
            case _:
                pass

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat."""
        points = [self._journal(seat) for seat in range(self.players)]
        if self.over:
            tents = [self._tents(seat) for seat in range(self.players)]
            table = {2: [4, 0], 3: [8, 4, 0], 4: [12, 8, 4, 0]}[self.players]
            for seat, own in enumerate(tents):
                above = sum(other > own for other in tents)
                level = tents.count(own)
                points[seat] += sum(table[above : above + level]) // level
        return tuple(points)

    def _journal(self, seat: int) -> int:
        sides = [self.cards.cards[number].exploration for number in self.recorded[seat]]
        kinds = [side.species for side in sides if side.species >= 0]
        return sum(side.points for side in sides) + most_for_species(kinds)

    def _tents(self, seat: int) -> int:
        return sum(self.cards.cards[n].tribe.tents for n in self.tribes[seat]) + sum(
            self.cards.cards[n].exploration.tents for n in self.recorded[seat]
        )


def most_for_species(kinds: Sequence[int]) -> int:
    """Split species into sets by trying every first set."""
    counts = Counter(kinds)
    if not counts:
        return 0
    best = 0
    for size in range(1, len(counts) + 1):
        for chosen in combinations(sorted(counts), size):
            rest = list((counts - Counter(chosen)).elements())
            # The larger sets first: the order in which sets are taken away makes no difference.
            if len(set(rest)) <= size:
                best = max(best, (1, 3, 6, 10)[size - 1] + most_for_species(rest))
    return best


def where_dice_lie(state: JournalsState) -> Counter[tuple[int, Where]]:
    """Return all dice of a position, as `Recount.dice` holds them."""
    found: Counter[tuple[int, Where]] = Counter()

    def lay(packed: int, where: Where) -> None:
        for colour, number in dice_in(packed).items():
            found[colour, where] += number

    for index, packed in enumerate(map(add, state.ready, state.fresh)):
        lay(packed, ("store", index >> 2, index & 3))
    for side, packed in enumerate(state.banks):
        lay(packed, ("bank", side))
    for seat, preparations in enumerate(state.preparations):
        for preparation in preparations:
            lay(preparation[2], ("slot", seat, preparation))
    for preparation in state.written:
        for colour, number in dice_in(preparation[2]).items():
            found[colour, ("slot", state.seat, preparation)] -= number
            found[colour, ("hand", state.seat)] += number
    lay(state.rolling, ("hand", state.seat))
    found[4, ("supply",)] += state.grey
    return +found
