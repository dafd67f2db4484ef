"""How a turn goes on: actions, ends of turns, computer players at a pace to follow, autosave."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from discovery.rules.game import IllegalAction, Refusal
from discovery.scenes.table.reasons import Reason, Reasons
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from discovery.agents.question import Answer
    from discovery.rules.game import Action, Message
    from discovery.scenes.table.session import MatchSession
    from discovery.ui.animation import Movements

    Thinking = Future[Answer]


class PlayedTable(Protocol):
    """What a table must be able to do so that a match can be driven at it."""

    notice: Message | None
    """What it tells."""

    @property
    def session(self) -> MatchSession[Any, Any]:
        """The match at the table."""

    @property
    def movements(self) -> Movements[Any]:
        """What moves on the table."""

    def sound(self, effect: Effect) -> None:
        """Let an effect be heard."""

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the rules refuse something."""


TableKind = TypeVar("TableKind", bound=PlayedTable)
EventKind = TypeVar("EventKind")

PACE = 0.55
"""Seconds between the steps of a computer player, after what moves has arrived."""
HASTE = 0.3
"""What is left of these pauses when somebody wants it faster."""
LAST_LOOK = 1.4
"""Seconds to look at the end of the game before the results come."""


class PlayedDeeds:
    """What can be taken back at a table with a match in play; a game adds the rest."""

    play: MatchPlay[Any, Any]

    def undo(self) -> None:
        """Take the last decision back, or tell why that cannot be."""
        self.play.undo()

    def reset_turn(self) -> None:
        """Take the whole turn back, or tell why that cannot be."""
        self.play.reset_turn()


class MatchPlay(ABC, Generic[TableKind, EventKind]):
    """Drives the match of a table; a game adds how its table shows what happens.

    `think` asks the computer player of the seat to act, off the frame; `save` writes the match;
    `confirming` tells whether ends of turns wait for a person.
    """

    undo_rule: ClassVar[str]
    """The paragraph of the rules on taking back."""

    def __init__(
        self,
        table: TableKind,
        think: Callable[[], Thinking],
        save: Callable[[], None],
        confirming: Callable[[], bool],
    ) -> None:
        self.table = table
        self._think = think
        self._save = save
        self._confirming = confirming
        self._thinking: Thinking | None = None
        self._wait = 0.0
        self.hurry: Callable[[Thinking], None] = lambda _: None
        """Has an answer that is being thought about come at once."""
        self.pace: Callable[[], float] = lambda: 1.0
        """By what the pauses of computer players are multiplied."""
        self.gone_on: Callable[[], None] = lambda: None
        """Learns that something has happened or was taken back, before the table shows it."""
        self.faster = False
        """Whether computer players are to move faster than the settings say, for now."""
        self._rushing = False
        self._trouble: Message | None = None
        """What went wrong with a computer player, until it has been read."""
        self.reasons = Reasons(table.session.match)
        """Why computer players decided as they did at this table."""

    @property
    def session(self) -> MatchSession[Any, EventKind]:
        """The match at the table."""
        return self.table.session

    @property
    def movements(self) -> Movements[Any]:
        """What moves on the table."""
        return self.table.movements

    @abstractmethod
    def show(self, events: tuple[EventKind, ...]) -> None:
        """Let the table show what has happened; none: something was taken back."""

    @property
    def busy(self) -> bool:
        """Whether something moves or a short pause runs."""
        return bool(self.movements) or self._wait > 0

    @property
    def pause(self) -> float:
        """Seconds of a pause that are left; 0 while something moves or nobody has the time."""
        return 0.0 if self.movements or self._rushing else self._wait

    @property
    def thought(self) -> Thinking | None:
        """What a computer player is thinking about, None while none is asked."""
        return self._thinking

    @property
    def finished(self) -> bool:
        """Whether the game is over and its end has been seen."""
        return self.session.over and not self.busy

    def act(self, action: Action) -> bool:
        """Play an action for the seat to act; tell why if the rules refuse it."""
        try:
            events = self.session.act(action)
        except IllegalAction as error:
            self.table.refuse(error.refusal)
            self.table.sound(Effect.REFUSE)
            return False
        self.happened(events)
        if self.session.asking and not self._confirming():
            self.confirm()
        return True

    def confirm(self) -> None:
        """End the turn, or let chance pay what it owes."""
        self.happened(self.session.confirm())
        if self.session.over:
            self._wait = LAST_LOOK

    def undo(self) -> None:
        """Take the last decision back."""
        self._back(self.session.undo)

    def reset_turn(self) -> None:
        """Take back every decision of this turn."""
        self._back(self.session.reset_turn)

    def skip(self) -> bool:
        """End movements and pauses; return whether there were any."""
        was_busy = self.busy
        self.movements.skip()
        self._wait = 0.0
        return was_busy

    def update(self, seconds: float) -> None:
        """Let time pass, then go on with what needs no person."""
        if self._rushing:
            session = self.session
            self._rushing = session.computing or session.fresh or session.forced
            self.skip()
        if self.movements:
            self.movements.update(seconds)
        elif self._wait > 0:
            self._wait = max(0.0, self._wait - seconds)
        self.advance()

    def advance(self) -> None:
        """Begin the first turn, and let computer players go on, as far as that is due now."""
        if self.busy:
            return
        session = self.session
        if session.fresh:
            self.confirm()
        elif session.match.pending is not None and (session.computing or session.forced):
            self.confirm()
            if session.computing and not self.busy:
                self._wait = PACE / 2 * self._pace()
        elif not session.computing:
            return
        elif self._thinking is None:
            self._thinking = self._think()
            self._press_on()
        elif self._thinking.done():
            thinking, self._thinking = self._thinking, None
            self.act_for_computer(thinking.result())

    def _pace(self) -> float:
        return self.pace() * (HASTE if self.faster else 1.0)

    def rush(self) -> None:
        """Let computer players go on without pauses until a person is to act, or to the end.

        They think no longer: what they have found so far is what they do.
        """
        self._rushing = True
        self.skip()
        self._press_on()

    def _press_on(self) -> None:
        if self._rushing and self._thinking is not None:
            self.hurry(self._thinking)

    def weight(self, action: Action) -> int:  # noqa: ARG002 - for games that tell kinds apart
        """Return how much a deed of this kind matters in a turn, 0 for one that only ends it."""
        return 1

    def stop_thinking(self) -> None:
        """Forget what a computer player is thinking about; it is asked anew if it is to act."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def act_for_computer(self, answer: Answer) -> None:
        """Play what a computer player has chosen, and leave time to see it.

        Raises:
            IllegalAction: it chose what the rules refuse.
        """
        chosen = answer.choices[0]
        match = self.session.match
        decision, seat = match.decisions, match.to_act or 0
        events = self.session.act(chosen.action)
        if answer.trouble is not None:
            match.remark(seat, answer.trouble)
        points = 0 if match.last_step is None else match.last_step.points
        weight = self.weight(chosen.action), points
        self.reasons.keep(Reason(decision, seat, chosen.reason, weight))
        self.happened(events, answer.trouble)
        self._wait = PACE * self._pace()

    def happened(self, events: tuple[EventKind, ...], trouble: Message | None = None) -> None:
        """Show what has happened and have the match written.

        What went wrong stays told, whatever happens next, until somebody has done something.
        """
        unread = self._trouble is not None and self.table.notice == self._trouble
        self._trouble = trouble or (self._trouble if unread else None)
        self.gone_on()
        self.show(events)
        if self._trouble is not None:
            self.table.notice = self._trouble
        self._save()

    def _back(self, take_back: Callable[[], None]) -> None:
        steps, why = self.session.undo_limit
        if not steps:
            self.table.refuse(Refusal(why, self.undo_rule))
            self.table.sound(Effect.REFUSE)
            return
        self.skip()
        self.stop_thinking()
        self.table.sound(Effect.UNDO)
        take_back()
        self.happened(())
