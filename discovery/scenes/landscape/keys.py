"""The table by keys alone: one order of the focus, arrows that go where they point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.landscape import targets
from discovery.scenes.landscape.aids import HOLDERS
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.targets import BOARD, LIST, SHEET, OnChoice
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.steering import ARROWS, STEPS, nearest_towards, next_in
from discovery.ui.intents import Command

if TYPE_CHECKING:
    from discovery.scenes.landscape.deeds import Deeds
    from discovery.scenes.landscape.table import Table

PANS = {
    Command.PAN_UP: (0, 1),
    Command.PAN_RIGHT: (-1, 0),
    Command.PAN_DOWN: (0, -1),
    Command.PAN_LEFT: (1, 0),
}
PAN_UNITS = 90
ZOOMS = {Command.ZOOM_IN: 1, Command.ZOOM_OUT: -1}
TURNS = {
    Command.TURN_RIGHT: 1,
    Command.UPPER_RIGHT: 1,
    Command.TURN_LEFT: -1,
    Command.UPPER_LEFT: -1,
}
LOOKS = frozenset({Command.ODDS, Command.HOLDERS, Command.TILES, Command.LOG, Command.LOOK})
PAGES = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}
LOOKING = frozenset({*PANS, *ZOOMS, *LOOKS, *PAGES, Command.FIT, Command.MENU, Command.HELP})
"""Commands that change nothing in the game: they skip nothing either."""


def order(table: Table, deeds: Deeds, command: Command, *, repeated: bool) -> Ask | None:
    """Answer a command."""
    if command in PANS:
        across, down = PANS[command]
        far = table.layout.px(PAN_UNITS)
        table.pan(across * far, down * far)
    elif command in ZOOMS:
        at = table.pointer
        table.zoom(ZOOMS[command], None if at is None or table.covered(at) else at)
    elif command in ARROWS:
        _arrow(table, ARROWS[command])
    elif command in TURNS and table.looking.looker is not None:
        table.looking.turn_looker(TURNS[command])
    elif command in TURNS:
        deeds.turn(TURNS[command])
    elif command in STEPS:
        _next(table, STEPS[command], repeated=repeated)
    elif command in PAGES and table.looking.listing.rows:
        table.focus, table.pointer = LIST, None
        table.looking.listing.page(PAGES[command], table.layout.log)
    elif not repeated:
        return _once(table, deeds, command)
    return None


def _once(table: Table, deeds: Deeds, command: Command) -> Ask | None:
    """Answer a command that a held key does not repeat."""
    match command:
        case Command.CONFIRM:
            return _confirm(table, deeds)
        case Command.BACK:
            return _back(table)
        case Command.MENU:
            return Ask.MENU
        case Command.FIT:
            table.fit()
        case Command.UNDO:
            deeds.undo()
        case Command.RESET:
            deeds.reset_turn()
        case Command.PASS:
            deeds.give_up_follower()
        case Command.HELP:
            return Ask.RULES
        case Command.FIRST | Command.SECOND:
            deeds.take_tile(0 if command is Command.FIRST else 1)
        case _:
            _look(table, deeds, command)
    return None


def _look(table: Table, deeds: Deeds, command: Command) -> None:
    """Show what helps, or hide it again."""
    match command:
        case Command.LOG:
            table.pointer = None
            deeds.open_log()
        case Command.TILES:
            table.pointer = None
            deeds.open_sheet()
        case Command.LOOK:
            table.looking.start_looking()
        case Command.ODDS | Command.HOLDERS:
            part = Part.ODDS if command is Command.ODDS else Part.HOLDERS
            if part in targets.order(table):
                deeds.press(part)
            else:
                deeds.deny(part)
        case _:
            pass


def _confirm(table: Table, deeds: Deeds) -> Ask | None:
    if table.focus is None:
        return None
    if table.focus == BOARD and table.cell not in table.hand.squares:
        _to_board(table)
        return None
    return deeds.press(table.focus)


def _back(table: Table) -> Ask | None:
    """Close what is open, else leave the list, else ask for the menu."""
    home = targets.first(table)
    if table.banner:
        table.banner = False
        table.focus = home
    elif table.looking.close():
        if table.focus not in targets.order(table) or table.focus == LIST:
            table.focus = home
    elif table.focus == LIST:
        table.focus = home
    else:
        return Ask.MENU
    return None


def _next(table: Table, step: int, *, repeated: bool) -> None:
    """Go on to the next thing; a key that is held shows who holds the territories instead."""
    looking = table.looking
    if step < 0 or not looking.has(HOLDERS):
        _step(table, step)
    elif not repeated:
        looking.before = table.focus
        _step(table, step)
    elif not looking.held:
        looking.held = True
        table.focus = looking.before


def let_go(table: Table) -> None:
    """Hide what only a held key showed."""
    table.looking.held = False


def _step(table: Table, step: int) -> None:
    table.pointer = None
    table.focus = next_in(targets.order(table), table.focus, step)
    _shown(table)


def _arrow(table: Table, way: tuple[int, int]) -> None:
    focus, looking = table.focus, table.looking
    if looking.looker is not None:
        looking.move_looker(way)
    elif focus == LIST and way[1]:
        table.pointer = None
        looking.listing.step(way[1], table.layout.log)
    elif focus == SHEET:
        table.pointer = None
        looking.tile_list.step(way, table.layout)
    elif focus is None:
        _step(table, 1)
    elif focus == BOARD:
        _move_cursor(table, way)
    elif isinstance(focus, OnChoice):
        _among_choices(table, focus.index, way)
    else:
        spots = {
            table.area(target).center: target
            for target in targets.order(table)
            if not isinstance(target, OnChoice) and target not in (BOARD, focus)
        }
        found = nearest_towards(table.area(focus).center, way, spots)
        table.focus = focus if found is None else spots[found]


def _move_cursor(table: Table, way: tuple[int, int]) -> None:
    start = table.cursor
    if table.pointer is not None or start is None or start not in table.hand.squares:
        _to_board(table)
        return
    found = nearest_towards(start, way, table.hand.squares)
    if found is not None:
        table.cursor = found
        table.show_cell(found)


def _to_board(table: Table) -> None:
    """Put the cursor on the square that is nearest to where one looks."""
    table.start_cursor()
    table.pointer = None
    _shown(table)


def _among_choices(table: Table, index: int, way: tuple[int, int]) -> None:
    """Go to the choice that lies there, or else to the next or the one before; then 'Nothing'."""
    spots = {table.choice_area(i).center: i for i in range(len(table.choices)) if i != index}
    found = nearest_towards(table.choice_area(index).center, way, spots)
    if found is not None:
        table.focus = OnChoice(spots[found])
    else:
        after = index + (1 if sum(way) > 0 else -1)
        inside = 0 <= after < len(table.choices)
        table.focus = OnChoice(after) if inside else Part.MAIN
    _shown(table)


def _shown(table: Table) -> None:
    """Bring what has the focus on the board into view."""
    if isinstance(table.focus, OnChoice):
        table.show_cell(table.choices[table.focus.index].cell)
    elif table.focus == BOARD and table.cursor is not None:
        table.show_cell(table.cursor)
