"""Tiles made off the frame: those that are shown roughly, and those of the next steps of the zoom.

A step of the zoom shows tiles of a size that were not made yet scaled from another size, at once.
Meanwhile the fine ones are made; then those of one step nearer and farther, so that the next step
is fine from the beginning. None are made before the first such step.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discovery.scenes.landscape.tiles import Look

if TYPE_CHECKING:
    from collections.abc import Mapping
    from concurrent.futures import Future

    import pygame

    from discovery.scenes.landscape.board import BoardLayer, Tile
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.camera import Camera
    from discovery.ui.context import Context

BEYOND = 32
"""Tiles are made a little way out of sight too: this part of the window's width."""


class TilesAhead:
    """Sees to tiles of the sizes that are shown, or may be next."""

    def __init__(self, context: Context, pictures: TilePictures, layer: BoardLayer) -> None:
        self._context = context
        self._pictures = pictures
        self._layer = layer
        self._begun = False
        self._seen: tuple[Camera, tuple[Tile, ...]] | None = None
        self._wanted: list[Camera] = []
        self._size, self._looks = 0, list[Look]()
        self._making: tuple[int, Future[Mapping[Look, pygame.Surface]]] | None = None

    @property
    def making(self) -> bool:
        """Whether tiles are being made."""
        return self._making is not None

    def forget(self) -> None:
        """Begin anew: the window or the tiles' look has changed."""
        self._begun, self._seen, self._making, self._looks = False, None, None, []

    def go_on(self, table: Table, tiles: tuple[Tile, ...]) -> None:
        """Have the tiles made that are missing most, some at a time.

        Each size is made once for what is seen, and none that there is no room for beside that.
        """
        self._begun = self._begun or self._layer.rough
        if not self._begun or self._making:
            return
        if self._seen != (table.camera, tiles):
            self._seen, self._looks = (table.camera, tiles), []
            self._wanted = [table.camera, table.nearer(1), table.nearer(-1)]
        while not self._looks and self._wanted:
            camera = self._wanted.pop(0)
            looks, shown = self.near(camera, tiles), self.near(table.camera, tiles)
            both = len(looks) * camera.size**2 + len(shown) * table.camera.size**2
            if camera == table.camera or self._pictures.holds(both):
                self._size, self._looks = camera.size, self._pictures.missing(looks, camera.size)
        if self._looks:
            now = self._pictures.chunk(self._looks, self._size)
            self._looks = self._looks[len(now) :]
            work = partial(self._pictures.make, now, self._size)
            self._making = self._size, self._context.background(work)

    def take(self, table: Table) -> bool:
        """Take tiles that were made; return whether what is shown can be finer now."""
        if self._making is None or not self._making[1].done():
            return False
        size, made = self._making
        self._making = None
        # What is shown stays when there is no room for both.
        self._pictures.kept(table.camera.size)
        self._pictures.keep(made.result(), size)
        more = self._looks and self._seen is not None and self._seen[0] == table.camera
        if self._layer.rough and size == table.camera.size and not more:
            self._layer.sharpen()
            return True
        return False

    def near(self, camera: Camera, tiles: tuple[Tile, ...]) -> list[Look]:
        """Return the tiles that one sees with a camera, and those a little way out of sight."""
        wide, high = self._context.theme.size
        more = wide // BEYOND
        window = (-more, -more, wide + 2 * more, high + 2 * more)
        return list(self._layer.looks(tiles, camera, window).values())
