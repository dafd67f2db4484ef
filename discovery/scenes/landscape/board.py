"""The table and what lies on it, painted once for each camera and each new tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.rims import Rims

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.camera import Camera, Cell


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the table: the design's number and quarter turns clockwise.

    `copy` tells how many tiles of its design were laid before it; each has its own picture.
    """

    cell: Cell
    number: int
    rotation: int
    copy: int = 0


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
        self._rims: tuple[tuple[Tile, ...], Rims] | None = None
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
        if self._rims is None or self._rims[0] != tiles:
            self._rims = tiles, Rims(tile.cell for tile in tiles)
        rims, size, get = self._rims[1], camera.size, self._pictures.get
        layer.fblits(rims.shadows(self._lights.shadow(size), camera))
        layer.fblits((get(t.number, t.rotation, size, t.copy), camera.corner(t.cell)) for t in near)
        layer.fblits(rims.lines(camera))
        for figure in figures:
            self._draw_figure(layer, figure, camera)


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
