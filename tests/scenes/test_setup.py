"""The set-up page: nothing jumps, nothing is cut in two, nobody is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.scenes.setup import SetupScene

if TYPE_CHECKING:
    from pygame import Rect

    from discovery.ui.context import Context


@pytest.fixture
def scene(context: Context) -> SetupScene:
    scene = SetupScene(context)
    scene.layout((1280, 720))
    return scene


def places(scene: SetupScene) -> dict[str, Rect]:
    return {widget.key: widget.rect.copy() for widget in scene.ring.widgets if widget.key}


def test_a_variant_that_brings_another_moves_nothing(scene: SetupScene) -> None:
    option = next(one for one in scene._game.rules.options if one.key == "double_tile")
    scene._body.move(9999)
    before = places(scene)
    scene._choose(option, "on")
    after = places(scene)
    assert set(after) - set(before) == {"option hide_hands"}
    assert all(after[key] == rect for key, rect in before.items())
    scene._choose(option, "off")
    assert places(scene) == before


def test_another_game_leaves_the_choice_of_the_game_where_it_is(
    context: Context, scene: SetupScene
) -> None:
    scene._new()
    before = places(scene)["game"]
    names = [seat.name for seat in scene.setup.seats]
    for game in [*list(context.games.values())[1:], next(iter(context.games.values()))]:
        scene._take(game)
        assert places(scene)["game"].top == before.top
    assert [seat.name for seat in scene.setup.seats] == names


@pytest.mark.parametrize("far", [0, 40, 95, 150, 9999])
def test_the_fold_cuts_no_line(scene: SetupScene, far: int) -> None:
    scroll = scene._body
    scroll.move(far)
    shown = list(scroll.shown())
    assert shown
    for widget in shown:
        assert scroll.view.top <= widget.rect.top
        assert widget.rect.bottom <= scroll.view.bottom
    choices = {w.key for w in shown if w.key.startswith("option")}
    inside = {
        w.key
        for w in scroll.box.leaves()
        if w.key.startswith("option") and scroll.view.inflate(0, -160).contains(w.rect)
    }
    assert inside <= choices
