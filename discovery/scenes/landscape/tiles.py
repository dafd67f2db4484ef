"""Pictures of the tiles at the size of the zoom, cut from the tile sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.symbols import Symbols
from discovery.ui.sheets import PictureError, cut_out

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from discovery.content.landscape import TileArt

_SIZES_KEPT = 3


class TilePictures:
    """Scaled tile pictures; those of the last few sizes are kept.

    The sheet stays in memory as it was read, three bytes a pixel; only scaled tiles are turned
    into the window's own format.
    """

    def __init__(self, path: Path, art: Mapping[int, TileArt]) -> None:
        """Read the sheet at `path`.

        Raises:
            PictureError: the file is missing or broken.
        """
        self._path = path
        self._sheet: pygame.Surface | None = _read(path)
        self._art = art
        self._scaled: dict[int, dict[tuple[int, int, int], pygame.Surface]] = {}
        self._symbols: Symbols | None = None

    def mark(self, *, symbols: bool) -> bool:
        """Put a symbol on each segment of what is cut from now on, or none.

        Return whether that is a change, so that pictures given before are out of date.
        """
        if symbols == (self._symbols is not None):
            return False
        self._symbols = Symbols() if symbols else None
        self._scaled.clear()
        return True

    def get(self, number: int, rotation: int, size: int, copy: int = 0) -> pygame.Surface:
        """Return design `number` turned `rotation` times clockwise, `size` pixels wide; shared.

        `copy` tells how many tiles of the design were laid before.
        """
        kept = self._scaled.pop(size, {})
        self._scaled[size] = kept
        while len(self._scaled) > _SIZES_KEPT:
            del self._scaled[next(iter(self._scaled))]
        key = number, rotation, copy
        if key not in kept:
            kept[key] = self._cut(number, rotation, size, copy)
        return kept[key]

    def release(self) -> None:
        """Give sheet and scaled tiles back; what is asked for later is read anew."""
        self._sheet = None
        self._scaled.clear()

    def _cut(self, number: int, rotation: int, size: int, copy: int) -> pygame.Surface:
        if self._sheet is None:
            self._sheet = _read(self._path)
        art = self._art[number]
        cut = cut_out(self._sheet, art.area(copy, rotation), self._path)
        made = pygame.transform.smoothscale(cut, (size, size)).convert()
        if self._symbols is not None:
            self._symbols.draw(made, art, rotation)
        return made


def _read(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error) as error:
        message = f"the picture {path} cannot be used: {error}"
        raise PictureError(message) from error
