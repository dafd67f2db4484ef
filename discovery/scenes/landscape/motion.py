"""What moves on the table: a tile is laid down, followers hop, points rise to the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from discovery.rules.landscape.events import (
    FollowerDeployed,
    FollowerScored,
    FollowerTaken,
    TilePlaced,
)
from discovery.rules.landscape.view import Follower
from discovery.scenes.landscape.board import Figure
from discovery.scenes.landscape.hearing import hear
from discovery.scenes.landscape.snapshot import figure_of
from discovery.scenes.table.rise import RISE, Rise
from discovery.ui.animation import between, eased
from discovery.ui.camera import Camera

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.landscape.events import Event
    from discovery.scenes.landscape.board import Tile
    from discovery.scenes.landscape.facts import Where
    from discovery.scenes.landscape.table import Table

DROP, HOP, STAGGER = 0.24, 0.3, 0.05
GLIDE, FLASH = 0.3, 0.39
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Drop:
    """A tile is laid down."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Hop:
    """A follower hops from its seat's row to its spot, or `back`."""

    figure: Figure
    back: bool


@dataclass(frozen=True, slots=True)
class Glide:
    """The board moves on the screen, so that a place is seen."""

    start: Camera
    end: Camera

    def at(self, share: float) -> Camera:
        """Return how the board is seen after `share` of the way."""
        x, y = between((self.start.x, self.start.y), (self.end.x, self.end.y), eased(share))
        return Camera(self.end.size, x, y)


@dataclass(frozen=True, slots=True)
class Flash:
    """A place is lit up, more brightly at first."""

    where: Where


Moving = Drop | Hop | Rise[Figure] | Glide | Flash


def animate(table: Table, events: Sequence[Event]) -> None:
    """Start what shows `events`, which have just happened; the table is already as after them."""
    hear(table, events)
    seats = table.session.seats
    finals = 0
    for event in events:
        match event:
            case TilePlaced(_, _, x, y):
                tile = next(tile for tile in table.tiles if tile.cell == (x, y))
                table.move(Drop(tile), DROP)
            case FollowerDeployed(int(seat), x, y, segment):
                follower = Follower(seat, x, y, segment)
                figure = figure_of(table.view, follower, seats[seat].colour, table.art)
                table.move(Hop(figure, back=False), HOP)
            case FollowerTaken(int(seat), x, y, segment, score):
                follower = Follower(seat, x, y, segment)
                figure = figure_of(table.view, follower, seats[seat].colour, table.art)
                table.move(Hop(figure, back=True), HOP)
                table.move(Rise(seat, score.points, figure.look, figure), RISE, STAGGER)
            case FollowerScored(int(seat), x, y, segment, score):
                follower = Follower(seat, x, y, segment)
                figure = figure_of(table.view, follower, seats[seat].colour, table.art)
                waits = STAGGER * (finals % 2)
                table.move(Rise(seat, score.points, figure.look, figure), RISE, waits)
                finals += 1
            case _:
                pass


def resting(table: Table) -> tuple[tuple[Tile, ...], tuple[Figure, ...]]:
    """Return the tiles and followers that do not move now."""
    if not table.movements:
        return table.tiles, table.figures
    dropping, hopping = set(), set()
    for movement in table.movements.running:
        match movement.thing:
            case Drop(tile):
                dropping.add(tile.cell)
            case Hop(figure):
                hopping.add((figure.cell, figure.segment))
            case Rise() | Glide() | Flash():
                pass
            case _:
                assert_never(movement.thing)
    return (
        tuple(tile for tile in table.tiles if tile.cell not in dropping),
        tuple(f for f in table.figures if (f.cell, f.segment) not in hopping),
    )
