"""One focus for mouse and keys (and later pads), with one order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Vector2

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

    from pygame import Rect

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

    The pointer gives the focus to what it moves over, but not to text fields, which are clicked,
    and does not take it from somebody who types. `changed` is set whenever the picture may be
    another; the scene reads and clears it.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.changed = True
        self._down: Widget | None = None

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Take `widgets` in their order; the focus stays on the one of the same key.

        Where that is gone it goes to the one that is nearest to where it was.
        """
        key = self.focused.key if self.focused else ""
        self.widgets = list(widgets)
        self._down = None
        able = [widget for widget in self.widgets if widget.takes_focus]
        same = next((widget for widget in able if key and widget.key == key), None)
        if self.focused is None:
            self.focus(next(iter(able), None))
            return
        if same is None:
            here = Vector2(self.focused.rect.center)
            self.focus(min(able, key=lambda w: here.distance_to(w.rect.center), default=None))
            return
        same.take_over(self.focused)
        self._set(same)

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to `widget`; a text field then takes what is typed."""
        if widget is not None and widget is not self.focused:
            widget.arrive()
        self._set(widget)

    def keep(self) -> None:
        """Make the display take typed text, or not, as what has the focus wants."""
        self._set(self.focused)

    def _set(self, widget: Widget | None) -> None:
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
        if over is None or over is self.focused or over.types or typing or self._down is not None:
            return
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
        """Move the focus to the nearest widget in a direction; up and down go round at the ends."""
        if self.focused is None:
            self._step(1)
            return
        here = self.focused.rect
        others = [w for w in self.widgets if w.takes_focus and w is not self.focused]
        found = [(_ahead(here, other.rect, across, down), other) for other in others]
        way = [((far + 3 * aside), other) for (far, aside), other in found if far > 0]
        if not way and down:
            way = [((far + 3 * aside), other) for (far, aside), other in found if far < 0]
        if way:
            self.focus(min(way, key=lambda entry: entry[0])[1])


def _ahead(here: Rect, there: Rect, across: int, down: int) -> tuple[int, int]:
    """Return how far `there` lies ahead (0: not in that direction at all) and how far aside."""
    if across:
        level = there.bottom > here.top and there.top < here.bottom
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        return (there.centerx - here.centerx) * across if level else 0, aside
    level = there.top < here.bottom and there.bottom > here.top
    aside = max(0, there.left - here.right, here.left - there.right)
    return 0 if level else (there.centery - here.centery) * down, aside
