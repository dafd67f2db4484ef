"""A recorded game to step through, on the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.content.landscape import load_tile_art
from discovery.rules.landscape.events import Event
from discovery.rules.landscape.view import LandscapeView
from discovery.scenes.landscape import targets
from discovery.scenes.landscape.base import BoardScene
from discovery.scenes.landscape.deeds import Deeds
from discovery.scenes.landscape.messages import Track
from discovery.scenes.landscape.motion import animate
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.replay import BystanderSession, SteppedDeeds, SteppedScene

if TYPE_CHECKING:
    from collections.abc import Collection

    from discovery.match.playback import Playback
    from discovery.ui.context import Context


class ReplaySession(BystanderSession[LandscapeView, Event], Session):
    """A recorded match; the tile in hand is that of the seat to act."""

    @property
    def stage(self) -> Stage:
        """Nothing but stepping on and back is due."""
        return Stage.REPLAY


class ReplayDeeds(SteppedDeeds[Event], Deeds):
    """What can be done in a replay: steps on and back."""

    table: Table

    def __init__(self, table: Table, playing: ReplaySession) -> None:
        super().__init__(table)
        self.playing = playing
        self.mark()

    def turn(self, quarters: int) -> None:
        """Step on or back: the buttons that turn a tile have this meaning here."""
        self.step(quarters)

    @property
    def ring(self) -> Collection[object]:
        """What can have the focus."""
        return targets.order(self.table)

    def mark(self) -> None:
        """Let the table tell where the playback stands."""
        self.table.track = track(self.playing.playback)

    def before(self) -> None:
        """Return nothing: the tiles show what happened."""

    def tell(self, events: tuple[Event, ...], before: None) -> None:  # noqa: ARG002 - as declared
        """Let the table show what happened in a step."""
        animate(self.table, events)


def track(playback: Playback) -> Track:
    """Return where a playback stands, for the table to tell."""
    match = playback.match
    step = match.last_step
    name = "" if step is None else match.seats[step.seat].name
    action = "" if step is None else step.action
    points = 0 if step is None else step.points
    return Track(playback.position, playback.length, name, action, points, match.over)


class ReplayScene(SteppedScene, BoardScene):
    """Steps through a recorded game."""

    def __init__(self, context: Context, playback: Playback) -> None:
        """Show `playback` where it stands.

        Raises:
            ContentError: the tile set is missing or broken.
            PictureError: the tile sheet is.
        """
        session = ReplaySession(playback)
        table = Table(session, load_tile_art(context.paths.images))
        self.steps = steps = ReplayDeeds(table, session)
        super().__init__(context, table, steps)

    @property
    def reading(self) -> bool:
        """Whether arrows belong to something that is open."""
        return self.table.looking.reading
