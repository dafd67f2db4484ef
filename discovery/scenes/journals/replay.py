"""A recorded game of the journals to step through, on the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.content.faces import load_board_plans
from discovery.rules.journals.events import Event
from discovery.rules.journals.view import JournalsView
from discovery.scenes.journals import story
from discovery.scenes.journals.base import BoardScene
from discovery.scenes.journals.deeds import Deeds
from discovery.scenes.journals.motion import Before, animate, as_it_is
from discovery.scenes.journals.session import Session, Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.replay import PlaybackSession, SteppedDeeds, SteppedScene

if TYPE_CHECKING:
    from collections.abc import Collection

    from discovery.match.playback import Playback
    from discovery.ui.context import Context


class ReplaySession(PlaybackSession[JournalsView, Event], Session):
    """A recorded match, seen with the eyes of the seat to act."""

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

    def main(self) -> Ask | None:
        """Step on; at the end, go to the results."""
        playback = self.playing.playback
        if playback.position < playback.length:
            self.step(1)
        elif playback.match.over:
            return Ask.RESULTS
        return None

    @property
    def ring(self) -> Collection[object]:
        """What can have the focus."""
        return self.table.areas

    def mark(self) -> None:
        """Let the table tell where the playback stands."""
        playback = self.playing.playback
        self.table.track = (playback.position, playback.length)

    def before(self) -> Before:
        """Return how the table was."""
        return as_it_is(self.table)

    def tell(self, events: tuple[Event, ...], before: Before) -> None:
        """Let the table show what happened in a step."""
        table = self.table
        table.notice = story.news(events, table.session.seats, table.view.cards)
        animate(table, events, before)


class ReplayScene(SteppedScene, BoardScene):
    """Steps through a recorded game."""

    def __init__(self, context: Context, playback: Playback) -> None:
        """Show `playback` where it stands; raises `ContentError`."""
        session = ReplaySession(playback)
        table = Table(session, load_board_plans(context.paths.images))
        self.steps = steps = ReplayDeeds(table, session)
        super().__init__(context, table, steps)
