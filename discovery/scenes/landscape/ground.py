"""The wood of the table, and which of it is to be laid anew where tiles lay before."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.landscape.rims import with_shadow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from discovery.ui.camera import Area, Camera, Cell, Point


class Ground(NamedTuple):
    """The wood of the table, and the pixel at which one of its pieces begins."""

    wood: pygame.Surface
    begin: Point


class Rows:
    """Cells as rows of neighbours, which are fewer than the cells."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self._rows: dict[int, list[tuple[int, int]]] = {}
        for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
            row = self._rows.setdefault(y, [])
            if row and row[-1][1] == x:
                row[-1] = (row[-1][0], x + 1)
            else:
                row.append((x, x + 1))

    def areas(self, camera: Camera) -> Iterator[pygame.Rect]:
        """Give the areas of the rows, shadows and all."""
        left, top, size = camera.x, camera.y, camera.size
        for y, row in self._rows.items():
            for first, end in row:
                area = (left + first * size, top + y * size, (end - first) * size, size)
                yield with_shadow(pygame.Rect(area), size)

    def beside(self, camera: Camera, areas: Iterable[pygame.Rect]) -> list[Area]:
        """Return what the cells leave of areas."""
        start, begin, size, rows = camera.x, camera.y, camera.size, self._rows
        found = []
        for area in areas:
            left, top, right, bottom = area.left, area.top, area.right, area.bottom
            for y in range((top - begin) // size, (bottom - 1 - begin) // size + 1):
                up = max(begin + y * size, top)
                high = min(begin + y * size + size, bottom) - up
                x = left
                for first, end in rows.get(y, ()):
                    west, east = start + first * size, start + end * size
                    if west >= right:
                        break
                    if x < west:
                        found.append((x, up, west - x, high))
                    x = max(x, east)
                if x < right:
                    found.append((x, up, right - x, high))
        return found


def way_between(before: Ground, now: Ground) -> tuple[int, int] | None:
    """Return how far right and down the wood was moved; None if it is another one."""
    if before.wood is not now.wood:
        return None
    return now.begin[0] - before.begin[0], now.begin[1] - before.begin[1]


def pave(layer: pygame.Surface, ground: Ground) -> None:
    """Cover the layer's clip with wood.

    One row of pieces is copied to the others where it can be: long lines are written faster.
    """
    wide, high = ground.wood.get_size()
    clip, (x, y) = layer.get_clip(), ground.begin
    tops = range(clip.top - (clip.top - y) % high, clip.bottom, high)
    whole = next((top for top in tops if clip.top <= top <= clip.bottom - high), None)
    for top in tops if whole is None else [whole]:
        for left in range(clip.left - (clip.left - x) % wide, clip.right, wide):
            layer.blit(ground.wood, (left, top))
    if whole is not None:
        row = (clip.left, whole, clip.width, high)
        for top in tops:
            if top != whole:
                layer.blit(layer, (clip.left, top), row)


def pave_again(layer: pygame.Surface, ground: Ground, areas: Iterable[Area]) -> None:
    """Cover areas of the layer with wood."""
    wood, (x, y) = ground
    wide, high = wood.get_size()
    pieces = []
    for left, top, width, height in areas:
        across, below = (left - x) % wide, (top - y) % high
        if across + width <= wide and below + height <= high:
            pieces.append((wood, (left, top), (across, below, width, height)))
            continue
        for down in range(top - (top - y) % high, top + height, high):
            for right in range(left - (left - x) % wide, left + width, wide):
                at_x, at_y = max(left, right), max(top, down)
                broad, tall = min(left + width, right + wide), min(top + height, down + high)
                part = (at_x - right, at_y - down, broad - at_x, tall - at_y)
                pieces.append((wood, (at_x, at_y), part))
    layer.blits(pieces, doreturn=False)
