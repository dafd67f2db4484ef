"""What a match in play and a recorded game have in common: the screen and the devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.island import keys
from discovery.scenes.island.help import paragraph_of
from discovery.scenes.island.painter import Painter
from discovery.scenes.island.pointer import Pointer
from discovery.scenes.table.board import HoveredScene
from discovery.ui.intents import Command, Moved, Ordered, Pressed, Released, Wheeled
from discovery.ui.scene import Push
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.island.deeds import Ask, Deeds
    from discovery.scenes.island.table import Table
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Transition


class IslandScene(HoveredScene):
    """A table on the screen; `deeds` decides what can be done at it."""

    music = "island"

    def __init__(self, context: Context, table: Table, deeds: Deeds) -> None:
        """Make ready to draw; pictures are read when they are first drawn."""
        self.table = table
        self.deeds = deeds
        self.pointer = Pointer(table, deeds)
        super().__init__(context, table, self.pointer)
        self.painter = Painter(context, table)

    def leave(self) -> None:
        """Give large pictures back."""
        self.painter.release()

    def layout(self, size: tuple[int, int]) -> None:
        """Fit to the window."""
        self.painter.fit()
        super().layout(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, or only what the pointer changed if it did nothing but move."""
        hovered, self._hovered = self._hovered, False
        self.painter.draw(surface, self.pointer.held, hovered=hovered)

    def help_key(self) -> str:
        """Return the paragraph of the rules on what has the focus or was just refused."""
        return paragraph_of(self.table)

    def devices(self, intent: Intent) -> Ask | None:
        """Answer keys and mouse; the picture is out of date if they changed anything."""
        before, fresh = self.table.signature, self._hovered or not self._stale
        ask = self._devices(intent)
        if not isinstance(intent, Moved):
            self.stale = True
        elif before != self.table.signature:
            self._stale, self._hovered = True, fresh
        return ask

    def _devices(self, intent: Intent) -> Ask | None:
        if isinstance(intent, Pressed | Ordered):
            self.table.told()
        match intent:
            case Ordered(command, repeated):
                return self._keys(command, repeated=repeated)
            case Moved() | Pressed() | Released() | Wheeled():
                return self.pointer.handle(intent)
            case _:
                return None

    def _keys(self, command: Command, *, repeated: bool) -> Ask | None:
        table = self.table
        before = table.focus, table.desk.cursor
        ask = keys.order(table, self.deeds, command, repeated=repeated)
        if command in keys.MOVING and before != (table.focus, table.desk.cursor):
            table.sound(Effect.FOCUS)
        return ask

    def rules(self) -> Transition:
        """Open the rules at what one is looking at."""
        from discovery.scenes.rulebook import open_rules  # noqa: PLC0415 - pages open tables

        return Push(open_rules(self.context, self.help_key()))
