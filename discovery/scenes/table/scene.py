"""The screen of a match in play at a table, whatever game it is."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from discovery.scenes.table.advice import Advice
from discovery.scenes.table.aside import Aside
from discovery.scenes.table.board import HoveredScene
from discovery.scenes.table.company import Company
from discovery.scenes.table.keeper import Keeper
from discovery.ui.intents import Command, Ordered, Pressed, Woken
from discovery.ui.scene import Replace
from discovery.ui.settings import PACES, speed_of
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame import Rect, Surface

    from discovery.agents.agent import Choice
    from discovery.match.match import Match
    from discovery.rules.game import Message, Seat
    from discovery.scenes.table.aside import Advised
    from discovery.scenes.table.hints import Mark
    from discovery.scenes.table.play import MatchPlay, Thinking
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


QUICKER = 2.5
"""How much faster things move when somebody wants it faster."""


class MatchScene(HoveredScene):
    """Lets a match go on, to its results; a game makes a table, and `play` with what `host` gives.

    `looks` are the commands that change nothing but what is seen, `look_buttons` what does so at a
    press: movements go on under them, as under the way back.
    """

    looks: ClassVar[frozenset[Command]]
    look_buttons: ClassVar[frozenset[Any]]
    match: Match
    company: Company
    keeper: Keeper
    play: MatchPlay[Any, Any]
    advice: Advice
    aside: Aside
    _ended: bool
    _seen_over: bool

    def host(
        self, context: Context, match: Match
    ) -> tuple[Callable[[], Thinking], Callable[[], None], Callable[[], bool]]:
        """Take a match in; return what its `MatchPlay` needs besides the table."""
        self.match = match
        self._ended = self._seen_over = match.over
        self.company = company = Company(context, match)
        self.keeper = keeper = Keeper(context, match)
        return company.decide, keeper.save, lambda: context.settings.confirm_turn

    @property
    def busy(self) -> bool:
        """Whether something moves, or a pause of a computer player runs."""
        return self.play.busy

    @property
    def pause(self) -> float:
        """Seconds that are left of a computer player's pause."""
        return self.play.pause

    @property
    def eyes(self) -> Seat | None:
        """The person for whom the table is drawn; None when the game is over or nobody plays."""
        people = any(seat.agent is None for seat in self.match.seats)
        return self.play.session.viewer if people and not self.match.over else None

    def enter(self) -> None:
        """Go on where the match stands."""
        super().enter()
        self.company.arrive()
        self._entered()

    def portrait(self) -> Surface | None:
        """Return the picture of the table that is saved with the game."""
        return self.keeper.portrait()

    def leave(self) -> None:
        """End all thinking, and what else the table holds."""
        self.play.stop_thinking()
        self.advice.forget()
        self.company.leave()
        super().leave()

    @abstractmethod
    def room(self) -> Rect:
        """Return where the board is seen: what marks places on it is cut there."""

    @abstractmethod
    def target_at(self, at: tuple[int, int]) -> object:
        """Return what lies at a pixel of the window and can be pressed, None if nothing does."""

    @abstractmethod
    def marks_of(self, choice: Choice) -> Sequence[Mark]:
        """Return what shows where the person to act would do what a hint chooses."""

    def show_choice(self, action: Any) -> None:
        """See to it that one sees where an action would be done."""

    @abstractmethod
    def deed_of(self, decision: int) -> Message | None:
        """Return what the log tells of a decision, None for nothing."""

    @abstractmethod
    def point_out(self, decision: int | None) -> None:
        """Light the place of a decision whose reason is told; None: it is told no longer."""

    @abstractmethod
    def asked(self) -> tuple[int, Seat] | None:
        """Return the decision that the log's line tells of which one is on, and whose it was."""

    def open_aside(self, table: Advised) -> None:
        """Let the table tell what computer players say; `play` and `company` are there."""
        self.advice = Advice(self.match, self.company)
        self.aside = table.aside = Aside(self.play, self.advice, self)
        settings = self.context.settings
        self.play.hurry = self.company.hurry
        self.play.gone_on = self._gone_on
        self.play.pace = lambda: PACES[settings.pace]
        self._shown.speed = lambda: speed_of(settings) * (QUICKER if self.play.faster else 1)

    def handle(self, given: Input) -> Transition:
        """Answer an input: a key for what computer players tell, or one at the table."""
        if self.aside.takes(given.intent):
            self.stale = True
            return None
        return self.answer(given)

    def answer(self, given: Input) -> Transition:
        """Answer an input that is meant for the table."""
        intent = given.intent
        if isinstance(intent, Woken):
            self.woken()
            self._news()
            return None
        if self._skips(intent):
            self.stale = True
            return None
        ask = self.devices(intent)
        self.play.advance()
        return self.go(ask)

    def update(self, seconds: float) -> Transition:
        """Let movements and computer players go on; at the end go to the results."""
        if self.advice.look():
            self.stale = True
            if self.advice.choices:
                self.show_choice(self.advice.choices[0].action)
        if self.moving:
            self.stale = True
        self.play.update(seconds)
        if self.play.finished and not self._ended:
            self._ended = True
            return self._closing()
        return None

    def _gone_on(self) -> None:
        """Take note that something has happened or was taken back."""
        self.aside.settle()
        self.stale = True

    def _entered(self) -> None:
        self._news()

    def _closing(self) -> Transition:
        """Answer that the end of the game has been seen."""
        return self.results()

    def _skips(self, intent: object) -> bool:
        """End movements at a key or click; while a computer player plays, it means no more."""
        if not isinstance(intent, Pressed | Ordered):
            return False
        if self._leaves_play(intent):
            return False
        skipped = self.play.skip()
        session = self.play.session
        if not skipped or not (session.computing or session.over):
            return False
        self.play.advance()
        return True

    def _leaves_play(self, intent: Pressed | Ordered) -> bool:
        """Return whether an input only looks, asks for the menu, or for hints, reasons or pace.

        Where computers play it would seldom come between two movements.
        """
        table = self.play.table
        if isinstance(intent, Pressed):
            target = self.target_at(intent.at)
        elif intent.command is Command.CONFIRM:
            target = table.focus
        else:
            return intent.command in self.looks or intent.command is Command.BACK
        return target in self.look_buttons or target in table.wishes

    def results(self) -> Transition:
        """Go to the results of the game."""
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
