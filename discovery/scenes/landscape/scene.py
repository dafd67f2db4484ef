"""The table of The Discovery: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.content.landscape import load_tile_art
from discovery.rules.landscape.actions import Place
from discovery.scenes.landscape import hinted, keys
from discovery.scenes.landscape.base import BoardScene
from discovery.scenes.landscape.chronicle import log_rows
from discovery.scenes.landscape.deeds import TurnDeeds
from discovery.scenes.landscape.layout import AID_BUTTONS, TOOLS, Part
from discovery.scenes.landscape.play import Play
from discovery.scenes.landscape.session import Session
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.scene import MatchScene

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame
    from pygame import Rect

    from discovery.agents.agent import Choice
    from discovery.match.match import Match
    from discovery.rules.game import Message, Seat
    from discovery.scenes.landscape.chronicle import Row
    from discovery.scenes.table.hints import Mark
    from discovery.ui.context import Context
    from discovery.ui.scene import Areas, Transition


class TableScene(MatchScene, BoardScene):
    """A match in play."""

    looks = keys.LOOKING
    look_buttons = frozenset({*AID_BUTTONS, *TOOLS, Part.CLOSE})

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: the tile set is missing or broken.
            PictureError: the tile sheet is.
        """
        table = Table(Session(match), load_tile_art(context.paths.images))
        self.play = play = Play(table, *self.host(context, match))
        super().__init__(context, table, TurnDeeds(table, play))
        self.open_aside(table)
        self._heeded: tuple[Choice, ...] = ()
        self.cover: Callable[[], pygame.Surface] | None = None
        """Paints the picture that is saved with the game instead of the board's."""
        self.keeper.ending = lambda: self.painter.thumbnail(context.theme.size)

    def room(self) -> Rect:
        """Return the view of the board."""
        return self.table.layout.view

    def target_at(self, at: tuple[int, int]) -> object:
        """Return what lies at a pixel of the window and can be pressed, None if nothing does."""
        return self.table.target_at(at)

    def marks_of(self, choice: Choice) -> list[Mark]:
        """Return the square with the tile on it, a follower's sign, or the main button."""
        return hinted.marks_of(self.table, self.painter, choice.action, choice.then)

    def update(self, seconds: float) -> Transition:
        """Let things go on; where a hint lays the tile it is turned as the hint has it."""
        done = super().update(seconds)
        if self._heeded is not self.advice.choices:
            self._heeded = self.advice.choices
            self.table.hand.named = hinted.turns_of(self.table.hand, self._heeded)
        return done

    def show_choice(self, action: Any) -> None:
        """Move the board so that the square is seen, or the follower."""
        table = self.table
        if isinstance(action, Place):
            table.show_cell((action.x, action.y))
        for choice in table.choices:
            if choice.action == action:
                table.show_cell(choice.cell)

    def deed_of(self, decision: int) -> Message | None:
        """Return the line of the log."""
        row = self._row_of(decision)
        return None if row is None else row.text

    def point_out(self, decision: int | None) -> None:
        """Light a place on the board, which moves so that it is seen."""
        row = None if decision is None else self._row_of(decision)
        where = None if row is None else row.where
        self.table.looking.pointed = where
        if where is not None:
            self.table.show_place(where)

    def asked(self) -> tuple[int, Seat] | None:
        """Return the decision that a row of the list tells of, and whose it was."""
        looking = self.table.looking
        row = looking.row()
        if row is None:
            return None
        found = looking.listing.rows[row]
        return (
            None if found.decision is None or found.seat is None else (found.decision, found.seat)
        )

    def _row_of(self, decision: int) -> Row | None:
        table = self.table
        rows = log_rows(table.log, table.view, table.session.seats)
        return next((row for row in rows if row.decision == decision), None)

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the table."""
        areas = super().draw(surface)
        if not self.moving:
            size = surface.get_size()
            self.keeper.drawn(self.cover or (lambda: self.painter.thumbnail(size)))
        return areas

    def _closing(self) -> Transition:
        """Tell that the game is over: one looks at the board as long as one likes."""
        self.table.tell_end()
        self.stale = True
        return None
