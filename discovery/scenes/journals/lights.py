"""What is lit on the boards: legal places, what is planned, the way along the own route."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.journals.dice import FRESH
from discovery.scenes.journals import places
from discovery.scenes.journals.livery import boards_of, picture_of
from discovery.scenes.journals.still import card_rect, draw_die
from discovery.scenes.journals.targets import OnCard, OnDie, OnSeat, OnSlot, Part
from discovery.ui.brush import FOCUS_UNITS
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.content.faces import Faces
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context

TURN_UNITS = 4
"""Units: the width of the frame around the board of the seat that is to act."""
LIFTED = 30
"""How many hundredths larger a die in hand is."""
LIGHT, EDGE = 300, 700
"""The part of the own board's width that a light around something has, and its dark rim."""


class Lights:
    """Draws what is lit; nothing of it depends on where the pointer is."""

    def __init__(self, context: Context, faces: Faces) -> None:
        self._context = context
        self._faces = faces

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw all lights on a table that lies still."""
        self._turn(surface, table)
        self._route(surface, table)
        for target in table.areas:
            if not isinstance(target, OnDie) and table.lit(target):
                for area in table.spots(target):
                    self._ring(surface, table, area, "legal")
        self._dice(surface, table)
        self._seconds(surface, table)
        for target, area in table.areas.items():
            if table.gathering is not None:
                self._number(surface, table.spots(target)[-1], table.gathering.picked(target))
            if isinstance(target, OnSlot) and target.slot in (table.planned or ()):
                self._ring(surface, table, area, "good")
        self._order(surface, table)

    def _turn(self, surface: pygame.Surface, table: Table) -> None:
        """Frame the board of the seat that is to act, unless another one lies over it."""
        seat = table.session.match.to_act
        hidden = seat == table.viewer and isinstance(table.lens, OnSeat)
        if seat is None or hidden:
            return
        board, wide = table.boards[seat], table.layout.px(TURN_UNITS)
        frame = board.inflate(2 * wide, 2 * wide)
        colour = self._context.theme.colour("brass_light")
        pygame.draw.rect(surface, colour, frame, wide, border_radius=board.width // 40 + wide)

    def ring_area(self, table: Table, target: Target) -> pygame.Rect:
        """Return the pixels that the focus mark around something covers."""
        rim = table.layout.px(6) + 4
        first, *others = _standing(table, target)
        return first.unionall(others).inflate(2 * rim, 2 * rim)

    def focus(
        self, surface: pygame.Surface, table: Table, target: Target, colour: str = "focus"
    ) -> None:
        """Draw the focus mark on a thing of the boards; large text makes none of it a blot."""
        theme = self._context.theme
        for area in _standing(table, target):
            side = min(area.size)
            wide = max(2, min(theme.px(FOCUS_UNITS), side // 9))
            radius = min(theme.px(12), side // 4)
            ring = area.inflate(wide // 2, wide // 2)
            pygame.draw.rect(surface, theme.colour(colour), ring, wide, border_radius=radius)

    def _route(self, surface: pygame.Surface, table: Table) -> None:
        """Mark the steps of the own exploration that are covered, and the next one.

        Where a block of steps begins stands its number.
        """
        outlook, card = table.outlook, table.view.current(table.viewer)
        if outlook is None or not card or not outlook.slots:
            return
        rect = card_rect(self._faces, table.areas[Part.CURRENT])
        drawn = self._faces.maps[card]
        side = round(drawn.step * rect.width)
        for number, step in enumerate(drawn.sides[outlook.side][: outlook.reached + 1]):
            x, y = drawn.steps[step]
            spot = pygame.Rect(0, 0, side, side)
            spot.center = (rect.left + round(x * rect.width), rect.top + round(y * rect.width))
            name = "covered" if number < outlook.reached else "next"
            surface.blit(self._context.sheets.part("journals/pieces", name, spot.size), spot)
            block = outlook.begins(number)
            if block:
                self._number(surface, spot, block, beside=True)

    def _order(self, surface: pygame.Surface, table: Table) -> None:
        """Write on the slots which blocks of the way they are."""
        outlook = table.outlook
        if outlook is None or not table.weighing:
            return
        for block, piece in enumerate(outlook.walk, 1):
            area = table.areas.get(OnSlot(piece.slot))
            if area is not None:
                earlier = [one.slot for one in outlook.walk[: block - 1]].count(piece.slot)
                spot = area.move(-earlier * area.width // 3, 0)
                self._number(surface, spot, block)

    def _seconds(self, surface: pygame.Surface, table: Table) -> None:
        """Mark the cards that can be recorded as well with what is set off or planned."""
        if table.outlook is None or not table.weighing:
            return
        for card, *_ in table.outlook.seconds:
            if OnCard(card) in table.areas:
                self._ring(surface, table, table.areas[OnCard(card)], "good")

    def _dice(self, surface: pygame.Surface, table: Table) -> None:
        if table.dragged and table.held is not None:
            self._bereft(surface, table, table.held)
        for rect, code in places.storage_dice(table.board(table.viewer)):
            if table.lit(OnDie(code)):
                self._ring(surface, table, rect, "legal")
        if table.held is not None and not table.dragged:
            # One of those that are alike is nearer to the eye.
            rect = _lifted(table.areas[OnDie(table.held)])
            draw_die(self._context, surface, rect, picture_of(table.held, table.session.seats))
            self._ring(surface, table, rect, "good")

    def _bereft(self, surface: pygame.Surface, table: Table, code: int) -> None:
        """Draw the own storage anew without one of its dice (code): the pointer carries it."""
        context, board, seats = self._context, table.board(table.viewer), table.session.seats
        storage, picture, area = board.place("storage"), boards_of(seats)[board.seat], board.area
        leather = context.sheets.part("journals/boards", picture, area.size)
        surface.blit(leather, storage, storage.move(-area.left, -area.top))
        dice = places.storage_dice(board)
        gone = next(number for number, (_, each) in enumerate(dice) if each == code)
        for number, (cell, each) in enumerate(dice):
            if number != gone:
                draw_die(context, surface, cell, picture_of(each, seats), faint=each >= FRESH)

    def _ring(self, surface: pygame.Surface, table: Table, area: pygame.Rect, colour: str) -> None:
        theme = self._context.theme
        board = table.boards[table.viewer]
        wide, edge = max(2, board.width // LIGHT), max(1, board.width // EDGE)
        radius = 3 * wide
        outer = area.inflate(2 * edge, 2 * edge)
        pygame.draw.rect(
            surface, theme.colour("shadow"), outer, wide + 2 * edge, border_radius=radius
        )
        pygame.draw.rect(surface, theme.colour(colour), area, wide, border_radius=radius)

    def _number(
        self, surface: pygame.Surface, area: pygame.Rect, number: int, *, beside: bool = False
    ) -> None:
        """Write a number other than 0 on a disc in the lower right corner of something.

        With `beside`, and on a small thing, the disc reaches over the corner and leaves most free.
        """
        if not number:
            return
        theme, text = self._context.theme, self._context.text
        role = Role.LABEL
        if 2 * text.line_height(role) > min(area.size):
            role = Role.LEAST
        words = text.render(str(number), role, theme.colour("paper_light"))
        side = words.get_height()
        disc = pygame.Rect(0, 0, max(side, words.get_width() + side // 2), side)
        disc.bottomright = area.bottomright
        if beside or 2 * side > min(area.size):
            disc.move_ip(side // 3, side // 3)
        pygame.draw.rect(surface, theme.colour("good"), disc, border_radius=side // 2)
        surface.blit(words, words.get_rect(center=disc.center))


def _lifted(area: pygame.Rect) -> pygame.Rect:
    """Return where a die is seen that was taken up from a place."""
    return area.inflate(area.width * LIFTED // 100, area.height * LIFTED // 100)


def _standing(table: Table, target: Target) -> list[pygame.Rect]:
    """Return where something is seen: its place, for a die in hand the rim around its ring."""
    if table.held is None or target != OnDie(table.held):
        return table.spots(target)
    rim = table.layout.px(FOCUS_UNITS)
    return [_lifted(table.areas[target]).inflate(2 * rim, 2 * rim)]
