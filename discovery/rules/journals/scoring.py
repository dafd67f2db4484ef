"""What the journals are worth: explorations, species, tents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Line, Message, mark
from discovery.rules.journals.cards import NO_SPECIES, SPECIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.rules.game import Seat
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.state import JournalsState

SET_POINTS = (0, 1, 3, 6, 10)
"""Points for a set of so many different species."""
TENT_POINTS = {2: (4, 0), 3: (8, 4, 0), 4: (12, 8, 4, 0)}
"""Points for the places in the ranking of tents, by number of players."""

_SET_TEXTS = (
    "",
    mark("A species by itself"),
    mark("A set of 2 different species"),
    mark("A set of 3 different species"),
    mark("A set of all 4 species"),
)


def species_counts(cards: CardSet, recorded: Iterable[int]) -> list[int]:
    """Return how many of each species stand on explorations."""
    counts = [0] * len(SPECIES)
    for number in recorded:
        species = cards.cards[number].exploration.species
        if species != NO_SPECIES:
            counts[species] += 1
    return counts


def species_sets(counts: Iterable[int]) -> list[int]:
    """Return the sizes of the sets of different species that give the most points.

    Each further species in a set gives more than the one before, so sets are made as large as can
    be, one after the other.

    >>> species_sets([3, 1, 0, 2])
    [3, 2, 1]
    """
    left = list(counts)
    sizes = []
    while any(left):
        sizes.append(sum(count > 0 for count in left))
        left = [max(0, count - 1) for count in left]
    return sizes


def journal_points(cards: CardSet, recorded: Sequence[int]) -> int:
    """Return the points of recorded explorations and their species."""
    sets = species_sets(species_counts(cards, recorded))
    return sum(cards.points[n] for n in recorded) + sum(SET_POINTS[size] for size in sets)


def gain(cards: CardSet, recorded: tuple[int, ...], new: tuple[int, ...]) -> int:
    """Return the points that `new` explorations add."""
    return journal_points(cards, recorded + new) - journal_points(cards, recorded)


def gain_lines(cards: CardSet, recorded: tuple[int, ...], new: tuple[int, ...]) -> tuple[Line, ...]:
    """Return the points that `new` explorations add, line by line."""
    lines = [_exploration(cards, number) for number in new]
    species = gain(cards, recorded, new) - sum(line.points for line in lines)
    if species:
        lines.append(Line(Message(mark("Sets of species")), 1, species))
    return tuple(lines)


def _exploration(cards: CardSet, number: int) -> Line:
    exploration = cards.cards[number].exploration
    return Line(Message(exploration.name), 1, exploration.points, number)


def tents(state: JournalsState, seat: Seat) -> int:
    """Return the tents on a seat's tribes and recorded explorations."""
    cards = state.cards.cards
    return sum(cards[number].tribe.tents for number in state.tribes[seat]) + sum(
        cards[number].exploration.tents for number in state.recorded[seat]
    )


def tent_points(counts: Sequence[int]) -> list[int]:
    """Return the points of each seat for its tents; tied seats share the sum of their places.

    >>> tent_points([5, 5, 1, 0])
    [10, 10, 4, 0]
    """
    table = TENT_POINTS[len(counts)]
    order = sorted(counts, reverse=True)
    points = []
    for count in counts:
        tied = order.count(count)
        place = order.index(count)
        points.append(sum(table[place : place + tied]) // tied)
    return points


def tents_gain(counts: Sequence[int], seat: Seat, more: int) -> int:
    """Return the points that so many tents more give a seat in the ranking.

    >>> tents_gain([3, 3, 1, 0], 2, 3)
    8
    """
    after = [count + more * (other == seat) for other, count in enumerate(counts)]
    return tent_points(after)[seat] - tent_points(counts)[seat]


def points_of(state: JournalsState) -> tuple[int, ...]:
    """Return the points of each seat; tents count once the game is over."""
    points = [journal_points(state.cards, recorded) for recorded in state.recorded]
    if state.to_act is None:
        ranked = tent_points([tents(state, seat) for seat in range(state.players)])
        points = [a + b for a, b in zip(points, ranked, strict=True)]
    return tuple(points)


def lines_of(state: JournalsState) -> tuple[tuple[Line, ...], ...]:
    """Return each seat's points line by line; what decides between level seats gives none."""
    cards, points = state.cards, points_of(state)
    level = state.to_act is None and points.count(max(points)) > 1
    found = []
    counts = [tents(state, seat) for seat in range(state.players)]
    ranked = tent_points(counts)
    for seat, recorded in enumerate(state.recorded):
        lines = [_exploration(cards, number) for number in recorded]
        sets = species_sets(species_counts(cards, recorded))
        lines += [Line(Message(_SET_TEXTS[size]), size, SET_POINTS[size]) for size in sets]
        if state.to_act is None:
            text = Message(mark("Tents: {count}"), {"count": counts[seat]})
            lines.append(Line(text, counts[seat], ranked[seat]))
        if level and points[seat] == max(points):
            dice = state.dice_of(seat)
            text = Message(mark("Level on points; dice on the board: {count}"), {"count": dice})
            lines.append(Line(text, dice, 0))
        found.append(tuple(lines))
    return tuple(found)


def winners_of(state: JournalsState) -> tuple[Seat, ...]:
    """Return who has most points, and among these most dice on the board."""
    points = points_of(state)
    keys = [(points[seat], state.dice_of(seat)) for seat in range(state.players)]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))
