"""What lies over the board for a moment: lit squares, the tile in hand, what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.landscape.actions import Take
from discovery.scenes.landscape import aids
from discovery.scenes.landscape.emblems import emblem
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.snapshot import next_copy
from discovery.scenes.landscape.targets import BOARD, OnChoice

if TYPE_CHECKING:
    from discovery.scenes.landscape.figures import FigurePainter
    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.snapshot import Choice
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.camera import Cell
    from discovery.ui.context import Context

LIT = 190
"""Strength of the light on a square where the tile fits."""
CARRIED_ALPHA, PLACED_ALPHA = 225, 245


class Overlays:
    """Draws what the step that is due needs to be seen."""

    def __init__(
        self,
        context: Context,
        pictures: TilePictures,
        lights: Lights,
        figures: FigurePainter,
    ) -> None:
        self._context = context
        self._pictures = pictures
        self._lights = lights
        self._figures = figures

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw lights, choices and the tile in hand."""
        if table.stage is Stage.PLACE:
            self._squares(surface, table)
        elif table.stage is Stage.FOLLOWER:
            self._mark_new_tile(surface, table)
            for index in range(len(table.choices)):
                self._choice(surface, table, index, table.choice_area(index))
        elif table.stage is Stage.REPLAY:
            self._mark_new_tile(surface, table)

    def hovering(self, table: Table) -> list[pygame.Rect]:
        """Return where the pointer makes a difference now: around the tile in hand."""
        cell, size = table.cell, table.camera.size
        if table.stage is not Stage.PLACE or cell is None:
            return []
        areas = []
        if cell in table.frontier:
            areas.append(pygame.Rect(table.camera.area(cell)))
        floats = cell not in table.hand.squares and cell not in table.facts.tiles
        if floats and table.pointer is not None:
            areas.append(pygame.Rect(0, 0, size, size))
            areas[-1].center = table.pointer
        # Lights and shadows reach beyond.
        return [area.inflate(size, size) for area in areas]

    def draw_carried(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the tile in hand over everything on the board."""
        design, cell = table.hand.design, table.cell
        if table.stage is not Stage.PLACE or design is None or cell is None:
            return
        if cell in table.hand.squares:
            self._snapped(surface, table, cell, design)
        elif table.pointer is not None and cell not in table.facts.tiles:
            self._floating(surface, table, design)

    def _squares(self, surface: pygame.Surface, table: Table) -> None:
        colours = self._context.theme
        size, window = table.camera.size, surface.get_clip()
        hatched = table.looking.has(aids.ODDS)
        lit = self._lights.glow(size, colours.colour("brass_light"), LIT)
        quiet = self._lights.quiet(size)
        for cell in table.frontier:
            if window.colliderect(table.camera.area(cell)):
                if cell in table.hand.squares:
                    surface.blit(lit, table.camera.corner(cell))
                elif not hatched or table.facts.odds[cell]:
                    surface.blit(quiet, table.camera.corner(cell))
        here = table.cell
        if here is not None and here in table.frontier and here not in table.hand.squares:
            bad = self._lights.rim(size, colours.colour("bad"))
            surface.blit(bad, bad.get_rect(center=pygame.Rect(table.camera.area(here)).center))

    def _snapped(self, surface: pygame.Surface, table: Table, cell: Cell, design: int) -> None:
        camera = table.camera
        left, top = camera.corner(cell)
        lift = max(1, camera.size // 40)
        copy = next_copy(table.tiles, design)
        picture = self._pictures.get(design, table.hand.rotation(cell), camera.size, copy)
        rim = self._lights.rim(camera.size, self._context.theme.colour("legal"))
        surface.blit(rim, rim.get_rect(center=pygame.Rect(camera.area(cell)).center))
        self._shadowed(surface, picture, (left - lift, top - lift), PLACED_ALPHA)
        if table.pointer is None and table.focus == BOARD:
            rect = pygame.Rect(camera.area(cell)).move(-lift, -lift)
            self._focus_ring(surface, rect)

    def _floating(self, surface: pygame.Surface, table: Table, design: int) -> None:
        at = table.pointer
        if at is None:
            return
        size = table.camera.size
        copy = next_copy(table.tiles, design)
        picture = self._pictures.get(design, table.rotation, size, copy)
        self._shadowed(surface, picture, (at[0] - size // 2, at[1] - size // 2), CARRIED_ALPHA)

    def _shadowed(
        self, surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], alpha: int
    ) -> None:
        size = picture.get_width()
        shadow = self._lights.shadow(size)
        rim = (shadow.get_width() - size) // 2
        surface.blit(shadow, (at[0] - rim + size // 16, at[1] - rim + size // 12))
        ghost = picture.copy()
        ghost.set_alpha(alpha)
        surface.blit(ghost, at)

    def _focus_ring(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self._context.theme
        width = max(2, theme.px(4))
        pygame.draw.rect(surface, theme.colour("focus"), rect.inflate(2 * width, 2 * width), width)

    def _focus_circle(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        theme = self._context.theme
        width = max(2, theme.px(5))
        radius = rect.width // 2 + width
        pygame.draw.aacircle(
            surface, theme.colour("paper_light"), rect.center, radius + 2, width + 2
        )
        pygame.draw.aacircle(surface, theme.colour("focus"), rect.center, radius, width)

    def _mark_new_tile(self, surface: pygame.Surface, table: Table) -> None:
        cell = table.view.placed_now
        if cell is not None:
            rim = self._lights.rim(table.camera.size, self._context.theme.colour("legal"))
            middle = pygame.Rect(table.camera.area(cell)).center
            surface.blit(rim, rim.get_rect(center=middle))

    def draw_new_tile(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the choices once more on the large picture of the new tile."""
        if table.stage is not Stage.FOLLOWER:
            return
        for index in range(len(table.choices)):
            area = table.panel_area(index)
            if area is not None:
                self._choice(surface, table, index, area)

    def _choice(self, surface: pygame.Surface, table: Table, index: int, area: pygame.Rect) -> None:
        choice, focused = table.choices[index], table.focus == OnChoice(index)
        if choice.refusal is not None:
            self._blocked(surface, table, choice, area)
        else:
            look = table.session.seats[table.session.viewer].colour
            theme = self._context.theme
            colour = theme.colour("legal") if focused else theme.seat(look).colour
            ring = self._lights.ring(area.width + area.width // 4, colour)
            surface.blit(ring, ring.get_rect(center=area.center))
            taking = isinstance(choice.action, Take)
            height = self._figures.height(table.camera) if taking else area.height
            alpha = 255 if focused or taking else 205
            args = (choice.kind, look, area.center, height, alpha)
            self._figures.draw_around(surface, *args)
        if focused:
            self._focus_circle(surface, area)

    def _blocked(
        self, surface: pygame.Surface, table: Table, choice: Choice, area: pygame.Rect
    ) -> None:
        """Draw who holds a segment, small and struck out."""
        territory = table.view.territory(*choice.cell, choice.segment)
        theme = self._context.theme
        small = area.inflate(-area.width * 2 // 5, -area.height * 2 // 5)
        disc = self._lights.ring(small.width + theme.px(10), theme.colour("shadow"))
        surface.blit(disc, disc.get_rect(center=area.center))
        seats = list(dict.fromkeys(one.seat for one in territory.followers))
        if seats:
            side = max(small.width * 2 // (len(seats) + 1), 1)
            badges = emblem(self._context, table, seats, side).copy()
            badges.set_alpha(190)
            surface.blit(badges, badges.get_rect(center=small.center))
        width = max(2, theme.px(4))
        pygame.draw.line(surface, theme.colour("bad"), small.bottomleft, small.topright, width)
