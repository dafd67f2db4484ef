"""What every scene is handed: the words, the look, the window, the games and their saves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from discovery.ui.language import Language
from discovery.ui.reader import WAKE
from discovery.ui.settings import save_settings
from discovery.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from concurrent.futures import Future, ThreadPoolExecutor
    from typing import TypeVar

    from discovery.games import Game
    from discovery.match.autosave import Autosave
    from discovery.match.saves import Saves
    from discovery.rules.game import Message
    from discovery.ui.display import Display
    from discovery.ui.paths import Paths
    from discovery.ui.settings import Settings
    from discovery.ui.sheets import Sheets
    from discovery.ui.text import Text

    T = TypeVar("T")

SETTINGS_FILE = "settings.json"


@dataclass(slots=True)
class Context:
    """The things that scenes share. `theme` changes with window and text size; ask it anew.

    `pool` runs computer players and reads files; `autosave` writes the running game.
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
    pool: ThreadPoolExecutor

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
        pygame.event.post(pygame.Event(WAKE))

    def background(self, work: Callable[[], T]) -> Future[T]:
        """Run `work` off the frame; the scene gets `Woken` when the answer is there."""
        future = self.pool.submit(work)
        future.add_done_callback(lambda _: self.wake())
        return future

    def save_settings(self) -> None:
        """Write the settings.

        Raises:
            OSError: the folder cannot be written.
        """
        save_settings(self.settings, self.paths.settings / SETTINGS_FILE)

    def refit(self) -> bool:
        """Fit theme and text to the window and the text size; tell whether anything changed."""
        size = self.display.surface.get_size()
        if (size, self.settings.text_size) == (self.theme.size, self.theme.text_size):
            return False
        self.theme = Theme(self.theme.palette, size, self.settings.text_size)
        self.text.theme = self.theme
        self.sheets.release_scaled()
        return True
