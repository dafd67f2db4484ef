"""Every action of a tribe has its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.journals.cards import BASE, FIRST_SPECIAL
from discovery.rules.journals.words import SLOT_NAMES, action_sentence, route_words, steps_words
from tests.rules.journals.table import deed_of

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet


def test_base_actions() -> None:
    assert {SLOT_NAMES[slot]: str(action_sentence(march)) for slot, march in BASE.items()} == {
        "ride": "Keep 1 horse here: prepares 2 river.",
        "walk": "Discard 1 foot and keep 1 here: prepares 3 river.",
        "climb": "Discard 2 and keep 1 here, all alike: prepares 2 mountain.",
    }


def test_every_tribe_has_a_sentence_of_its_own(cards: CardSet) -> None:
    sentences = [str(action_sentence(card.tribe.action)) for card in cards.cards.values()]
    assert len(set(sentences)) == 55
    assert all(text.endswith(".") and "{" not in text for text in sentences)
    assert all(len(text) <= 90 for text in sentences)


@pytest.mark.parametrize(
    ("effect", "wanted", "sentence"),
    [
        ("grey", {}, "Discard 1 journal: receive a grey die."),
        ("turn", {"detail": 3}, "Discard 1 die: turn up to 2 dice of your storage to journal."),
        ("swap", {}, "After using a die: exchange your exploration with a scouting card."),
        ("scribe", {"detail": 0}, "One foot a turn counts as a journal."),
        ("guide", {"steps": "m"}, "1 mountain more may be added anywhere in each exploration."),
        ("peace", {}, "Wary tribes take one parley less."),
    ],
)
def test_some_deeds(cards: CardSet, effect: str, wanted: dict[str, object], sentence: str) -> None:
    number = deed_of(cards, effect, **wanted)
    assert number >= FIRST_SPECIAL
    assert str(action_sentence(cards.deeds[number])).startswith(sentence)


@pytest.mark.parametrize("runs", range(1, 11))
def test_steps_with_any_number_of_runs_are_told_whole(runs: int) -> None:
    steps = ("rm" * runs)[:runs]
    told = [f"1 {'mountain' if step == 'm' else 'river'}" for step in steps]
    assert str(steps_words(steps)) == ", then ".join(told)
    assert str(route_words(steps)) == ", ".join(told)
