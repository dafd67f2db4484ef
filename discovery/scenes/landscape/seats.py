"""Who sits at the table: name, colour and shape, score, followers left, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.names import written
from discovery.scenes.landscape.targets import OnSeat
from discovery.scenes.landscape.track import TrackPainter
from discovery.scenes.table.badges import AidBadges
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.match.seats import SeatInfo
    from discovery.scenes.landscape.figures import FigurePainter
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.context import Context

FOLLOWERS = 4
COUNTED = 50
"""Units that a follower and a number take."""
NUMBER = 32
"""Units from the left of that to the number."""
BACK, SMALL_BACK = 36, 30
"""Units of a tile that a seat holds face down, in a wide row and in a narrow one."""
NARROW = 290
"""Units of a row's inner width below which two hidden tiles leave little room for the rest."""
NAME, SUPPLY, AID = 46, 44, 24
"""Units: the lines of a seat's row with name and score and with followers, an aid's badge."""
BESIDE_NAME = 0.45
"""The share of a name's line that aids may take before their number stands for them."""
NAMES = (Role.SMALL, Role.LABEL, Role.LEAST)
"""How a name on a card is written: the first of these that fits."""
ROW_NAMES = (Role.STRONG, Role.SMALL, Role.LEAST)
TOP = 55
"""Percent that badge and score have at least of what a name leaves on a card."""
SMALL_LINE = 20
"""Units of the line with aids and hidden tiles where a row is low."""


class SeatsPainter:
    """Draws the seats in their panel, or as cards on a rail, and the stack."""

    def __init__(self, context: Context, pictures: TilePictures, figures: FigurePainter) -> None:
        self._context = context
        self._pictures = pictures
        self._figures = figures
        self._brush = Brush(context)
        self._track = TrackPainter(context)
        self._badges = AidBadges(context, AIDS)

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw every seat and the stack."""
        draw = self._row if table.layout.kind is Kind.PANELS else self._card
        for seat, row in enumerate(table.layout.rows):
            draw(surface, table, seat, row)
        if Part.TRACK in table.layout.parts:
            self._track.draw(surface, table, table.layout.parts[Part.TRACK])
        self._stack(surface, table)

    def _frame(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw the ground of a seat; the one to act stands out in its colour."""
        if table.focus == OnSeat(seat) and table.pointer is None:
            self._brush.focus(surface, rect.inflate(-table.layout.px(4), -table.layout.px(4)))
        colour, acting = table.session.seats[seat].colour, table.view.to_act == seat
        self._brush.seat_ground(surface, rect, colour, table.layout.px, acting=acting)

    def _card(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw a seat in three short lines: shape and score, name, followers left."""
        self._frame(surface, table, seat, rect)
        px, text, info = table.layout.px, self._context.text, table.session.seats[seat]
        inner = rect.inflate(-px(16), -px(12))
        line = inner.height * 3 // 10
        look = written(text, info.name, NAMES, (inner.width, inner.height // 2))
        high = max(line, look.height(text)) if len(look.lines) > 1 else line
        rest = inner.height - high
        top = pygame.Rect(inner.topleft, (inner.width, max(rest - line, rest * TOP // 100)))
        badge = pygame.Rect(top.left, top.top, top.height, top.height)
        self._brush.badge(surface, info.colour, badge)
        ink = self._context.theme.colour("ink")
        score = pygame.Rect(badge.right, top.top, top.right - badge.right - px(2), top.height)
        points = str(table.view.scores()[seat])
        text.draw_line(surface, points, Role.STRONG, ink, score, align=1.0)
        name = pygame.Rect(inner.left, top.bottom, inner.width, high)
        if table.view.double_tile:
            # Tiles take the room below.
            name = self._beside_name(surface, info, name, badge)
            look = written(text, info.name, NAMES, name.size)
        look.draw(text, surface, ink, name)
        foot = pygame.Rect(inner.left, name.bottom, inner.width, inner.bottom - name.bottom)
        self._card_foot(surface, table, seat, foot)

    def _card_foot(
        self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect
    ) -> None:
        """Draw the followers left, the tiles held face down, and what a seat plays with."""
        px, info = table.layout.px, table.session.seats[seat]
        self._count(surface, table, seat, rect)
        side = rect.height * 3 // 4
        if table.view.double_tile:
            number = self._context.text.width(str(FOLLOWERS), Role.SMALL)
            side = min(side, (rect.width - px(NUMBER) - number) // 2 - px(4))
            self._backs(surface, table, seat, rect, side)
            return
        free = pygame.Rect(rect.left + px(COUNTED), rect.top, 0, rect.height)
        free.width = rect.right - free.left
        if info.agent is not None:
            sign = pygame.Rect(0, 0, side, side)
            sign.midright = free.midright
            self._brush.icon(surface, "computer", sign)
        else:
            self._badges.draw(surface, info, free, px(AID))

    def _beside_name(
        self, surface: pygame.Surface, info: SeatInfo, name: pygame.Rect, badge: pygame.Rect
    ) -> pygame.Rect:
        """Draw what a seat plays with beside its name, or on its badge; return the name's room."""
        corner = pygame.Rect(0, 0, badge.width // 2, badge.height // 2)
        corner.bottomleft = (badge.right - corner.width * 2 // 5, badge.bottom)
        if info.agent is not None:
            self._brush.icon(surface, "computer", corner)
            return name
        side, text = self._context.theme.px(AID), self._context.text
        sign = min(side, name.height) * 5 // 4 + text.width("99", Role.LEAST)
        taken = max(sign, round(BESIDE_NAME * name.width))
        if text.width(info.name, Role.LEAST) + taken <= name.width:
            return self._badges.draw(surface, info, name, side, BESIDE_NAME)
        self._badges.draw(surface, info, corner, corner.width)
        return name

    def _row(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw a seat in two lines, or in one where the row is low."""
        self._frame(surface, table, seat, rect)
        px, text = table.layout.px, self._context.text
        inner = rect.inflate(-px(28), -px(12))
        points, ink = str(table.view.scores()[seat]), self._context.theme.colour("ink")
        wide = text.width(points, Role.SUBHEADING)
        score = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        low = inner.height < px(NAME + SUPPLY)
        if low:
            lower = pygame.Rect(0, inner.top, px(COUNTED), inner.height)
            lower.right = score.left - px(6)
            name = pygame.Rect(inner.left, inner.top, lower.left - inner.left, inner.height)
            if inner.height >= px(NAME):
                name.height -= px(SMALL_LINE)
                self._small(surface, table, seat, name.move(0, name.height))
        else:
            name = pygame.Rect(inner.left, inner.top, score.left - inner.left, px(NAME))
            lower = pygame.Rect(inner.left, name.bottom, inner.width, inner.bottom - name.bottom)
            score.height = name.height
            self._aids(surface, table, seat, lower)
        text.draw_line(surface, points, Role.SUBHEADING, ink, score, align=1.0)
        self._name(surface, table, seat, name)
        if low:
            self._count(surface, table, seat, lower)
        else:
            self._supply(surface, table, seat, lower)

    def _count(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw one follower and how many are left, where there is no room for all of them."""
        px, look = table.layout.px, table.session.seats[seat].colour
        height = min(rect.height - px(2), px(40))
        feet = (rect.left + px(15), rect.centery + height // 2)
        self._figures.draw(surface, "explorer", look, feet, height)
        words = pygame.Rect(rect.left + px(NUMBER), rect.top, rect.width - px(NUMBER), rect.height)
        ink = self._context.theme.colour("ink_soft")
        left = str(table.view.supply(seat))
        self._context.text.draw_line(surface, left, Role.SMALL, ink, words)

    def _aids(self, surface: pygame.Surface, table: Table, seat: int, lower: pygame.Rect) -> None:
        """Draw what aids a person plays without between the followers and the hidden tiles."""
        px, close = table.layout.px, self._close(table, lower)
        box = lower.copy()
        box.left += FOLLOWERS * self._follower(table, lower)[1]
        box.width = lower.right - box.left
        if table.view.double_tile:
            box.width -= 2 * (px(SMALL_BACK if close else BACK) + px(4)) + px(6)
        self._badges.draw(surface, table.session.seats[seat], box, px(AID - 4 if close else AID))

    def _name(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw badge and name, and a sign for a computer player."""
        px, info = table.layout.px, table.session.seats[seat]
        side = min(rect.height, px(46), rect.width // 4)
        badge = pygame.Rect(rect.left, 0, side, side)
        badge.centery = rect.centery
        self._brush.badge(surface, info.colour, badge)
        left = badge.right + px(8)
        if info.agent is not None:
            sign = pygame.Rect(left, 0, px(28), px(28))
            sign.centery = rect.centery
            self._brush.icon(surface, "computer", sign)
            left = sign.right + px(6)
        words = pygame.Rect(left, rect.top, rect.right - left - px(4), rect.height)
        ink = self._context.theme.colour("ink")
        text = self._context.text
        written(text, info.name, ROW_NAMES, words.size).draw(text, surface, ink, words)

    def _supply(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw the followers left in a seat's supply, and the tiles that it holds face down."""
        px, look = table.layout.px, table.session.seats[seat].colour
        height, step = self._follower(table, rect)
        left = table.view.supply(seat)
        for number in range(FOLLOWERS):
            feet = (rect.left + step // 2 + number * step, rect.bottom - px(2))
            alpha = 255 if number < left else 50
            self._figures.draw(surface, "explorer", look, feet, height, alpha)
        if table.view.double_tile:
            wished = px(SMALL_BACK if self._close(table, rect) else BACK)
            self._backs(surface, table, seat, rect, min(rect.height - px(4), wished))

    def _follower(self, table: Table, rect: pygame.Rect) -> tuple[int, int]:
        """Return how high a follower in the supply is, and how far from the next one, in pixels."""
        px = table.layout.px
        wished = 34 if self._close(table, rect) else 42 if table.view.double_tile else 54
        height = min(rect.height - px(2), px(wished))
        return height, max(px(20), height * 2 // 3)

    def _small(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw the aids a person is without and the hidden tiles in a thin line from `rect` on."""
        px = table.layout.px
        side = min(px(SMALL_LINE - 3), rect.width // (len(AIDS) + 2) - px(3))
        line = pygame.Rect(rect.left, rect.top, rect.width, side + px(4))
        wide = line.width
        if table.view.double_tile:
            self._backs(surface, table, seat, line, side)
            wide -= 2 * (side + px(4))
        free = pygame.Rect(line.left, line.top, wide, line.height)
        self._badges.draw(surface, table.session.seats[seat], free, side)

    def _close(self, table: Table, rect: pygame.Rect) -> bool:
        """Tell whether followers, aids and two hidden tiles must stand close together."""
        return table.view.double_tile and rect.width < table.layout.px(NARROW)

    def _backs(
        self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect, side: int
    ) -> None:
        """Draw the tiles that a seat holds, so large, at the right of `rect`."""
        px, held = table.layout.px, table.view.hand(seat)
        gap = px(4) if table.layout.kind is Kind.PANELS else px(2)
        back = self._context.sheets.part("interface", "tile_back", (side, side))
        for number, design in enumerate(held):
            shown = design and seat != table.session.viewer
            picture = self._pictures.get(design, 0, side) if shown else back
            x = rect.right - (len(held) - number) * (side + gap)
            surface.blit(picture, (x, rect.centery - side // 2))

    def _stack(self, surface: pygame.Surface, table: Table) -> None:
        """Draw how many tiles are left, and those that left the game in this turn."""
        rect, px = table.layout.parts[Part.STACK], table.layout.px
        if table.focus == Part.STACK and table.pointer is None:
            self._brush.focus(surface, rect)
        text, ink = self._context.text, self._context.theme.colour("ink")
        side = min(rect.height - px(8), px(52), rect.width // 3)
        back = self._context.sheets.part("interface", "tile_back", (side, side))
        at = back.get_rect(midleft=(rect.left, rect.centery))
        surface.blit(back, at)
        words = pygame.Rect(at.right + px(10), rect.top, 0, rect.height)
        words.width = rect.right - words.left
        left = table.view.stack_left
        if table.layout.kind is Kind.RAILS:
            text.draw_line(surface, str(left), Role.STRONG, ink, words)
            return
        for number, design in enumerate(reversed(table.gone[-2:])):
            picture = self._pictures.get(design, 0, side)
            x = rect.right - (number + 1) * (side + px(4))
            surface.blit(picture, (x, at.top))
            cross = pygame.Rect(x, at.top, side, side)
            self._brush.icon(surface, "cross", cross.inflate(-side // 2, -side // 2))
            words.width = x - px(6) - words.left
        line = self._context.language.ntr("{count} tile left", "{count} tiles left", left)
        text.draw_line(surface, line, Role.SMALL, ink, words)
