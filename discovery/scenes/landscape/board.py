"""The table and what lies on it, painted once for each camera and each new tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from discovery.scenes.landscape.ground import Rows, pave, pave_again, way_between
from discovery.scenes.landscape.rims import Rims
from discovery.scenes.landscape.tiles import Look
from discovery.ui.camera import bounds_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.ground import Ground
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.camera import Area, Camera, Cell


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


class Figures(Protocol):
    """Draws followers on the table, each where it stands."""

    def on_board(self, surface: pygame.Surface, figure: Figure, camera: Camera) -> None:
        """Draw a follower."""

    def area(self, figure: Figure, camera: Camera) -> pygame.Rect:
        """Return what it covers."""


class _Laid:
    """What is worked out of tiles once, wherever one looks from."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = tiles
        self.rims = Rims(tile.cell for tile in tiles)
        self.rows = Rows(tile.cell for tile in tiles)
        self.bounds = bounds_of([tile.cell for tile in tiles]) if tiles else None
        self.looks = {
            tile.cell: Look(tile.number, tile.rotation, tile.copy, self.rims.sides[tile.cell])
            for tile in tiles
        }


class _Painted(NamedTuple):
    """What the layer shows."""

    ground: Ground
    camera: Camera
    laid: _Laid
    figures: tuple[Figure, ...]


class BoardLayer:
    """The picture of wood, tiles and followers, kept while nothing of it changes.

    `rough` tells whether a tile in it was scaled from another size, for a moment.
    """

    def __init__(
        self,
        pictures: TilePictures,
        lights: Lights,
        figures: Figures,
    ) -> None:
        self._pictures = pictures
        self._lights = lights
        self._figures = figures
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
        now = _Painted(ground, camera, self._lying(tiles), figures)
        before = self._painted
        same = before is not None and before.laid is now.laid and before.figures == figures
        if self.rough and not quick:
            self.sharpen()
        areas = self._lay_wood(self._layer, now, same=same)
        self._painted, self._dull = now, False
        self.composed += bool(areas)
        for area in areas:
            self._layer.set_clip(area)
            self._paint(self._layer, now, quick=quick and same)
        self._layer.set_clip(None)
        return self._layer

    def _lay_wood(self, layer: pygame.Surface, now: _Painted, *, same: bool) -> list[pygame.Rect]:
        """Lay the wood, keeping what can be kept; return the areas in which things are to lie."""
        before, areas = self._painted, [layer.get_rect()]
        way = None if before is None else way_between(before.ground, now.ground)
        moved = None if before is None or way is None else before.camera.moved(*way)
        if way and same and not self._dull and moved == now.camera:
            areas = _shifted(layer, *way)
        else:
            self.rough = False
            if before and way == (0, 0):
                pave_again(layer, now.ground, self._bared(before, now, areas[0]))
                return areas
        for area in areas:
            layer.set_clip(area)
            pave(layer, now.ground)
        return areas

    def _bared(self, before: _Painted, now: _Painted, whole: pygame.Rect) -> list[Area]:
        """Return where something lay on the wood, but for where a tile will."""
        lain = [self._figures.area(figure, before.camera) for figure in before.figures]
        lain += before.laid.rows.areas(before.camera)
        return now.laid.rows.beside(now.camera, [area.clip(whole) for area in lain])

    def sharpen(self) -> None:
        """Paint the tiles anew when the layer is wanted next."""
        self._dull = True

    def release(self) -> None:
        """Give the picture back."""
        self._layer, self._painted, self.rough = None, None, False

    def looks(self, tiles: tuple[Tile, ...], camera: Camera, area: Area) -> Mapping[Cell, Look]:
        """Return how the tiles look that show in an area; shared."""
        laid, seen = self._lying(tiles), camera.visible(area)
        if laid.bounds is None or seen.holds(laid.bounds):
            return laid.looks
        left, top, right, bottom = seen.left, seen.top, seen.right, seen.bottom
        return {
            (x, y): look
            for (x, y), look in laid.looks.items()
            if left <= x <= right and top <= y <= bottom
        }

    def _lying(self, tiles: tuple[Tile, ...]) -> _Laid:
        if self._laid.tiles != tiles:
            self._laid = _Laid(tiles)
        return self._laid

    def _paint(self, layer: pygame.Surface, now: _Painted, *, quick: bool) -> None:
        """Paint what lies on the wood within the layer's clip."""
        clip, camera, size = layer.get_clip(), now.camera, now.camera.size
        near = self.looks(now.laid.tiles, camera, (clip.left, clip.top, clip.width, clip.height))
        layer.fblits(now.laid.rims.shadows(self._lights.shadow(size), camera))
        picture, kept = self._quickly if quick else self._pictures.seen, self._pictures.kept(size)
        # One after the other: rough ones, which are not kept, take no memory together.
        left, top = camera.x, camera.y
        layer.fblits(
            (kept.get(look) or picture(look, size), (x * size + left, y * size + top))
            for (x, y), look in near.items()
        )
        for figure in now.figures:
            self._figures.on_board(layer, figure, camera)

    def _quickly(self, look: Look, size: int) -> pygame.Surface:
        rough = self._pictures.rough(look, size)
        self.rough = self.rough or rough is not None
        return rough or self._pictures.seen(look, size)


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
