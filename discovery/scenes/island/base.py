"""What a match in play and a recorded game have in common: the screen and the devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.island import keys
from discovery.scenes.island.help import paragraph_of
from discovery.scenes.island.painter import Painter
from discovery.scenes.island.pointer import Pointer
from discovery.scenes.table.board import HoveredScene
from discovery.ui.intents import Command, Ordered, Pressed

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.island.deeds import Deeds
    from discovery.scenes.island.table import Table
    from discovery.scenes.table.ask import Ask
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Areas


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

    def draw(self, surface: pygame.Surface) -> Areas | None:
        """Draw the table, or only what the pointer changed if it did nothing but move."""
        hovered, self._hovered = self._hovered, False
        return self.painter.draw(surface, self.pointer.held, hovered=hovered)

    def help_key(self) -> str:
        """Return the paragraph of the rules on what has the focus or was just refused."""
        return paragraph_of(self.table)

    @property
    def glance(self) -> object:
        """What a movement of the mouse can change in the picture."""
        return self.table.signature

    @property
    def cursor(self) -> object:
        """What keys that move have moved."""
        return self.table.focus, self.table.desk.cursor

    def heed(self, intent: Intent) -> None:
        """Forget what was told once something new is done; asking about it is not yet."""
        asking = intent == Ordered(Command.HELP)
        if isinstance(intent, Pressed | Ordered) and not asking:
            self.table.told()

    def order(self, given: Ordered) -> Ask | None:
        """Answer a command."""
        return keys.order(self.table, self.deeds, given.command, repeated=given.repeated)
