from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import FRAMES, FRAMES_UNWATCHED, LONGEST_FRAME, UNCOVERED, App, main
from discovery.scenes.error import ErrorScene
from discovery.scenes.title import TitleScene
from discovery.ui.display import Display
from discovery.ui.intents import Command, Ordered, Woken
from discovery.ui.scene import Pop, Push, Quit, Replace, Reset, Scene
from tests.support.window import Hands, Watch, opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Context]:
    with unseen(monkeypatch), opened(tmp_path) as context:
        yield context


class Probe(Scene):
    """Writes down what happens to it and does what it was told to at the next input."""

    def __init__(self, name: str, story: list[str]) -> None:
        self.name = name
        self.story = story
        self.wish: Transition = None
        self.lively = False
        self.left = 0.0
        self.fault = ""
        self.times: list[float] = []
        self.given: list[object] = []

    @property
    def busy(self) -> bool:
        return self.lively

    @property
    def pause(self) -> float:
        return self.left

    def enter(self) -> None:
        self.story.append(f"enter {self.name}")
        self._fail("enter")

    def leave(self) -> None:
        self.story.append(f"leave {self.name}")

    def layout(self, size: tuple[int, int]) -> None:
        self.story.append(f"layout {self.name} {size[0]}x{size[1]}")
        self._fail("layout")

    def handle(self, given: Input) -> Transition:
        self.given.append(given.intent)
        self._fail("handle")
        return self.wish if isinstance(given.intent, Ordered) else None

    def update(self, seconds: float) -> Transition:
        self.times.append(seconds)
        self.left = max(0.0, self.left - seconds)
        self._fail("update")
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((1, 2, 3))
        self._fail("draw")

    def _fail(self, place: str) -> None:
        if self.fault == place:
            message = f"broken in {place}"
            raise RuntimeError(message)


class Stage:
    """An app that begins with a probe called a."""

    def __init__(self, context: Context) -> None:
        self.story: list[str] = []
        self.first = Probe("a", self.story)
        self.app = App(context, lambda _: self.first)
        self.hands = Hands(self.app)

    def wish(self, wish: Transition) -> None:
        top = self.app.top
        assert isinstance(top, Probe)
        top.wish = wish
        self.hands.key(pygame.K_u)

    def probe(self, name: str) -> Probe:
        return Probe(name, self.story)


@pytest.fixture
def stage(context: Context) -> Stage:
    stage = Stage(context)
    stage.story.clear()
    return stage


def test_nothing_is_drawn_while_nothing_changes(stage: Stage) -> None:
    drawn = stage.app.draws
    for _ in range(50):
        stage.app.step(timeout=1)
    assert stage.app.draws == drawn
    stage.app.top.stale = True
    stage.app.step(timeout=1)
    assert stage.app.draws == drawn + 1


@pytest.mark.parametrize("kind", UNCOVERED)
def test_all_is_drawn_anew_when_the_system_may_have_lost_it(stage: Stage, kind: int) -> None:
    drawn = stage.app.draws
    pygame.event.post(pygame.Event(kind))
    stage.hands.rest()
    assert stage.app.draws == drawn + 1


def test_every_pass_is_drawn_while_something_moves(stage: Stage) -> None:
    drawn = stage.app.draws
    stage.first.lively = True
    stage.first.times.clear()
    for _ in range(5):
        stage.app.step()
    assert stage.app.draws == drawn + 5
    assert all(0 <= seconds <= LONGEST_FRAME for seconds in stage.first.times)
    assert sum(stage.first.times) > 0


def test_time_stands_still_while_nothing_moves(stage: Stage) -> None:
    pygame.time.wait(30)
    stage.first.times.clear()
    stage.app.step(timeout=30)
    stage.first.lively = True
    assert stage.first.times == [0.0]


def test_a_long_frame_is_cut(stage: Stage) -> None:
    stage.first.lively = True
    stage.app.step()
    pygame.time.wait(250)
    stage.app.step()
    assert stage.first.times[-1] == LONGEST_FRAME


def test_in_a_pause_nothing_is_drawn_and_the_loop_wakes_at_its_end(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, first = Watch(stage.app, monkeypatch), stage.first
    first.lively, first.left = True, 0.5
    first.times.clear()
    drawn = stage.app.draws
    stage.app.step()
    assert (first.times, first.left, watch.now) == ([0.5], 0.0, 500)
    assert stage.app.draws == drawn
    stage.app.step()
    assert stage.app.draws == drawn + 1


def test_what_comes_in_during_a_pause_is_drawn_and_makes_it_no_longer(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, first = Watch(stage.app, monkeypatch), stage.first
    first.lively, first.left = True, 0.5
    drawn = stage.app.draws
    for _ in range(3):
        first.stale = True
        stage.app.step(timeout=125)
    assert stage.app.draws == drawn + 3
    assert first.left == 0.125
    stage.app.step()
    assert (first.left, watch.now) == (0.0, 500)


def test_scenes_come_and_go(stage: Stage) -> None:
    stage.wish(Push(stage.probe("b")))
    stage.wish(Replace(stage.probe("c")))
    stage.wish(Pop())
    stage.wish(Push(stage.probe("d")))
    stage.wish(Reset(stage.probe("e")))
    size = "1280x720"
    assert stage.story == [
        "enter b",
        f"layout b {size}",
        "leave b",
        "enter c",
        f"layout c {size}",
        "leave c",
        "enter a",
        "enter d",
        f"layout d {size}",
        "leave d",
        "leave a",
        "enter e",
        f"layout e {size}",
    ]
    stage.wish(Pop())
    assert not stage.app.running


def test_large_pictures_of_pages_go_when_every_scene_does(stage: Stage) -> None:
    parts = stage.app.context.sheets._parts
    large, small = ("large", "", (2000, 1100)), ("small", "", (20, 20))
    for key in (large, small):
        parts[key] = pygame.Surface(key[2], depth=32)
    stage.wish(Push(stage.probe("b")))
    assert large in stage.app.context.sheets._parts
    stage.wish(Reset(stage.probe("c")))
    assert set(stage.app.context.sheets._parts) & {large, small} == {small}


def test_quit_ends_the_loop_and_leaves_every_scene(stage: Stage) -> None:
    stage.wish(Push(stage.probe("b")))
    stage.wish(Quit())
    assert not stage.app.running
    stage.app.run()
    assert stage.story[-2:] == ["leave b", "leave a"]


def test_closing_the_window_ends_the_loop_whatever_the_scene_does(stage: Stage) -> None:
    stage.first.fault = "handle"
    pygame.event.post(pygame.Event(pygame.QUIT))
    stage.app.step(timeout=1)
    assert not stage.app.running
    assert stage.app.top is stage.first


def test_the_window_goes_before_the_last_save_is_waited_for(
    stage: Stage, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    story: list[str] = []
    gone, written = context.display.close, context.autosave.close

    def close_window() -> None:
        story.append("window")
        gone()

    def close_save() -> bool:
        story.append("save")
        return written()

    monkeypatch.setattr(context.display, "close", close_window)
    monkeypatch.setattr(context.autosave, "close", close_save)
    stage.app.close()
    assert story == ["window", "save"]


def test_the_last_save_is_waited_for_whatever_becomes_of_the_window(
    stage: Stage, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise pygame.error("the window is gone")

    with monkeypatch.context() as patch:
        patch.setattr(context.display, "close", refuse)
        stage.app.close()
    assert context.pool._shutdown


def test_a_new_size_lays_the_scene_out_anew(stage: Stage, context: Context) -> None:
    context.display.window.size = (1600, 900)
    stage.hands.rest()
    assert stage.story == ["layout a 1600x900"]
    assert context.theme.size == (1600, 900)
    context.settings.text_size = 1.5
    stage.app.top.stale = True
    stage.hands.rest()
    assert stage.story == ["layout a 1600x900"] * 2
    assert context.theme.text_size == context.text.theme.text_size == 1.5


def test_a_scene_below_is_laid_out_when_it_comes_up_again(stage: Stage, context: Context) -> None:
    stage.wish(Push(stage.probe("b")))
    context.display.window.size = (1600, 900)
    stage.hands.rest()
    stage.story.clear()
    stage.wish(Pop())
    assert stage.story == ["leave b", "enter a", "layout a 1600x900"]


def test_another_language_lays_the_scene_out_anew(stage: Stage, context: Context) -> None:
    context.language.code = "de"
    stage.app.top.stale = True
    stage.hands.rest()
    assert stage.story == ["layout a 1280x720"]


def test_full_screen_and_back_by_two_keys(stage: Stage, context: Context) -> None:
    display = context.display
    stage.hands.key(pygame.K_F11)
    assert display.fullscreen
    assert context.settings.fullscreen
    assert display.windowed_size == (1280, 720)
    assert context.theme.size == display.surface.get_size() != (1280, 720)
    stage.hands.key(pygame.K_RETURN, mod=pygame.KMOD_LALT)
    assert not display.fullscreen
    assert display.window.size == context.theme.size == (1280, 720)
    assert not [intent for intent in stage.first.given if isinstance(intent, Ordered)]


def test_a_key_that_repeats_does_not_leave_full_screen_again(
    stage: Stage, context: Context
) -> None:
    event = {"key": pygame.K_F11, "mod": 0, "unicode": "", "scancode": 0}
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, event))
    stage.hands.rest()
    assert context.display.fullscreen
    stage.hands.key(pygame.K_F11)
    assert not context.display.fullscreen


def test_news_from_another_thread_wakes_the_loop(stage: Stage, context: Context) -> None:
    answer = context.background(lambda: 7)
    stage.hands.until(lambda: Woken() in stage.first.given)
    assert answer.result() == 7


@pytest.mark.parametrize("place", ["enter", "layout", "handle", "update", "draw"])
def test_a_broken_scene_is_logged_and_told(
    stage: Stage, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    caplog.set_level(logging.ERROR)
    broken = stage.probe("b")
    broken.fault = place
    stage.wish(Push(broken))
    stage.hands.key(pygame.K_u)
    assert isinstance(stage.app.top, ErrorScene)
    assert f"broken in {place}" in stage.app.top.report
    assert f"broken in {place}" in caplog.text
    stage.hands.press("Copy the report")
    assert f"broken in {place}" in pygame.scrap.get_text()
    stage.hands.key(pygame.K_ESCAPE)
    assert isinstance(stage.app.top, TitleScene)
    assert stage.app.running


def test_a_scene_that_breaks_at_once_is_told_too(context: Context) -> None:
    def opening(_: Context) -> Scene:
        raise RuntimeError("no such scene")

    assert isinstance(App(context, opening).top, ErrorScene)


def test_the_window_is_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCOVERY_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sizes = []

    class Once(Probe):
        """Quits at once, after it has made the window larger."""

        def update(self, seconds: float) -> Transition:  # noqa: ARG002
            return Quit()

    def opening(context: Context) -> Scene:
        sizes.append(context.display.window.size)
        context.display.window.size = (1500, 800)
        context.display.resized()
        return Once("once", [])

    assert main(opening) == 0
    assert main(opening) == 0
    assert sizes == [(1280, 720), (1500, 800)]
    assert (tmp_path / "logs" / "discovery.log").is_file()


def test_commands_reach_the_scene_once(stage: Stage) -> None:
    stage.hands.key(pygame.K_u, pygame.K_u)
    assert stage.first.given == [Ordered(Command.UNDO), Ordered(Command.UNDO)]


def test_behind_other_windows_fewer_frames_are_drawn(stage: Stage) -> None:
    rates: list[int] = []

    class Clock:
        def tick(self, rate: int = 0) -> int:
            rates.append(rate)
            return 20

    stage.app._clock = Clock()  # type: ignore[assignment]
    stage.first.lively = True
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.Event(kind))
        stage.app.step()
        rates.clear()
        stage.app.step()
        assert rates == [FRAMES_UNWATCHED if kind == pygame.WINDOWFOCUSLOST else FRAMES]


def test_a_window_that_starts_full_comes_back_to_its_size(context: Context) -> None:
    display = Display("full", (1100, 700), fullscreen=True)
    try:
        assert display.fullscreen
        assert display.windowed_size == (1100, 700)
        display.set_fullscreen(on=False)
        assert display.window.size == (1100, 700)
    finally:
        display.close()
    assert context.display.surface.get_size() == (1280, 720)
