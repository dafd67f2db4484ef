"""How a turn of the journals goes on: what the table shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals import actions as a
from discovery.rules.journals.events import Event
from discovery.scenes.journals import story
from discovery.scenes.journals.motion import animate, as_it_is
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.table.play import MatchPlay

if TYPE_CHECKING:
    from discovery.rules.game import Action, Message


class Play(MatchPlay[Table, Event]):
    """Drives the match of a journals' table."""

    undo_rule = "journals.turn"

    _warned: Message | None = None
    """What was announced, as long as nobody could read it."""

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        table, before = self.table, as_it_is(self.table)
        table.refresh()
        seats, cards = self.session.seats, table.view.cards
        if not table.view.quiet_turns and table.view.turns_left is None:
            # Somebody has explored since: the end is not near any more.
            self._warned = None
        self._warned = story.warning(events, seats, cards) or self._warned
        table.notice = story.news(events, seats, cards)
        if table.stage is Stage.DECIDE:
            # The table asks; what has happened stands in the log, but for the end that is near.
            table.notice, self._warned = self._warned, None
        animate(table, events, before)

    def weight(self, action: Action) -> int:
        """Return how much a deed matters: explorations most, then what leads to them."""
        match action:
            case a.Done() | a.Stop():
                return 0
            case a.Explore():
                return 3
            case a.Prepare() | a.Meet() | a.Choose() | a.Swap():
                return 2
            case _:
                return 1
