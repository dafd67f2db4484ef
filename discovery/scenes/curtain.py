"""The curtain: nothing of a table is seen until the one who may look says so.

Any table can stand behind it: the curtain falls whenever the eyes with which the table is drawn
become another person's, at a new turn or in the middle of one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from discovery.scenes.page import Page
from discovery.scenes.table.keeper import png_of
from discovery.ui.boxes import Row
from discovery.ui.brush import Brush
from discovery.ui.intents import Command, Ordered, Pressed, Woken
from discovery.ui.scene import Push, Scene
from discovery.ui.sound_table import Effect
from discovery.ui.widgets import Button, Label, Painting, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.match.match import Match
    from discovery.rules.game import Seat
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Areas, Transition

THUMBNAIL = (512, 288)
FALLS, RISES = 0, 1
"""The variants of the curtain's sound."""
FIRM = 0.6
"""Seconds after its fall in which it stays down: who ends a turn may press Enter twice."""
VEIL = 120
"""How dark the picture on the curtain's thumbnail gets, of 255."""


class Watched(Protocol):
    """A table that shows what one seat may know."""

    music: str
    match: Match
    cover: Callable[[], pygame.Surface] | None
    """Paints the picture that is saved with the game instead of the table's own."""
    stale: bool

    @property
    def busy(self) -> bool:
        """As of a scene."""

    @property
    def pause(self) -> float:
        """As of a scene."""

    @property
    def eyes(self) -> Seat | None:
        """The person for whom the table is drawn; None when there is nothing to hide."""

    def portrait(self) -> pygame.Surface | None:
        """As of a scene."""

    def enter(self) -> None:
        """As of a scene."""

    def leave(self) -> None:
        """As of a scene."""

    def layout(self, size: tuple[int, int]) -> None:
        """As of a scene."""

    def handle(self, given: Input) -> Transition:
        """As of a scene."""

    def update(self, seconds: float) -> Transition:
        """As of a scene."""

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """As of a scene."""


def hides(match: Match) -> bool:
    """Tell whether a curtain has a meaning: two or more people share the screen, or did.

    Who has handed a seat to a computer player may still sit there when the other's turn comes.
    """
    people = {seat for seat, info in enumerate(match.seats) if info.agent is None}
    return len(people | {one.seat for one in match.handed if one.agent is None}) > 1


class CurtainScene(Scene):
    """A table behind a curtain. While it is down the table is neither drawn nor heard nor asked."""

    def __init__(self, context: Context, table: Watched, help_key: str = "") -> None:
        """Begin with the curtain down; F1 on it opens the rules at `help_key`."""
        self.context = context
        self.table = table
        self.music = table.music
        self.page = _Curtain(context, self.lift, help_key)
        self._looker: Seat | None = None
        self._known = False
        self._firm = 0.0
        """Seconds that are left in which nobody can lift it."""
        table.cover = lambda: painting(context, table.match.box.rules.name)

    @property
    def down(self) -> bool:
        """Whether the curtain hides the table: somebody else may look than the one who did."""
        eyes = self.table.eyes
        return eyes is not None and eyes != self._looker

    @property
    def busy(self) -> bool:
        """Whether time passes: on the table that is seen, or until the curtain can be lifted."""
        return self._firm > 0 if self.down else self.table.busy

    @property
    def pause(self) -> float:
        """Seconds for which nothing will move: on the table that is seen, or until it can be."""
        return self._firm if self.down else self.table.pause

    @property
    def stale(self) -> bool:
        """Whether the picture is out of date."""
        return self.page.stale if self.down else self.table.stale

    @stale.setter
    def stale(self, stale: bool) -> None:
        self.page.stale = self.table.stale = stale

    def enter(self) -> None:
        """Let the game begin, and have the curtain's picture saved with it."""
        if not self._known:
            self._known = True
            self.table.enter()
            picture = None if self.table.match.over else self.portrait()
            if picture is not None:
                self.context.autosave.put(self.table.match.record(), lambda: png_of(picture))
        elif not self.down:
            self.table.enter()
        self._fall()

    def leave(self) -> None:
        """Give large pictures back."""
        self.page.leave()
        self.table.leave()

    def portrait(self) -> pygame.Surface | None:
        """Return the picture that hides what the table shows, or that of a game that is over."""
        if self.table.match.over:
            return self.table.portrait()
        return None if self.table.cover is None else self.table.cover()

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self.table.layout(size)
        self._ask()
        self.page.layout(size)

    def handle(self, given: Input) -> Transition:
        """Answer an input: the curtain's, or the table's."""
        if not self.down:
            wish = self.table.handle(given)
            self._fall()
            return wish
        match given.intent:
            case Woken():
                return None
            case Ordered(Command.BACK | Command.MENU, False):
                return self._menu()
            case Ordered(Command.CONFIRM) | Pressed() if self._firm > 0:
                return None
            case _:
                return self.page.handle(given)

    def update(self, seconds: float) -> Transition:
        """Let the table go on as long as it is seen."""
        if self.down:
            self._firm = max(0.0, self._firm - seconds)
            return None
        wish = self.table.update(seconds)
        self._fall()
        return wish

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the curtain or the table."""
        if not self.down:
            return self.table.draw(surface)
        self._ask()
        return self.page.draw(surface)

    def lift(self) -> Transition:
        """Let the one who may look see the table."""
        self._looker = self.table.eyes
        self.context.sounds.play(Effect.CURTAIN, RISES)
        self.table.enter()
        self.stale = True
        return None

    def _fall(self) -> None:
        """Take note if the curtain has to be down now."""
        if self.down:
            self._firm = FIRM
            self._ask()
            self.stale = True

    def _ask(self) -> None:
        """Let the curtain name who may look."""
        eyes = self.table.eyes
        if eyes is not None and self.down:
            self.page.ask(self.table.match, eyes, first=self._looker is None)

    def _menu(self) -> Transition:
        from discovery.scenes.pause import PauseScene  # noqa: PLC0415 - it opens tables itself

        return Push(PauseScene(self.context, self, self.table.match))


class _Curtain(Page):
    """Names who may look now, and waits until that person is there."""

    width = 1100

    def __init__(self, context: Context, lift: Callable[[], Transition], help_key: str) -> None:
        super().__init__(context)
        self._lift = lift
        self._help = help_key
        self._asked: tuple[Match, Seat, bool] | None = None

    def ask(self, match: Match, seat: Seat, *, first: bool) -> None:
        """Wait for `seat`; `first` when nobody has looked before."""
        if self._asked != (match, seat, first):
            if self._asked is not None:
                self.context.sounds.play(Effect.CURTAIN, FALLS)
            self._asked = (match, seat, first)
            self.ring.focus(None)
            self.enter()

    def help_key(self) -> str:
        """Return the paragraph on the curtain."""
        return self._help

    def heading(self) -> str:
        """Say who may look."""
        tr = self.context.tr
        words = tr("It is {name}’s turn") if self._first else tr("Hand over to {name}")
        return words.format(name=self._name)

    def body(self) -> Sequence[Box]:
        """Return the badge, the game's picture and what to do."""
        if self._asked is None:
            return ()
        context, tr = self.context, self.context.tr
        match, seat, _ = self._asked
        game = context.games[match.box.rules.name]
        size = (240, 160) if self.tight else (420, 280)
        picture = Painting(context, game.curtain or game.picture, size)
        badge = Picture(context, badge=match.seats[seat].colour, units=size[1])
        words = tr("Only {name} may look now. Everybody else, please look away.")
        return [
            Row(context, [badge, picture], gap=36, align=0.5),
            Label(context, words.format(name=self._name), align=0.5),
        ]

    def footer(self) -> Sequence[Box]:
        """Return the one button."""
        words = self.context.tr("I am {name}: show the table").format(name=self._name)
        return [Button(self.context, words, self._lift, icon="eye", key="ready")]

    @property
    def _name(self) -> str:
        return self._asked[0].seats[self._asked[1]].name if self._asked else ""

    @property
    def _first(self) -> bool:
        return self._asked is not None and self._asked[2]


def painting(context: Context, name: str) -> pygame.Surface:
    """Return the small picture that stands for a game behind its curtain: the same for all."""
    game = context.games[name]
    picture = context.sheets.picture(game.curtain or game.picture, THUMBNAIL).copy()
    brush = Brush(context)
    brush.shade(picture, VEIL)
    side = THUMBNAIL[1] // 2
    eye = pygame.Rect(0, 0, side, side)
    eye.center = picture.get_rect().center
    disc = context.theme.colour("paper_light")
    pygame.draw.aacircle(picture, disc, eye.center, side * 2 // 3)
    brush.icon(picture, "eye", eye)
    return picture
