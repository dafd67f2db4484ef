"""The shop: nine cards over the map, each with what it costs and against what it helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import GROUND_WORDS
from discovery.scenes.island.layout import TALL_CARD
from discovery.scenes.island.targets import OnCard
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.rules.island.equipment import Item
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

CARDS, SIGNS = "island/equipment", "island/places"


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
        # Paper below: it covers what is written on the map.
        self._brush.panel(surface, rect)
        if taken:
            inner = rect.inflate(-theme.px(10), -theme.px(10))
            pygame.draw.rect(surface, theme.colour("legal"), inner, 0, theme.px(10))
            pygame.draw.rect(surface, theme.colour("good"), inner, theme.px(5), theme.px(10))
        tall = rect.height >= table.layout.px(TALL_CARD[1])
        padding = table.layout.px(14 if tall else 9)
        inner = rect.inflate(-2 * padding, -2 * padding)
        lines = self._lines(ITEMS[number])
        step = self._context.text.line_height(Role.SMALL)
        high = inner.height - step * len(lines) - self._context.text.line_height(Role.STRONG)
        if tall:
            self._tall(surface, ITEMS[number], inner, high, lines)
        else:
            self._wide(surface, ITEMS[number], inner, lines)
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

    def _lines(self, item: Item) -> list[str]:
        values = {"cost": item.cost, "uses": item.uses}
        price = Message("Points: {cost} · uses: {uses}", values)
        return [self._context.say(price), self._context.tr(item.danger)]

    def _tall(
        self, surface: pygame.Surface, item: Item, rect: pygame.Rect, high: int, lines: list[str]
    ) -> None:
        """Draw the picture above the words."""
        side = min(high - 4, rect.width)
        picture = self._context.sheets.part(CARDS, item.word, (side, side))
        surface.blit(picture, picture.get_rect(midtop=rect.midtop))
        words = pygame.Rect(rect.left, rect.top + high, rect.width, rect.height - high)
        self._words(surface, item, words, lines)
        self._terrains(surface, item, pygame.Rect(rect.left, rect.top, rect.width, high))

    def _wide(
        self, surface: pygame.Surface, item: Item, rect: pygame.Rect, lines: list[str]
    ) -> None:
        """Draw the picture beside the words; the danger is told by the note alone."""
        side = min(rect.height, rect.width // 4)
        picture = self._context.sheets.part(CARDS, item.word, (side, side))
        surface.blit(picture, picture.get_rect(midleft=rect.midleft))
        left = rect.left + side + side // 8
        words = pygame.Rect(left, rect.top, rect.right - left, rect.height)
        room = words.height - self._context.text.line_height(Role.STRONG)
        step = self._context.text.line_height(Role.SMALL)
        small = self._context.text
        fitting = [line for line in lines if small.width(line, Role.SMALL) <= words.width]
        self._words(surface, item, words, fitting[: max(0, room // step)])

    def _words(
        self, surface: pygame.Surface, item: Item, rect: pygame.Rect, lines: list[str]
    ) -> None:
        text, theme = self._context.text, self._context.theme
        line = text.line_height(Role.STRONG)
        head = pygame.Rect(rect.left, rect.top, rect.width, line)
        name = self._context.tr(item.name)
        text.draw_line(surface, name, Role.STRONG, theme.colour("ink"), head)
        step = text.line_height(Role.SMALL)
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
