"""What does nothing now says why, with the rule; F1 is about what one looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.landscape.actions import PASS, Place
from discovery.rules.words import counted
from discovery.scenes.landscape import tips
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.facts import Where
from discovery.scenes.landscape.idle import idle
from discovery.scenes.landscape.layout import AID_BUTTONS, BUTTONS, Part
from discovery.scenes.landscape.messages import POINTS, winners
from discovery.scenes.landscape.notes import note_of
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import WISHES, OnChoice, OnSeat, order
from discovery.scenes.rulebook.shelf import find_book
from discovery.scenes.table.aside import LINGERS
from discovery.ui.intents import Button, Command, Input, Moved, Ordered, Pressed, Released
from tests.scenes.landscape.bench import Bench, new_match
from tests.scenes.landscape.test_aids import orders, played, scene
from tests.scenes.table.test_reasons import after_a_turn, decide, legal, why

if TYPE_CHECKING:
    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.context import Context

ALL = tuple(aid.key for aid in AIDS)


def click(made: TableScene, at: tuple[int, int]) -> None:
    for intent in (Moved(at), Pressed(at, Button.MAIN), Released(at, Button.MAIN)):
        made.handle(Input(None, intent))


def told(made: TableScene) -> str:
    """Return what the table tells after a refusal; its rule is one that the book has."""
    table = made.table
    assert table.notice is not None
    assert find_book(table.told_paragraph).find(table.told_paragraph) is not None
    assert made.help_key() == table.told_paragraph
    return str(table.notice)


def test_a_click_on_a_square_that_touches_no_edge_says_why(context: Context) -> None:
    made = scene(context, new_match())
    table = made.table
    for cell in ((1, 1), (3, 0)):
        table.notice = None
        click(made, table.camera.spot(cell, 0.5, 0.5))
        assert told(made).startswith("A tile must share an edge")
        assert table.told_paragraph == "landscape.place"
        assert table.stage is Stage.PLACE


def test_passing_before_the_tile_is_laid_says_why(context: Context) -> None:
    made = scene(context, new_match())
    orders(made, Command.PASS)
    assert told(made).startswith("Place your tile first.")
    assert made.table.told_paragraph == "landscape.turn"


def test_passing_twice_says_why(context: Context) -> None:
    made = scene(context, played(Stage.FOLLOWER))
    orders(made, Command.PASS, Command.PASS)
    assert made.table.stage is Stage.END_TURN
    assert told(made).startswith("The turn has to be ended first.")


def at_own_follower(made: TableScene) -> tuple[int, int]:
    table = made.table
    figures = zip(table.figures, table.view.followers, strict=True)
    own = next(f for f, one in figures if one.seat == table.session.viewer)
    return table.camera.spot(own.cell, own.x, own.y)


def test_clicks_and_keys_at_the_end_of_the_turn_say_why(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    at = at_own_follower(made)
    click(made, at)
    assert told(made).startswith("A follower is taken back after the tile is placed.")
    assert made.table.told_paragraph == "landscape.take"
    table = made.table
    made.play.act(table.place_at(next(iter(table.hand.squares))))
    made.play.act(PASS)
    assert table.stage is Stage.END_TURN
    empty = next(iter(table.frontier))
    for spot in (at_own_follower(made), table.camera.spot(empty, 0.5, 0.5)):
        table.notice = None
        click(made, spot)
        assert told(made).startswith("The turn has to be ended first.")
    for command, words in (
        (Command.TURN_RIGHT, "No tile is in hand to be turned."),
        (Command.TURN_LEFT, "No tile is in hand to be turned."),
        (Command.FIRST, "No tile is in hand to be chosen."),
        (Command.SECOND, "No tile is in hand to be chosen."),
    ):
        table.notice = None
        orders(made, command)
        assert told(made).startswith(words)


def test_a_tile_that_fits_only_as_it_lies_names_the_rule(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    table = made.table
    cell = next(iter(table.hand.squares))
    table.hand.fits[table.hand.design or 0] = {cell: (table.hand.rotation(cell),)}
    table.pointer = table.camera.spot(cell, 0.5, 0.5)
    made.deeds.turn(1)
    assert told(made).startswith("The tile fits here only as it lies.")
    assert table.told_paragraph == "landscape.place"


@pytest.mark.parametrize(
    ("part", "words", "paragraph"),
    [
        (Part.MAIN, "Place your tile first.", "landscape.turn"),
        (Part.UNDO, "What chance has shown stays on the table.", "landscape.table.undo"),
        (Part.RESET, "What chance has shown stays on the table.", "landscape.table.undo"),
        (Part.WHY, "No computer player has decided anything yet.", "landscape.aids"),
        (Part.FASTER, "No computer player is to act now.", "landscape.aids"),
        (Part.SKIP, "No computer player is to act now.", "landscape.aids"),
    ],
)
def test_a_click_on_a_button_that_does_nothing_says_why(
    context: Context, part: Part, words: str, paragraph: str
) -> None:
    made = scene(context, new_match())
    click(made, made.table.layout.parts[part].center)
    assert told(made).startswith(words)
    assert made.table.told_paragraph == paragraph


def test_a_tile_that_lies_cannot_be_turned_and_that_is_told(context: Context) -> None:
    made = scene(context, played(Stage.FOLLOWER))
    click(made, made.table.layout.parts[Part.TURN_LEFT].center)
    assert told(made).startswith("No tile is in hand to be turned.")


@pytest.mark.parametrize(
    ("command", "part", "aid"),
    [
        (Command.ODDS, Part.ODDS, "What still fits"),
        (Command.HOLDERS, Part.HOLDERS, "Who holds what"),
        (Command.HINT, Part.HINT, "Hints"),
        (Command.TILES, Part.TILES, "Tiles left"),
        (Command.LOG, Part.LOG, "Log"),
    ],
)
def test_keys_and_clicks_for_aids_that_are_off_say_which(
    context: Context, command: Command, part: Part, aid: str
) -> None:
    made = scene(context, played(Stage.PLACE, ALL))
    orders(made, command)
    assert told(made).startswith(f"This seat plays without this aid: {aid}.")
    made.table.notice = None
    click(made, made.table.layout.parts[part].center)
    assert told(made).startswith(f"This seat plays without this aid: {aid}.")
    assert not made.table.looking.odds


@pytest.mark.parametrize("command", [Command.UNDO, Command.RESET])
def test_undo_by_keys_names_the_rule_too(context: Context, command: Command) -> None:
    made = scene(context, new_match())
    orders(made, command)
    assert told(made) == "What chance has shown stays on the table. (Rules: Taking back)"


@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
def test_the_tip_of_a_button_that_does_nothing_tells_what_it_does_and_why_not(
    stage: Stage,
) -> None:
    table = Bench(played(stage, ("odds",))).table
    quiet = [part for part in BUTTONS if part not in order(table) and part not in WISHES]
    assert Part.ODDS in quiet
    for part in quiet:
        table.pointer = table.layout.parts[part].center
        tip, why = tips.tip_of(table), idle(table, part)
        assert tip is not None, part
        assert why is not None, part
        assert tip.lines[-1] == why.reason
        assert len(tip.lines) == 1 + (tip.lines[0] != why.reason)


@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
@pytest.mark.parametrize("part", [Part.SENTENCE, Part.NOTE, Part.MAIN, Part.TRACK])
def test_what_stands_on_the_panels_is_explained_to_the_pointer(stage: Stage, part: Part) -> None:
    table = Bench(played(stage)).table
    table.pointer = table.layout.parts[part].center
    tip = tips.tip_of(table)
    assert tip is not None
    assert tip.lines
    assert find_book(tip.paragraph).find(tip.paragraph) is not None


def test_the_box_of_the_tile_is_explained_when_the_tile_lies() -> None:
    for double, slots in (("off", (0,)), ("on", (0, 1))):
        bench = Bench(new_match(seed=2, double_tile=double))
        bench.key(Command.DOWN)
        bench.key(Command.CONFIRM)
        table = bench.table
        assert table.stage is Stage.FOLLOWER
        for slot in slots:
            table.pointer = table.layout.hands[slot].move(2, 2).topleft
            tip = tips.tip_of(table)
            assert tip is not None
            assert "The tile that you" in str(tip.lines[0])


def test_keys_ask_about_an_empty_square_that_refuses_the_tile() -> None:
    table = Bench(played(Stage.PLACE)).table
    bad = next(cell for cell in table.frontier if cell not in table.hand.squares)
    table.pointer, table.looking.looker = None, Where(bad)
    tip = tips.tip_of(table)
    assert tip is not None
    reason, count = map(str, tip.lines)
    assert reason == str(table.obstacle(bad).reason)  # type: ignore[union-attr]
    assert str(table.facts.odds[bad]) in count or "No unseen tile" in count
    good = next(iter(table.hand.squares))
    table.looking.looker = Where(good)
    tip = tips.tip_of(table)
    assert tip is not None
    assert str(table.facts.odds[good]) in str(tip.lines[0])


def test_keys_reach_the_score_track() -> None:
    table = Bench(played(Stage.PLACE)).table
    assert Part.TRACK in order(table)
    table.pointer, table.focus = None, Part.TRACK
    tip = tips.tip_of(table)
    assert tip is not None
    assert tip.paragraph == "landscape.goal"


def test_f1_is_about_what_is_under_the_pointer_before_the_choice_with_the_focus() -> None:
    table = Bench(played(Stage.FOLLOWER)).table
    assert isinstance(table.focus, OnChoice)
    for part, paragraph in (
        (Part.TRACK, "landscape.goal"),
        (Part.STACK, "landscape.setup"),
        (Part.MENU, "landscape.table.keys"),
        (Part.HOLDERS, "landscape.aids"),
    ):
        table.pointer = table.layout.parts[part].center
        assert tips.help_key(table) == paragraph
    table.pointer = table.layout.rows[0].center
    assert tips.help_key(table) == "landscape.followers"
    table.pointer = None
    assert tips.help_key(table) in {"landscape.deploy", "landscape.take"}


def test_f1_after_a_refusal_is_about_the_next_thing_that_one_points_at(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    table = made.table
    bad = next(cell for cell in table.frontier if cell not in table.hand.squares)
    click(made, table.camera.spot(bad, 0.5, 0.5))
    assert made.help_key() == "landscape.place"
    made.handle(Input(None, Moved(table.camera.spot(bad, 0.55, 0.5))))
    assert made.help_key() == "landscape.place"
    made.handle(Input(None, Moved(table.layout.parts[Part.STACK].center)))
    assert made.help_key() == "landscape.setup"
    made.handle(Input(None, Moved(table.layout.parts[Part.NOTE].center)))
    assert made.help_key() == "landscape.place"
    made.handle(Input(None, Ordered(Command.ODDS)))
    assert made.table.told_paragraph == ""


def test_f1_is_about_the_territory_that_keys_stand_on() -> None:
    table = Bench(played(Stage.FOLLOWER)).table
    table.pointer = None
    table.looking.start_looking()
    assert tips.help_key(table).startswith("landscape.value.")


def test_the_place_of_a_deed_is_lit_as_long_as_its_reason_is_told(context: Context) -> None:
    match, made = after_a_turn(context)
    looking = made.table.looking
    why(made)
    told = looking.lit()
    assert told is not None
    made.play.act(next(a for a in match.view(1).legal_actions() if isinstance(a, Place)))
    made.play.act(PASS)
    made.play.confirm()
    made.table.pointer = made.table.camera.spot((0, 0), 0.5, 0.5)
    match.hand_over(1, "Ben", "random")
    for _ in range(LINGERS + 1):
        assert looking.lit() == told
        decide(made, legal(match)[0], "It lies well.")
        if match.pending is not None:
            made.play.confirm()
    assert looking.lit() == looking.under_pointer() != told


def test_undo_is_told_of_where_something_can_be_taken_back() -> None:
    bench = Bench(new_match(), size=(1920, 1080))
    bench.table.pointer = bench.table.layout.view.topleft
    assert note_of(bench.table) is None
    bench.key(Command.DOWN)
    bench.key(Command.CONFIRM)
    bench.key(Command.PASS)
    assert "2 steps back" in str(note_of(bench.table))


def test_one_of_a_thing_is_told_of_in_its_form() -> None:
    assert str(counted(POINTS, 1)) == "1 point"
    assert str(winners(["Ann"], 1)) == "Ann wins with 1 point."
    table = Bench(new_match()).table
    table.pointer, table.focus = None, OnSeat(0)
    tip = tips.tip_of(table)
    assert tip is not None
    assert str(tip.lines[0]) == "Ann: 0 points, 4 followers to deploy"


def test_buttons_for_aids_have_an_aid() -> None:
    table = Bench(played(Stage.PLACE, ALL)).table
    assert all(idle(table, part) is not None for part in AID_BUTTONS)
