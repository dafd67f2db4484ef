"""What a match in play and a recorded game have in common: the screen and the devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.journals import explain, keys
from discovery.scenes.journals.painter import Painter
from discovery.scenes.journals.pointer import Pointer
from discovery.scenes.journals.still import SHEETS
from discovery.scenes.journals.targets import Part
from discovery.scenes.table.board import HoveredScene
from discovery.ui.intents import Command, Moved, Ordered, Pressed, Released, Wheeled, Woken
from discovery.ui.scene import Push
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    import pygame

    from discovery.scenes.journals.deeds import Ask, Deeds
    from discovery.scenes.journals.table import Table
    from discovery.ui.context import Context
    from discovery.ui.intents import Intent
    from discovery.ui.scene import Transition


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
        context.sheets.foresee([f"journals/{name}" for name in SHEETS], context.wake)

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
        self.painter.draw(surface, self.pointer, hovered=hovered)

    def sharpen(self) -> None:
        """Draw anew what was drawn from small copies of sheets that have been read since."""
        if self.context.sheets.sharpen():
            self.painter.release()
            self.stale = True

    def devices(self, intent: Intent) -> Ask | None:
        """Answer keys and mouse; the picture is out of date if they changed anything."""
        before, fresh = self.table.signature, self._hovered or not self._stale
        ask = self._devices(intent)
        if not isinstance(intent, Moved):
            self.stale = True
        elif before != self.table.signature or self.pointer.dragging:
            self._stale, self._hovered = True, fresh
        return ask

    def rules(self) -> Transition:
        """Open the rules on what was refused, or on what has the focus."""
        from discovery.scenes.rulebook import open_rules  # noqa: PLC0415 - when it is opened

        return Push(open_rules(self.context, explain.paragraph(self.table)))

    def _devices(self, intent: Intent) -> Ask | None:
        if isinstance(intent, Pressed | Ordered) and not self._asks(intent):
            self.table.notice = None
        match intent:
            case Ordered(command, repeated):
                return self._keys(command, repeated=repeated)
            case Woken():
                self.sharpen()
                return None
            case Moved() | Pressed() | Released() | Wheeled():
                return self.pointer.handle(intent)
            case _:
                return None

    def _asks(self, intent: Pressed | Ordered) -> bool:
        """Return whether the rules are asked for: what was told is what they are about."""
        if isinstance(intent, Ordered):
            on_help = self.table.focus is Part.HELP and intent.command is Command.CONFIRM
            return on_help or intent.command in {Command.HELP, *keys.MOVING}
        return self.table.target_at(intent.at) is Part.HELP

    def _keys(self, command: Command, *, repeated: bool) -> Ask | None:
        table = self.table
        before = table.focus
        ask = keys.order(table, self.deeds, command, repeated=repeated)
        if command in keys.MOVING and before != table.focus:
            table.sound(Effect.FOCUS)
        return ask
