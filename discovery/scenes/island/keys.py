"""The island's table by keys alone: one order of the focus, arrows that go where they point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.island import places, targets
from discovery.scenes.island.checker import ROWS
from discovery.scenes.island.targets import MAP, OnDoor, OnLine, turned
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.steering import ARROWS, STEPS, nearest_towards, next_in
from discovery.ui.intents import Command

if TYPE_CHECKING:
    from discovery.scenes.island.deeds import Deeds
    from discovery.scenes.island.table import Table

WALKS = {
    Command.PAN_UP: 0,
    Command.UPPER_RIGHT: 1,
    Command.PAN_RIGHT: 2,
    Command.PAN_DOWN: 3,
    Command.PAN_LEFT: 4,
    Command.UPPER_LEFT: 5,
}
"""W E D S A Q, clockwise from the top of the screen."""
ZOOMS = {Command.ZOOM_IN: 1, Command.ZOOM_OUT: -1}
PAGES = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}
LOOKING = frozenset({*ZOOMS, *PAGES, Command.FIT, Command.LOG, Command.MENU, Command.HELP})
"""Commands that change nothing in the game: they skip nothing either."""


def order(table: Table, deeds: Deeds, command: Command, *, repeated: bool) -> Ask | None:
    """Answer a command."""
    if command in ZOOMS:
        table.zoom(ZOOMS[command], table.pointer)
    elif command in ARROWS:
        _arrow(table, ARROWS[command])
    elif command in STEPS:
        _step(table, STEPS[command])
    elif command in PAGES and table.log_open:
        table.scroll_log(PAGES[command] * table.log_rows)
    elif command in WALKS and not repeated:
        table.pointer = None
        deeds.walk(turned(WALKS[command], north_up=table.north_up))
    elif not repeated:
        return _once(table, deeds, command)
    return None


def lines_on(command: Command, page: int) -> int:
    """Return how many lines further a command goes on a slip that shows `page` of them."""
    return PAGES.get(command, 0) * page or ARROWS.get(command, (0, 0))[1]


def _once(table: Table, deeds: Deeds, command: Command) -> Ask | None:  # noqa: C901 - one a command
    """Answer a command that a held key does not repeat."""
    match command:
        case Command.CONFIRM:
            return _confirm(table, deeds)
        case Command.BACK:
            return _back(table)
        case Command.MENU:
            return Ask.MENU
        case Command.HELP:
            return Ask.RULES
        case Command.FIT:
            table.fit()
        case Command.UNDO:
            deeds.undo()
        case Command.RESET:
            deeds.reset_turn()
        case Command.PASS:
            deeds.stop()
        case Command.NOTE:
            deeds.scribble(table.hovered)
        case Command.LOG:
            table.show_log()
        case Command.FIRST:
            table.seek()
        case _:
            pass
    return None


def _confirm(table: Table, deeds: Deeds) -> Ask | None:
    if table.focus is None:
        return None
    if table.pointer is not None and table.focus == MAP:
        table.pointer = None
    return deeds.press(table.focus)


def _back(table: Table) -> Ask | None:
    """Close what is open, else return to where the focus belongs, else ask for the menu."""
    home = targets.first(table)
    if table.log_open:
        table.show_log()
    elif table.drawer:
        table.drawer = False
    elif table.armed:
        table.armed, table.focus = False, home
    elif home is not None and type(table.focus) is not type(home):
        table.focus = home
    else:
        return Ask.MENU
    return None


def _step(table: Table, step: int) -> None:
    table.pointer = None
    table.focus = next_in(targets.order(table), table.focus, step)
    _shown(table)


def _arrow(table: Table, way: tuple[int, int]) -> None:
    table.pointer = None
    focus = table.focus
    if isinstance(focus, OnLine) or table.log_open:
        _along_log(table, way[1])
    elif focus is None:
        _step(table, 1)
    elif focus == MAP:
        _move(table, way)
    elif isinstance(focus, OnDoor) and _to_door(table, focus.door, way):
        pass
    else:
        _across(table, way)


def _move(table: Table, way: tuple[int, int]) -> None:
    """Move the sheet or the cursor by a hex; sideways the row stays the same."""
    right, down = way if table.north_up else (-way[0], -way[1])
    desk = table.desk
    if table.moves_sheet and desk.sheet is not None:
        table.slide((desk.sheet[0] + right, desk.sheet[1] + down))
        table.show_step()
        return
    chart = table.view.island.chart
    x, y = desk.cursor or table.middle
    x = min(max(x + right, 0), chart.columns - 1)
    y = min(max(y + down, 0), len(chart.rows) - 1)
    desk.cursor = (x, y)
    table.show_hex(desk.cursor)


def _to_door(table: Table, door: int, way: tuple[int, int]) -> bool:
    """Go to the next door of the checker; return whether there is one."""
    row, column = divmod(door, ROWS)
    row, column = row + way[1], column + way[0]
    if not (0 <= row < ROWS and 0 <= column < ROWS):
        return False
    table.door = row * ROWS + column
    table.focus = OnDoor(table.door)
    return True


def _along_log(table: Table, down: int) -> None:
    if not table.lines:
        return
    line = table.focus.line if isinstance(table.focus, OnLine) else table.log_lines[-1] + 1
    line = min(max(line + down, 0), len(table.lines) - 1)
    if line < table.log_top:
        table.log_top = line
    elif line >= table.log_top + table.log_rows:
        table.log_top = line - table.log_rows + 1
    table.focus = OnLine(line)


def _across(table: Table, way: tuple[int, int]) -> None:
    """Go to what lies there on the screen."""
    if table.focus is None:
        return
    here = places.area(table, table.focus)
    spots = {
        spot.center: target
        for target in targets.order(table)
        if target not in (MAP, table.focus) and (spot := places.area(table, target)) is not None
    }
    found = None if here is None else nearest_towards(here.center, way, spots)
    if found is not None:
        table.focus = spots[found]
    elif MAP in targets.order(table):
        table.focus = MAP


def _shown(table: Table) -> None:
    """Bring what has the focus on the map into view."""
    cursor, on_map = table.desk.cursor, table.focus == MAP
    if isinstance(table.focus, targets.OnArrow) or (on_map and table.moves_sheet):
        table.show_step()
    elif on_map and cursor is not None:
        table.show_hex(cursor)
