"""Draws whose turn it is, what is still to do, and what is told about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.landscape import messages
from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.notes import note_of, told_of, undo_of
from discovery.scenes.table.hints import disc_side
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.game import Message
    from discovery.scenes.landscape.slips import Slips
    from discovery.scenes.landscape.table import Table
    from discovery.ui.context import Context
    from discovery.ui.text import Text

AIR, RIM = 18, 8
"""Units between two things on one line of the strip, and beside a slip."""
CORNERS = ("bottomright", "bottomleft", "topleft", "topright")
SIDES = ("midright", "midleft")
"""Where a slip may stand besides, if everywhere else it would hide what a hint names."""


class _Head(NamedTuple):
    """Whose turn it is, with the colour of a seat, and what is to do."""

    name: str
    colour: int | None
    to_do: str


class _Strip(NamedTuple):
    """What stands on the strip's two lines, and what is too long for them."""

    head: _Head
    beside: str = ""
    below: str = ""
    slip: tuple[str, ...] = ()


class SentencePainter:
    """Draws the words of a turn: below each other on a panel, in two lines on the strip."""

    def __init__(self, context: Context, slips: Slips) -> None:
        self._context = context
        self._slips = slips
        self._brush = Brush(context)

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw sentence and note where the layout has them."""
        if table.layout.kind is Kind.RAILS:
            self._on_strip(surface, table)
            return
        self._on_panel(surface, table, table.layout.parts[Part.SENTENCE])
        said = note_of(table)
        if said is not None:
            rect = table.layout.parts[Part.NOTE]
            words = "\n".join(self._lines(said, rect))
            told = table.notice is not None or table.said is not None
            self._brush.block(surface, words, "ink" if told else "ink_soft", rect)

    def _lines(self, said: Message, rect: pygame.Rect) -> list[str]:
        """Return the lines of a note on a panel."""
        text = self._context.text
        room = rect.height // text.line_height(Role.SMALL)
        return shortened(text, self._context.say(said), rect.width, room)

    def noted(self, table: Table, said: Message | None) -> pygame.Rect:
        """Return what a note covers: on the strip, all of that."""
        parts = table.layout.parts
        if Part.NOTE not in parts:
            return parts[Part.SENTENCE]
        rect = parts[Part.NOTE].copy()
        lines = [] if said is None else self._lines(said, rect)
        rect.height = len(lines) * self._context.text.line_height(Role.SMALL)
        return rect

    def slip(self, table: Table) -> tuple[pygame.Surface, pygame.Rect] | None:
        """Return what is told and too long for the strip, away from what it is about."""
        looking = table.looking
        hidden = table.notice is None and (looking.sheet or looking.log_open)
        if table.layout.kind is not Kind.RAILS or hidden:
            return None
        lines = self._arranged(table).slip
        if not lines:
            return None
        view, rim = table.layout.view, table.layout.px(RIM)
        inner, found = view.inflate(-2 * rim, -2 * rim), []
        # A broad slip is low, a narrow one stands beside: it stays clear of a board in the middle.
        for most in (None, inner.width, inner.width * 2 // 5, inner.width * 3 // 10):
            size = self._slips.tip_size(lines, most)
            for corner in (*CORNERS, *SIDES):
                place = pygame.Rect((0, 0), size)
                setattr(place, corner, getattr(inner, corner))
                found.append((most, place.clamp(view)))
        hides = _hidden(table, disc_side(self._context))
        best, place = min(found, key=lambda one: hides(one[1]))
        return self._slips.tip(lines, best), place

    def _on_panel(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        head = self._head(table)
        line = self._context.text.line_height(Role.STRONG)
        top = pygame.Rect(rect.left, rect.top + line, rect.width, rect.height - line)
        if head.name:
            first = pygame.Rect(rect.topleft, (rect.width, line))
            self._named(surface, head, first, line + line // 4)
            used = self._brush.block(surface, head.to_do, "ink", top)
        else:
            used = self._brush.block(surface, head.to_do, "ink", rect) - line
        hint = self._hint(table)
        if hint is not None:
            below = pygame.Rect(top.left, top.top + used, top.width, top.height - used)
            self._brush.block(surface, self._context.tr(hint), "ink_soft", below, whole=True)

    def _on_strip(self, surface: pygame.Surface, table: Table) -> None:
        strip, rect = self._arranged(table), table.layout.parts[Part.SENTENCE]
        theme, text, air = self._context.theme, self._context.text, table.layout.px(AIR)
        line = rect.height // 2
        first = pygame.Rect(rect.left, rect.top, rect.width, line)
        used = self._named(surface, strip.head, first, line + line // 4)
        ink, soft = theme.colour("ink"), theme.colour("ink_soft")
        if strip.below != strip.head.to_do:
            to_do = pygame.Rect(used, rect.top, rect.right - used, line)
            text.draw_line(surface, strip.head.to_do, Role.SMALL, ink, to_do)
            used += text.width(strip.head.to_do, Role.SMALL) + air
        if strip.beside:
            beside = pygame.Rect(used, rect.top, rect.right - used, line)
            text.draw_line(surface, strip.beside, Role.SMALL, soft, beside, align=1.0)
        below = pygame.Rect(rect.left, rect.bottom - line, rect.width, line)
        told = table.notice is not None or table.said is not None
        strong = (told and not strip.slip) or strip.below == strip.head.to_do
        text.draw_line(surface, strip.below, Role.SMALL, ink if strong else soft, below)

    def _arranged(self, table: Table) -> _Strip:
        """Return what of the words fits where: a note must be seen, the rest if there is room."""
        context, head = self._context, self._head(table)
        rect, air = table.layout.parts[Part.SENTENCE], table.layout.px(AIR)
        free = rect.width - self._name_width(head, rect.height // 2)
        to_do = context.text.width(head.to_do, Role.SMALL)
        hint = self._hint(table)
        below = "" if hint is None else context.tr(hint)
        if to_do > free:
            below, free = head.to_do, 0
        else:
            free -= to_do + air
        told, undo = told_of(table), undo_of(table)
        words = context.say(told) if told is not None else ""
        if told is None and undo is not None:
            also = context.say(undo)
            wide = context.text.width(also, Role.SMALL)
            if wide <= free:
                return _Strip(head, also, below)
            return _Strip(head, "", below or (also if wide <= rect.width else ""))
        wide = max(context.text.width(words, Role.SMALL), rect.width * ("\n" in words) * 2)
        if wide <= free and table.notice is None:
            return _Strip(head, words, below)
        if wide <= rect.width and below != head.to_do:
            return _Strip(head, "", words)
        lines = (words,) if table.notice is None and table.said is not None else words.split("\n")
        return _Strip(head, "", below, tuple(lines))

    def _hint(self, table: Table) -> str | None:
        """Return how to do what is due, with the device that was used last."""
        with_keys = table.pointer is None and self._context.with_keys
        return messages.hint(table.stage, with_keys=with_keys)

    def _head(self, table: Table) -> _Head:
        say = self._context.say
        if table.track is not None:
            return _Head(
                say(messages.step_of(table.track)), None, say(messages.played(table.track))
            )
        acting = table.session.acting
        if acting is not None:
            to_do = messages.to_do(table.stage, table.hand, table.choices)
            return _Head(acting.name, acting.colour, say(to_do))
        names = [table.session.seats[seat].name for seat in table.view.winners()]
        return _Head("", None, say(messages.won(names)))

    def _name_width(self, head: _Head, line: int) -> int:
        """Return the pixels that badge and name take at the left of the strip."""
        badge = 0 if head.colour is None else line + line // 4
        name = self._context.text.width(head.name, Role.STRONG) if head.name else 0
        return badge + name + (line // 2 if head.name else 0)

    def _named(self, surface: pygame.Surface, head: _Head, rect: pygame.Rect, indent: int) -> int:
        """Draw one strong line, with a seat's badge in front; return where it ends."""
        left = rect.left
        if head.colour is not None:
            self._brush.badge(surface, head.colour, pygame.Rect(rect.topleft, (rect.height,) * 2))
            left += indent
        if head.name:
            free = pygame.Rect(left, rect.top, rect.right - left, rect.height)
            ink = self._context.theme.colour("ink")
            self._context.text.draw_line(surface, head.name, Role.STRONG, ink, free)
        return rect.left + self._name_width(head, rect.height)


def _hidden(table: Table, disc: int) -> Callable[[pygame.Rect], tuple[object, ...]]:
    """Return what tells how much a slip hides at a place; a hint's numbers have discs so wide."""
    side = table.camera.size
    tiles = [pygame.Rect(table.camera.area(tile.cell)) for tile in table.tiles]
    hints = [place.inflate(disc, disc) for place, _ in table.hinted]
    at = _asked(table)
    near = None if at is None else pygame.Rect(at, (1, 1)).inflate(2 * side, 2 * side)

    def hidden(place: pygame.Rect) -> tuple[object, ...]:
        asked = near is not None and place.colliderect(near)
        # The best of a hint's choices is its first.
        named = [-number for number in place.collidelistall(hints)]
        return len(named), named, asked, len(place.collidelistall(tiles))

    return hidden


def _asked(table: Table) -> tuple[int, int] | None:
    """Return the pixel that one asks about, None where it is not on the board."""
    if table.pointer is not None:
        return table.pointer
    choice = table.looking.choice()
    cell = table.cell if choice is None else choice.cell
    return None if cell is None else table.camera.spot(cell, 0.5, 0.5)


def shortened(text: Text, words: str, width: int, room: int) -> list[str]:
    """Return small lines of `width` pixels, if possible not more than `room` of them.

    Where there are more, what counts points is cut before its number, the longest first.
    """
    blocks = [text.wrap(block, Role.SMALL, width) for block in words.split("\n")]
    while sum(map(len, blocks)) > room:
        long = [b for b in blocks if len(b) > 1 and b[-1].rpartition(" ")[2].isdigit()]
        if not long:
            break
        block = max(long, key=len)
        rest, _, number = f"{block[-2]} {block[-1]}".rpartition(" ")
        free = width - text.width(f" {number}", Role.SMALL)
        block[-2:] = [f"{text.fit(rest, Role.SMALL, free)} {number}"]
    return [line for block in blocks for line in block]
