"""The journals' table by the mouse alone: clicks, dice that are dragged, the wheel for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.journals.looking import spread, spread_at
from discovery.scenes.journals.reading import place, shown
from discovery.scenes.journals.targets import OnDie, OnSeat, Part
from discovery.scenes.table.pointer import DRAG_UNITS
from discovery.ui.intents import Button, Moved, Pressed, Released, Wheeled

if TYPE_CHECKING:
    from discovery.scenes.journals.deeds import Deeds
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.scenes.table.ask import Ask


class Pointer:
    """The mouse over one table."""

    def __init__(self, table: Table, deeds: Deeds) -> None:
        self._table = table
        self._deeds = deeds
        self._start: tuple[int, int] | None = None
        self.held: Target | None = None
        self.dragging = False

    def let_go(self) -> None:
        """Forget a button that is down; it may come up over another scene."""
        self._start, self.held, self.dragging = None, None, False
        self._table.dragged = False

    def handle(self, intent: Moved | Pressed | Released | Wheeled) -> Ask | None:
        """Answer the mouse."""
        table = self._table
        table.pointer = intent.at
        match intent:
            case Moved(at):
                self._move(at)
            case Pressed(at) if table.lens is not None:
                self._look_on(at)
            case Pressed(at, Button.MAIN):
                self._start, self.held = at, table.target_at(at)
            case Released(at, Button.MAIN):
                return self._release(at)
            case Pressed(at, Button.SECOND):
                target = table.target_at(at)
                # Over the words themselves it is more of them that one wants.
                if not self._deeds.look(table.focus if target is Part.LIST else target):
                    self._deeds.close()
            case Wheeled(_, steps):
                self._turn_wheel(steps)
            case _:
                pass
        return None

    def _look_on(self, at: tuple[int, int]) -> None:
        """End a close look, or go on: to more of it, or to another seat's board."""
        words = bool(shown(self._table))
        target = None if words else self._target_at(at)
        if target is Part.LEFT:
            self._deeds.look_through()
            return
        other = isinstance(target, OnSeat) and target != self._table.lens
        other = other or target in spread(self._table)
        if not (other and self._deeds.look(target)) and not self._deeds.turn_page():
            self._deeds.close()

    def _target_at(self, at: tuple[int, int]) -> Target | None:
        """Return what is seen at a pixel and can be chosen: nothing below a close look."""
        table = self._table
        if table.lens is not None and place(table).collidepoint(at):
            return spread_at(table, at)
        return table.target_at(at)

    def _turn_wheel(self, steps: float) -> None:
        table = self._table
        if table.rows:
            last = max(0, len(table.rows) - table.shown_rows)
            table.first_row = min(max(0, table.first_row - round(steps)), last)
        else:
            self._deeds.scroll(round(steps * 3))

    def _move(self, at: tuple[int, int]) -> None:
        table, start = self._table, self._start
        target = self._target_at(at)
        if target is not None and target is not Part.LIST:
            table.focus = target
        if start is None or not isinstance(self.held, OnDie) or self.dragging:
            return
        far = max(abs(at[0] - start[0]), abs(at[1] - start[1]))
        if far > table.layout.px(DRAG_UNITS) and table.lit(self.held):
            self.dragging = True
            if table.held != self.held.code:
                self._deeds.press(self.held)
            table.dragged = table.held is not None

    def _release(self, at: tuple[int, int]) -> Ask | None:
        table = self._table
        down, dragged = self.held, self.dragging
        self.let_go()
        target = table.target_at(at)
        if not dragged:
            return self._deeds.press(target) if target is not None and target == down else None
        if target is not None and target != down and target in table.offers:
            return self._deeds.press(target)
        if table.held is not None:
            self._deeds.close()
        return None
