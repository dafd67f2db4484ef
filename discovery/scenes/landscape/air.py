"""Draws what moves: over the board and the panels, at the height that its movement has."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import pygame

from discovery.scenes.landscape.layout import Kind
from discovery.scenes.landscape.motion import Drop, Flash, Glide, Hop
from discovery.scenes.table.rise import Rise, draw_rise
from discovery.ui.animation import between, eased, hopped

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.scenes.landscape.board import Figure
    from discovery.scenes.landscape.figures import FigurePainter
    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.motion import Moving
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.animation import Movement
    from discovery.ui.camera import Point
    from discovery.ui.context import Context


class AirPainter:
    """Draws movements."""

    def __init__(
        self, context: Context, pictures: TilePictures, lights: Lights, figures: FigurePainter
    ) -> None:
        self._context = context
        self._pictures = pictures
        self._lights = lights
        self._figures = figures

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw everything that moves now."""
        for movement in table.movements.running:
            self._draw(surface, table, movement)

    def _draw(self, surface: pygame.Surface, table: Table, movement: Movement[Moving]) -> None:
        thing, share = movement.thing, movement.share
        match thing:
            case Drop():
                self._drop(surface, table, thing, share)
            case Hop():
                self._hop(surface, table, thing, share)
            case Rise():
                if movement.begun:
                    self._rise(surface, table, thing, share)
            case Flash():
                self._flash(surface, table, thing, share)
            case Glide():
                pass
            case _:
                assert_never(thing)

    def _drop(self, surface: pygame.Surface, table: Table, drop: Drop, share: float) -> None:
        """Draw a tile that comes down: its height shows in its shadow and in its size."""
        camera = table.camera
        high = 1.0 - eased(share)
        size = camera.size
        left, top = camera.corner(drop.tile.cell)
        lift = round(size * 0.16 * high)
        shadow = self._lights.shadow(size)
        rim = (shadow.get_width() - size) // 2
        surface.blit(shadow, (left - rim + lift // 2, top - rim + lift))
        picture = self._pictures.get(drop.tile.number, drop.tile.rotation, size, drop.tile.copy)
        surface.blit(picture, (left - lift // 3, top - lift))

    def _flash(self, surface: pygame.Surface, table: Table, flash: Flash, share: float) -> None:
        """Draw a ring that closes in on a place."""
        camera = table.camera
        middle = camera.spot(flash.where.cell, 0.5, 0.5)
        radius = round(camera.size * (1.6 - eased(share)))
        width = max(3, camera.size // 14)
        theme = self._context.theme
        pygame.draw.aacircle(surface, theme.colour("shadow"), middle, radius + 2, width + 4)
        pygame.draw.aacircle(surface, theme.colour("legal"), middle, radius, width)

    def _hop(self, surface: pygame.Surface, table: Table, hop: Hop, share: float) -> None:
        spot = table.camera.spot(hop.figure.cell, hop.figure.x, hop.figure.y)
        home = home_of(table, hop.figure.seat)
        start, end = (spot, home) if hop.back else (home, spot)
        x, y = between(start, end, eased(share))
        arc = round(table.layout.px(90) * hopped(share))
        height = self._figures.height(table.camera)
        at = (x, y - arc)
        self._figures.draw_around(surface, hop.figure.kind, hop.figure.look, at, height)

    def _rise(
        self, surface: pygame.Surface, table: Table, rise: Rise[Figure], share: float
    ) -> None:
        spot = table.camera.spot(rise.origin.cell, rise.origin.x, rise.origin.y)
        draw_rise(self._context, surface, rise, (spot, home_of(table, rise.seat)), share)


def home_of(table: Table, seat: Seat) -> Point:
    """Return where a seat's followers and points belong on the screen."""
    layout = table.layout
    row = layout.rows[seat]
    if layout.kind is Kind.PANELS:
        return row.right - layout.px(46), row.top + layout.px(28)
    return row.center
