"""The picture of an island, kept in chunks: each is composed once for a zoom level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.island.lattice import Block, pitch_of
from discovery.scenes.island.pieces import Pieces, TerrainSheets
from discovery.scenes.island.terrain import Look, compose

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    import pygame

    from discovery.scenes.island.lattice import Point

CHUNK = (12, 16)
"""Cells across and down in a chunk of a small map."""
LARGE_CHUNK = (6, 8)
"""The same where hexes are large, so that moving the map never waits long."""
LARGE = 40
"""From this `half` on hexes are large."""
MOST_PIXELS = 16_000_000
"""So many pixels of chunks are kept at most, unless more are seen at once."""
LOOKS, LARGE_LOOKS = 2.5, 1.25
"""How often what is seen is kept, those chunks used last: more than two zoom levels of small hexes,
and a little beyond the view's rim of large ones."""


class Relief:
    """Draws an island and the sea around it; what was composed is kept."""

    def __init__(self, images: Path) -> None:
        """Read nothing yet: `images` is the folder of pictures."""
        self._sheets = TerrainSheets(images)
        self._pieces: dict[int, Pieces] = {}
        self._chunks: dict[tuple[Look, int, int], pygame.Surface] = {}
        self.composed = 0
        """How many chunks were composed."""
        self.room = MOST_PIXELS
        """So many pixels of chunks are kept now."""

    def draw(self, target: pygame.Surface, look: Look, at: Point, most: int | None = None) -> int:
        """Cover a surface with the map, whose picture's top left corner lies at `at`.

        At most `most` chunks (None: any number) are composed now. Returns how many are missing
        still; they are left out. Raises `ContentError` or `PictureError` for a bad file.
        """
        seen = list(_seen(look.half, target.get_size(), at))
        self._make_room(look, [(column, row) for column, row, _ in seen])
        missing = 0
        for column, row, spot in seen:
            if (look, column, row) not in self._chunks and most is not None:
                if most <= 0:
                    missing += 1
                    continue
                most -= 1
            target.blit(self.chunk(look, column, row), spot)
        return missing

    def chunk(self, look: Look, column: int, row: int) -> pygame.Surface:
        """Return a chunk; shared, so never draw on it."""
        key = (look, column, row)
        if key not in self._chunks:
            across, down = _cells(look.half)
            block = Block(column * across - 1, row * down, across, down)
            pieces = self._pieces_of(look.half)
            self._chunks[key] = compose(pieces, look, block)
            self.composed += 1
            self._forget(self.room)
        self._chunks[key] = self._chunks.pop(key)
        return self._chunks[key]

    def release(self) -> None:
        """Give everything back; it is read and composed again when wanted."""
        self._sheets.release()
        self._pieces.clear()
        self._chunks.clear()

    def _pieces_of(self, half: int) -> Pieces:
        """Return the pieces of a zoom level; two levels are kept, a large one alone."""
        if half not in self._pieces:
            self._pieces[half] = Pieces(self._sheets, half)
            while len(self._pieces) > (1 if half >= LARGE else 2):
                del self._pieces[next(iter(self._pieces))]
        return self._pieces[half]

    def _make_room(self, look: Look, seen: Sequence[tuple[int, int]]) -> None:
        """Keep what is seen, and forget as much of the rest as what is missing will take."""
        whole = _pixels(look.half)
        pixels = len(seen) * whole
        looks = LARGE_LOOKS if look.half >= LARGE else LOOKS
        self.room = max(pixels, min(round(looks * pixels), MOST_PIXELS))
        missing = 0
        for column, row in seen:
            chunk = self._chunks.pop((look, column, row), None)
            missing += chunk is None
            if chunk is not None:
                self._chunks[look, column, row] = chunk
        self._forget(self.room - missing * whole)

    def _forget(self, room: int) -> None:
        """Forget the chunks that were used longest ago, until the others take `room` pixels."""
        pixels = sum(one.get_width() * one.get_height() for one in self._chunks.values())
        while pixels > room and len(self._chunks) > 1:
            oldest = self._chunks.pop(next(iter(self._chunks)))
            pixels -= oldest.get_width() * oldest.get_height()


def _cells(half: int) -> tuple[int, int]:
    return LARGE_CHUNK if half >= LARGE else CHUNK


def _pixels(half: int) -> int:
    """Return the pixels of a chunk."""
    across, down = _cells(half)
    return across * pitch_of(half) * down * half


def _seen(half: int, size: tuple[int, int], at: Point) -> Iterator[tuple[int, int, Point]]:
    """Give column and row of each chunk that is seen, and where it lies."""
    across, down = _cells(half)
    wide, high = across * pitch_of(half), down * half
    for column in range(-at[0] // wide, (size[0] - 1 - at[0]) // wide + 1):
        for row in range(-at[1] // high, (size[1] - 1 - at[1]) // high + 1):
            yield column, row, (at[0] + column * wide, at[1] + row * high)
