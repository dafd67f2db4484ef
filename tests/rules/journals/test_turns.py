"""Set-up, the order of turns, refilling, and the ways in which the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.events import FirstPlayer
from discovery.rules.game import ChanceError, MalformedText, OptionError
from discovery.rules.journals.chance import chance_text, chance_values
from discovery.rules.journals.entry import RULES, start
from discovery.rules.journals.events import (
    CardDrawn,
    CardShown,
    EndTriggered,
    GameEnded,
    Rolled,
    Standstill,
    TurnBegan,
)
from tests.rules.journals.table import Lively, Scripted, Table, card_on, tribes_of

if TYPE_CHECKING:
    from discovery.rules.journals.cardset import CardSet


def test_set_up(cards: CardSet) -> None:
    state = start(3, {}, cards)
    events = state.resolve(Scripted(1, 10, 11, 12, 13, 14, 15, 16))
    assert events[0] == FirstPlayer(1)
    assert chance_text(events[0]) == "first 1"
    assert (state.encounter, state.scouting) == ((10, 11, 12), (13, 14, 15))
    assert (state.top, state.deck, state.grey) == (16, 34, 8)
    order = []
    for replaced in (20, 21, 22):
        order.append(state.to_act)
        assert {state.text(a) for a in state.legal_actions()} == {
            f"choose {card}" for card in state.scouting
        }
        taken = state.scouting[1]
        top = state.top
        state.apply(state.parse(f"choose {taken}"))
        dice = (1, 2, 3, 4, 5) * 3 if replaced == 22 else ()
        events = state.resolve(Scripted(replaced, *dice))
        assert state.scouting[1] == top
    assert order == [1, 2, 0]
    assert [chance_text(event) for event in events] == [
        None,
        "card 22",
        "roll blue 1 2 3 4 5",
        "roll white 1 2 3 4 5",
        "roll yellow 1 2 3 4 5",
        None,
    ]
    assert events[-1] == TurnBegan(1)
    assert state.dice_of(0) == 5
    assert len(state.bag) == 55 - 10


def test_the_first_player_can_be_chosen(cards: CardSet) -> None:
    state = start(2, {"first": "1"}, cards)
    assert not any(isinstance(e, FirstPlayer) for e in state.resolve(Lively(1)))
    assert state.to_act == 1
    assert state.first == 1


def test_the_deck_by_number_of_players(cards: CardSet) -> None:
    assert [start(n, {}, cards).deck for n in (2, 3, 4)] == [30, 40, 50]


def test_areas_are_refilled_at_the_end_of_the_turn_scouting_first(cards: CardSet) -> None:
    table = Table(cards, deck=3).dice(0, "yp yj").scouting("rrr", "mmm").encounter(40)
    top = table.state.top
    table.do("meet 40 yellow.parley")
    table.chance(1)
    assert table.state.scouting[2] == 0
    assert table.state.encounter == (0, 0, 0)
    table.do("done")
    one, other = table.state.bag[:2]
    events = table.chance(one, other)
    assert [e for e in events if isinstance(e, CardDrawn)] == [
        CardDrawn(None, top, encounter=False, place=2),
        CardDrawn(None, one, encounter=True, place=0),
        CardDrawn(None, other, encounter=True, place=1),
    ]
    assert [e for e in events if isinstance(e, CardShown)] == [
        CardShown(None, one),
        CardShown(None, other),
    ]
    assert (table.state.deck, table.state.top) == (0, 0)


def test_the_turn_goes_on_clockwise(cards: CardSet) -> None:
    table = Table(cards, 3)
    order = []
    for seat in (0, 1, 2, 0):
        table.dice(seat, "gf gf")
        order.append(table.state.to_act)
        table.do("prepare walk foot g/g")
        table.next_turn()
    assert order == [0, 1, 2, 0]


def ending(cards: CardSet, players: int = 3) -> Table:
    """Seat 0 can explore, and there is no card to go on with."""
    table = Table(cards, players, deck=0).dice(0, "yj yf").exploring(0, "rrr").ready(0, "walk.f.y")
    for seat in range(1, players):
        table.dice(seat, "gf gf gf gf").exploring(seat, "mmm")
    table.do("write walk.foot.y yellow.journal")
    return table


def test_when_no_card_is_left_every_other_seat_has_one_more_turn(cards: CardSet) -> None:
    table = ending(cards)
    events = table.do("explore")
    assert events[-1] == EndTriggered(0)
    table.chance(1, 1)
    assert table.state.view(0).turns_left == 2
    for seat in (1, 2):
        events = table.next_turn()
        assert events[-1] == TurnBegan(seat)
        table.do("duty grey.foot", "turn grey.foot horse", "stop")
    (event,) = table.next_turn()
    assert isinstance(event, GameEnded)
    assert (table.state.to_act, table.state.legal_actions()) == (None, ())
    assert table.why_not("done") == "journals.end"


def test_bonus_turns_are_played_after_the_trigger_and_a_second_trigger_changes_nothing(
    cards: CardSet,
) -> None:
    table = ending(cards, 2)
    table.do("explore")
    table.chance(1, 1)
    table.state.preparations[1] = table.state.preparations[0]
    table.dice(1, "bj bj").exploring(1, "rrr").scouting("rrrr").ready(1, "walk.f.b 9.h.b")
    table.next_turn()
    table.do("write walk.foot.b blue.journal", "write 9.horse.b blue.journal")
    events = table.do(f"explore {card_on(cards, 'rrrr')}")
    assert not any(isinstance(event, EndTriggered) for event in events)
    table.chance(1, 1, 1, 1)
    assert table.next_turn()[-1] == TurnBegan(1, bonus=True)
    table.do("duty blue.foot", "turn blue.foot horse", "stop")
    assert isinstance(table.next_turn()[0], GameEnded)


def test_the_seat_that_triggers_the_end_still_has_its_bonus_turn(cards: CardSet) -> None:
    table = Table(cards, 2, deck=0).dice(0, "yj yj").exploring(0, "rrr").scouting("rrrr")
    table.ready(0, "walk.f.y 9.h.y").dice(1, "bf")
    table.do("write walk.foot.y yellow.journal", "write 9.horse.y yellow.journal")
    table.do(f"explore {card_on(cards, 'rrrr')}")
    table.chance(1, 1, 1, 1)
    assert table.next_turn()[-1] == TurnBegan(0, bonus=True)
    assert table.legal("write") == table.legal("swap") == set()
    assert table.why_not("swap yellow.foot 1") == "journals.swap"
    assert table.why_not("write walk.foot.y yellow.journal") == "journals.explore"
    table.do("prepare walk foot y/y")
    assert table.next_turn()[-1] == TurnBegan(1)


def test_a_card_in_reserve_does_not_prevent_the_end(cards: CardSet) -> None:
    table = ending(cards)
    table.state.reserve[0] = card_on(cards, "rrrr")
    assert any(isinstance(event, EndTriggered) for event in table.do("explore"))
    table.chance(1, 1)
    assert table.state.current[0] == 0
    assert table.legal("choose") == set()


def test_standstill_after_five_rounds_without_news_the_last_two_announced(cards: CardSet) -> None:
    table = Table(cards, 2)
    for seat in (0, 1):
        table.dice(seat, "gf gf")
    told = []
    for turn in range(10):
        place = f"1@{turn % 2}.foot"
        table.state.ready[turn % 2 * 4] = (1 << 5 * (turn % 2)) + (1 << 20)
        table.do(f"gather {place}")
        table.chance(1)
        events = table.next_turn()
        told += [(turn, event.rounds) for event in events if isinstance(event, Standstill)]
    assert told == [(5, 2), (7, 1)]
    assert isinstance(events[-1], GameEnded)
    assert table.state.view(0).quiet_turns == 10


def test_a_tribe_or_a_recorded_exploration_is_news(cards: CardSet) -> None:
    friend = tribes_of(cards, wary=False)[0]
    table = Table(cards, 2).dice(0, "yp").encounter(friend)
    table.state.quiet = 9
    table.do(f"meet {friend} yellow.parley")
    table.chance(1)
    assert table.next_turn()[-1] == TurnBegan(1)
    assert table.state.quiet == 0


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (2, {"first": "3"}, "seat 3 cannot begin"),
        (2, {"first": "x"}, "'first' can be random, 0, 1, 2, 3, not 'x'"),
        (2, {"river": "on"}, "there is no option 'river'"),
    ],
)
def test_impossible_games_are_named(
    cards: CardSet, players: int, options: dict[str, str], words: str
) -> None:
    with pytest.raises(OptionError, match=words):
        RULES.start(players, options, cards)


class Wrong:
    def __init__(self, number: int) -> None:
        self.number = number

    def pick(self, options: object) -> int:  # noqa: ARG002 - that is what is wrong with it
        return self.number


def test_outcomes_that_chance_cannot_have_given_are_named(cards: CardSet) -> None:
    with pytest.raises(ChanceError, match="no seat 7"):
        start(2, {}, cards).resolve(Wrong(7))
    with pytest.raises(ChanceError, match="card 99 is not in the deck"):
        start(2, {"first": "0"}, cards).resolve(Wrong(99))
    table = Table(cards).banks("y")
    table.do("take left")
    with pytest.raises(ChanceError, match="no die shows 7"):
        table.state.resolve(Wrong(7))


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("first 3", (3,)),
        ("card 17", (17,)),
        ("roll yellow 3 5", (3, 5)),
        ("roll blue 1 grey 6 6", (1, 6, 6)),
    ],
)
def test_chance_words(text: str, values: tuple[int, ...]) -> None:
    assert chance_values(text) == values


def test_the_words_of_a_roll_are_read_back() -> None:
    event = Rolled(0, ((0, 3), (0, 5), (4, 1)))
    words = chance_text(event)
    assert words == "roll yellow 3 5 grey 1"
    assert chance_values(words) == (3, 5, 1)


@pytest.mark.parametrize(
    "text", ["", "first 4", "card", "card 0", "roll", "roll yellow", "roll 3", "roll yellow 7"]
)
def test_chance_words_that_are_none(text: str) -> None:
    with pytest.raises(MalformedText):
        chance_values(text)


def test_nothing_is_pending_in_a_decision(cards: CardSet) -> None:
    with pytest.raises(ValueError, match="nothing is pending"):
        Table(cards).state.resolve(Scripted())
