"""A volume: ten bars that grow, set with the keys left and right or by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.ui.brush import Look
from discovery.ui.intents import Command
from discovery.ui.theme import Role
from discovery.ui.widgets import LINE_HEIGHT, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.ui.context import Context
    from discovery.ui.intents import Position
    from discovery.ui.scene import Transition

BARS = 10
STEP = 100 // BARS
BAR_UNITS, GAP_UNITS = 12, 6


class Volume(Widget):
    """A value from 0 to 100 % in steps of ten; unlike a choice it does not go round."""

    can_focus = True

    def __init__(
        self,
        context: Context,
        value: int,
        on_change: Callable[[int], None],
        *,
        key: str,
        stretch: float = 1.0,
    ) -> None:
        """Show `value` rounded to ten; `on_change` gets every new value."""
        super().__init__(context)
        self.value = min(max(round(value / STEP), 0), BARS) * STEP
        self.key = key
        self.stretch = stretch
        self._on_change = on_change

    def least_width(self) -> int:
        """Return the width of the bars and the number between two signs."""
        theme = self.context.theme
        return self._number_width() + 2 * self._side() + BARS * theme.px(BAR_UNITS + GAP_UNITS)

    def height(self, width: int) -> int:  # noqa: ARG002 - one line at any width
        """Return the height of one line with a margin."""
        return self._side()

    def press(self, at: Position | None = None) -> Transition:
        """Set the value of the bar at `at`, or a step less or more at the signs."""
        if at is None:
            return None
        if at[0] < self.rect.left + self._side():
            self._set(self.value - STEP)
        elif at[0] >= self.rect.right - self._side():
            self._set(self.value + STEP)
        else:
            self._set(STEP * self._bar_at(at[0]))
        return None

    def order(self, command: Command) -> bool:
        """Change the value with left and right."""
        step = {Command.LEFT: -STEP, Command.RIGHT: STEP}.get(command)
        if step is None:
            return False
        self._set(self.value + step)
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the bars, filled up to the value, and the number behind them."""
        theme, side = self.context.theme, self._side()
        self.brush.field(surface, self.rect, focused=look is not Look.NORMAL)
        ends = (("minus", self.rect.left, 0), ("plus", self.rect.right - side, 100))
        for name, left, limit in ends:
            sign = pygame.Rect(left, self.rect.top, side, side).inflate(-side // 2, -side // 2)
            self.brush.icon(surface, name, sign, faint=self.value == limit)
        for number in range(1, BARS + 1):
            filled = number * STEP <= self.value
            colour = theme.colour("brass" if filled else "paper_dark")
            bar = self._bar(number)
            pygame.draw.rect(surface, colour, bar, border_radius=max(1, bar.width // 4))
        words = self._bars()
        words.left, words.width = words.right, self._number_width()
        colour = theme.colour("ink")
        percent = f"{self.value} %"
        self.context.text.draw_line(surface, percent, Role.BODY, colour, words, align=1.0)

    def _set(self, value: int) -> None:
        value = min(max(value, 0), 100)
        if value != self.value:
            self.value = value
            self._on_change(value)

    def _bars(self) -> pygame.Rect:
        """Return the room for the bars."""
        bars = self.rect.inflate(-2 * self._side(), 0)
        bars.width -= self._number_width()
        return bars

    def _bar(self, number: int) -> pygame.Rect:
        """Return bar 1 … 10; its foot is where that of the others is."""
        room = self._bars()
        pitch = room.width / BARS
        width = min(round(pitch * 0.7), self.context.theme.px(2.5 * BAR_UNITS))
        tall = round(room.height * (0.2 + 0.4 * number / BARS))
        bar = pygame.Rect(0, 0, max(width, 1), tall)
        middle = room.left + round(pitch * (number - 0.5))
        bar.midbottom = (middle, room.bottom - round(room.height * 0.2))
        return bar

    def _bar_at(self, x: int) -> int:
        """Return the bar at a place; 0 left of the first."""
        room = self._bars()
        return min(max(-(-(x - room.left) * BARS // max(room.width, 1)), 0), BARS)

    def _number_width(self) -> int:
        return self.context.text.width("100 %", Role.BODY) + self.context.theme.px(10)

    def _side(self) -> int:
        line = self.context.text.line_height(Role.BODY)
        return max(self.context.theme.px(LINE_HEIGHT), round(line * 1.4))
