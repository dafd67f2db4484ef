"""How a turn goes on: actions, ends of turns, computer players at a pace to follow, autosave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import IllegalAction
from discovery.scenes.landscape import messages
from discovery.scenes.landscape.motion import animate
from discovery.scenes.landscape.session import CONFIRMATIONS, Stage
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.events import Event
    from discovery.scenes.landscape.table import Table

    Thinking = Future[Action]

PACE = 0.55
"""Seconds between the steps of a computer player, after what moves has arrived."""
LAST_LOOK = 1.4
"""Seconds to look at the final scoring before the results come."""


class Play:
    """Drives the match of a table.

    `think` asks the computer player of the seat to act, off the frame; `save` writes the match;
    `confirming` tells whether ends of turns wait for a person.
    """

    def __init__(
        self,
        table: Table,
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

    @property
    def busy(self) -> bool:
        """Whether something moves or a short pause runs."""
        return bool(self.table.movements) or self._wait > 0

    @property
    def finished(self) -> bool:
        """Whether the game is over and the final scoring has been seen."""
        return self.table.stage is Stage.OVER and not self.busy

    def act(self, action: Action) -> bool:
        """Play an action for the seat to act; tell why if the rules refuse it."""
        try:
            events = self.table.session.act(action)
        except IllegalAction as error:
            self.table.notice = messages.refused(error.refusal)
            self.table.sound(Effect.REFUSE)
            return False
        self._happened(events)
        if self.table.stage in CONFIRMATIONS and not self._confirming():
            self.confirm()
        return True

    def confirm(self) -> None:
        """End the turn, or draw again after a discard."""
        self._happened(self.table.session.confirm())
        if self.table.stage is Stage.OVER:
            self._wait = LAST_LOOK

    def undo(self) -> None:
        """Take the last decision back."""
        self._back(self.table.session.undo)

    def reset_turn(self) -> None:
        """Take back every decision of this turn."""
        self._back(self.table.session.reset_turn)

    def skip(self) -> bool:
        """End movements and pauses; return whether there were any."""
        was_busy = self.busy
        self.table.movements.skip()
        self._wait = 0.0
        return was_busy

    def update(self, seconds: float) -> None:
        """Let time pass, then go on with what needs no person."""
        if self.table.movements:
            self.table.movements.update(seconds)
        elif self._wait > 0:
            self._wait = max(0.0, self._wait - seconds)
        self.advance()

    def advance(self) -> None:
        """Begin the first turn, and let computer players go on, as far as that is due now."""
        if self.busy:
            return
        session = self.table.session
        if session.fresh:
            self.confirm()
            return
        if self.table.stage is not Stage.COMPUTER:
            return
        if session.match.pending is not None:
            self.confirm()
            if self.table.stage is Stage.COMPUTER and not self.busy:
                self._wait = PACE / 2
        elif self._thinking is None:
            self._thinking = self._think()
        elif self._thinking.done():
            thinking, self._thinking = self._thinking, None
            self.act_for_computer(thinking.result())

    def act_for_computer(self, action: Action) -> None:
        """Play what a computer player has chosen, and leave time to see it.

        Raises:
            IllegalAction: it chose what the rules refuse.
        """
        self._happened(self.table.session.act(action))
        self._wait = PACE

    def _back(self, take_back: Callable[[], None]) -> None:
        if not self.table.can_undo:
            self.table.notice = self.table.session.undo_limit[1]
            self.table.sound(Effect.REFUSE)
            return
        self.skip()
        self.table.sound(Effect.UNDO)
        take_back()
        self._happened(())

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.table.notice = messages.news(events)
        self.table.refresh()
        animate(self.table, events)
        self._save()
