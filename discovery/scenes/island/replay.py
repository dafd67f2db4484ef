"""A recorded game to step through, on the same table: both ways, everything revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.match.log import seen
from discovery.rules.island.events import Event
from discovery.rules.island.ground import SITES
from discovery.rules.island.view import IslandView
from discovery.scenes.island import targets
from discovery.scenes.island.base import IslandScene
from discovery.scenes.island.deeds import Ask, Deeds
from discovery.scenes.island.layout import Part
from discovery.scenes.island.motion import animate
from discovery.scenes.island.session import Session, Stage
from discovery.scenes.island.table import Table, Track
from discovery.scenes.table.replay import STEPS, PlaybackSession, SteppedScene, advance, onward
from discovery.ui.intents import Command, Ordered, Pressed
from discovery.ui.scene import Pop

if TYPE_CHECKING:
    from discovery.match.playback import Playback
    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.trail import Path
    from discovery.rules.island.view import Accessory
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


class ReplaySession(PlaybackSession[IslandView, Event], Session):
    """A recorded match. If it was played to its end, there are no secrets any more.

    Of one that is not over only what both players know is shown.
    """

    def __init__(self, playback: Playback) -> None:
        self.finished = playback.record.scores is not None
        super().__init__(playback)

    def _of_other(self, seat: Seat) -> IslandView:
        """Return the view of the player who sets `seat` down and so knows where it is."""
        return cast("IslandView", self.match.view(1 - seat))

    def paths(self, seat: Seat) -> tuple[Path, ...]:
        """Return a player's true paths; none that only one player knows while it is secret."""
        if self.finished:
            return self._of_other(seat).paths(seat)
        return self.match.view(seat).paths(seat) if self.match.over else ()  # type: ignore[attr-defined]

    def kit(self, seat: Seat) -> tuple[Accessory, ...]:
        """Return a player's accessories: all of them once there are no secrets any more."""
        view = self._of_other(1 - seat) if self.finished else self.view
        return view.kit(seat) or ()

    def place(self, seat: Seat) -> Hex | None:
        """Return where a player is."""
        if not self.finished or not self._of_other(seat).paths(seat):
            return None
        return self._of_other(seat).place(seat)

    @property
    def treasure(self) -> int:
        """Which of `SITES` holds the treasure, from the record of the set-up."""
        if not self.finished:
            return -1
        words = (text.partition(" ") for text in self.playback.record.setup)
        return next((SITES.index(name) for word, _, name in words if word == "treasure"), -1)

    @property
    def stage(self) -> Stage:
        """Nothing but stepping on and back is due."""
        return Stage.REPLAY


class ReplayDeeds(Deeds):
    """What can be done in a replay: steps on and back."""

    def __init__(self, table: Table, session: ReplaySession) -> None:
        super().__init__(table)
        self._session = session

    def main(self) -> Ask | None:
        """Go to the end; at the end, to the results, or to the start where there are none."""
        steps = onward(self._session.playback)
        if steps is None:
            return Ask.RESULTS
        self.step(steps)
        return None

    def undo(self) -> None:
        """Step back."""
        self.step(-1)

    def reset_turn(self) -> None:
        """Step on: the button has this meaning here."""
        self.step(1)

    def step(self, steps: int) -> None:
        """Go on by `steps` decisions, or back."""
        playback, table = self._session.playback, self.table
        hours = table.view.hours
        events = advance(playback, table, steps)
        self._session.look()
        focus = table.focus
        table.track = track(playback)
        table.refresh()
        if focus in targets.order(table):
            table.focus = focus
        told = seen(cast("tuple[Event, ...]", events), self._session.viewer)
        animate(table, cast("tuple[Event, ...]", told), hours)


def track(playback: Playback) -> Track:
    """Return where a playback stands, for the table to tell."""
    return Track(playback.position, playback.length, playback.match.over)


class ReplayScene(SteppedScene, IslandScene):
    """Steps through a recorded game; goes back to the scene below, or ends the program."""

    def __init__(self, context: Context, playback: Playback) -> None:
        """Show `playback` where it stands."""
        session = ReplaySession(playback)
        table = Table(session)
        table.track = track(playback)
        table.refresh()
        table.focus = Part.RESET
        self._deeds = ReplayDeeds(table, session)
        super().__init__(context, table, self._deeds)

    @property
    def busy(self) -> bool:
        """Whether something moves, or the map grows still."""
        return super().busy or self.painter.unfinished

    def handle(self, given: Input) -> Transition:
        """Answer an input: arrows step, everything else is as at the table."""
        intent = given.intent
        if isinstance(intent, Pressed | Ordered):
            self.table.movements.skip()
        if isinstance(intent, Ordered):
            if intent.command is Command.HELP:
                return self.rules()
            if intent.command in STEPS and not self.table.log_open:
                self._deeds.step(STEPS[intent.command])
                self.stale = True
                return None
            if intent.command is Command.BACK and not intent.repeated:
                return Pop()
        match self.devices(intent):
            case Ask.MENU:
                return Pop()
            case Ask.RESULTS:
                return self.results()
            case _:
                return None
