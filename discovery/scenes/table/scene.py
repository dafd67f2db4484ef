"""The screen of a match in play at a table, whatever game it is."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from discovery.scenes.table.advice import Advice
from discovery.scenes.table.aside import Aside
from discovery.scenes.table.board import SeatedScene
from discovery.ui.intents import Ordered, Pressed
from discovery.ui.scene import Replace
from discovery.ui.settings import PACES, speed_of
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from discovery.match.match import Match
    from discovery.scenes.table.aside import Advised
    from discovery.scenes.table.company import Company
    from discovery.scenes.table.keeper import Keeper
    from discovery.scenes.table.play import MatchPlay
    from discovery.ui.intents import Command, Input
    from discovery.ui.scene import Transition


QUICKER = 2.5
"""How much faster things move when somebody wants it faster."""


class MatchScene(SeatedScene):
    """Lets a match go on, to its results; a game makes table, `company`, `keeper` and `play`.

    `looks` are the commands that change nothing but what is seen: movements go on under them.
    """

    looks: ClassVar[frozenset[Command]]
    match: Match
    company: Company
    keeper: Keeper
    play: MatchPlay[Any, Any]
    advice: Advice
    aside: Aside
    _ended: bool
    _seen_over: bool

    @property
    def busy(self) -> bool:
        """Whether something moves, or a pause of a computer player runs."""
        return self.play.busy

    def enter(self) -> None:
        """Go on where the match stands."""
        super().enter()
        self.company.arrive()
        self._entered()

    def leave(self) -> None:
        """End all thinking, and what else the table holds."""
        self.play.stop_thinking()
        self.advice.forget()
        self.company.leave()
        super().leave()

    @abstractmethod
    def answer(self, given: Input) -> Transition:
        """Answer an input that is meant for the table."""

    @abstractmethod
    def room(self) -> Rect:
        """Return where the board is seen: what marks places on it is cut there."""

    @abstractmethod
    def wish_of(self, intent: Pressed | Ordered) -> bool:
        """Return whether an input presses a button for hints, reasons or pace."""

    @abstractmethod
    def place_of(self, action: Any) -> Rect | None:
        """Return where on the screen an action of the person to act would be done, if anywhere."""

    def ghost_of(self, action: Any) -> Surface | None:  # noqa: ARG002 - for games that have some
        """Return what would lie there then, if anything would."""
        return None

    def open_aside(self, table: Advised) -> None:
        """Let the table tell what computer players say; `play` and `company` are there."""
        self._seen_over = self.match.over
        self.advice = Advice(self.match, self.company)
        self.aside = table.aside = Aside(self.play, self.advice, self)
        settings = self.context.settings
        self.play.pace = lambda: PACES[settings.pace]
        self._shown.speed = lambda: speed_of(settings) * (QUICKER if self.play.faster else 1)

    def handle(self, given: Input) -> Transition:
        """Answer an input: a key for what computer players tell, or one at the table."""
        if self.aside.takes(given.intent):
            self.stale = True
            return None
        return self.answer(given)

    def update(self, seconds: float) -> Transition:
        """Let movements and computer players go on; at the end go to the results."""
        if self.advice.look():
            self.stale = True
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
        if self.wish_of(intent):
            return False
        skipped = self.play.skip()
        session = self.play.session
        if not skipped or not (session.computing or session.over):
            return False
        self.play.advance()
        return True

    def _results(self) -> Transition:
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - it opens tables

        made = ResultsScene(self.context, self.match)
        if self._seen_over:
            # The winner was cheered when the game ended.
            made.arrival = Effect.PAPER
        return Replace(made)

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
