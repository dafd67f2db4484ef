"""The shop: nine cards over the map, each with what it costs and against what it helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import GROUND_WORDS
from discovery.scenes.island.layout import TALL_CARD
from discovery.scenes.island.targets import OnCard
from discovery.scenes.island.words import harm_words
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.rules.island.equipment import Item
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

CARDS, SIGNS = "island/equipment", "island/places"
CARD, RIM = (328, 448), 16
"""A card on the sheet without its shadow, and the shadow."""
WINDOW = (22, 22, 284, 240)
"""Where on a card the picture goes."""


class ShopPainter:
    """Draws the cards."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw every card; those taken are lit and ticked."""
        for number, rect in enumerate(table.layout.cards(len(ITEMS))):
            if surface.get_clip().colliderect(rect.inflate(24, 24)):
                self._card(surface, table, number, rect)

    def _card(self, surface: pygame.Surface, table: Table, number: int, rect: pygame.Rect) -> None:
        theme = self._context.theme
        taken = bool(table.kit >> number & 1)
        tall = rect.height >= table.layout.px(TALL_CARD[1])
        if tall:
            self._card_paper(surface, rect)
        else:
            self._brush.panel(surface, rect)
        if taken:
            inner = rect.inflate(-theme.px(8), -theme.px(8))
            pygame.draw.rect(surface, theme.colour("good"), inner, theme.px(6), theme.px(12))
        padding = table.layout.px(14 if tall else 9)
        if tall:
            self._tall(surface, ITEMS[number], rect)
        else:
            self._wide(surface, ITEMS[number], rect.inflate(-2 * padding, -2 * padding))
        if taken:
            side = table.layout.px(34)
            tick = pygame.Rect(rect.right - side - padding, rect.top + padding, side, side)
            if not tall:
                tick.bottomleft = rect.left + padding, rect.bottom - padding
            self._brush.icon(surface, "check", tick)
        if table.focus == OnCard(number) and table.pointer is None:
            self._brush.focus(surface, rect)
        elif table.focus == OnCard(number):
            pygame.draw.rect(surface, theme.colour("brass"), rect, theme.px(3), theme.px(12))

    def _card_paper(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Lay a card with an empty window; its shadow falls outside."""
        across, down = rect.width / CARD[0], rect.height / CARD[1]
        size = (rect.width + round(2 * RIM * across), rect.height + round(2 * RIM * down))
        picture = self._context.sheets.part(CARDS, "card", size)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _lines(self, item: Item, wide: int, most: int) -> list[str]:
        """Return what stands below a card's name: the price, the danger as far as there is room."""
        text, say = self._context.text, self._context.say
        price = say(
            Message("Points: {cost} · uses: {uses}", {"cost": item.cost, "uses": item.uses})
        )
        values = {"danger": Message(item.danger), "harm": harm_words(item.turns)}
        for danger in (Message("{danger}: {harm}", values), Message(item.danger)):
            lines = [price, *text.wrap(say(danger), Role.SMALL, wide)]
            if len(lines) <= most:
                return lines
        return [price]

    def _tall(self, surface: pygame.Surface, item: Item, rect: pygame.Rect) -> None:
        """Draw a whole card: the picture in its window, the words below."""
        across, down = rect.width / CARD[0], rect.height / CARD[1]
        window = pygame.Rect(
            rect.left + round(WINDOW[0] * across),
            rect.top + round(WINDOW[1] * down),
            round(WINDOW[2] * across),
            round(WINDOW[3] * down),
        )
        side = min(window.size) * 9 // 10
        picture = self._context.sheets.part(CARDS, item.word, (side, side))
        surface.blit(picture, picture.get_rect(center=window.center))
        self._terrains(surface, item, window.inflate(-side // 12, -side // 12))
        words = pygame.Rect(window.left, window.bottom, window.width, rect.bottom - window.bottom)
        self._words(surface, item, words)

    def _wide(self, surface: pygame.Surface, item: Item, rect: pygame.Rect) -> None:
        """Draw the picture beside the words; where there is no room the note tells the danger."""
        side = min(rect.height, rect.width // 4)
        picture = self._context.sheets.part(CARDS, item.word, (side, side))
        surface.blit(picture, picture.get_rect(midleft=rect.midleft))
        left = rect.left + side + side // 8
        words = pygame.Rect(left, rect.top, rect.right - left, rect.height)
        self._words(surface, item, words)

    def _words(self, surface: pygame.Surface, item: Item, rect: pygame.Rect) -> None:
        text, theme = self._context.text, self._context.theme
        line, step = text.line_height(Role.STRONG), text.line_height(Role.SMALL)
        lines = self._lines(item, rect.width, (rect.height - line) // step)
        high = line + len(lines) * step
        top = rect.top + max(0, (rect.height - high) // 2)
        head = pygame.Rect(rect.left, top, rect.width, line)
        name = self._context.tr(item.name)
        text.draw_line(surface, name, Role.STRONG, theme.colour("ink"), head)
        for number, words in enumerate(lines):
            below = pygame.Rect(rect.left, head.bottom + number * step, rect.width, step)
            text.draw_line(surface, words, Role.SMALL, theme.colour("ink_soft"), below)

    def _terrains(self, surface: pygame.Surface, item: Item, rect: pygame.Rect) -> None:
        """Draw the signs of the terrains where it helps, at the left of the picture."""
        side = min(rect.height // 3, rect.width // 5)
        for number, terrain in enumerate(item.terrains):
            sign = f"sign_{GROUND_WORDS[terrain]}"
            picture = self._context.sheets.part(SIGNS, sign, (side, side))
            surface.blit(picture, (rect.left, rect.top + number * side))
