"""Seats, their dice and their boards agree in colour."""

from __future__ import annotations

from itertools import permutations

from discovery.match.seats import SeatInfo
from discovery.rules.journals.dice import GREY, JOURNAL
from discovery.scenes.journals.livery import (
    BOARDS,
    DICE,
    boards_of,
    dice_of,
    die_words,
    keeper_of,
    picture_of,
)


def seated(*colours: int) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"Player {colour}", colour) for colour in colours)


def test_dice_have_the_colour_of_their_seat() -> None:
    for colours in permutations(range(5), 4):
        names = dice_of(seated(*colours))
        assert names[:4] == tuple(DICE[colour] for colour in colours)
        assert len(set(names)) == 5
        assert names[GREY] == "grey"


def test_no_two_seats_have_the_same_board() -> None:
    for colours in permutations(range(5), 4):
        boards = boards_of(seated(*colours))
        assert len(set(boards)) == 4
        assert all(boards[i] == BOARDS[c] for i, c in enumerate(colours) if BOARDS[c])


def test_each_board_has_its_own_keeper() -> None:
    seats = seated(0, 1, 2, 4)
    keepers = [str(keeper_of(seat, seats)) for seat in range(4)]
    for name, keeper in zip(boards_of(seats), keepers, strict=True):
        assert keeper.lower().endswith(name)
    assert len(set(keepers)) == 4


def test_words_and_picture_of_a_die_agree() -> None:
    seats = seated(3, 0)
    assert str(die_words(4 + JOURNAL, seats)) == "red journal"
    assert picture_of(4 + JOURNAL, seats) == "red_journal"
    assert str(die_words(4 * GREY + JOURNAL, seats)) == "grey journal"
