"""What a seat sees."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from discovery.rules.journals.events import TurnBegan
from tests.rules.journals.table import Lively, Table, card_on, prepared

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet


def test_all_that_lies_on_the_table_is_seen(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf gj").dice(0, "yh", fresh=True).banks("b", "yg")
    table.ready(1, "ride.h.b").exploring(1, "rrr").scouting("mmm").encounter(40).tribes(1, 3)
    table.recorded(0, 9)
    view = table.state.view(1)
    assert (view.players, view.seat, view.to_act, view.turn_of) == (2, 1, 0, 0)
    assert (view.pending, view.phase.value, view.face) == (None, "turn", None)
    dice = [(die.colour, die.face, die.fresh) for die in view.storage(0)]
    assert dice == [(0, 0, False), (0, 1, True), (4, 3, False)]
    assert (view.bank(0), view.bank(1)) == ((1,), (0, 4))
    assert view.preparations(1) == prepared("ride.h.b")
    assert (view.grey_dice(0), view.grey_dice(1)) == (1, 0)
    assert view.current(1) == card_on(cards, "rrr")
    assert view.scouting == (card_on(cards, "mmm"), 0, 0)
    assert (view.encounter, view.tribes(1), view.recorded(0)) == ((40, 0, 0), (3,), (9,))
    assert (view.deck_left, view.top) == (20, table.state.top)
    assert set(view.cards) == set(range(1, 56))
    hidden = {*range(1, 56)} - {view.top, card_on(cards, "rrr"), card_on(cards, "mmm"), 40, 3, 9}
    assert set(view.unseen) == hidden
    assert (view.grey_supply, view.turns_left, view.out) == (6, None, ())
    assert (view.reserve(0), view.bonus_turns, view.quiet_turns, view.written) == (0, 0, 0, ())
    assert view.breakdown() == table.state.breakdown()
    assert view.scores() == table.state.scores()
    assert view.winners() == ()


def test_a_view_does_not_change_with_the_game(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf")
    view = table.state.view(0)
    table.do("prepare walk foot y/y")
    assert len(view.storage(0)) == 2
    assert table.state.view(0).face == 0


def test_dice_that_were_taken_up_are_seen_in_hand(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf").banks("byg", "")
    assert table.state.view(1).hand == ()
    table.do("take left")
    assert table.state.view(1).hand == (0, 1, 4)
    table = Table(cards).dice(0, "yj yj").ready(0, "ride.h.y walk.f.y").exploring(0, "rrrrr")
    table.do("write ride.horse.y yellow.journal")
    assert table.state.view(0).hand == (), "it lies on the action"


def test_the_other_seat_has_no_actions_and_is_told_so(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf")
    action = table.state.legal_actions()[0]
    assert table.state.view(0).check(action) is None
    view = table.state.view(1)
    assert view.legal_actions() == ()
    refusal = view.check(action)
    assert refusal is not None
    assert refusal.paragraph == "journals.turn"
    assert view.text(action) == table.state.text(action)
    table.state.to_act = table.state.legal = None
    refusal = table.state.view(1).check(action)
    assert refusal is not None
    assert refusal.paragraph == "journals.end"


def test_views_can_be_pickled_with_the_cards(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yf yf").exploring(0, "rrr").scouting("mmm")
    view = table.state.view(0)
    twin = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
    assert twin.legal_actions() == view.legal_actions()
    assert pickle.dumps(twin) == pickle.dumps(view)


def test_everything_that_happens_is_seen_by_all(cards: CardSet) -> None:
    event = TurnBegan(0)
    assert event.seen_by(1) is event
    assert Table(cards).state.view(1).sample(Lively(1)).top


def test_what_a_card_would_score(cards: CardSet) -> None:
    plants = [n for n, c in cards.cards.items() if c.exploration.species == 0]
    birds = [n for n, c in cards.cards.items() if c.exploration.species == 2]
    table = Table(cards).recorded(0, plants[0])
    lines = table.state.view(0).worth((birds[0], plants[1]))
    assert [line.place for line in lines] == [birds[0], plants[1], None]
    assert lines[2].points == 3
    assert [line.place for line in table.state.view(1).worth((0,))] == []


def test_dice_for_journals_and_parleys_are_counted_with_what_tribes_let_count(
    cards: CardSet,
) -> None:
    horse = next(card for card in cards.cards if cards.roles[(card,)].scribes == ((card, 1),))
    peace = next(card for card in cards.cards if cards.roles[(card,)].peace)
    wary, friendly = (next(c for c in cards.cards if cards.wary[c] is is_) for is_ in (True, False))
    table = Table(cards).dice(0, "yj yh yh yp")
    view = table.state.view(0)
    assert (view.journal_dice(0), view.journal_dice(1)) == (1, 0)
    assert (view.parleys_for(wary), view.parleys_for(friendly)) == (2, 1)
    view = table.tribes(0, horse, peace).state.view(0)
    assert view.journal_dice(0) == 2, "one horse counts, once a turn"
    assert (view.parleys_for(wary), view.parleys_for(friendly)) == (1, 1)
    laid = Table(cards).dice(0, "yj yj").ready(0, "ride.h.y walk.f.y").exploring(0, "rrrrr")
    laid.do("write ride.horse.y yellow.journal")
    assert laid.state.view(0).journal_dice(0) == 2, "the one that lies there is one of them"
