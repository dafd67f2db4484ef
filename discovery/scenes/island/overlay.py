"""What lies over the map for a moment: names, notes, the sheet, arrows, the cursor, who walks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.game import mark
from discovery.rules.island.actions import GO, Put
from discovery.scenes.island import places
from discovery.scenes.island.arrows import Arrows
from discovery.scenes.island.foil import FoilPainter
from discovery.scenes.island.layout import Kind
from discovery.scenes.island.lettering import Lettering
from discovery.scenes.island.motion import Walk
from discovery.scenes.island.scribbles import NotePainter
from discovery.scenes.island.session import PUTS, Stage
from discovery.scenes.island.targets import MAP, OnArrow, turned
from discovery.ui.animation import between, eased, hopped
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.hexes import Hexes
    from discovery.scenes.island.lattice import Point
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.ways import WayPainter
    from discovery.ui.context import Context

    Shows = Callable[[pygame.Rect], bool]

PLACES = "island/places"
SHADOW_UNITS = 28
"""How far the shadow of paper reaches."""
Spots = dict[object, tuple[pygame.Rect, object]]


class Overlay:
    """Draws what changes more often than the map."""

    def __init__(self, context: Context, hexes: Hexes, ways: WayPainter) -> None:
        self._context = context
        self._hexes = hexes
        self._ways = ways
        self._heads = Arrows()
        self._lettering = Lettering(context)
        self._notes = NotePainter(context)
        self.foil = FoilPainter(context, hexes, ways)

    def release(self) -> None:
        """Give pictures back."""
        self._heads.release()
        self._lettering.release()
        self.foil.release()

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Draw everything, within the surface's clip."""
        shows = _room(table)
        self._north(surface, table, shows)
        self.foil.draw(surface, table)
        self._lit(surface, table)
        self._cursor(surface, table)
        self._lettering.draw(surface, table, self._beside_north(table, shows), self._over(table))
        self._notes.draw(surface, table, shows)
        self._pins(surface, table)
        if not table.movements and not table.desk.sliding:
            self._arrows(surface, table)
        for movement in table.movements.running:
            if isinstance(movement.thing, Walk):
                self._walker(surface, table, movement.thing, movement.share)

    def spots(self, table: Table) -> Spots:
        """Return where the pointer can make a difference, with what is drawn there."""
        found: Spots = {}
        sheet = places.foil(table)
        half = table.camera.half
        if sheet is not None:
            around = sheet.inflate(2 * half, 4 * half).union(
                self._ways.pin_area(sheet.center, half)
            )
            found["sheet"] = (around, (table.desk.sheet, table.misfits))
        hovered = table.hovered
        if hovered is not None:
            box = pygame.Rect(0, 0, max(3 * half + 8, table.layout.px(60)), 2 * half + 8)
            box.center = table.centre(hovered)
            # A name that is shown for this hex alone reaches below it.
            box.height += self._context.text.line_height(Role.LABEL) + 8
            found["hex"] = (box, (hovered, table.pointer is None))
            pen = self._notes.pen_area(table)
            if pen is not None:
                found["pen"] = (pen, hovered)
        if table.here is not None:
            for direction in range(6):
                area = places.arrow_area(table, direction)
                if area is not None:
                    lit = table.focus == OnArrow(direction)
                    found[direction] = (area.inflate(8, 8), (lit, table.desk.sliding))
        shows = self._beside_north(table, _room(table))
        aside = self._lettering.dodging(table, shows, self._over(table))
        for name, (usual, stands) in aside.items():
            found[name] = (usual.union(stands or usual), None if stands is None else tuple(stands))
        return found

    def _over(self, table: Table) -> list[pygame.Rect]:
        """Return where a pin, an arrow or a note would lie over a name."""
        half = table.camera.half
        found = [self._ways.pin_picture(at, colour, half)[1] for at, colour in self._stuck(table)]
        found += self._notes.discs(table)
        arrows = () if table.desk.sliding else table.clockwise
        areas = (places.arrow_area(table, direction) for direction in arrows)
        return found + [area for area in areas if area is not None]

    def _beside_north(self, table: Table, shows: Shows) -> Shows:
        """Return what tells whether there is room for a name."""
        north = self.north(table)
        return lambda box: shows(box) and not box.colliderect(north)

    def north(self, table: Table) -> pygame.Rect:
        """Return where the N stands: at the map's rim, beside the shadow of a panel."""
        px, view = table.layout.px, table.layout.view
        disc = self._context.text.line_height(Role.LABEL) // 2 + px(6)
        box = pygame.Rect(0, 0, 2 * disc, 2 * disc)
        near, far = px(8), px(8 + SHADOW_UNITS)
        aside, down = (far, near) if table.layout.kind is Kind.PANELS else (near, far)
        if table.north_up:
            box.topleft = (view.left + aside, view.top + down)
        else:
            box.bottomleft = (view.left + aside, view.bottom - down)
        return box

    def _north(self, surface: pygame.Surface, table: Table, shows: Shows) -> None:
        """Write an N where north is."""
        text, theme = self._context.text, self._context.theme
        box = self.north(table)
        disc = box.width // 2
        if surface.get_clip().colliderect(box) and shows(box):
            north = self._context.tr(mark("N"))
            picture = text.render(north, Role.LABEL, theme.colour("paper_light"))
            pygame.draw.aacircle(surface, theme.colour("ink"), box.center, disc)
            pygame.draw.aacircle(surface, theme.colour("brass_light"), box.center, disc, 2)
            surface.blit(picture, picture.get_rect(center=box.center))

    def _pins(self, surface: pygame.Surface, table: Table) -> None:
        """Stick in the pins of those who stand still."""
        half = table.camera.half
        for at, colour in self._stuck(table):
            if surface.get_clip().colliderect(self._ways.pin_area(at, half)):
                self._ways.pin(surface, at, colour, half)

    def _stuck(self, table: Table) -> list[tuple[Point, int]]:
        """Return where the pins of players stick whose places the viewer knows, and their colours.

        The viewer's own may stick in the sheet.
        """
        walking = {m.thing.seat for m in table.movements.running if isinstance(m.thing, Walk)}
        found = []
        for seat in (1 - table.viewer, table.viewer):
            place = table.session.place(seat)
            if seat == table.viewer and table.sheet is not None:
                place = table.desk.sheet
            if place is not None and seat not in walking:
                found.append((table.centre(place), table.session.seats[seat].colour))
        return found

    def _lit(self, surface: pygame.Surface, table: Table) -> None:
        """Ring the hex that the log points at, and at the end that with the treasure."""
        for place in {table.lit, table.found}:
            if place is not None:
                self._ring(surface, table, place, "brass_light", 2)

    def _ring(
        self, surface: pygame.Surface, table: Table, place: Hex, colour: str, more: int
    ) -> None:
        half = table.camera.half
        width = max(2, half // 7) + more
        rim = self._hexes.rim(half + 2 * more, self._context.theme.colour(colour), width)
        surface.blit(rim, rim.get_rect(center=table.centre(place)))

    def _cursor(self, surface: pygame.Surface, table: Table) -> None:
        """Mark the hex that the pointer or the keys are on."""
        place = table.hovered
        if place is None or table.stage in (Stage.EQUIP, Stage.REPLAY, Stage.COMPUTER):
            return
        with_keys = table.pointer is None and table.focus == MAP
        colour = "focus" if with_keys else "legal"
        if table.stage in PUTS and not self._can_put(table, place):
            colour = "bad"
        self._ring(surface, table, place, colour, 1 if with_keys else 0)

    def _can_put(self, table: Table, place: Hex) -> bool:
        return table.view.check(Put(*place)) is None

    def _arrows(self, surface: pygame.Surface, table: Table) -> None:
        """Draw the six arrows; one into the sea is faint and struck out by a wave."""
        theme = self._context.theme
        for direction in range(6):
            area = places.arrow_area(table, direction)
            if area is None or not surface.get_clip().colliderect(area.inflate(8, 8)):
                continue
            focused = table.focus == OnArrow(direction)
            open_way = table.view.check(GO[direction]) is None
            if open_way:
                fill = theme.colour("brass_light" if focused else "paper_light")
                edge = theme.colour("focus" if focused else "ink")
                way = turned(direction, north_up=table.north_up)
                line = max(2, theme.px(4 if focused else 2))
                surface.blit(self._heads.get(area.width, way, fill, edge, line), area)
            elif _told_sea(table, direction):
                side = area.width * 3 // 5
                sign = self._context.sheets.part(PLACES, "sign_sea", (side, side))
                surface.blit(sign, sign.get_rect(center=area.center))

    def _walker(self, surface: pygame.Surface, table: Table, walk: Walk, share: float) -> None:
        """Draw a pin that hops to the next hex."""
        half = table.camera.half
        at = between(table.centre(walk.start), table.centre(walk.end), eased(share))
        lift = round(half * 0.9 * hopped(share))
        self._ways.pin(surface, at, table.session.seats[walk.seat].colour, half, lift)


def _room(table: Table) -> Shows:
    """Return what tells whether something small is seen whole: on the map, with nothing over it.

    What lies beside the map throws a shadow on it, too.
    """
    layout = table.layout
    rim = 2 * layout.px(SHADOW_UNITS)
    over = [one.inflate(rim, rim) for one in (*table.covers, *layout.panels(drawer=table.drawer))]
    return lambda box: layout.view.contains(box) and box.collidelist(over) < 0


def _told_sea(table: Table, direction: int) -> bool:
    """Return whether the viewer named a direction here, not knowing the place, and met the sea."""
    if table.view.located(table.viewer):
        return False
    path = table.view.paths(table.viewer)[-1]
    here = len(path.hexes) - 1
    return any((answer.index, answer.direction) == (here, direction) for answer in path.sea)
