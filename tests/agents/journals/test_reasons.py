"""What computer players of the journals say of their steps, and of the choices of a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import MOST_CHOICES, SeatName
from discovery.agents.budget import Budget
from discovery.agents.journals.reasons import Reasons
from discovery.agents.registry import make_agent
from discovery.rules.journals.actions import Ask, Gather
from discovery.rules.journals.entry import start
from tests.rules.journals.table import Lively, Table

if TYPE_CHECKING:
    from discovery.rules.game import Message
    from discovery.rules.journals.cardset import CardSet


def said(table: Table, text: str) -> Message:
    table.state.legal = None
    action = table.state.parse(text)
    assert table.state.check(action) is None
    return Reasons(table.state, table.state.seat).of(action)


def test_gathering_tells_what_comes_home_and_what_is_rolled_again(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yh yj yj").banks("y").exploring(0, "rrrr").exploring(1, "rrr")
    table.ready(0, "ride.h.y")
    assert str(said(table, "gather 1@left")) == "Calls a die home."
    assert str(said(table, "gather 1@0.horse 2@0.journal")) == "Rolls 1 horse, 2 journal again."
    both = said(table, "gather 1@left 2@0.journal")
    assert str(both) == "Calls a die home and rolls 2 journal again."
    given_up = said(table, "gather 1@left 1@0.ride.horse.y")
    assert str(given_up) == "Calls 2 dice home and gives up what is prepared with them."


def test_whose_slot_is_undone_and_who_is_asked_is_told_by_seat(cards: CardSet) -> None:
    table = Table(cards, 3).dice(0, "yf").exploring(0, "rrrr").exploring(2, "rrr")
    table.ready(2, "walk.f.y")
    assert said(table, "gather 1@2.walk.foot.y").values["owner"] == SeatName(2)
    assert Reasons(table.state, 0).of(Ask(2)).values["owner"] == SeatName(2)


def test_choices_of_a_hint_rarely_say_the_same(cards: CardSet) -> None:
    state = start(2, {}, cards)
    chance = Lively(3)
    player = make_agent("journals", "player", 1)
    hints = alike = 0
    while state.to_act is not None:
        if state.pending is not None:
            state.resolve(chance)
            continue
        choices = player.advise(state.view(state.to_act))
        reasons = [str(choice.reason) for choice in choices]
        assert not any(" its " in reason for reason in reasons)
        hints += len(choices) == 3
        alike += len(choices) == 3 and len(set(reasons)) == 1
        state.apply(choices[0].action)
    assert hints > 40
    assert alike < hints / 10


def test_a_hint_names_taking_own_dice_once(cards: CardSet) -> None:
    table = Table(cards).dice(0, "yh yj yf").banks("y").exploring(0, "rrrr")
    table.dice(1, "bf bf bj").exploring(1, "rrr").scouting("rmm", "mmm", "rrm")
    expert = make_agent("journals", "expert", 1, Budget(playouts=16, seconds=None))
    choices = expert.advise(table.state.view(0))
    assert len(choices) == MOST_CHOICES
    assert sum(isinstance(choice.action, Gather) for choice in choices) == 1
