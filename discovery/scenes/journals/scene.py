"""The table of the journals: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discovery.content.faces import load_board_plans
from discovery.scenes.journals import keys
from discovery.scenes.journals.base import BoardScene
from discovery.scenes.journals.deeds import Ask, TurnDeeds
from discovery.scenes.journals.offers import targets_of
from discovery.scenes.journals.play import Play
from discovery.scenes.journals.session import Session
from discovery.scenes.journals.table import Table
from discovery.scenes.journals.targets import Part
from discovery.scenes.table.company import Company
from discovery.scenes.table.keeper import Keeper
from discovery.scenes.table.scene import MatchScene
from discovery.ui.intents import Command, Ordered, Pressed, Woken

if TYPE_CHECKING:
    import pygame
    from pygame import Rect

    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


class TableScene(MatchScene, BoardScene):
    """A match in play."""

    looks = keys.LOOKING

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: what was drawn is missing, or does not agree with the cards.
        """
        self.match = match
        table = Table(Session(match), load_board_plans(context.paths.images))
        self.company = Company(context, match)
        self.keeper = Keeper(context, match)
        self.play = play = Play(
            table, self.company.decide, self.keeper.save, lambda: self.context.settings.confirm_turn
        )
        super().__init__(context, table, TurnDeeds(table, play))
        self._ended = match.over
        self.open_aside(table)

    def answer(self, given: Input) -> Transition:
        """Answer an input."""
        intent = given.intent
        if isinstance(intent, Woken):
            self.sharpen()
            self._news()
            return None
        if self._skips(intent):
            self.stale = True
            return None
        ask = self.devices(intent)
        self.play.advance()
        match ask:
            case None:
                return None
            case Ask.MENU:
                return self.menu()
            case Ask.RULES:
                return self.rules()
            case Ask.RESULTS:
                return self._results()

    def room(self) -> Rect:
        """Return the whole window: nothing on the table moves below a panel."""
        return self.table.layout.window

    def wish_of(self, intent: Pressed | Ordered) -> bool:
        """Return whether an input presses a button for hints, reasons or pace."""
        table = self.table
        if isinstance(intent, Pressed):
            return table.target_at(intent.at) in table.wishes
        return intent.command is Command.CONFIRM and table.focus in table.wishes

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
