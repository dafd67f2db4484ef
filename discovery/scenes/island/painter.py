"""The whole picture of the island's table, from the cloth up to what lies over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discovery.scenes.island.chart import ChartLayer
from discovery.scenes.island.hexes import Hexes
from discovery.scenes.island.layout import Part
from discovery.scenes.island.notebook import fits_words
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.overlay import Overlay
from discovery.scenes.island.panels import PanelPainter
from discovery.scenes.island.session import Stage
from discovery.scenes.island.shop import ShopPainter
from discovery.scenes.island.slips import SlipPainter
from discovery.scenes.island.targets import OnCard, OnLine
from discovery.scenes.island.ways import WayPainter
from discovery.scenes.table.areas import apart
from discovery.scenes.table.hints import HintPainter

if TYPE_CHECKING:
    import pygame

    from discovery.rules.game import Message
    from discovery.scenes.island.overlay import Spots
    from discovery.scenes.island.relief import Relief
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.targets import Target
    from discovery.ui.context import Context
    from discovery.ui.scene import Areas

CLOTH = "island/cloth.webp"
CLOTH_UNITS = 512
SHEETS = ("checker", "desk", "equipment", "markers", "places")


class _Seen(NamedTuple):
    """What was drawn last, as far as the pointer can change it.

    `told` are the note, the focus, what a button is down on, and what the locator tells.
    """

    surface: pygame.Surface
    chart: object
    with_keys: bool
    told: tuple[Message | None, Target | None, Target | None, Message]
    spots: Spots


class Painter:
    """Everything that draws the table, with its pictures."""

    def __init__(self, context: Context, table: Table) -> None:
        self._context = context
        self._table = table
        self._hexes = Hexes()
        self.ways = ways = WayPainter(context)
        self.chart = ChartLayer(context, self._hexes, ways)
        self._overlay = Overlay(context, self._hexes, ways)
        self._panels = PanelPainter(context)
        self._hints = HintPainter(context)
        self._shop = ShopPainter(context)
        self._slips = SlipPainter(context)
        self._seen: _Seen | None = None

    @property
    def relief(self) -> Relief:
        """What composes the island."""
        return self.chart.relief

    @property
    def unfinished(self) -> bool:
        """Whether the map is still being put together."""
        return self.chart.unfinished

    def draw(
        self, surface: pygame.Surface, held: Target | None, *, hovered: bool = False
    ) -> Areas | None:
        """Draw the whole screen; return the areas drawn, None for all.

        If nothing but the pointer has moved since the last drawing (`hovered`), and no other scene
        has drawn on the surface since, only what that changes is drawn.
        """
        seen = self._see(surface, held)
        areas = self._changed(seen) if hovered else None
        self._seen = seen
        for area in [surface.get_rect()] if areas is None else areas:
            surface.set_clip(area)
            self._draw(surface, held)
        surface.set_clip(None)
        return areas

    def _see(self, surface: pygame.Surface, held: Target | None) -> _Seen:
        table = self._table
        told = (note_of(table), table.focus, held, fits_words(table))
        spots = self._overlay.spots(table)
        return _Seen(surface, self.chart.key(table), table.pointer is None, told, spots)

    def _changed(self, seen: _Seen) -> list[pygame.Rect] | None:
        """Return the areas in which the last drawing is out of date, None for all of it."""
        before = self._seen
        if before is None or self._table.movements or self.unfinished:
            return None
        if seen[:3] != before[:3]:
            return None
        view = self._table.layout.view
        areas = []
        for key in {*before.spots, *seen.spots}:
            old, new = before.spots.get(key), seen.spots.get(key)
            if old != new:
                areas += [spot[0].clip(view) for spot in (old, new) if spot is not None]
        if seen.told != before.told:
            targets = [before.told[1], seen.told[1], before.told[2], seen.told[2]]
            if any(isinstance(target, OnCard | OnLine) for target in targets):
                return None
            if seen.told[3] != before.told[3]:
                targets.append(Part.FITS)
            areas += self._panels.hovering(self._table, targets)
        return apart([area.clip(seen.surface.get_rect()) for area in areas])

    def _draw(self, surface: pygame.Surface, held: Target | None) -> None:
        """Draw everything that shows within the surface's clip."""
        table, clip = self._table, surface.get_clip()
        view = table.layout.view
        if not view.contains(clip):
            self._ground(surface, view)
        seen = clip.clip(view)
        if seen.size[0] and seen.size[1]:
            surface.set_clip(seen)
            surface.blit(self.chart.get(table), seen, seen.move(-view.left, -view.top))
            self._overlay.draw(surface, table)
            surface.set_clip(clip)
        self._panels.draw(surface, table, held)
        if table.stage is Stage.EQUIP and not table.log_open:
            self._shop.draw(surface, table)
        self._hints.draw(surface, table)
        self._slips.draw(surface, table)

    def _ground(self, surface: pygame.Surface, view: pygame.Rect) -> None:
        """Draw the table's cloth below everything, with the map's shadow on it.

        It is not kept: a whole window of it at 4K takes 33 MB, and panels hide nearly all.
        """
        side = self._context.theme.px(CLOTH_UNITS)
        tile = self._context.sheets.picture(CLOTH, (side, side))
        clip = surface.get_clip()
        for x in range(clip.left // side * side, clip.right, side):
            for y in range(clip.top // side * side, clip.bottom, side):
                surface.blit(tile, (x, y))
        rim = max(2, self._table.layout.px(5))
        surface.fill(self._context.theme.colour("shadow"), view.inflate(rim, rim))

    def fit(self) -> None:
        """Forget what was drawn for another size of the window."""
        self._seen = None
        self._overlay.release()
        self._hexes.release()
        self.chart.forget()

    def release(self) -> None:
        """Give large pictures back."""
        self.fit()
        self.chart.release()
        for name in SHEETS:
            self._context.sheets.release(f"island/{name}")
        self._context.sheets.release(CLOTH)
