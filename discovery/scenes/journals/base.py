"""What a match in play and a recorded game have in common: the screen and the devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.journals import keys
from discovery.scenes.journals.painter import Painter
from discovery.scenes.journals.paragraphs import paragraph
from discovery.scenes.journals.pointer import Pointer
from discovery.scenes.journals.still import SHEETS, TABLE
from discovery.scenes.journals.targets import Part
from discovery.scenes.table.board import HoveredScene
from discovery.scenes.table.steering import MOVING
from discovery.ui.brush import BADGES, ICONS, PLATES
from discovery.ui.intents import Command, Ordered, Pressed

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.journals.deeds import Deeds
    from discovery.scenes.journals.table import Table
    from discovery.scenes.table.ask import Ask
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Areas


class BoardScene(HoveredScene):
    """A table on the screen; `deeds` decides what can be done at it."""

    music = "journals"

    def __init__(self, context: Context, table: Table, deeds: Deeds) -> None:
        """Read what was drawn where; raises `ContentError`."""
        self.table = table
        self.deeds = deeds
        self.pointer = Pointer(table, deeds)
        super().__init__(context, table, self.pointer)
        self.painter = Painter(context, table)
        self.foresee(context)

    @staticmethod
    def foresee(context: Context) -> None:
        """Begin to read what the first picture would wait for; from any thread."""
        sheets, theme = context.sheets, context.theme
        sheets.foresee([f"journals/{name}" for name in SHEETS], context.wake)
        sheets.expect(TABLE, theme.size, (PLATES, ICONS, BADGES), theme.scale)

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
        return self.painter.draw(surface, self.pointer, hovered=hovered)

    def woken(self) -> None:
        """Draw anew what was drawn from small copies of sheets that have been read since."""
        if self.context.sheets.sharpen():
            self.painter.release()
            self.stale = True

    @property
    def glance(self) -> object:
        """What a movement of the mouse can change in the picture; a dragged die goes with it."""
        return self.table.signature, self.pointer.dragging and self.table.pointer

    @property
    def cursor(self) -> object:
        """What keys that move have moved."""
        return self.table.focus

    def help_key(self) -> str:
        """Return the paragraph on what was refused, or on what has the focus."""
        return paragraph(self.table)

    def heed(self, intent: Intent) -> None:
        """Forget what was told, unless it is asked about."""
        if isinstance(intent, Pressed | Ordered) and not self._asks(intent):
            self.table.notice = None

    def order(self, given: Ordered) -> Ask | None:
        """Answer a command."""
        return keys.order(self.table, self.deeds, given.command, repeated=given.repeated)

    def _asks(self, intent: Pressed | Ordered) -> bool:
        """Return whether the rules are asked for: what was told is what they are about."""
        if isinstance(intent, Ordered):
            on_help = self.table.focus is Part.HELP and intent.command is Command.CONFIRM
            return on_help or intent.command in {Command.HELP, *MOVING}
        return self.table.target_at(intent.at) is Part.HELP
