"""The panel of the turn: the day, the marker, what is still to do, and the buttons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.island import choices, messages, places
from discovery.scenes.island.dial import DialPainter
from discovery.scenes.island.layout import Part
from discovery.scenes.island.notebook import NotebookPainter
from discovery.scenes.island.notes import note_of
from discovery.scenes.island.session import Stage
from discovery.scenes.island.targets import MAP, WISHES, OnDoor, OnSeat, order
from discovery.ui.brush import Brush, Look
from discovery.ui.theme import Role

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.game import Message
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.targets import Target
    from discovery.ui.context import Context

ICONS = {
    Part.UNDO: "undo",
    Part.RESET: "reset",
    Part.ZOOM_OUT: "zoom_out",
    Part.ZOOM_IN: "zoom_in",
    Part.FIT: "fit",
    Part.LOG: "book",
    Part.MENU: "menu",
    Part.SUMMARY: "eye",
    **{part: wish.value for part, wish in WISHES.items()},
}
REPLAY_ICONS = {Part.UNDO: "arrow_left", Part.RESET: "arrow_right", Part.MENU: "quit"}
"""What buttons show in a replay instead of their own icons."""
ITS_WAY = (None, MAP, Part.MAIN)
"""Where the focus stands while one goes on: what is to do matters more than what that does."""
WORDED = (Part.MAIN, Part.DECLARE, Part.DEED)
RIM, BUTTON_RIM = 24, 8
"""Units by which the light and shadow of a thing, and of a button, may reach beyond it."""


class PanelPainter:
    """Draws everything beside the map."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)
        self._dial = DialPainter(context)
        self._notebook = NotebookPainter(context)

    def draw(self, surface: pygame.Surface, table: Table, held: Target | None) -> None:
        """Draw what shows within the surface's clip; `held` is what a mouse button is down on."""
        layout, clip = table.layout, surface.get_clip()
        panels = layout.panels(drawer=table.drawer)
        seen = [one for one in panels if clip.colliderect(self._brush.with_shadow(one))]
        if not seen:
            return
        for panel in seen:
            self._brush.panel(surface, panel)
        if not any(clip.colliderect(one) for one in seen):
            return
        self._notebook.draw(surface, table)
        for part, draw in (
            (Part.DAY, self._dial.draw_day),
            (Part.MARKER, self._dial.draw_marker),
            (Part.SENTENCE, self._sentence),
        ):
            if self._shows(table, part, clip):
                draw(surface, table, layout.parts[part])
        if Part.NOTE in layout.parts and self._shows(table, Part.NOTE, clip):
            self._note(surface, table, layout.parts[Part.NOTE])
        able = order(table)
        for part in (*WORDED, *ICONS):
            worded = part in WORDED and part is not Part.MAIN
            if worded and choices.label(table, part) is None:
                continue
            if self._shows(table, part, clip, BUTTON_RIM):
                self._button(surface, table, part, held, able=part in able)

    def _shows(self, table: Table, part: Part, clip: pygame.Rect, rim: int = RIM) -> bool:
        box = table.layout.shown(part, drawer=table.drawer)
        return box is not None and clip.colliderect(self._around(box, rim))

    def _around(self, rect: pygame.Rect, rim: int = RIM) -> pygame.Rect:
        more = 2 * self._context.theme.px(rim)
        return rect.inflate(more, more)

    def hovering(self, table: Table, targets: Iterable[Target | None]) -> list[pygame.Rect]:
        """Return where the pointer can make a difference that leaves or comes to `targets`."""
        parts = table.layout.parts
        found = [parts.get(Part.NOTE, parts[Part.SENTENCE])]
        for target in targets:
            if isinstance(target, Part | OnDoor | OnSeat):
                box = places.area(table, target)
                if box is not None:
                    still = target in (Part.DAY, Part.MARKER)
                    found.append(self._around(box, RIM if still else BUTTON_RIM))
        return found

    def _look(self, table: Table, part: Part, held: Target | None, *, able: bool) -> Look:
        if not able:
            return Look.DISABLED
        if held == part or table.wish_is_on(part):
            return Look.PRESSED
        return Look.FOCUSED if table.focus == part else Look.NORMAL

    def _button(
        self,
        surface: pygame.Surface,
        table: Table,
        part: Part,
        held: Target | None,
        *,
        able: bool,
    ) -> None:
        rect = table.layout.parts[part]
        look = self._look(table, part, held, able=able)
        self._brush.button(surface, rect, look)
        if part in WORDED:
            self._words(surface, table, part, rect)
        else:
            self._icon(surface, table, part, rect, able=able)
        if look is Look.FOCUSED and table.pointer is None:
            self._brush.focus(surface, rect)

    def _words(self, surface: pygame.Surface, table: Table, part: Part, rect: pygame.Rect) -> None:
        label = choices.label(table, part)
        if label is not None:
            words, colour = self._context.say(label), "ink"
        elif part is Part.MAIN and table.track is None:
            words, colour = self._context.tr(messages.LATER), "ink_faint"
        else:
            return
        if table.armed and part is Part.DECLARE:
            colour = "bad"
        role = Role.STRONG if part is Part.MAIN else Role.SMALL
        ink = self._context.theme.colour(colour)
        inner = rect.inflate(-table.layout.px(24 if part is Part.MAIN else 14), 0)
        text = self._context.text
        high = text.block_height(words, role, inner.width)
        if high > rect.height:
            text.draw_line(surface, words, role, ink, inner, align=0.5)
            return
        block = pygame.Rect(inner.left, rect.centery - high // 2, inner.width, high)
        text.draw_block(surface, words, role, ink, block, align=0.5)

    def _icon(
        self,
        surface: pygame.Surface,
        table: Table,
        part: Part,
        rect: pygame.Rect,
        *,
        able: bool,
    ) -> None:
        side = min(rect.size) * 3 // 5
        icon = pygame.Rect(0, 0, side, side)
        icon.center = rect.center
        steps = table.session.undo_limit[0] if part is Part.UNDO else 0
        if steps > 1 and rect.width >= 2 * rect.height:
            icon.right = rect.centerx
            words = pygame.Rect(icon.right, rect.top, rect.right - icon.right, rect.height)
            ink = self._context.theme.colour("ink")
            self._context.text.draw_line(surface, str(steps), Role.STRONG, ink, words, align=0.3)
        instead = REPLAY_ICONS if table.stage is Stage.REPLAY else ICONS
        self._brush.icon(surface, instead.get(part, ICONS[part]), icon, faint=not able)

    def _sentence(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        """Draw whose turn it is and what is still to do."""
        say, session = self._context.say, table.session
        if Part.NOTE not in table.layout.parts and table.said is not None and not table.notice:
            # The bar above tells whose turn it is.
            self._brush.block(surface, self._told(table, table.said, rect), "ink", rect)
            return
        line = self._context.text.line_height(Role.STRONG)
        head = pygame.Rect(rect.topleft, (rect.width, line))
        below = pygame.Rect(rect.left, rect.top + line, rect.width, rect.height - line)
        acting = session.acting
        if table.track is not None:
            words = say(messages.step_of(table.track.position, table.track.length))
            self._head(surface, words, head, None)
        elif acting is not None:
            self._head(surface, acting.name, head, acting.colour)
        else:
            self._ended(surface, table, head)
        if Part.NOTE not in table.layout.parts and _insists(table):
            told = note_of(table)
            if told is not None:
                self._brush.block(surface, say(told), "ink", below)
                return
        step = self._what_to_do(table)
        used = self._brush.block(surface, say(step), "ink", below)
        keys = table.pointer is None and self._context.with_keys
        located, seeks = table.sheet is None, table.can_seek
        hint = messages.hint(table.stage, with_keys=keys, located=located, seeks=seeks)
        if table.stage is Stage.WALK and choices.over_for_today(table.view):
            hint = None
        rest = pygame.Rect(below.left, below.top + used, below.width, below.height - used)
        if hint is not None:
            self._brush.block(surface, self._context.tr(hint), "ink_soft", rect=rest, whole=True)

    def _ended(self, surface: pygame.Surface, table: Table, head: pygame.Rect) -> None:
        """Draw who has won; nobody has where the game was stopped."""
        for seat in table.view.winners():
            winner = table.session.seats[seat]
            self._head(surface, winner.name, head, winner.colour)
        if not table.view.winners():
            self._head(surface, self._context.tr("The game is over"), head, None)

    def _what_to_do(self, table: Table) -> Message:
        if table.track is not None and table.lines:
            return table.lines[-1].words
        if table.session.over:
            return messages.won([table.session.seats[one].name for one in table.view.winners()])
        return messages.to_do(table.view, table.stage, table.other_name, table.kit)

    def _head(
        self, surface: pygame.Surface, words: str, rect: pygame.Rect, badge: int | None
    ) -> None:
        """Draw one strong line, with a seat's badge (its colour) in front."""
        left = rect.left
        if badge is not None:
            self._brush.badge(surface, badge, pygame.Rect(rect.topleft, (rect.height,) * 2))
            left += rect.height + rect.height // 4
        free = pygame.Rect(left, rect.top, rect.right - left, rect.height)
        ink = self._context.theme.colour("ink")
        self._context.text.draw_line(surface, words, Role.STRONG, ink, free)

    def _note(self, surface: pygame.Surface, table: Table, rect: pygame.Rect) -> None:
        said = note_of(table)
        if said is not None:
            strong = bool(table.notice or table.said) or table.armed
            words = self._told(table, said, rect)
            self._brush.block(surface, words, "ink" if strong else "ink_soft", rect)

    def _told(self, table: Table, said: Message, rect: pygame.Rect) -> str:
        """Return what a note tells: where a whole hint has no room, that in short."""
        words = self._context.say(said)
        high = self._context.text.block_height(words, Role.SMALL, rect.width)
        if high <= rect.height or table.aside is None or table.notice is not None:
            return words
        return self._context.say(table.aside.brief or said)


def _insists(table: Table) -> bool:
    """Return whether a note is more important than what is to do, where there is room for one."""
    told = bool(table.notice or table.said) or table.armed
    steps = (Part.UNDO, Part.RESET) if table.track is not None else ()
    return told or table.focus not in (*ITS_WAY, *steps)
