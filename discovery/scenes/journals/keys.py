"""The journals' table by keys alone: one order of the focus, arrows that go where they point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.journals.focusing import ring
from discovery.scenes.journals.looking import spread
from discovery.scenes.journals.targets import OnRow, Part
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.steering import ARROWS, MOVING, STEPS, nearest_towards, next_in
from discovery.ui.intents import Command

if TYPE_CHECKING:
    from discovery.scenes.journals.deeds import Deeds
    from discovery.scenes.journals.table import Table

PAGES = {Command.PAGE_UP: 5, Command.PAGE_DOWN: -5}
REPEATING = frozenset({*MOVING, *PAGES})
"""Commands that a held key gives again and again."""
LOOKING = frozenset({*PAGES, Command.TILES, Command.LOG, Command.MENU, Command.HELP})
"""Commands that change nothing in the game: they skip nothing either."""
CLOSING = frozenset({Command.CONFIRM, Command.BACK, Command.ZOOM_IN, Command.ZOOM_OUT})
"""Commands that only close what is seen closely."""
ENDING = frozenset({Command.BACK, Command.ZOOM_OUT})
"""Of these, those that end looking through cards too."""


def order(table: Table, deeds: Deeds, command: Command, *, repeated: bool) -> Ask | None:
    """Answer a command; held keys move and scroll, but do nothing else again."""
    if repeated and command not in REPEATING:
        return None
    if command in CLOSING - ENDING and table.focus not in spread(table) and deeds.turn_page():
        return None
    if table.lens is not None and not spread(table) and command in CLOSING | MOVING:
        deeds.close()
        if command in CLOSING:
            return None
    if spread(table) and command in CLOSING | MOVING:
        _look_through(table, deeds, command)
    elif command in ARROWS:
        _arrow(table, ARROWS[command])
    elif command in STEPS:
        _step(table, STEPS[command])
    elif command in PAGES:
        deeds.scroll(PAGES[command])
    else:
        return _once(table, deeds, command)
    return None


def _once(  # noqa: C901 - one a command
    table: Table, deeds: Deeds, command: Command
) -> Ask | None:
    match command:
        case Command.CONFIRM:
            return None if table.focus is None else deeds.press(table.focus)
        case Command.BACK:
            return None if deeds.close() else Ask.MENU
        case Command.MENU:
            return Ask.MENU
        case Command.HELP:
            return Ask.RULES
        case Command.UNDO:
            deeds.undo()
        case Command.RESET:
            deeds.reset_turn()
        case Command.PASS:
            deeds.end()
        case Command.ZOOM_IN:
            deeds.look(table.focus)
        case Command.TILES if table.usable(Part.LEFT):
            deeds.look_through()
        case Command.LOG if table.usable(Part.LOG):
            deeds.open_log()
        case Command.LOOK if table.usable(Part.PLAN):
            deeds.plan()
        case _:
            pass
    return None


def _look_through(table: Table, deeds: Deeds, command: Command) -> None:
    """Go from card to card of those laid open, see one closely, or end that."""
    cards, focus = spread(table), table.focus
    table.pointer = None
    if command in CLOSING:
        if command in ENDING or focus not in cards or not deeds.look(focus):
            deeds.close()
    elif focus not in cards:
        table.focus = next(iter(cards))
    elif command in STEPS:
        table.focus = next_in(list(cards), focus, STEPS[command])
    else:
        spots = {area.center: card for card, area in cards.items() if card != focus}
        found = nearest_towards(cards[focus].center, ARROWS[command], spots)
        table.focus = focus if found is None else spots[found]


def _step(table: Table, step: int) -> None:
    table.pointer = None
    table.focus = next_in(ring(table), table.focus, step)
    table.show_row()


def _arrow(table: Table, way: tuple[int, int]) -> None:
    focus = table.focus
    if focus is None:
        _step(table, 1)
        return
    table.pointer = None
    if isinstance(focus, OnRow) and way[1]:
        after = focus.index + way[1]
        if 0 <= after < len(table.rows):
            table.focus = OnRow(after)
            table.show_row()
            return
    seen = set(table.seen_rows())
    spots = {
        table.area(target).center: target
        for target in ring(table)
        if target != focus and (not isinstance(target, OnRow) or target.index in seen)
    }
    found = nearest_towards(table.area(focus).center, way, spots)
    if found is not None:
        table.focus = spots[found]
