"""Where a grey die comes from."""

from discovery.rules.journals.cardset import CardSet
from discovery.rules.journals.events import GreyAsked, GreyNone, GreyTaken, TribeMet, Undone
from tests.rules.journals.table import Table, banks, prepared, tribes_of


def meeting(cards: CardSet, players: int) -> Table:
    """Seat 0 is about to meet a friendly tribe, and the supply is empty."""
    friend = tribes_of(cards, wary=False)[0]
    table = Table(cards, players).dice(0, "yp yf").encounter(friend)
    table.state.grey = 0
    return table


def test_the_supply_by_number_of_players(cards: CardSet) -> None:
    assert [Table(cards, n).state.grey for n in (2, 3, 4)] == [6, 8, 10]


def test_the_giver_with_most_grey_dice_chooses_which(cards: CardSet) -> None:
    table = meeting(cards, 3).dice(1, "gf gj bh").ready(1, "ride.h.g").dice(2, "gh gh")
    (meet,) = table.legal("meet")
    events = table.do(meet)
    assert isinstance(events[0], TribeMet)
    assert (table.state.seat, table.state.to_act) == (0, 1)
    assert table.state.view(0).turn_of == 0
    assert table.state.view(0).legal_actions() == ()
    assert table.legal() == {"give foot", "give journal", "give ride.horse.g"}
    assert table.why_not("give parley") == "journals.grey"
    assert table.why_not("done") == "journals.grey"
    events = table.do("give ride.horse.g")
    spot = (60, 1, 1 << 20)
    assert events == (GreyTaken(0, 1, *spot), Undone(1, spot, 0))
    assert table.state.preparations[1] == ()
    assert table.state.to_act == 0
    table.chance(4)
    assert table.held(0) == "yf gp*"
    assert table.legal() == {"done"}


def test_a_grey_die_from_a_slot_sends_the_others_there_to_their_bank(cards: CardSet) -> None:
    table = meeting(cards, 2).ready(1, "21.h.bg")
    table.do(*table.legal("meet"))
    assert banks(table.state) == ("y", "b"), "there was one way to give it, so nobody is asked"
    assert (table.state.to_act, table.state.pending) == (0, "roll")


def test_the_receiver_chooses_among_tied_givers(cards: CardSet) -> None:
    table = meeting(cards, 4).dice(1, "gf gh").dice(2, "gj").dice(3, "gp gp")
    table.do(*table.legal("meet"))
    assert table.state.to_act == 0
    assert table.legal() == {"ask 1", "ask 3"}
    assert table.why_not("ask 2") == "journals.grey"
    assert table.why_not("done") == "journals.grey"
    events = table.do("ask 3")
    assert events == (GreyAsked(0, 3), GreyTaken(0, 3, 0, 2))
    table.chance(1)
    assert (table.held(0), table.held(3)) == ("yf gf*", "gp")


def test_whoever_has_most_or_as_many_gets_none(cards: CardSet) -> None:
    table = meeting(cards, 3).dice(0, "gf gh").dice(1, "gf gh").dice(2, "gj")
    events = table.do(*table.legal("meet"))
    assert events[1] == GreyNone(0)
    assert (table.state.pending, table.held(1)) == (None, "gf gh")


def test_grey_dice_on_slots_and_tribes_count_and_those_in_banks_do_not(cards: CardSet) -> None:
    table = meeting(cards, 2).banks("gggg", "").ready(0, "ride.h.g 3.f.gg").dice(1, "gf gh")
    assert isinstance(table.do(*table.legal("meet"))[1], GreyNone)
    table = meeting(cards, 2).banks("gggggg", "")
    assert isinstance(table.do(*table.legal("meet"))[1], GreyNone)
    assert table.state.preparations == [prepared(""), prepared("")]
