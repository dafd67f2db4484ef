"""What a match in play and a recorded game have in common: the screen and the devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.scenes.landscape import keys
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.painter import Painter
from discovery.scenes.landscape.pointer import Pointer
from discovery.scenes.landscape.tips import DELAY, help_key, hot
from discovery.scenes.table.board import HoveredScene
from discovery.ui.intents import Ceased, Command, Moved, Ordered, Pressed

if TYPE_CHECKING:
    from discovery.scenes.landscape.deeds import Deeds
    from discovery.scenes.landscape.table import Table
    from discovery.scenes.table.ask import Ask
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Areas


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

    @staticmethod
    def foresee(context: Context) -> None:
        """Begin to read what the first picture would wait for; from any thread."""
        Painter.foresee(context)

    def leave(self) -> None:
        """Give pictures and sheets back."""
        self.painter.leave()

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self.painter.release()
        super().layout(size)

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the table, or only what the pointer changed if it did nothing but move."""
        hovered, self._hovered = self._hovered, False
        return self.painter.draw(surface, self.pointer.held, hovered=hovered)

    @property
    def glance(self) -> object:
        """What a movement of the mouse can change in the picture."""
        return self.table.signature, self.table.looking.telling

    @property
    def cursor(self) -> object:
        """What keys that move have moved."""
        return self.table.focus, self.table.cursor

    def help_key(self) -> str:
        """Return the paragraph on what was told, or on what one looks at."""
        return help_key(self.table)

    def heed(self, intent: Intent) -> None:
        """Forget what was told, unless it is asked about; hide what only a held key showed."""
        if self._is_news(intent):
            self.table.notice = None
        if isinstance(intent, Ceased):
            keys.let_go(self.table)

    def order(self, given: Ordered) -> Ask | None:
        """Answer a command."""
        return keys.order(self.table, self.deeds, given.command, repeated=given.repeated)

    def _asked(self, intent: Intent) -> Ask | None:
        ask = super()._asked(intent)
        self._wait_for_tip(intent)
        return ask

    def _wait_for_tip(self, intent: Intent) -> None:
        """Let a tip come up in a moment if one is on something new; hide the one before."""
        looking, now = self.table.looking, hot(self.table)
        if now != self._hot:
            self.table.looked_away |= isinstance(intent, Moved)
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
            self.hover()

    def _is_news(self, intent: Intent) -> bool:
        """Tell whether what was told is over; asking about it is not yet."""
        if isinstance(intent, Pressed):
            words = (Part.NOTE, Part.SENTENCE)
            return self.table.target_at(intent.at) not in words
        return isinstance(intent, Ordered) and intent.command is not Command.HELP
