"""The screen of a match in play at a table, whatever game it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from discovery.scenes.table.board import SeatedScene
from discovery.ui.intents import Ordered, Pressed
from discovery.ui.scene import Replace
from discovery.ui.settings import PACES

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.scenes.table.company import Company
    from discovery.scenes.table.keeper import Keeper
    from discovery.scenes.table.play import MatchPlay
    from discovery.ui.intents import Command
    from discovery.ui.scene import Transition


class MatchScene(SeatedScene):
    """Lets a match go on, to its results; a game makes table, `company`, `keeper` and `play`.

    `looks` are the commands that change nothing but what is seen: movements go on under them.
    """

    looks: ClassVar[frozenset[Command]]
    match: Match
    company: Company
    keeper: Keeper
    play: MatchPlay[Any, Any]
    _ended: bool

    @property
    def busy(self) -> bool:
        """Whether something moves, or a pause of a computer player runs."""
        return self.play.busy

    def enter(self) -> None:
        """Go on where the match stands."""
        super().enter()
        settings = self.context.settings
        self.play.pace = lambda: PACES[settings.pace]
        self.company.arrive()
        self._entered()

    def leave(self) -> None:
        """End all thinking, and what else the table holds."""
        self.play.stop_thinking()
        self.company.leave()
        super().leave()

    def update(self, seconds: float) -> Transition:
        """Let movements and computer players go on; at the end go to the results."""
        was_busy = self.busy
        self.play.update(seconds)
        if was_busy:
            self.stale = True
        if self.play.finished and not self._ended:
            self._ended = True
            return self._closing()
        return None

    def _entered(self) -> None:
        self._news()

    def _closing(self) -> Transition:
        """Answer that the end of the game has been seen."""
        return self._results()

    def _skips(self, intent: object) -> bool:
        """End movements at a key or click; while a computer player plays, it means no more."""
        if not isinstance(intent, Pressed | Ordered):
            return False
        if isinstance(intent, Ordered) and intent.command in self.looks:
            return False
        skipped = self.play.skip()
        session = self.play.session
        if not skipped or not (session.computing or session.over):
            return False
        self.play.advance()
        return True

    def _results(self) -> Transition:
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - it opens tables

        return Replace(ResultsScene(self.context, self.match))

    def _news(self) -> None:
        """Take what was finished off the frame: a move, a picture, trouble with the disk."""
        messages = self.keeper.news()
        session = self.play.session
        before = self.match.decisions, session.stage
        self.play.advance()
        if before != (self.match.decisions, session.stage):
            self.stale = True
        for message in messages:
            self.play.table.notice = message
            self.stale = True
