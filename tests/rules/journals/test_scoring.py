"""Points: explorations, species, tents; ties."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from discovery.rules.journals.scoring import SET_POINTS, species_sets, tent_points
from tests.rules.journals.table import Table

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """Try every way to take a set away; counts are sorted."""
    best = 0
    for mask in range(1, 16):
        if all(counts[i] for i in range(4) if mask >> i & 1):
            rest = tuple(sorted(n - (mask >> i & 1) for i, n in enumerate(counts)))
            best = max(best, SET_POINTS[mask.bit_count()] + best_sets(rest))
    return best


@given(st.tuples(*[st.integers(0, 4)] * 4))
def test_species_are_split_for_the_most_points(counts: tuple[int, ...]) -> None:
    sizes = species_sets(counts)
    assert sum(sizes) == sum(counts)
    assert sum(SET_POINTS[size] for size in sizes) == best_sets(tuple(sorted(counts)))


def test_tents_are_ranked_and_tied_seats_share() -> None:
    assert tent_points([5, 5, 1, 0]) == [10, 10, 4, 0]
    assert tent_points([7, 3, 2, 1]) == [12, 8, 4, 0]
    assert tent_points([0, 0, 0, 0]) == [6, 6, 6, 6]
    assert tent_points([1, 2, 2, 2]) == [0, 8, 8, 8]
    assert tent_points([3, 1, 1]) == [8, 2, 2]
    assert tent_points([4, 4]) == [2, 2]
    assert tent_points([0, 1]) == [0, 4]


def of_species(cards: CardSet, *wanted: int) -> list[int]:
    """Return a card for each species wanted (-1: none)."""
    found: list[int] = []
    for species in wanted:
        found.append(
            next(
                number
                for number, card in cards.cards.items()
                if card.exploration.species == species and number not in found
            )
        )
    return found


def test_lines_add_up_and_name_their_cards(cards: CardSet) -> None:
    numbers = of_species(cards, 0, 1, 2, 2, -1)
    table = Table(cards).recorded(0, *numbers)
    lines = table.state.breakdown()[0]
    assert [line.place for line in lines] == [*numbers, None, None]
    assert [(line.count, line.points) for line in lines[5:]] == [(3, 6), (1, 1)]
    points = sum(cards.points[number] for number in numbers)
    assert table.state.scores() == (points + 7, 0)
    assert table.state.view(0).species(0) == (1, 1, 2, 0)
    assert table.state.view(0).species_sets(0) == (3, 1)


def test_tents_count_at_the_end_alone_and_are_shown_before(cards: CardSet) -> None:
    table = Table(cards).tribes(0, 23, 6)
    state = table.state
    tents = cards.cards[23].tribe.tents + cards.cards[6].tribe.tents
    assert state.scores() == (0, 0)
    assert state.view(1).tents() == ((tents, 4), (0, 0))
    state.to_act = None
    assert state.scores() == (4, 0)
    assert [[line.points for line in seat] for seat in state.breakdown()] == [[4], [0]]
    assert str(state.breakdown()[0][0].reason) == f"Tents: {tents}"


def test_two_of_four_seats_that_share_the_first_place_get_ten_points_each(cards: CardSet) -> None:
    table = Table(cards, 4)
    by_tents = {number: card.tribe.tents for number, card in cards.cards.items()}
    three = [number for number, tents in by_tents.items() if tents == 3]
    two, one = (min(n for n, t in by_tents.items() if t == tents) for tents in (2, 1))
    for seat, number in enumerate((three[0], three[1], two, one)):
        table.tribes(seat, number)
    assert table.state.view(0).tents() == ((3, 10), (3, 10), (2, 4), (1, 0))
    table.state.to_act = None
    assert table.state.scores() == (10, 10, 4, 0)


def test_more_tents_are_worth_the_places_that_they_gain(cards: CardSet) -> None:
    table = Table(cards).tribes(0, 23)
    tents = cards.cards[23].tribe.tents
    view = table.state.view(1)
    assert [view.tents_worth(1, more) for more in (0, tents - 1, tents, tents + 1)] == [0, 0, 2, 4]
    assert view.tents_worth(0, 1) == 0


def test_a_current_exploration_does_not_count(cards: CardSet) -> None:
    table = Table(cards).exploring(0, "rrr")
    table.state.to_act = None
    assert table.state.scores() == (2, 2)


def test_ties_go_to_most_dice_on_the_board_and_are_shared_then(cards: CardSet) -> None:
    table = Table(cards, 3).dice(0, "yf yf").dice(1, "bf").ready(1, "3.f.bg").dice(2, "wf")
    assert table.state.winners() == ()
    table.state.to_act = None
    assert table.state.scores() == (4, 4, 4)
    assert table.state.view(0).dice_on_board(1) == 3
    assert table.state.winners() == (1,)
    table.dice(0, "gf")
    assert table.state.view(2).winners() == (0, 1)


def test_dice_in_hand_and_on_actions_being_set_off_count_as_dice_on_the_board(
    cards: CardSet,
) -> None:
    writing = Table(cards).dice(0, "yj yj").exploring(0, "rrrr").scouting("rrr").dice(1, "bf bf")
    writing.ready(0, "walk.f.y ride.h.g")
    taking = Table(cards).dice(0, "yf").banks("yyg", "").dice(1, "bf bf")
    for table, deeds in (
        (writing, ("write walk.foot.y yellow.journal", "write ride.horse.g yellow.journal")),
        (writing, ("explore",)),
        (taking, ("take left",)),
    ):
        table.do(*deeds)
        view = table.state.view(0)
        assert (view.dice_on_board(0), view.grey_dice(0), view.dice_on_board(1)) == (4, 1, 2)
    stopped = taking.state.copy()
    stopped.stop()
    assert (stopped.scores(), stopped.winners()) == ((2, 2), (0,))


def test_the_dice_that_decide_between_level_seats_are_told_and_give_no_points(
    cards: CardSet,
) -> None:
    table = Table(cards).dice(0, "yf yf").dice(1, "bf bf bf")
    state = table.state
    assert not any(state.breakdown()), "not before the end"
    state.to_act = None
    for seat, dice in enumerate((2, 3)):
        tents, level = state.breakdown()[seat]
        assert (tents.points, level.count, level.points) == (2, dice, 0)
        assert str(dice) in str(level.reason)
    table.tribes(0, 23)
    assert [len(lines) for lines in state.breakdown()] == [1, 1], "nobody is level"
