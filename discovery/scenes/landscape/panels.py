"""The panels beside the board: who plays, what is still to do, and the buttons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape import messages
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.log_painter import LogPainter
from discovery.scenes.landscape.seats import SeatsPainter
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.sheet_painter import SheetPainter
from discovery.scenes.landscape.snapshot import kept_of, next_copy
from discovery.scenes.landscape.targets import WISHES, OnHand, OnSeat, order
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.scenes.landscape.figures import FigurePainter
    from discovery.scenes.landscape.sentence import SentencePainter
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.landscape.targets import Target
    from discovery.scenes.landscape.tiles import TilePictures
    from discovery.ui.context import Context

REPLAY_ICONS = {
    Part.TURN_LEFT: "arrow_left",
    Part.TURN_RIGHT: "arrow_right",
    Part.MENU: "quit",
}
"""What buttons show in a replay instead of their own icons."""
ICONS = {
    Part.TURN_LEFT: "rotate_left",
    Part.TURN_RIGHT: "rotate_right",
    Part.UNDO: "undo",
    Part.RESET: "reset",
    Part.ZOOM_OUT: "zoom_out",
    Part.ZOOM_IN: "zoom_in",
    Part.FIT: "fit",
    Part.MENU: "menu",
    Part.ODDS: "dice",
    Part.HOLDERS: "eye",
    Part.TILES: "stack",
    Part.LOG: "book",
    **{part: wish.value for part, wish in WISHES.items()},
}


WORDS = (Part.SENTENCE, Part.NOTE)
RIM = 24
"""Units by which the light and shadow of a thing may reach beyond it."""


class PanelPainter:
    """Draws everything beside the board."""

    def __init__(
        self,
        context: Context,
        pictures: TilePictures,
        figures: FigurePainter,
        sentence: SentencePainter,
    ) -> None:
        self._context = context
        self._sentence = sentence
        self._pictures = pictures
        self._brush = Brush(context)
        self._seats = SeatsPainter(context, pictures, figures)
        self._log = LogPainter(context, pictures)
        self._sheet = SheetPainter(context, pictures)

    def draw(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw what shows within the surface's clip; `held` is what a mouse button is down on."""
        layout, clip = table.layout, surface.get_clip()
        for panel in layout.panels(open_log=table.looking.log_open):
            if clip.colliderect(self._brush.with_shadow(panel)):
                self._brush.panel(surface, panel)
        if self._shows(table, (Part.SEATS,), clip):
            self._seats.draw(surface, table)
        if table.looking.list_shown and clip.colliderect(self._around(layout.log)):
            self._log.draw(surface, table)
        for slot, box in enumerate(layout.hands):
            if clip.colliderect(self._around(box)):
                self._hand(surface, table, slot, box)
        if self._shows(table, WORDS, clip):
            self._sentence.draw(surface, table)
        self._buttons(surface, table, held)

    def draw_sheet(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw the list of tiles while it is open."""
        if table.looking.sheet:
            self._sheet.draw(surface, table, held)

    def _buttons(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        able = order(table)
        for part in ICONS:
            if self._shows(table, (part,), surface.get_clip()):
                self._button(surface, table, part, able=part in able, held=held)
        if self._shows(table, (Part.MAIN,), surface.get_clip()):
            self._main(surface, table, held)

    def _shows(self, table: Table, parts: Iterable[Part], clip: pygame.Rect) -> bool:
        """Return whether any of the parts that the layout has shows within `clip`."""
        places = [table.layout.parts[part] for part in parts if part in table.layout.parts]
        return any(clip.colliderect(self._around(place)) for place in places)

    def _around(self, rect: pygame.Rect) -> pygame.Rect:
        rim = 2 * self._context.theme.px(RIM)
        return rect.inflate(rim, rim)

    def hovering(self, table: Table, targets: Iterable[Target | None]) -> list[pygame.Rect]:
        """Return where the pointer can make a difference that leaves or comes to `targets`."""
        kinds = Part | OnHand | OnSeat
        places = [table.area(target) for target in targets if isinstance(target, kinds)]
        return [self._around(place) for place in places]

    def _look(self, table: Table, target: Target, held: Target | None, *, able: bool) -> Look:
        if not able:
            return Look.DISABLED
        if held == target or self._is_on(table, target):
            return Look.PRESSED
        return Look.FOCUSED if table.focus == target else Look.NORMAL

    def _is_on(self, table: Table, target: Target) -> bool:
        """Tell whether a button of the aids shows something now."""
        looking = table.looking
        return (
            {
                Part.ODDS: looking.odds,
                Part.HOLDERS: looking.all_holders,
                Part.TILES: looking.sheet,
            }.get(target, False)
            if isinstance(target, Part)
            else False
        ) or table.wish_is_on(target)

    def _button(
        self,
        surface: pygame.Surface,
        table: Table,
        part: Part,
        *,
        able: bool,
        held: Target | None,
    ) -> None:
        rect = table.layout.parts[part]
        look = self._look(table, part, held, able=able)
        self._brush.button(surface, rect, look)
        side = min(rect.size) * 3 // 5
        icon = pygame.Rect(0, 0, side, side)
        icon.center = rect.center
        steps = table.session.undo_limit[0] if part is Part.UNDO else 0
        wide = rect.width >= 2 * rect.height
        if steps > 1 and wide:
            icon.right = rect.centerx
            words = pygame.Rect(icon.right, rect.top, rect.right - icon.right, rect.height)
            colour = self._context.theme.colour("ink")
            self._context.text.draw_line(surface, str(steps), Role.STRONG, colour, words, align=0.3)
        instead = REPLAY_ICONS if table.stage is Stage.REPLAY else ICONS
        self._icon(surface, instead.get(part, ICONS[part]), icon, able=able)
        if table.focus == part and able and table.pointer is None:
            self._brush.focus(surface, rect)

    def _icon(self, surface: pygame.Surface, name: str, rect: pygame.Rect, *, able: bool) -> None:
        if able:
            self._brush.icon(surface, name, rect)
            return
        faint = self._context.sheets.part("icons", name, rect.size).copy()
        faint.set_alpha(80)
        surface.blit(faint, rect)

    def _main(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw the one button with words: what ends this step, or later the turn."""
        rect = table.layout.parts[Part.MAIN]
        label = messages.main_label(table.stage, table.track)
        look = self._look(table, Part.MAIN, held, able=label is not None)
        self._brush.button(surface, rect, look)
        inner = rect.inflate(-table.layout.px(20), 0)
        words = self._context.tr(label or messages.LATER)
        ink = self._context.theme.colour("ink" if label is not None else "ink_faint")
        self._context.text.draw_line(surface, words, Role.STRONG, ink, inner, align=0.5)
        if look is Look.FOCUSED and table.pointer is None:
            self._brush.focus(surface, rect)

    def _hand(self, surface: pygame.Surface, table: Table, slot: int, box: pygame.Rect) -> None:
        theme, hand = self._context.theme, table.hand
        rim = max(2, table.layout.px(4))
        inner = box.inflate(-2 * rim, -2 * rim)
        picture = self._tile(table, slot, inner.width)
        if picture is None:
            pygame.draw.rect(surface, theme.colour("paper_dark"), box, max(1, rim // 2), rim * 2)
            return
        surface.blit(picture, inner)
        many = len(hand.designs) > 1 or kept_of(table.view) is not None
        chosen = slot == hand.chosen if hand.designs else not slot
        edge = "brass" if chosen and many else "ink_soft"
        pygame.draw.rect(surface, theme.colour(edge), box, rim, rim)
        if many and not chosen:
            veil = pygame.Surface(inner.size, pygame.SRCALPHA)
            veil.fill((*theme.colour("paper"), 90))
            surface.blit(veil, inner)
        if table.focus == OnHand(slot) and table.pointer is None:
            self._brush.focus(surface, box)

    def _tile(self, table: Table, slot: int, size: int) -> pygame.Surface | None:
        """Return the tile of a box: of the hand, or the one that was laid, or is still held."""
        hand = table.hand
        if slot < len(hand.designs):
            number = hand.designs[slot]
            if not number:
                return self._context.sheets.part("interface", "tile_back", (size, size))
            rotation = table.rotation if slot == hand.chosen else 0
            return self._pictures.get(number, rotation, size, next_copy(table.tiles, number))
        laid, kept = table.shown_tile, kept_of(table.view)
        if slot and kept is not None:
            return self._pictures.get(kept, 0, size, next_copy(table.tiles, kept))
        if laid is None or slot:
            return None
        return self._pictures.get(laid.number, laid.rotation, size, laid.copy)
