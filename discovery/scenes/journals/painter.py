"""The whole picture of the journals' table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from discovery.content.faces import load_faces
from discovery.scenes.journals import reading
from discovery.scenes.journals.air import Air
from discovery.scenes.journals.dice_ways import DieWay
from discovery.scenes.journals.last import LastMoves
from discovery.scenes.journals.lens import Lens
from discovery.scenes.journals.lights import Lights
from discovery.scenes.journals.looking import spread
from discovery.scenes.journals.motion import Glide
from discovery.scenes.journals.side import SidePainter
from discovery.scenes.journals.still import TABLE, StillPainter
from discovery.scenes.journals.targets import OnLine, OnRow, Part
from discovery.scenes.journals.whereabouts import place_of
from discovery.scenes.table.areas import apart
from discovery.scenes.table.hints import HintPainter

if TYPE_CHECKING:
    from discovery.scenes.journals.pointer import Pointer
    from discovery.scenes.journals.still import Aloft
    from discovery.scenes.journals.table import Table
    from discovery.scenes.journals.targets import Target
    from discovery.ui.context import Context
    from discovery.ui.scene import Areas

THUMBNAIL = (512, 288)


class _Seen(NamedTuple):
    """What was drawn last, as far as the pointer can change it.

    `ground` is what everything else depends on, `pressed` the button that is down, `carried` the
    pixels of a die that is dragged.
    """

    surface: pygame.Surface
    ground: object
    focus: Target | None
    pressed: Target | None
    carried: pygame.Rect | None


class Painter:
    """Everything that draws the table, with its pictures."""

    def __init__(self, context: Context, table: Table) -> None:
        """Read what was drawn where.

        Raises:
            ContentError: it is missing or broken.
        """
        self._context = context
        self._table = table
        cards = tuple(table.view.cards.values())
        faces = load_faces(context.paths.images, cards)
        self.still = StillPainter(context, faces, table.plans, table.session.seats)
        self._lights = Lights(context, faces)
        self._air = Air(context, faces, self.still)
        self._lens = Lens(context, faces, self.still)
        self._side = SidePainter(context)
        self._last = LastMoves(context)
        self._hints = HintPainter(context)
        self.pointed: Target | None = None
        """What a deed was about whose reason is told."""
        table.measure = self._side.measure
        self._kept: tuple[object, pygame.Surface] | None = None
        self._ground: tuple[object, pygame.Surface] | None = None
        self._seen: _Seen | None = None
        self.composed = 0

    def board(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture of what lies still on a table of `size` pixels; shared."""
        return self._board(size, self._moving)

    def _board(self, size: tuple[int, int], moving: frozenset[Aloft]) -> pygame.Surface:
        table = self._table
        key = (table.version, size, moving)
        if self._kept is None or self._kept[0] != key:
            surface = pygame.Surface(size)
            self.still.draw(surface, table.view, table.layout, table.boards, moving=moving)
            self._kept = (key, surface)
            self.composed += 1
        return self._kept[1]

    def draw(
        self, surface: pygame.Surface, pointer: Pointer, *, hovered: bool = False
    ) -> Areas | None:
        """Draw the whole screen; return the areas drawn, None for all.

        If nothing but the pointer has moved since the last drawing (`hovered`), and no other scene
        has drawn on the surface since, only what that changes is drawn.
        """
        seen = self._see(surface, pointer)
        areas = self._changed(seen) if hovered else None
        self._seen = seen
        for area in [surface.get_rect()] if areas is None else areas:
            surface.set_clip(area)
            self._draw(surface, seen)
        surface.set_clip(None)
        return areas

    @property
    def _moving(self) -> frozenset[Aloft]:
        """The cards and dice that are in the air."""
        found: set[Aloft] = set()
        for movement in self._table.movements.running:
            match movement.thing:
                case Glide(card):
                    found.add(card)
                case DieWay(end=end, hides=True):
                    found.add(end)
                case _:
                    pass
        return frozenset(found)

    def _see(self, surface: pygame.Surface, pointer: Pointer) -> _Seen:
        table, carried = self._table, None
        if pointer.dragging and table.held is not None and table.pointer is not None:
            carried = self._air.dragged_area(table, table.held, table.pointer)
        key = (*table.told, surface.get_size(), self._moving)
        return _Seen(surface, key, table.focus, pointer.held, carried)

    def _changed(self, seen: _Seen) -> list[pygame.Rect] | None:
        """Return the areas in which the last drawing is out of date, None for all of it."""
        before = self._seen
        if before is None or self._table.movements or seen[:2] != before[:2]:
            return None
        areas = [one for one in (before.carried, seen.carried) if one is not None]
        targets = {before.focus, seen.focus, before.pressed, seen.pressed}
        if (before.focus, before.pressed) != (seen.focus, seen.pressed):
            rim = 2 * self._table.layout.px(6)
            areas.append(self._table.layout.info.inflate(rim, rim))
            areas += [area for target in targets for area in self._marks(target)]
        return apart([area.clip(seen.surface.get_rect()) for area in areas])

    def _marks(self, target: Target | None) -> list[pygame.Rect]:
        """Return the pixels that the focus mark covers outside the place for words."""
        table = self._table
        if isinstance(target, OnLine):
            target = place_of(table, table.lines[target.index].event)
        if target is None or isinstance(target, OnRow) or target not in table.areas:
            return []
        return [self._lights.ring_area(table, target)]

    def _draw(self, surface: pygame.Surface, seen: _Seen) -> None:
        """Draw everything that shows within the surface's clip."""
        table = self._table
        surface.blit(self._still_picture(surface.get_size(), seen.ground), (0, 0))
        self._lens.draw(surface, table)
        self._air.draw(surface, table)
        if self.pointed is not None and self.pointed in table.areas:
            self._lights.focus(surface, table, self.pointed, "brass_light")
        self._focus(surface, seen.focus)
        self._side.draw_focus(surface, table, seen.focus, seen.pressed)
        self._hints.draw(surface, table)
        if seen.carried is not None and table.held is not None and table.pointer is not None:
            self._air.dragged(surface, table, table.held, table.pointer)

    def _still_picture(self, size: tuple[int, int], key: object) -> pygame.Surface:
        """Return the picture of all that the pointer does not change."""
        if self._ground is None or self._ground[0] != key:
            table = self._table
            surface = self._ground[1] if self._ground else pygame.Surface(size)
            surface.blit(self.board(size), (0, 0))
            self._last.draw(surface, table)
            self._lights.draw(surface, table)
            self._side.draw_still(surface, table)
            if not table.movements:
                self._air.release()
            self._ground = (key, surface)
        return self._ground[1]

    def _focus(self, surface: pygame.Surface, focus: Target | None) -> None:
        table = self._table
        if isinstance(focus, OnLine):
            focus = place_of(table, table.lines[focus.index].event)
        if focus is None or isinstance(focus, OnRow) or focus not in table.areas:
            return
        if focus in table.layout.buttons or focus is Part.LIST:
            return
        covered = table.lens is not None and focus not in spread(table)
        if not (covered and reading.place(table).colliderect(table.areas[focus])):
            self._lights.focus(surface, table, focus)

    def thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a small picture of the boards alone, in the middle; nothing on them is secret."""
        layout = self._table.layout
        whole = pygame.transform.smoothscale(self._board(size, frozenset()), THUMBNAIL)
        made = self._context.sheets.picture(TABLE, THUMBNAIL).copy()
        wide, high = (small / large for small, large in zip(THUMBNAIL, size, strict=True))
        (x, y), (to_x, to_y) = layout.room.center, layout.window.center
        for left, top, across, down in layout.things:
            cut = pygame.Rect(left * wide, top * high, across * wide, down * high)
            made.blit(whole, cut.move((to_x - x) * wide, (to_y - y) * high), cut)
        return made

    def leave(self) -> None:
        """Give back what no other scene needs, the sheets too."""
        self.release()
        self.still.release()

    def release(self) -> None:
        """Give back the pictures that were made for one size of the window."""
        self._kept = self._ground = self._seen = None
        self._air.release()
        self._lens.release()
