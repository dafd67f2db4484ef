"""A recorded game of the journals to step through, on the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.content.faces import load_board_plans
from discovery.match.log import seen
from discovery.rules.journals.events import Event
from discovery.rules.journals.view import JournalsView
from discovery.scenes.journals import story
from discovery.scenes.journals.base import BoardScene
from discovery.scenes.journals.deeds import Ask, Deeds
from discovery.scenes.journals.motion import animate
from discovery.scenes.journals.session import Session, Stage
from discovery.scenes.journals.table import Table
from discovery.scenes.table.replay import STEPS, PlaybackSession, SteppedScene, advance
from discovery.ui.intents import Command, Ordered, Pressed
from discovery.ui.scene import Pop

if TYPE_CHECKING:
    from discovery.match.playback import Playback
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition


class ReplaySession(PlaybackSession[JournalsView, Event], Session):
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

    def main(self) -> Ask | None:
        """Step on; at the end, go to the results."""
        playback = self._session.playback
        if playback.position < playback.length:
            self.step(1)
        elif playback.match.over:
            return Ask.RESULTS
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
        focus, before = table.focus, dict(table.areas)
        table.refresh()
        if focus is not None and focus in table.areas:
            table.focus = focus
        table.track = (playback.position, playback.length)
        told = cast("tuple[Event, ...]", seen(cast("tuple[Event, ...]", events), table.viewer))
        table.notice = story.news(told, table.session.seats, table.view.cards)
        animate(table, told, before)


class ReplayScene(SteppedScene, BoardScene):
    """Steps through a recorded game; goes back to the scene below, or ends the program."""

    def __init__(self, context: Context, playback: Playback) -> None:
        """Show `playback` where it stands; raises `ContentError`."""
        session = ReplaySession(playback)
        table = Table(session, load_board_plans(context.paths.images))
        table.track = (playback.position, playback.length)
        self._deeds = ReplayDeeds(table, session)
        super().__init__(context, table, self._deeds)

    def handle(self, given: Input) -> Transition:
        """Answer an input: arrows step, everything else is as at the table."""
        intent = given.intent
        if isinstance(intent, Pressed | Ordered):
            self.table.movements.skip()
        if isinstance(intent, Ordered):
            if intent.command in STEPS:
                self._deeds.step(STEPS[intent.command])
                self.stale = True
                return None
            if intent.command is Command.BACK and not intent.repeated:
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
