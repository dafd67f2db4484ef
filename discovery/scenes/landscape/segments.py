"""Pictures of single segments of a tile: a tint, an outline, stripes and badges of seats.

They are made from a small grey sheet that tells the segment of each part of a design, at the
sheet's own size, and then turned and scaled; what was made is kept while there is room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.kept import Kept
from discovery.ui.sheets import PictureError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SIDE, COLUMNS, STEP = 128, 11, 40
"""Pixels of a design on the sheet, designs in a row, and the grey of its first segment."""
ROOM = 8_000_000
"""Bytes of segments that are kept, or more where so many are shown at once."""
BROAD, FINE = 10, 6
"""Widths of an outline's dark and its light line, on the sheet."""
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)

STRIPES, DARK, LIGHT = 4, 225, 130
"""Stripes across a tile, and the opacity of the dark and the light ones, of 255."""
BADGES = ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2))
"""Rows and columns of a pattern's badges on a tile, of three."""
MULTIPLY = pygame.BLEND_RGBA_MULT

Colour = tuple[int, int, int]


class SegmentPictures:
    """Segments as pictures of a tile's size, empty outside of the segment; shared."""

    def __init__(self, path: Path, numbers: Iterable[int]) -> None:
        """Draw segments of the designs `numbers` from the sheet at `path`, when first asked."""
        self._path = path
        self._places = {number: place for place, number in enumerate(sorted(numbers))}
        self._sheet: pygame.Surface | None = None
        self.kept = Kept(ROOM)
        self._masks: dict[tuple[int, int], pygame.Mask] = {}

    def release(self) -> None:
        """Forget the sheet and every picture."""
        self._sheet = None
        self._masks.clear()
        self.forget()

    def forget(self) -> None:
        """Forget the pictures, which were made for one size of the window."""
        self.kept.clear()

    def fit(self, size: int, count: int) -> None:
        """Have room for so many segments of tiles of `size` pixels, which are shown at once."""
        self.kept.room = max(ROOM, count * 4 * size * size)

    def at(self, number: int, rotation: int, x: float, y: float) -> int:
        """Return the segment at a point (0 to 1) of a design as it lies.

        Raises:
            PictureError: the sheet is missing or broken.
        """
        for _ in range(rotation % 4):
            x, y = y, 1 - x
        sheet = self._whole()
        place = self._places[number]
        last = SIDE - 1
        column = place % COLUMNS * SIDE + min(max(int(x * SIDE), 0), last)
        row = place // COLUMNS * SIDE + min(max(int(y * SIDE), 0), last)
        return max(0, round(sheet.get_at((column, row))[0] / STEP) - 1)

    def outline(
        self, number: int, rotation: int, segment: int, size: int, look: tuple[Colour, Colour]
    ) -> pygame.Surface:
        """Return a line along the segment's borders to others: dark outside, light inside.

        `look` are both colours. The tile's own rim has no line, so that outlines join.

        Raises:
            PictureError: the sheet is missing or broken.
        """
        key = ("outline", number, rotation, segment, size, look)
        found = self.kept.get(key)
        if found is not None:
            return found
        return self.kept.keep(key, self._outline(number, rotation, segment, size, look))

    def tint(  # noqa: PLR0913, PLR0917 - what, how large and how it looks
        self, number: int, rotation: int, segment: int, size: int, colour: Colour, alpha: int
    ) -> pygame.Surface:
        """Return the segment filled with a colour.

        Raises:
            PictureError: the sheet is missing or broken.
        """
        key = ("tint", number, rotation, segment, size, colour, alpha)
        found = self.kept.get(key)
        if found is not None:
            return found
        mask = self._mask(number, segment)
        made = mask.to_surface(setcolor=(*colour, alpha), unsetcolor=(*colour, 0))
        return self.kept.keep(key, _fitted(made, rotation, size))

    def held(  # noqa: PLR0913, PLR0917 - what, how large and whose
        self,
        number: int,
        rotation: int,
        segment: int,
        size: int,
        colours: tuple[Colour, ...],
        badges: pygame.Surface,
        line: tuple[Colour, Colour],
    ) -> pygame.Surface:
        """Return the segment in stripes, like no land, with badges on them.

        Of the `colours` the first is that of the light stripes, between which the others take
        turns. Stripes do not turn with the tile and go on from one tile to the next; an outline
        in the colours `line` is on them. The same colours have the same `badges` at each size.

        Raises:
            PictureError: the sheet is missing or broken.
        """
        key = ("held", number, rotation, segment, size, colours, line)
        found = self.kept.get(key)
        if found is not None:
            return found
        made = pygame.Surface((size, size), pygame.SRCALPHA)
        light, *dark = colours
        made.fill((*light, LIGHT))
        # A tile has whole rounds of them, so that they go on in turn.
        count = len(dark) * max(1, STRIPES // len(dark))
        step = size / count
        for stripe in range(2 * count):
            left = (stripe - count) * step
            corners = ((left, size), (left + step / 2, size), (left + size + step / 2, 0))
            colour = (*dark[stripe % len(dark)], DARK)
            pygame.draw.polygon(made, colour, [*corners, (left + size, 0)])
        for row, column in BADGES:
            middle = (round((column + 0.5) * size / 3), round((row + 0.5) * size / 3))
            made.blit(badges, badges.get_rect(center=middle))
        made.blit(self._shape(number, rotation, segment, size), (0, 0), None, MULTIPLY)
        made.blit(self._outline(number, rotation, segment, size, line), (0, 0))
        return self.kept.keep(key, made)

    def _shape(self, number: int, rotation: int, segment: int, size: int) -> pygame.Surface:
        """Return the segment in white, turned and scaled."""
        mask = self._mask(number, segment)
        white = mask.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0))
        return _fitted(white, rotation, size)

    def _outline(
        self, number: int, rotation: int, segment: int, size: int, look: tuple[Colour, Colour]
    ) -> pygame.Surface:
        mask = self._mask(number, segment)
        made = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
        made.fill((*look[0], 0))
        for width, colour, alpha in ((BROAD, look[0], 190), (FINE, look[1], 255)):
            _band(mask, width).to_surface(made, setcolor=(*colour, alpha), unsetcolor=None)
        return _fitted(made, rotation, size)

    def _whole(self) -> pygame.Surface:
        if self._sheet is None:
            self._sheet = _read(self._path)
        return self._sheet

    def _mask(self, number: int, segment: int) -> pygame.Mask:
        """Return a segment's shape as it lies on the sheet; kept, for it is small."""
        key = (number, segment)
        if key not in self._masks:
            self._masks[key] = self._shape_on_sheet(*key)
        return self._masks[key]

    def _shape_on_sheet(self, number: int, segment: int) -> pygame.Mask:
        place = self._places[number]
        cut = self._whole().subsurface(
            (place % COLUMNS * SIDE, place // COLUMNS * SIDE, SIDE, SIDE)
        )
        grey = (segment + 1) * STEP
        return pygame.mask.from_threshold(cut, (grey, grey, grey), (9, 9, 9, 255))


def _band(mask: pygame.Mask, width: int) -> pygame.Mask:
    """Return the rim of a segment, so wide; along the tile's own rim there is none."""
    beyond = SIDE + 2 * width
    padded = pygame.Mask((beyond, beyond), fill=True)
    padded.erase(pygame.Mask((SIDE, SIDE), fill=True), (width, width))
    padded.draw(mask, (width, width))
    inner = padded.copy()
    for x, y in AROUND:
        far = width if not (x and y) else round(width * 0.71)
        inner = inner.overlap_mask(padded, (x * far, y * far))
    band = mask.copy()
    band.erase(inner, (-width, -width))
    return band


def _fitted(made: pygame.Surface, rotation: int, size: int) -> pygame.Surface:
    return pygame.transform.smoothscale(pygame.transform.rotate(made, -90 * rotation), (size, size))


def _read(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load(path).convert(32)
    except (OSError, pygame.error) as error:
        message = f"the picture {path} cannot be used: {error}"
        raise PictureError(message) from error
