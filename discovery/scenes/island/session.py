"""The match as the island's table plays it: what it waits for."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from discovery.rules.island.events import Event
from discovery.rules.island.phases import Pending, Phase
from discovery.rules.island.view import IslandView
from discovery.scenes.table.session import MatchSession

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.trail import Path
    from discovery.rules.island.view import Accessory


class Stage(Enum):
    """What the table waits for."""

    START = "start"
    """The hex where the other player begins is chosen."""
    EQUIP = "equip"
    WALK = "walk"
    EVENT = "event"
    SET_DOWN = "set down"
    """The other player got lost and is set on a hex."""
    END_TURN = "end turn"
    HAND_OVER = "hand over"
    MOMENT = "moment"
    """Something is coming to light by itself."""
    COMPUTER = "computer"
    OVER = "over"
    REPLAY = "replay"


PUTS = frozenset({Stage.START, Stage.SET_DOWN})
WALKS = frozenset({Stage.WALK, Stage.EVENT})
CONFIRMATIONS = frozenset({Stage.END_TURN, Stage.HAND_OVER})
_OWED = {Pending.NEXT_TURN: Stage.END_TURN, Pending.HAND_OVER: Stage.HAND_OVER}
_PHASES = {Phase.EQUIP: Stage.EQUIP, Phase.WALK: Stage.WALK, Phase.EVENT: Stage.EVENT}


class Session(MatchSession[IslandView, Event]):
    """One match at the table."""

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        if self.over:
            return Stage.OVER
        if self.computing:
            return Stage.COMPUTER
        pending = self.match.pending
        if pending is not None:
            return _OWED.get(Pending(pending), Stage.MOMENT)
        if self.view.phase is Phase.PUT:
            return Stage.SET_DOWN if self.view.turn else Stage.START
        return _PHASES[self.view.phase]

    @property
    def side(self) -> Seat:
        """At whose side of the table one looks at the map."""
        return self.viewer

    def paths(self, seat: Seat) -> tuple[Path, ...]:
        """Return a player's paths as the table may show them."""
        return self.view.paths(seat)

    def kit(self, seat: Seat) -> tuple[Accessory, ...]:
        """Return the accessories of a player that the table may show."""
        return self.view.kit(seat) or ()

    def place(self, seat: Seat) -> Hex | None:
        """Return where a player stands, None if the table may not show it."""
        return self.view.place(seat)

    @property
    def treasure(self) -> int:
        """Which of `SITES` holds the treasure, -1 as long as nobody may know."""
        return self.view.treasure

    @property
    def asking(self) -> bool:
        """Whether a person is to end the turn, or to hand over."""
        return self.stage in CONFIRMATIONS

    @property
    def forced(self) -> bool:
        """Whether a marker, a clue or the like is to be turned over: nobody is asked then."""
        return self.stage is Stage.MOMENT
