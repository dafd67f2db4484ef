"""The whole picture of the journals' table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.content.faces import load_faces
from discovery.rules.journals.dice import FRESH
from discovery.scenes.journals import places
from discovery.scenes.journals.layout import share
from discovery.scenes.journals.side import SidePainter
from discovery.scenes.journals.still import StillPainter, card_rect, draw_die
from discovery.scenes.journals.targets import OnCard, OnDie, OnRow
from discovery.ui.brush import Brush
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.scenes.journals.pointer import Pointer
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context

THUMBNAIL = (512, 288)
LIGHT, EDGE = 300, 700
"""The part of the own board's width that a light around something has, and its dark rim."""


class Painter:
    """Everything that draws the table, with its pictures."""

    def __init__(self, context: Context, table: Table) -> None:
        """Read what was drawn where.

        Raises:
            ContentError: it is missing or broken.
        """
        self._context = context
        self._table = table
        cards = tuple(table.view.cards.values())
        self._faces = load_faces(context.paths.images, cards)
        self.still = StillPainter(context, self._faces, table.plans)
        self._side = SidePainter(context)
        self._kept: tuple[object, pygame.Surface] | None = None
        self.composed = 0

    def board(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of what lies still on a table of `size` pixels; shared."""
        table = self._table
        key = (table.version, size)
        if self._kept is None or self._kept[0] != key:
            surface = pygame.Surface(size)
            layout = table.layout
            self.still.draw(surface, table.view, table.session.seats, layout.main, table.boards)
            self._kept = (key, surface)
            self.composed += 1
        return self._kept[1]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """Draw the whole screen."""
        table = self._table
        surface.blit(self.board(surface.get_size()), (0, 0))
        if table.movements:
            self._tumble(surface)
        self._route(surface)
        self._lights(surface)
        self._side.draw(surface, table, pointer.held)
        if pointer.dragging and table.held is not None and table.pointer is not None:
            self._dragged(surface, table.held, table.pointer)

    def _tumble(self, surface: pygame.Surface) -> None:
        table = self._table
        for movement in table.movements.running:
            seat, board = movement.thing.seat, table.boards[movement.thing.seat]
            for index, (cell, code) in enumerate(
                places.storage_dice(table.view, seat, board, table.plans["own"])
            ):
                if code % FRESH in movement.thing.codes:
                    turn = int(movement.share * 12) + index
                    self.still.tumbling(surface, cell, code % FRESH >> 2, turn)

    def _route(self, surface: pygame.Surface) -> None:
        """Mark the steps of the own exploration that are covered, and the next one."""
        table, outlook = self._table, self._table.outlook
        card = table.view.current(table.viewer)
        if outlook is None or not card or not outlook.slots:
            return
        area = share(table.boards[table.viewer], table.plans["own"].places["current"])
        rect = card_rect(self._faces, area)
        drawn = self._faces.maps[card]
        side = round(drawn.step * rect.width)
        steps = drawn.sides[outlook.side][: outlook.reached + 1]
        for number, step in enumerate(steps):
            x, y = drawn.steps[step]
            spot = pygame.Rect(0, 0, side, side)
            spot.center = (rect.left + round(x * rect.width), rect.top + round(y * rect.width))
            name = "covered" if number < outlook.reached else "next"
            surface.blit(self._context.sheets.part("journals/pieces", name, spot.size), spot)

    def _lights(self, surface: pygame.Surface) -> None:
        table, theme = self._table, self._context.theme
        for target in table.areas:
            if not isinstance(target, OnDie) and table.lit(target):
                self._ring(surface, table.areas[target], "legal")
        self._dice(surface)
        self._seconds(surface)
        for target, area in table.areas.items():
            if table.gathering is not None:
                self._count(surface, target, table.gathering.picked(target))
            if getattr(target, "slot", None) in (table.planned or ()):
                self._ring(surface, area, "good")
        focus = table.focus
        if focus in table.layout.buttons or isinstance(focus, OnRow) or focus is None:
            return
        rim = -theme.px(6)
        Brush(self._context).focus(surface, table.areas[focus].inflate(rim, rim))

    def _seconds(self, surface: pygame.Surface) -> None:
        """Mark the cards that can be recorded as well with what is set off or planned."""
        table = self._table
        looked_at = table.planned is not None or table.view.written
        if table.outlook is None or not looked_at:
            return
        for card, _ in table.outlook.seconds:
            if OnCard(card) in table.areas:
                self._ring(surface, table.areas[OnCard(card)], "good")

    def _dice(self, surface: pygame.Surface) -> None:
        table = self._table
        board = table.boards[table.viewer]
        for rect, code in places.storage_dice(table.view, table.viewer, board, table.plans["own"]):
            if table.held == code:
                self._ring(surface, rect, "good")
            elif table.lit(OnDie(code)):
                self._ring(surface, rect, "legal")

    def _ring(self, surface: pygame.Surface, area: pygame.Rect, colour: str) -> None:
        theme = self._context.theme
        board = self._table.boards[self._table.viewer]
        wide, edge = max(2, board.width // LIGHT), max(1, board.width // EDGE)
        radius = 3 * wide
        outer = area.inflate(2 * edge, 2 * edge)
        pygame.draw.rect(
            surface, theme.colour("shadow"), outer, wide + 2 * edge, border_radius=radius
        )
        pygame.draw.rect(surface, theme.colour(colour), area, wide, border_radius=radius)

    def _count(self, surface: pygame.Surface, target: Target, count: int) -> None:
        """Write how many dice are picked somewhere."""
        if not count:
            return
        theme, text = self._context.theme, self._context.text
        words = text.render(str(count), Role.STRONG, theme.colour("paper_light"))
        area = self._table.areas[target]
        disc = pygame.Rect(0, 0, words.get_height(), words.get_height())
        disc.bottomright = area.bottomright
        pygame.draw.rect(surface, theme.colour("good"), disc, border_radius=disc.height // 2)
        surface.blit(words, words.get_rect(center=disc.center))

    def _dragged(self, surface: pygame.Surface, code: int, at: tuple[int, int]) -> None:
        table = self._table
        cell = table.areas[OnDie(code)].copy()
        cell.center = at
        draw_die(self._context, surface, cell, code)

    def thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a small picture of the boards; nothing on them is secret."""
        return pygame.transform.smoothscale(self.board(size), THUMBNAIL)

    def leave(self) -> None:
        """Give back what no other scene needs, the sheets too."""
        self.release()
        self.still.release()

    def release(self) -> None:
        """Give back the pictures that were made for one size of the window."""
        self._kept = None
        self._side.release()
