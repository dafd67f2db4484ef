"""How a turn of The Discovery goes on: what the table shows of it."""

from __future__ import annotations

from discovery.rules.landscape.events import Event
from discovery.scenes.landscape import messages
from discovery.scenes.landscape.motion import animate
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.play import MatchPlay


class Play(MatchPlay[Table, Event]):
    """Drives the match of a table of The Discovery."""

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        self.table.notice = messages.news(events)
        self.table.refresh()
        animate(self.table, events)
