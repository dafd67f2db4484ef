"""The table by the mouse: what each button and the wheel do."""

from __future__ import annotations

import pytest

from discovery.scenes.landscape import explain, tips
from discovery.scenes.landscape.follow import Follow
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.notes import note_of
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import BOARD, OnChoice, OnHand
from discovery.scenes.table.ask import Ask
from discovery.ui.intents import Button, Command
from tests.scenes.landscape.bench import Bench, new_match
from tests.scenes.landscape.test_aids import played


@pytest.fixture
def bench() -> Bench:
    return Bench(new_match(seed=1))


def square(bench: Bench) -> tuple[int, int]:
    return min(bench.table.hand.squares)


def far(bench: Bench) -> tuple[int, int]:
    """Return a point of the bare table."""
    view = bench.table.layout.view
    return view.left + 5, view.top + 5


def test_keys_zoom_about_the_pointer_only_where_it_is_on_the_board() -> None:
    bench = Bench(new_match(seed=1))
    table = bench.table
    fitted, middle = table.camera, table.layout.view.center
    bench.move(table.layout.parts[Part.MAIN].center)
    bench.key(Command.ZOOM_IN)
    assert table.camera == fitted.sized(table.camera.size, middle)
    table.fit()
    at = (middle[0] - 90, middle[1] + 40)
    bench.move(at)
    bench.key(Command.ZOOM_IN)
    assert table.camera == fitted.sized(table.camera.size, at)


def test_a_click_on_a_lit_square_places_the_tile_as_it_is_shown(bench: Bench) -> None:
    cell = square(bench)
    bench.move(bench.middle(cell))
    rotation = bench.table.rotation
    assert rotation in bench.table.hand.squares[cell]
    bench.click(bench.middle(cell))
    assert bench.table.view.placed_now == cell
    assert bench.table.view.tiles[cell].rotation == rotation


@pytest.mark.parametrize("button", [Button.MAIN, Button.MIDDLE, Button.SECOND])
def test_every_button_drags_the_board(bench: Bench, button: Button) -> None:
    before = bench.table.camera
    start = far(bench)
    bench.drag(start, (start[0] + 60, start[1] + 40), button)
    assert bench.table.camera == before.moved(60, 40)
    assert bench.table.stage is Stage.PLACE
    assert bench.table.follow is Follow.NOTHING


def test_dragging_from_a_lit_square_places_nothing(bench: Bench) -> None:
    start = bench.middle(square(bench))
    bench.drag(start, (start[0] + 80, start[1]))
    assert bench.table.stage is Stage.PLACE


def test_a_hand_that_shakes_still_clicks(bench: Bench) -> None:
    start = bench.middle(square(bench))
    bench.drag(start, (start[0] + 2, start[1] + 2))
    assert bench.table.stage is Stage.FOLLOWER


def test_dragging_on_a_panel_moves_nothing(bench: Bench) -> None:
    before = bench.table.camera
    start = bench.table.layout.parts[Part.SENTENCE].center
    bench.drag(start, (start[0] - 200, start[1]))
    assert bench.table.camera == before


def test_the_wheel_turns_the_tile_in_hand_and_zooms_with_control(bench: Bench) -> None:
    at, camera = far(bench), bench.table.camera
    bench.move(at)
    bench.wheel(at, -1.0)
    assert (bench.table.rotation, bench.table.camera) == (1, camera)
    bench.wheel(at, 1.0)
    assert bench.table.rotation == 0
    bench.wheel(at, 1.0, control=True)
    assert bench.table.rotation == 0
    assert bench.table.camera.size > camera.size


def test_small_steps_of_a_fine_wheel_add_up(bench: Bench) -> None:
    at = far(bench)
    bench.move(at)
    for _ in range(3):
        bench.wheel(at, -0.25)
    assert bench.table.rotation == 0
    bench.wheel(at, -0.25)
    assert bench.table.rotation == 1


def test_the_wheel_zooms_while_no_tile_is_in_hand(bench: Bench) -> None:
    bench.click(bench.middle(square(bench)))
    before = bench.table.camera.size
    bench.wheel(bench.table.layout.view.center, -1.0)
    assert bench.table.camera.size < before


def test_the_right_button_turns_the_tile(bench: Bench) -> None:
    bench.click(far(bench), Button.SECOND)
    assert bench.table.rotation == 1
    assert bench.table.stage is Stage.PLACE


def test_over_a_square_only_what_fits_is_shown(bench: Bench) -> None:
    cell = square(bench)
    at = bench.middle(cell)
    fits = bench.table.hand.squares[cell]
    bench.move(at)
    seen = set()
    for _ in range(4):
        bench.click(at, Button.SECOND)
        seen.add(bench.table.rotation)
    assert seen == set(fits)


def test_where_nothing_fits_the_table_says_why() -> None:
    for seed in range(40):
        bench = Bench(new_match(seed=seed))
        bad = [cell for cell in bench.table.frontier if cell not in bench.table.hand.squares]
        if bad:
            break
    bench.move(bench.middle(bad[0]))
    told = str(note_of(bench.table))
    assert "would meet" in told
    assert "Placing a tile" in told
    bench.click(bench.middle(bad[0]))
    assert bench.text() == told
    assert bench.table.stage is Stage.PLACE
    bench.click(bench.middle((0, 0)))
    assert "A tile lies there already." in bench.text()


def test_in_the_follower_step_what_is_pointed_at_is_lit_and_refused() -> None:
    bench = Bench(played(Stage.FOLLOWER))
    table = bench.table
    assert isinstance(bench.focus(), OnChoice)
    refused = 0
    for tile in table.tiles:
        at = bench.middle(tile.cell)
        bench.move(at)
        where = table.looking.under_pointer()
        if where is None or table.target_at(at) is not None:
            continue
        if table.looking.choice_in(where) is not None:
            continue
        assert table.looking.lit() == where
        assert table.looking.choice() is None
        told = tips.tip_of(table)
        assert told is not None
        assert [str(line) for line in told.lines] == [
            str(line) for line in explain.of_territory(table, where)
        ]
        assert tips.help_key(table) == told.paragraph
        choices = [str(explain.of_choice(table, choice)) for choice in table.choices]
        assert str(note_of(table)) not in choices
        decisions = bench.match.decisions
        bench.click(at)
        assert "(Rules: " in bench.text()
        assert bench.match.decisions == decisions
        table.notice = None
        refused += 1
    assert refused


def test_undo_and_reset_by_their_buttons(bench: Bench) -> None:
    parts = bench.table.layout.parts
    cell = square(bench)
    bench.click(bench.middle(cell))
    bench.click(parts[Part.MAIN].center)
    assert bench.stage() is Stage.END_TURN
    assert bench.table.session.undo_limit[0] == 2
    bench.click(parts[Part.UNDO].center)
    assert bench.stage() is Stage.FOLLOWER
    bench.click(parts[Part.MAIN].center)
    bench.click(parts[Part.RESET].center)
    assert bench.stage() is Stage.PLACE
    assert cell in bench.table.hand.squares
    assert not bench.table.session.can_undo


def test_after_the_end_of_a_turn_nothing_can_be_taken_back(bench: Bench) -> None:
    parts = bench.table.layout.parts
    bench.click(bench.middle(square(bench)))
    bench.click(parts[Part.MAIN].center)
    bench.click(parts[Part.MAIN].center)
    assert bench.match.to_act == 1
    decisions = bench.match.decisions
    bench.deeds.undo()
    assert bench.match.decisions == decisions
    assert bench.text() == "What chance has shown stays on the table. (Rules: Taking back)"


def test_zoom_and_fit_by_their_buttons(bench: Bench) -> None:
    parts, before = bench.table.layout.parts, bench.table.camera
    bench.click(parts[Part.ZOOM_IN].center)
    assert bench.table.camera.size > before.size
    bench.click(parts[Part.ZOOM_OUT].center)
    bench.click(parts[Part.ZOOM_OUT].center)
    assert bench.table.camera.size < before.size
    bench.click(parts[Part.FIT].center)
    assert bench.table.camera == before


def test_the_menu_is_asked_for_by_its_button(bench: Bench) -> None:
    bench.click(bench.table.layout.parts[Part.MENU].center)
    assert bench.asked == [Ask.MENU]


def test_a_press_that_leaves_its_button_does_nothing(bench: Bench) -> None:
    start = bench.table.layout.parts[Part.MENU].center
    bench.drag(start, (start[0], start[1] - 300))
    assert bench.asked == []


def test_the_pointer_gives_the_focus(bench: Bench) -> None:
    bench.move(bench.table.layout.parts[Part.FIT].center)
    assert bench.focus() is Part.FIT
    bench.move(far(bench))
    assert bench.focus() == BOARD


def test_one_of_two_tiles_is_chosen_by_a_click() -> None:
    bench = Bench(new_match(seed=2, double_tile="on"))
    hands = bench.table.layout.hands
    designs = bench.table.hand.designs
    assert len(designs) == len(hands) == 2
    bench.click(hands[1].center)
    assert bench.table.hand.design == designs[1]
    bench.click(bench.middle(square(bench)))
    number = bench.table.view.tiles[bench.table.view.placed_now or (0, 0)].number
    assert number == designs[1]


def test_the_other_players_tiles_stay_hidden() -> None:
    bench = Bench(new_match(seed=2, double_tile="on"))
    assert bench.table.view.hand(1) == (0, 0)


def test_tiles_can_be_chosen_by_their_numbers_too() -> None:
    bench = Bench(new_match(seed=2, double_tile="on"))
    bench.deeds.take_tile(1)
    assert bench.table.hand.chosen == 1
    assert bench.table.focus in (BOARD, OnHand(1))


def test_after_a_move_taken_back_one_looks_as_before() -> None:
    bench = Bench(new_match(seed=6))
    for _ in range(30):
        before = bench.table.camera
        bench.click(bench.middle(min(bench.table.hand.squares)))
        bench.deeds.undo()
        assert bench.table.camera == before
        bench.click(bench.middle(min(bench.table.hand.squares)))
        bench.click(bench.table.layout.parts[Part.MAIN].center)
        bench.click(bench.table.layout.parts[Part.MAIN].center)
        again = Bench(bench.match)
        assert again.table.camera == bench.table.camera


def test_a_board_that_was_fitted_stays_in_view_and_a_camera_that_was_moved_stays() -> None:
    bench = Bench(new_match(seed=6))
    bench.table.fit()
    for _ in range(12):
        bench.click(bench.middle(min(bench.table.hand.squares)))
        bench.click(bench.table.layout.parts[Part.MAIN].center)
        bench.click(bench.table.layout.parts[Part.MAIN].center)
        assert bench.table.camera.holds(bench.table.bounds.grown(1), bench.table.whole)
    bench.table.pan(5, 5)
    moved = bench.table.camera
    bench.click(bench.middle(min(bench.table.hand.squares)))
    assert bench.table.camera == moved
