"""The island as one relief map, composed from drawn pieces for any map of hexes.

Grounds lie above each other by rank: what is higher spills softly over what is lower, jungle and
mountains throw a shadow, the whole land is cut out along the coast and laid on the sea. Pieces do
not depend on where north is: a turned island is drawn anew, in the same light.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from discovery.scenes.island.pieces import BORDER_CELLS, GROUND_CELLS, Pieces
from discovery.scenes.island.planting import plant

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discovery.scenes.island.lattice import Block, Ground

RANKS = {".": 0, "+": 1, "p": 2, "o": 3, "s": 4, "j": 5, "m": 6}
"""Which ground spills over which; 0 is the sea."""
GROUNDS = ("sea", "open", "plain", "outback", "swamp", "jungle", "mountain")
"""The grounds by rank."""
SHADOWS = {5: (20, 30, 10, 120), 6: (40, 26, 14, 90)}
"""The shadows that high grounds throw."""
SHALLOWS = ((2, (140, 208, 200, 44)), (1, (150, 214, 202, 64)))
"""How the sea looks so many hexes from the land."""


@dataclass(frozen=True, slots=True)
class Look:
    """An island at a zoom level: half a hex has `half` pixels.

    `grid` shows lines between hexes, `signs` a small symbol for each terrain.
    """

    ground: Ground
    half: int
    grid: bool = True
    signs: bool = False


@dataclass(frozen=True, slots=True)
class _Cell:
    """A cell of a block: its corner in pixels, its place in the lattice, its four hexes' ranks."""

    x: int
    y: int
    column: int
    line: int
    ranks: tuple[int, int, int, int]

    @property
    def piece(self) -> str:
        """Where in the lattice it lies, as names of pieces begin."""
        return f"{self.column % BORDER_CELLS[0]}{self.line % BORDER_CELLS[1]}"

    def case(self, rank: int) -> int:
        """Return which of its hexes are of a rank or higher, as names of pieces end."""
        one, two, three, four = self.ranks
        return (one >= rank) + 2 * (two >= rank) + 4 * (three >= rank) + 8 * (four >= rank)


def compose(pieces: Pieces, look: Look, block: Block) -> pygame.Surface:
    """Return the picture of a block of cells, as large as they are; they may lie off the map."""
    ground = look.ground
    size = (block.across * pieces.pitch, block.down * pieces.half)
    cells = _cells(pieces, ground, block)
    land = pygame.Surface(size, pygame.SRCALPHA)
    for rank in range(1, len(GROUNDS)):
        if rank in SHADOWS:
            _shadow(land, pieces, cells, rank)
        _layer(land, pieces, cells, rank)
    _cut_out(land, pieces, cells)
    picture = pygame.Surface(size).convert()
    for cell in cells:
        _pave(picture, pieces, cell, 0)
    _shallows(picture, pieces, ground, block)
    picture.blit(land, (0, 0))
    for cell in cells:
        case = cell.case(1)
        if 0 < case < 15:
            picture.blit(pieces.cell("coast", f"{cell.piece}_{case}"), (cell.x, cell.y))
    plant(picture, pieces, ground, block)
    if look.grid:
        _grid(picture, pieces, ground, block)
    if look.signs:
        _signs(picture, pieces, ground, block)
    return picture


def _cells(pieces: Pieces, ground: Ground, block: Block) -> list[_Cell]:
    """Return the cells of a block, with one more column and line before it: they throw shadows."""
    return _cells_by(pieces, ground, block, lambda x, y: RANKS[ground.letter(x, y)])


def _cells_by(
    pieces: Pieces, ground: Ground, block: Block, rank: Callable[[int, int], int]
) -> list[_Cell]:
    found = []
    for column in range(block.column - 1, block.column + block.across):
        low = (column & 1) == ground.low
        for line in range(block.line - 1, block.line + block.down):
            falling = (line - 1 - low) % 2 == 0  # the cell's upper left corner is a hex's middle
            row = (line - 1 - low) // 2 if falling else (line - low) // 2
            other = (line - (not low)) // 2 if falling else (line - 1 - (not low)) // 2
            step = 1 if falling else -1
            ranks = (rank(column, row), rank(column + 1, other), rank(column, row + step),
                     rank(column + 1, other - step))  # fmt: skip
            x, y = (column - block.column) * pieces.pitch, (line - block.line) * pieces.half
            found.append(_Cell(x, y, column, line + 1 + (ground.low == 0), ranks))
    return found


def _pave(target: pygame.Surface, pieces: Pieces, cell: _Cell, rank: int) -> None:
    """Cover a cell with a ground."""
    left = cell.column % GROUND_CELLS[0] * pieces.pitch
    top = cell.line % GROUND_CELLS[1] * pieces.half
    area = (left, top, pieces.pitch, pieces.half)
    target.blit(pieces.ground(GROUNDS[rank]), (cell.x, cell.y), area)


def _layer(land: pygame.Surface, pieces: Pieces, cells: list[_Cell], rank: int) -> None:
    """Lay a ground on the land, wherever this rank or a higher one is."""
    scratch = pygame.Surface((pieces.pitch, pieces.half), pygame.SRCALPHA)
    ground = pieces.ground(GROUNDS[rank])
    for cell in cells:
        case = cell.case(rank)
        if case == 15 or (case and rank == 1):
            _pave(land, pieces, cell, rank)
        elif case:
            left = cell.column % GROUND_CELLS[0] * pieces.pitch
            top = cell.line % GROUND_CELLS[1] * pieces.half
            scratch.blit(ground, (0, 0), (left, top, pieces.pitch, pieces.half))
            mask = pieces.cell("masks", f"soft{cell.piece}_{case}")
            scratch.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            land.blit(scratch, (cell.x, cell.y))


def _shadow(land: pygame.Surface, pieces: Pieces, cells: list[_Cell], rank: int) -> None:
    """Darken what lies south-east of a high ground."""
    drop = max(1, pieces.half // 9)
    colour = SHADOWS[rank]
    full = pygame.Surface((pieces.pitch, pieces.half), pygame.SRCALPHA)
    full.fill(colour)
    for cell in cells:
        case = cell.case(rank)
        if case:
            piece = full if case == 15 else pieces.shade(f"soft{cell.piece}_{case}", colour)
            land.blit(piece, (cell.x + drop, cell.y + drop))


def _cut_out(land: pygame.Surface, pieces: Pieces, cells: list[_Cell]) -> None:
    """Take away what of the land's cells is sea."""
    for cell in cells:
        case = cell.case(1)
        if not case:
            land.fill((0, 0, 0, 0), (cell.x, cell.y, pieces.pitch, pieces.half))
        elif case < 15:
            mask = pieces.cell("masks", f"coast{cell.piece}_{case}")
            land.blit(mask, (cell.x, cell.y), special_flags=pygame.BLEND_RGBA_MULT)


def _shallows(picture: pygame.Surface, pieces: Pieces, ground: Ground, block: Block) -> None:
    """Lighten the sea near the land, in two steps."""
    near = _near_land(ground)
    for reach, colour in SHALLOWS:
        full = pygame.Surface((pieces.pitch, pieces.half), pygame.SRCALPHA)
        full.fill(colour)
        for cell in _cells_by(
            pieces,
            ground,
            block,
            lambda x, y: near.get((x, y), 9) <= reach,  # noqa: B023
        ):
            case = cell.case(1)
            if case:
                part = f"wide{(cell.column + cell.line) % 2}_{case}"
                piece = full if case == 15 else pieces.shade(part, colour)
                picture.blit(piece, (cell.x, cell.y))


@lru_cache(maxsize=2)
def _near_land(ground: Ground) -> Mapping[tuple[int, int], int]:
    """Return how far each hex is from the land, as far as two."""
    found = {
        (x, y): 0
        for y, row in enumerate(ground.rows)
        for x, letter in enumerate(row)
        if RANKS[letter]
    }
    for reach in (1, 2):
        for place in [place for place, far in found.items() if far == reach - 1]:
            for beside in ground.beside(*place):
                found.setdefault(beside, reach)
    return found


def _grid(picture: pygame.Surface, pieces: Pieces, ground: Ground, block: Block) -> None:
    """Draw faint lines between the hexes of the land."""
    left, top = pieces.edge(0).get_width() // 2, pieces.half
    for x, y, line in ground.middles(block.grown(1, 0, 1)):
        if RANKS[ground.letter(x, y)]:
            beside = ground.beside(x, y)
            right, down = (x - block.column) * pieces.pitch, (line - block.line) * pieces.half
            spot = right - left, down - top
            for side in (0, 1, 5):
                if RANKS[ground.letter(*beside[side])]:
                    picture.blit(pieces.edge(side), spot)


def _signs(picture: pygame.Surface, pieces: Pieces, ground: Ground, block: Block) -> None:
    """Draw the symbol of its terrain in the south of each hex."""
    for x, y, line in ground.middles(block.grown(1, 1, 1)):
        rank = RANKS[ground.letter(x, y)]
        if rank > 1:
            sign = pieces.sign(GROUNDS[rank])
            middle = (x - block.column) * pieces.pitch, (line - block.line) * pieces.half
            south = middle[0], middle[1] + round(pieces.half * 0.58)
            picture.blit(sign, sign.get_rect(center=south))
