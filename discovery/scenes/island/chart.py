"""The map as it lies on the table: relief, forts and sites, lights, ways and pins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.island.ground import (
    CHECKPOINTS,
    SITE_SYMBOLS,
    SITES,
    SYMBOL_WORDS,
)
from discovery.scenes.island.laid import MarkerPainter
from discovery.scenes.island.relief import Relief
from discovery.scenes.island.session import Stage
from discovery.scenes.island.terrain import Look
from discovery.scenes.island.ways import PAST

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.trail import Path
    from discovery.scenes.island.camera import MapCamera
    from discovery.scenes.island.hexes import Hexes
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.ways import WayPainter
    from discovery.ui.context import Context

PLACES = "island/places"
AT_ONCE = 3
"""Chunks of the relief that are composed in a frame while one zooms."""
LEAST_GRID = 9
"""Half a hex's height from which on lines are drawn between hexes."""
LEAST_SIGN = 14
"""Half a hex's height from which on there is room for the symbols of the grounds."""
FEW = 60
"""More hexes than that are lit without a strong rim, so that the map stays a map."""
FEW_LIGHT, MANY_LIGHT = 90, 70
"""Opacity of a light, of 255: the terrain below stays to be read."""
DRAWN_HEX, DRAWN_RING = (192, 168), (208, 184)
"""A hex on the sheet, and a ring around one."""


class ChartLayer:
    """Keeps the picture of the map; it is put together anew when anything on it changes."""

    def __init__(self, context: Context, hexes: Hexes, ways: WayPainter) -> None:
        self._context = context
        self._hexes = hexes
        self._ways = ways
        self._markers = MarkerPainter(context)
        self.relief = Relief(context.paths.images)
        self._kept: pygame.Surface | None = None
        self._key: object = None
        self._whole = False
        self.composed = 0
        """How often the picture was put together."""

    @property
    def unfinished(self) -> bool:
        """Whether parts of the relief are missing still."""
        return self._kept is not None and not self._whole

    def key(self, table: Table) -> object:
        """Return what the picture depends on."""
        symbols = self._context.settings.symbols
        return table.camera, table.layout.view.size, table.version, table.viewer, symbols

    def get(self, table: Table) -> pygame.Surface:
        """Return the picture of what is seen in the layout's view; shared."""
        key = self.key(table)
        size = table.layout.view.size
        if self._kept is None or self._kept.get_size() != size:
            self._kept = pygame.Surface(size).convert()
            self._key, patient = None, False
        else:
            patient = True
        if key != self._key or not self._whole:
            self._key = key
            self._compose(self._kept, table, AT_ONCE if patient else None)
        return self._kept

    def release(self) -> None:
        """Give the picture and the drawn pieces back."""
        self.relief.release()
        self.forget()

    def forget(self) -> None:
        """Give the picture back: the window changes."""
        self._kept = self._key = None
        self._markers.release()

    def _compose(self, surface: pygame.Surface, table: Table, most: int | None) -> None:
        self.composed += 1
        view = table.layout.view
        self.paint(surface, table, table.camera.moved(-view.left, -view.top), most)

    def paint(
        self, surface: pygame.Surface, table: Table, local: MapCamera, most: int | None = None
    ) -> None:
        """Draw the map as a camera sees it; at most `most` chunks of the relief are composed."""
        symbols = self._context.settings.symbols
        signs = symbols and local.half >= LEAST_SIGN
        look = Look(table.ground, local.half, local.half >= LEAST_GRID, signs)
        if most is not None:
            surface.fill(self._context.theme.colour("sea"))
        self._whole = not self.relief.draw(surface, look, (local.x, local.y), most)
        self._lights(surface, table, local)
        self._places(surface, table, local)
        self._players(surface, table, local)

    def _lights(self, surface: pygame.Surface, table: Table, camera: MapCamera) -> None:
        """Light the hexes that can be chosen, or on which one can be."""
        theme = self._context.theme
        lit: list[Hex] = list(table.fits)
        if table.stage is Stage.SET_DOWN:
            lit = [(action.x, action.y) for action in table.view.legal_actions()]
        few, half, colour = len(lit) <= FEW, camera.half, theme.colour("legal")
        light = self._hexes.filled(half, colour, FEW_LIGHT if few else MANY_LIGHT, 0 if few else 1)
        spots = [camera.centre(table.flipped(place)) for place in lit]
        for spot in spots:
            surface.blit(light, light.get_rect(center=spot))
        if few:
            rim = self._hexes.rim(half, colour, max(2, half // 8))
            for spot in spots:
                surface.blit(rim, rim.get_rect(center=spot))

    def _places(self, surface: pygame.Surface, table: Table, camera: MapCamera) -> None:
        island, view = table.view.island, table.view
        possible = frozenset(view.possible_sites)
        for number in range(len(CHECKPOINTS)):
            at = camera.centre(table.flipped(island.hex(island.forts[number])))
            self._place(surface, camera.half, at, "fort", "ring_fort")
            if view.readers[number] >= 0:
                self._struck(surface, camera.half, at)
        for number in range(len(SITES)):
            at = camera.centre(table.flipped(island.hex(island.sites[number])))
            self._place(surface, camera.half, at, SYMBOL_WORDS[SITE_SYMBOLS[number]], "ring_site")
            if number == table.session.treasure:
                self._stamp(surface, "island/checker", "treasure", at, camera.half * 3 // 2)
            elif view.openers[number] >= 0:
                self._struck(surface, camera.half, at)
            elif table.marks_sites and number not in possible:
                veil = self._hexes.filled(camera.half, self._context.theme.colour("ink"), 150)
                surface.blit(veil, veil.get_rect(center=at))

    def _place(self, surface: pygame.Surface, half: int, at: Point, part: str, ring: str) -> None:
        share = 2 * half / DRAWN_HEX[1]
        for name, drawn in ((ring, DRAWN_RING), (part, DRAWN_HEX)):
            size = (max(4, round(drawn[0] * share)), max(4, round(drawn[1] * share)))
            picture = self._context.sheets.part(PLACES, name, size)
            surface.blit(picture, picture.get_rect(center=at))

    def _struck(self, surface: pygame.Surface, half: int, at: Point) -> None:
        """Strike out a fort that was read, or a site that was opened."""
        self._stamp(surface, "island/equipment", "used", at, half * 3 // 2)

    def _stamp(self, surface: pygame.Surface, sheet: str, part: str, at: Point, size: int) -> None:
        picture = self._context.sheets.part(sheet, part, (size, size))
        surface.blit(picture, picture.get_rect(center=at))

    def _players(self, surface: pygame.Surface, table: Table, camera: MapCamera) -> None:
        """Draw every way that the viewer knows."""
        seats = table.session.seats
        for seat in (1 - table.viewer, table.viewer):
            paths = table.session.paths(seat)
            for number, path in enumerate(paths):
                spots = _spots(path, table, camera)
                past = number < len(paths) - 1
                self._ways.way(surface, spots, seats[seat].colour, camera.half, past=past)
                if spots:
                    faces = [step.marker for step in path.hexes]
                    alpha = PAST if past else 255
                    self._markers.draw(surface, spots, faces, camera.half, alpha=alpha)


def _spots(path: Path, table: Table, camera: MapCamera) -> list[Point]:
    """Return the middles of a path's hexes, none if the viewer does not know where they are."""
    return [
        camera.centre(table.flipped((step.x, step.y)))
        for step in path.hexes
        if step.x is not None and step.y is not None
    ]
