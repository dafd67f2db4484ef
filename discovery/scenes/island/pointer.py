"""The island's table by the mouse alone: clicks, drags of map and sheet, the wheel that zooms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.scenes.island import places
from discovery.scenes.island.session import PUTS, Stage
from discovery.scenes.island.targets import MAP, OnCard, OnLine
from discovery.ui.intents import Button, Moved, Pressed, Released, Wheeled

if TYPE_CHECKING:
    from discovery.scenes.island.deeds import Deeds
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.targets import Target
    from discovery.scenes.table.ask import Ask

DRAG_UNITS = 9
"""A press that moves further is a drag, not a click."""
WHEEL_LINES = 3


@dataclass(slots=True)
class _Hold:
    """A button that is down: where it went down, what lay there, what it drags.

    `grip` is how far the pointer is from the middle of the hex where the sheet's path ends, None
    where the sheet is not held.
    """

    button: Button
    start: Point
    last: Point
    target: Target | None
    on_map: bool
    grip: Point | None = None
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
        """Whether the map or the sheet is being moved."""
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
                    self._press(at, button)
            case Released(at, button):
                if self._hold is not None and self._hold.button is button:
                    return self._release(at)
            case Wheeled(at, steps):
                self._turn_wheel(at, steps)
        return None

    def _press(self, at: Point, button: Button) -> None:
        table = self._table
        target, on_map = places.target_at(table, at), table.on_map(at)
        grip = None
        sheet = places.foil(table)
        end = table.desk.sheet
        held = button is Button.MAIN and on_map and sheet is not None and sheet.collidepoint(at)
        if held and end is not None:
            x, y = table.centre(end)
            grip = (at[0] - x, at[1] - y)
        self._hold = _Hold(button, at, at, target, on_map, grip)

    def _move(self, at: Point) -> None:
        hold, table = self._hold, self._table
        if hold is None:
            self._hover(at)
            return
        far = max(abs(at[0] - hold.start[0]), abs(at[1] - hold.start[1]))
        if not hold.on_map or not (hold.dragging or far > table.layout.px(DRAG_UNITS)):
            return
        if hold.grip is not None:
            table.slide(table.hex_at((at[0] - hold.grip[0], at[1] - hold.grip[1])))
        else:
            table.pan(at[0] - hold.last[0], at[1] - hold.last[1])
        hold.dragging = True
        hold.last = at

    def _hover(self, at: Point) -> None:
        """Give the focus to what lies under the pointer."""
        table = self._table
        target = places.target_at(table, at, hovering=True)
        if target is not None:
            table.focus = target
        elif table.on_map(at) and table.stage not in (Stage.EQUIP, Stage.REPLAY):
            table.focus = MAP

    def _release(self, at: Point) -> Ask | None:
        hold, self._hold = self._hold, None
        if hold is None or hold.dragging:
            return None
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
            self._click_table(at, on_map=hold.on_map)
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

    def _turn_wheel(self, at: Point, steps: float) -> None:
        """Scroll the log, or zoom the map."""
        table = self._table
        self._wheel += steps
        whole = int(self._wheel)
        self._wheel -= whole
        if not whole:
            return
        if table.log_open:
            table.scroll_log(-whole * WHEEL_LINES)
        elif table.on_map(at):
            table.zoom(whole, at)
