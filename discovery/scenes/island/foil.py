"""Draws the locator guide: a clear sheet with the path, and what does not agree below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.island.ground import GROUND_WORDS
from discovery.rules.island.ground import SITE as SITE_GROUND
from discovery.scenes.island import places
from discovery.scenes.island.laid import MarkerPainter
from discovery.scenes.island.targets import turned

if TYPE_CHECKING:
    from discovery.scenes.island.hexes import Hexes
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.sheet import Sheet
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.ways import WayPainter
    from discovery.ui.context import Context

DESK, SIGNS = "island/desk", "island/places"
TAPE_UNITS = 54
CLEAR = 60
"""How much a hex of the path dims the map, of 255."""


class FoilPainter:
    """Draws the sheet; its picture is kept as long as path and size stay the same."""

    def __init__(self, context: Context, hexes: Hexes, ways: WayPainter) -> None:
        self._context = context
        self._hexes = hexes
        self._ways = ways
        self._markers = MarkerPainter(context)
        self._kept: tuple[pygame.Surface, pygame.Surface] | None = None
        self._key: object = None

    def release(self) -> None:
        """Give the picture back."""
        self._kept = self._key = None
        self._markers.release()

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the sheet where it lies, within the surface's clip."""
        box, sheet = places.foil(table), table.sheet
        if box is None or sheet is None or not surface.get_clip().colliderect(box):
            return
        below, above = self._pictures(table, sheet, box)
        surface.blit(below, box)
        self._misfits(surface, table, sheet)
        surface.blit(above, box)

    def _pictures(
        self, table: Table, sheet: Sheet, box: pygame.Rect
    ) -> tuple[pygame.Surface, pygame.Surface]:
        """Return the sheet, and what is drawn on it: what does not agree is hatched in between."""
        key = (
            len(sheet.path.hexes),
            sheet.path,
            table.camera.half,
            table.north_up,
            table.viewer,
            box.size,
        )
        if self._kept is None or key != self._key:
            self._key, self._kept = key, self._make(table, sheet, box)
        return self._kept

    def _make(
        self, table: Table, sheet: Sheet, box: pygame.Rect
    ) -> tuple[pygame.Surface, pygame.Surface]:
        scale = self._context.theme.scale
        made = self._context.sheets.stretched(DESK, "foil", box.size, scale).copy()
        tape = min(table.layout.px(TAPE_UNITS), box.width, box.height)
        strip = self._context.sheets.part(DESK, "tape", (tape, tape))
        made.blit(strip, (box.width // 2 - tape // 2, -tape // 3))
        drawn = pygame.Surface(box.size, pygame.SRCALPHA)
        laid = sheet.laid(table.desk.sheet or (0, 0))
        spots = [self._local(table.centre(place), box) for place in laid]
        half, seat = table.camera.half, table.session.seats[table.viewer].colour
        colour = self._context.theme.seat(seat).colour
        pane = self._hexes.filled(half, self._context.theme.colour("paper_light"), CLEAR)
        rim = self._hexes.rim(half, colour, max(1, half // 9))
        for spot in dict.fromkeys(spots):
            made.blit(pane, pane.get_rect(center=spot))
            drawn.blit(rim, rim.get_rect(center=spot))
        self._ways.way(drawn, spots, seat, half)
        for spot, step in zip(spots, sheet.path.hexes, strict=True):
            self._sign(drawn, spot, step.ground, half)
        self._markers.draw(drawn, spots, [step.marker for step in sheet.path.hexes], half)
        self._sea(drawn, table, sheet, spots)
        return made, drawn

    def _local(self, at: Point, box: pygame.Rect) -> Point:
        return at[0] - box.left, at[1] - box.top

    def _sign(self, surface: pygame.Surface, at: Point, ground: int, half: int) -> None:
        """Draw what a hex of the path is: a terrain, a checkpoint, or a site."""
        size = max(13, half * 5 // 4)
        if ground == SITE_GROUND:
            ring = self._hexes.rim(max(4, half * 3 // 5), self._context.theme.colour("bad"), 2)
            surface.blit(ring, ring.get_rect(center=at))
            return
        name = f"sign_{GROUND_WORDS[ground]}"
        picture = self._context.sheets.part(SIGNS, name, (size, size))
        surface.blit(picture, picture.get_rect(center=at))

    def _sea(self, surface: pygame.Surface, table: Table, sheet: Sheet, spots: list[Point]) -> None:
        """Draw where the path was told 'Sea!': a small sign at the hex's side."""
        half = table.camera.half
        size = max(10, half * 3 // 4)
        picture = self._context.sheets.part(SIGNS, "sign_sea", (size, size))
        for answer in sheet.path.sea:
            way = turned(answer.direction, north_up=table.north_up)
            right = (0, 0.85, 0.85, 0, -0.85, -0.85)[way] * 1.1
            down = (-1.0, -0.5, 0.5, 1.0, 0.5, -0.5)[way] * 1.1
            x, y = spots[answer.index]
            at = (x + round(right * half), y + round(down * half))
            surface.blit(picture, picture.get_rect(center=at))

    def _misfits(self, surface: pygame.Surface, table: Table, sheet: Sheet) -> None:
        """Hatch the hexes of the path that do not agree with the map below."""
        found, end = table.misfits, table.desk.sheet
        if not found or end is None:
            return
        laid = sheet.laid(end)
        bad = self._context.theme.colour("bad")
        mark = self._hexes.hatched(table.camera.half, bad)
        wrong = {*found.hexes, *(guess.index for guess in found.wrong)}
        for index in sorted(wrong | ({0} if found.distance else set())):
            surface.blit(mark, mark.get_rect(center=table.centre(laid[index])))
        small = self._hexes.hatched(max(4, table.camera.half // 2), bad)
        for answer in found.sea:
            at = table.centre(sheet.beside(laid[answer.index], answer.direction))
            surface.blit(small, small.get_rect(center=at))
