"""What a person looks at besides the game itself: overlays, the list, the tiles that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message
from discovery.scenes.landscape import aids
from discovery.scenes.landscape.chronicle import ledger_rows, log_rows
from discovery.scenes.landscape.facts import STEPS, Where
from discovery.scenes.landscape.layout import Kind
from discovery.scenes.landscape.listing import Listing
from discovery.scenes.landscape.snapshot import spot_of
from discovery.scenes.landscape.targets import LIST, SHEET, OnChoice
from discovery.scenes.landscape.tile_list import TileList
from discovery.scenes.table.steering import nearest, nearest_towards

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.game import Seat
    from discovery.scenes.landscape.snapshot import Choice
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.ui.camera import Cell

LINE = 28
"""Units of a line of the list until its text is measured."""


class Looking:
    """The looks of one table; nothing here changes the game.

    `odds` and `holders` say which overlays are on; `held` that a key holds the second one up for
    now. `looker` is the segment that keys stand on to ask about it. `sheet` says whether the list
    of tiles is open.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._viewer = table.session.viewer
        self.odds = False
        self.holders = False
        self.held = False
        self.before: Target | None = None
        """What had the focus before the key went down that is held now."""
        self.looker: Where | None = None
        self.pointed: Where | None = None
        """The place of the deed whose reason is told."""
        self.sheet = False
        self.tile_list = TileList(table.session.view.designs)
        self.log_open = False
        self.listing = Listing()
        self.telling = False
        """Whether a tip tells about what pointer or focus are on."""
        self.segment_at: Callable[[int, int, float, float], int] | None = None
        """Tells the segment of a design, turned, at a point of the tile; None: the nearest."""

    def has(self, aid: str) -> bool:
        """Tell whether the seat that looks plays with an aid."""
        return aid not in self._table.session.aids_off

    @property
    def all_holders(self) -> bool:
        """Whether all territories are shown in their holders' colours now."""
        return (self.holders or self.held) and self.has(aids.HOLDERS)

    @property
    def reading(self) -> bool:
        """Whether arrows move in a list, or from territory to territory."""
        return self.looker is not None or self._table.focus in (LIST, SHEET)

    @property
    def list_shown(self) -> bool:
        """Whether the list of what happened, or of points, can be seen."""
        return self._table.layout.kind is Kind.PANELS or self.log_open

    def refresh(self) -> None:
        """Read the list anew; when somebody else looks, nothing is open."""
        table, listing = self._table, self.listing
        if table.session.viewer != self._viewer:
            self._viewer = table.session.viewer
            self.sheet = self.held = self.log_open = self.telling = False
            self.looker, listing.seat = None, None
        seats = table.session.seats
        if listing.seat is not None:
            rows = ledger_rows(table.view, listing.seat, seats)
        elif self.has(aids.LOG):
            rows = log_rows(table.log, table.view, seats)
        else:
            rows = ()
        listing.show(rows, table.layout.log, table.layout.px(LINE))
        if self.looker is not None:
            cell = self.looker.cell
            inside = cell in (
                table.facts.tiles if self.looker.segment is not None else table.frontier
            )
            self.looker = self.looker if inside else None

    def list_points(self, seat: Seat | None) -> None:
        """List the points of a seat, None for the log."""
        self.listing.seat = seat
        self.refresh()
        self.log_open = True

    def lit(self) -> Where | None:
        """Return the place that is lit: of a row, a choice, or what pointer or keys ask about."""
        row = self.row()
        if row is not None:
            return self.listing.rows[row].where
        asked = self.looker or self.pointed
        if asked is not None:
            return asked
        choice = self.choice()
        return self.under_pointer() if choice is None else Where(choice.cell, choice.segment)

    def choice(self) -> Choice | None:
        """Return the choice that has the focus, None while the pointer asks about another place."""
        table = self._table
        if not isinstance(table.focus, OnChoice):
            return None
        choice, pointed = table.choices[table.focus.index], self.under_pointer()
        if pointed is None or table.pointer is None:
            return choice
        if isinstance(table.target_at(table.pointer), OnChoice):
            return choice
        return choice if self.choice_in(pointed) == table.focus.index else None

    def choice_in(self, where: Where) -> int | None:
        """Return which choice of the follower step is within the territory at a place."""
        table = self._table
        members = table.facts.territory(where).members
        spots = [(*choice.cell, choice.segment) for choice in table.choices]
        focus = table.focus
        if isinstance(focus, OnChoice) and spots[focus.index] in members:
            return focus.index
        return next((index for index, spot in enumerate(spots) if spot in members), None)

    def own_follower(self, where: Where) -> bool:
        """Tell whether a follower of the one who looks stands at a place."""
        table = self._table
        return any(
            Where((one.x, one.y), one.segment) == where and one.seat == table.session.viewer
            for one in table.view.followers
        )

    def row(self) -> int | None:
        """Return the row of the list that pointer or keys are on."""
        table = self._table
        if not self.list_shown:
            return None
        if table.pointer is not None:
            return self.listing.at(table.pointer, table.layout.log)
        return self.listing.chosen if table.focus == LIST else None

    def under_pointer(self) -> Where | None:
        """Return the segment of a tile under the pointer, None where there is none."""
        table = self._table
        if table.pointer is None or table.covered(table.pointer):
            return None
        camera = table.camera
        cell = camera.cell(table.pointer)
        if cell not in table.facts.tiles:
            return None
        left, top = camera.corner(cell)
        x, y = (table.pointer[0] - left) / camera.size, (table.pointer[1] - top) / camera.size
        return Where(cell, self._segment(cell, x, y))

    def _segment(self, cell: Cell, x: float, y: float) -> int:
        table = self._table
        tile = table.facts.tiles[cell]
        if self.segment_at is not None:
            return self.segment_at(tile.number, tile.rotation, x, y)
        spots = self._spots(cell)
        return spots[nearest((x, y), spots) or next(iter(spots))]

    def _spots(self, cell: Cell) -> dict[tuple[float, float], int]:
        table = self._table
        count = len(table.view.designs[table.facts.tiles[cell].number].segments)
        return {spot_of(table.view, cell, index, table.art): index for index in range(count)}

    def start_looking(self) -> None:
        """Let keys stand on a segment: of the newest tile, or of the one in the middle.

        From there they go on to other tiles and to empty squares beside tiles.
        """
        table = self._table
        if self.looker is not None:
            self.looker = None
            return
        table.pointer = None
        middle = table.camera.cell(table.layout.view.center)
        cell = table.view.placed_now or nearest(middle, table.facts.tiles) or (0, 0)
        self.looker = Where(cell, 0)
        table.show_cell(cell)

    def move_looker(self, way: tuple[int, int]) -> None:
        """Go to the next tile that lies there, or to the empty square beside one."""
        table = self._table
        if self.looker is None:
            return
        others = [
            cell for cell in (*table.facts.tiles, *table.frontier) if cell != self.looker.cell
        ]
        found = nearest_towards(self.looker.cell, way, others)
        if found is None:
            return
        if found not in table.facts.tiles:
            self.looker = Where(found)
            table.show_cell(found)
            return
        # Where the way leads in is the segment that lies at that side.
        side = STEPS.index((-way[0], -way[1]))
        edge = ((0.5, 0.05), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5))[side]
        self.looker = Where(found, self._segment(found, *edge))
        table.show_cell(found)

    def turn_looker(self, step: int) -> None:
        """Go to the next segment of the tile."""
        table = self._table
        if self.looker is None or self.looker.segment is None:
            return
        cell = self.looker.cell
        count = len(table.view.designs[table.facts.tiles[cell].number].segments)
        self.looker = Where(cell, (self.looker.segment + step) % count)

    def sheet_title(self) -> Message:
        """Return the heading of the list of tiles: all of them, or the design that one is on."""
        view, number = self._table.view, self.design_at()
        if number is None:
            total = sum(design.count for design in view.designs.values())
            values = {"unseen": view.unseen.total(), "all": total}
            return Message("Tiles not seen yet: {unseen} of {all}", values)
        squares = sum(1 for x, y in view.frontier if view.rotations(number, x, y))
        values = {"left": view.unseen[number], "all": view.designs[number].count}
        values["squares"] = squares
        return Message("{left} of {all} not seen yet; fits {squares} squares now", values)

    def design_at(self) -> int | None:
        """Return the design of the list that pointer or keys are on."""
        table, listed = self._table, self.tile_list
        if not self.sheet:
            return None
        if table.pointer is None:
            return listed.numbers[listed.chosen] if table.focus == SHEET else None
        return listed.at(table.pointer, table.layout)

    def close(self) -> bool:
        """Close what is open on top; tell whether anything was."""
        listing, table = self.listing, self._table
        if self.sheet:
            self.sheet = False
        elif self.looker is not None:
            self.looker = None
        elif listing.seat is not None or (self.log_open and table.layout.kind is Kind.RAILS):
            # The points of a seat give way to the log: where that is a drawer, it stays shut.
            listing.seat, self.log_open = None, False
            self.refresh()
        else:
            return False
        return True
