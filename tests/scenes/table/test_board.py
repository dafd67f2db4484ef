"""What the screens of all tables do, whatever the game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from discovery.scenes.pause import PauseScene
from discovery.scenes.rulebook.scene import RulebookScene
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.board import HoveredScene
from discovery.ui.intents import Button, Command, Moved, Ordered, Pressed, Released, Wheeled
from discovery.ui.scene import Pop, Push
from discovery.ui.settings import SPEEDS
from discovery.ui.sound_table import Effect
from tests.support.play import begin

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.table.board import ShownTable
    from discovery.ui.context import Context
    from discovery.ui.intents import Input, Intent
    from discovery.ui.scene import Transition


ASKS = {Command.MENU: Ask.MENU, Command.HELP: Ask.RULES}


class Plain(HoveredScene):
    """A table with nothing on it."""

    fake: Fake

    def handle(self, given: Input) -> Transition:
        """Answer nothing."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing."""

    @property
    def glance(self) -> object:
        """Return what is under the pointer."""
        return self.fake.hovered

    @property
    def cursor(self) -> object:
        """Return what has the focus."""
        return self.fake.focus

    def heed(self, intent: Intent) -> None:
        """Note what comes in."""
        self.fake.heeded.append(intent)

    def order(self, given: Ordered) -> Ask | None:
        """Move the focus; ask for what keys ask for."""
        if given.command is Command.RIGHT:
            self.fake.focus += 1
        return ASKS.get(given.command)

    def help_key(self) -> str:
        """Return a paragraph that there is."""
        return "landscape.deploy"

    def results(self) -> Transition:
        """Leave."""
        return Pop()


class Fake:
    """A table and its mouse, which note what they are told."""

    def __init__(self, session: object) -> None:
        self.hovered = self.focus = 0
        self.heeded: list[Intent] = []
        self.heard: list[Effect] = []
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

    def sound(self, effect: Effect) -> None:
        self.heard.append(effect)

    def handle(self, intent: Moved | Pressed | Released | Wheeled) -> Ask | None:
        """Hover where the pointer is."""
        self.hovered = intent.at[0]
        return Ask.MENU if isinstance(intent, Pressed) else None


@pytest.fixture
def fake(context: Context) -> Fake:
    match = begin(context.games["landscape"].load(context.paths.images))
    return Fake(SimpleNamespace(match=match))


@pytest.fixture
def scene(context: Context, fake: Fake) -> Plain:
    made = Plain(context, cast("ShownTable", fake), fake)
    made.fake = fake
    return made


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


def test_what_is_asked_for_is_gone_to(scene: Plain) -> None:
    assert scene.go(None) is None
    assert scene.go(Ask.REVEAL) is None, "there are no secrets here"
    assert isinstance(scene.go(Ask.RESULTS), Pop)
    for ask, page in {Ask.MENU: PauseScene, Ask.RULES: RulebookScene}.items():
        pushed = scene.go(ask)
        assert isinstance(pushed, Push)
        assert isinstance(pushed.scene, page)


def test_keys_and_mouse_reach_the_table(scene: Plain, fake: Fake) -> None:
    assert scene.devices(Ordered(Command.MENU)) is Ask.MENU
    assert scene.devices(Pressed((3, 4), Button.MAIN)) is Ask.MENU
    assert scene.devices(Released((3, 4), Button.MAIN)) is None
    assert len(fake.heeded) == 3
    assert not fake.heard


def test_a_focus_that_moves_is_heard(scene: Plain, fake: Fake) -> None:
    scene.devices(Ordered(Command.RIGHT))
    scene.devices(Ordered(Command.LEFT))
    assert fake.heard == [Effect.FOCUS]


def test_a_mouse_that_moves_draws_what_it_changes_and_no_more(scene: Plain, fake: Fake) -> None:
    scene.stale = False
    scene.devices(Moved((0, 0)))
    assert not scene.stale
    scene.devices(Moved((5, 0)))
    assert scene.stale
    assert scene._hovered
    scene.devices(Wheeled((5, 0), 1.0))
    assert scene.stale
    assert not scene._hovered, "a wheel may change everything"
    assert fake.hovered == 5
