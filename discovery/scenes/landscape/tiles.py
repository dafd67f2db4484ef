"""Pictures of the tiles at the size of the zoom, cut from the tile sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.landscape.rims import draw_lines
from discovery.scenes.landscape.symbols import Symbols
from discovery.ui.sheets import cut_out, load_picture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from discovery.content.landscape import TileArt
    from discovery.scenes.landscape.rims import Sides

ROOM = 6_000_000
"""Pixels of tiles that are kept unless more are wanted."""
CHUNK = 500_000
"""Pixels of tiles that are made at once: what was kept before makes room meanwhile."""


class Look(NamedTuple):
    """A tile's design, its quarter turns clockwise, and how many of it were laid before.

    `sides` tells where others lie beside it, for lines along its own; without, it has none.
    """

    number: int
    rotation: int
    copy: int = 0
    sides: Sides | None = None


class TilePictures:
    """Scaled tile pictures; those of the last few sizes are kept.

    The sheet stays in memory as it was read, three bytes a pixel; only scaled tiles are turned
    into the window's own format.
    """

    def __init__(
        self,
        path: Path,
        art: Mapping[int, TileArt],
        read: Callable[[Path], pygame.Surface] | None = None,
    ) -> None:
        """Read the sheet at `path`, by `read` where others may hold it already.

        Raises:
            PictureError: the file is missing or broken.
        """
        self._path = path
        self._read = read or _read
        self._sheet: pygame.Surface | None = self._read(path)
        self._art = art
        self._scaled: dict[int, dict[Look, pygame.Surface]] = {}
        self._symbols: Symbols | None = None
        self._room = ROOM
        self._size, self._shown = 0, frozenset[Look]()

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
        return self.seen(Look(number, rotation, copy), size)

    def seen(self, look: Look, size: int) -> pygame.Surface:
        """Return a tile, `size` pixels wide; shared."""
        kept = self.kept(size)
        found = kept.get(look)
        if found is None:
            found = kept[look] = self._cut(self._whole(), look, size)
            self._make_room()
        return found

    def kept(self, size: int) -> dict[Look, pygame.Surface]:
        """Return the tiles that are kept of a size, which is the newest now; shared."""
        if next(reversed(self._scaled), None) != size:
            self._scaled[size] = self._scaled.pop(size, {})
        return self._scaled[size]

    def rough(self, look: Look, size: int) -> pygame.Surface | None:
        """Return a tile as it looks when scaled from another size, which is quick.

        None if the very picture is kept, or none of another size.
        """
        if look in self._scaled.get(size, {}):
            return None
        others = [other for other, kept in self._scaled.items() if look in kept]
        if not others:
            return None
        nearest = min(others, key=lambda other: abs(other - size))
        return pygame.transform.smoothscale(self._scaled[nearest][look], (size, size))

    def missing(self, looks: Iterable[Look], size: int) -> list[Look]:
        """Return those of which no picture is kept."""
        kept = self._scaled.get(size, {})
        return [look for look in looks if look not in kept]

    def show(self, looks: Iterable[Look], size: int, room: int) -> None:
        """Keep tiles that are shown at a size now, whatever else has to go; `room` is in pixels."""
        self._size, self._shown, self._room = size, frozenset(looks), room

    def holds(self, pixels: int) -> bool:
        """Return whether there is room for so many pixels."""
        return pixels <= self._room

    def chunk(self, looks: list[Look], size: int) -> list[Look]:
        """Return the first of the looks, as many as are made at once."""
        return looks[: max(1, CHUNK // (size * size))]

    def make(self, looks: Iterable[Look], size: int) -> dict[Look, pygame.Surface]:
        """Return tiles for `keep`; may be called off the frame."""
        sheet = self._whole()
        return {look: self._cut(sheet, look, size) for look in looks}

    def keep(self, made: Mapping[Look, pygame.Surface], size: int) -> None:
        """Keep tiles that were made off the frame; the size that is shown stays the newest."""
        last = next(reversed(self._scaled), size)
        self.kept(size).update(made)
        self.kept(last)
        self._make_room()

    def release(self) -> None:
        """Give sheet and scaled tiles back; what is asked for later is read anew."""
        self._sheet = None
        self._scaled.clear()

    def _make_room(self) -> None:
        """Forget tiles of the sizes that were not asked for the longest, the oldest first."""
        pixels = sum(size * size * len(kept) for size, kept in self._scaled.items())
        for size, kept in list(self._scaled.items()):
            stay = self._shown if size == self._size else frozenset()
            for look in [look for look in kept if look not in stay]:
                if pixels <= self._room:
                    return
                del kept[look]
                pixels -= size * size
            if not kept:
                del self._scaled[size]

    def _whole(self) -> pygame.Surface:
        if self._sheet is None:
            self._sheet = self._read(self._path)
        return self._sheet

    def _cut(self, sheet: pygame.Surface, look: Look, size: int) -> pygame.Surface:
        art, symbols = self._art[look.number], self._symbols
        cut = cut_out(sheet, art.area(look.copy, look.rotation), self._path)
        made = pygame.transform.smoothscale(cut, (size, size)).convert()
        if symbols is not None:
            symbols.draw(made, art, look.rotation)
        if look.sides is not None:
            draw_lines(made, look.sides)
        return made


def _read(path: Path) -> pygame.Surface:
    return load_picture(path, alpha=None)
