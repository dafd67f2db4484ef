"""A thing of the table seen closely, over the own board: a card with its words, a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.journals.words import action_sentence
from discovery.scenes.journals import explain, places
from discovery.scenes.journals.lettering import block, put
from discovery.scenes.journals.looking import cards_of
from discovery.scenes.journals.still import card_rect
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

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the large picture over the own board, if something is looked at."""
        target, area = table.lens, table.boards[table.viewer]
        if target is None:
            return
        context, rim = self._context, table.layout.px(18)
        if isinstance(target, OnSeat):
            self._still.table(surface, area)
            self._still.board(surface, table.view, target.seat, area)
            opened = places.open_cards(table.view, {target.seat: area}, None, table.plans["own"])
            for card, cell in opened.items():
                self._still.card(surface, table.view, card, cell, tribe=False)
            return
        clip = surface.get_clip()
        # No shadow falls on the boards beside.
        surface.set_clip(clip.clip(area))
        Brush(context).panel(surface, area)
        surface.set_clip(clip)
        inner = area.inflate(-2 * rim, -2 * rim)
        shown = cards_of(table, target)
        if len(shown) == 1:
            self._single(surface, table, target, inner)
            return
        wide, high = self._faces.size
        cells = places.grid(inner, len(shown), wide / high, inner.height)
        for cell, (card, tribe) in zip(cells, shown, strict=True):
            self._still.card(surface, table.view, card, cell.inflate(-8, -8), tribe=tribe)

    def _single(
        self, surface: pygame.Surface, table: Table, target: Target, inner: pygame.Rect
    ) -> None:
        """Draw a card, and what there is to know about it beside."""
        ((card, tribe),) = cards_of(table, target)
        rect = card_rect(self._faces, inner)
        rect.left = inner.left
        self._still.card(surface, table.view, card, rect, tribe=tribe)
        ink = self._context.theme.colour("ink")
        if tribe:
            words = self._context.say(action_sentence(table.view.cards[card].tribe.action))
            box = self._still.box(rect, "sentence")
            put(self._context, surface, words, box, ink, roles=(Role.LABEL, Role.LEAST))
        rim = table.layout.px(16)
        beside = pygame.Rect(rect.right + rim, inner.top, inner.right - rect.right - rim, 0)
        beside.height = inner.height
        block(self._context, surface, explain.of_thing(table, target), beside)
