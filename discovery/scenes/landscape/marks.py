"""What the aids draw on the board: odds, flags, holders, last moves, outlines, worths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.landscape import aids
from discovery.scenes.landscape.emblems import emblem
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.slips import clear_at
from discovery.scenes.landscape.snapshot import spot_of
from discovery.scenes.landscape.worths import Mark, Worths

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from discovery.rules.landscape.view import Territory
    from discovery.scenes.landscape.facts import Rim, Where
    from discovery.scenes.landscape.figures import FigurePainter
    from discovery.scenes.landscape.glow import Lights
    from discovery.scenes.landscape.segments import SegmentPictures
    from discovery.scenes.landscape.slips import Slips
    from discovery.scenes.landscape.table import Table
    from discovery.ui.camera import Point
    from discovery.ui.context import Context
    from discovery.ui.theme import Colour

FLAG_UNITS, FLAG_SHARE = 20, 0.2
LIT_TINT = 46
INSET = 0.1
"""How far inside of its edge a flag stands, as a share of the tile."""
MIDDLES = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""The middle of each side of a tile."""


class Marks:
    """Pictures with their places; those of one position and camera are kept."""

    def __init__(
        self,
        context: Context,
        lights: Lights,
        segments: SegmentPictures,
        figures: FigurePainter,
        slips: Slips,
    ) -> None:
        self._context = context
        self._lights = lights
        self._segments = segments
        self._figures = figures
        self._slips = slips
        self._worths = Worths(context, slips, figures)
        self._key: tuple[object, ...] = ()
        self._lying: list[Mark] = []
        self._standing: list[Mark] = []
        self._hover_key: tuple[object, ...] = ()
        self._lit_up: list[Mark] = []
        self._hovering: list[Mark] = []

    def release(self) -> None:
        """Forget what was kept."""
        self._key, self._lying, self._standing = (), [], []
        self._hover_key, self._lit_up, self._hovering = (), [], []

    def draw_lying(self, surface: pygame.Surface, table: Table) -> None:
        """Draw what lies below the lights and stays while only the pointer moves."""
        surface.fblits(self.lying(table))
        if table.looking.all_holders:
            for figure in table.figures:
                self._figures.on_board(surface, figure, table.camera)

    def lying(self, table: Table) -> list[Mark]:
        """Return what lies below the lights and stays while only the pointer moves."""
        self._know(table)
        return self._lying

    def slips(self, table: Table) -> list[Mark]:
        """Return the slips with numbers that stay while only the pointer moves, over lights."""
        self._know(table)
        return self._standing

    def numbers(self, table: Table) -> list[pygame.Rect]:
        """Return where numbers stand on the board."""
        return areas_of([*self.slips(table), *self._odds_here(table)])

    def _know(self, table: Table) -> None:
        looking = table.looking
        shown = (looking.odds, looking.all_holders, table.session.aids_off)
        key = (table.facts, table.camera, table.stage, table.hand.design, shown, table.panels)
        if key != self._key:
            # Those before go first: large ones need not be there twice.
            self._key, self._lying, self._standing = key, [], []
            self._lying = self._work_out(table)
            odds = self._odds(table) if looking.odds and looking.has(aids.ODDS) else []
            signs = areas_of([*self._lying, *odds])
            self._standing = [*odds, *self._worths.resting(table, signs)]

    def _work_out(self, table: Table) -> list[Mark]:
        looking, found = table.looking, []
        if looking.has(aids.ODDS) and table.view.to_act is not None:
            found += self._dead(table)
        if looking.all_holders:
            found += self._held(table)
        elif looking.has(aids.HOLDERS):
            found += self._flags(table)
        if looking.has(aids.LAST):
            found += self._last(table)
        return found

    def _dead(self, table: Table) -> list[Mark]:
        """Return a hatch for each square that no unseen tile fits, nor the one in hand."""
        hatch = self._lights.hatch(table.camera.size)
        return [
            (hatch, table.camera.corner(cell))
            for cell, count in table.facts.odds.items()
            if not count and cell not in table.hand.squares
        ]

    def _odds(self, table: Table) -> list[Mark]:
        found = []
        for cell, count in table.facts.odds.items():
            spot = table.camera.spot(cell, 0.5, 0.5)
            if not clear_at(table, spot):
                continue
            words = str(count)
            slip = self._slips.number(words) if table.roomy else self._slips.bare(words)
            found.append((slip, _centred(slip, spot)))
        return found

    def _flags(self, table: Table) -> list[Mark]:
        """Return the holders' badges at each open edge of a territory that is held."""
        side = min(self._context.theme.px(FLAG_UNITS), round(table.camera.size * FLAG_SHARE))
        found = []
        for held in table.facts.holders:
            badges = emblem(self._context, table, held.seats, max(9, side))
            found += [self._flag(table, rim, badges) for rim in held.rims]
        return found

    def _flag(self, table: Table, rim: Rim, badges: pygame.Surface) -> Mark:
        x, y = MIDDLES[rim.side]
        inside = (x + (0.5 - x) * 2 * INSET, y + (0.5 - y) * 2 * INSET)
        return badges, _centred(badges, table.camera.spot(rim.cell, *inside))

    def _held(self, table: Table) -> list[Mark]:
        """Return each held territory in its holders' colours and shapes."""
        theme, size, found = self._context.theme, table.camera.size, []
        shown = [(held, list(_shown(table, held.territory))) for held in table.facts.holders]
        self._segments.fit(size, sum(len(places) for _, places in shown))
        line = self._line()
        for held, places in shown:
            side = max(11, size // (len(held.seats) + 3))
            badges = emblem(self._context, table, held.seats, side)
            looks = [theme.seat(table.session.seats[seat].colour) for seat in held.seats]
            colours = (theme.colour("paper_light"), *(look.colour for look in looks))
            for name, at in places:
                found.append((self._segments.held(*name, size, colours, badges, line), at))
        return found

    def _last(self, table: Table) -> list[Mark]:
        """Return a frame in the seat's colour around its last tile, and where it took back."""
        found, camera = [], table.camera
        for seat, move in table.facts.last_moves.items():
            look = self._context.theme.seat(table.session.seats[seat].colour)
            found.append((self._lights.frame(camera.size, look.colour), camera.corner(move.cell)))
            badge = emblem(self._context, table, (seat,), max(11, camera.size // 6))
            left, top = camera.corner(move.cell)
            found.append((badge, (left + 2, top + 2)))
            if move.taken is not None:
                found.append(self._taken(table, seat, move.taken))
        return found

    def _taken(self, table: Table, seat: int, where: Where) -> Mark:
        """Return the mark of a follower that is gone: its seat's badge, faint, struck out."""
        side = max(14, table.camera.size // 4)
        colour = self._context.theme.seat(table.session.seats[seat].colour).colour
        gone = self._lights.gone(side, colour, self._context.theme.colour("paper_light"))
        return gone, _centred(gone, self._spot(table, where))

    def lit_up(self, table: Table) -> list[Mark]:
        """Return the light and outline that pointer or focus bring up, below slips."""
        self._know_hovering(table)
        return self._lit_up

    def hovering(self, table: Table) -> list[Mark]:
        """Return the slips that pointer, focus or the tile in hand bring up, over all others."""
        self._know_hovering(table)
        return self._hovering

    def _know_hovering(self, table: Table) -> None:
        # A slip that is brought up stands where it rests: that is to be known first.
        self._know(table)
        key = (self._key, table.signature, table.rotation)
        if key != self._hover_key:
            self._hover_key, self._lit_up, self._hovering = key, [], []
            where = table.looking.lit()
            self._lit_up = [] if where is None else self._lit(table, where)
            self._hovering = self._bring_up(table, where)

    def _bring_up(self, table: Table, where: Where | None) -> list[Mark]:
        lit = where is not None and where.segment is not None
        territory = table.facts.territory(where) if lit and where else None
        return [*self._worths.brought_up(table, territory), *self._odds_here(table)]

    def _lit(self, table: Table, where: Where) -> list[Mark]:
        """Return the outline of a territory, or a light around a tile."""
        if where.segment is None:
            rim = self._lights.rim(table.camera.size, self._context.theme.colour("legal"))
            return [(rim, _centred(rim, table.camera.spot(where.cell, 0.5, 0.5)))]
        pointed = table.looking.row() is None and table.looking.looker is None
        if pointed and not table.looking.has(aids.HOLDERS):
            return []
        territory = table.facts.territory(where)
        return [*self._lit_ground(table, territory), *self._outline(table, territory)]

    def _lit_ground(self, table: Table, territory: Territory) -> list[Mark]:
        """Return the territory a little lighter than it is."""
        light, size, found = self._context.theme.colour("legal"), table.camera.size, []
        for name, at in _shown(table, territory):
            found.append((self._segments.tint(*name, size, light, LIT_TINT), at))
        return found

    def _outline(self, table: Table, territory: Territory) -> list[Mark]:
        """Return the outline of a territory, and where it is open."""
        theme, size = self._context.theme, table.camera.size
        found = []
        for name, at in _shown(table, territory):
            found.append((self._segments.outline(*name, size, self._line()), at))
        gap = self._lights.gap(max(5, size // 11), theme.colour("legal"))
        for rim in table.facts.rims(territory):
            at = table.camera.spot(rim.cell, *MIDDLES[rim.side])
            found.append((gap, _centred(gap, at)))
        return found

    def _line(self) -> tuple[Colour, Colour]:
        """Return the colours of an outline: outside and inside."""
        theme = self._context.theme
        return theme.colour("shadow"), theme.colour("legal")

    def _odds_here(self, table: Table) -> list[Mark]:
        """Return the number of unseen tiles that fit the square that one is on."""
        cell, looking = table.cell, table.looking
        if cell is None or not looking.has(aids.ODDS) or cell not in table.facts.odds:
            return []
        if table.stage is Stage.FOLLOWER and not looking.odds:
            # The pointer is still where the tile was laid, the board may have moved.
            return []
        if looking.odds and cell not in table.hand.squares:
            return []
        spot = table.camera.spot(cell, 0.5, 0.0)
        if not clear_at(table, spot):
            return []
        words = str(table.facts.odds[cell])
        # A slip of paper would be larger than a small tile.
        roomy, slips = table.roomy, self._slips
        slip = slips.number(words, edge="brass") if roomy else slips.bare(words)
        return [(slip, _centred(slip, spot))]

    def _spot(self, table: Table, where: Where) -> Point:
        spot = spot_of(table.view, where.cell, where.segment or 0, table.art)
        return table.camera.spot(where.cell, *spot)


def _shown(
    table: Table, territory: Territory
) -> Iterator[tuple[tuple[int, int, int], tuple[int, int]]]:
    """Give what of a territory is in the window: design, rotation and segment, and its corner."""
    camera, window = table.camera, table.layout.window
    for x, y, index in territory.members:
        area = camera.area((x, y))
        if window.colliderect(area):
            tile = table.facts.tiles[x, y]
            yield (tile.number, tile.rotation, index), area[:2]


def _centred(picture: pygame.Surface, at: Point) -> tuple[int, int]:
    return at[0] - picture.get_width() // 2, at[1] - picture.get_height() // 2


def areas_of(marks: list[Mark]) -> list[pygame.Rect]:
    """Return the pixels that marks cover."""
    return [picture.get_rect(topleft=at) for picture, at in marks]
