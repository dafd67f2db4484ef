"""A part of a page that is taller than its place: wheel, focus and a bar move it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.boxes import Column, Row
from discovery.ui.intents import Button, Moved, Pressed, Released, Wheeled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.widgets import Widget

BAR_UNITS = 14
STEP_UNITS = 90
SMALL = 3
"""What is no higher than the view by this is drawn whole or not at all."""


class Scroll:
    """Shows `box` inside `view`, from `offset` physical pixels on."""

    def __init__(self, context: Context, box: Box, offset: int = 0) -> None:
        self._context = context
        self.box = box
        self.view = pygame.Rect(0, 0, 0, 0)
        self._offset = offset
        self._height = 0
        self._dragging = False

    @property
    def offset(self) -> int:
        """How many pixels of the box are above the view."""
        return self._offset

    @property
    def tall(self) -> bool:
        """Whether it does not fit."""
        return self._height > self.view.height

    def place(self, view: pygame.Rect) -> None:
        """Stand at `view`; a bar takes room at the right when it is needed."""
        self.view = view
        self._height = self.box.height(view.width)
        if self.tall:
            self._height = self.box.height(self._width())
        self._settle()

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll as little as is needed to show `rect`."""
        margin = self._context.theme.px(12)
        if rect.top - margin < self.view.top:
            self._offset -= self.view.top - rect.top + margin
        elif rect.bottom + margin > self.view.bottom:
            self._offset += rect.bottom + margin - self.view.bottom
        else:
            return
        self._settle()

    def move(self, pixels: int) -> None:
        """Scroll down by so many pixels, or up, as far as there is something."""
        self._offset += pixels
        self._settle()

    def handle(self, intent: Intent) -> bool:
        """Answer wheel and bar; tell whether the intent was for it."""
        match intent:
            case Wheeled(at, steps) if self.tall and self.view.collidepoint(at):
                self._offset -= round(steps * self._context.theme.px(STEP_UNITS))
                self._settle()
            case Pressed(at, Button.MAIN) if self.tall and self._track().collidepoint(at):
                self._dragging = True
                self._drag(at[1])
            case Moved(at) if self._dragging:
                self._drag(at[1])
            case Released() if self._dragging:
                self._dragging = False
            case _:
                return False
        return True

    def shown(self) -> Iterator[Widget]:
        """Yield the widgets that are to be drawn: a line or a low row is never cut in two."""
        for widgets in self._lines(self.box):
            if widgets:
                first, *others = (widget.rect for widget in widgets)
                whole = first.unionall(others)
                inside = whole.top >= self.view.top and whole.bottom <= self.view.bottom
                if inside or (whole.colliderect(self.view) and not self._low(whole.height)):
                    yield from widgets

    def _lines(self, box: Box) -> Iterator[list[Widget]]:
        """Yield what stands beside each other; a row that is high falls into its parts."""
        widgets = list(box.leaves())
        spans = [(widget.rect.top, widget.rect.bottom) for widget in widgets]
        high = max(end for _, end in spans) - min(top for top, _ in spans) if spans else 0
        if isinstance(box, Column | Row) and not (isinstance(box, Row) and self._low(high)):
            for part in box.boxes:
                yield from self._lines(part)
        else:
            yield widgets

    def _low(self, height: int) -> bool:
        return height * SMALL <= self.view.height

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar when it is needed."""
        if not self.tall:
            return
        theme, track = self._context.theme, self._track()
        radius = track.width // 2
        pygame.draw.rect(surface, theme.colour("paper_dark"), track, border_radius=radius)
        pygame.draw.rect(surface, theme.colour("brass"), self._thumb(), border_radius=radius)

    def _width(self) -> int:
        return self.view.width - self._context.theme.px(2 * BAR_UNITS)

    def _track(self) -> pygame.Rect:
        width = self._context.theme.px(BAR_UNITS)
        return pygame.Rect(self.view.right - width, self.view.top, width, self.view.height)

    def _thumb(self) -> pygame.Rect:
        track = self._track()
        high = max(track.width * 2, track.height * self.view.height // self._height)
        spare = self._height - self.view.height
        track.top += (track.height - high) * self._offset // spare
        track.height = high
        return track

    def _drag(self, y: int) -> None:
        track, high = self._track(), self._thumb().height
        room = max(1, track.height - high)
        spare = self._height - self.view.height
        self._offset = (y - track.top - high // 2) * spare // room
        self._settle()

    def _settle(self) -> None:
        self._offset = max(0, min(self._offset, self._height - self.view.height))
        width = self._width() if self.tall else self.view.width
        top = self.view.top - self._offset
        self.box.place(pygame.Rect(self.view.left, top, width, self._height))
        for leaf in self.box.leaves():
            leaf.clip = self.view
