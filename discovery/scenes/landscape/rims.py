"""Shadows beside the tiles and lines along their sides: where they go, and their pictures.

Where they go depends on the tiles alone and is worked out once for each tile laid; zooming and
panning then only place pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.glow import reach

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.ui.camera import Camera, Cell

AROUND = ((1, 0), (0, 1), (1, 1), (-1, 1), (1, -1))
"""Cells on which a tile's shadow falls: light comes from the north-west."""
SEAM = (24, 16, 8, 26)
LIT = (255, 246, 226, 46)
DARK = (14, 8, 4, 84)

Piece = tuple[pygame.Surface, int, int]
"""A picture and its place from the corner of a cell, in pixels."""
Sides = tuple[bool, bool, bool, bool]
"""Whether another tile lies to the north, the east, the south and the west."""


class Rims:
    """The shadows of some tiles, and the sides on which they meet."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        """Work out which cell takes which piece."""
        laid = set(cells)
        self._shadows = [[(x, y) for x, y in laid if (x + i, y + j) not in laid] for i, j in AROUND]
        self.sides: dict[Cell, Sides] = {
            (x, y): ((x, y - 1) in laid, (x + 1, y) in laid, (x, y + 1) in laid, (x - 1, y) in laid)
            for x, y in laid
        }

    def shadows(
        self, shadow: pygame.Surface, camera: Camera
    ) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return what of the tiles' shadows falls on empty cells, and where it goes."""
        pieces = _shadow_pieces(shadow, camera.size)
        left, top, size = camera.x, camera.y, camera.size
        found = []
        for cells, piece in zip(self._shadows, pieces, strict=True):
            if piece is not None:
                picture, right, down = piece[0], left + piece[1], top + piece[2]
                found += [(picture, (x * size + right, y * size + down)) for x, y in cells]
        return found


def with_shadow(area: pygame.Rect, size: int) -> pygame.Rect:
    """Return the area of tiles of `size` pixels together with what their shadows may cover."""
    rim = reach(size)
    left, top = rim - rim // 3, rim - rim // 2
    return pygame.Rect(area.x - left, area.y - top, area.width + 2 * rim, area.height + 2 * rim)


def draw_lines(tile: pygame.Surface, sides: Sides) -> None:
    """Draw faint lines on a tile where others meet it, clear ones where the board ends."""
    north, east, south, west = sides
    last = tile.get_width() - 1
    level, upright = (last + 1, 1), (1, last + 1)
    _line(tile, level, (0, 0), SEAM if north else LIT)
    if not south:
        _line(tile, level, (0, last), DARK)
    _line(tile, upright, (0, 0), SEAM if west else LIT)
    if not east:
        _line(tile, upright, (last, 0), DARK)


def _line(
    tile: pygame.Surface,
    size: tuple[int, int],
    at: tuple[int, int],
    colour: tuple[int, int, int, int],
) -> None:
    line = pygame.Surface(size, pygame.SRCALPHA)
    line.fill(colour)
    tile.blit(line, at)


def _shadow_pieces(shadow: pygame.Surface, size: int) -> list[Piece | None]:
    """Cut a tile's shadow at the sides of its cell, one piece for each cell around."""
    whole = with_shadow(pygame.Rect(0, 0, size, size), size)
    left, top = whole.topleft
    pieces: list[Piece | None] = []
    for i, j in AROUND:
        part = whole.clip((i * size, j * size, size, size))
        piece = shadow.subsurface(part.move(-left, -top)) if part else None
        pieces.append(None if piece is None else (piece, part.x, part.y))
    return pieces
