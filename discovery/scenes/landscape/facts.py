"""What the aids know of one position: odds, holders, worths, last moves. Worked out when asked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.landscape.designs import turned
from discovery.rules.landscape.events import FollowerDeployed, FollowerTaken, TilePlaced

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.match.log import LogEntry
    from discovery.rules.game import Seat
    from discovery.rules.landscape.actions import Place
    from discovery.rules.landscape.view import Change, LandscapeView, PlacedTile, Territory
    from discovery.ui.camera import Cell

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""


class Where(NamedTuple):
    """A place on the table: a square, and a segment of its tile where one is meant."""

    cell: Cell
    segment: int | None = None


class Rim(NamedTuple):
    """An open edge: the square whose tile has it, and the side."""

    cell: Cell
    side: int


@dataclass(frozen=True, slots=True)
class Held:
    """A territory with followers in it: whose they are (each seat once) and its open edges."""

    seats: tuple[Seat, ...]
    territory: Territory
    rims: tuple[Rim, ...]


@dataclass(frozen=True, slots=True)
class LastMove:
    """What a seat did last: where its tile lies, its follower went, its follower came from."""

    cell: Cell
    deployed: Where | None = None
    taken: Where | None = None


class Facts:
    """One position for the aids; everything is worked out at most once."""

    def __init__(self, view: LandscapeView, log: Sequence[LogEntry]) -> None:
        self._view = view
        self._log = log
        self._changes: dict[Place, tuple[Change, ...]] = {}
        self._territories: dict[Where, Territory] = {}

    @cached_property
    def tiles(self) -> Mapping[Cell, PlacedTile]:
        """The tiles on the table."""
        return self._view.tiles

    @cached_property
    def odds(self) -> Mapping[Cell, int]:
        """How many unseen tiles fit each empty square beside a tile."""
        return {cell: self._view.fitting_unseen(*cell) for cell in self._view.frontier}

    @cached_property
    def holders(self) -> tuple[Held, ...]:
        """The territories in which followers stand."""
        found: dict[object, Held] = {}
        for follower in self._view.followers:
            territory = self.territory(Where((follower.x, follower.y), follower.segment))
            if territory.members not in found:
                seats = tuple(dict.fromkeys(one.seat for one in territory.followers))
                found[territory.members] = Held(seats, territory, self.rims(territory))
        return tuple(found.values())

    @cached_property
    def last_moves(self) -> Mapping[Seat, LastMove]:
        """What each seat did in the last turn in which it laid a tile."""
        found: dict[Seat, LastMove] = {}
        for event in (event for entry in self._log for event in entry.events):
            match event:
                case TilePlaced(int(seat), _, x, y):
                    found[seat] = LastMove((x, y))
                case FollowerDeployed(int(seat), x, y, segment) if seat in found:
                    found[seat] = LastMove(found[seat].cell, Where((x, y), segment))
                case FollowerTaken(int(seat), x, y, segment) if seat in found:
                    found[seat] = LastMove(found[seat].cell, None, Where((x, y), segment))
                case _:
                    pass
        return found

    def territory(self, where: Where) -> Territory:
        """Return the territory at a place that names a segment.

        Raises:
            KeyError: no tile lies there.
            ValueError: no segment is named.
        """
        if where.segment is None:
            message = f"{where} names no segment"
            raise ValueError(message)
        if where not in self._territories:
            found = self._view.territory(*where.cell, where.segment)
            for x, y, segment in found.members:
                self._territories[Where((x, y), segment)] = found
        return self._territories[where]

    def changes(self, action: Place) -> tuple[Change, ...]:
        """Return what a legal placement changes for the followers on the table."""
        if action not in self._changes:
            self._changes[action] = self._view.changes(action)
        return self._changes[action]

    def rims(self, territory: Territory) -> tuple[Rim, ...]:
        """Return where a territory is open."""
        found = []
        for x, y, index in territory.members:
            tile = self.tiles[x, y]
            for edge in self._view.designs[tile.number].segments[index].edges:
                side = turned(edge, tile.rotation)
                right, down = STEPS[side]
                if (x + right, y + down) not in self.tiles:
                    found.append(Rim((x, y), side))
        return tuple(found)
