"""What a match in play and a recorded game have in common: the screen and the devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape import keys
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.painter import Painter
from discovery.scenes.landscape.pointer import Pointer
from discovery.scenes.landscape.tips import DELAY, help_key, hot
from discovery.scenes.rulebook import open_rules
from discovery.scenes.table.board import HoveredScene
from discovery.ui.intents import Ceased, Command, Moved, Ordered, Pressed, Released, Wheeled
from discovery.ui.scene import Push
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from discovery.scenes.landscape.deeds import Ask, Deeds
    from discovery.scenes.landscape.table import Table
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Transition


EARLY = 40
"""Milliseconds by which a timer may be early."""


class BoardScene(HoveredScene):
    """A table on the screen; `deeds` decides what can be done at it."""

    def __init__(self, context: Context, table: Table, deeds: Deeds) -> None:
        """Read the pictures.

        Raises:
            PictureError: the tile sheet is missing or broken.
        """
        self.table = table
        self.deeds = deeds
        self.pointer = Pointer(table, deeds)
        super().__init__(context, table, self.pointer)
        self.painter = Painter(context, table)
        table.looking.segment_at = self.painter.segments.at
        self._hot: object = None
        self._due = 0

    def leave(self) -> None:
        """Give pictures and sheets back."""
        self.painter.leave()

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self.painter.release()
        super().layout(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, or only what the pointer changed if it did nothing but move."""
        hovered, self._hovered = self._hovered, False
        self.painter.draw(surface, self.pointer.held, hovered=hovered)

    def devices(self, intent: Intent) -> Ask | None:
        """Answer keys and mouse; the picture is out of date if they changed anything."""
        before, fresh = self.table.signature, self._hovered or not self._stale
        telling = self.table.looking.telling
        ask = self._devices(intent)
        self._wait_for_tip(intent)
        if not isinstance(intent, Moved):
            self.stale = True
        elif before != self.table.signature or telling != self.table.looking.telling:
            self._stale, self._hovered = True, fresh
        return ask

    def _wait_for_tip(self, intent: Intent) -> None:
        """Let a tip come up in a moment if one is on something new; hide the one before."""
        looking, now = self.table.looking, hot(self.table)
        if now != self._hot:
            self._hot, looking.telling = now, False
            self._due = pygame.time.get_ticks() + DELAY
            self.context.wake_in(DELAY)
        elif isinstance(intent, Pressed | Ordered):
            looking.telling, self._due = False, 0

    def woken(self) -> None:
        """Bring up the tip that is due; show tiles finely that were rough."""
        if self.painter.woken():
            self.stale = True
        looking = self.table.looking
        if self._due and not looking.telling and pygame.time.get_ticks() >= self._due - EARLY:
            self._due, looking.telling = 0, True
            fresh = self._hovered or not self._stale
            self._stale, self._hovered = True, fresh

    def rules(self) -> Transition:
        """Open the paragraph on what was told, or on what one looks at."""
        return Push(open_rules(self.context, help_key(self.table)))

    def _devices(self, intent: Intent) -> Ask | None:
        if self._is_news(intent):
            self.table.notice = None
        match intent:
            case Ceased():
                keys.let_go(self.table)
                return None
            case Ordered(command, repeated):
                return self._keys(command, repeated=repeated)
            case Moved() | Pressed() | Released() | Wheeled():
                return self.pointer.handle(intent)
            case _:
                return None

    def _is_news(self, intent: Intent) -> bool:
        """Tell whether what was told is over; asking about it is not yet."""
        if isinstance(intent, Pressed):
            words = (Part.NOTE, Part.SENTENCE)
            return self.table.target_at(intent.at) not in words
        return isinstance(intent, Ordered) and intent.command is not Command.HELP

    def _keys(self, command: Command, *, repeated: bool) -> Ask | None:
        table = self.table
        before = table.focus, table.cursor
        ask = keys.order(table, self.deeds, command, repeated=repeated)
        if command in keys.MOVING and before != (table.focus, table.cursor):
            table.sound(Effect.FOCUS)
        return ask
