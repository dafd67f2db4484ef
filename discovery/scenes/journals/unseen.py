"""What nobody has seen yet, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.journals.cards import NO_SPECIES, SPECIES, March

if TYPE_CHECKING:
    from discovery.rules.journals.view import JournalsView


def told(view: JournalsView) -> list[Message]:
    """Return how many cards of each kind nobody has seen, and where they can be."""
    cards = [view.cards[card] for card in view.unseen]
    hidden = view.deck_left - (view.top > 0)
    found = [one.exploration.species for one in cards]
    species: dict[str, object] = {name: found.count(number) for number, name in enumerate(SPECIES)}
    wary = sum(one.tribe.wary for one in cards)
    steps = sum(isinstance(one.tribe.action, March) for one in cards)
    return [
        Message(mark("Cards that nobody has seen: {count}"), {"count": len(cards)}),
        Message(
            mark("In the deck: {deck}, besides its open top card; never to come: {box}"),
            {"deck": hidden, "box": len(cards) - hidden},
        ),
        Message(
            mark(
                "As explorations: plant {plant}, mammal {mammal}, bird {bird}, fish {fish}, "
                "none of these {none}; with a fork {forks}"
            ),
            {
                **species,
                "none": found.count(NO_SPECIES),
                "forks": sum(len(one.exploration.route.sides) > 1 for one in cards),
            },
        ),
        Message(
            mark("As tribes: friendly {friendly}, wary {wary}; with steps {steps}, other {other}"),
            {
                "friendly": len(cards) - wary,
                "wary": wary,
                "steps": steps,
                "other": len(cards) - steps,
            },
        ),
        Message(mark("Grey dice left: {count}"), {"count": view.grey_supply}),
        Message(
            mark("L again: their other side. Point at a card to read it; press it to see it large.")
        ),
    ]
