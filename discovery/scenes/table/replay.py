"""A recorded game to step through at a table, whatever game it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from discovery.rules.game import Message
from discovery.scenes.table.board import SeatedScene
from discovery.scenes.table.session import MatchSession
from discovery.ui.intents import Command
from discovery.ui.scene import Push
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from discovery.match.playback import Playback
    from discovery.scenes.table.heard import Heard
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

    @property
    def undo_limit(self) -> tuple[int, Message]:
        """Nothing is taken back in a replay; one steps back instead."""
        return 0, Message("This is a replay.")


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


class SteppedScene(SeatedScene):
    """The screen of a recorded game; what moves between two steps goes on by itself."""

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self._shown.movements)

    def update(self, seconds: float) -> Transition:
        """Let what moves go on."""
        if self.busy:
            self.stale = True
            self._shown.movements.update(seconds)
        return None

    def results(self) -> Transition:
        """Go to the results of the game; this scene is what they go back to."""
        from discovery.scenes.results import ResultsScene  # noqa: PLC0415 - it opens tables

        return Push(ResultsScene(self.context, self._shown.session.match, self))
