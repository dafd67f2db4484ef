"""What a turn at the journals' table is like for somebody who plays it by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import FRESH
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain, phrases, places
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import OnBank, OnCard, OnDie, OnRow, OnSlot, Part
from discovery.ui.intents import Command
from tests.scenes.journals.bench import Bench, at_phase, new_match
from tests.scenes.journals.guide import step

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.targets import Target


def at_turn(*, prepared: int = 0) -> Bench:
    """Return a table at a turn with dice of several kinds, and `prepared` actions at least."""
    match = at_phase(
        Phase.TURN,
        2,
        lambda view: (
            len({die.face for die in view.storage(view.turn_of)}) > 1
            and len(view.preparations(view.turn_of)) >= prepared
            and any(view.bank(bank) for bank in (0, 1))
        ),
    )
    return Bench(match)


def test_dice_have_the_focus_from_left_to_right() -> None:
    bench = at_turn()
    dice = [one for one in ring(bench.table) if isinstance(one, OnDie)]
    assert len(dice) > 1
    assert dice == sorted(dice, key=lambda die: (bench.table.area(die).y, bench.table.area(die).x))


def test_after_a_die_in_hand_comes_what_it_is_for() -> None:
    bench = at_turn()
    last = [one for one in ring(bench.table) if isinstance(one, OnDie)][-1]
    bench.go(last)
    bench.key(Command.CONFIRM)
    assert bench.table.held == last.code
    assert bench.table.focus == last
    bench.key(Command.NEXT)
    assert bench.table.focus in bench.table.offers
    bench.key(Command.PREVIOUS, Command.CONFIRM)
    assert bench.table.held is None


def test_what_can_be_done_again_keeps_the_focus() -> None:
    match = at_phase(
        Phase.TURN,
        2,
        lambda view: (
            len({slot for slot, _, _ in view.preparations(view.turn_of)}) == 1
            and len(view.preparations(view.turn_of)) > 1
            and sum(die.face == 3 for die in view.storage(view.turn_of)) > 1
        ),
    )
    bench = Bench(match)
    table = bench.table
    slot = OnSlot(table.prepared[0])
    bench.go(slot)
    bench.key(Command.CONFIRM)
    index = next(i for i, row in enumerate(table.rows) if str(row).startswith("Write"))
    bench.key(Command.DOWN, Command.BACK)
    assert table.focus == slot
    bench.key(Command.CONFIRM)
    bench.go(OnRow(index))
    bench.key(Command.CONFIRM)
    assert table.view.phase is Phase.WRITE
    assert table.lit(slot)
    assert table.focus == slot


def test_who_ends_the_turn_by_the_large_button_need_not_confirm_that() -> None:
    bench = Bench(at_phase(Phase.USE, 2))
    seat = bench.match.to_act
    bench.go(Part.MAIN)
    assert str(bench.table.main_label()) == "End the turn"
    bench.key(Command.CONFIRM)
    assert bench.match.to_act != seat
    assert bench.table.stage is Stage.DECIDE


def test_dice_that_will_be_rolled_are_seen_in_hand() -> None:
    bench = at_turn()
    table = bench.table
    bank = next(bank for bank in (0, 1) if table.view.bank(bank))
    taken, seat = table.view.bank(bank), table.viewer
    bench.go(OnBank(bank))
    bench.key(Command.CONFIRM)
    assert table.stage is Stage.ROLL
    hand = places.hand_dice(table.board(seat))
    assert sorted(colour for _, colour in hand) == sorted(taken)
    stored = [cell for cell, _ in places.storage_dice(table.board(seat))]
    assert all(cell.collidelist(stored) < 0 for cell, _ in hand)
    assert places.hand_dice(table.board(1 - seat)) == []
    bench.key(Command.CONFIRM)
    assert places.hand_dice(table.board(seat)) == []


def die_of(action: Action) -> int:
    return action.die if isinstance(action, a.Turn | a.Pick) else -1


@pytest.mark.parametrize("phase", [Phase.TURN_DICE, Phase.PICK])
def test_dice_that_are_turned_or_rolled_again_are_told_about_as_such(phase: Phase) -> None:
    match = at_phase(
        phase, 3, lambda view: any(die_of(one) >= FRESH for one in view.legal_actions())
    )
    table = Bench(match).table
    dice = [one for one in ring(table) if isinstance(one, OnDie) and table.lit(one)]
    assert any(die.code >= FRESH for die in dice)
    for die in dice:
        assert "out until" not in str(explain.of_thing(table, die)[1])


def test_a_plan_is_begun_made_and_ended_and_nothing_has_happened() -> None:
    bench = at_turn(prepared=1)
    table, before = bench.table, bench.match.decisions
    bench.key(Command.LOOK)
    assert table.is_on(Part.PLAN)
    assert table.focus == OnSlot(table.prepared[0])
    bench.key(Command.CONFIRM)
    assert table.planned == (table.prepared[0],)
    others = [one for one in table.areas if isinstance(one, OnDie | OnCard | OnBank)]
    for target in others:
        bench.deeds.press(target)
        assert table.planned == (table.prepared[0],)
        assert table.notice is not None
    assert bench.match.decisions == before
    bench.go(Part.MAIN)
    assert str(phrases.main_label(table)) == "End the plan"
    bench.key(Command.CONFIRM)
    assert table.planned is None
    assert table.gathering is None


def test_a_plan_is_made_while_dice_are_in_hand_too() -> None:
    bench = at_turn(prepared=1)
    bank = next(bank for bank in (0, 1) if bench.table.view.bank(bank))
    bench.go(OnBank(bank))
    bench.key(Command.CONFIRM, Command.LOOK, Command.CONFIRM)
    assert bench.table.stage is Stage.ROLL
    assert bench.table.planned == (bench.table.prepared[0],)


def test_no_two_choices_of_a_list_look_alike() -> None:
    bench = Bench(new_match((None,) * 3, seed=5))
    table, seats = bench.table, bench.table.session.seats
    listed = 0
    while table.stage is not Stage.OVER:
        for offered in table.offers.values():
            looks = [
                (str(phrases.choice_words(one, table.view.cards, seats)), phrases.choice_dice(one))
                for one in offered
            ]
            assert len(set(looks)) == len(offered), offered
            listed += len(offered) > 1
        step(bench, at_once, "greedy")
    assert listed


def at_once(bench: Bench, target: Target) -> None:
    bench.deeds.press(target)
    bench.play.advance()
    bench.rest()
