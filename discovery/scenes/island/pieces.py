"""The terrain's drawn pieces at the size of one zoom level, scaled when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.content.sheets import load_sheet
from discovery.scenes.island.lattice import pitch_of
from discovery.ui.sheets import HALF as HALF_COPY
from discovery.ui.sheets import load_picture

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.content.sheets import Sheet

DRAWN_HALF = 84
"""Half a hex's height on the sheets, in pixels."""
GROUND = "ground"
"""The sheet of what covers hexes whole: it is opaque."""
GROUND_CELLS = (6, 8)
"""After so many cells across and down a ground repeats."""
BORDER_CELLS = (4, 4)
"""After so many cells across and down the pieces of borders repeat."""
LINES = ((1, (255, 248, 220, 56)), (0, (34, 22, 8, 116)))
"""How far down, and in which colour, lines between hexes are drawn: seen on light and dark."""
DISC = (253, 246, 228, 205)
"""What lies under the symbols of the grounds."""
SMALL = 40
"""Hexes of a smaller half have larger things standing on them, up to `LARGER` at half of 14."""
LARGER = 1.4


def _scaled(cut: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a part of a sheet at `size`.

    At its drawn size it is shared with the sheet: copies of all take 46 MB.
    """
    return cut if cut.get_size() == size else pygame.transform.smoothscale(cut, size)


class TerrainSheets:
    """The sheets as they were read; the copies of half the size as long as they are enough."""

    def __init__(self, images: Path) -> None:
        self._images = images
        self._index: dict[str, Sheet] = {}
        self._read: dict[tuple[str, bool], pygame.Surface] = {}

    def index(self, name: str) -> Sheet:
        """Return where things stand on a sheet; raises `ContentError`."""
        if name not in self._index:
            self._index[name] = load_sheet(self._images, f"island/{name}")
        return self._index[name]

    def cut(self, name: str, part: str, half: int) -> pygame.Surface:
        """Return a part of a sheet, unscaled: best for hexes of `half` pixels.

        Raises `ContentError` or `PictureError` for a file that is missing or broken.
        """
        small = 2 * half <= DRAWN_HALF
        if (name, small) not in self._read:
            self._read.pop((name, not small), None)
            path = self.index(name).picture
            file = path.with_stem(path.stem + HALF_COPY) if small else path
            self._read[name, small] = load_picture(file, alpha=name != GROUND)
        share = 2 if small else 1
        rect = [side // share for side in self.index(name).frames[part].rect]
        return self._read[name, small].subsurface(rect)

    def release(self) -> None:
        """Give the pictures back; they are read again when wanted."""
        self._read.clear()


class Pieces:
    """What the picture of an island is put together from, for hexes of `half` pixels."""

    def __init__(self, sheets: TerrainSheets, half: int) -> None:
        self._sheets = sheets
        self.half, self.pitch = half, pitch_of(half)
        self._cells: dict[tuple[str, str], pygame.Surface] = {}
        self._grounds: dict[str, pygame.Surface] = {}
        self._things: dict[str, tuple[pygame.Surface, int, int]] = {}
        self.enlarged = 1 + (LARGER - 1) * min(1.0, max(0.0, (SMALL - half) / (SMALL - 14)))

    def ground(self, name: str) -> pygame.Surface:
        """Return a whole ground, opaque, `GROUND_CELLS` large."""
        if name not in self._grounds:
            size = (GROUND_CELLS[0] * self.pitch, GROUND_CELLS[1] * self.half)
            self._grounds[name] = _scaled(self._sheets.cut(GROUND, name, self.half), size)
        return self._grounds[name]

    def cell(self, sheet: str, part: str) -> pygame.Surface:
        """Return a piece as large as a cell, with an opacity."""
        key = (sheet, part)
        if key not in self._cells:
            cut = self._sheets.cut(sheet, part, self.half)
            self._cells[key] = _scaled(cut, (self.pitch, self.half))
        return self._cells[key]

    def shade(self, part: str, colour: tuple[int, int, int, int]) -> pygame.Surface:
        """Return a mask's piece in one colour; its opacity is the mask's times the colour's."""
        key = (f"{colour}", part)
        if key not in self._cells:
            tinted = self.cell("masks", part).copy()
            tinted.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
            self._cells[key] = tinted
        return self._cells[key]

    def thing(self, name: str) -> tuple[pygame.Surface, int, int]:
        """Return a drawing, and where in it its foot is."""
        if name not in self._things:
            frame = self._sheets.index("growth").frames[name]
            share = self.half / DRAWN_HALF * self.enlarged
            size = (max(2, round(frame.rect[2] * share)), max(2, round(frame.rect[3] * share)))
            cut = self._sheets.cut("growth", name, self.half)
            scaled = pygame.transform.smoothscale(cut, size)
            foot = round(frame.anchor[0] * share), round(frame.anchor[1] * share)
            self._things[name] = (scaled, *foot)
        return self._things[name]

    def sign(self, name: str) -> pygame.Surface:
        """Return the small symbol of a ground, a third of a hex high."""
        key = f"sign_{name}"
        if key not in self._things:
            side = max(8, round(self.half * 0.62))
            cut = self._sheets.cut("places", key, side)
            rim = max(1, min(3, self.half // 8))
            disc = pygame.Surface((side + 2 * rim, side + 2 * rim), pygame.SRCALPHA)
            middle = disc.get_rect().center
            pygame.draw.aacircle(disc, DISC, middle, side // 2 + rim - 1)
            disc.blit(pygame.transform.smoothscale(cut, (side, side)), (rim, rim))
            self._things[key] = (disc, *middle)
        return self._things[key][0]

    def edge(self, side: int) -> pygame.Surface:
        """Return a northern side of a hex as a line: 0 north, 1 north-east, 5 north-west.

        The hex's middle is the lower middle of the picture.
        """
        key = f"edge{side}"
        if key not in self._things:
            wide, half = self.pitch // 3, self.half
            lines = pygame.Surface((4 * wide + 3, half + 2), pygame.SRCALPHA)
            corners = [(1, half), (wide + 1, 1), (3 * wide + 1, 1), (4 * wide + 1, half)]
            first = (side + 1) % 6
            for down, colour in LINES:
                start, end = [(x, y + down) for x, y in corners[first : first + 2]]
                pygame.draw.line(lines, colour, start, end, max(1, half // 22))
            self._things[key] = (lines, 2 * wide + 1, half)
        return self._things[key][0]
