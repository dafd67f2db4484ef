"""The table and what lies on it, painted once for each camera and each new tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.glow import reach

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.camera import Camera, Cell


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the table: the design's number and quarter turns clockwise."""

    cell: Cell
    number: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A follower on the table; `look` is its seat's colour 0 … 4, `x` and `y` its spot (0 to 1)."""

    cell: Cell
    segment: int
    seat: int
    look: int
    kind: str
    x: float
    y: float


GRID = (24, 16, 8, 46)
AROUND = tuple((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)


class BoardLayer:
    """The picture of wood, tiles and followers, kept while nothing of it changes."""

    def __init__(
        self,
        pictures: TilePictures,
        lights: Lights,
        draw_figure: Callable[[pygame.Surface, Figure, Camera], None],
    ) -> None:
        self._pictures = pictures
        self._lights = lights
        self._draw_figure = draw_figure
        self._key: tuple[object, ...] = ()
        self._camera: Camera | None = None
        self._layer: pygame.Surface | None = None
        self.composed = 0
        """How often the layer was painted, the whole of it or what came into view."""

    def get(
        self,
        wood: pygame.Surface,
        size: tuple[int, int],
        camera: Camera,
        tiles: tuple[Tile, ...],
        figures: tuple[Figure, ...],
    ) -> pygame.Surface:
        """Return the layer for a window of `size`; shared, so never draw on it."""
        key = (wood, size, tiles, figures)
        if self._layer is None or self._layer.get_size() != size:
            self._layer = pygame.Surface(size).convert()
            self._key, self._camera = (), None
        whole = self._layer.get_rect()
        if key == self._key and self._camera is not None and self._camera.size == camera.size:
            areas = _shifted(self._layer, camera.x - self._camera.x, camera.y - self._camera.y)
        else:
            areas = [whole]
        self._key, self._camera = key, camera
        self.composed += bool(areas)
        for area in areas:
            self._layer.set_clip(area)
            self._paint(self._layer, wood, camera, tiles, figures)
        self._layer.set_clip(None)
        return self._layer

    def release(self) -> None:
        """Give the picture back."""
        self._layer, self._key = None, ()

    def _paint(
        self,
        layer: pygame.Surface,
        wood: pygame.Surface,
        camera: Camera,
        tiles: tuple[Tile, ...],
        figures: tuple[Figure, ...],
    ) -> None:
        """Paint everything within the layer's clip."""
        _pave(layer, wood, camera)
        clip = layer.get_clip()
        seen = camera.visible((clip.left, clip.top, clip.width, clip.height))
        near = [
            tile
            for tile in tiles
            if seen.left - 1 <= tile.cell[0] <= seen.right + 1
            and seen.top - 1 <= tile.cell[1] <= seen.bottom + 1
        ]
        laid = {tile.cell for tile in tiles}
        size, get = camera.size, self._pictures.get
        layer.fblits(_shadows(self._lights.shadow(size), camera, near, laid))
        layer.fblits((get(t.number, t.rotation, size), camera.corner(t.cell)) for t in near)
        _draw_grid(layer, camera, near, laid)
        for figure in figures:
            self._draw_figure(layer, figure, camera)


def _shadows(
    shadow: pygame.Surface, camera: Camera, tiles: list[Tile], laid: set[Cell]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return the parts of the tiles' shadows that fall on empty cells, and where they go."""
    size, rim = camera.size, reach(camera.size)
    left, top = rim // 3 - rim, rim // 2 - rim
    whole = shadow.get_rect(topleft=(left, top))
    parts = []
    for i, j in AROUND:
        part = whole.clip((i * size, j * size, size, size))
        if part:
            piece = shadow.subsurface(part.move(-left, -top))
            parts.append((i, j, piece, camera.x + part.x, camera.y + part.y))
    return [
        (piece, (x * size + right, y * size + down))
        for x, y in (tile.cell for tile in tiles)
        for i, j, piece, right, down in parts
        if (x + i, y + j) not in laid
    ]


def _pave(layer: pygame.Surface, wood: pygame.Surface, camera: Camera) -> None:
    """Cover the layer's clip with wood that moves with the board."""
    wide, high = wood.get_size()
    clip = layer.get_clip()
    for x in range(clip.left - (clip.left - camera.x) % wide, clip.right, wide):
        for y in range(clip.top - (clip.top - camera.y) % high, clip.bottom, high):
            layer.blit(wood, (x, y))


def _shifted(layer: pygame.Surface, right: int, down: int) -> list[pygame.Rect]:
    """Move the layer's picture and return the areas that are to be painted anew."""
    whole = layer.get_rect()
    kept = whole.clip(whole.move(right, down))
    if not kept:
        return [whole]
    layer.scroll(right, down)
    beside = pygame.Rect(0 if right > 0 else kept.right, 0, abs(right), whole.height)
    above = pygame.Rect(kept.left, 0 if down > 0 else kept.bottom, kept.width, abs(down))
    return [area for area in (beside, above) if area]


def _draw_grid(layer: pygame.Surface, camera: Camera, tiles: list[Tile], laid: set[Cell]) -> None:
    """Draw faint lines where two tiles meet, and a clear one where the board ends."""
    size = camera.size
    across = pygame.Surface((size, 1), pygame.SRCALPHA)
    down = pygame.Surface((1, size), pygame.SRCALPHA)
    across.fill(GRID)
    down.fill(GRID)
    seams = []
    for tile in tiles:
        x, y = tile.cell
        left, top = camera.corner(tile.cell)
        if (x, y - 1) in laid:
            seams.append((across, (left, top)))
        else:
            _line(layer, (left, top), (size, 1), light=True)
        if (x - 1, y) in laid:
            seams.append((down, (left, top)))
        else:
            _line(layer, (left, top), (1, size), light=True)
        if (x, y + 1) not in laid:
            _line(layer, (left, top + size - 1), (size, 1), light=False)
        if (x + 1, y) not in laid:
            _line(layer, (left + size - 1, top), (1, size), light=False)
    layer.fblits(seams)


def _line(
    layer: pygame.Surface, at: tuple[int, int], size: tuple[int, int], *, light: bool
) -> None:
    """Lighten or darken the rim of a tile: it has a thickness."""
    change = (40, 38, 32) if light else (70, 70, 70)
    flags = pygame.BLEND_RGB_ADD if light else pygame.BLEND_RGB_SUB
    layer.fill(change, (at, size), flags)
