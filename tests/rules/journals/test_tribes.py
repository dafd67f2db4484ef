"""Each tribe card by a case of its own."""

from __future__ import annotations

import pytest

from discovery.content.journals import load_cards
from discovery.rules.journals.cards import ANY, BASE, CARDS, FIRST_SPECIAL
from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.dice import FACES, FOOT, HORSE, JOURNAL, ONE, PARLEY
from discovery.rules.journals.events import CardDrawn, CardRemoved, CardShown, Reserved, Swapped
from tests.rules.conftest import IMAGES
from tests.rules.journals.table import Table, banks, card_on, deed_of, deeds_of, tribes_of

ALL = CardSet(load_cards(IMAGES))
"""What tests are made for is known before there are fixtures."""
CASES: set[int] = set()
"""The tribe cards from 37 on that tests below are about."""


@pytest.mark.parametrize("number", range(1, FIRST_SPECIAL))
def test_an_exploration_action(cards: CardSet, number: int) -> None:
    march = cards.marches[number]
    for face in range(4):
        table = Table(cards)
        dice = march.spent + march.kept
        table.state.ready[face] = (dice - 1) * ONE[0]
        assert not any(f"prepare {number} " in text for text in table.legal())
        table.tribes(0, number)
        assert not any(f"prepare {number} " in text for text in table.legal())
        table.state.ready[face] = dice * ONE[0]
        spent, kept = "y" * march.spent or "-", "y" * march.kept
        text = f"prepare {number} {FACES[face]} {spent}/{kept}"
        assert (text in table.legal()) == (march.face in {ANY, face})
        if march.face not in {ANY, face}:
            assert table.why_not(text) == "journals.prepare"
            continue
        table.do(text)
        assert table.state.preparations[0] == ((number, face, march.kept * ONE[0]),)
        full = ("", "y" * march.spent) if face in {FOOT, HORSE} else ("y" * march.spent, "")
        assert banks(table.state) == full
        assert table.state.view(0).steps_of(number) == march.steps


def deeds(*effects: str, **wanted: object) -> pytest.MarkDecorator:
    """Let a test run as the case of each tribe card with one of these deeds."""
    found = deeds_of(ALL, *effects, **wanted)
    CASES.update(found)
    return pytest.mark.parametrize("number", found)


@deeds("turn", spent=1, detail=ANY)
def test_turn_up_to_three_dice_to_one_face(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yf yf yh yp yj")
    table.do(f"use {number} yellow.horse")
    assert cards.deeds[number].number == 3
    table.do("turn yellow.foot journal", "turn yellow.foot journal", "turn yellow.parley journal")
    assert table.held(0) == "yj yj* yj* yj*"
    assert banks(table.state) == ("", "y")
    assert table.state.view(0).used(number)
    assert table.legal() == {"done"}


@deeds("turn", detail=JOURNAL)
def test_turn_up_to_two_dice_to_journal(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yj yj")
    assert table.legal("use") == set(), "there is no die to be turned"
    table.dice(0, "gf")
    assert table.legal("use") == {f"use {number} yellow.journal"}
    table.do(f"use {number} yellow.journal")
    assert table.legal() == {"turn grey.foot journal"}
    table.do("turn grey.foot journal")
    assert table.held(0) == "yj gj*"
    assert table.legal() >= {"done"}
    assert table.why_not(f"use {number} yellow.journal") == "journals.deeds"


@deeds("turn", spent=0)
def test_turn_two_dice_for_nothing_once_a_die_was_used(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh yh yf")
    assert table.legal("use") == set()
    assert table.why_not(f"use {number}") == "journals.deeds"
    table.do("prepare ride horse -/y", f"use {number}")
    assert table.why_not("done") == "journals.deeds"
    table.do("turn yellow.horse foot")
    assert table.held(0) == "yf yf*"
    assert table.legal() == {"done"}, "all dice show that face, so nothing more can be turned"


@deeds("reroll")
def test_roll_up_to_three_dice_again(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh yf yp").dice(0, "gh", fresh=True)
    table.do("prepare ride horse -/y", f"use {number}")
    assert table.legal() == {"pick yellow.foot", "pick yellow.parley", "pick grey.horse*"}
    table.do("pick yellow.parley")
    assert table.legal() == {"pick grey.horse*", "stop"}, "in order, so that each choice is one"
    assert table.why_not("done") == "journals.deeds"
    table.do("stop")
    table.chance(6)
    assert table.held(0) == "yf gh* yj*"
    table = Table(cards).tribes(0, number).dice(0, "yh yf yp gp gf")
    table.do("prepare ride horse -/y", f"use {number}")
    table.do("pick yellow.foot", "pick yellow.parley", "pick grey.foot")
    table.chance(3, 3, 3)
    assert table.held(0) == "yh* yh* gh* gp"
    assert table.legal() == {"done"}


@deeds("reroll")
def test_roll_the_last_die_again(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh yf")
    table.do("prepare ride horse -/y", f"use {number}", "pick yellow.foot")
    assert table.state.pending == "roll"
    table = Table(cards).tribes(0, number).dice(0, "yh")
    table.do("prepare ride horse -/y")
    assert table.why_not(f"use {number}") == "journals.deeds"


@deeds("fetch left", "fetch right")
def test_fetch_two_dice_from_a_bank(cards: CardSet, number: int) -> None:
    side = cards.deeds[number].effect.split()[-1]
    table = Table(cards).tribes(0, number).dice(0, "yh yh")
    assert table.legal("use") == set()
    full = ("bbg", "") if side == "left" else ("", "bbg")
    table.banks(*full)
    assert table.state.view(0).open_bank is None
    table.do(f"use {number} yellow.horse")
    assert table.state.view(0).open_bank == ("left", "right").index(side)
    assert table.legal() >= {"fetch blue", "fetch grey"}
    table.do("fetch blue")
    assert table.why_not("done") == "journals.deeds"
    table.do("fetch grey")
    table.chance(1, 1)
    assert table.held(0) == "bf* gf* yh"
    left, right = banks(table.state)
    assert left + right == ("by" if side == "left" else "yb")


@deeds("fetch left", "fetch right")
def test_the_die_that_a_fetch_costs_can_be_fetched_but_does_not_fill_an_empty_bank(
    cards: CardSet, number: int
) -> None:
    left = cards.deeds[number].effect == "fetch left"
    face, other = ("parley", "foot") if left else ("foot", "parley")
    table = Table(cards).tribes(0, number).dice(0, f"y{face[0]} y{other[0]}")
    assert table.legal("use") == set()
    assert table.why_not(f"use {number} yellow.{face}") == "journals.deeds"
    table.banks("b", "b")
    elsewhere = table.state.copy()
    table.do(f"use {number} yellow.{face}")
    assert table.legal() == {"fetch yellow", "fetch blue"}
    table.do("fetch yellow", "fetch blue")
    table.chance(1, 2)
    assert table.held(0).count("*") == 2
    table.state = elsewhere
    table.do(f"use {number} yellow.{other}")
    assert table.legal() == {"fetch blue"}, "it went to the other bank"


@deeds("fetch left")
def test_fetch_one_die_and_stop_or_the_last_one(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh").banks("bg")
    table.do(f"use {number} yellow.horse", "fetch blue", "stop")
    table.chance(2)
    assert (table.held(0), banks(table.state)) == ("bf*", ("g", "y"))
    table = Table(cards).tribes(0, number).dice(0, "yh").banks("b")
    table.do(f"use {number} yellow.horse", "fetch blue")
    assert table.state.pending == "roll"


@deeds("summon")
def test_summon_own_dice(cards: CardSet, number: int) -> None:
    assert cards.deeds[number].number == 3
    table = Table(cards).tribes(0, number).dice(0, "gh").dice(1, "yf").banks("yy", "y")
    table.do(f"use {number} grey.horse")
    assert "gather 2@left 1@1.foot" in table.legal()
    again = Table(cards).tribes(0, number).dice(0, "yh")
    again.do(f"use {number} yellow.horse")
    assert again.legal() == {"gather 1@right"}, "the die that it costs"
    assert "gather 2@left 1@right 1@1.foot" not in table.legal()
    assert table.why_not("gather 2@left 1@right 1@1.foot") == "journals.deeds"
    assert table.why_not("done") == "journals.deeds"
    table.do("gather 2@left 1@1.foot")
    table.chance(1, 2, 3)
    assert (table.held(0), table.held(1)) == ("yf* yf* yh*", "")
    assert table.legal() == {"done"}


@deeds("grey")
def test_a_grey_die_for_a_journal(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yj yf")
    assert table.legal("use") == {f"use {number} yellow.journal"}
    table.do(f"use {number} yellow.journal")
    table.chance(3)
    assert (table.held(0), banks(table.state)) == ("yf gh*", ("y", ""))
    table = Table(cards).tribes(0, number).dice(0, "yj gf")
    table.state.grey = 0
    assert table.legal("use") == set(), "nobody could give one"


@deeds("scribe")
def test_a_die_that_counts_as_a_journal_once_a_turn(cards: CardSet, number: int) -> None:
    face = cards.deeds[number].detail
    word = FACES[face]
    table = Table(cards).dice(0, f"y{word[0]} y{word[0]} yj").exploring(0, "rrrr").scouting("rrr")
    table.ready(0, "walk.f.y ride.h.y")
    assert table.legal("write") == set()
    table.tribes(0, number)
    assert f"write walk.foot.y yellow.{word}" in table.legal()
    table.do(f"write walk.foot.y yellow.{word}")
    assert table.legal() == {"write ride.horse.y yellow.journal"}
    table.do("write ride.horse.y yellow.journal", "explore")
    table.chance(1, 1, 1, 1)
    assert table.state.recorded[0] == (card_on(cards, "rrrr"),)
    table = Table(cards).dice(0, f"y{word[0]} y{word[0]}").exploring(0, "rrrr").tribes(0, number)
    table.ready(0, "walk.f.y ride.h.y")
    assert table.legal("write") == set(), "one die, not two"
    table.exploring(0, "rrr")
    table.do(f"write walk.foot.y yellow.{word}")
    assert table.state.face == JOURNAL


@deeds("envoy")
def test_a_die_that_counts_as_a_parley_once_a_turn(cards: CardSet, number: int) -> None:
    face = cards.deeds[number].detail
    friend = next(n for n in tribes_of(cards, wary=False) if n != number)
    wary = next(n for n in tribes_of(cards, wary=True) if n != number)
    word = FACES[face]
    table = Table(cards).tribes(0, number).dice(0, f"y{word[0]}").encounter(friend, wary)
    assert table.legal("meet") == {f"meet {friend} yellow.{word}"}
    table.dice(0, f"y{word[0]} yp")
    assert f"meet {wary} yellow.parley yellow.{word}" in table.legal("meet")
    assert f"meet {wary} yellow.{word} yellow.{word}" not in table.legal("meet")
    table.do(f"meet {wary} yellow.parley yellow.{word}")
    table.chance(1)
    assert table.state.tribes[0] == (number, wary)
    assert table.legal("meet") == set(), "used up, and no parley is left"
    left, right = banks(table.state)
    assert (left, right) == (("yy", "") if face == JOURNAL else ("y", "y"))
    assert table.state.face == PARLEY


def test_two_envoys_of_two_faces_meet_a_wary_tribe_together(cards: CardSet) -> None:
    one, other = (deed_of(cards, "envoy", detail=face) for face in (FOOT, JOURNAL))
    wary = next(n for n in tribes_of(cards, wary=True) if n not in {one, other})
    table = Table(cards).tribes(0, one, other).dice(0, "yf yj").encounter(wary)
    assert table.legal("meet") == {f"meet {wary} yellow.foot yellow.journal"}


@deeds("reserve")
def test_a_second_exploration_in_reserve(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh yj yj").exploring(0, "rrr")
    assert table.legal("use") == set()
    table.scouting("rrrr", "mmm").ready(0, "walk.f.y 9.h.y")
    kept = card_on(cards, "rrrr")
    table.do(f"use {number} yellow.horse")
    assert table.why_not("done") == "journals.deeds"
    assert table.do(f"choose {kept}") == (Reserved(0, kept),)
    assert table.state.view(0).reserve(0) == kept
    table.next_turn()
    table.state.seat = table.state.to_act = 0
    assert not any("use" in text for text in table.legal()), "one card in reserve is the most"
    table.do("write walk.foot.y yellow.journal", "write 9.horse.y yellow.journal")
    table.do(f"explore {kept}")
    assert table.state.reserve[0] == 0
    assert table.state.recorded[0] == (card_on(cards, "rrr"), kept)


def test_a_card_in_reserve_may_be_the_next_exploration(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yj").exploring(0, "rrr").scouting("mmm").ready(0, "walk.f.y")
    kept = table.state.reserve[0] = card_on(cards, "rrrr")
    table.do("write walk.foot.y yellow.journal", "explore")
    table.chance(1, 1)
    assert table.legal() == {f"choose {kept}", f"choose {card_on(cards, 'mmm')}"}
    table.do(f"choose {kept}")
    assert (table.state.current[0], table.state.reserve[0]) == (kept, 0)
    assert table.state.scouting == (card_on(cards, "mmm"), 0, 0)


@deeds("swap")
def test_a_swap_for_nothing(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh").exploring(0, "rrr").scouting("mmm")
    table.do("prepare ride horse -/y", f"use {number}")
    old, new = card_on(cards, "rrr"), card_on(cards, "mmm")
    assert table.do(f"choose {new}") == (Swapped(0, -1, old, new),)
    assert (table.state.current[0], table.state.scouting) == (new, (old, 0, 0))
    table.state.current[0] = 0
    table.state.used = 0
    assert table.legal("use") == set()


@deeds("survey")
def test_survey_replaces_the_removed_card_alone_at_once(cards: CardSet, number: int) -> None:
    table = Table(cards).tribes(0, number).dice(0, "yh yh").scouting("rrr", "mmm")
    table.do("prepare ride horse -/y", f"use {number}")
    other, out, top = card_on(cards, "rrr"), card_on(cards, "mmm"), table.state.top
    taken = CardDrawn(None, top, encounter=False, place=1)
    assert table.do(f"choose {out}") == (CardRemoved(0, out), taken)
    assert table.state.pending == "survey"
    shown = table.state.bag[0]
    assert table.chance(shown) == (CardShown(None, shown),)
    assert table.state.scouting == (other, top, 0), "the place that was empty waits for the end"
    assert (table.state.top, table.state.deck) == (shown, 19)
    assert table.state.view(0).out == (out,)
    assert table.legal() >= {"done"}
    table.state.deck = table.state.used = 0
    assert table.legal("use") == set(), "nothing could take its place"


@deeds("survey")
def test_survey_with_the_last_card_of_the_deck(cards: CardSet, number: int) -> None:
    table = Table(cards, deck=1).tribes(0, number).dice(0, "yh yh").scouting("rrr", "mmm")
    table.do("prepare ride horse -/y", f"use {number}")
    top = table.state.top
    table.do(f"choose {card_on(cards, 'rrr')}")
    assert (table.state.scouting[0], table.state.top, table.state.deck) == (top, 0, 0)
    assert table.legal() >= {"done"}


@deeds("peace")
def test_a_wary_tribe_for_one_parley(cards: CardSet, number: int) -> None:
    wary = next(n for n in tribes_of(cards, wary=True) if n != number)
    table = Table(cards).tribes(0, number).dice(0, "yp").encounter(wary)
    assert table.legal("meet") == {f"meet {wary} yellow.parley"}


@deeds("guide")
def test_a_guide_adds_its_step_where_it_is_missing(cards: CardSet, number: int) -> None:
    step = cards.deeds[number].steps
    short, whole = {"r": ("walk.f.y", "rrrr"), "m": ("climb.f.y", "mmm")}[step]
    table = Table(cards).dice(0, "yj").exploring(0, whole).ready(0, short)
    assert table.legal("write") == set()
    table.tribes(0, number)
    assert table.legal("write")


def test_every_tribe_has_a_case_here(cards: CardSet) -> None:
    assert set(cards.marches) == {*range(1, FIRST_SPECIAL), *BASE}
    assert set(range(FIRST_SPECIAL, CARDS + 1)) == CASES
