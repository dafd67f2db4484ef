"""A recorded game to step through, on the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.content.landscape import load_tile_art
from discovery.match.log import seen
from discovery.rules.landscape.events import Event
from discovery.rules.landscape.view import LandscapeView
from discovery.scenes.landscape import targets
from discovery.scenes.landscape.base import BoardScene
from discovery.scenes.landscape.deeds import Ask, Deeds
from discovery.scenes.landscape.messages import Track
from discovery.scenes.landscape.motion import animate
from discovery.scenes.landscape.session import Session, Stage
from discovery.scenes.landscape.table import Table
from discovery.scenes.table.replay import STEPS, PlaybackSession, SteppedScene, advance, onward
from discovery.ui.intents import Command, Ordered, Pressed, Woken
from discovery.ui.scene import Pop

if TYPE_CHECKING:
    from discovery.match.playback import Playback
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


class ReplaySession(PlaybackSession[LandscapeView, Event], Session):
    """A recorded match, seen with the eyes of the seat to act."""

    @property
    def aids_off(self) -> tuple[str, ...]:
        """Everything helps who looks at a game that was played."""
        return ()

    @property
    def stage(self) -> Stage:
        """Nothing but stepping on and back is due."""
        return Stage.REPLAY


class ReplayDeeds(Deeds):
    """What can be done in a replay: steps on and back."""

    def __init__(self, table: Table, session: ReplaySession) -> None:
        super().__init__(table)
        self._session = session

    def turn(self, quarters: int) -> None:
        """Step on or back: the buttons that turn a tile have this meaning here."""
        self.step(quarters)

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
        """Go to the start."""
        self.step(-self._session.playback.position)

    def step(self, steps: int) -> None:
        """Go on by `steps` decisions, or back."""
        playback, table = self._session.playback, self.table
        events = advance(playback, table, steps)
        self._session.look()
        focus = table.focus
        table.refresh()
        if focus in targets.order(table):
            table.focus = focus
        table.track = track(playback)
        told = seen(cast("tuple[Event, ...]", events), self._session.viewer)
        animate(table, cast("tuple[Event, ...]", told))


def track(playback: Playback) -> Track:
    """Return where a playback stands, for the table to tell."""
    match = playback.match
    step = match.last_step
    name = "" if step is None else match.seats[step.seat].name
    action = "" if step is None else step.action
    points = 0 if step is None else step.points
    return Track(playback.position, playback.length, name, action, points, match.over)


class ReplayScene(SteppedScene, BoardScene):
    """Steps through a recorded game; goes back to the scene below, or ends the program."""

    def __init__(self, context: Context, playback: Playback) -> None:
        """Show `playback` where it stands.

        Raises:
            ContentError: the tile set is missing or broken.
            PictureError: the tile sheet is.
        """
        session = ReplaySession(playback)
        table = Table(session, load_tile_art(context.paths.images))
        table.track = track(playback)
        self._deeds = ReplayDeeds(table, session)
        super().__init__(context, table, self._deeds)

    def handle(self, given: Input) -> Transition:
        """Answer an input: arrows step, everything else is as at the table."""
        intent = given.intent
        if isinstance(intent, Woken):
            self.woken()
        if isinstance(intent, Pressed | Ordered):
            self.table.movements.skip()
        if isinstance(intent, Ordered):
            if intent.command in STEPS and not self.table.looking.reading:
                self._deeds.step(STEPS[intent.command])
                self.stale = True
                return None
            closing = intent.command is Command.BACK and not intent.repeated
            if closing and not self.table.looking.close():
                return Pop()
        match self.devices(intent):
            case Ask.MENU:
                return Pop()
            case Ask.RULES:
                return self.rules()
            case Ask.RESULTS:
                return self.results()
            case None:
                return None
