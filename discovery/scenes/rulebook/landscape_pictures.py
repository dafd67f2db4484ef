"""Draws the boards of The Discovery's rule pages with the table's own tiles and followers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.content.landscape import load_designs, load_tile_art, turn_point
from discovery.match.seats import SeatInfo
from discovery.rules.landscape.actions import Deploy, Place
from discovery.rules.landscape.tileset import TileSet
from discovery.scenes.landscape.figures import FigurePainter
from discovery.scenes.landscape.glow import Lights
from discovery.scenes.landscape.segments import SegmentPictures
from discovery.scenes.landscape.snapshot import figures_of, spot_of, tiles_of
from discovery.scenes.landscape.tiles import TilePictures
from discovery.scenes.rulebook import landscape_boards
from discovery.scenes.rulebook.landscape_boards import Board, Tiles
from discovery.scenes.rulebook.landscape_positions import PLAYERS, Position
from discovery.ui.brush import Brush
from discovery.ui.camera import Camera, bounds_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from discovery.content.landscape import TileArt
    from discovery.rules.game import Message
    from discovery.scenes.landscape.board import Tile
    from discovery.scenes.rulebook.landscape_positions import Try
    from discovery.ui.context import Context

TILE, SINGLE = 102, 190
"""Units of a tile's side on a board, and of one tile alone."""
MARGIN = 0.16
"""Of the paper around a board, in tiles."""
KEPT = 256
"""Pixels of the tiles that are kept; the sheet itself is given back."""
DIMMED = 150
EDGE = (70, 54, 34)
SEATS = tuple(SeatInfo("", number) for number in range(PLAYERS))


class LandscapeIllustrator:
    """Draws boards and tiles; keeps only the tiles that the pages show."""

    def __init__(
        self,
        tileset: TileSet,
        art: Mapping[int, TileArt],
        pictures: TilePictures,
        segments: SegmentPictures,
    ) -> None:
        self._art = art
        self._segments = segments
        boards = [value for value in vars(landscape_boards).values() if isinstance(value, Board)]
        self._positions = {board: Position(tileset, board) for board in boards}
        self._lights = Lights()
        rows = [value for value in vars(landscape_boards).values() if isinstance(value, Tiles)]
        wanted = {(number, 0) for row in rows for number in row.numbers if number}
        for position in self._positions.values():
            wanted |= {(tile.number, tile.rotation) for tile in tiles_of(position.view)}
            wanted |= {
                (one.number, one.action.rotation)
                for one in position.tries
                if isinstance(one.action, Place)
            }
        self._tiles = {(n, turns): pictures.get(n, turns, KEPT) for n, turns in wanted}

    def remarks(self, subject: object) -> tuple[Message, ...]:
        """Return the lines of the score, and why what was tried is refused."""
        return self._positions[subject].remarks() if isinstance(subject, Board) else ()

    def shape(self, subject: object) -> tuple[float, float]:
        """Return width and height of a picture in units."""
        if isinstance(subject, Tiles):
            return (len(subject.numbers) * (1 + MARGIN) + MARGIN) * TILE, (1 + 2 * MARGIN) * TILE
        columns, rows = self._extent(subject)[2:]
        tile = TILE if max(columns, rows) > 1 else SINGLE
        return (columns + 2 * MARGIN) * tile, (rows + 2 * MARGIN) * tile

    def draw(self, context: Context, subject: object, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture in `size` pixels, without ground."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if isinstance(subject, Tiles):
            self._row(context, surface, subject)
        elif isinstance(subject, Board):
            self._board(context, surface, self._positions[subject])
        return surface

    def _extent(self, subject: object) -> tuple[int, int, int, int]:
        """Return the first column and row of a board and how many there are, tries included."""
        if not isinstance(subject, Board):
            message = f"{subject!r} is no picture of this book"
            raise TypeError(message)
        position = self._positions[subject]
        cells = [tile.cell for tile in tiles_of(position.view)]
        cells += [(t.action.x, t.action.y) for t in position.tries if isinstance(t.action, Place)]
        bounds = bounds_of(cells)
        return bounds.left, bounds.top, bounds.columns, bounds.rows

    def _row(self, context: Context, surface: pygame.Surface, row: Tiles) -> None:
        side = round(surface.get_height() / (1 + 2 * MARGIN))
        step = round(side * (1 + MARGIN))
        for place, number in enumerate(row.numbers):
            at = (round(side * MARGIN) + place * step, round(side * MARGIN))
            self._shadow(surface, at, side)
            if number:
                picture = pygame.transform.smoothscale(self._tiles[number, 0], (side, side))
            else:
                picture = context.sheets.part("interface", "tile_back", (side, side))
            surface.blit(picture, at)

    def _board(self, context: Context, surface: pygame.Surface, position: Position) -> None:
        left, top, columns, _ = self._extent(position.board)
        side = int(surface.get_width() / (columns + 2 * MARGIN))
        margin = (surface.get_width() - columns * side) // 2
        camera = Camera(side, margin - left * side, margin - top * side)
        for tile in tiles_of(position.view):
            self._shadow(surface, camera.corner(tile.cell), side)
        for tile in tiles_of(position.view):
            self._tile(surface, camera, tile, dimmed=_aside(position, tile))
        self._outline(context, surface, camera, position)
        figures = FigurePainter(context)
        for figure in figures_of(position.view, SEATS, self._art):
            figures.on_board(surface, figure, camera)
        for x, y, index in position.counted_cities():
            self._ring(context, surface, camera, position, (x, y, index))
        for one in position.tries:
            self._try(context, surface, camera, position, one)

    def _shadow(self, surface: pygame.Surface, at: tuple[int, int], side: int) -> None:
        shadow = self._lights.shadow(side)
        rim = (shadow.get_width() - side) // 2
        surface.blit(shadow, (at[0] - rim + side // 40, at[1] - rim + side // 28))

    def _tile(self, surface: pygame.Surface, camera: Camera, tile: Tile, *, dimmed: bool) -> None:
        kept = self._tiles[tile.number, tile.rotation]
        picture = pygame.transform.smoothscale(kept, (camera.size, camera.size))
        surface.blit(picture, camera.corner(tile.cell))
        if dimmed:
            veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
            veil.fill((241, 228, 198, DIMMED))
            surface.blit(veil, camera.corner(tile.cell))
        pygame.draw.rect(surface, EDGE, camera.area(tile.cell), max(1, camera.size // 100))

    def _outline(
        self, context: Context, surface: pygame.Surface, camera: Camera, position: Position
    ) -> None:
        """Draw a line around the lit territory."""
        territory = position.territory
        look = (context.theme.colour("ink"), context.theme.colour("legal"))
        for x, y, segment in territory.members if territory else ():
            tile = position.view.tiles[x, y]
            line = self._segments.outline(tile.number, tile.rotation, segment, camera.size, look)
            surface.blit(line, camera.corner((x, y)))

    def _ring(
        self,
        context: Context,
        surface: pygame.Surface,
        camera: Camera,
        position: Position,
        city: tuple[int, int, int],
    ) -> None:
        """Draw a ring around a city that counts."""
        x, y, index = city
        tile = position.view.tiles[x, y]
        point = turn_point(self._art[tile.number].cities[index], tile.rotation)
        middle, radius = camera.spot((x, y), *point), camera.size // 7
        width = max(2, camera.size // 32)
        colour = context.theme.colour
        pygame.draw.aacircle(surface, colour("ink"), middle, radius + width // 2, width * 2)
        pygame.draw.aacircle(surface, colour("legal"), middle, radius, width)

    def _try(
        self,
        context: Context,
        surface: pygame.Surface,
        camera: Camera,
        position: Position,
        one: Try,
    ) -> None:
        """Draw what is tried, and the rules' answer to it."""
        side = camera.size
        if isinstance(one.action, Deploy):
            cell = position.view.placed_now
            if cell is None:
                return
            spot = spot_of(position.view, cell, one.action.segment, self._art)
            self._verdict(context, surface, camera.spot(cell, *spot), side // 4, one)
            return
        cell = (one.action.x, one.action.y)
        colour = context.theme.colour("good" if one.refusal is None else "bad")
        kept = self._tiles[one.number, one.action.rotation]
        area = pygame.Rect(camera.area(cell))
        surface.blit(pygame.transform.smoothscale(kept, area.size), area)
        pygame.draw.rect(surface, colour, area, max(3, side // 20))
        self._verdict(context, surface, area.center, side // 3, one)

    def _verdict(
        self,
        context: Context,
        surface: pygame.Surface,
        middle: tuple[int, int],
        side: int,
        one: Try,
    ) -> None:
        """Draw a check or a cross on a disc of paper."""
        colour = context.theme.colour
        edge = colour("good" if one.refusal is None else "bad")
        pygame.draw.aacircle(surface, colour("paper_light"), middle, side // 2)
        pygame.draw.aacircle(surface, edge, middle, side // 2, max(2, side // 12))
        icon = pygame.Rect(0, 0, side * 2 // 3, side * 2 // 3)
        icon.center = middle
        Brush(context).icon(surface, "check" if one.refusal is None else "cross", icon)


def _aside(position: Position, tile: Tile) -> bool:
    """Tell whether a tile is no part of what the picture is about."""
    territory = position.territory
    if territory is None:
        return False
    cities = {(x, y) for x, y, _ in position.counted_cities()}
    return tile.cell not in {(x, y) for x, y, _ in territory.members} | cities


def load_landscape(images: Path) -> LandscapeIllustrator:
    """Read designs, spots and the tile sheet below the folder `images`.

    Raises:
        ContentError: the tile set is missing or broken.
        PictureError: the tile sheet is.
    """
    art = load_tile_art(images)
    pictures = TilePictures(images / "landscape" / "designs.webp", art)
    tileset = TileSet(load_designs(images))
    segments = SegmentPictures(images / "landscape" / "segments.png", tileset.designs)
    return LandscapeIllustrator(tileset, art, pictures, segments)
