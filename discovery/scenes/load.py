"""The list of games: the one that is running, the named ones, and the finished ones."""

from __future__ import annotations

from concurrent.futures import wait
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.match.playback import Playback
from discovery.match.store import StoreError
from discovery.scenes.message import Notice, Question
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
from discovery.scenes.results import ResultsScene
from discovery.ui.boxes import Row
from discovery.ui.card import Card
from discovery.ui.scene import Pop, Push, Reset
from discovery.ui.sheets import cover
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from concurrent.futures import Future
    from pathlib import Path

    from pygame import Surface

    from discovery.games import Game
    from discovery.match.info import SaveInfo
    from discovery.match.match import Match
    from discovery.match.saves import Resumed
    from discovery.rules.game import Message
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene, Transition

EMBLEM = (135, 90)
"""Of a game's picture in units."""
PATIENCE = 0.2
"""Seconds that the first picture waits for the list."""


@dataclass(frozen=True, slots=True)
class _Lists:
    """What is on the disk, and what is to be told about files of no use."""

    latest: SaveInfo | None
    named: tuple[SaveInfo, ...]
    finished: tuple[SaveInfo, ...]
    messages: tuple[Message, ...]
    pictures: Mapping[Path, Surface]
    """By save: its table, or its curtain where there are secrets; small."""


class LoadScene(Page):
    """A card for each game: a press opens it, the cross beside it deletes it after a question."""

    width = 1240

    def __init__(self, context: Context, below: Scene | None = None) -> None:
        super().__init__(context, below)
        self._lists: _Lists | None = None
        self._looking: Future[_Lists] | None = None
        self._opening: Future[Resumed] | None = None
        self._untold: tuple[Message, ...] = ()
        self._told: tuple[Message, ...] = ()
        self._open_with: Callable[[Match], Transition] = self._play

    def enter(self) -> None:
        """Read the lists anew."""
        self._opening = None
        self._looking = self.context.background(self._look)
        wait([self._looking], PATIENCE)
        self._take_lists()
        super().enter()

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("Load a game")

    def body(self) -> Sequence[Box]:
        """Return the cards of each list."""
        tr = self.context.tr
        if self._lists is None:
            return [Label(self.context, tr("Reading the list…"))]
        lists = self._lists
        latest = (lists.latest,) if lists.latest else ()
        boxes = [
            *self._section(tr("The running game"), latest),
            *self._section(tr("Saved games"), lists.named),
            *self._section(tr("Finished games"), lists.finished),
        ]
        return boxes or [Label(self.context, tr("There is no game yet."))]

    def footer(self) -> Sequence[Box]:
        """Return the way back."""
        return [
            Button(self.context, self.context.tr("Back"), self.back, icon="arrow_left", key="back")
        ]

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - nothing moves here
        """Take what was read off the frame, and tell what was set aside."""
        if self._opening is not None and self._opening.done():
            return self._opened(self._opening.result())
        if self._take_lists():
            self.rebuild()
        told, self._untold = self._untold, ()
        # What cannot be read stays where it is: told each time, it would let nobody go on.
        self._told += told
        return self._tell(told)

    def _take_lists(self) -> bool:
        if self._looking is None or not self._looking.done():
            return False
        self._lists, self._looking = self._looking.result(), None
        self._untold = tuple(one for one in self._lists.messages if one not in self._told)
        return True

    def _look(self) -> _Lists:
        self.context.autosave.flush()
        saves = self.context.saves
        named, finished = saves.named(), saves.finished()
        messages = (*named.messages, *finished.messages)
        latest = saves.latest()
        every = [*((latest,) if latest else ()), *named.saves, *finished.saves]
        pictures = {info.path: self._saved_picture(info.path) for info in every}
        found = {path: picture for path, picture in pictures.items() if picture is not None}
        return _Lists(latest, named.saves, finished.saves, messages, found)

    def _saved_picture(self, path: Path) -> Surface | None:
        picture, (wide, high) = saved_picture(path), map(self.context.theme.px, EMBLEM)
        return None if picture is None else cover(picture, (wide, high))

    def _section(self, heading: str, saves: Sequence[SaveInfo]) -> list[Box]:
        if not saves:
            return []
        label = Label(self.context, heading, Role.SUBHEADING)
        return [label, *(self._line(info) for info in saves)]

    def _line(self, info: SaveInfo) -> Row:
        game = game_words(self.context, info)
        words = [
            (f"{info.title} — {game}" if info.title else game, Role.STRONG),
            (seat_words(info), Role.SMALL),
            (progress_words(self.context, info), Role.SMALL),
        ]
        path = str(info.path)
        known = self.context.games.get(info.game)
        card = Card(
            self.context,
            words,
            lambda: self._open(info),
            key=path,
            picture=self._picture(info, known),
            icon="folder",
            picture_size=EMBLEM,
        )
        delete = Button(
            self.context, "", lambda: self._ask(info), icon="cross", key=f"delete {path}"
        )
        if info.scores is None:
            return Row(self.context, [card, delete])
        replay = Button(
            self.context,
            "",
            lambda: self._begin(info, self._step_through),
            icon="skip",
            key=f"replay {path}",
        )
        return Row(self.context, [card, replay, delete])

    def _picture(self, info: SaveInfo, game: Game | None) -> Surface | None:
        if self._lists is not None and info.path in self._lists.pictures:
            return self._lists.pictures[info.path]
        return self._emblem(game) if game else None

    def _emblem(self, game: Game) -> Surface:
        size = tuple(self.context.theme.px(units) for units in EMBLEM)
        return self.context.sheets.picture(game.picture, (size[0], size[1]))

    def _open(self, info: SaveInfo) -> Transition:
        return self._begin(info, self._play if info.scores is None else self._results)

    def _begin(self, info: SaveInfo, open_with: Callable[[Match], Transition]) -> Transition:
        """Read a game; `open_with` shows it then: at its table, unless that are its results."""
        if self._opening is None:
            self._open_with = open_with
            context, find = self.context, box_finder(self.context)
            game = "" if open_with == self._results else info.game
            self._opening = opened(context, game, lambda: context.saves.resume(info.path, find))
        return None

    def _opened(self, resumed: Resumed) -> Transition:
        self._opening = None
        if resumed.match is None:
            self.context.sheets.forget()
            return self._tell(resumed.messages)
        self._untold += resumed.messages
        return self._open_with(resumed.match)

    def _play(self, match: Match) -> Transition:
        self.context.notices += self._untold
        return Reset(table(self.context, match))

    def _results(self, match: Match) -> Transition:
        return Push(ResultsScene(self.context, match, below=self))

    def _step_through(self, match: Match) -> Transition:
        playback = Playback(match.record(), match.box)
        return Push(self.context.games[match.box.rules.name].open_replay(self.context, playback))

    def _tell(self, messages: Sequence[Message]) -> Transition:
        if not messages:
            return None
        told = [self.context.say(message) for message in messages]
        return Push(Notice(self.context, self, self.context.tr("Please note"), told))

    def _ask(self, info: SaveInfo) -> Transition:
        tr = self.context.tr
        words = [
            info.title or game_words(self.context, info),
            f"{seat_words(info)} · {progress_words(self.context, info)}",
            tr("A deleted game cannot be brought back."),
        ]
        heading, yes = tr("Delete this game?"), tr("Delete")
        return Push(Question(self.context, self, heading, words, yes, lambda: self._delete(info)))

    def _delete(self, info: SaveInfo) -> Transition:
        try:
            self.context.pool.submit(self.context.saves.delete, info.path).result()
        except StoreError as error:
            self.context.notices.append(error.message)
        return Pop()
