"""The menu over a running game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discovery.match.saves import NameTaken
from discovery.match.store import StoreError
from discovery.rules.game import Message, mark
from discovery.scenes.load import LoadScene
from discovery.scenes.luck import LuckScene
from discovery.scenes.message import Notice, Question
from discovery.scenes.page import Page
from discovery.scenes.rulebook import open_rules
from discovery.scenes.settings_screen import SettingsScene
from discovery.scenes.table.keeper import png_of
from discovery.ui.boxes import Row
from discovery.ui.field import Field
from discovery.ui.intents import Command, Ordered
from discovery.ui.scene import Pop, Push, Quit, Replace, Reset
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from pygame import Surface

    from discovery.match.match import Match
    from discovery.match.record import Record
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Scene, Transition

MOST_LETTERS = 40


class PauseScene(Page):
    """Resume, save under a name, load, seats, stop, chance, rules, settings, leave, quit.

    The game is on the disk already.
    """

    width = 900

    def __init__(self, context: Context, below: Scene, match: Match) -> None:
        """Stand over the table `below`, at which `match` is played."""
        super().__init__(context, below)
        self.match = match

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("Pause")

    def body(self) -> Sequence[Box]:
        """Return the choices."""
        tr, context = self.context.tr, self.context
        seats = Button(context, tr("Seats"), self._seats, icon="human", key="seats")
        seats.enabled = not self.match.over
        stop = Button(context, tr("Stop here"), self._stop, icon="crown", key="stop")
        stop.enabled = not self.match.over
        buttons = [
            Button(context, tr("Go on"), Pop, icon="play", key="resume"),
            Button(context, tr("Save as…"), self._save, icon="save", key="save"),
            Button(context, tr("Load a game"), self._load, icon="folder", key="load"),
            seats,
            stop,
            Button(context, tr("Chance so far"), self._luck, icon="dice", key="luck"),
            Button(context, tr("Rules"), self._rules, icon="book", key="rules"),
            Button(context, tr("Settings"), self._settings, icon="gear", key="settings"),
            Button(context, tr("Leave to the title"), self._leave, icon="quit", key="leave"),
            Button(context, tr("Quit"), Quit, icon="cross", key="quit"),
        ]
        words = tr("The game is saved after every move.")
        note = Label(context, words, Role.SMALL, colour="ink_soft", align=0.5)
        for button in buttons:
            button.stretch = 1.0
        pairs = [buttons[first : first + 2] for first in range(0, len(buttons), 2)]
        return [*(Row(context, pair) for pair in pairs), note]

    def handle(self, given: Input) -> Transition:
        """Answer an input; the menu key closes the menu again."""
        match given.intent:
            case Ordered(Command.MENU, False):
                return Pop()
            case _:
                return super().handle(given)

    def help_key(self) -> str:
        """Return the rules of the game that is played."""
        return self.match.box.rules.name

    def _save(self) -> Transition:
        return Replace(SaveScene(self.context, self.below, self.match.record()))

    def _load(self) -> Transition:
        return Push(LoadScene(self.context, self.below))

    def _seats(self) -> Transition:
        from discovery.scenes.seats import SeatsScene  # noqa: PLC0415 - it opens tables

        return Replace(SeatsScene(self.context, self.below, self.match))

    def _stop(self) -> Transition:
        """Ask whether the game is to end where it stands."""
        tr = self.context.tr
        words = [
            tr("The game ends where it stands; points for its end, if it has any, count now."),
            tr("What was hidden is shown, and nobody can go on with it."),
        ]
        question = Question(
            self.context, self.below, tr("Stop the game here?"), words, tr("Stop"), self._stopped
        )
        return Replace(question)

    def _stopped(self) -> Transition:
        from discovery.scenes.opening import table  # noqa: PLC0415 - the table opens this menu
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - as above

        self.match.stop()
        portrait = portrait_of(self.below)
        encode = None if portrait is None else lambda: png_of(portrait)
        self.context.autosave.put(self.match.record(), encode)
        if self.match.winners:
            return Reset(ResultsScene(self.context, self.match))
        return Reset(table(self.context, self.match))

    def _luck(self) -> Transition:
        return Push(LuckScene(self.context, self.below, self.match))

    def _rules(self) -> Transition:
        return Push(open_rules(self.context, self.help_key()))

    def _settings(self) -> Transition:
        return Push(SettingsScene(self.context, self.below))

    def _leave(self) -> Transition:
        from discovery.scenes.title import TitleScene  # noqa: PLC0415 - the title opens all others

        return Reset(TitleScene(self.context))


def portrait_of(below: Scene | None) -> Surface | None:
    """Return the picture of the table that a page stands over, None where there is no table."""
    return None if below is None else below.portrait()


class SaveScene(Page):
    """Asks for a name and keeps the game under it; a name that is taken is asked about."""

    width = 760

    def __init__(self, context: Context, below: Scene | None, record: Record) -> None:
        super().__init__(context, below)
        self._record = record
        self._title = ""
        self._saving: Future[object] | None = None

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("Save as…")

    def body(self) -> Sequence[Box]:
        """Return the field for the name."""
        tr = self.context.tr
        names = ", ".join(seat.name for seat in self._record.seats)
        self._title = self._title or names[:MOST_LETTERS]
        return [
            Label(self.context, tr("A name for this game:")),
            Field(self.context, self._title, self._name, key="name", most=MOST_LETTERS),
        ]

    def footer(self) -> Sequence[Box]:
        """Return the answers."""
        tr, context = self.context.tr, self.context
        save = Button(context, tr("Save"), self._keep, icon="save", key="save")
        return [Button(context, tr("Cancel"), self.back, icon="cross", key="cancel"), save]

    def handle(self, given: Input) -> Transition:
        """Answer an input; Enter in the field saves."""
        focused = self.ring.focused
        match given.intent:
            case Ordered(Command.CONFIRM, False) if focused is not None and focused.types:
                return self._keep()
            case _:
                return super().handle(given)

    def _name(self, title: str) -> None:
        self._title = title

    def _keep(self, *, over: bool = False) -> Transition:
        if self._saving is None and self._title.strip():
            work = partial(self._write, portrait_of(self.below), self._title, over=over)
            self._saving = self.context.background(work)
        return None

    def _write(self, portrait: Surface | None, title: str, *, over: bool) -> None:
        picture = None if portrait is None else png_of(portrait)
        self.context.saves.save_as(title, self._record, picture, over=over)

    def update(self, seconds: float) -> Transition:  # noqa: ARG002 - nothing moves here
        """Tell when the game is saved, or why it is not."""
        if self._saving is None or not self._saving.done():
            return None
        saving, self._saving = self._saving, None
        tr = self.context.tr
        try:
            saving.result()
        except NameTaken:
            words = tr("There is a saved game named “{name}”.").format(name=self._title.strip())
            return Push(
                Question(
                    self.context, self.below, tr("Replace it?"), [words], tr("Replace"), self._over
                )
            )
        except StoreError as error:
            heading = tr("The game is not saved")
            return Replace(
                Notice(self.context, self.below, heading, [self.context.say(error.message)])
            )
        done = Message(mark("The game is saved as “{name}”."), {"name": self._title.strip()})
        return Replace(Notice(self.context, self.below, tr("Saved"), [self.context.say(done)]))

    def _over(self) -> Transition:
        self._keep(over=True)
        return Pop()
