"""The whole picture of the table, from the wood up to what is in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.scenes.landscape.ahead import TilesAhead
from discovery.scenes.landscape.air import AirPainter
from discovery.scenes.landscape.banner import BannerPainter
from discovery.scenes.landscape.board import BoardLayer
from discovery.scenes.landscape.figures import SHEET as FOLLOWERS
from discovery.scenes.landscape.figures import FigurePainter
from discovery.scenes.landscape.glow import Lights
from discovery.scenes.landscape.ground import Ground
from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.marks import Marks, areas_of
from discovery.scenes.landscape.motion import resting
from discovery.scenes.landscape.notes import note_of
from discovery.scenes.landscape.overlays import Overlays
from discovery.scenes.landscape.panels import PanelPainter
from discovery.scenes.landscape.segments import SegmentPictures
from discovery.scenes.landscape.sentence import SentencePainter
from discovery.scenes.landscape.slips import Slips
from discovery.scenes.landscape.targets import OnChoice, things
from discovery.scenes.landscape.tiles import CHUNK, TilePictures
from discovery.scenes.landscape.tips import tip_of
from discovery.scenes.table.areas import apart
from discovery.scenes.table.hints import HintPainter
from discovery.scenes.table.tip_places import around, beside, clearest, off_panel
from discovery.ui.brush import BADGES, ICONS, PLATES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.game import Message
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.ui.camera import Camera
    from discovery.ui.context import Context
    from discovery.ui.scene import Areas

DESIGNS = "landscape/designs.webp"
WOOD = "ui/wood.webp"
WOOD_UNITS = 512
THUMBNAIL = (512, 288)
WINDOWS = 1.1
"""Pictures of tiles are kept that would cover the window so many times, or all that are seen."""

_Slip = tuple[pygame.Surface, pygame.Rect]
"""A slip of paper and its place."""


class _Seen(NamedTuple):
    """What was drawn last, as far as the pointer can change it.

    `told` are the turn of the tile in hand, what a button is down on, the note, and the focus;
    `areas` those on the board where the pointer made a difference; `looked` the row of the list and
    the design of the list of tiles that it was on.
    """

    surface: pygame.Surface
    camera: Camera
    with_keys: bool
    told: tuple[int, Target | None, Message | None, Target | None]
    areas: tuple[pygame.Rect, ...]
    looked: tuple[int | None, int | None]


class Painter:
    """Everything that draws the table, with its pictures."""

    def __init__(self, context: Context, table: Table) -> None:
        """Read the tile sheet.

        Raises:
            PictureError: it is missing or broken.
        """
        self._context = context
        self._table = table
        self.lights = Lights()
        self.figures = figures = FigurePainter(context)
        designs = context.paths.images / DESIGNS
        pictures = TilePictures(designs, table.art, context.sheets.shared)
        self.pictures = pictures
        self.layer = BoardLayer(pictures, self.lights, figures)
        sheet = context.paths.images / "landscape" / "segments.png"
        self.segments = SegmentPictures(sheet, table.art)
        self._slips = Slips(context)
        self.marks = Marks(context, self.lights, self.segments, figures, self._slips)
        self._overlays = Overlays(context, pictures, self.lights, figures)
        self._sentence = SentencePainter(context, self._slips)
        self._panels = PanelPainter(context, pictures, figures, self._sentence)
        self._hints = HintPainter(context)
        self._banner = BannerPainter(context)
        self._air = AirPainter(context, pictures, self.lights, figures)
        self.ahead = TilesAhead(context, pictures, self.layer)
        self._seen: _Seen | None = None
        self._roomy: object = None

    @staticmethod
    def foresee(context: Context) -> None:
        """Begin to read what the first picture would wait for; from any thread."""
        sheets, theme = context.sheets, context.theme
        sheets.expect_shared(context.paths.images / DESIGNS)
        side = theme.px(WOOD_UNITS)
        sheets.expect(WOOD, (side, side), (FOLLOWERS, PLATES, ICONS, BADGES), theme.scale)

    def board(self, size: tuple[int, int], *, quick: bool = False) -> pygame.Surface:
        """Return the picture of what lies still on a table of `size` pixels; shared.

        Where `quick`, tiles may be rough until those that are made off the frame are there.
        """
        side = self._context.theme.px(WOOD_UNITS)
        wood = self._context.sheets.picture(WOOD, (side, side))
        tiles, figures = resting(self._table)
        if self.pictures.mark(symbols=self._context.settings.symbols):
            self.layer.release()
            self.ahead.forget()
        self._make_room(size)
        ground = Ground(wood, self._table.grain)
        return self.layer.get(ground, size, self._table.camera, tiles, figures, quick=quick)

    def _make_room(self, size: tuple[int, int]) -> None:
        """Let pictures be kept for a window of `size` pixels: at least the tiles that it shows."""
        camera, tiles = self._table.camera, self._table.tiles
        if self._roomy != (camera, tiles, size):
            self._roomy = camera, tiles, size
            near = self.ahead.near(camera, tiles)
            # And the one in hand, as it lies and as it did before it was turned.
            seen = (len(near) + 2) * camera.size**2
            room = max(round(WINDOWS * size[0] * size[1]), seen) + CHUNK
            self.pictures.show(near, camera.size, room)
            self.lights.fit(camera.size)

    def draw(
        self, surface: pygame.Surface, held: Target | None, *, hovered: bool = False
    ) -> Areas | None:
        """Draw the whole screen; return the areas drawn, None for all.

        If nothing but the pointer has moved since the last drawing (`hovered`), and no other scene
        has drawn on the surface since, only what that changes is drawn.
        """
        slips = self._told()
        seen = self._see(surface, held, slips)
        areas = self._changed(seen) if hovered else None
        self._seen = seen
        for area in [surface.get_rect()] if areas is None else areas:
            surface.set_clip(area)
            self._draw(surface, held)
            for slip in slips:
                surface.blit(*slip)
        surface.set_clip(None)
        self.ahead.go_on(self._table, resting(self._table)[0])
        return areas

    def woken(self) -> bool:
        """Take what was made off the frame; return whether the picture can be better now."""
        finer = self.ahead.take(self._table)
        if finer:
            self._seen = None
        elif not self.ahead.making:
            self.ahead.go_on(self._table, resting(self._table)[0])
        return finer

    def _see(self, surface: pygame.Surface, held: Target | None, slips: Iterable[_Slip]) -> _Seen:
        table = self._table
        told = (table.rotation, held, note_of(table), table.focus)
        with_keys = table.pointer is None
        areas = [*self._overlays.hovering(table), *areas_of(self.marks.lit_up(table))]
        areas += areas_of(self.marks.hovering(table))
        areas += [place for _, place in slips]
        looked = table.looking.row(), table.looking.design_at()
        return _Seen(surface, table.camera, with_keys, told, tuple(areas), looked)

    def _told(self) -> list[_Slip]:
        """Return the slips over everything else: what is told at length, and the tip."""
        slips = self._sentence.slip(self._table), self._tip()
        return [slip for slip in slips if slip is not None]

    def _tip(self) -> _Slip | None:
        """Return the slip that tells about what one is on, and its place."""
        table = self._table
        if not table.looking.telling or table.movements:
            return None
        tip = tip_of(table)
        if tip is None or not tip.lines:
            return None
        slip = self._slips.tip([self._context.say(line) for line in tip.lines])
        return slip, self._place(tip.area, slip.get_size())

    def _place(self, area: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """Return where a tip of `size` on a thing stands.

        It hides nothing that one may press next, neither who plays nor what is to do, nor numbers.
        """
        table, layout = self._table, self._table.layout
        gap, at, window = layout.px(12), table.pointer, layout.window
        view = layout.view
        if layout.kind is Kind.RAILS and size[0] <= view.width and size[1] <= view.height:
            window = view
        panel = next((one for one in reversed(table.panels) if one.contains(area)), None)
        if panel is None:
            inside = at is None and layout.view.contains(area.clip(window))
            room = layout.view if inside else window
            far = gap + max(area.size) // 2
            below = [*beside(area, size, room, gap), *around(area.center, size, room, far)]
            places = around(at, size, room, gap) if at else below
        else:
            places = off_panel(panel, area, size, window, gap)
            if at is not None:
                # Who goes on by keys wants to see the whole panel.
                places = [*beside(area, size, window, gap), *places]
        read = [*layout.rows, layout.parts[Part.SENTENCE], *self.marks.numbers(table)]
        others = [one for one in (*things(table), *read) if one != area]
        told = self._sentence.slip(table)
        return clearest(places, at, others if told is None else [*others, told[1]])

    def _changed(self, seen: _Seen) -> list[pygame.Rect] | None:
        """Return the areas in which the last drawing is out of date, None for all of it."""
        before = self._seen
        if before is None or self._table.movements:
            return None
        if (seen.surface, seen.camera, seen.with_keys) != (
            before.surface,
            before.camera,
            before.with_keys,
        ):
            return None
        areas = [*before.areas, *seen.areas]
        layout = self._table.layout
        if before.looked[0] != seen.looked[0]:
            listing = self._table.looking.listing
            rows = [row for row in (before.looked[0], seen.looked[0]) if row is not None]
            areas += [listing.area(row, layout.log) for row in rows]
        if before.looked[1] != seen.looked[1]:
            areas.append(layout.sheet)
        if before.told[0] != seen.told[0]:
            areas += layout.hands
        if before.told[2] != seen.told[2]:
            notes = before.told[2], seen.told[2]
            areas += [self._sentence.noted(self._table, note) for note in notes]
        if seen.told != before.told:
            targets = (before.told[-1], seen.told[-1], before.told[1], seen.told[1])
            if any(isinstance(target, OnChoice) for target in targets):
                return None
            areas += self._panels.hovering(self._table, targets)
        return apart([area.clip(seen.surface.get_rect()) for area in areas])

    def _draw(self, surface: pygame.Surface, held: Target | None) -> None:
        """Draw everything that shows within the surface's clip."""
        table = self._table
        clip = surface.get_clip()
        surface.blit(self.board(surface.get_size(), quick=True), clip, clip)
        still = not table.movements
        self.marks.draw_lying(surface, table)
        if still:
            self._overlays.draw(surface, table)
            surface.fblits(self.marks.lit_up(table))
        surface.fblits(self.marks.slips(table))
        if still:
            self._overlays.draw_carried(surface, table)
            surface.fblits(self.marks.hovering(table))
        self._panels.draw_sheet(surface, table, held)
        self._panels.draw(surface, table, held)
        if still:
            self._overlays.draw_new_tile(surface, table)
        self._hints.draw(surface, table)
        self._banner.draw(surface, table, held)
        self._air.draw(surface, table)

    def thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a small picture of the board alone, which has no secrets on it."""
        camera, bounds = self._table.camera, self._table.bounds
        tiles = pygame.Rect(
            camera.corner((bounds.left, bounds.top)),
            (bounds.columns * camera.size, bounds.rows * camera.size),
        ).inflate(camera.size, camera.size)
        window = pygame.Rect((0, 0), size)
        high = max(tiles.height, -(-tiles.width * THUMBNAIL[1] // THUMBNAIL[0]))
        high = min(high, window.height, window.width * THUMBNAIL[1] // THUMBNAIL[0])
        cut = pygame.Rect(0, 0, high * THUMBNAIL[0] // THUMBNAIL[1], high)
        cut.center = tiles.center
        cut.clamp_ip(window)
        return pygame.transform.smoothscale(self.board(size).subsurface(cut), THUMBNAIL)

    def leave(self) -> None:
        """Give back what no other scene needs, the sheets too."""
        self.release()
        self.pictures.release()
        self.segments.release()
        for sheet in (FOLLOWERS, WOOD):
            self._context.sheets.release(sheet)

    def release(self) -> None:
        """Give back the pictures that were made for one size of the window."""
        self._seen = self._roomy = None
        self.ahead.forget()
        self.layer.release()
        self.lights.clear()
        self.figures.forget()
        self.segments.forget()
        self._slips.clear()
        self.marks.release()
