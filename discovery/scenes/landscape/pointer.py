"""The table by the mouse alone: clicks, drags that pan, the wheel that turns or zooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.landscape import targets
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.looking import LINE
from discovery.scenes.landscape.session import CONFIRMATIONS, Stage
from discovery.scenes.landscape.targets import BOARD, LIST, SHEET, OnList, OnSeat, OnSheet
from discovery.scenes.landscape.tips import target_under
from discovery.scenes.table.pointer import BoardPointer
from discovery.ui.intents import Button

if TYPE_CHECKING:
    from discovery.scenes.landscape.deeds import Deeds
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.scenes.table.ask import Ask
    from discovery.scenes.table.pointer import Hold
    from discovery.ui.camera import Point
    from discovery.ui.intents import Wheeled


CHOOSING = CONFIRMATIONS | {Stage.FOLLOWER, Stage.DISCARD}
"""Steps in which a click on a tile is about followers."""


class Pointer(BoardPointer["Target"]):
    """The mouse over one table."""

    def __init__(self, table: Table, deeds: Deeds) -> None:
        super().__init__(table)
        self._table = table
        self._deeds = deeds

    def find(self, at: Point, button: Button) -> tuple[Target | None, bool]:  # noqa: ARG002 - any
        """Return what a button goes down on, and whether it could drag the board."""
        return self._table.target_at(at), not self._table.covered(at)

    def drag(self, hold: Hold[Target], at: Point) -> None:
        """Move the board."""
        self._table.pan(at[0] - hold.last[0], at[1] - hold.last[1])

    def hover(self, at: Point) -> None:
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

    def click(self, hold: Hold[Target], at: Point) -> Ask | None:
        """Answer a button that came up without a drag."""
        if hold.button is Button.SECOND:
            self._deeds.turn(1)
            return None
        if hold.button is not Button.MAIN:
            return None
        target = self._table.target_at(at)
        if target is not None and target == hold.target:
            return self._deeds.press(target)
        if target is None and hold.target is None and hold.free:
            self._click_board(at)
        elif target is None and hold.target is None:
            under = target_under(self._table, at)
            if isinstance(under, Part):
                self._deeds.deny(under)
        return None

    def _click_board(self, at: Point) -> None:
        table = self._table
        table.banner = False
        if table.looking.log_open and table.layout.log_drawer:
            table.looking.log_open = False
            return
        where = table.looking.under_pointer()
        if table.stage in CHOOSING and where is not None:
            self._deeds.choose_place(where)
        elif table.stage in CHOOSING - {Stage.FOLLOWER} and not table.covered(at):
            self._deeds.say_why(table.view.check(table.place_at(table.camera.cell(at))))
        if table.stage is not Stage.PLACE or table.covered(at):
            return
        cell = table.camera.cell(at)
        obstacle = table.obstacle(cell)
        if obstacle is None:
            self._deeds.place(cell)
        elif where is not None and table.looking.own_follower(where):
            self._deeds.choose_place(where)
        else:
            self._deeds.say_why(obstacle)

    def turn_wheel(self, given: Wheeled) -> None:
        """Turn the tile in hand, or zoom while there is none or Ctrl is held."""
        table, at, steps = self._table, given.at, given.steps
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
        whole = self.whole(steps)
        if not whole:
            return
        if table.stage is Stage.PLACE and not given.control:
            self._deeds.turn(1 if whole < 0 else -1)
        else:
            table.zoom(whole, at)
