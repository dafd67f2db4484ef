"""How a turn on the island goes on: what the table shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.events import Event
from discovery.scenes.island import messages
from discovery.scenes.island.motion import animate
from discovery.scenes.table.play import MatchPlay

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.game import Message, Refusal
    from discovery.scenes.island.motion import Moving
    from discovery.scenes.island.session import Session
    from discovery.scenes.island.table import Table
    from discovery.scenes.table.play import Thinking
    from discovery.ui.animation import Movements
    from discovery.ui.sound_table import Effect


class Play(MatchPlay[Event]):
    """Drives the match of an island's table."""

    def __init__(
        self,
        table: Table,
        think: Callable[[], Thinking],
        save: Callable[[], None],
        confirming: Callable[[], bool],
    ) -> None:
        super().__init__(think, save, confirming)
        self.table = table
        self._hours = 0

    @property
    def session(self) -> Session:
        """The match at the table."""
        return self.table.session

    @property
    def movements(self) -> Movements[Moving]:
        """What moves on the table."""
        return self.table.movements

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        table = self.table
        table.notice = messages.news(events, table.viewer, self.session.seats)
        table.follow(events)
        table.refresh()
        animate(table, events, self._hours)
        self._hours = table.view.hours

    def tell(self, message: Message) -> None:
        """Let the table say something."""
        self.table.notice = message

    def sound(self, effect: Effect) -> None:
        """Let an effect be heard."""
        self.table.sound(effect)

    def refuse(self, refusal: Refusal) -> None:
        """Let the table tell why the rules refuse something."""
        self.table.refuse(refusal)
