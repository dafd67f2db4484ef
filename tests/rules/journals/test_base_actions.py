"""The base actions: what they cost, what they do, when they are not to be had."""

from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.events import Prepared, TribeMet
from tests.rules.journals.table import Table, banks, card_on, prepared, tribes_of


def test_a_friendly_tribe_takes_a_parley_and_brings_a_grey_die(cards: CardSet) -> None:
    friend = tribes_of(cards, wary=False)[0]
    table = Table(cards).dice(0, "yp yf").encounter(friend)
    supply = table.state.grey
    events = table.do(f"meet {friend} yellow.parley")
    assert events[0] == TribeMet(0, friend, (2,))
    assert table.state.encounter == (0, 0, 0)
    assert table.state.tribes[0] == (friend,)
    assert banks(table.state) == ("y", "")
    assert table.state.pending == "roll"
    table.chance(3)
    assert table.state.grey == supply - 1
    assert table.held(0) == "yf gh*"


def test_a_wary_tribe_takes_two_parleys(cards: CardSet) -> None:
    wary = tribes_of(cards, wary=True)[0]
    table = Table(cards).dice(0, "yp").encounter(wary)
    assert table.legal("meet") == set()
    table.dice(0, "gp")
    assert table.legal("meet") == {f"meet {wary} yellow.parley grey.parley"}
    table.do(f"meet {wary} yellow.parley grey.parley")
    table.chance(6)
    assert banks(table.state) == ("yg", "")
    assert table.held(0) == "gj*"


def test_two_tribes_in_a_turn_but_one_of_a_kind(cards: CardSet) -> None:
    one, other = tribes_of(cards, wary=False)[:2]
    wary = tribes_of(cards, wary=True)[0]
    table = Table(cards).dice(0, "yp yp yp yp yp").encounter(one, other, wary)
    table.do(f"meet {one} yellow.parley")
    table.chance(1)
    assert table.why_not(f"meet {other} yellow.parley") == "journals.tribe"
    assert table.legal("meet") == {f"meet {wary} yellow.parley yellow.parley"}
    table.do(f"meet {wary} yellow.parley yellow.parley")
    table.chance(1)
    assert table.legal("meet") == set()
    assert table.state.tribes[0] == (one, wary)
    assert table.state.encounter == (0, other, 0)


def test_the_grey_die_is_not_used_in_the_turn_that_brought_it(cards: CardSet) -> None:
    friend = tribes_of(cards, wary=False)[0]
    table = Table(cards).dice(0, "yp yp").encounter(friend)
    table.do(f"meet {friend} yellow.parley")
    table.chance(4)
    assert table.held(0) == "yp gp*"
    assert table.legal("duty") == {"duty yellow.parley"}
    assert table.why_not("duty grey.parley") == "journals.use"
    table.next_turn()
    assert table.held(0) == "yp gp"


def test_change_of_duty_turns_two_dice_to_one_face(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf yh gp")
    table.do("duty yellow.foot", "turn grey.parley journal")
    assert banks(table.state) == ("", "y")
    assert table.legal() == {"turn yellow.foot journal", "turn yellow.horse journal", "stop"}
    table.do("turn yellow.foot journal")
    assert table.held(0) == "yh yj* gj*"
    assert table.legal() == {"done"}


def test_change_of_duty_may_turn_one_die_alone_and_may_be_repeated(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf yh")
    table.do("duty yellow.foot", "turn yellow.horse journal", "stop")
    assert table.legal("duty") == {"duty yellow.foot"}
    table.do("duty yellow.foot", "turn yellow.journal* parley")
    assert table.held(0) == "yp*"
    assert table.legal() == {"done"}


def test_change_of_duty_needs_another_die(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf")
    assert table.legal("duty") == set()
    assert table.why_not("duty yellow.foot") == "journals.duty"
    table.dice(0, "gh", fresh=True)
    table.do("duty yellow.foot")
    assert table.legal() == {f"turn grey.horse* {face}" for face in ("foot", "parley", "journal")}


def test_swap_exchanges_the_current_exploration(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yh yj").exploring(0, "rrr").scouting("rrrr", "mmm")
    wanted, other = card_on(cards, "mmm"), card_on(cards, "rrrr")
    assert table.legal("swap") == {
        f"swap yellow.{face} {card}" for face in ("horse", "journal") for card in (wanted, other)
    }
    table.do(f"swap yellow.horse {wanted}")
    assert table.state.current[0] == wanted
    assert table.state.scouting == (other, card_on(cards, "rrr"), 0)
    assert banks(table.state) == ("", "y")
    assert table.legal() == {"done"}


def test_a_ride_keeps_a_horse_on_its_slot(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yh gh")
    assert table.legal("prepare") == {"prepare ride horse -/y", "prepare ride horse -/g"}
    assert table.do("prepare ride horse -/g") == (Prepared(0, (60, 1, 1 << 20), 0),)
    table.do("prepare ride horse -/y")
    assert table.state.preparations[0] == prepared("ride.h.g ride.h.y")
    assert cards.steps[60] == "rr"
    assert banks(table.state) == ("", "")


def test_a_walk_discards_a_foot_and_keeps_a_foot(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf gf")
    assert table.legal("prepare") == {"prepare walk foot g/y", "prepare walk foot y/g"}
    table.do("prepare walk foot g/y")
    assert table.state.preparations[0] == prepared("walk.f.y")
    assert banks(table.state) == ("", "g")
    assert cards.steps[61] == "rrr"


def test_a_climb_takes_three_alike_of_any_face(cards: CardSet) -> None:
    for face, letter, full in (("foot", "f", ("", "yy")), ("journal", "j", ("yy", ""))):
        table = Table(cards).dice(0, f"y{letter} y{letter} y{letter} yh yh")
        assert f"prepare climb {face} yy/y" in table.legal()
        assert not any("climb horse" in text for text in table.legal())
        table.do(f"prepare climb {face} yy/y")
        assert table.state.preparations[0] == prepared(f"climb.{letter}.y")
        assert banks(table.state) == full
    assert cards.steps[62] == "mm"


def test_one_face_a_turn_and_as_many_actions_as_the_dice_pay_for(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf yf yf yh").exploring(0, "rrr").scouting("rrrr")
    table.do("prepare walk foot y/y")
    assert table.why_not("prepare ride horse -/y") == "journals.use"
    assert table.why_not("take left") == "journals.turn"
    assert table.why_not(f"swap yellow.horse {card_on(cards, 'rrrr')}") == "journals.use"
    table.do("prepare walk foot y/y")
    assert table.state.preparations[0] == prepared("walk.f.y walk.f.y")
    assert table.legal() == {"done"}
