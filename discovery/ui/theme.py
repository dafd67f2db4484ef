"""Sizes and colours of everything that is not the board, for one window size and text size."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.content.palette import Palette, SeatLook

Colour = tuple[int, int, int]

LEAST_FONT = 13
"""No text is smaller, in physical pixels."""
BASE = (1920, 1080)
"""The window size for which sizes are given; there, at 100 %, one unit is one pixel."""


class Role(Enum):
    """What a text is for: its font file and its size in units."""

    DISPLAY = ("heading", 104)
    HEADING = ("heading", 56)
    SUBHEADING = ("heading", 38)
    BODY = ("body", 27)
    STRONG = ("body-bold", 27)
    SMALL = ("body", 22)
    LABEL = ("body-bold", 16)
    CAPTION = ("body", 16)
    LEAST = ("body", 0)
    """As small as text may be, whatever the text size: on small pictures, told in full elsewhere.
    In windows above the size for which sizes are given it grows with the window.
    """

    face: str
    """The font file's name without its ending."""
    units: int
    """The size in units."""

    def __init__(self, face: str, units: int) -> None:
        self.face = face
        self.units = units


def scale_of(size: tuple[int, int], text_size: float) -> float:
    """Return how many physical pixels a unit has on a surface of `size`."""
    return min(size[0] / BASE[0], size[1] / BASE[1]) * text_size


class Theme:
    """The look for a surface of `size` physical pixels at a text size of 0.8 … 2.0."""

    __slots__ = ("palette", "scale", "size", "text_size")

    def __init__(self, palette: Palette, size: tuple[int, int], text_size: float) -> None:
        self.palette = palette
        self.size = size
        self.text_size = text_size
        self.scale = scale_of(size, text_size)
        """Physical pixels in a unit."""

    def px(self, units: float) -> int:
        """Return a length in physical pixels; 0 only for 0 units."""
        if not units:
            return 0
        return max(1, round(units * self.scale))

    def font_px(self, role: Role) -> int:
        """Return a role's font size in physical pixels."""
        wanted = role.units * self.scale
        if role is Role.LEAST:
            wanted = LEAST_FONT * scale_of(self.size, 1.0)
        return max(LEAST_FONT, round(wanted))

    def colour(self, name: str) -> Colour:
        """Return an interface colour; raises `ContentError` if the palette has no such one."""
        return self.palette.colours[name]

    def seat(self, colour: int) -> SeatLook:
        """Return colour, ink and shape that belong to seat colour 0 … 4."""
        return self.palette.seats[colour]
