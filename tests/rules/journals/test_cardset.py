"""The shared tables."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from discovery.rules.journals import cardset
from discovery.rules.journals.cardset import CardSet, Table

if TYPE_CHECKING:
    import pytest


def test_a_table_works_out_what_is_missing_and_stays_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cardset, "LARGEST", 3)
    asked: list[int] = []

    def double(key: int) -> int:
        asked.append(key)
        return key * 2

    table = Table(double)
    assert [table[key] for key in (1, 2, 1, 3, 4, 1)] == [2, 4, 2, 6, 8, 2]
    assert asked == [1, 2, 3, 4, 1]
    assert len(table) == 2


def test_cards_are_pickled_alone(cards: CardSet) -> None:
    twin = pickle.loads(pickle.dumps(cards))  # noqa: S301 - our own bytes
    assert twin.cards == cards.cards
    assert len(pickle.dumps(cards)) < 20_000


def test_two_cards_have_as_many_ways_as_their_sides_give(cards: CardSet) -> None:
    forks = [number for number, sides in cards.sides.items() if len(sides) == 2]
    assert len(cards.routes(forks[0], forks[1])) == 4
    assert cards.routes(forks[0]) == cards.sides[forks[0]]
