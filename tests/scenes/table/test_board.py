"""What the screens of all tables do, whatever the game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from discovery.scenes.pause import PauseScene
from discovery.scenes.table.board import HoveredScene
from discovery.ui.scene import Push
from discovery.ui.settings import SPEEDS
from tests.support.play import begin

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.table.board import ShownTable
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


class Plain(HoveredScene):
    """A table with nothing on it."""

    def handle(self, given: Input) -> Transition:
        """Answer nothing."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing."""


class Fake:
    """A table and its mouse, which note what they are told."""

    def __init__(self, session: object) -> None:
        self.session = session
        self.sounds: Any = None
        self.speed: Any = None
        self.movements: Any = ()
        self.fitted: list[tuple[tuple[int, int], float]] = []
        self.released = 0

    def fit_window(self, size: tuple[int, int], scale: float) -> None:
        self.fitted.append((size, scale))

    def let_go(self) -> None:
        self.released += 1


@pytest.fixture
def fake(context: Context) -> Fake:
    match = begin(context.games["landscape"].load(context.paths.images))
    return Fake(SimpleNamespace(match=match))


@pytest.fixture
def scene(context: Context, fake: Fake) -> Plain:
    return Plain(context, cast("ShownTable", fake), fake)


def test_a_table_is_heard_and_moves_as_the_settings_want(scene: Plain, fake: Fake) -> None:
    settings = scene.context.settings
    assert fake.sounds is scene.context.sounds
    for settings.animation, speed in SPEEDS.items():
        assert fake.speed() == speed
    settings.reduce_motion = True
    assert fake.speed() == 0


def test_who_comes_back_holds_no_button(scene: Plain, fake: Fake) -> None:
    scene.stale = False
    scene.enter()
    assert fake.released == 1
    assert scene.stale


def test_a_table_fits_to_the_window(scene: Plain, fake: Fake) -> None:
    scene.stale = False
    scene.layout((1000, 700))
    assert fake.fitted == [((1000, 700), scene.context.theme.scale)]
    assert scene.stale


def test_the_menu_lies_over_the_table(scene: Plain) -> None:
    pushed = scene.menu()
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, PauseScene)


def test_more_than_the_pointer_makes_the_whole_picture_stale(scene: Plain) -> None:
    scene._hovered = True
    scene.stale = False
    assert scene._hovered
    scene.stale = True
    assert not scene._hovered
