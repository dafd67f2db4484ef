"""The table by the mouse alone: clicks, drags that pan, the wheel that turns or zooms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.scenes.landscape import targets
from discovery.scenes.landscape.looking import LINE
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import BOARD, LIST, SHEET, OnList, OnSeat, OnSheet
from discovery.ui.intents import Button, Moved, Pressed, Released, Wheeled
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from discovery.scenes.landscape.deeds import Deeds
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.scenes.table.ask import Ask
    from discovery.ui.camera import Point

DRAG_UNITS = 9
"""A press that moves further is a drag, not a click."""


@dataclass(slots=True)
class _Hold:
    """A button that is down: where it went down, what lay there, whether it drags the board."""

    button: Button
    start: Point
    last: Point
    target: Target | None
    covered: bool
    dragging: bool = False


class Pointer:
    """The mouse over one table."""

    def __init__(self, table: Table, deeds: Deeds) -> None:
        self._table = table
        self._deeds = deeds
        self._hold: _Hold | None = None
        self._wheel = 0.0

    @property
    def held(self) -> Target | None:
        """What a button is down on now."""
        hold = self._hold
        return None if hold is None or hold.dragging else hold.target

    @property
    def dragging(self) -> bool:
        """Whether the board is being moved."""
        return self._hold is not None and self._hold.dragging

    def let_go(self) -> None:
        """Forget a button that is down; it may come up over another scene."""
        self._hold = None

    def handle(self, intent: Moved | Pressed | Released | Wheeled) -> Ask | None:
        """Answer the mouse."""
        table = self._table
        table.pointer = intent.at
        match intent:
            case Moved(at):
                self._move(at)
            case Pressed(at, button):
                if self._hold is None or self._hold.button is button:
                    target, covered = table.target_at(at), table.covered(at)
                    self._hold = _Hold(button, at, at, target, covered)
            case Released(at, button):
                if self._hold is not None and self._hold.button is button:
                    return self._release(at)
            case Wheeled(at, steps, control):
                self._turn_wheel(at, steps, control=control)
        return None

    def _move(self, at: Point) -> None:
        hold, table = self._hold, self._table
        if hold is None:
            self._hover(at)
            return
        far = max(abs(at[0] - hold.start[0]), abs(at[1] - hold.start[1]))
        if not hold.covered and (hold.dragging or far > table.layout.px(DRAG_UNITS)):
            table.pan(at[0] - hold.last[0], at[1] - hold.last[1])
            hold.dragging = True
            hold.last = at

    def _hover(self, at: Point) -> None:
        """Give the focus to what lies under the pointer."""
        table = self._table
        table.looking.looker = None
        target = table.target_at(at)
        if isinstance(target, OnSeat | OnList | OnSheet):
            # One reads there; keys go on with what they were at.
            return
        if target is not None:
            table.focus = target
        elif not table.covered(at) and table.stage is Stage.PLACE:
            table.focus = BOARD

    def _release(self, at: Point) -> Ask | None:
        hold, self._hold = self._hold, None
        if hold is None or hold.dragging:
            return None
        if hold.button is Button.SECOND:
            self._deeds.turn(1)
            return None
        if hold.button is not Button.MAIN:
            return None
        target = self._table.target_at(at)
        if target is not None and target == hold.target:
            return self._deeds.press(target)
        if target is None and hold.target is None and not hold.covered:
            self._click_board(at)
        return None

    def _click_board(self, at: Point) -> None:
        table = self._table
        table.banner = False
        if table.looking.log_open and table.layout.log_drawer:
            table.looking.log_open = False
            return
        where = table.looking.under_pointer()
        if table.stage is Stage.FOLLOWER and where is not None:
            self._deeds.choose_place(where)
        if table.stage is not Stage.PLACE or table.covered(at):
            return
        cell = table.camera.cell(at)
        obstacle = table.obstacle(cell)
        if obstacle is None:
            self._deeds.place(cell)
        elif cell in table.frontier or any(tile.cell == cell for tile in table.tiles):
            table.refuse(obstacle)
            table.sound(Effect.REFUSE)

    def _turn_wheel(self, at: Point, steps: float, *, control: bool) -> None:
        """Turn the tile in hand, or zoom while there is none or Ctrl is held."""
        table = self._table
        if table.target_at(at) == LIST:
            far = -round(steps * 3 * table.layout.px(LINE))
            table.looking.listing.scroll(far, table.layout.log)
            return
        if table.target_at(at) == SHEET:
            far = -round(steps * 3 * table.layout.px(LINE))
            table.looking.tile_list.scroll(far, table.layout)
            return
        if table.covered(at) and table.target_at(at) not in targets.HAND_PARTS:
            return
        self._wheel += steps
        whole = int(self._wheel)
        self._wheel -= whole
        if not whole:
            return
        if table.stage is Stage.PLACE and not control:
            self._deeds.turn(1 if whole < 0 else -1)
        else:
            table.zoom(whole, at)
