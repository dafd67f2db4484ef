"""A window that nobody sees, and people's hands: keys, clicks and typed text as real events."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from discovery.app import App, make_context, prepare_video
from discovery.scenes.curtain import FIRM, CurtainScene
from discovery.ui.display import Display
from discovery.ui.paths import find_paths
from discovery.ui.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import pytest

    from discovery.ui.context import Context
    from discovery.ui.scene import Scene
    from discovery.ui.widgets import Widget

    Opening = Callable[[Context], Scene]


@contextmanager
def unseen(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start pygame without screen and sound."""
    patch.setenv("SDL_VIDEODRIVER", "dummy")
    patch.setenv("SDL_AUDIODRIVER", "dummy")
    prepare_video()
    pygame.init()
    try:
        yield
    finally:
        pygame.quit()


@contextmanager
def opened(
    home: Path, size: tuple[int, int] = (1280, 720), text_size: float = 1.0, volume: int = 0
) -> Iterator[Context]:
    """Open a window whose files lie below `home`, soundless at first; pygame has been started."""
    display = Display("test", size)
    paths = find_paths({"DISCOVERY_HOME": str(home)})
    context = make_context(paths, Settings(text_size=text_size, volume=volume), display)
    try:
        yield context
    finally:
        context.autosave.close()
        context.sounds.close()
        context.stop_work()
        display.close()


class Watch:
    """A clock that goes on only while an app waits."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self._app = app
        self._ticked = self.now = 0
        patch.setattr(app, "_clock", self)
        patch.setattr(pygame.time, "wait", self.wait)

    def tick(self, frames: int = 0) -> int:
        """As pygame's clock does."""
        if frames:
            self.now = max(self.now, self._ticked + 1000 // frames)
        passed, self._ticked = self.now - self._ticked, self.now
        return passed

    def wait(self, milliseconds: int) -> int:
        """Let time pass."""
        self.now += milliseconds
        return milliseconds

    def draws_in(self, milliseconds: int) -> int:
        """Return how many pictures the app draws in a while."""
        drawn, end = self._app.draws, self.now + milliseconds
        while self.now < end:
            self._app.step(timeout=end - self.now)
        return self._app.draws - drawn


class Hands:
    """Someone at the keyboard and the mouse of an app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.rest()

    def rest(self) -> None:
        """Let the app answer and draw until nothing more comes and nothing moves."""
        for _ in range(2000):
            self.app.step(timeout=20 if self.app.top.busy else 1)
            if not self.app.running:
                return
            if isinstance(self.app.top, CurtainScene) and self.app.top.down:
                # Nobody waits here until it can be lifted.
                self.app.top.update(FIRM)
            if not (self.app.top.stale or self.app.top.busy):
                return
        raise AssertionError("the scene never comes to rest")

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            event = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
            pygame.event.post(pygame.Event(pygame.KEYDOWN, event))
            pygame.event.post(pygame.Event(pygame.KEYUP, event))
            self.rest()

    def type(self, text: str) -> None:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
        self.rest()

    def move(self, at: tuple[int, int]) -> None:
        values = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, values))
        self.rest()

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            values = {"pos": at, "button": button, "rel": (0, 0), "buttons": (0, 0, 0)}
            pygame.event.post(pygame.Event(kind, values))
        self.rest()

    def until(self, done: Callable[[], bool]) -> None:
        """Let the app run until something that works off the frame is there."""
        for _ in range(500):
            self.app.step(timeout=20)
            if done():
                self.rest()
                return
        raise AssertionError("it never comes")

    @property
    def widgets(self) -> list[Widget]:
        """What the page on top shows."""
        return list(self.app.top.ring.widgets)  # type: ignore[attr-defined]  # pages have one

    def widget(self, key: str) -> Widget:
        """The widget of a key on the page on top."""
        return next(widget for widget in self.widgets if widget.key == key)

    def press(self, key: str) -> None:
        """Click the widget of a key."""
        self.click(self.widget(key).rect.center)
