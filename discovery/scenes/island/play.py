"""How a turn on the island goes on: what the table shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.actions import Declare, Equip, Open, Put, Read, Stop
from discovery.rules.island.events import Entered, Event, Located, TurnBegan
from discovery.scenes.island import messages
from discovery.scenes.island.motion import animate
from discovery.scenes.island.table import Table
from discovery.scenes.table.play import MatchPlay

if TYPE_CHECKING:
    from discovery.rules.game import Action

ARRIVALS = (Entered, Located, TurnBegan)
"""Events after which the person sees where they are, with all ways on."""


class Play(MatchPlay[Table, Event]):
    """Drives the match of an island's table."""

    undo_rule = "island.rulings.rest"

    _hours = 0

    def show(self, events: tuple[Event, ...]) -> None:
        """Let the table tell and show what has happened."""
        table = self.table
        table.notice = messages.news(events, table.viewer, self.session.seats)
        table.follow(events)
        table.refresh()
        place = table.here
        if any(isinstance(event, Located) and event.seat == table.viewer for event in events):
            place = table.view.place(table.viewer)
        if place is not None and any(isinstance(event, ARRIVALS) for event in events):
            table.show_arrows(place)
        animate(table, events, self._hours)
        self._hours = table.view.hours

    def weight(self, action: Action) -> int:
        """Return how much a deed matters: what brings the treasure nearer most."""
        match action:
            case Stop():
                return 0
            case Put() | Equip():
                return 2
            case Declare() | Read():
                return 3
            case Open():
                return 4
            case _:
                return 1
