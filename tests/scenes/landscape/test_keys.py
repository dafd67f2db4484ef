"""The table by keys."""

from __future__ import annotations

import pytest

from discovery.scenes.landscape import keys, targets
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import BOARD, LIST, SHEET, OnChoice, OnSeat
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Command
from tests.scenes.landscape.bench import Bench, new_match


@pytest.fixture
def bench() -> Bench:
    return Bench(new_match(seed=1))


def place(bench: Bench) -> None:
    bench.key(Command.DOWN)
    bench.key(Command.CONFIRM)


def test_the_cursor_begins_on_a_lit_square_and_stays_on_such(bench: Bench) -> None:
    assert bench.table.cell in bench.table.hand.squares
    bench.key(Command.LEFT)
    assert bench.table.cell in bench.table.hand.squares


def test_arrows_reach_every_lit_square(bench: Bench) -> None:
    bench.key(Command.LEFT)
    seen = {bench.table.cursor}
    for _ in range(12):
        for command in (Command.UP, Command.RIGHT, Command.DOWN, Command.LEFT):
            bench.key(command)
            seen.add(bench.table.cursor)
    assert seen == set(bench.table.hand.squares)


def test_turning_shows_each_way_that_fits(bench: Bench) -> None:
    bench.key(Command.LEFT)
    fits = bench.table.hand.squares[bench.table.cell or (0, 0)]
    seen = set()
    for _ in range(4):
        bench.key(Command.TURN_RIGHT)
        seen.add(bench.table.rotation)
    assert seen == set(fits)
    now = bench.table.rotation
    bench.key(Command.UPPER_LEFT)
    bench.key(Command.TURN_RIGHT)
    assert bench.table.rotation == now


def test_tab_goes_round_everything_and_back(bench: Bench) -> None:
    ring = targets.order(bench.table)
    assert bench.table.focus == ring[0] == BOARD
    seen = []
    for _ in ring:
        bench.key(Command.NEXT)
        seen.append(bench.table.focus)
    assert seen == [*ring[1:], ring[0]]
    bench.key(Command.PREVIOUS)
    assert bench.table.focus == ring[-1]


def test_a_turn_ends_with_three_times_enter(bench: Bench) -> None:
    place(bench)
    assert isinstance(bench.focus(), OnChoice)
    bench.key(Command.CONFIRM)
    assert bench.stage() is Stage.END_TURN
    assert bench.focus() is Part.MAIN
    bench.key(Command.CONFIRM)
    assert bench.match.to_act == 1
    assert len(bench.table.figures) == 1


def test_a_held_enter_does_not_play_on(bench: Bench) -> None:
    place(bench)
    bench.key(Command.CONFIRM, repeated=True)
    assert bench.table.stage is Stage.FOLLOWER


def test_passing_leaves_the_followers_alone(bench: Bench) -> None:
    place(bench)
    bench.key(Command.PASS)
    assert bench.stage() is Stage.END_TURN
    assert bench.table.figures == ()


def test_undo_and_reset(bench: Bench) -> None:
    place(bench)
    bench.key(Command.PASS)
    bench.key(Command.UNDO)
    assert bench.stage() is Stage.FOLLOWER
    bench.key(Command.CONFIRM)
    bench.key(Command.RESET)
    assert bench.stage() is Stage.PLACE
    bench.key(Command.UNDO)
    assert bench.text()


def test_back_leads_to_the_menu_at_once_where_nothing_is_open(bench: Bench) -> None:
    bench.key(Command.NEXT)
    bench.key(Command.BACK)
    bench.key(Command.MENU)
    assert bench.asked == [Ask.MENU, Ask.MENU]


def test_back_closes_a_seats_points_over_the_board_and_opens_nothing(bench: Bench) -> None:
    table = bench.table
    table.fit_window((1280, 720), 4 / 3)
    assert table.layout.kind is Kind.RAILS
    bench.click(table.layout.rows[1].center)
    assert (table.looking.log_open, table.looking.listing.seat) == (True, 1)
    bench.key(Command.BACK)
    assert not table.looking.list_shown
    assert bench.asked == []
    bench.key(Command.BACK)
    assert not table.looking.list_shown
    assert bench.asked == [Ask.MENU]
    bench.key(Command.LOG)
    assert table.looking.list_shown
    assert table.looking.listing.seat is None


def test_looking_around(bench: Bench) -> None:
    start = bench.table.camera
    bench.key(Command.PAN_LEFT)
    assert bench.table.camera.x > start.x
    bench.key(Command.PAN_UP)
    assert bench.table.camera.y > start.y
    bench.key(Command.ZOOM_IN)
    assert bench.table.camera.size > start.size
    bench.key(Command.FIT)
    assert bench.table.camera == start


def test_the_cursor_brings_its_square_into_view(bench: Bench) -> None:
    bench.key(Command.DOWN)
    for _ in range(30):
        bench.key(Command.PAN_RIGHT)
    bench.key(Command.LEFT)
    bench.key(Command.RIGHT)
    x, y, size, _ = bench.table.camera.area(bench.table.cell or (0, 0))
    view = bench.table.layout.view
    assert view.contains((x, y, size, size))


def test_arrows_go_among_buttons(bench: Bench) -> None:
    bench.table.focus = Part.ZOOM_OUT
    bench.key(Command.RIGHT)
    assert bench.focus() is Part.ZOOM_IN
    bench.key(Command.LEFT)
    assert bench.focus() is Part.ZOOM_OUT


def test_arrows_go_among_choices_and_on_to_nothing(bench: Bench) -> None:
    place(bench)
    seen = set()
    for _ in range(8):
        seen.add(bench.table.focus)
        bench.key(Command.RIGHT)
        bench.key(Command.DOWN)
    assert Part.MAIN in seen or len(seen) > 1


def test_two_tiles_are_chosen_by_number_or_tab() -> None:
    bench = Bench(new_match(seed=2, double_tile="on"))
    bench.key(Command.SECOND)
    assert bench.table.hand.chosen == 1
    bench.key(Command.FIRST)
    assert bench.table.hand.chosen == 0
    bench.key(Command.NEXT)
    bench.key(Command.NEXT)
    bench.key(Command.CONFIRM)
    assert bench.table.hand.chosen == 1
    assert bench.table.focus == BOARD
    assert bench.table.cell in bench.table.hand.squares


def test_any_key_ends_what_moves(bench: Bench) -> None:
    bench.key(Command.DOWN)
    bench.deeds.press(BOARD)
    assert bench.play.busy
    assert bench.play.skip()
    assert not bench.play.busy


def full(bench: Bench, turns: int = 4) -> None:
    """Play some turns."""
    for _ in range(turns):
        place(bench)
        bench.key(Command.PASS)
        bench.key(Command.CONFIRM)


def test_a_tap_on_tab_moves_the_focus_and_holding_it_shows_the_holders(bench: Bench) -> None:
    full(bench)
    table = bench.table
    bench.key(Command.NEXT)
    assert table.focus != BOARD
    keys.let_go(table)
    table.focus = BOARD
    bench.key(Command.NEXT)
    bench.key(Command.NEXT, repeated=True)
    assert table.looking.all_holders
    assert table.focus == BOARD
    bench.key(Command.NEXT, repeated=True)
    assert table.focus == BOARD
    keys.let_go(table)
    assert not table.looking.all_holders


def test_overlays_are_switched_by_keys(bench: Bench) -> None:
    looking = bench.table.looking
    for expected in (True, False):
        bench.key(Command.ODDS)
        assert looking.odds is expected
        bench.key(Command.HOLDERS)
        assert looking.all_holders is expected


def test_the_list_of_tiles_opens_and_every_design_is_reached(bench: Bench) -> None:
    table = bench.table
    bench.key(Command.TILES)
    assert table.looking.sheet
    assert table.focus == SHEET
    first = table.looking.design_at()
    seen = {first}
    for _ in range(len(table.view.designs) + 3):
        bench.key(Command.RIGHT)
        seen.add(table.looking.design_at())
    assert seen == set(table.view.designs)
    for _ in range(12):
        bench.key(Command.UP)
    for _ in range(12):
        bench.key(Command.LEFT)
    assert table.looking.design_at() == first
    bench.key(Command.BACK)
    assert not table.looking.sheet
    assert table.focus == BOARD
    assert bench.asked == []


def test_the_log_is_read_by_keys_and_shows_places(bench: Bench) -> None:
    full(bench, 5)
    table = bench.table
    bench.key(Command.LOG)
    focus = bench.focus()
    assert focus == LIST
    shown = []
    for _ in range(len(table.looking.listing.rows)):
        bench.key(Command.UP)
        where = table.looking.lit()
        if where is not None:
            table.pan(5000, 5000)
            bench.key(Command.CONFIRM)
            assert table.layout.view.colliderect(table.camera.area(where.cell))
            shown.append(where.cell)
    assert set(shown) == {tile.cell for tile in table.tiles[1:]}
    bench.key(Command.BACK)
    assert bench.focus() == BOARD
    bench.key(Command.PAGE_UP)
    assert bench.focus() == LIST
    assert table.looking.row() is not None


def test_the_points_of_a_seat_are_listed_and_the_log_comes_back(bench: Bench) -> None:
    table = bench.table
    table.pointer = None
    table.focus = OnSeat(1)
    bench.key(Command.CONFIRM)
    assert table.looking.listing.seat == 1
    assert "Ben" in str(table.looking.listing.rows[0].text)
    bench.key(Command.BACK)
    assert table.looking.listing.seat is None


def test_keys_ask_about_every_segment_and_every_square(bench: Bench) -> None:
    full(bench, 6)
    table = bench.table
    bench.key(Command.LOOK)
    wanted = {
        Where(tile.cell, index)
        for tile in table.tiles
        for index in range(len(table.view.designs[tile.number].segments))
    } | {Where(cell) for cell in table.frontier}
    seen: set[object] = set()
    todo = [table.looking.looker]
    while todo:
        start = todo.pop()
        for way in (Command.UP, Command.RIGHT, Command.DOWN, Command.LEFT, Command.TURN_RIGHT):
            table.looking.looker = start
            bench.key(way)
            here = table.looking.looker
            if here not in seen:
                seen.add(here)
                todo.append(here)
    assert seen == wanted
    assert table.looking.lit() == table.looking.looker
    bench.key(Command.BACK)
    assert table.looking.looker is None
    assert bench.stage() is Stage.PLACE


def test_help_asks_for_the_rules(bench: Bench) -> None:
    bench.key(Command.HELP)
    assert bench.asked == [Ask.RULES]


def test_somebody_else_begins_with_nothing_open(bench: Bench) -> None:
    bench.key(Command.TILES)
    assert bench.table.looking.sheet
    bench.table.focus = BOARD
    place(bench)
    bench.key(Command.PASS)
    bench.key(Command.CONFIRM)
    assert bench.table.session.viewer == 1
    assert not bench.table.looking.sheet


@pytest.mark.parametrize("command", [Command.LOG, Command.TILES])
def test_who_reads_while_a_computer_player_plays_goes_on_reading(command: Command) -> None:
    bench = Bench(new_match((None, "greedy"), seed=1))
    place(bench)
    bench.key(Command.PASS)
    bench.play.confirm()
    assert bench.stage() is Stage.COMPUTER
    order(bench, command)
    reading = bench.focus()
    assert reading in {LIST, SHEET}
    bench.rest()
    assert bench.stage() is Stage.PLACE
    assert bench.focus() == reading
    assert order(bench, Command.BACK) is None
    assert bench.focus() == BOARD


def order(bench: Bench, command: Command) -> Ask | None:
    return keys.order(bench.table, bench.deeds, command, repeated=False)
