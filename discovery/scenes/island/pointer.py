"""The island's table by the mouse alone: clicks, drags of map and sheet, the wheel that zooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.island import places
from discovery.scenes.island.session import PUTS, Stage
from discovery.scenes.island.targets import MAP, OnCard, OnLine
from discovery.scenes.table.pointer import BoardPointer
from discovery.ui.intents import Button

if TYPE_CHECKING:
    from discovery.scenes.island.deeds import Deeds
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.targets import Target
    from discovery.scenes.table.ask import Ask
    from discovery.scenes.table.pointer import Hold
    from discovery.ui.intents import Moved, Pressed, Released, Wheeled

WHEEL_LINES = 3


class Pointer(BoardPointer["Target"]):
    """The mouse over one table.

    `_grip` is how far the pointer is from the middle of the hex where the sheet's path ends, None
    where the sheet is not held.
    """

    def __init__(self, table: Table, deeds: Deeds) -> None:
        super().__init__(table)
        self._table = table
        self._deeds = deeds
        self._grip: Point | None = None

    def handle(self, intent: Moved | Pressed | Released | Wheeled) -> Ask | None:
        """Answer the mouse, and tell the desk whether the sheet is being moved."""
        ask = super().handle(intent)
        self._table.desk.sliding = self.dragging and self._grip is not None
        return ask

    def let_go(self) -> None:
        """Forget a button that is down."""
        super().let_go()
        self._table.desk.sliding = False

    def find(self, at: Point, button: Button) -> tuple[Target | None, bool]:
        """Return what a button goes down on, and whether it could drag the map or the sheet."""
        table = self._table
        target, on_map = places.target_at(table, at), table.on_map(at)
        self._grip = None
        sheet, end = places.foil(table), table.desk.sheet
        held = button is Button.MAIN and on_map and sheet is not None and sheet.collidepoint(at)
        if held and end is not None:
            x, y = table.centre(end)
            self._grip = (at[0] - x, at[1] - y)
        return target, on_map

    def drag(self, hold: Hold[Target], at: Point) -> None:
        """Move the sheet, or the map."""
        table, grip = self._table, self._grip
        if grip is not None:
            table.slide(table.hex_at((at[0] - grip[0], at[1] - grip[1])))
        else:
            table.pan(at[0] - hold.last[0], at[1] - hold.last[1])

    def hover(self, at: Point) -> None:
        """Give the focus to what lies under the pointer."""
        table = self._table
        target = places.target_at(table, at, hovering=True)
        if target is not None:
            table.focus = target
        elif table.on_map(at) and table.stage not in (Stage.EQUIP, Stage.REPLAY):
            table.focus = MAP

    def click(self, hold: Hold[Target], at: Point) -> Ask | None:
        """Answer a button that came up without a drag."""
        table = self._table
        if hold.button is Button.SECOND:
            self._deeds.scribble(table.hovered)
            return None
        if hold.button is not Button.MAIN:
            return None
        target = places.target_at(table, at)
        if target is not None and target == hold.target:
            return self._deeds.press(target)
        if target is None and hold.target is None:
            self._click_table(at, on_map=hold.free)
        return None

    def _click_table(self, at: Point, *, on_map: bool) -> None:
        table = self._table
        hovered = places.target_at(table, at, hovering=True)
        if hovered is not None and not isinstance(hovered, OnCard | OnLine):
            self._deeds.press(hovered)
        elif table.log_open and not table.slip.collidepoint(at):
            table.show_log()
        elif table.drawer and not any(cover.collidepoint(at) for cover in table.covers):
            table.drawer = False
        elif on_map and table.hovered is not None:
            place = table.hovered
            if table.stage in PUTS or not table.moves_sheet:
                table.desk.cursor = place
            self._deeds.choose(place)

    def turn_wheel(self, given: Wheeled) -> None:
        """Scroll what is told over the map, or zoom the map."""
        table, whole = self._table, self.whole(given.steps)
        if not whole:
            return
        if table.log_open:
            table.scroll_log(-whole * WHEEL_LINES)
        elif table.recap_scrolls and table.slip.collidepoint(given.at):
            table.scroll_recap(-whole)
        elif table.on_map(given.at):
            table.zoom(whole, given.at)
