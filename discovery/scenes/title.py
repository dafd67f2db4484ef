"""The title page: go on with the table that was left, or begin something else."""

from __future__ import annotations

from concurrent.futures import wait
from typing import TYPE_CHECKING, NamedTuple

from discovery.scenes.opening import (
    box_finder,
    game_words,
    opened,
    progress_words,
    saved_picture,
    seat_words,
    table,
)
from discovery.scenes.page import Page
from discovery.ui.boxes import Row
from discovery.ui.card import Card
from discovery.ui.scene import Push, Quit, Reset
from discovery.ui.sound_table import TITLE_MUSIC
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    import pygame

    from discovery.match.info import SaveInfo
    from discovery.match.saves import Resumed
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition

PATIENCE = 0.2
"""Seconds that the first picture waits for the list of saves; usually a few milliseconds."""
THUMBNAIL = (256, 144)


class _Shelf(NamedTuple):
    """What there is to go on with."""

    latest: SaveInfo | None
    picture: pygame.Surface | None
    others: bool


class TitleScene(Page):
    """The first page. Only what works now is on it."""

    width = 760
    music = TITLE_MUSIC

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._shelf = _Shelf(None, None, others=False)
        self._looking: Future[_Shelf] | None = None
        self._resuming: Future[Resumed] | None = None

    def enter(self) -> None:
        """Look for saved games."""
        self._resuming = None
        self._looking = self.context.background(self._look)
        wait([self._looking], PATIENCE)
        self._take_shelf()
        super().enter()

    def heading(self) -> str:
        """Return the program's name."""
        return self.context.tr("Discovery")

    def top_boxes(self) -> list[Box]:
        """Return the name, large."""
        if self.tight:
            return super().top_boxes()
        return [
            Label(self.context, self.heading(), Role.DISPLAY, align=0.5),
            Label(
                self.context,
                self.context.tr("Games of exploring, for one table"),
                Role.SUBHEADING,
                colour="ink_soft",
                align=0.5,
            ),
        ]

    def first(self) -> str:
        """Return what most people want next."""
        return "continue" if self._shelf.latest else "new"

    def body(self) -> Sequence[Box]:
        """Return the choices."""
        tr, context = self.context.tr, self.context
        latest = self._shelf.latest
        card = [self._continue(latest)] if latest else []
        buttons = [Button(context, tr("New game"), self._new, icon="play", key="new")]
        if self._shelf.others:
            buttons.append(
                Button(context, tr("Load a game"), self._load, icon="folder", key="load")
            )
        buttons += [
            Button(context, tr("Rules"), self._rules, icon="book", key="rules"),
            Button(context, tr("Settings"), self._settings, icon="gear", key="settings"),
            Button(context, tr("Quit"), Quit, icon="quit", key="quit"),
        ]
        if not self.tight:
            return [*card, *buttons]
        for button in buttons:
            button.stretch = 1.0
        return [*card, Row(context, buttons[:-2]), Row(context, buttons[-2:])]

    def back(self) -> Transition:
        """Stay: the title page is the first."""
        return None

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - nothing moves here
        """Take what was read off the frame, and tell what is to be told."""
        if self._take_shelf():
            self.rebuild()
        if self._resuming is not None and self._resuming.done():
            return self._resumed(self._resuming.result())
        self.context.notices += self.context.autosave.messages()
        if not self.context.notices:
            return None
        from discovery.scenes.message import Notice  # noqa: PLC0415 - the first picture first

        told = [self.context.say(message) for message in self.context.notices]
        self.context.notices.clear()
        heading = self.context.tr("Please note")
        return Push(Notice(self.context, self, heading, told))

    def _continue(self, latest: SaveInfo) -> Card:
        words = [
            (self.context.tr("Continue"), Role.SUBHEADING),
            (game_words(self.context, latest), Role.BODY),
            (seat_words(latest), Role.SMALL),
            (progress_words(self.context, latest), Role.SMALL),
        ]
        return Card(
            self.context,
            words,
            self._resume,
            key="continue",
            picture=self._shelf.picture,
            icon="play",
            picture_size=THUMBNAIL,
        )

    def _look(self) -> _Shelf:
        self.context.autosave.flush()
        saves = self.context.saves
        latest = saves.latest()
        picture = saved_picture(saves.autosave) if latest else None
        named = any(saves.named_folder.glob("*.json*"))
        finished = any(saves.finished_folder.glob("*.json"))
        return _Shelf(latest, picture, others=named or finished)

    def _take_shelf(self) -> bool:
        if self._looking is None or not self._looking.done():
            return False
        self._shelf = self._looking.result()
        self._looking = None
        return True

    def _resumed(self, resumed: Resumed) -> Transition:
        self.context.notices += resumed.messages
        if resumed.match is None:
            self.context.sheets.forget()
            self.enter()
            return None
        return Reset(table(self.context, resumed.match))

    def _resume(self) -> Transition:
        if self._resuming is None:
            saves, find = self.context.saves, box_finder(self.context)
            latest = self._shelf.latest
            game = "" if latest is None else latest.game
            self._resuming = opened(self.context, game, lambda: saves.resume(saves.autosave, find))
        return None

    def _new(self) -> Transition:
        from discovery.scenes.setup import SetupScene  # noqa: PLC0415 - the first picture first

        return Push(SetupScene(self.context))

    def _load(self) -> Transition:
        from discovery.scenes.load import LoadScene  # noqa: PLC0415 - as `_new`

        return Push(LoadScene(self.context))

    def _rules(self) -> Transition:
        from discovery.scenes.rulebook import open_rules  # noqa: PLC0415 - as `_new`

        return Push(open_rules(self.context))

    def _settings(self) -> Transition:
        from discovery.scenes.settings_screen import SettingsScene  # noqa: PLC0415 - as `_new`

        return Push(SettingsScene(self.context))
