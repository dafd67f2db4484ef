"""The table and what lies on it, painted once for each camera and each new tile."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.landscape.rims import Rims
from discovery.scenes.landscape.tiles import Look
from discovery.ui.camera import bounds_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.camera import Area, Camera, Cell, Point


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


class Ground(NamedTuple):
    """The wood of the table, and the pixel at which one of its pieces begins."""

    wood: pygame.Surface
    begin: Point


class _Laid:
    """What is worked out of tiles once, wherever one looks from."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = tiles
        self.rims = Rims(tile.cell for tile in tiles)
        self.looks = {
            tile.cell: Look(tile.number, tile.rotation, tile.copy, self.rims.sides[tile.cell])
            for tile in tiles
        }
        self._bounds = bounds_of([tile.cell for tile in tiles]) if tiles else None

    def reach(self, camera: Camera) -> pygame.Rect:
        """Return the area that tiles, their shadows and followers on them may cover."""
        if self._bounds is None:
            return pygame.Rect(0, 0, 0, 0)
        corner, size = camera.corner((self._bounds.left, self._bounds.top)), camera.size
        area = pygame.Rect(corner, (self._bounds.columns * size, self._bounds.rows * size))
        return area.inflate(size, size)


class _Painted(NamedTuple):
    """What the layer shows; `reach` is the area that is not bare wood."""

    ground: Ground
    camera: Camera
    tiles: tuple[Tile, ...]
    figures: tuple[Figure, ...]
    reach: pygame.Rect


class BoardLayer:
    """The picture of wood, tiles and followers, kept while nothing of it changes.

    `rough` tells whether a tile in it was scaled from another size, for a moment.
    """

    def __init__(
        self,
        pictures: TilePictures,
        lights: Lights,
        draw_figure: Callable[[pygame.Surface, Figure, Camera], None],
    ) -> None:
        self._pictures = pictures
        self._lights = lights
        self._draw_figure = draw_figure
        self._layer: pygame.Surface | None = None
        self._painted: _Painted | None = None
        self._laid = _Laid(())
        self._dull = False
        self.rough = False
        self.composed = 0
        """How often the layer was painted, the whole of it or what came into view."""

    def get(  # noqa: PLR0913 - what, where, how large and how well
        self,
        ground: Ground,
        size: tuple[int, int],
        camera: Camera,
        tiles: tuple[Tile, ...],
        figures: tuple[Figure, ...],
        *,
        quick: bool = False,
    ) -> pygame.Surface:
        """Return the layer for a window of `size`; shared, so never draw on it.

        Where `quick`, tiles that only grew or shrank may be rough.
        """
        if self._layer is None or self._layer.get_size() != size:
            self._layer, self._painted = pygame.Surface(size).convert(), None
        now = _Painted(ground, camera, tiles, figures, self._lying(tiles).reach(camera))
        before = self._painted
        same = before is not None and (tiles, figures) == (before.tiles, before.figures)
        if self.rough and not quick:
            self.sharpen()
        areas = self._areas(self._layer, now, same=same)
        self._painted, self._dull = now, False
        self.composed += bool(areas)
        for area in areas:
            self._layer.set_clip(area)
            self._paint(self._layer, now, quick=quick and same)
        self._layer.set_clip(None)
        return self._layer

    def _areas(self, layer: pygame.Surface, now: _Painted, *, same: bool) -> list[pygame.Rect]:
        """Move what can be kept of the layer; return the areas that are to be painted anew."""
        before, whole = self._painted, layer.get_rect()
        if before is None or before.ground.wood is not now.ground.wood:
            self.rough = False
            return [whole]
        right, down = (b - a for a, b in zip(before.ground.begin, now.ground.begin, strict=True))
        if same and not self._dull and before.camera.moved(right, down) == now.camera:
            return _shifted(layer, right, down)
        self.rough = False
        return [whole] if right or down else [before.reach.union(now.reach).clip(whole)]

    def sharpen(self) -> None:
        """Paint the tiles anew when the layer is wanted next."""
        self._dull = True

    def release(self) -> None:
        """Give the picture back."""
        self._layer, self._painted, self.rough = None, None, False

    def looks(self, tiles: tuple[Tile, ...], camera: Camera, area: Area) -> dict[Cell, Look]:
        """Return how the tiles look that show in an area, or nearly."""
        left, top, right, bottom = astuple(camera.visible(area).grown(1))
        return {
            cell: look
            for cell, look in self._lying(tiles).looks.items()
            if left <= cell[0] <= right and top <= cell[1] <= bottom
        }

    def _lying(self, tiles: tuple[Tile, ...]) -> _Laid:
        if self._laid.tiles != tiles:
            self._laid = _Laid(tiles)
        return self._laid

    def _paint(self, layer: pygame.Surface, now: _Painted, *, quick: bool) -> None:
        """Paint everything within the layer's clip."""
        _pave(layer, now.ground)
        clip, camera, size = layer.get_clip(), now.camera, now.camera.size
        near = self.looks(now.tiles, camera, (clip.left, clip.top, clip.width, clip.height))
        picture = self._quickly if quick else self._pictures.seen
        layer.fblits(self._lying(now.tiles).rims.shadows(self._lights.shadow(size), camera))
        layer.fblits((picture(look, size), camera.corner(cell)) for cell, look in near.items())
        for figure in now.figures:
            self._draw_figure(layer, figure, camera)

    def _quickly(self, look: Look, size: int) -> pygame.Surface:
        rough = self._pictures.rough(look, size)
        self.rough = self.rough or rough is not None
        return rough or self._pictures.seen(look, size)


def _pave(layer: pygame.Surface, ground: Ground) -> None:
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
