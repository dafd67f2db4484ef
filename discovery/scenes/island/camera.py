"""A camera over the picture of an island: where a hex lies on the screen, and back.

Hexes here are those of the picture, which may be turned with north to the bottom.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from itertools import count, takewhile
from typing import TYPE_CHECKING

from discovery.scenes.island.lattice import Lattice, fitting_half, land_box, lattice_of

if TYPE_CHECKING:
    from pygame import Rect

    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.lattice import Ground, Point

STEP = 1.25
"""How much one step of the zoom enlarges."""
SEA_AROUND = 1
"""Hexes of sea that are seen around the land when all is shown."""


@dataclass(frozen=True, slots=True)
class MapCamera:
    """The lattice at some size; the top left corner of its picture lies at (`x`, `y`)."""

    lattice: Lattice
    x: int
    y: int

    @property
    def half(self) -> int:
        """Half the height of a hex in pixels: the size of everything."""
        return self.lattice.half

    def centre(self, place: Hex) -> Point:
        """Return the pixel in the middle of a hex."""
        x, y = self.lattice.centre(place)
        return x + self.x, y + self.y

    def corners(self, place: Hex) -> tuple[Point, ...]:
        """Return the six corners of a hex, from the west one clockwise."""
        return tuple((x + self.x, y + self.y) for x, y in self.lattice.corners(place))

    def hex_at(self, at: Point) -> Hex:
        """Return the hex under a pixel."""
        return self.lattice.hex_at((at[0] - self.x, at[1] - self.y))

    def moved(self, right: int, down: int) -> MapCamera:
        """Return the camera with everything shifted on the screen."""
        return MapCamera(self.lattice, self.x + right, self.y + down)

    def sized(self, half: int, about: Point) -> MapCamera:
        """Return the camera with hexes of another size, what lies at a pixel staying there."""
        lattice = replace(self.lattice, half=half)
        across = lattice.pitch / self.lattice.pitch
        down = half / self.half
        x = round(about[0] - (about[0] - self.x) * across)
        y = round(about[1] - (about[1] - self.y) * down)
        return MapCamera(lattice, x, y)

    def zoomed(self, steps: int, about: Point, least: int, most: int) -> MapCamera:
        """Return the camera nearer by `steps`, within sizes `least` and `most`, about a pixel."""
        levels = zoom_levels(least, most)
        at = bisect_left(levels, self.half)
        between = at == len(levels) or levels[at] != self.half
        at += steps - (1 if between and steps > 0 else 0)
        return self.sized(levels[min(max(at, 0), len(levels) - 1)], about)

    def kept(self, view: Rect) -> MapCamera:
        """Return the camera with the middle of `view` within the picture."""
        wide, high = self.lattice.size
        x = min(max(self.x, view.centerx - wide), view.centerx)
        y = min(max(self.y, view.centery - high), view.centery)
        return MapCamera(self.lattice, x, y)

    def showing(self, place: Hex, view: Rect, margin: int) -> MapCamera:
        """Return the camera moved just so far that a hex lies in `view`, `margin` from its rim."""
        x, y = self.centre(place)
        right = _push(x, view.left + margin, view.right - margin)
        down = _push(y, view.top + margin, view.bottom - margin)
        return self.moved(right, down)


def zoom_levels(least: int, most: int) -> tuple[int, ...]:
    """Return the sizes of hexes between which one zooms: the same on the way in and out.

    >>> zoom_levels(8, 20)
    (8, 10, 12, 16, 20)
    """
    steps = count()
    sizes = takewhile(lambda size: size * STEP**0.5 < most, (round(least * STEP**n) for n in steps))
    return (*sizes, most)


def _push(at: int, least: int, most: int) -> int:
    if least > most:
        return (least + most) // 2 - at
    return max(least - at, 0) or min(most - at, 0)


def fitted(ground: Ground, view: Rect) -> MapCamera:
    """Return the camera that shows the whole island in `view`, at its foot.

    What is told lies at the view's top: so it covers as much sea and as little land as can be.
    """
    box = land_box(ground, SEA_AROUND)
    lattice = lattice_of(ground, fitting_half(box, view.size))
    left, top, wide, high = lattice.area(box)
    return MapCamera(lattice, view.centerx - wide // 2 - left, view.bottom - high - top)
