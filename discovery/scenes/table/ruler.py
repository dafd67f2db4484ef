"""Units of a table's screen, and rectangles in them that never overlap by rounding."""

from __future__ import annotations

from pygame import Rect

SMALLEST_TEXT = 22
"""Units; the smallest text on a table."""
LEAST_PIXELS = 13
MARGIN = 12
GAP = 8
PADDING = 18
"""Between a panel's rim and what stands on it."""


def unit_of(scale: float) -> float:
    """Return the pixels of a unit: never so few that text would be too small.

    >>> unit_of(2.0), round(unit_of(0.4), 3)
    (2.0, 0.591)
    """
    return max(scale, LEAST_PIXELS / SMALLEST_TEXT)


class Ruler:
    """Turns units into whole pixels so that neighbours never overlap by rounding."""

    def __init__(self, unit: float) -> None:
        self.unit = unit

    def rect(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """Return the rectangle between four lines, in units."""
        x, y = round(left * self.unit), round(top * self.unit)
        return Rect(x, y, round(right * self.unit) - x, round(bottom * self.unit) - y)

    def row(self, box: tuple[float, float, float, float], count: int, gap: float) -> list[Rect]:
        """Return `count` equal rectangles side by side in a box."""
        left, top, right, bottom = box
        width = (right - left - gap * (count - 1)) / count
        starts = [left + i * (width + gap) for i in range(count)]
        return [self.rect(x, top, x + width, bottom) for x in starts]
