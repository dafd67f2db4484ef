"""A recorded game to step through at a table, whatever game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from discovery.match.log import LogEntry, common, seen
from discovery.rules.game import Message
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.board import HoveredScene
from discovery.scenes.table.session import MatchSession
from discovery.ui.intents import Command, Ordered, Pressed, Woken
from discovery.ui.scene import Pop, Push
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Collection

    from discovery.match.playback import Playback
    from discovery.scenes.table.heard import Heard
    from discovery.ui.intents import Input
    from discovery.ui.scene import Transition

ViewKind = TypeVar("ViewKind")
EventKind = TypeVar("EventKind")

STEPS = {Command.RIGHT: 1, Command.LEFT: -1, Command.DOWN: 10, Command.UP: -10}
"""How many decisions an arrow goes on, or back."""


class PlaybackSession(MatchSession[ViewKind, EventKind]):
    """A recorded match, seen with the eyes of the seat to act."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback
        super().__init__(playback.match)

    def look(self) -> None:
        """Take a new view of the match where the playback stands now."""
        self.match = self.playback.match
        super().look()

    def _eyes(self) -> int:
        seat = self.match.to_act
        return self.viewer if seat is None else seat

    def seen(self, events: tuple[EventKind, ...]) -> tuple[EventKind, ...]:
        """Return what is shown of events."""
        return cast("tuple[EventKind, ...]", seen(cast("tuple[Any, ...]", events), self.viewer))

    @property
    def aids_off(self) -> tuple[str, ...]:
        """Everything helps who looks at a game that was played."""
        return ()

    @property
    def undo_limit(self) -> tuple[int, Message]:
        """Nothing is taken back in a replay; one steps back instead."""
        return 0, Message("This is a replay.")


class BystanderSession(PlaybackSession[ViewKind, EventKind]):
    """A recorded match of a game with secrets, seen by those who look on.

    If it was played to its end, there are no secrets any more. Of one that is not over only what
    all seats know is shown.
    """

    def look(self) -> None:
        """Take a new view of the match where the playback stands now."""
        super().look()
        view, self._log = self.match.bystander(finished=self.playback.finished)
        self.view = cast("ViewKind", view)

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """What has happened."""
        return self._log

    def seen(self, events: tuple[EventKind, ...]) -> tuple[EventKind, ...]:
        """Return what is shown of events."""
        if self.playback.finished:
            return events
        entry = LogEntry(None, None, cast("tuple[Any, ...]", events))
        return cast("tuple[EventKind, ...]", common(entry, len(self.seats)).events)


def onward(playback: Playback) -> int | None:
    """Return the steps to the end; there None if the game is over, or else those to the start."""
    if playback.position < playback.length:
        return playback.length - playback.position
    return None if playback.match.over else -playback.length


def advance(playback: Playback, table: Heard, steps: int) -> tuple[object, ...]:
    """Go on by `steps` decisions, or back, ending what moves; return the events of one step on."""
    table.movements.skip()
    if steps == 1:
        return playback.forward()
    playback.go(playback.position + steps)
    table.sound(Effect.UNDO if steps == -1 else Effect.PAPER)
    return ()


class SteppedDeeds(ABC, Generic[EventKind]):
    """What can be done in a replay: steps on and back; a game adds how its table shows them."""

    table: Any
    playing: PlaybackSession[Any, EventKind]

    @property
    @abstractmethod
    def ring(self) -> Collection[object]:
        """What can have the focus."""

    @abstractmethod
    def mark(self) -> None:
        """Let the table tell where the playback stands."""

    @abstractmethod
    def before(self) -> Any:
        """Return what `tell` needs to know of the table before a step."""

    @abstractmethod
    def tell(self, events: tuple[EventKind, ...], before: Any) -> None:
        """Let the table show what happened in a step."""

    def main(self) -> Ask | None:
        """Go to the end; at the end, to the results, or to the start where there are none."""
        steps = onward(self.playing.playback)
        if steps is None:
            return Ask.RESULTS
        self.step(steps)
        return None

    def undo(self) -> None:
        """Step back."""
        self.step(-1)

    def reset_turn(self) -> None:
        """Go to the start."""
        self.step(-self.playing.playback.position)

    def step(self, steps: int) -> None:
        """Go on by `steps` decisions, or back."""
        table, playing = self.table, self.playing
        before = self.before()
        events = advance(playing.playback, table, steps)
        playing.look()
        focus = table.focus
        self.mark()
        table.refresh()
        if focus in self.ring:
            table.focus = focus
        self.tell(playing.seen(cast("tuple[EventKind, ...]", events)), before)


class SteppedScene(HoveredScene):
    """The screen of a recorded game; it goes back to the scene below, or ends the program.

    What moves between two steps goes on by itself. `steps` steps on and back.
    """

    steps: SteppedDeeds[Any]

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self._shown.movements)

    @property
    def reading(self) -> bool:
        """Whether arrows belong to something that is open."""
        return False

    def handle(self, given: Input) -> Transition:
        """Answer an input: arrows step, everything else is as at the table."""
        intent = given.intent
        if isinstance(intent, Woken):
            self.woken()
        if isinstance(intent, Pressed | Ordered):
            self._shown.movements.skip()
        if isinstance(intent, Ordered) and intent.command in STEPS and not self.reading:
            self.steps.step(STEPS[intent.command])
            self.stale = True
            return None
        return self.go(self.devices(intent))

    def update(self, seconds: float) -> Transition:
        """Let what moves go on."""
        if self.busy:
            self.stale = True
            self._shown.movements.update(seconds)
        return None

    def menu(self) -> Transition:
        """Go back: a recorded game has no menu."""
        return Pop()

    def results(self) -> Transition:
        """Go to the results of the game; this scene is what they go back to."""
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - it opens tables

        return Push(ResultsScene(self.context, self._shown.session.match, self))
