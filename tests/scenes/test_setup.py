"""The set-up page: all of it is seen at once, nothing jumps, nothing is cut, nobody is lost."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.scenes.setup import SetupScene
from discovery.ui.theme import Theme
from discovery.ui.widgets import Painting
from tests.support.window import Hands

if TYPE_CHECKING:
    from pygame import Rect

    from discovery.ui.context import Context
    from discovery.ui.widgets import Choice


@pytest.fixture
def scene(context: Context) -> SetupScene:
    scene = SetupScene(context)
    scene.layout((1280, 720))
    return scene


def places(scene: SetupScene) -> dict[str, Rect]:
    return {widget.key: widget.rect.copy() for widget in scene.ring.widgets if widget.key}


def fit(context: Context, size: tuple[int, int], text: float) -> None:
    context.theme = Theme(context.theme.palette, size, text)
    context.text.theme = context.theme


@pytest.mark.parametrize("game", ["landscape", "island", "journals"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_family_sees_everything_at_once(
    context: Context, game: str, size: tuple[int, int]
) -> None:
    fit(context, size, 1.0)
    context.settings.last_setup = {"game": game}
    # The page names this folder; that of a test has a name of many lines.
    usual = Path("/home/benedikt/.local/share/Discovery")
    context.paths = context.paths._replace(home=usual)
    scene = SetupScene(context)
    scene.layout(size)
    while len(scene.setup.seats) < scene._game.rules.most_players:
        scene._new()
    for number in range(1, len(scene.setup.seats)):
        scene.setup.change(number, agent="expert")
    scene.setup.options["double_tile"] = "on"
    scene.rebuild()
    assert not scene._body.tall
    assert {"aids", "seed", f"name {len(scene.setup.seats) - 1}"} <= set(places(scene))


def test_few_seats_leave_room_for_a_picture_that_covers_nothing(
    context: Context, scene: SetupScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung: list[Rect] = []
    monkeypatch.setattr(Painting, "draw", lambda one, *_: hung.append(one.rect))
    for seats in range(2, 6):
        scene.draw(context.display.surface)
        for picture in hung[-1:]:
            assert scene._paper.contains(picture)
            assert not [w for w in scene.ring.widgets if w.rect.colliderect(picture)]
        if seats < 5:
            scene._new()
    assert len(hung) == 3, "with up to four people"


def test_who_could_begin_has_the_name_that_was_typed(context: Context) -> None:
    hands = Hands(App(context, SetupScene))
    hands.press("name 0")
    hands.type("Zoe")
    choice = cast("Choice", hands.widget("option first"))
    assert choice.values == ["By chance", "Zoe", "Ben"]
    hands.key(pygame.K_BACKSPACE)
    assert cast("Choice", hands.widget("option first")).values[1] == "Zo"


def test_the_focus_stays_near_what_goes(context: Context) -> None:
    context.settings.last_setup = {"game": "journals"}
    hands = Hands(App(context, SetupScene))
    page = cast("SetupScene", hands.app.top)
    page.ring.focus(hands.widget("add"))
    hands.key(pygame.K_RETURN, pygame.K_RETURN)
    assert len(page.setup.seats) == 4
    assert page.ring.focused is hands.widget("colour 3")
    page.ring.focus(hands.widget("cross 3"))
    hands.key(pygame.K_RETURN)
    assert page.ring.focused is hands.widget("cross 2")


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


def test_another_game_leaves_the_games_where_they_are(context: Context, scene: SetupScene) -> None:
    scene._new()
    before = places(scene)["game landscape"]
    names = [seat.name for seat in scene.setup.seats]
    for game in [*list(context.games.values())[1:], next(iter(context.games.values()))]:
        scene._take(game)
        assert places(scene)["game landscape"] == before
    assert [seat.name for seat in scene.setup.seats] == names


@pytest.mark.parametrize("far", [0, 40, 95, 150, 9999])
def test_the_fold_cuts_no_line(context: Context, scene: SetupScene, far: int) -> None:
    fit(context, (1280, 720), 1.25)
    scene.layout((1280, 720))
    scroll = scene._body
    assert scroll.tall
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
