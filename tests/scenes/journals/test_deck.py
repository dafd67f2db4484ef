"""The open top card is plainly that of the deck: under a heading, upon the edges of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import deck, explain
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.journals.targets import OnCard, Part
from tests.scenes.journals.bench import at_phase
from tests.support.ledger import Ledger, watching

if TYPE_CHECKING:
    from discovery.ui.context import Context


def test_the_deck_has_a_heading_and_its_top_card_lies_on_edges(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = TableScene(context, at_phase(Phase.TURN, 2))
    scene.layout(context.theme.size)
    table, surface = scene.table, context.display.surface
    place = table.areas[Part.DECK]
    with watching(monkeypatch, context.text) as watch:
        ledger = Ledger(context.theme.size).start(watch)
        scene.draw(ledger)
        heading = next(run for run in ledger.runs if run.text == "Deck")
    assert heading.seen.bottom <= place.top
    assert place.left <= heading.seen.left
    assert heading.seen.right <= place.right
    scene.draw(surface)
    card = deck.top_card(place)
    others = [table.areas[OnCard(one)] for one in table.view.scouting if one]
    assert all(card.width < other.width for other in others)
    below = pygame.Rect(card.right, card.centery, place.right - card.right, 1)
    colours = {tuple(surface.get_at((x, below.top))) for x in range(below.left, below.right)}
    edge = tuple(context.theme.colour("paper_dark"))[:3]
    assert edge in {colour[:3] for colour in colours}


@pytest.mark.parametrize("width", [60, 83, 300])
def test_all_edges_lie_within_the_place_of_the_deck(width: int) -> None:
    place = pygame.Rect(10, 20, width, width * 3 // 2)
    card = deck.top_card(place)
    step = max(2, width // deck.STEP)
    assert place.contains(card.move(step * deck.edges(99), step * deck.edges(99)))
    assert place.contains(card)


def test_a_deck_that_is_used_up_says_so(context: Context) -> None:
    scene = TableScene(context, at_phase(Phase.TURN, 2))
    scene.layout(context.theme.size)
    state = scene.table.view._state
    state.top, state.deck = 0, 0
    assert scene.table.view.deck_left == 0
    (told,) = explain.of_thing(scene.table, Part.DECK)
    assert str(told) == "The deck is used up: no card comes any more."
