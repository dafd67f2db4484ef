"""How a game on the island went, as a drawing: a strip of turns for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.words import counted
from discovery.scenes.island.course import Deed, course
from discovery.ui.theme import Role
from discovery.ui.widgets import Widget

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.scenes.island.course import Turn
    from discovery.ui.brush import Look
    from discovery.ui.context import Context

STRIP, LOW = 108, 64
"""Units: how high a strip is where there is room, or little of it."""
SIGN, LEAST = 32, 16
"""Units: how large a sign is, at most and at least."""
WORDS = {
    Deed.LOCATED: mark("finds the place"),
    Deed.CLUE: mark("reads a clue"),
    Deed.OPENED: mark("opens an empty site"),
    Deed.TREASURE: mark("opens the treasure"),
    Deed.LOST: mark("is lost"),
    Deed.MISTAKEN: mark("is mistaken"),
    Deed.SKIPPED: mark("skips a turn"),
}
SHEETS = {
    Deed.CLUE: ("island/places", "sign_checkpoint"),
    Deed.OPENED: ("island/checker", "empty"),
    Deed.TREASURE: ("island/checker", "treasure"),
    Deed.LOST: ("island/markers", "back_lost"),
    Deed.MISTAKEN: ("icons", "cross"),
    Deed.SKIPPED: ("icons", "skip"),
    Deed.LOCATED: ("icons", "eye"),
}
_KNEW = mark_forms("knew the place after {count} hour", "knew the place after {count} hours")
BELOW = mark("Turns. A bar below: the place is known")
STEPS = (1, 2, 5, 10, 20, 50, 100)


class TimeLine(Widget):
    """Turns to the right; a turn after which the seat knew its place is filled."""

    stretch = 1.0

    def __init__(self, context: Context, match: Match, *, low: bool = False) -> None:
        super().__init__(context)
        self._seats = match.seats
        self._courses = [course(match, seat) for seat in range(len(match.seats))]
        self._units = LOW if low else STRIP
        found = {deed for one in self._courses for turn in one.turns for deed in turn.deeds}
        self._legend = [deed for deed in WORDS if deed in found]

    def least_width(self) -> int:
        """Return a width at which it can be read."""
        return self.context.theme.px(640)

    def height(self, width: int) -> int:
        """Return its height at a width."""
        strips = len(self._seats) * (self._line + self.context.theme.px(self._units + 16))
        return strips + 2 * self._line + len(self._legend_rows(width)) * self._line

    def draw(self, surface: pygame.Surface, look: Look) -> None:  # noqa: ARG002 - never focused
        """Draw a strip for each seat, the numbers of the turns, and what the signs mean."""
        px, y = self.context.theme.px, self.rect.top
        for seat in range(len(self._seats)):
            head = pygame.Rect(self.rect.left, y, self.rect.width, self._line)
            self._head(surface, seat, head)
            strip = pygame.Rect(self.rect.left, head.bottom, self.rect.width, px(self._units))
            self._strip(surface, seat, strip)
            y = strip.bottom + px(16)
        self._numbers(surface, y - px(16))
        self._explain(surface, y - px(16) + 2 * self._line)

    @property
    def _line(self) -> int:
        return max(self.context.text.line_height(Role.SMALL), self.context.theme.px(34))

    @property
    def _turns(self) -> int:
        return max(1, *(len(one.turns) for one in self._courses))

    def _across(self, turn: int) -> int:
        """Return where a turn begins."""
        return self.rect.left + self.rect.width * turn // self._turns

    def _head(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        """Write who it is, and the whole in figures."""
        info, px = self._seats[seat], self.context.theme.px
        badge = pygame.Rect(rect.left, rect.top, rect.height, rect.height).inflate(-px(4), -px(4))
        self.brush.badge(surface, info.colour, badge)
        name = pygame.Rect(badge.right + px(10), rect.top, 0, rect.height)
        ink, soft = self.context.theme.colour("ink"), self.context.theme.colour("ink_soft")
        text = self.context.text
        name.width = min(text.width(info.name, Role.STRONG), rect.width // 3)
        text.draw_line(surface, info.name, Role.STRONG, ink, name)
        rest = pygame.Rect(name.right + px(18), rect.top, 0, rect.height)
        rest.width = rect.right - rest.left
        words = " · ".join(self.context.say(one) for one in self._figures(seat))
        text.draw_line(surface, words, Role.SMALL, soft, rest)

    def _figures(self, seat: int) -> list[Message]:
        one = self._courses[seat]
        found = Message("never knew the place")
        if one.hours is not None:
            found = counted(_KNEW, one.hours)
        opened = one.count(Deed.OPENED, Deed.TREASURE)
        return [
            found,
            Message("clues: {count}", {"count": one.count(Deed.CLUE)}),
            Message("sites opened: {count}", {"count": opened}),
        ]

    def _strip(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        theme = self.context.theme
        pygame.draw.rect(surface, theme.colour("paper_dark"), rect)
        colour = theme.seat(self._seats[seat].colour).colour
        turns = self._courses[seat].turns
        band = rect.height // 6
        for number, turn in enumerate(turns):
            left, right = self._across(number), self._across(number + 1)
            cell = pygame.Rect(left, rect.top, right - left, rect.height)
            if turn.known:
                pygame.draw.rect(surface, theme.colour("paper_light"), cell)
                foot = pygame.Rect(left, cell.bottom - band, cell.width, band)
                pygame.draw.rect(surface, colour, foot)
            edge = theme.colour("paper_edge")
            pygame.draw.line(surface, edge, cell.topleft, (left, cell.bottom - 1))
            room = pygame.Rect(left, cell.top, cell.width, cell.height - band)
            self._signs(surface, turn, room)
        pygame.draw.rect(surface, theme.colour("ink_soft"), rect, max(1, theme.px(2)))

    def _signs(self, surface: pygame.Surface, turn: Turn, room: pygame.Rect) -> None:
        """Draw what was done in a turn, one below the other, as large as all have room."""
        deeds = sorted(turn.deeds, key=list(Deed).index)
        px = self.context.theme.px
        if not deeds:
            return
        side = min(px(SIGN), room.width - 2, room.height // len(deeds) - 2)
        side = max(side, px(LEAST))
        most = max(1, room.height // (side + 2))
        for number, deed in enumerate(deeds[:most]):
            box = pygame.Rect(0, 0, side, side)
            box.midtop = (room.centerx, room.top + 2 + number * (side + 2))
            self._sign(surface, deed, box)

    def _sign(self, surface: pygame.Surface, deed: Deed, box: pygame.Rect) -> None:
        sheet, part = SHEETS[deed]
        surface.blit(self.context.sheets.part(sheet, part, box.size), box)

    def _numbers(self, surface: pygame.Surface, top: int) -> None:
        """Write the numbers of the turns, as many as have room, and what they are."""
        text, ink = self.context.text, self.context.theme.colour("ink_soft")
        each = 2 * text.width(str(self._turns), Role.SMALL)
        room = max(1, self.rect.width // max(1, each))
        step = next((step for step in STEPS if self._turns / step <= room), STEPS[-1])
        for turn in range(step, self._turns + 1, step):
            left, right = self._across(turn - 1), self._across(turn)
            area = pygame.Rect(0, top, each, self._line)
            area.centerx = (left + right) // 2
            area.clamp_ip(pygame.Rect(self.rect.left, top, self.rect.width, self._line))
            text.draw_line(surface, str(turn), Role.SMALL, ink, area, align=0.5)
        below = pygame.Rect(self.rect.left, top + self._line, self.rect.width, self._line)
        text.draw_line(surface, self.context.tr(BELOW), Role.SMALL, ink, below, align=0.5)

    def _explain(self, surface: pygame.Surface, top: int) -> None:
        """Tell what the signs mean."""
        text, ink = self.context.text, self.context.theme.colour("ink_soft")
        gap = self.context.theme.px(10)
        for row in self._legend_rows(self.rect.width):
            left = self.rect.left
            for deed, wide in row:
                box = pygame.Rect(left, top, self._line, self._line).inflate(-4, -4)
                self._sign(surface, deed, box)
                words = pygame.Rect(box.right + gap, top, wide, self._line)
                text.draw_line(surface, self.context.tr(WORDS[deed]), Role.SMALL, ink, words)
                left = words.right + 2 * gap
            top += self._line

    def _legend_rows(self, width: int) -> list[list[tuple[Deed, int]]]:
        """Return the signs in rows, each with the width of its words."""
        text, gap = self.context.text, self.context.theme.px(10)
        rows: list[list[tuple[Deed, int]]] = [[]]
        left = 0
        for deed in self._legend:
            wide = text.width(self.context.tr(WORDS[deed]), Role.SMALL) + 1
            whole = self._line + wide + 3 * gap
            if left + whole > width and rows[-1]:
                rows.append([])
                left = 0
            rows[-1].append((deed, wide))
            left += whole
        return rows
