"""What every scene is handed: the words, the look, the window, the games and their saves."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pygame

from discovery.rules.words import Message, mark
from discovery.ui.language import Language
from discovery.ui.reader import WAKE
from discovery.ui.settings import save_settings
from discovery.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from concurrent.futures import Future, ThreadPoolExecutor
    from typing import TypeVar

    from discovery.agents.thinkers import Thinkers
    from discovery.games import Game
    from discovery.match.autosave import Autosave
    from discovery.match.saves import Saves
    from discovery.ui.display import Display
    from discovery.ui.paths import Paths
    from discovery.ui.settings import Settings
    from discovery.ui.sheets import Sheets
    from discovery.ui.sound import Sounds
    from discovery.ui.text import Text

    T = TypeVar("T")

log = logging.getLogger(__name__)

SETTINGS_FILE = "settings.json"


@dataclass(slots=True)
class Context:
    """The things that scenes share. `theme` changes with window and text size; ask it anew.

    `pool` reads and writes files; `autosave` writes the running game. `make_thinkers` makes what
    asks computer players, once one is to play.
    """

    paths: Paths
    settings: Settings
    language: Language
    theme: Theme
    text: Text
    sheets: Sheets
    display: Display
    games: Mapping[str, Game]
    saves: Saves
    autosave: Autosave
    sounds: Sounds
    pool: ThreadPoolExecutor
    make_thinkers: Callable[[], Thinkers]
    notices: list[Message] = field(default_factory=list)
    """What is to be told to the person; the title page does and clears it."""
    with_keys: bool = True
    """Whether keys were used last, not the mouse."""
    _thinkers: Thinkers | None = None

    def tr(self, text: str) -> str:
        """Translate `text`."""
        return self.language.tr(text)

    def say(self, message: Message) -> str:
        """Translate a message and fill it in."""
        return self.language.say(message)

    def speak(self, code: str) -> None:
        """Change the language; the scenes are laid out anew."""
        self.settings.language = code
        self.language = Language(self.paths.locale, code)

    def wake(self) -> None:
        """Make the loop look again; from any thread."""
        wake()

    def wake_in(self, milliseconds: int) -> None:
        """Make the loop look again after a while; a later call replaces one that still waits."""
        pygame.time.set_timer(WAKE, milliseconds, loops=1)

    def background(self, work: Callable[[], T]) -> Future[T]:
        """Run `work` off the frame; the scene gets `Woken` when the answer is there."""
        future = self.pool.submit(work)
        future.add_done_callback(lambda _: self.wake())
        return future

    @property
    def thinkers(self) -> Thinkers:
        """What asks computer players, in a process of their own."""
        if self._thinkers is None:
            self._thinkers = self.make_thinkers()
        return self._thinkers

    def stop_work(self) -> None:
        """End what works off the frame: at once where it thinks, in order where it writes."""
        if self._thinkers is not None:
            self._thinkers.close()
        self.pool.shutdown()

    def keep_settings(self) -> None:
        """Write the settings off the frame; what goes wrong becomes a notice."""
        kept = replace(self.settings)
        self.pool.submit(self._write_settings, kept)

    def _write_settings(self, settings: Settings) -> None:
        path = self.paths.settings / SETTINGS_FILE
        try:
            save_settings(settings, path)
        except OSError as error:
            log.warning("%s: %s", path, error)
            why = Message(
                mark("The settings cannot be kept in {file}: {why}."),
                {"file": str(path), "why": error.strerror or str(error)},
            )
            if why not in self.notices:
                self.notices.append(why)

    def refit(self) -> bool:
        """Fit theme and text to the window and the text size; tell whether anything changed."""
        size = self.display.surface.get_size()
        if (size, self.settings.text_size) == (self.theme.size, self.theme.text_size):
            return False
        self.theme = Theme(self.theme.palette, size, self.settings.text_size)
        self.text.theme = self.theme
        self.sheets.release_scaled()
        return True


def wake() -> None:
    """Make the loop look again; from any thread, also from one that outlives the window."""
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(WAKE))
