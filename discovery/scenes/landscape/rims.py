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

Colour = tuple[int, int, int, int]
Piece = tuple[pygame.Surface, int, int]
"""A picture and its place from the corner of a cell, in pixels."""


class Rims:
    """The shadows and lines of some tiles."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        """Work out which cell takes which piece."""
        laid = set(cells)
        self._shadows = [
            (x, y, index)
            for x, y in laid
            for index, (i, j) in enumerate(AROUND)
            if (x + i, y + j) not in laid
        ]
        self._level = [
            *_runs(((y, x) for x, y in laid if (x, y - 1) in laid), SEAM, 0),
            *_runs(((y, x) for x, y in laid if (x, y - 1) not in laid), LIT, 0),
            *_runs(((y, x) for x, y in laid if (x, y + 1) not in laid), DARK, 1),
        ]
        self._upright = [
            *_runs(((x, y) for x, y in laid if (x - 1, y) in laid), SEAM, 0),
            *_runs(((x, y) for x, y in laid if (x - 1, y) not in laid), LIT, 0),
            *_runs(((x, y) for x, y in laid if (x + 1, y) not in laid), DARK, 1),
        ]

    def shadows(
        self, shadow: pygame.Surface, camera: Camera
    ) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return what of the tiles' shadows falls on empty cells, and where it goes."""
        pieces = _shadow_pieces(shadow, camera.size)
        left, top, size = camera.x, camera.y, camera.size
        return [
            (piece[0], (left + x * size + piece[1], top + y * size + piece[2]))
            for x, y, index in self._shadows
            if (piece := pieces[index]) is not None
        ]

    def lines(self, camera: Camera) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return faint lines where two tiles meet, clear ones where the board ends."""
        left, top, size = camera.x, camera.y, camera.size
        made: dict[tuple[int, int, Colour], pygame.Surface] = {}
        found = []
        for y, x, cells, colour, far in self._level:
            line = _filled(made, (cells * size, 1), colour)
            found.append((line, (left + x * size, top + y * size + far * (size - 1))))
        for x, y, cells, colour, far in self._upright:
            line = _filled(made, (1, cells * size), colour)
            found.append((line, (left + x * size + far * (size - 1), top + y * size)))
        return found


def _runs(
    sides: Iterable[tuple[int, int]], colour: Colour, far: int
) -> list[tuple[int, int, int, Colour, int]]:
    """Join sides that continue each other: (row, first, how many, colour, far side or not)."""
    runs: list[tuple[int, int, int, Colour, int]] = []
    for row, at in sorted(sides):
        if runs and (runs[-1][0], runs[-1][1] + runs[-1][2]) == (row, at):
            runs[-1] = (row, runs[-1][1], runs[-1][2] + 1, colour, far)
        else:
            runs.append((row, at, 1, colour, far))
    return runs


def _shadow_pieces(shadow: pygame.Surface, size: int) -> list[Piece | None]:
    """Cut a tile's shadow at the sides of its cell, one piece for each cell around."""
    rim = reach(size)
    left, top = rim // 3 - rim, rim // 2 - rim
    whole = shadow.get_rect(topleft=(left, top))
    pieces: list[Piece | None] = []
    for i, j in AROUND:
        part = whole.clip((i * size, j * size, size, size))
        piece = shadow.subsurface(part.move(-left, -top)) if part else None
        pieces.append(None if piece is None else (piece, part.x, part.y))
    return pieces


def _filled(
    made: dict[tuple[int, int, Colour], pygame.Surface], size: tuple[int, int], colour: Colour
) -> pygame.Surface:
    key = (*size, colour)
    if key not in made:
        made[key] = pygame.Surface(size, pygame.SRCALPHA)
        made[key].fill(colour)
    return made[key]
