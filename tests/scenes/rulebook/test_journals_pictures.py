"""The pictures of the journals' rule pages show what their words say: the rules are asked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from discovery.content.journals import load_cards
from discovery.rules.journals.cards import CLIMB, RIDE, SPECIES, WALK, Deed, March
from discovery.rules.journals.cardset import CardSet
from discovery.scenes.rulebook import journals_faces as faces
from discovery.scenes.rulebook.journals_faces import BoardFace, CardFace
from discovery.scenes.rulebook.shelf import find_book
from discovery.scenes.rulebook.strips import Strip
from tests.rules.journals.walks import walks

if TYPE_CHECKING:
    from discovery.rules.journals.cards import Card

IMAGES = Path(__file__).parents[3] / "images"
SUBJECTS = {
    name: value
    for name, value in vars(faces).items()
    if isinstance(value, BoardFace | CardFace | Strip)
}


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return CardSet(load_cards(IMAGES))


def card(cards: CardSet, face: CardFace) -> Card:
    return cards.cards[face.number]


def steps(cards: CardSet, slot: int) -> str:
    return cards.marches[slot].steps


def test_tribes_are_what_is_said_of_them(cards: CardSet) -> None:
    assert not card(cards, faces.FRIENDLY).tribe.wary
    assert card(cards, faces.WARY).tribe.wary
    march = card(cards, faces.MARCHING).tribe.action
    assert isinstance(march, March)
    assert (march.spent, march.kept, len(march.steps)) == (0, 1, 2)
    turning, lasting = (card(cards, one).tribe.action for one in (faces.TURNING, faces.LASTING))
    assert isinstance(turning, Deed)
    assert isinstance(lasting, Deed)
    assert (turning.effect, lasting.effect) == ("turn", "scribe")


def test_routes_are_what_is_said_of_them(cards: CardSet) -> None:
    assert card(cards, faces.ROUTE).exploration.route.text == "mrrr"
    assert "(m|rr)" in card(cards, faces.FORK).exploration.route.text


def test_a_climb_and_a_walk_cover_the_route_and_the_walk_alone_does_not(cards: CardSet) -> None:
    (route,) = card(cards, faces.COVERED).exploration.route.sides
    climb, walk = steps(cards, CLIMB), steps(cards, WALK)
    assert ((0, 1), (1, 3)) in list(walks(route, [climb, walk]))
    assert list(walks(route, [walk])) == []
    assert faces.COVERED.covered == len(route)


def test_two_walks_and_a_ride_cover_two_cards(cards: CardSet) -> None:
    (first,) = card(cards, faces.FIRST).exploration.route.sides
    (second,) = card(cards, faces.SECOND).exploration.route.sides
    assert (faces.FIRST.covered, faces.SECOND.covered) == (len(first), len(second)) == (5, 3)
    walk, ride = steps(cards, WALK), steps(cards, RIDE)
    assert ((0, 3), (1, 3), (2, 2)) in list(walks(first + second, [walk, walk, ride]))


@pytest.mark.parametrize(
    ("strip", "slot"), [(faces.RIDE, RIDE), (faces.WALK, WALK), (faces.CLIMB, CLIMB)]
)
def test_strips_show_the_base_actions(cards: CardSet, strip: Strip, slot: int) -> None:
    march = cards.marches[slot]
    names = [part for _, part in strip.pieces]
    assert names.count("discard") == march.spent
    assert names.count("keep") == march.kept
    drawn = "".join({"river": "r", "mountain": "m"}.get(name, "") for name in names)
    assert drawn == march.steps


def test_the_species_stand_in_their_order() -> None:
    assert faces.SPECIES.parts == SPECIES


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_picture_is_on_a_page(name: str) -> None:
    pages = find_book("journals").paragraphs()
    shown = {picture.subject for _, one in pages for picture in one.pictures}
    assert SUBJECTS[name] in shown
