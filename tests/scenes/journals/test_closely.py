"""Cards and boards seen closely, the log that leads to its place, own dice that are picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.journals.actions import Gather
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals import explain
from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.livery import keeper_of
from discovery.scenes.journals.looking import can_look, cards_of
from discovery.scenes.journals.paragraphs import paragraph
from discovery.scenes.journals.places import own_dice
from discovery.scenes.journals.reading import is_cut, pages
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnLine,
    OnPlace,
    OnSeat,
    OnSlot,
    Part,
)
from discovery.scenes.journals.whereabouts import place_of
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Button, Command, Pressed
from tests.scenes.journals.bench import Bench, at_phase, new_match
from tests.scenes.journals.guide import step
from tests.scenes.journals.test_games import by_keys

if TYPE_CHECKING:
    from discovery.rules.journals.view import JournalsView


def later(steps: int = 90, players: int = 3, seed: int = 5) -> Bench:
    bench = Bench(new_match((None,) * players, seed=seed))
    for _ in range(steps):
        step(bench, by_keys, "greedy")
    while bench.table.stage is not Stage.DECIDE:
        step(bench, by_keys, "greedy")
    return bench


def press_second(bench: Bench, at: tuple[int, int]) -> None:
    bench.pointer.handle(Pressed(at, Button.SECOND))


def test_the_second_button_shows_a_card_closely_and_any_press_ends_it() -> None:
    bench = later()
    table = bench.table
    card = OnCard(max(table.view.encounter))
    before = bench.match.decisions
    press_second(bench, table.area(card).center)
    assert table.lens == card
    assert cards_of(table, card) == ((card.card, True),)
    bench.click(table.area(OnBank(0)).center)
    assert table.lens is None
    assert bench.match.decisions == before


def test_a_card_is_seen_closely_by_keys() -> None:
    bench = later()
    table = bench.table
    table.focus = OnCard(max(table.view.scouting))
    bench.key(Command.ZOOM_IN)
    assert table.lens == table.focus
    bench.key(Command.CONFIRM)
    assert table.lens is None
    assert bench.asked == []
    bench.key(Command.ZOOM_IN, Command.BACK)
    assert table.lens is None
    bench.key(Command.BACK)
    assert bench.asked == [Ask.MENU]


def test_boards_and_journals_can_be_seen_closely_but_banks_cannot() -> None:
    bench = later()
    table = bench.table
    assert can_look(table, OnSeat((table.viewer + 1) % 3))
    assert not can_look(table, OnBank(0))
    assert not can_look(table, OnSlot(60))
    assert can_look(table, Part.JOURNAL) is bool(table.view.recorded(table.viewer))


def test_every_line_of_the_log_leads_to_something_on_the_table() -> None:
    bench = later()
    table = bench.table
    places = {place_of(table, line.event) for line in table.lines}
    assert places - {None} <= set(table.areas)
    assert {type(place) for place in places} >= {OnSeat}
    bench.deeds.press(Part.LOG)
    seen = table.log_lines[0]
    assert table.target_at(seen.area.center) == OnLine(seen.index)
    bench.click(seen.area.center)
    assert table.focus == place_of(table, table.lines[seen.index].event)
    assert not table.log_open


def test_lines_of_the_open_log_are_reached_by_keys() -> None:
    bench = later()
    bench.deeds.press(Part.LOG)
    assert OnLine(len(bench.table.lines) - 1) in ring(bench.table)


def has_dice_on_another_board(view: JournalsView) -> bool:
    gathers = (action for action in view.legal_actions() if isinstance(action, Gather))
    return any(place.seat not in {-1, view.turn_of} for one in gathers for place in one.places)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_own_dice_on_any_board_are_picked_where_they_lie(text: float) -> None:
    bench = Bench(at_phase(Phase.TURN, 3, has_dice_on_another_board))
    table = bench.table
    table.fit_window((1280, 720), 2 / 3 * text)
    bench.deeds.press(Part.GATHER)
    gathering = table.gathering
    assert gathering is not None
    boards = set()
    for place in gathering.limits:
        if place.seat < 0 or (place.seat, place.slot) == (table.viewer, 0):
            continue
        target = OnPlace(place)
        assert table.boards[place.seat].contains(table.area(target))
        assert table.target_at(table.area(target).center) == target
        for die in own_dice(table.board(place.seat), place, table.viewer):
            assert table.area(target).contains(die)
            assert table.target_at(die.center) == target
            before = gathering.picked(target)
            bench.click(die.center)
            assert gathering.picked(target) != before
        assert explain.of_thing(table, target)
        boards.add(place.seat)
    assert boards - {table.viewer}


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_press_shows_another_board_and_the_next_press_another_one(text: float) -> None:
    bench = later()
    table, before = bench.table, bench.match.decisions
    table.fit_window((1280, 720), 2 / 3 * text)
    one, other = (OnSeat(seat) for seat in table.boards if seat != table.viewer)
    for seat in (one, other):
        at = table.area(seat).midtop
        bench.click((at[0], at[1] + 3))
        assert table.lens == seat
    assert len(pages(table)) == text, "where text is large, words that were cut follow"
    for _ in pages(table):
        assert table.lens == other
        bench.click(table.area(other).midtop)
    assert table.lens is None
    bench.go(one)
    bench.key(Command.CONFIRM)
    for _ in pages(table):
        assert table.lens == one
        bench.key(Command.CONFIRM)
    assert table.lens is None
    own = OnSeat(table.viewer)
    bench.click(table.area(own).center)
    assert table.lens == (own if is_cut(table, own) else None), "one sees it, but may read on"
    assert bench.match.decisions == before


def test_points_of_an_exploration_are_told_with_species_and_tents() -> None:
    bench = later()
    table = bench.table
    view = table.view
    for card in filter(None, view.scouting):
        told = view.cards[card].exploration
        species = sum(line.points for line in view.worth((card,))) - told.points
        tents = view.tents_worth(view.turn_of, told.tents)
        words = [str(message) for message in explain.exploration(table, card)]
        assert any(f"{told.points + species + tents:+d}" in line for line in words)


def test_the_rules_open_on_what_one_looks_at_once_that_is_not_what_was_refused() -> None:
    bench = later()
    table = bench.table
    table.focus = refused = Part.CURRENT
    bench.deeds.press(refused)
    told = paragraph(table)
    assert told == table.told_paragraph
    assert told
    table.focus = Part.HELP
    assert paragraph(table) == told
    table.focus = OnCard(max(table.view.encounter))
    assert paragraph(table) == "journals.tribe" != told


def test_a_seat_is_told_with_the_exploration_that_is_under_way() -> None:
    table = later().table
    for seat in table.boards:
        card = table.view.cards[table.view.current(seat)].exploration
        told = [str(line) for line in explain.of_thing(table, OnSeat(seat))]
        assert any(card.name in line and str(card.points) in line for line in told)
        assert f"Board: {keeper_of(seat, table.session.seats)}" in told
