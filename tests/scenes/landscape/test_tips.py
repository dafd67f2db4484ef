"""Hover or focus explains everything, and F1 finds the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import Rect

from discovery.rules.landscape.actions import Deploy
from discovery.scenes.landscape import tips
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.layout import Kind, Part, make_layout
from discovery.scenes.landscape.notes import note_of
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import BOARD, LIST, OnChoice, order, things
from discovery.scenes.rulebook.scene import RulebookScene
from discovery.scenes.rulebook.shelf import find_book
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.tip_places import around, beside, clearest, off_panel
from discovery.ui.intents import Button, Command, Input, Moved, Ordered, Pressed, Released
from discovery.ui.scene import Push
from tests.scenes.landscape.bench import Bench, new_match
from tests.scenes.landscape.test_aids import orders, played, scene

if TYPE_CHECKING:
    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.context import Context


def known(key: str) -> bool:
    """Tell whether the rules have such a paragraph."""
    return find_book(key).find(key) is not None


@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 420)])
def test_everything_that_can_have_the_focus_is_explained(
    stage: Stage, size: tuple[int, int]
) -> None:
    table = Bench(played(stage), size=size).table
    table.pointer = None
    for target in order(table):
        table.focus = target
        assert known(tips.help_key(table))
        if isinstance(target, OnChoice):
            continue
        tip = tips.tip_of(table)
        assert tip is not None, target
        assert tip.lines or target == LIST or note_of(table), target


@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
def test_everything_on_the_panels_is_explained_to_the_pointer(stage: Stage) -> None:
    table = Bench(played(stage)).table
    layout = table.layout
    quiet = {Part.SEATS, Part.TURN, Part.SENTENCE, Part.NOTE}
    for part, rect in layout.parts.items():
        if part in quiet or (part is Part.MAIN and stage is Stage.PLACE):
            continue
        table.pointer = rect.center
        tip = tips.tip_of(table)
        assert tip is not None, part
        assert tip.lines
        assert known(tip.paragraph)
    for row in layout.rows:
        table.pointer = row.center
        assert tips.tip_of(table) is not None


def test_tiles_and_squares_are_explained() -> None:
    table = Bench(played(Stage.PLACE)).table
    table.pointer = table.camera.spot((0, 0), 0.5, 0.5)
    tip = tips.tip_of(table)
    assert tip is not None
    assert tip.paragraph.startswith("landscape.value.")
    for cell in table.frontier:
        table.pointer = table.camera.spot(cell, 0.5, 0.5)
        if not table.covered(table.pointer):
            tip = tips.tip_of(table)
            assert tip is not None
            told = [*map(str, tip.lines), str(note_of(table))]
            assert any(str(table.facts.odds[cell]) in line for line in told)


def test_a_refused_square_names_its_rule_and_f1_opens_it(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    table = made.table
    bad = next(cell for cell in table.frontier if cell not in table.hand.squares)
    at = table.camera.spot(bad, 0.5, 0.5)
    for intent in (Moved(at), Pressed(at, Button.MAIN), Released(at, Button.MAIN)):
        made.handle(Input(None, intent))
    assert "(Rules: " in str(table.notice)
    assert table.told_paragraph == "landscape.place"
    wish = made.handle(Input(None, Ordered(Command.HELP)))
    assert isinstance(wish, Push)
    assert isinstance(wish.scene, RulebookScene)
    assert table.notice is not None


def test_a_click_on_what_is_told_opens_the_rule(context: Context) -> None:
    made = scene(context, played(Stage.PLACE))
    table = made.table
    bad = next(cell for cell in table.frontier if cell not in table.hand.squares)
    refusal = table.obstacle(bad)
    assert refusal is not None
    table.refuse(refusal)
    at = table.layout.parts[Part.NOTE].center
    made.handle(Input(None, Moved(at)))
    made.handle(Input(None, Pressed(at, Button.MAIN)))
    wish = made.handle(Input(None, Released(at, Button.MAIN)))
    assert isinstance(wish, Push)
    assert isinstance(wish.scene, RulebookScene)


def test_a_refused_choice_names_its_rule() -> None:
    for seed in range(30):
        bench = Bench(played(Stage.FOLLOWER, decisions=40, seed=seed))
        choices = bench.table.choices
        closed = [i for i, c in enumerate(choices) if c.refusal and isinstance(c.action, Deploy)]
        if closed:
            break
    bench.table.focus = OnChoice(closed[0])
    bench.key(Command.CONFIRM)
    assert "(Rules: Deploying a follower)" in bench.text()
    assert bench.table.told_paragraph == "landscape.deploy"
    assert tips.help_key(bench.table) == "landscape.deploy"
    bench.key(Command.HELP)
    assert bench.asked == [Ask.RULES]


def test_a_tip_comes_after_a_moment_and_goes_with_the_pointer(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = scene(context, played(Stage.PLACE))
    now = [1000]
    monkeypatch.setattr("pygame.time.get_ticks", lambda: now[0])
    point(made, made.table.camera.spot((0, 0), 0.5, 0.5))
    made.woken()
    assert not made.table.looking.telling
    now[0] += tips.DELAY
    made.stale = False
    made.woken()
    assert made.table.looking.telling
    assert made.stale
    point(made, made.table.layout.parts[Part.MENU].center)
    assert not made.table.looking.telling
    assert not made.busy


def point(made: TableScene, at: tuple[int, int]) -> None:
    made.handle(Input(None, Moved(at)))


@pytest.mark.parametrize("at", [(3, 3), (1270, 715), (640, 360), (1270, 3), None])
def test_a_tip_stays_in_the_window(at: tuple[int, int] | None) -> None:
    window = Rect(0, 0, 1280, 720)
    for area in (Rect(0, 700, 40, 20), Rect(1200, 0, 80, 40), Rect(600, 300, 50, 50)):
        size = (300, 80)
        places = around(at, size, window, 8) if at else beside(area, size, window, 8)
        assert all(window.contains(place) for place in places)
        if at is not None:
            assert not clearest(places, at, ()).collidepoint(at)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2 / 3), ((1280, 720), 4 / 3)])
def test_a_tip_by_keys_covers_no_control_of_its_panel(size: tuple[int, int], scale: float) -> None:
    layout = make_layout(size, scale, 3, 1)
    panels = layout.panels()
    for place in (layout.parts[part] for part in (Part.MAIN, Part.UNDO, Part.STACK, Part.MENU)):
        panel = next(one for one in panels if one.contains(place))
        slip, *_ = off_panel(panel, place, (320, 90), layout.window, 8)
        assert layout.window.contains(slip)
        assert not slip.colliderect(panel)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("stage", [Stage.PLACE, Stage.FOLLOWER])
def test_a_tip_by_mouse_covers_nothing_that_can_be_pressed_or_is_to_be_read(
    context: Context, stage: Stage, text: float
) -> None:
    context.settings.text_size = text
    context.refit()
    made = scene(context, played(stage))
    table = made.table
    assert table.layout.kind is (Kind.PANELS if text == 1.0 else Kind.RAILS)
    told = 0
    for target in order(table):
        if target in {BOARD, LIST} or isinstance(target, OnChoice):
            continue
        area = table.area(target)
        table.pointer, table.looking.telling = area.center, True
        slip = made.painter._tip()
        if slip is None:
            continue
        told += 1
        read = (*table.layout.rows, table.layout.parts[Part.SENTENCE])
        others = [one for one in (*things(table), *read) if one != area]
        assert slip[1].collidelistall(others) == [], target
        assert not slip[1].collidepoint(area.center)
    assert told > 8


def test_the_tip_on_end_turn_leaves_undo_and_reset_to_be_seen(context: Context) -> None:
    made = scene(context, played(Stage.FOLLOWER))
    orders(made, Command.PASS)
    made.play.advance()
    table = made.table
    table.pointer, table.looking.telling = None, False
    assert (table.stage, table.focus) == (Stage.END_TURN, Part.MAIN)
    surface = context.display.surface
    made.painter.draw(surface, None)
    places = [table.layout.parts[part] for part in (Part.UNDO, Part.RESET, Part.NOTE)]
    before = [pygame.image.tobytes(surface.subsurface(one), "RGB") for one in places]
    whole = pygame.image.tobytes(surface, "RGB")
    table.looking.telling = True
    made.painter.draw(surface, None)
    assert pygame.image.tobytes(surface, "RGB") != whole
    assert [pygame.image.tobytes(surface.subsurface(one), "RGB") for one in places] == before


def test_nothing_is_told_of_the_bare_table() -> None:
    table = Bench(played(Stage.PLACE)).table
    table.pointer = table.layout.view.topleft
    table.focus = BOARD
    if table.camera.cell(table.pointer) not in table.frontier:
        assert tips.tip_of(table) is None


@pytest.mark.parametrize(("double", "words"), [("on", "You draw back"), ("off", "The next player")])
def test_end_turn_tells_who_draws(double: str, words: str) -> None:
    bench = Bench(new_match(seed=2, double_tile=double))
    bench.key(Command.DOWN)
    bench.key(Command.CONFIRM)
    bench.key(Command.PASS)
    assert (bench.stage(), bench.focus()) == (Stage.END_TURN, Part.MAIN)
    tip = tips.tip_of(bench.table)
    assert tip is not None
    assert str(tip.lines[0]).startswith(words)


def test_a_seats_row_tells_its_aids() -> None:
    for off, words in (
        ((), "Plays with all aids."),
        (("odds", "log"), "Aids: Now and at best, "),
        (tuple(aid.key for aid in AIDS), "Plays without aids."),
    ):
        table = Bench(played(Stage.PLACE, off)).table
        table.pointer = table.layout.rows[0].center
        tip = tips.tip_of(table)
        assert tip is not None
        assert any(words in str(line) for line in tip.lines)
