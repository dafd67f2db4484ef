"""The table of the journals: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.content.faces import load_board_plans
from discovery.scenes.journals import keys
from discovery.scenes.journals.base import BoardScene
from discovery.scenes.journals.deeds import TurnDeeds
from discovery.scenes.journals.offers import targets_of
from discovery.scenes.journals.play import Play
from discovery.scenes.journals.session import Session
from discovery.scenes.journals.table import Table
from discovery.scenes.journals.targets import Part
from discovery.scenes.table.scene import MatchScene

if TYPE_CHECKING:
    import pygame
    from pygame import Rect

    from discovery.match.match import Match
    from discovery.ui.context import Context


class TableScene(MatchScene, BoardScene):
    """A match in play."""

    looks = keys.LOOKING

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: what was drawn is missing, or does not agree with the cards.
        """
        table = Table(Session(match), load_board_plans(context.paths.images))
        self.play = play = Play(table, *self.host(context, match))
        super().__init__(context, table, TurnDeeds(table, play))
        self.open_aside(table)

    def room(self) -> Rect:
        """Return the whole window: nothing on the table moves below a panel."""
        return self.table.layout.window

    def target_at(self, at: tuple[int, int]) -> object:
        """Return what lies at a pixel of the window and can be pressed, None if nothing does."""
        return self.table.target_at(at)

    def place_of(self, action: Any) -> Rect | None:
        """Return what is pressed for an action, or the main button."""
        table = self.table
        for target in targets_of(action):
            if target in table.areas:
                return table.areas[target]
        return table.layout.buttons[Part.MAIN]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        super().draw(surface)
        if not self.busy:
            size = surface.get_size()
            self.keeper.drawn(lambda: self.painter.thumbnail(size))
