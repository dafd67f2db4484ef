"""The table of the treasure island: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.scenes.island import hinted, keys
from discovery.scenes.island.base import IslandScene
from discovery.scenes.island.deeds import TurnDeeds
from discovery.scenes.island.layout import TOOLS, Part
from discovery.scenes.island.places import target_at
from discovery.scenes.island.play import Play
from discovery.scenes.island.pocket import Pocket
from discovery.scenes.island.session import Session
from discovery.scenes.island.table import Table
from discovery.scenes.island.targets import OnLine
from discovery.scenes.table.scene import MatchScene
from discovery.ui.intents import Command, Moved, Ordered, Pressed
from discovery.ui.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame
    from pygame import Rect

    from discovery.agents.agent import Choice
    from discovery.match.match import Match
    from discovery.rules.game import Message, Seat
    from discovery.scenes.island.story import Line
    from discovery.scenes.table.ask import Ask
    from discovery.scenes.table.hints import Mark
    from discovery.ui.context import Context
    from discovery.ui.intents import Input, Intent
    from discovery.ui.scene import Areas, Transition


class TableScene(MatchScene, IslandScene):
    """A match in play."""

    looks = keys.LOOKING
    look_buttons = frozenset({*TOOLS, Part.SUMMARY, Part.FITS})

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered."""
        from discovery.scenes.curtain import painting  # noqa: PLC0415 - it opens tables itself

        table = Table(Session(match))
        self.play = play = Play(table, *self.host(context, match))
        super().__init__(context, table, TurnDeeds(table, play))
        self.open_aside(table)
        self.pocket = Pocket(context, match, table)
        self._looker: Seat | None = None
        self.cover: Callable[[], pygame.Surface] | None = lambda: painting(context, "island")
        """Paints the picture that is saved with the game: the table itself holds secrets."""

    @property
    def busy(self) -> bool:
        """Whether something moves or waits, the map grows still, or something comes to light."""
        if self.table.recap_line is not None:
            return True
        return super().busy or self.painter.unfinished or self.table.session.forced

    @property
    def pause(self) -> float:
        """Seconds until the recap lights another place, or those of a computer player's pause."""
        play, forced = self.play, self.table.session.forced
        hurried = forced if not play.busy else not play.pause
        if hurried or self.painter.unfinished:
            return 0.0
        return min((left for left in (self.table.recap_left, play.pause) if left), default=0.0)

    def _entered(self) -> None:
        """Tell who looks anew what happened meanwhile, and go on."""
        self._recall()
        if not self.table.session.forced:
            # What comes to light by itself does so after the first picture.
            self._news()

    def _recall(self) -> None:
        """Tell what happened meanwhile if somebody else looks now, with a curtain or without."""
        eyes = self.eyes
        if eyes != self._looker:
            self._looker = eyes
            if eyes is not None and self.match.seats[eyes].agent is None:
                self.table.begin_recap()
                self.stale = True

    def handle(self, given: Input) -> Transition:
        """Answer an input; what happened is told to another person who looks after it."""
        wish = super().handle(given)
        self._recall()
        return wish

    def update(self, seconds: float) -> Transition:
        """Let the recap go on, and all that moves."""
        line = self.table.recap_line
        self.table.pass_recap(seconds)
        if self.table.recap_line != line:
            # Saying it again would have all drawn where only the pointer moved.
            self.stale = True
        wish = super().update(seconds)
        self._recall()
        return wish

    def devices(self, intent: Intent) -> Ask | None:
        """Answer keys and mouse, and have notes written."""
        ask = super().devices(intent)
        self.pocket.keep()
        return ask

    def _closing(self) -> Transition:
        """Stay: everything on the island can be looked at now."""
        self.table.crown()
        self.stale = True
        return None

    def room(self) -> Rect:
        """Return the view of the map."""
        return self.table.layout.view

    def target_at(self, at: tuple[int, int]) -> object:
        """Return what lies at a pixel of the window and can be pressed, None if nothing does."""
        return target_at(self.table, at)

    def marks_of(self, choice: Choice) -> list[Mark]:
        """Return cards, a hex or an arrow on the map, or the button."""
        return hinted.marks_of(self.table, choice.action, self.painter.ways)

    def show_choice(self, action: Any) -> None:
        """Move the map so that the hex or the arrow is seen."""
        hinted.show_choice(self.table, action)

    def deed_of(self, decision: int) -> Message | None:
        """Return the line of the log."""
        line = self._line_of(decision)
        return None if line is None else line.words

    def point_out(self, decision: int | None) -> None:
        """Light a hex of the map, which moves so that it is seen."""
        line = None if decision is None else self._line_of(decision)
        if line is not None and line.place is not None:
            self.table.close_slip()
            self.deeds.point(line.place)
        else:
            self.table.lit = None
            self.table.touch()

    def asked(self) -> tuple[int, Seat] | None:
        """Return the decision that a line of the open log tells of, and whose it was."""
        focus = self.table.focus
        if not isinstance(focus, OnLine):
            return None
        line = self.table.lines[focus.line]
        return None if line.decision is None or line.seat is None else (line.decision, line.seat)

    def _line_of(self, decision: int) -> Line | None:
        return next((line for line in self.table.lines if line.decision == decision), None)

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the table."""
        areas = super().draw(surface)
        if not self.moving and self.cover is not None:
            self.keeper.drawn(self.cover)
        return areas

    def _skips(self, intent: object) -> bool:
        return self._closes_recap(intent) or super()._skips(intent)

    def _closes_recap(self, intent: object) -> bool:
        """Take the slip with the news away at a key or click, which means no more then."""
        table = self.table
        told = bool(table.recap) or table.crowned
        if not told or not isinstance(intent, Pressed | Ordered):
            return isinstance(intent, Moved) and told
        lines = 0
        if isinstance(intent, Ordered):
            if intent.command in (Command.MENU, Command.HELP):
                return False
            lines = keys.lines_on(intent.command, len(table.recap_lines))
        if lines and table.recap_scrolls:
            table.scroll_recap(lines)
        elif isinstance(intent, Pressed) or not intent.repeated:
            # A key that lifted the curtain may be held a moment longer.
            table.close_slip()
        return True

    def reveal(self) -> Transition:
        """Show both ways and every secret, step by step."""
        from discovery.match.playback import Playback  # noqa: PLC0415 - only at the end
        from discovery.scenes.island.replay import ReplayScene  # noqa: PLC0415 - as above

        return Push(ReplayScene(self.context, Playback(self.match.record(), self.match.box)))

    def _news(self) -> None:
        """Take what was finished off the frame: a move, a picture, trouble with the disk."""
        if self.pocket.look():
            self.stale = True
        super()._news()
