"""What is in the air over the journals' table: dice, cards, points."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING, assert_never

import pygame

from discovery.scenes.journals.dice_ways import DieWay
from discovery.scenes.journals.livery import picture_of
from discovery.scenes.journals.motion import Glide
from discovery.scenes.journals.still import card_rect, draw_die
from discovery.scenes.journals.targets import OnDie
from discovery.scenes.table.rise import Rise, draw_rise
from discovery.ui.animation import between, eased, hopped

if TYPE_CHECKING:
    from discovery.content.faces import Faces
    from discovery.scenes.journals.still import StillPainter
    from discovery.scenes.journals.table import Table
    from discovery.ui.context import Context

TURNS = 12
"""Pictures of a die that tumbles, from the hand to where it rests."""
LIFT = 0.12
"""How much larger a card is in the middle of its way."""


class Air:
    """Draws what moves."""

    def __init__(self, context: Context, faces: Faces, still: StillPainter) -> None:
        self._context = context
        self._faces = faces
        self._still = still
        self._cards: dict[tuple[int, bool, tuple[int, int]], pygame.Surface] = {}

    def release(self) -> None:
        """Forget the pictures of cards that have moved."""
        self._cards.clear()

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw everything that moves now."""
        for movement in table.movements.running:
            thing = movement.thing
            match thing:
                case DieWay():
                    self._die(surface, table, thing, movement.share)
                case Glide():
                    self._glide(surface, table, thing, movement.share)
                case Rise():
                    way = thing.origin, table.board(thing.seat).place("score").center
                    draw_rise(self._context, surface, thing, way, movement.share)
                case _:
                    assert_never(thing)

    def _die(self, surface: pygame.Surface, table: Table, way: DieWay, share: float) -> None:
        """Draw a die on its way; one that is rolled shows no face before it rests."""
        start, end, far = pygame.Rect(way.start), pygame.Rect(way.end), eased(share)
        cell = pygame.Rect(0, 0, *between(start.size, end.size, far))
        cell.center = between(start.center, end.center, far)
        face = way.faces[share >= 1 / 2]
        if way.rolls:
            turn = int(share * TURNS) + end.left  # those beside each other turn differently
            self._still.tumbling(surface, cell, way.colour, turn)
        elif face is None:
            self._still.tumbling(surface, cell, way.colour, 1)
        else:
            name = picture_of(way.colour * 4 + face, table.session.seats)
            draw_die(self._context, surface, cell, name)

    def _glide(self, surface: pygame.Surface, table: Table, thing: Glide, share: float) -> None:
        start, end = pygame.Rect(thing.start), pygame.Rect(thing.end)
        far = eased(share)
        turned = thing.tribe[0] != thing.tribe[1]
        narrow = abs(cos(pi * share)) if turned else 1.0
        tribe = thing.tribe[share >= 1 / 2]
        one, other = card_rect(self._faces, start), card_rect(self._faces, end)
        large = one if one.width > other.width else other
        picture = self._card(table, thing.card, large.size, tribe=tribe)
        lifted = 1 + LIFT * hopped(share)
        wide = (one.width + (other.width - one.width) * far) * lifted
        size = max(1, round(wide * narrow)), max(1, round(wide * one.height / one.width))
        scaled = pygame.transform.smoothscale(picture, size)
        surface.blit(scaled, scaled.get_rect(center=between(one.center, other.center, far)))

    def _card(
        self, table: Table, card: int, size: tuple[int, int], *, tribe: bool
    ) -> pygame.Surface:
        key = (card, tribe, size)
        if key not in self._cards:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            self._still.card(picture, table.view, card, picture.get_rect(), tribe=tribe)
            self._cards[key] = picture
        return self._cards[key]

    def dragged_area(self, table: Table, code: int, at: tuple[int, int]) -> pygame.Rect:
        """Return the pixels of a die that is dragged."""
        cell = table.areas[OnDie(code)]
        return pygame.Rect(0, 0, cell.width * 2, cell.height * 2).move(
            at[0] - cell.width, at[1] - cell.height
        )

    def dragged(
        self, surface: pygame.Surface, table: Table, code: int, at: tuple[int, int]
    ) -> None:
        """Draw a die that is dragged."""
        cell = table.areas[OnDie(code)].copy()
        cell.center = at
        draw_die(self._context, surface, cell, picture_of(code, table.session.seats))
