"""Where things stand: leaves in columns and rows, which break when the window is narrow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discovery.ui.context import Context
    from discovery.ui.widgets import Widget


class Box(ABC):
    """Something that can be measured and placed. All lengths are physical pixels."""

    stretch: float = 0.0
    """The share of spare width that it takes in a row."""

    @abstractmethod
    def least_width(self) -> int:
        """Return the width below which it cannot be read."""

    @abstractmethod
    def height(self, width: int) -> int:
        """Return the height that it needs at `width`."""

    @abstractmethod
    def place(self, rect: pygame.Rect) -> None:
        """Stand at `rect`."""

    @abstractmethod
    def leaves(self) -> Iterator[Widget]:
        """Yield the widgets inside, in the order of the focus."""


class Room(Box):
    """The room of a box that does not show now."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self.stretch = box.stretch

    def least_width(self) -> int:
        """Return the width of the box."""
        return self._box.least_width()

    def height(self, width: int) -> int:
        """Return the height of the box."""
        return self._box.height(width)

    def place(self, rect: pygame.Rect) -> None:
        """Nothing stands there."""

    def leaves(self) -> Iterator[Widget]:
        """Yield nothing."""
        return iter(())


class Pile(Box):
    """Boxes of which one shows, in the room of the highest: nothing jumps when another does."""

    stretch = 1.0

    def __init__(self, boxes: Sequence[Box], shown: int) -> None:
        self._boxes = list(boxes)
        self._shown = self._boxes[shown]

    def least_width(self) -> int:
        """Return the width of the widest box."""
        return max(box.least_width() for box in self._boxes)

    def height(self, width: int) -> int:
        """Return the height of the highest box."""
        return max(box.height(width) for box in self._boxes)

    def place(self, rect: pygame.Rect) -> None:
        """Put the box that shows at the top."""
        high = self._shown.height(rect.width)
        self._shown.place(pygame.Rect(rect.left, rect.top, rect.width, high))

    def leaves(self) -> Iterator[Widget]:
        """Yield the widgets that show."""
        yield from self._shown.leaves()


class Column(Box):
    """Boxes below each other, each as wide as the column."""

    stretch = 1.0

    def __init__(
        self, context: Context, boxes: Sequence[Box], gap: float = 16, *, least: int = 0
    ) -> None:
        """Stack `boxes` with `gap` units between them; be `least` pixels wide where that fits."""
        self.context = context
        self.boxes = list(boxes)
        self._gap = gap
        self._least = least

    def least_width(self) -> int:
        """Return the width of the widest box, or more where more is wanted."""
        return max([self._least, *(box.least_width() for box in self.boxes)])

    def height(self, width: int) -> int:
        """Return the height of all boxes and gaps."""
        gaps = self.context.theme.px(self._gap) * max(0, len(self.boxes) - 1)
        return sum(box.height(width) for box in self.boxes) + gaps

    def place(self, rect: pygame.Rect) -> None:
        """Put the boxes below each other from the top."""
        top = rect.top
        for box in self.boxes:
            high = box.height(rect.width)
            box.place(pygame.Rect(rect.left, top, rect.width, high))
            top += high + self.context.theme.px(self._gap)

    def leaves(self) -> Iterator[Widget]:
        """Yield the widgets from top to bottom."""
        for box in self.boxes:
            yield from box.leaves()


class Row(Box):
    """Boxes beside each other; those that do not fit go to the next line."""

    stretch = 1.0

    def __init__(  # noqa: PLR0913 - what stands in it and how
        self,
        context: Context,
        boxes: Sequence[Box],
        gap: float = 12,
        *,
        align: float = 0.0,
        level: float = 0.5,
        breaks: bool = True,
        even: bool = False,
    ) -> None:
        """Line up `boxes` with `gap` units between.

        `align` is 0 for left, 0.5 for the middle, 1 for right; `level` in a line 0 for the top.
        A row that never `breaks` is at least as wide as all its boxes; an `even` one has all of a
        line as high as the highest.
        """
        self.context = context
        self.boxes = list(boxes)
        self._gap = gap
        self._align = align
        self._level = level
        self._breaks = breaks
        self._even = even

    def least_width(self) -> int:
        """Return the width of the widest box, since most rows can break anywhere."""
        if not self._breaks:
            return self.whole_width()
        return max((box.least_width() for box in self.boxes), default=0)

    def whole_width(self) -> int:
        """Return the width below which it breaks."""
        gaps = self.context.theme.px(self._gap) * max(0, len(self.boxes) - 1)
        return sum(box.least_width() for box in self.boxes) + gaps

    def height(self, width: int) -> int:
        """Return the height of all lines."""
        lines = self._lines(width)
        gap = self.context.theme.px(self._gap)
        return sum(self._line_height(line) for line in lines) + gap * max(0, len(lines) - 1)

    def place(self, rect: pygame.Rect) -> None:
        """Put the boxes side by side, line below line."""
        gap = self.context.theme.px(self._gap)
        top = rect.top
        for line in self._lines(rect.width):
            high = self._line_height(line)
            used = sum(wide for _, wide in line) + gap * (len(line) - 1)
            left = rect.left + round((rect.width - used) * self._align)
            for box, wide in line:
                own = high if self._even else box.height(wide)
                box.place(pygame.Rect(left, top + round((high - own) * self._level), wide, own))
                left += wide + gap
            top += high + gap

    def leaves(self) -> Iterator[Widget]:
        """Yield the widgets from left to right."""
        for box in self.boxes:
            yield from box.leaves()

    def _line_height(self, line: list[tuple[Box, int]]) -> int:
        return max(box.height(wide) for box, wide in line)

    def _lines(self, width: int) -> list[list[tuple[Box, int]]]:
        """Return the boxes of each line with their widths."""
        gap = self.context.theme.px(self._gap)
        lines: list[list[Box]] = []
        left = 0
        for box in self.boxes:
            wide = box.least_width()
            if lines and (not self._breaks or left + gap + wide <= width):
                lines[-1].append(box)
                left += gap + wide
            else:
                lines.append([box])
                left = wide
        return [self._widths(line, width - gap * (len(line) - 1)) for line in lines]

    def _widths(self, line: list[Box], width: int) -> list[tuple[Box, int]]:
        """Share the width out.

        By the stretches alone if all can be read then, so that the lines of a page stand in
        columns; or else the least widths and a share of what is left.
        """
        least = [min(box.least_width(), width) for box in line]
        shares = sum(box.stretch for box in line)
        if not shares:
            return list(zip(line, least, strict=True))
        pairs = list(zip(line, least, strict=True))
        room = width - sum(wide for box, wide in pairs if not box.stretch)
        even = [int(room * box.stretch / shares) if box.stretch else wide for box, wide in pairs]
        if all(wide >= needed for wide, needed in zip(even, least, strict=True)):
            return list(zip(line, even, strict=True))
        spare = max(0, width - sum(least))
        return [(box, wide + int(spare * box.stretch / shares)) for box, wide in pairs]
