"""What all states of a game share: the island, worked out for quick look-up.

A cell is one number, ``r * 128 + q`` in axial coordinates moved away from 0, so that each direction
is a constant step and a set of cells is a bit set that moves as a whole by a shift.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from discovery.rules.island.actions import (
    GO,
    OPEN,
    READ,
    SPEND,
    STOP,
    SUFFER,
    Action,
    Declare,
    Put,
)
from discovery.rules.island.chart import (
    MOST_COLUMNS,
    MOST_ROWS,
    PLACES,
    Chart,
    Hex,
    axial,
    ground_of,
    offset,
)
from discovery.rules.island.ground import (
    CHECKPOINT,
    CHECKPOINTS,
    DIRECTIONS,
    FIRST_SYMBOL_CLUE,
    NOTHING,
    SEA,
    SITE,
    SITE_SYMBOLS,
    SITES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROW = 128
"""Cells in a row; twice as many as columns, so that the way between two cells is one number."""
MARGIN = 8
"""Cells of sea on every side, more than the farthest look-up."""
STEPS = (-ROW, 1 - ROW, 1, ROW, ROW - 1, -1)
"""From a cell to its neighbour north, north-east, south-east, south, south-west, north-west."""
LOST_DISTANCE = 4
RING = tuple(
    dr * ROW + dq
    for dr in range(-LOST_DISTANCE, LOST_DISTANCE + 1)
    for dq in range(-LOST_DISTANCE, LOST_DISTANCE + 1)
    if max(abs(dq), abs(dr), abs(dq + dr)) == LOST_DISTANCE
)
"""From a cell to the 24 cells at the distance at which a lost player is set down."""

GO_BITS = 63
STOP_BIT, DECLARE_BIT, READ_BIT, OPEN_BIT, SPEND_BIT, SUFFER_BIT = (1 << n for n in range(6, 12))
"""With the six directions, a menu: what a seat can choose while it is on its way."""
_CHOICES: tuple[tuple[int, Action], ...] = (
    *((1 << direction, GO[direction]) for direction in DIRECTIONS),
    (READ_BIT, READ),
    (OPEN_BIT, OPEN),
    (SPEND_BIT, SPEND),
    (SUFFER_BIT, SUFFER),
    (STOP_BIT, STOP),
)


def shifted(bits: int, way: int) -> int:
    """Return a set of cells moved as a whole.

    >>> shifted(0b100, 2), shifted(0b100, -1)
    (16, 2)
    """
    return bits << way if way >= 0 else bits >> -way


def cells_of(bits: int) -> Iterator[int]:
    """Give the cells of a set, the northern ones first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def around(bits: int) -> int:
    """Return all cells at the distance of a lost player from some cell of a set."""
    found = 0
    for way in RING:
        found |= shifted(bits, way)
    return found


def bit_set(cells: Iterable[int]) -> int:
    """Return the set of some cells."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


class Island:
    """A chart with its tables.

    `ground` tells the kind of each cell. `bits` holds for each kind the set of its cells,
    `beside_sea` for each direction the land from which it leads into the sea, `ways` for each land
    cell the bit set of directions that lead on to land. `forts` and `sites` are cells in the order
    of `CHECKPOINTS` and `SITES`; `cards` are the eight clues for each site as the treasure's.
    """

    def __init__(self, chart: Chart) -> None:
        """Work the tables out.

        Raises:
            ValueError: the chart is too large, or does not hold each fort and site once, on it.
        """
        self.chart = chart
        self._low = chart.low
        self._first = (MARGIN + chart.columns // 2) * ROW + MARGIN
        self._check()
        size = (chart.columns // 2 + len(chart.rows) + 2 * MARGIN) * ROW
        ground = [SEA] * size
        for (x, y), letter in chart.letters():
            ground[self.cell(x, y)] = ground_of(letter)
        where = {name: self.cell(x, y) for name, x, y in chart.places}
        self.forts = tuple(where[name] for name in CHECKPOINTS)
        self.sites = tuple(where[name] for name in SITES)
        for cell in self.forts:
            ground[cell] = CHECKPOINT
        for cell in self.sites:
            ground[cell] = SITE
        self.ground = tuple(ground)
        self.fort_at = {cell: number for number, cell in enumerate(self.forts)}
        self.site_at = {cell: number for number, cell in enumerate(self.sites)}
        self.land = tuple(cell for cell, kind in enumerate(ground) if kind != SEA)
        self.bits = tuple(
            bit_set(cell for cell in self.land if ground[cell] == kind) for kind in range(8)
        )
        self.plain_land = bit_set(c for c in self.land if ground[c] not in {CHECKPOINT, SITE})
        self.beside_sea = tuple(
            bit_set(cell for cell in self.land if ground[cell + step] == SEA) for step in STEPS
        )
        self.ways = {
            cell: sum(1 << d for d in DIRECTIONS if ground[cell + STEPS[d]] != SEA)
            for cell in self.land
        }
        self.cards = tuple(
            (
                *sorted(ground[cell + step] for step in STEPS),
                FIRST_SYMBOL_CLUE + symbol,
                NOTHING,
            )
            for cell, symbol in zip(self.sites, SITE_SYMBOLS, strict=True)
        )
        self.declarations = tuple(Declare(*self.hex(cell)) for cell in self.land)
        self.puts = tuple(Put(*self.hex(cell)) for cell in cells_of(self.plain_land))
        self.menus = _Menus(self.declarations)
        self.rings = _Rings(self)

    def __reduce__(self) -> tuple[object, tuple[Chart]]:
        """Pickle the chart alone; the tables are worked out again, once a process."""
        return island_of, (self.chart,)

    def _check(self) -> None:
        chart = self.chart
        if not (chart.columns <= MOST_COLUMNS and len(chart.rows) <= MOST_ROWS):
            message = f"the island has more than {MOST_COLUMNS} columns or {MOST_ROWS} rows"
            raise ValueError(message)
        if sorted(name for name, _, _ in chart.places) != sorted(PLACES):
            raise ValueError("the island needs each checkpoint and each site once")
        spots = {(x, y) for _, x, y in chart.places}
        if len(spots) != len(PLACES) or not spots <= {spot for spot, _ in chart.letters()}:
            raise ValueError("two checkpoints or sites share a hex, or one lies outside")

    def cell(self, x: int, y: int) -> int:
        """Return the cell in column `x` and row `y`."""
        q, r = axial(x, y, self._low)
        return r * ROW + q + self._first

    def hex(self, cell: int) -> Hex:
        """Return column and row of a cell."""
        r, q = divmod(cell - self._first + MARGIN, ROW)
        return offset(q - MARGIN, r, self._low)

    def holds(self, x: int, y: int) -> bool:
        """Return whether the hex is on the map at all."""
        return 0 <= x < self.chart.columns and 0 <= y < len(self.chart.rows)

    def ground_at(self, x: int, y: int) -> int:
        """Return the kind of ground of a hex; off the map all is sea."""
        return self.ground[self.cell(x, y)] if self.holds(x, y) else SEA

    def name_at(self, x: int, y: int) -> str:
        """Return the name of the fort or site on a hex, empty where none is."""
        cell = self.cell(x, y)
        if cell in self.fort_at:
            return CHECKPOINTS[self.fort_at[cell]]
        return SITES[self.site_at[cell]] if cell in self.site_at else ""

    def step(self, x: int, y: int, direction: int) -> Hex:
        """Return the neighbouring hex in a direction."""
        return self.hex(self.cell(x, y) + STEPS[direction])


@lru_cache(maxsize=8)
def island_of(chart: Chart) -> Island:
    """Return the island of a chart; equal charts share one."""
    return Island(chart)


class _Menus(dict[int, tuple[Action, ...]]):
    """The shared actions of each menu, put together when first asked for; declarations last."""

    def __init__(self, declarations: tuple[Declare, ...]) -> None:
        super().__init__()
        self._declarations = declarations

    def __missing__(self, menu: int) -> tuple[Action, ...]:
        made: tuple[Action, ...] = tuple(action for bit, action in _CHOICES if menu & bit)
        if menu & DECLARE_BIT:
            made += self._declarations
        self[menu] = made
        return made


class _Rings(dict[int, tuple[Put, ...]]):
    """For each cell the hexes where its lost player can be set, when first asked for."""

    def __init__(self, island: Island) -> None:
        super().__init__()
        self._island = island

    def __missing__(self, cell: int) -> tuple[Put, ...]:
        bits = around(1 << cell) & self._island.plain_land
        made = self[cell] = tuple(Put(*self._island.hex(found)) for found in cells_of(bits))
        return made
