"""The cards of the journals: the conditions on them, and what is said of a broken file."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from scipy.stats import spearmanr

from discovery.content.errors import ContentError
from discovery.content.journals import cards_digest, load_cards
from discovery.rules.journals.cards import ANY, FIRST_SPECIAL, NO_SPECIES, SPECIES, Deed, March
from tests.rules.journals.walks import walks
from tools.balance.effort import Needs, effort, side_effort

if TYPE_CHECKING:
    from discovery.rules.journals.cards import Card

IMAGES = Path(__file__).parents[2] / "images"


@pytest.fixture(scope="module")
def cards() -> tuple[Card, ...]:
    return load_cards(IMAGES)


def test_there_are_55_distinct_cards(cards: tuple[Card, ...]) -> None:
    assert [card.number for card in cards] == list(range(1, 56))
    assert len({card.exploration.route.text for card in cards}) == 55
    assert len({card.tribe.name for card in cards}) == 55
    assert len({card.exploration.name for card in cards}) == 55
    assert len({card.tribe.action for card in cards}) == 55


def test_routes_have_three_to_nine_steps_and_about_a_third_a_fork(cards: tuple[Card, ...]) -> None:
    routes = [card.exploration.route for card in cards]
    lengths = {len(side) for route in routes for side in route.sides}
    assert lengths == set(range(3, 10))
    assert 16 <= sum(len(route.sides) == 2 for route in routes) <= 20


def walkable(side: str) -> bool:
    """Return whether base actions walk a side with five dice: a die on each slot and a journal."""
    blocks = ["rr", "rrr", "mm"]
    singles = [[one] for one in blocks]
    pairs = [[one, other] for one in blocks for other in blocks]
    return any(next(walks(side, some), None) is not None for some in singles + pairs)


def test_half_have_a_side_that_base_actions_walk_with_five_dice(cards: tuple[Card, ...]) -> None:
    easy = sum(any(map(walkable, card.exploration.route.sides)) for card in cards)
    assert easy >= 28


def test_each_species_stands_on_eight_cards_and_each_find_on_one(cards: tuple[Card, ...]) -> None:
    counts = Counter(card.exploration.species for card in cards)
    assert [counts[species] for species in range(len(SPECIES))] == [8] * 4
    found = [card.exploration.found for card in cards if card.exploration.species != NO_SPECIES]
    assert len(set(found)) == 32
    assert all(found)


def test_points_rise_with_the_turns_that_a_route_takes(cards: tuple[Card, ...]) -> None:
    points = [card.exploration.points for card in cards]
    turns = [effort(card.exploration.route) for card in cards]
    assert spearmanr(points, turns).statistic >= 0.85


def test_the_effort_of_a_route() -> None:
    assert Needs.of("rrrmmr") == Needs(river=2, rides=2, climbs=1)
    assert Needs.of("rrrrr").rides == 1
    efforts = [side_effort(side, 300, 1) for side in ("rrr", "rrrrrr", "mmmm", "rrrrrrr", "rmrmr")]
    assert efforts == sorted(efforts)
    assert 1 < efforts[0] < 5


def test_actions_1_to_36_are_explorations_for_river_mountain_and_both(
    cards: tuple[Card, ...],
) -> None:
    marches = [card.tribe.action for card in cards[: FIRST_SPECIAL - 1]]
    assert all(isinstance(march, March) for march in marches)
    steps = {march.steps for march in marches if isinstance(march, March)}
    assert any(set(each) == {"r"} for each in steps)
    assert any(set(each) == {"m"} for each in steps)
    assert any(set(each) == {"r", "m"} for each in steps)
    assert {m.face for m in marches if isinstance(m, March)} == {ANY, 0, 1, 2, 3}
    base = {March(1, 0, 1, "rr"), March(0, 1, 1, "rrr"), March(ANY, 2, 1, "mm")}
    assert not base & set(marches)


def test_actions_37_to_55_are_19_different_ones_of_at_least_ten_kinds(
    cards: tuple[Card, ...],
) -> None:
    deeds = [card.tribe.action for card in cards[FIRST_SPECIAL - 1 :]]
    assert len(set(deeds)) == 19
    assert len({deed.effect.split()[0] for deed in deeds if isinstance(deed, Deed)}) >= 10


def test_about_60_percent_are_friendly(cards: tuple[Card, ...]) -> None:
    assert sum(not card.tribe.wary for card in cards) == 33


def strength(march: March) -> float:
    """Steps for the dice; mountain steps are twice as dear, a free face is worth a little."""
    value = march.steps.count("r") + 2 * march.steps.count("m") + (march.face == ANY) / 2
    return value / (march.spent + march.kept)


def test_wary_tribes_are_stronger_and_have_more_tents(cards: tuple[Card, ...]) -> None:
    friends = [card.tribe for card in cards if not card.tribe.wary]
    wary = [card.tribe for card in cards if card.tribe.wary]
    assert fmean(tribe.tents for tribe in wary) >= fmean(tribe.tents for tribe in friends) + 0.5
    strong, plain = (
        fmean(strength(tribe.action) for tribe in some if isinstance(tribe.action, March))
        for some in (wary, friends)
    )
    assert strong > plain * 1.3


def test_tents_are_within_bounds(cards: tuple[Card, ...]) -> None:
    assert {card.tribe.tents for card in cards} == {1, 2, 3}
    assert {card.exploration.tents for card in cards} == {0, 1, 2}


def test_the_digest_tells_what_the_rules_know_and_no_names(cards: tuple[Card, ...]) -> None:
    renamed = replace(cards[0], tribe=replace(cards[0].tribe, name="Jiwere"))
    assert cards_digest((renamed, *cards[1:])) == cards_digest(cards)
    other = replace(cards[0], exploration=replace(cards[0].exploration, points=9))
    assert cards_digest((other, *cards[1:])) != cards_digest(cards)


TEXT = (IMAGES / "journals" / "cards.toml").read_text("utf-8")
WHY = {
    'name = "Otoe"': {
        "name = 3": "card 1, tribe, name: text is expected",
        'name = "Omaha"': "card 3, tribe, name: 'Omaha' stands on card 1 too",
        "": "card 1, tribe, name: text is expected",
        'name = "Otoe"\nheight = 3': "card 1, tribe, height: there is no such field here",
    },
    "number = 55": {
        "number = 54": "card 54: the number stands on 2 cards instead of one",
        "number = 56": "card entry 55, number: a whole number from 1 to 55 is expected",
    },
    'stance = "friendly"': {
        'stance = "angry"': "card 1, tribe, stance: 'angry' is not one of friendly, wary",
    },
    "tents = 1": {"tents = 7": "card 1, tribe, tents: a whole number from 1 to 3 is expected"},
    'dice = "foot"': {
        'dice = "hand"': "card 1, tribe, dice: 'hand' is not one of foot, horse, parley, journal",
    },
    'steps = "rr"': {
        'steps = "rx"': "card 1, tribe, steps: 'rx' is not made of r and m",
    },
    'short = "Floyd\'s Bl."': {
        'short = "Floyd\'s Bluff"': 'card 1, exploration, short: "Floyd\'s Bluff" is not shorter',
        'short = "Wh. Cliffs"': "card 16, exploration, short: 'Wh. Cliffs' stands on card 1 too",
        'short = "Kaw Point"': "card 20, exploration, name: 'Kaw Point' stands on card 1 too",
        'short = ""': "card 1, exploration, short: text is expected",
    },
    'route = "r(rrr|mm)"': {
        'route = "r(rrr"': "card 1, exploration, route: 'r(rrr' is no route like rr(mm|rrr)r",
        'route = "r(rrr|m)"': "card 1, exploration, route: a side has 2 steps, not 3 to 9",
        'route = "r(mm|mm)"': "card 1, exploration, route: both sides of the fork in",
    },
    'species = "fish"': {
        'species = "fungus"': "exploration, species: 'fungus' is not one of plant, mammal, bird",
    },
    'effect = "turn"': {
        'effect = "win"': "card 37, tribe, effect: 'win' is not one of turn, reroll, fetch left",
    },
    'effect = "scribe"\nface = "parley"': {
        'effect = "scribe"\nface = "journal"': "card 46, tribe, face: this face counts as that",
    },
    'effect = "guide"\nsteps = "r"': {
        'effect = "guide"\nsteps = "rr"': "card 53, tribe, steps: 'rr' is not one of r, m"
    },
    "[card.exploration]": {
        "[card.place]": "card 1, exploration: this side is missing",
        "[card.place]\nx = 1\n[card.exploration]": "card 1, place: there is no such field here",
    },
}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [(old, new, why) for old, cases in WHY.items() for new, why in cases.items()],
)
def test_what_is_wrong_is_named_with_card_and_field(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    assert old in TEXT
    write(tmp_path, TEXT.replace(old, new, 1))
    with pytest.raises(ContentError, match=re.escape(why)) as caught:
        load_cards(tmp_path)
    assert str(caught.value).startswith("cards.toml: ")


def write(folder: Path, text: str | bytes) -> None:
    path = folder / "journals" / "cards.toml"
    path.parent.mkdir()
    path.write_bytes(text.encode() if isinstance(text, str) else text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("card = 3", "card: a list of cards is expected"),
        ("", "card: a list of cards is expected"),
        ("[[card]", "not TOML"),
        ("card = []\nheight = 3", "height: there is no such field here"),
        (b"\xff\xfe", "not UTF-8"),
    ],
)
def test_files_that_are_something_else(tmp_path: Path, text: str | bytes, why: str) -> None:
    write(tmp_path, text)
    with pytest.raises(ContentError, match=why):
        load_cards(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="the file is missing"):
        load_cards(tmp_path)
