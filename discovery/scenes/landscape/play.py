"""How a turn of The Discovery goes on: what the table shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.landscape.actions import Pass, Take
from discovery.rules.landscape.events import Event
from discovery.scenes.landscape import messages
from discovery.scenes.landscape.idle import UNDO_RULE
from discovery.scenes.landscape.motion import animate
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.play import MatchPlay

if TYPE_CHECKING:
    from discovery.rules.game import Action


class Play(MatchPlay[Table, Event]):
    """Drives the match of a table of The Discovery."""

    undo_rule = UNDO_RULE

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        self.table.notice = messages.news(events)
        self.table.refresh()
        animate(self.table, events)

    def weight(self, action: Action) -> int:
        """Return how much a deed matters: points come with a follower that is taken back."""
        match action:
            case Pass():
                return 0
            case Take():
                return 2
            case _:
                return 1
