"""The slip with what computer players have to tell, at a table in a window that nobody sees."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.table.aside import Wish
from discovery.ui.intents import Button, Command, Input, Ordered, Pressed, Released
from tests.scenes.landscape.bench import new_match
from tests.support.window import Hands

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.ui.context import Context


def seated(context: Context, match: Match) -> tuple[Hands, TableScene]:
    context.settings.animation, context.settings.thinking = "off", "short"
    hands = Hands(App(context, lambda context: TableScene(context, match)))
    return hands, cast("TableScene", hands.app.top)


def order(scene: TableScene, command: Command) -> None:
    scene.handle(Input(None, Ordered(command)))


def picture(scene: TableScene) -> bytes:
    surface = scene.context.display.surface
    scene.stale = True
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_a_hint_comes_with_reasons_and_places_and_goes_with_the_position(
    context: Context,
) -> None:
    match = new_match((None, None), seed=1)
    hands, scene = seated(context, match)
    assert scene.aside.wishes() == (Wish.HINT,)
    bare = picture(scene)
    order(scene, Command.HINT)
    hands.until(lambda: bool(scene.advice.choices))
    legal = match.view(0 if match.to_act is None else match.to_act).legal_actions()
    assert 1 <= len(scene.advice.choices) <= 3
    assert all(choice.action in legal for choice in scene.advice.choices)
    hinted = picture(scene)
    assert hinted != bare
    scene.aside.draw(context.display.surface)
    assert pygame.image.tobytes(context.display.surface, "RGB") == hinted, "drawn over itself"
    scene.play.act(scene.advice.choices[0].action)
    scene.update(0.0)
    assert scene.advice.choices == ()
    assert not scene.advice.wanted


def test_a_hint_is_put_away_by_the_same_key_and_by_the_way_back(context: Context) -> None:
    hands, scene = seated(context, new_match((None, None), seed=1))
    for command in (Command.HINT, Command.BACK):
        order(scene, Command.HINT)
        assert scene.advice.wanted
        order(scene, command)
        assert not scene.advice.wanted
    assert hands.app.top is scene, "the way back did not open the menu"


def test_a_seat_that_plays_without_hints_has_none(context: Context) -> None:
    match = new_match((None, None), seed=1)
    match.seats = tuple(replace(seat, off=("hint",)) for seat in match.seats)
    _, scene = seated(context, match)
    assert scene.aside.wishes() == ()
    order(scene, Command.HINT)
    assert not scene.advice.wanted


def test_why_tells_the_reason_of_the_last_computer_move(context: Context) -> None:
    match = new_match(("greedy", None), seed=1)
    hands, scene = seated(context, match)
    hands.until(lambda: match.to_act == 1)
    reason = scene.play.last_reason
    assert reason is not None
    assert (reason.decision, reason.seat) == (match.decisions - 1, 0)
    before = picture(scene)
    order(scene, Command.WHY)
    assert picture(scene) != before
    assert Wish.CLOSE in scene.aside.wishes()
    order(scene, Command.WHY)
    assert picture(scene) == before


def test_skip_to_me_leaves_out_every_pause(context: Context) -> None:
    match = new_match(("greedy", "greedy", None), seed=1)
    _, scene = seated(context, match)
    assert Wish.SKIP in scene.aside.wishes()
    order(scene, Command.SKIP)
    passes = 0
    while match.to_act != 2:
        if scene.play.thought is not None:
            scene.play.thought.result(60)
        scene.update(0.0)
        passes += 1
    assert passes < 30, "no time passed, so no pause was waited for"
    scene.update(0.0)
    assert not scene.busy


def test_computer_players_alone_are_skipped_to_the_end(context: Context) -> None:
    _, scene = seated(context, new_match(("greedy", "greedy"), seed=1))
    assert Wish.SKIP_ALL in scene.aside.wishes()


@pytest.mark.parametrize("by_mouse", [False, True])
def test_faster_shortens_pauses_until_it_is_pressed_again(
    context: Context, *, by_mouse: bool
) -> None:
    _, scene = seated(context, new_match(("greedy", None), seed=1))
    scene.draw(context.display.surface)
    for faster in (True, False):
        if by_mouse:
            at = scene.aside.place(Wish.FASTER).center
            scene.handle(Input(None, Pressed(at, Button.MAIN)))
            scene.handle(Input(None, Released(at, Button.MAIN)))
        else:
            order(scene, Command.FASTER)
        assert scene.play.faster is faster
