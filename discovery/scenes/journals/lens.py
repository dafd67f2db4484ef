"""A thing of the table seen closely, over the own board: a card with its words, a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.journals.words import action_sentence
from discovery.scenes.journals import explain, looking, places, reading
from discovery.scenes.journals.lettering import block, put
from discovery.scenes.journals.looking import cards_of, cells
from discovery.scenes.journals.still import SMALL, card_rect
from discovery.scenes.journals.targets import OnSeat, Target
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.content.faces import Faces
    from discovery.scenes.journals.still import StillPainter
    from discovery.scenes.journals.table import Table
    from discovery.ui.context import Context


class Lens:
    """Draws what is seen closely."""

    def __init__(self, context: Context, faces: Faces, still: StillPainter) -> None:
        self._context = context
        self._faces = faces
        self._still = still
        self._kept: tuple[object, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the large picture over the own board, if something is looked at."""
        target = table.lens
        if target is None:
            self.release()
            return
        area, words = reading.place(table), reading.shown(table)
        if isinstance(target, OnSeat) and not words:
            self._still.table(surface, area)
            own = table.plans["own"]
            self._still.board(surface, places.Board(table.view, target.seat, area, own))
            opened = places.open_cards(table.view, {target.seat: area}, None, own)
            for card, cell in opened.items():
                self._still.card(surface, table.view, card, cell, tribe=False)
            return
        context, clip = self._context, surface.get_clip()
        # No shadow falls on the boards beside.
        surface.set_clip(clip.clip(area))
        Brush(context).panel(surface, area)
        surface.set_clip(clip)
        if words:
            self._words(surface, table, words, area)
            return
        single = looking.single(table)
        if single is not None:
            self._single(surface, table, target, *single)
            return
        surface.blit(self._many(table, target, area), area)

    def _many(self, table: Table, target: Target, area: pygame.Rect) -> pygame.Surface:
        """Return the picture of several cards; it is kept until something changes."""
        key = (table.version, target, area.size)
        if self._kept is None or self._kept[0] != key:
            picture = pygame.Surface(area.size, pygame.SRCALPHA)
            shown = cards_of(table, target)
            for cell, (card, tribe) in zip(cells(table, len(shown)), shown, strict=True):
                free = -max(2, cell.width // 20)
                at = cell.inflate(free, free).move(-area.left, -area.top)
                self._still.card(picture, table.view, card, at, tribe=tribe)
            self._kept = (key, picture)
        return self._kept[1]

    def release(self) -> None:
        """Give the kept picture back."""
        self._kept = None

    def _words(
        self, surface: pygame.Surface, table: Table, words: reading.Page, area: pygame.Rect
    ) -> None:
        """Write what has no room in the panel, and below it how one goes on."""
        context, inner = self._context, looking.within(table, area)
        block(context, surface, words, inner, plain=reading.follows(table))
        step = context.text.line_height(Role.SMALL)
        line = pygame.Rect(inner.left, inner.bottom - step, inner.width, step)
        soft = context.theme.colour("ink_soft")
        put(context, surface, context.say(reading.foot(table)), line, soft, align=0.0, roles=SMALL)

    def _single(
        self,
        surface: pygame.Surface,
        table: Table,
        target: Target,
        place: pygame.Rect,
        beside: pygame.Rect,
    ) -> None:
        """Draw a card, and what there is to know about it beside."""
        ((card, tribe),) = cards_of(table, target)
        rect = card_rect(self._faces, place)
        rect.left = place.left
        self._still.card(surface, table.view, card, rect, tribe=tribe)
        ink = self._context.theme.colour("ink")
        if tribe:
            words = self._context.say(action_sentence(table.view.cards[card].tribe.action))
            box = self._still.box(rect, "sentence")
            put(self._context, surface, words, box, ink, roles=(Role.LABEL, Role.LEAST))
        told, more = explain.of_thing(table, target), reading.goes_on(table)
        block(self._context, surface, told, beside, more=more)
