"""Rows of pieces as they are drawn on the games' sheets, for the rule pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from discovery.ui.sheets import Sheets

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

GAP = 12
"""Units around the pieces of a strip and between them."""
WIDEST = 1400
"""Pixels of what is kept: boards are larger than any page shows them."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Pieces side by side, `high` units high: names of parts of the `sheet`, or sheet and part."""

    sheet: str
    parts: tuple[str | tuple[str, str], ...]
    high: float

    @property
    def pieces(self) -> tuple[tuple[str, str], ...]:
        """Return sheet and part of each."""
        return tuple((self.sheet, one) if isinstance(one, str) else one for one in self.parts)


class Cuts:
    """Parts of sheets that were cut out off the frame; the sheets themselves are given back."""

    def __init__(self, images: Path, wanted: Iterable[tuple[str, str]]) -> None:
        """Cut out every sheet and part of `wanted`, at the size in which they are drawn.

        Raises:
            ContentError: a sheet's list is missing or broken.
            PictureError: a sheet's picture is.
        """
        self._cuts: dict[tuple[str, str], pygame.Surface] = {}
        sheets, last = Sheets(images), ""
        for sheet, part in sorted(set(wanted)):
            if sheet != last:
                sheets.release(last)
                last = sheet
            wide, high = sheets.frame(sheet, part).rect[2:]
            share = min(1.0, WIDEST / wide)
            size = round(wide * share), round(high * share)
            self._cuts[sheet, part] = sheets.part(sheet, part, size).copy()

    def shape(self, sheet: str, part: str) -> tuple[int, int]:
        """Return a part's width and height in pixels of its sheet."""
        return self._cuts[sheet, part].get_size()

    def scaled(self, sheet: str, part: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a part in `size` pixels."""
        return pygame.transform.smoothscale(self._cuts[sheet, part], size)

    def strip_shape(self, strip: Strip) -> tuple[float, float]:
        """Return width and height of a strip in units."""
        wide = sum(self._wide(*piece, strip.high) + GAP for piece in strip.pieces)
        return wide + GAP, strip.high + 2 * GAP

    def draw_strip(self, surface: pygame.Surface, strip: Strip) -> None:
        """Draw a strip over a whole surface."""
        share = surface.get_width() / self.strip_shape(strip)[0]
        at: float = GAP
        for sheet, part in strip.pieces:
            wide = self._wide(sheet, part, strip.high)
            size = max(1, round(wide * share)), max(1, round(strip.high * share))
            spot = round(at * share), round(GAP * share)
            surface.blit(self.scaled(sheet, part, size), spot)
            at += wide + GAP

    def _wide(self, sheet: str, part: str, high: float) -> float:
        wide, tall = self.shape(sheet, part)
        return high * wide / tall
