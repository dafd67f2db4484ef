from __future__ import annotations

from discovery.content.journals import load_cards
from discovery.rules.journals.cardset import CardSet
from tools.bench import journals as bench
from tools.bench.play import SeededChance


def test_planned_games_are_played_again_to_the_same_end() -> None:
    cards = CardSet(load_cards(bench.ROOT / "images"))
    game = bench._planned(cards, 3, 5)
    assert game == bench._planned(cards, 3, 5)
    assert bench._along(cards, [game]) > 0
    last = bench._last_decision(cards, game)
    while last.pending is not None:
        last.resolve(SeededChance(lambda: 0.0))
    assert last.to_act is None
    assert last.winners()


def test_the_most_legal_actions_of_a_position() -> None:
    cards = CardSet(load_cards(bench.ROOT / "images"))
    assert 30 < bench._most_actions(cards, [bench._planned(cards, 2, 1)]) < 400


def test_the_position_with_the_most_actions_that_was_found_is_listed() -> None:
    cards = CardSet(load_cards(bench.ROOT / "images"))
    state = bench._worst(cards)
    legal = state.legal_actions()
    assert len(legal) == 1953, "as docs/journals.md says"
    assert len(set(legal)) == len(legal)
    assert sum(state.dice_of(seat) for seat in range(4)) == 30
    for action in legal[:: len(legal) // 20]:
        state.copy().apply(action)
