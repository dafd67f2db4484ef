"""The list beside the board: the log, or the points of a seat; what of it is seen and chosen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import Rect

    from discovery.rules.game import Seat
    from discovery.scenes.landscape.chronicle import Row
    from discovery.ui.camera import Point


class Listing:
    """Rows below each other in a box that may be too low for them; the newest is the last.

    `seat` is whose points are listed, None for the log. `chosen` is the row that keys stand on,
    None for none. Whoever can measure text sets `heights`, in pixels; until then rows have one
    line.
    """

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.rows: tuple[Row, ...] = ()
        self.chosen: int | None = None
        self.offset = 0
        self._tops: list[int] = [0]
        self._height = 0

    def show(self, rows: tuple[Row, ...], box: Rect, line: int) -> None:
        """List `rows` in `box`, the end of them first; unchanged ones stay as they are."""
        if rows == self.rows:
            return
        self.rows = rows
        self.chosen = None
        self._tops = [0, *accumulate([line] * len(rows))]
        self._height = box.height
        self.offset = self._newest()

    def measure(self, heights: Sequence[int], box: Rect) -> None:
        """Take the rows' heights in pixels, and the height of the box they stand in now."""
        at_newest = self.offset >= self._newest()
        self._tops = [0, *accumulate(heights)]
        self._height = box.height
        self.offset = self._newest() if at_newest else min(self.offset, self._most(box))
        if self.chosen is not None:
            self.step(0, box)

    def _newest(self) -> int:
        """Return the offset that shows the end, or the newest entry from its heading on."""
        heads = [number for number, row in enumerate(self.rows) if not row.item]
        last = self._tops[heads[-1]] if heads else 0
        return min(last, max(0, self._tops[-1] - self._height))

    def area(self, index: int, box: Rect) -> Rect:
        """Return where a row stands; it may lie outside of the box."""
        top, bottom = self._tops[index], self._tops[index + 1]
        return type(box)(box.left, box.top + top - self._start(), box.width, bottom - top)

    def seen(self, box: Rect) -> range:
        """Return the rows that show, all of them whole; one that is too high alone shows too."""
        first = bisect_left(self._tops, self._start())
        last = bisect_right(self._tops, self._start() + box.height) - 1
        return range(first, min(max(last, first + 1), len(self.rows)))

    def _start(self) -> int:
        """Return where the first row that shows begins: none is cut."""
        return self._tops[min(bisect_left(self._tops, self.offset), len(self._tops) - 1)]

    def at(self, point: Point, box: Rect) -> int | None:
        """Return the row at a pixel, None where there is none."""
        if not box.collidepoint(point):
            return None
        return next((i for i in self.seen(box) if self.area(i, box).collidepoint(point)), None)

    def step(self, step: int, box: Rect) -> None:
        """Choose the row so many further, as far as there are rows."""
        if not self.rows:
            return
        now = len(self.rows) if self.chosen is None else self.chosen
        self.chosen = max(0, min(len(self.rows) - 1, now + step))
        top, bottom = self._tops[self.chosen], self._tops[self.chosen + 1]
        if top < self._start():
            self.offset = top
        elif bottom > self._start() + box.height:
            self.offset = min(top, bottom - box.height)

    def page(self, pages: int, box: Rect) -> None:
        """Choose a row about a box's height further."""
        average = max(1, self._tops[-1] // max(1, len(self.rows)))
        self.step(pages * max(1, box.height // average), box)

    def scroll(self, pixels: int, box: Rect) -> None:
        """Move the rows, as far as there are more."""
        self.offset = max(0, min(self._most(box), self.offset + pixels))

    @property
    def height(self) -> int:
        """How high all rows are together, in pixels."""
        return self._tops[-1]

    def more(self, box: Rect) -> tuple[bool, bool]:
        """Return whether there are rows above and below the box."""
        return self.offset > 0, self.offset < self._most(box)

    def _most(self, box: Rect) -> int:
        return max(0, self._tops[-1] - box.height)
