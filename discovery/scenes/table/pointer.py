"""The mouse over a table whose board can be dragged, whatever game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from discovery.ui.intents import Moved, Pressed, Released, Wheeled

if TYPE_CHECKING:
    from discovery.scenes.table.ask import Ask
    from discovery.ui.intents import Button, Position

DRAG_UNITS = 9
"""A press that moves further is a drag, not a click."""


class PointedLayout(Protocol):
    """What a layout must be able to do so that drags can be told from clicks."""

    def px(self, units: float) -> int:
        """Return units of the layout in pixels."""


class PointedTable(Protocol):
    """What a table must have to be pointed at."""

    pointer: Position | None

    @property
    def layout(self) -> PointedLayout:
        """Where things are."""


TargetKind = TypeVar("TargetKind")


@dataclass(slots=True)
class Hold(Generic[TargetKind]):
    """A button that is down: where it went down, what lay there, whether that can be dragged."""

    button: Button
    start: Position
    last: Position
    target: TargetKind | None
    free: bool
    dragging: bool = False


class BoardPointer(ABC, Generic[TargetKind]):
    """Tells clicks from drags; a game adds what they do."""

    def __init__(self, table: PointedTable) -> None:
        self._pointed = table
        self._hold: Hold[TargetKind] | None = None
        self._wheel = 0.0

    @abstractmethod
    def find(self, at: Position, button: Button) -> tuple[TargetKind | None, bool]:
        """Return what a button goes down on, and whether it could be a drag."""

    @abstractmethod
    def drag(self, hold: Hold[TargetKind], at: Position) -> None:
        """Move what is held."""

    @abstractmethod
    def hover(self, at: Position) -> None:
        """Give the focus to what lies under the pointer."""

    @abstractmethod
    def click(self, hold: Hold[TargetKind], at: Position) -> Ask | None:
        """Answer a button that came up without a drag."""

    @abstractmethod
    def turn_wheel(self, given: Wheeled) -> None:
        """Answer the wheel."""

    @property
    def held(self) -> TargetKind | None:
        """What a button is down on now."""
        hold = self._hold
        return None if hold is None or hold.dragging else hold.target

    @property
    def dragging(self) -> bool:
        """Whether something is being moved."""
        return self._hold is not None and self._hold.dragging

    def let_go(self) -> None:
        """Forget a button that is down; it may come up over another scene."""
        self._hold = None

    def handle(self, intent: Moved | Pressed | Released | Wheeled) -> Ask | None:
        """Answer the mouse."""
        self._pointed.pointer = intent.at
        hold = self._hold
        match intent:
            case Moved(at):
                self._move(at)
            case Pressed(at, button) if hold is None or hold.button is button:
                target, free = self.find(at, button)
                self._hold = Hold(button, at, at, target, free)
            case Released(at, button) if hold is not None and hold.button is button:
                self._hold = None
                return None if hold.dragging else self.click(hold, at)
            case Wheeled():
                self.turn_wheel(intent)
            case _:
                pass
        return None

    def whole(self, steps: float) -> int:
        """Return the whole steps of the wheel; what is left of one counts for the next time."""
        self._wheel += steps
        whole = int(self._wheel)
        self._wheel -= whole
        return whole

    def _move(self, at: Position) -> None:
        hold = self._hold
        if hold is None:
            self.hover(at)
            return
        far = max(abs(at[0] - hold.start[0]), abs(at[1] - hold.start[1]))
        if hold.free and (hold.dragging or far > self._pointed.layout.px(DRAG_UNITS)):
            self.drag(hold, at)
            hold.dragging = True
            hold.last = at
