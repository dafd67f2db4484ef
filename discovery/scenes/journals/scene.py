"""The table of the journals: it draws a view and turns what people want into actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.content.faces import load_board_plans
from discovery.scenes.journals import keys
from discovery.scenes.journals.base import BoardScene
from discovery.scenes.journals.deeds import Ask, TurnDeeds
from discovery.scenes.journals.play import Play
from discovery.scenes.journals.session import Session, Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.table.keeper import Keeper
from discovery.ui.intents import Ordered, Pressed, Woken
from discovery.ui.scene import Replace

if TYPE_CHECKING:
    import pygame

    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


class TableScene(BoardScene):
    """A match in play."""

    def __init__(self, context: Context, match: Match) -> None:
        """Show `match`; a new one begins with its first turn as soon as the scene is entered.

        Raises:
            ContentError: what was drawn is missing, or does not agree with the cards.
        """
        self.match = match
        table = Table(Session(match), load_board_plans(context.paths.images))
        self.keeper = Keeper(context, match)
        self.play = Play(
            table, self.keeper.think, self.keeper.save, lambda: self.context.settings.confirm_turn
        )
        super().__init__(context, table, TurnDeeds(table, self.play))
        self._ended = match.over

    @property
    def busy(self) -> bool:
        """Whether something moves, or a pause of a computer player runs."""
        return self.play.busy

    def enter(self) -> None:
        """Go on where the match stands."""
        super().enter()
        self._news()

    def handle(self, given: Input) -> Transition:
        """Answer an input."""
        intent = given.intent
        if isinstance(intent, Woken):
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

    def update(self, seconds: float) -> Transition:
        """Let movements and computer players go on; at the end go to the results."""
        was_busy = self.busy
        self.play.update(seconds)
        if was_busy:
            self.stale = True
        if self.play.finished and not self._ended:
            self._ended = True
            return self._results()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        super().draw(surface)
        if not self.busy:
            size = surface.get_size()
            self.keeper.drawn(lambda: self.painter.thumbnail(size))

    def _skips(self, intent: object) -> bool:
        """End movements at a key or click; while a computer player plays, it means no more."""
        if not isinstance(intent, Pressed | Ordered):
            return False
        if isinstance(intent, Ordered) and intent.command in keys.LOOKING:
            return False
        skipped = self.play.skip()
        if not skipped or self.table.stage not in (Stage.COMPUTER, Stage.OVER):
            return False
        self.play.advance()
        return True

    def _results(self) -> Transition:
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - it opens tables

        return Replace(ResultsScene(self.context, self.match))

    def _news(self) -> None:
        """Take what was finished off the frame: a move, a picture, trouble with the disk."""
        messages = self.keeper.news()
        before = self.match.decisions, self.table.stage
        self.play.advance()
        if before != (self.match.decisions, self.table.stage):
            self.stale = True
        for message in messages:
            self.table.notice = message
            self.stale = True
