"""One focus for mouse and keys (and later pads), with one order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.ui.brush import Look
from discovery.ui.intents import (
    Button,
    Command,
    Composing,
    Edited,
    Moved,
    Ordered,
    Pressed,
    Released,
    Typed,
)
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.ui.context import Context
    from discovery.ui.intents import Input, Position
    from discovery.ui.scene import Transition
    from discovery.ui.widgets import Widget

AXES = {
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
}


class FocusRing:
    """The widgets of a screen in their order, the one that has the focus, the one held down.

    The pointer gives the focus to what it moves over, but does not take it from somebody who
    types. `changed` is set whenever the picture may be another; the scene reads and clears it.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.changed = True
        self._down: Widget | None = None

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Take `widgets` in their order; the focus stays on the one of the same key."""
        key = self.focused.key if self.focused else ""
        self.widgets = list(widgets)
        self._down = None
        able = [widget for widget in self.widgets if widget.takes_focus]
        same = [widget for widget in able if key and widget.key == key]
        self.focus(next(iter(same + able), None))

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to `widget`; a text field then takes what is typed."""
        self.focused = widget
        self.changed = True
        if widget is not None and widget.types:
            self._context.display.start_typing(widget.rect)
        else:
            self._context.display.stop_typing()

    def look(self, widget: Widget) -> Look:
        """Return how `widget` is to be drawn."""
        if not widget.takes_focus:
            return Look.NORMAL
        if widget is self._down:
            return Look.PRESSED
        return Look.FOCUSED if widget is self.focused else Look.NORMAL

    def at(self, point: Position) -> Widget | None:
        """Return the widget at `point` that can take the focus."""
        for widget in self.widgets:
            if widget.takes_focus and widget.shows_at(point):
                return widget
        return None

    def handle(self, given: Input) -> Transition:
        """Answer an input; what a widget does with it may be a transition."""
        match given.intent:
            case Moved(at):
                self._point(at)
            case Pressed(at, Button.MAIN):
                self._down = self.at(at)
                self.changed = True
                if self._down is not None and self._down is not self.focused:
                    self.focus(self._down)
            case Released(at, Button.MAIN):
                return self._release(at)
            case Ordered(command, repeated):
                return self._order(command, repeated=repeated)
            case Typed() | Composing() | Edited():
                self._enter(given)
            case _:
                pass
        return None

    def _point(self, at: Position) -> None:
        over = self.at(at)
        typing = self.focused is not None and self.focused.types
        if over is not None and over is not self.focused and not typing and self._down is None:
            self.focus(over)

    def _release(self, at: Position) -> Transition:
        down, self._down = self._down, None
        self.changed = True
        if down is not None and down.takes_focus and down.shows_at(at):
            return self._press(down, at)
        return None

    def _order(self, command: Command, *, repeated: bool) -> Transition:
        focused = self.focused
        if command is Command.CONFIRM:
            if repeated or focused is None:
                return None
            self.changed = True
            return self._press(focused)
        if focused is not None and focused.order(command):
            self.changed = True
            self._context.sounds.play(Effect.PRESS)
        elif command in (Command.NEXT, Command.PREVIOUS):
            self._step(1 if command is Command.NEXT else -1)
        elif command in AXES:
            self._go(*AXES[command])
        if self.focused is not focused:
            self._context.sounds.play(Effect.FOCUS)
        return None

    def _press(self, widget: Widget, at: Position | None = None) -> Transition:
        self._context.sounds.play(Effect.PRESS)
        return widget.press(at)

    def _enter(self, given: Input) -> None:
        if self.focused is not None and self.focused.enter(given.intent):
            self.changed = True

    def _step(self, step: int) -> None:
        able = [widget for widget in self.widgets if widget.takes_focus]
        if not able:
            return
        if self.focused in able:
            self.focus(able[(able.index(self.focused) + step) % len(able)])
        else:
            self.focus(able[0 if step > 0 else -1])

    def _go(self, across: int, down: int) -> None:
        """Move the focus to the nearest widget that lies in a direction."""
        if self.focused is None:
            self._step(1)
            return
        here = self.focused.rect
        best: tuple[int, Widget] | None = None
        for widget in self.widgets:
            if not widget.takes_focus or widget is self.focused:
                continue
            there = widget.rect
            if across:
                ahead = (there.centerx - here.centerx) * across
                aside = max(0, there.top - here.bottom, here.top - there.bottom)
                level = there.bottom > here.top and there.top < here.bottom
            else:
                ahead = (there.centery - here.centery) * down
                aside = max(0, there.left - here.right, here.left - there.right)
                level = there.top >= here.bottom or there.bottom <= here.top
            far = ahead + 3 * aside
            if ahead > 0 and level and (best is None or far < best[0]):
                best = (far, widget)
        if best is not None:
            self.focus(best[1])
