"""Taking dice: whole banks, or one's own from anywhere."""

from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.events import BankTaken, Gathered, Rolled, Undone
from tests.rules.journals.table import Table, banks, prepared


def test_a_bank_is_taken_whole_whatever_the_colours(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf").banks("ybg", "w")
    (event,) = table.do("take left")
    assert isinstance(event, BankTaken)
    (event,) = table.chance(6, 1, 3)
    assert event == Rolled(0, ((0, 6), (1, 1), (4, 3)))
    assert banks(table.state) == ("", "w")
    assert table.held(0) == "yf bf* gh* yj*"
    assert table.state.pending == "turn end"
    table.next_turn()
    assert (table.state.seat, table.held(0)) == (1, "yf bf gh yj")


def test_an_empty_bank_cannot_be_chosen(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf").banks("", "b")
    assert table.legal("take") == {"take right"}
    assert table.why_not("take left") == "journals.take"


def test_any_number_of_own_dice_from_anywhere(cards: CardSet) -> None:
    table = Table(cards, 3).dice(0, "yf").dice(1, "yh bh").banks("y", "yb").ready(2, "ride.h.y")
    places = ("1@left", "1@right", "1@0.foot", "1@1.horse", "1@2.ride.horse.y")
    choices = {
        " ".join(["gather", *(p for bit, p in enumerate(places) if mask >> bit & 1)])
        for mask in range(1, 32)
    }
    assert table.legal("gather") == choices
    events = table.do("gather " + " ".join(places))
    assert isinstance(events[0], Gathered)
    assert events[1] == Undone(2, (60, 1, 1), 0)
    assert table.state.preparations[2] == ()
    table.chance(1, 2, 3, 4, 5)
    assert table.held(0) == "yf* yf* yh* yp* yj*"
    assert (table.held(1), banks(table.state)) == ("bh", ("", "b"))


def test_a_die_off_a_slot_undoes_its_preparation_and_other_dice_go_to_their_bank(
    cards: CardSet,
) -> None:
    table = Table(cards).ready(1, "21.j.yb 21.f.yb ride.h.b").dice(0, "yf")
    table.do("gather 1@1.21.foot.yb")
    assert table.state.preparations[1] == prepared("21.j.yb ride.h.b")
    assert banks(table.state) == ("", "b")
    table = Table(cards).ready(1, "21.j.yb").dice(0, "yf")
    table.do("gather 1@1.21.journal.yb")
    assert (table.state.preparations[1], banks(table.state)) == ((), ("b", ""))


def test_of_two_own_dice_on_a_slot_one_can_be_taken_and_the_other_goes_to_the_bank(
    cards: CardSet,
) -> None:
    table = Table(cards).ready(0, "21.h.yy")
    assert table.legal() == {"gather 1@0.21.horse.yy", "gather 2@0.21.horse.yy"}
    table.do("gather 1@0.21.horse.yy")
    assert (table.state.preparations[0], banks(table.state)) == ((), ("", "y"))


def test_equal_preparations_are_listed_once(cards: CardSet) -> None:
    table = Table(cards).ready(0, "ride.h.y ride.h.y")
    assert table.legal() == {
        "gather 1@0.ride.horse.y",
        "gather 1@0.ride.horse.y 1@0.ride.horse.y",
    }
    table.do("gather 1@0.ride.horse.y")
    assert table.state.preparations[0] == prepared("ride.h.y")


def test_taking_is_the_whole_turn(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf yf").banks("y")
    table.do("gather 1@0.foot")
    table.chance(1)
    assert table.state.pending == "turn end"
    assert table.state.legal_actions() == ()
