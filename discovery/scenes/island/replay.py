"""A recorded game to step through, on the same table: both ways, everything revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.events import Event
from discovery.rules.island.view import IslandView
from discovery.scenes.island import targets
from discovery.scenes.island.base import IslandScene
from discovery.scenes.island.deeds import Deeds
from discovery.scenes.island.layout import Part
from discovery.scenes.island.motion import animate
from discovery.scenes.island.session import Session, Stage
from discovery.scenes.island.table import Table, Track
from discovery.scenes.table.replay import BystanderSession, SteppedDeeds, SteppedScene

if TYPE_CHECKING:
    from collections.abc import Collection

    from discovery.match.playback import Playback
    from discovery.rules.game import Seat
    from discovery.ui.context import Context


class ReplaySession(BystanderSession[IslandView, Event], Session):
    """A recorded match, seen from one side of the table."""

    @property
    def side(self) -> Seat:
        """Stay at one side of the table, so that the map lies still whoever acts."""
        return 0

    @property
    def stage(self) -> Stage:
        """Nothing but stepping on and back is due."""
        return Stage.REPLAY


class ReplayDeeds(SteppedDeeds[Event], Deeds):
    """What can be done in a replay: steps on and back."""

    table: Table
    playing: ReplaySession

    def __init__(self, table: Table, playing: ReplaySession) -> None:
        super().__init__(table)
        self.playing = playing
        self.mark()

    def reset_turn(self) -> None:
        """Step on: the button has this meaning here."""
        self.step(1)

    @property
    def ring(self) -> Collection[object]:
        """What can have the focus."""
        return targets.order(self.table)

    def mark(self) -> None:
        """Let the table tell where the playback stands."""
        playback = self.playing.playback
        self.table.track = Track(playback.position, playback.length, playback.match.over)

    def before(self) -> int:
        """Return the hours that had been walked."""
        return self.table.view.hours

    def tell(self, events: tuple[Event, ...], before: int) -> None:
        """Let the table show what happened in a step, and where if that is no secret."""
        table = self.table
        seat = table.lines[-1].seat if table.lines else None
        place = None if seat is None else self.playing.place(seat)
        if place is not None:
            table.show_hex(place)
        animate(table, events, before)


class ReplayScene(SteppedScene, IslandScene):
    """Steps through a recorded game."""

    def __init__(self, context: Context, playback: Playback) -> None:
        """Show `playback` where it stands."""
        session = ReplaySession(playback)
        table = Table(session)
        self.steps = steps = ReplayDeeds(table, session)
        table.refresh()
        table.focus = Part.RESET
        super().__init__(context, table, steps)

    @property
    def busy(self) -> bool:
        """Whether something moves, or the map grows still."""
        return super().busy or self.painter.unfinished

    @property
    def reading(self) -> bool:
        """Whether arrows belong to something that is open."""
        return self.table.log_open
