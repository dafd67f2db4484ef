"""How a turn of the journals goes on: what the table shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals.events import Event
from discovery.scenes.journals import story
from discovery.scenes.journals.motion import animate
from discovery.scenes.journals.session import Stage
from discovery.scenes.table.play import MatchPlay

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.game import Message, Refusal
    from discovery.scenes.journals.motion import Tumble
    from discovery.scenes.journals.session import Session
    from discovery.scenes.journals.table import Table
    from discovery.scenes.table.play import Thinking
    from discovery.ui.animation import Movements
    from discovery.ui.sound_table import Effect


class Play(MatchPlay[Event]):
    """Drives the match of a journals' table."""

    def __init__(
        self,
        table: Table,
        think: Callable[[], Thinking],
        save: Callable[[], None],
        confirming: Callable[[], bool],
    ) -> None:
        super().__init__(think, save, confirming)
        self.table = table

    @property
    def session(self) -> Session:
        """The match at the table."""
        return self.table.session

    @property
    def movements(self) -> Movements[Tumble]:
        """What moves on the table."""
        return self.table.movements

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        table = self.table
        table.refresh()
        news = story.news(events, self.session.seats, table.view.cards)
        # Where a person is to decide, the table asks; what has happened stands in the log.
        table.notice = None if table.stage is Stage.DECIDE else news
        animate(table, events)

    def tell(self, message: Message) -> None:
        """Let the table say something."""
        self.table.notice = message

    def sound(self, effect: Effect) -> None:
        """Let an effect be heard."""
        self.table.sound(effect)

    def refuse(self, refusal: Refusal) -> None:
        """Let the table tell why the rules refuse something."""
        self.table.refuse(refusal)
