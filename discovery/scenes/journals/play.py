"""How a turn of the journals goes on: what the table shows of it."""

from __future__ import annotations

from discovery.rules.journals.events import Event
from discovery.scenes.journals import story
from discovery.scenes.journals.motion import animate
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.table.play import MatchPlay


class Play(MatchPlay[Table, Event]):
    """Drives the match of a journals' table."""

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        table, before = self.table, dict(self.table.areas)
        table.refresh()
        news = story.news(events, self.session.seats, table.view.cards)
        # Where a person is to decide, the table asks; what has happened stands in the log.
        table.notice = None if table.stage is Stage.DECIDE else news
        animate(table, events, before)
