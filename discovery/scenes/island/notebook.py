"""The panel of the notebook: players, clue checker, clues, fitting places, the last news."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import CLUE_WORDS, SITES
from discovery.rules.words import counted
from discovery.scenes.island import messages
from discovery.scenes.island.aids import AIDS, LOG
from discovery.scenes.island.checker import Door, door_area, doors, head_spots
from discovery.scenes.island.layout import Kind, Part
from discovery.scenes.island.motion import Swing
from discovery.scenes.island.targets import OnDoor, OnSeat
from discovery.scenes.island.telling import WITHOUT_LOG
from discovery.scenes.table.badges import AidBadges
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

BOX, CARDS, SIGNS = "island/checker", "island/equipment", "island/places"
TEXTS = (Part.CLUES, Part.NEWS)
"""Parts beyond which nothing reaches."""
LEAST_KIT = 28
"""Units of height below a seat's words that accessories need; else they stand beside the name."""
AID, BADGES, CHIP_BADGES = 26, 0.5, 0.3
"""Units of an aid's badge, the share of a name's line that they may take, and of a summary."""
FAINT = 90
"""Opacity of the sign on a door that cannot hide the treasure."""
STEPS = 4
"""Pictures of a door: closed, two half open, open."""
_FIT = mark_forms("{count} place fits", "{count} places fit")


class NotebookPainter:
    """Draws what is known, beside the map or in the drawer."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)
        self._badges = AidBadges(context, AIDS)

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw what shows within the surface's clip."""
        layout, clip = table.layout, surface.get_clip()
        for seat, chip in enumerate(layout.chips):
            if clip.colliderect(chip):
                self._chip(surface, table, seat, chip)
        if layout.kind is Kind.DRAWERS and not table.drawer:
            return
        for seat, row in enumerate(layout.rows):
            if clip.colliderect(row):
                self._row(surface, table, seat, row)
        for part, draw in (
            (Part.CHECKER, self._checker),
            (Part.CLUES, self._clues),
            (Part.FITS, self._fits),
            (Part.NEWS, self._news),
        ):
            rim = 0 if part in TEXTS else 12
            if part in layout.parts and clip.colliderect(layout.parts[part].inflate(rim, rim)):
                draw(surface, table, layout.parts[part])

    def _frame(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw the ground of a seat; the one to act stands out in its colour."""
        if table.focus == OnSeat(seat) and table.pointer is None:
            self._brush.focus(surface, rect.inflate(-table.layout.px(6), -table.layout.px(6)))
        colour, acting = table.session.seats[seat].colour, table.view.to_act == seat
        self._brush.seat_ground(surface, rect, colour, table.layout.px, acting=acting)

    def _name(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> int:
        """Draw badge and name of a seat; return where they end."""
        px, info = table.layout.px, table.session.seats[seat]
        side = min(rect.height, px(40))
        badge = pygame.Rect(rect.left, 0, side, side)
        badge.centery = rect.centery
        self._brush.badge(surface, info.colour, badge)
        left = badge.right + px(8)
        if info.agent is not None:
            sign = pygame.Rect(left, 0, px(26), px(26))
            sign.centery = rect.centery
            self._brush.icon(surface, "computer", sign)
            left = sign.right + px(6)
        words = pygame.Rect(left, rect.top, rect.right - left, rect.height)
        ink = self._context.theme.colour("ink")
        self._context.text.draw_line(surface, info.name, Role.STRONG, ink, words)
        return min(words.right, left + self._context.text.width(info.name, Role.STRONG))

    def _chip(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        self._frame(surface, table, seat, rect)
        inner = rect.inflate(-table.layout.px(24), -table.layout.px(10))
        info, side = table.session.seats[seat], inner.height // 2 - table.layout.px(1)
        inner = self._badges.draw(surface, info, inner, side, CHIP_BADGES)
        end = self._name(surface, table, seat, inner) + table.layout.px(16)
        free = pygame.Rect(end, inner.top, inner.right - end, inner.height)
        ink, text = self._context.theme.colour("ink_soft"), self._context.text
        for said in (messages.standing(table.view, seat), _short_status(table, seat)):
            words = self._context.say(said)
            if text.width(words, Role.SMALL) <= free.width:
                text.draw_line(surface, words, Role.SMALL, ink, free, align=1.0)
                return

    def _row(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw a player: the name, what they know of their place, the accessories known of."""
        self._frame(surface, table, seat, rect)
        px, text = table.layout.px, self._context.text
        inner = rect.inflate(-px(20), -px(10))
        line = text.line_height(Role.STRONG)
        head = pygame.Rect(inner.topleft, (inner.width, line))
        head = self._badges.draw(surface, table.session.seats[seat], head, px(AID), BADGES)
        end = self._name(surface, table, seat, head)
        small = text.line_height(Role.SMALL)
        words = pygame.Rect(inner.left, inner.top + line, inner.width, small)
        ink = self._context.theme.colour("ink_soft")
        said = self._context.say(messages.standing(table.view, seat))
        text.draw_line(surface, said, Role.SMALL, ink, words)
        rest = pygame.Rect(inner.left, words.bottom, inner.width, inner.bottom - words.bottom)
        if rest.height < px(LEAST_KIT):
            left = end + px(12)
            rest = pygame.Rect(left, inner.top, head.right - left, line)
        self._kit(surface, table, seat, rest)

    def _kit(self, surface: pygame.Surface, table: Table, seat: int, rect: pygame.Rect) -> None:
        """Draw the accessories with a dot for each use left; used-up ones are crossed out."""
        kit = table.session.kit(seat)
        side = min(rect.height - table.layout.px(4), table.layout.px(40), rect.width // 8)
        if side < 8:
            return
        theme = self._context.theme
        dot = max(2, side // 10)
        for number, card in enumerate(kit):
            at = (rect.left + number * (side + table.layout.px(2)), rect.top)
            name = ITEMS[card.item].word
            surface.blit(self._context.sheets.part(CARDS, name, (side, side)), at)
            if not card.left:
                surface.blit(self._context.sheets.part(CARDS, "used", (side, side)), at)
            for use in range(card.left):
                spot = (at[0] + side - dot - use * 3 * dot, at[1] + side - dot // 2)
                pygame.draw.aacircle(surface, theme.colour("paper_light"), spot, dot + 1)
                pygame.draw.aacircle(surface, theme.colour("good"), spot, dot)

    def _checker(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        surface.blit(self._context.sheets.part(BOX, "box", rect.size), rect)
        spots, room = head_spots(rect)
        text, theme = self._context.text, self._context.theme
        role = Role.STRONG if text.line_height(Role.STRONG) <= room else Role.LABEL
        for words, x, y in spots:
            picture = text.render(words, role, theme.colour("paper_light"))
            surface.blit(picture, picture.get_rect(center=(x, y)))
        for number, door in enumerate(doors(table)):
            self._door(surface, table, number, door, door_area(rect, number))
        if isinstance(table.focus, OnDoor):
            self._brush.focus(surface, door_area(rect, table.focus.door).inflate(-6, -6))

    def _door(
        self, surface: pygame.Surface, table: Table, number: int, door: Door, rect: pygame.Rect
    ) -> None:
        part = self._context.sheets.part
        step = STEPS - 1 if door.open else 0
        for movement in table.movements.running:
            if movement.thing == Swing(number):
                step = min(STEPS - 1, int(movement.share * STEPS))
        side = rect.width * 3 // 5
        middle = pygame.Rect(0, 0, side, side)
        middle.center = rect.center
        surface.blit(part(BOX, f"door_{step}", rect.size), rect)
        if step:
            self._inside(surface, table, door, rect, middle)
        if step == 0:
            alpha = FAINT if door.out else 255
            sign = self._context.sheets.faint(SIGNS, door.sign, middle.size, alpha)
            surface.blit(sign, middle)
        if door.out:
            self._out(surface, rect)

    def _inside(
        self,
        surface: pygame.Surface,
        table: Table,
        door: Door,
        rect: pygame.Rect,
        middle: pygame.Rect,
    ) -> None:
        part = self._context.sheets.part
        if door.inside in ("treasure", "empty"):
            surface.blit(part(BOX, door.inside, rect.size), rect)
        elif door.inside:
            right = middle.move(rect.width // 16, 0)
            surface.blit(part(SIGNS, door.inside, right.size), right)
        others = not door.inside or door.inside == "empty" or table.session.treasure >= 0
        if door.opener is not None and others:
            badge = middle.inflate(-middle.width // 3, -middle.height // 3)
            badge.bottomright = rect.bottomright if door.inside else middle.bottomright
            self._brush.badge(surface, table.session.seats[door.opener].colour, badge)

    def _out(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Darken and bar a door that cannot hide the treasure."""
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((20, 12, 6, 120))
        surface.blit(veil, rect)
        ink = self._context.theme.colour("paper_dark")
        inner = rect.inflate(-rect.width // 3, -rect.height // 3)
        width = max(2, rect.width // 14)
        pygame.draw.line(surface, ink, inner.bottomleft, inner.topright, width)

    def _clues(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Draw the signs of the clues that the viewer has read."""
        text, theme = self._context.text, self._context.theme
        clues = table.view.own_clues
        words = self._context.tr(mark("Clues"))
        label = pygame.Rect(rect.left, rect.top, text.width(words, Role.SMALL), rect.height)
        text.draw_line(surface, words, Role.SMALL, theme.colour("ink_soft"), label)
        left = label.right + table.layout.px(10)
        side = min(rect.height - table.layout.px(6), (rect.right - left) // 8)
        if not clues:
            secret = table.track is not None and max(table.view.readers) >= 0
            none = self._context.tr(mark("secret") if secret else mark("none yet"))
            free = pygame.Rect(left, rect.top, rect.right - left, rect.height)
            text.draw_line(surface, none, Role.SMALL, theme.colour("ink_soft"), free)
        for number, clue in enumerate(clues):
            box = pygame.Rect(left + number * side, 0, side, side)
            box.centery = rect.centery
            picture = self._context.sheets.part(SIGNS, f"sign_{CLUE_WORDS[clue]}", box.size)
            surface.blit(picture, box)

    def _fits(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Draw how many places fit, or whether the sheet fits where it lies."""
        words = self._context.say(fits_words(table))
        able = table.can_seek
        focused = table.focus is Part.FITS
        if able:
            self._brush.button(surface, rect, Look.FOCUSED if focused else Look.NORMAL)
        if focused and table.pointer is None:
            self._brush.focus(surface, rect)
        bad = bool(table.misfits) and not able
        ink = self._context.theme.colour("bad" if bad else "ink")
        inner = rect.inflate(-table.layout.px(16), 0) if able else rect
        align = 0.5 if able else 0.0
        self._context.text.draw_line(surface, words, Role.SMALL, ink, inner, align=align)

    def _news(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Write the last news, as much as fits whole."""
        text, theme = self._context.text, self._context.theme
        step = text.line_height(Role.SMALL)
        room = rect.height // step
        blocks: list[list[str]] = []
        for said in reversed(news_of(table)):
            block = text.wrap(self._context.say(said), Role.SMALL, rect.width)
            if sum(map(len, blocks)) + len(block) > room:
                break
            blocks.append(block)
        y = rect.top
        for block in reversed(blocks):
            for words in block:
                picture = text.render(words, Role.SMALL, theme.colour("ink_soft"))
                surface.blit(picture, (rect.left, y))
                y += step


def news_of(table: Table) -> tuple[Message, ...]:
    """Return the lines of the log, for a viewer without it that alone."""
    if not table.helped(LOG):
        return (Message(WITHOUT_LOG),)
    return tuple(line.words for line in table.lines)


def fits_words(table: Table) -> Message:  # noqa: PLR0911 - one a case
    """Return what the locator guide tells, as far as the viewer's assistance goes."""
    if table.session.treasure >= 0:
        return Message("The treasure: {site}", {"site": SITES[table.session.treasure]})
    if table.track is not None:
        return Message("No treasure yet.")
    if table.sheet is None:
        if not table.view.turn:
            return Message("Nobody walks yet.")
        if not table.view.located(table.viewer):
            return Message("Your sheet lies aside.")
        return Message("You know where you are.")
    if table.can_seek:
        return counted(_FIT, len(table.fits))
    if table.misfits is None:
        return Message("Slide your sheet on the map.")
    if table.misfits:
        return Message("Here your sheet does not fit.")
    return Message("Here your sheet fits.")


def _short_status(table: Table, seat: int) -> Message:
    """Return the same in a word or two, for where there is little room."""
    view = table.view
    skips = view.skips(seat)
    if skips:
        return Message("skips {count}", {"count": skips})
    if not view.turn:
        return Message("prepares")
    return Message("located") if view.located(seat) else Message("lost")
