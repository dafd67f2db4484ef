"""The scores over the turns as a drawing: a line for each seat, told apart without colour too."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, dist
from typing import TYPE_CHECKING

import pygame

from discovery.ui.theme import Role
from discovery.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discovery.match.history import Moment
    from discovery.match.seats import SeatInfo
    from discovery.ui.brush import Look
    from discovery.ui.context import Context

    Point = tuple[float, float]

HEIGHT, LOW = 460, 240
"""Units; at least so much where there is room, or little of it."""
DASHES: tuple[tuple[float, ...], ...] = ((), (28, 16), (3, 14), (26, 14, 3, 14), (12, 15))
"""Units of line and gap in turn, by seat colour; nothing for a whole line."""
ROOM = 1.06
LINE, INK = 5, 8
"""Units: how thick a line is, and with the ink around it."""
FINER = 2
"""Lines are drawn so much larger and then shrunk, so that they are smooth."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
MARKS = 4
"""Badges that stand on a line before its end."""


class Graph(Widget):
    """Points upwards, turns to the right; what the end of the game brought has its own band."""

    stretch = 1.0

    def __init__(
        self,
        context: Context,
        seats: Sequence[SeatInfo],
        moments: Sequence[Moment],
        *,
        low: bool = False,
    ) -> None:
        """Draw `moments` as `discovery.match.history` gives them, the final scores last."""
        super().__init__(context)
        self._seats = seats
        self._moments = moments
        self._units = LOW if low else HEIGHT
        self._drawn: tuple[tuple[int, int], pygame.Surface] | None = None

    def least_width(self) -> int:
        """Return a width at which it can be read."""
        return self.context.theme.px(640)

    def height(self, width: int) -> int:  # noqa: ARG002 - the same at any width
        """Return its height, in which the names have room below each other."""
        names = len(self._seats) * self._name_height() + 2 * self._line()
        return max(self.context.theme.px(self._units), names)

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw the axes, the lines and the names at their ends."""
        plot = self._plot()
        self._band(surface, plot)
        self._axes(surface, plot)
        if self._drawn is None or self._drawn[0] != plot.size:
            self._drawn = (plot.size, self._lines(plot))
        surface.blit(self._drawn[1], plot)
        self._marks(surface, plot)
        self._names(surface, plot)

    @property
    def _most(self) -> float:
        """The points at the top: a little more than anybody has."""
        return ROOM * max(1, *(points for moment in self._moments for points in moment.scores))

    @property
    def _turns(self) -> int:
        return max(1, self._moments[-1].turn)

    def _line(self) -> int:
        return self.context.text.line_height(Role.SMALL)

    def _name_height(self) -> int:
        return max(self._line(), self.context.theme.px(36))

    def _names_width(self) -> int:
        text, px = self.context.text, self.context.theme.px
        return px(70) + max(text.width(self._label(n), Role.SMALL) for n in range(len(self._seats)))

    def _label(self, seat: int) -> str:
        return f"{self._seats[seat].name} {self._moments[-1].scores[seat]}"

    def _plot(self) -> pygame.Rect:
        """Return where the lines are: labels stand left, right and below."""
        px, text = self.context.theme.px, self.context.text
        left = text.width(str(int(self._most)), Role.SMALL) + px(18)
        plot = self.rect.copy()
        plot.left += left
        plot.width -= left + self._names_width()
        plot.top += px(14)
        plot.height -= px(14) + 2 * self._line() + px(10)
        return plot

    def _final(self, plot: pygame.Rect) -> int:
        """Return the width of the band in which the final scoring is shown."""
        wide = self.context.text.width(self.context.tr("final scoring"), Role.SMALL)
        return min(wide + self.context.theme.px(16), plot.width // 3)

    def _spot(self, plot: pygame.Rect, moment: Moment, points: int, *, last: bool) -> Point:
        """Return where a score stands, within the plot's own corner."""
        room = plot.width - self._final(plot)
        x = plot.width if last else room * moment.turn / self._turns
        return x, plot.height * (1 - points / self._most)

    def _track(self, plot: pygame.Rect, seat: int) -> list[Point]:
        end = len(self._moments) - 1
        return [
            self._spot(plot, moment, moment.scores[seat], last=number == end)
            for number, moment in enumerate(self._moments)
        ]

    def _band(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        theme, text = self.context.theme, self.context.text
        band = plot.copy()
        band.width = self._final(plot)
        band.right = plot.right
        pygame.draw.rect(surface, theme.colour("paper_dark"), band)
        below = pygame.Rect(band.left, plot.bottom + theme.px(6), band.width, self._line())
        words = self.context.tr("final scoring")
        text.draw_line(surface, words, Role.SMALL, theme.colour("ink_soft"), below, align=0.5)

    def _axes(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        theme, text, line = self.context.theme, self.context.text, self._line()
        faint, ink = theme.colour("paper_edge"), theme.colour("ink_soft")
        room = max(1, plot.height // (2 * line))
        for points in range(0, int(self._most) + 1, _step(self._most, room)):
            y = plot.bottom - round(plot.height * points / self._most)
            pygame.draw.line(surface, faint, (plot.left, y), (plot.right, y), theme.px(1))
            area = pygame.Rect(self.rect.left, 0, plot.left - theme.px(10) - self.rect.left, line)
            area.centery = y
            text.draw_line(surface, str(points), Role.SMALL, ink, area, align=1.0)
        span = plot.width - self._final(plot)
        each = 3 * text.width(str(self._turns), Role.SMALL)
        for turn in range(0, self._turns + 1, _step(self._turns, max(1, span // each))):
            x = plot.left + round(span * turn / self._turns)
            if x > plot.left + span - each // 3:
                continue
            bottom = plot.bottom + theme.px(6)
            pygame.draw.line(surface, ink, (x, plot.bottom), (x, bottom), theme.px(2))
            area = pygame.Rect(0, bottom, each, line)
            area.centerx = x
            text.draw_line(surface, str(turn), Role.SMALL, ink, area, align=0.5)
        below = pygame.Rect(plot.left, plot.bottom + theme.px(6) + line, span, line)
        text.draw_line(surface, self.context.tr("Turns"), Role.SMALL, ink, below, align=0.5)
        corner = [plot.topleft, plot.bottomleft, plot.bottomright]
        pygame.draw.lines(surface, ink, closed=False, points=corner, width=theme.px(2))

    def _lines(self, plot: pygame.Rect) -> pygame.Surface:
        """Draw the lines, larger and then shrunk; a rim of ink parts them from the paper."""
        large = pygame.Surface((plot.width * FINER, plot.height * FINER), pygame.SRCALPHA)
        unit = self.context.theme.scale * FINER
        for ink in (True, False):
            for seat, info in enumerate(self._seats):
                theme = self.context.theme
                colour = theme.colour("ink") if ink else theme.seat(info.colour).colour
                track = [(x * FINER, y * FINER) for x, y in self._track(plot, seat)]
                thick = max(2.0, (INK if ink else LINE) * unit)
                for dash in dashed(track, [part * unit for part in DASHES[info.colour]]):
                    _stroke(large, colour, dash, thick)
        return pygame.transform.smoothscale(large, plot.size)

    def _marks(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        """Draw each seat's badge on its line, at other turns than its neighbours'."""
        side = self.context.theme.px(24)
        count, seats = len(self._moments) - 1, len(self._seats)
        for seat, info in enumerate(self._seats):
            track = self._track(plot, seat)
            for mark in range(MARKS):
                place = ceil(count * (mark + (seat + 1) / (seats + 1)) / MARKS)
                place = min(place, count - 1)
                if not self._moments[place].scores[seat]:
                    continue
                x, y = track[place]
                badge = pygame.Rect(0, 0, side, side)
                badge.center = (plot.left + round(x), plot.top + round(y))
                self.brush.badge(surface, info.colour, badge)

    def _names(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        """Write the names at the ends of the lines, pushed apart where they would overlap."""
        theme, step = self.context.theme, self._name_height()
        order = sorted(range(len(self._seats)), key=lambda s: -self._moments[-1].scores[s])
        wished = [plot.top + round(self._track(plot, seat)[-1][1]) for seat in order]
        places = apart(wished, step, plot.top, plot.bottom)
        for seat, wish, y in zip(order, wished, places, strict=True):
            badge = pygame.Rect(plot.right + theme.px(18), 0, theme.px(30), theme.px(30))
            badge.centery = y
            ink = theme.colour("ink_soft")
            pygame.draw.line(surface, ink, (plot.right, wish), (badge.left, y), theme.px(2))
            self.brush.badge(surface, self._seats[seat].colour, badge)
            area = pygame.Rect(badge.right + theme.px(8), 0, 0, step)
            area.centery, area.width = y, self.rect.right - area.left
            colour = theme.colour("ink")
            self.context.text.draw_line(surface, self._label(seat), Role.SMALL, colour, area)


def _step(most: float, room: int) -> int:
    """Return the smallest handy step with which at most `room` of them reach `most`."""
    return next((step for step in STEPS if most / step <= room), STEPS[-1])


def apart(wished: Sequence[int], step: int, top: int, bottom: int) -> list[int]:
    """Return places in the order of `wished` that are at least `step` apart.

    They are within the ends if so many fit, each as near to its wish as that allows.

    >>> apart([10, 12, 90], 20, 0, 100)
    [10, 30, 90]
    >>> apart([95, 96], 20, 0, 100)
    [80, 100]
    """
    places: list[int] = []
    for wish in wished:
        places.append(max(wish, places[-1] + step if places else top))
    limit = bottom
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - step
    return places


def dashed(track: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """Yield the pieces of a line: lengths of `pattern` are drawn and left out in turn.

    >>> list(dashed([(0, 0), (10, 0)], [4, 2]))
    [[(0, 0), (4.0, 0.0)], [(6.0, 0.0), (10, 0)]]
    """
    if not pattern:
        yield list(track)
        return
    part, left, piece = 0, pattern[0], [track[0]]
    for start, end in pairwise(track):
        at, whole = 0.0, dist(start, end)
        while whole - at > left:
            at += left
            share = at / whole
            spot = (
                start[0] + (end[0] - start[0]) * share,
                start[1] + (end[1] - start[1]) * share,
            )
            if part % 2 == 0:
                yield [*piece, spot]
            part += 1
            left, piece = pattern[part % len(pattern)], [spot]
        left -= whole - at
        piece.append(end)
    if part % 2 == 0 and len(piece) > 1:
        yield piece


def _stroke(
    surface: pygame.Surface, colour: tuple[int, int, int], points: Sequence[Point], thick: float
) -> None:
    """Draw a line with round corners."""
    for start, end in pairwise(points):
        pygame.draw.line(surface, colour, start, end, round(thick))
    for point in points:
        pygame.draw.circle(surface, colour, point, thick / 2)
