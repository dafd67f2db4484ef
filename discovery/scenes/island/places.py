"""Where on the screen each thing is that can have the focus, and what lies under a pixel."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, assert_never

from pygame import Rect

from discovery.rules.island.equipment import ITEMS
from discovery.scenes.island import targets
from discovery.scenes.island.checker import door_area
from discovery.scenes.island.layout import SLIP_HEAD, Part
from discovery.scenes.island.targets import (
    MAP,
    OnArrow,
    OnCard,
    OnDoor,
    OnLine,
    OnMap,
    OnSeat,
    turned,
)

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.targets import Target

WAYS = tuple((cos(pi * (way - 1.5) / 3), sin(pi * (way - 1.5) / 3)) for way in range(6))
"""The six ways on the screen, clockwise from the top: to the right, and down."""
FOIL_RIM = 1.7
"""How far the sheet reaches beyond the middles of its hexes, in halves of a hex."""


def area(table: Table, target: Target) -> Rect | None:  # noqa: PLR0911 - one a kind
    """Return the pixels of anything that can have the focus, None if it is not seen."""
    layout = table.layout
    match target:
        case OnMap():
            return layout.view
        case OnArrow(direction):
            return arrow_area(table, direction)
        case OnCard(item):
            return layout.cards(len(ITEMS))[item]
        case OnDoor(door):
            box = layout.shown(Part.CHECKER, drawer=table.drawer)
            return None if box is None else door_area(box, door)
        case OnSeat(seat):
            return (layout.chips or layout.rows)[seat]
        case OnLine(line):
            return line_area(table, line)
        case Part():
            return layout.shown(target, drawer=table.drawer)
        case _:
            assert_never(target)


def arrow_area(table: Table, direction: int) -> Rect | None:
    """Return where the arrow of a direction stands, None if that is not on the map."""
    here = table.here
    if here is None:
        return None
    made = arrow_spot(table, here, direction)
    return made if table.layout.view.contains(made) else None


def arrow_spot(table: Table, here: Hex, direction: int) -> Rect:
    """Return where the arrow from a hex would stand, seen or not."""
    far, side = table.arrow_room
    x, y = table.centre(here)
    right, down = WAYS[turned(direction, north_up=table.north_up)]
    made = Rect(0, 0, side, side)
    made.center = (x + round(far * right), y + round(far * down))
    return made


def line_area(table: Table, line: int) -> Rect | None:
    """Return where a line of the open log stands, None if it is scrolled away."""
    if not table.log_open or line not in table.log_lines:
        return None
    layout = table.layout
    slip = table.slip
    high = layout.slip_line
    top = slip.top + layout.px(SLIP_HEAD) + (line - table.log_top) * high
    return Rect(slip.left + layout.px(18), top, slip.width - layout.px(36), high)


def foil(table: Table) -> Rect | None:
    """Return the pixels of the locator sheet, None if there is none."""
    sheet, end = table.sheet, table.desk.sheet
    if sheet is None or end is None:
        return None
    spots = [table.centre(place) for place in sheet.laid(end)]
    rim = round(FOIL_RIM * table.camera.half) + table.layout.px(8)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top = min(xs) - rim, min(ys) - rim
    return Rect(left, top, max(xs) + rim - left, max(ys) + rim - top)


def target_at(table: Table, at: Point, *, hovering: bool = False) -> Target | None:
    """Return what the pointer would choose at a pixel; None for the bare map or table.

    `hovering` counts what only explains itself too.
    """
    found: Target | None = None
    near = 0
    candidates = targets.order(table)
    if hovering:
        candidates = (*candidates, *targets.hoverable(table))
    for target in candidates:
        box = None if target == MAP else area(table, target)
        if box is None or not box.collidepoint(at):
            continue
        if isinstance(target, OnArrow) and not table.on_map(at):
            continue
        if isinstance(target, Part | OnDoor) and _covered(table, target, at):
            continue
        far = (box.centerx - at[0]) ** 2 + (box.centery - at[1]) ** 2
        if found is None or far < near:
            found, near = target, far
    return found


def _covered(table: Table, target: Part | OnDoor, at: Point) -> bool:
    """Return whether the slip lies over a part of the drawer."""
    inside = isinstance(target, OnDoor) or target in (Part.CLUES, Part.FITS)
    return table.tells and inside and table.slip.collidepoint(at)
