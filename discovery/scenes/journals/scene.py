"""The table of the journals: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.content.faces import load_board_plans
from discovery.scenes.journals import keys
from discovery.scenes.journals.base import BoardScene
from discovery.scenes.journals.deeds import TurnDeeds
from discovery.scenes.journals.hinted import Ghosts, Hinted
from discovery.scenes.journals.play import Play
from discovery.scenes.journals.session import Session
from discovery.scenes.journals.table import Table
from discovery.scenes.journals.targets import OnLine, Part
from discovery.scenes.journals.whereabouts import place_of
from discovery.scenes.table.scene import MatchScene

if TYPE_CHECKING:
    import pygame
    from pygame import Rect

    from discovery.agents.agent import Choice
    from discovery.match.match import Match
    from discovery.rules.game import Message, Seat
    from discovery.scenes.journals.story import Line
    from discovery.scenes.table.hints import Mark
    from discovery.ui.context import Context
    from discovery.ui.scene import Areas


class TableScene(MatchScene, BoardScene):
    """A match in play."""

    looks = keys.LOOKING
    look_buttons = frozenset({Part.LEFT, Part.LOG, Part.HELP, Part.MENU})

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: what was drawn is missing, or does not agree with the cards.
        """
        table = Table(Session(match), load_board_plans(context.paths.images))
        self.play = play = Play(table, *self.host(context, match))
        super().__init__(context, table, TurnDeeds(table, play))
        self.keeper.ending = lambda: self.painter.thumbnail(table.layout.window.size)
        self.open_aside(table)
        self._hinted = Hinted(table, Ghosts(context, self.painter.still))

    def room(self) -> Rect:
        """Return the whole window: nothing on the table moves below a panel."""
        return self.table.layout.window

    def target_at(self, at: tuple[int, int]) -> object:
        """Return what lies at a pixel of the window and can be pressed, None if nothing does."""
        return self.table.target_at(at)

    def marks_of(self, choice: Choice) -> list[Mark]:
        """Return dice, slots and cards, or the main button."""
        return self._hinted.of(choice.action)

    def deed_of(self, decision: int) -> Message | None:
        """Return the line of the log."""
        line = self._line_of(decision)
        return None if line is None else line.words

    def point_out(self, decision: int | None) -> None:
        """Light what a decision was about."""
        line = None if decision is None else self._line_of(decision)
        self.painter.pointed = None if line is None else place_of(self.table, line.event)

    def asked(self) -> tuple[int, Seat] | None:
        """Return the decision that a line of the open log tells of, and whose it was."""
        focus = self.table.focus
        if not isinstance(focus, OnLine):
            return None
        line = self.table.lines[focus.index]
        seat = None if line.event is None else line.event.seat
        return None if line.decision is None or seat is None else (line.decision, seat)

    def _line_of(self, decision: int) -> Line | None:
        return next((line for line in self.table.lines if line.decision == decision), None)

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the table."""
        areas = super().draw(surface)
        if not self.moving:
            size = surface.get_size()
            self.keeper.drawn(lambda: self.painter.thumbnail(size))
        return areas
