"""Draws the day with its walking sun, and the marker that lies where a player stands."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import Message
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import GROUND_WORDS
from discovery.rules.island.markers import NONE
from discovery.rules.island.refusals import DAY
from discovery.scenes.island.laid import CHIPS, back_of
from discovery.scenes.island.motion import Flip, Shine
from discovery.ui.animation import eased
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.island.markers import Marker
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context

DESK, CARDS = "island/desk", "island/equipment"
DRAWN, HUB, REACH = (640, 336), (320, 296), 222
"""The dial on the sheet: its size, the middle and the radius of the sun's half circle."""
CHIP = (256, 224)
"""A marker on the sheet: its size."""
HOURS_SPOT, ITEM_SPOT = (0.34, 0.68), (0.66, 0.68)
"""Where on a chip the hours and the accessory go."""


class DialPainter:
    """Draws the two things that one looks at after a step."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def draw_day(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Draw the hours of the day: the sun on its way, and the hours in words below."""
        text, theme = self._context.text, self._context.theme
        line = text.line_height(Role.STRONG)
        free = pygame.Rect(rect.left, rect.top, rect.width, rect.height - line)
        share = min(free.width / DRAWN[0], free.height / DRAWN[1])
        box = pygame.Rect(0, 0, round(DRAWN[0] * share), round(DRAWN[1] * share))
        box.midbottom = free.midbottom
        surface.blit(self._context.sheets.part(DESK, "dial", box.size), box)
        hours = self._hours(table)
        angle = pi * (1 - min(hours, DAY) / DAY)
        x = box.left + round((HUB[0] + REACH * cos(angle)) * share)
        y = box.top + round((HUB[1] - REACH * sin(angle)) * share)
        side = round(118 * share)
        name = "moon" if hours > DAY else "sun"
        sun = self._context.sheets.part(DESK, name, (side, side))
        surface.blit(sun, sun.get_rect(center=(x, y)))
        words = Message("{hours} of {day} h", {"hours": table.view.hours, "day": DAY})
        below = pygame.Rect(rect.left, rect.bottom - line, rect.width, line)
        ink = theme.colour("ink")
        said = self._context.say(words)
        text.draw_line(surface, said, Role.STRONG, ink, below, align=0.5)

    def _hours(self, table: Table) -> float:
        """Return the hour where the sun stands, between two while it moves."""
        for movement in table.movements.running:
            if isinstance(movement.thing, Shine):
                start, end = movement.thing.start, movement.thing.end
                return start + (end - start) * eased(movement.share)
        return table.view.hours

    def draw_marker(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Draw the marker of the hex that was entered last; in a turn it lies face up."""
        if not table.view.paths(_whose(table)):
            return
        share = min(rect.width / CHIP[0], rect.height / CHIP[1])
        box = pygame.Rect(0, 0, round(CHIP[0] * share), round(CHIP[1] * share))
        box.center = rect.center
        face, ground = self._face(table)
        turning = next((m for m in table.movements.running if isinstance(m.thing, Flip)), None)
        if turning is None:
            self._chip(surface, box, face, ground)
            return
        turned = turning.share >= 0.5
        wide = max(2, round(box.width * abs(1 - 2 * turning.share)))
        narrow = pygame.Rect(0, 0, wide, box.height)
        narrow.center = box.center
        name = back_of(face) if turned and face is not None else f"front_{ground}"
        surface.blit(self._flat(name, box.size, wide), narrow)

    def _flat(self, name: str, size: tuple[int, int], wide: int) -> pygame.Surface:
        whole = self._context.sheets.part(CHIPS, name, size)
        return pygame.transform.smoothscale(whole, (wide, size[1]))

    def _face(self, table: Table) -> tuple[Marker | None, str]:
        """Return the marker that lies face up, and the ground that it lies on."""
        view, seat = table.view, _whose(table)
        paths = view.paths(seat)
        return view.marker(seat), GROUND_WORDS[paths[-1].hexes[-1].ground]

    def _chip(
        self, surface: pygame.Surface, box: pygame.Rect, face: Marker | None, ground: str
    ) -> None:
        name = f"front_{ground}" if face is None else back_of(face)
        surface.blit(self._context.sheets.part(CHIPS, name, box.size), box)
        if face is None:
            return
        ink = self._context.theme.colour("ink")
        spot = (0.5, 0.5) if not face.event and not face.shortcut else HOURS_SPOT
        if face.shortcut:
            spot = (0.5, HOURS_SPOT[1])
        large = not face.event and not face.shortcut
        role = Role.SUBHEADING if large else Role.STRONG
        words = self._context.text.render(str(face.hours), role, ink)
        at = (box.left + round(spot[0] * box.width), box.top + round(spot[1] * box.height))
        surface.blit(words, words.get_rect(center=at))
        if face.item != NONE:
            side = round(box.height * 0.3)
            item = self._context.sheets.part(CARDS, ITEMS[face.item].word, (side, side))
            x = box.left + round(ITEM_SPOT[0] * box.width)
            surface.blit(item, item.get_rect(center=(x, at[1])))


def _whose(table: Table) -> Seat:
    """Return whose hex is shown: the own one as long as one prepares, for what it asks for."""
    view = table.view
    return view.turn_of if view.turn else view.seat
