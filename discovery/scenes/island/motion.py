"""What moves on the island's table: players walk, markers turn, the sun goes on, doors open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.island.events import (
    ClueRead,
    Entered,
    MarkerTurned,
    SiteOpened,
)
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.rules.island.turns import DEED_HOURS
from discovery.scenes.island.hearing import hear
from discovery.scenes.island.messages import door_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.events import Event
    from discovery.scenes.island.table import Table

WALK, FLIP, SHINE, SWING = 0.26, 0.34, 0.34, 0.38
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A player goes from one hex to the next one."""

    seat: Seat
    start: Hex
    end: Hex


@dataclass(frozen=True, slots=True)
class Flip:
    """A marker is turned over."""


@dataclass(frozen=True, slots=True)
class Shine:
    """The sun goes on from some hour to another."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Swing:
    """A door of the clue checker opens."""

    door: int


Moving = Walk | Flip | Shine | Swing


def animate(table: Table, events: Sequence[Event], hours: int) -> None:
    """Start what shows `events`, which have just happened; the table is already as after them.

    `hours` were walked in the turn before.
    """
    hear(table, events)
    for event in events:
        match event:
            case Entered(int(seat)):
                _walk(table, seat)
                table.move(Shine(hours, table.view.hours), SHINE)
            case MarkerTurned():
                table.move(Flip(), FLIP)
            case ClueRead(_, fort, _):
                _open(table, CHECKPOINTS[fort])
            case SiteOpened(_, site, _):
                _open(table, SITES[site])
            case _:
                pass


def _walk(table: Table, seat: Seat) -> None:
    paths = table.session.paths(seat)
    hexes = paths[-1].hexes if paths else ()
    if len(hexes) < 2:
        return
    before, now = hexes[-2:]
    if before.x is None or before.y is None or now.x is None or now.y is None:
        if table.sheet is None or table.desk.sheet is None or seat != table.viewer:
            return
        start, end = table.sheet.laid(table.desk.sheet)[-2:]
    else:
        start, end = (before.x, before.y), (now.x, now.y)
    table.move(Walk(seat, start, end), WALK)


def _open(table: Table, name: str) -> None:
    table.move(Swing(door_of(name)), SWING)
    table.move(Shine(max(0, table.view.hours - DEED_HOURS), table.view.hours), SHINE)
