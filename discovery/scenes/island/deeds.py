"""What can be done at the island's table, whatever device asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import Message
from discovery.rules.island.actions import GO, STOP, Equip
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.scenes.island import choices
from discovery.scenes.island.layout import Part
from discovery.scenes.island.messages import door_name
from discovery.scenes.island.session import CONFIRMATIONS, PUTS, Stage
from discovery.scenes.island.targets import OnArrow, OnCard, OnDoor, OnLine, OnMap, OnSeat
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.play import PlayedDeeds
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from discovery.rules.game import Refusal, Seat
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.play import Play
    from discovery.scenes.island.table import Table
    from discovery.scenes.island.targets import Target


class Deeds:
    """What clicks and keys mean at a table on which nothing is decided; the base of the others."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def press(self, target: Target) -> Ask | None:
        """Do what a click, or the confirm key, means on `target`."""
        match target:
            case OnMap():
                self.choose(self.table.desk.cursor)
            case OnArrow(direction):
                self.walk(direction)
            case OnCard(item):
                self.take(item)
            case OnDoor(door):
                self.show_door(door)
            case OnSeat(seat):
                self.show_player(seat)
            case OnLine(line):
                self.show_line(line)
            case Part():
                return self._press_part(target)
            case _:
                assert_never(target)
        return None

    def _press_part(self, part: Part) -> Ask | None:
        table = self.table
        if table.wish(part):
            return None
        if part not in (Part.UNDO, Part.RESET):
            table.sound(Effect.PRESS)
        if part is Part.MAIN:
            return self.main()
        if part is Part.DEED:
            return self.deed()
        if part is Part.MENU:
            return Ask.MENU
        simple = {
            Part.DECLARE: self.declare,
            Part.UNDO: self.undo,
            Part.RESET: self.reset_turn,
            Part.FITS: table.seek,
            Part.LOG: table.show_log,
            Part.NEWS: table.show_log,
            Part.ZOOM_IN: lambda: table.zoom(1),
            Part.ZOOM_OUT: lambda: table.zoom(-1),
            Part.FIT: table.fit,
            Part.SUMMARY: table.switch_drawer,
        }
        if part in simple:
            simple[part]()
        table.touch()
        return None

    def show_door(self, door: int) -> None:
        """Show where the fort or site of a door lies."""
        table = self.table
        island = table.view.island
        name = door_name(door)
        forts = name in CHECKPOINTS
        cell = island.forts[CHECKPOINTS.index(name)] if forts else island.sites[SITES.index(name)]
        table.door = door
        self.point(island.hex(cell))

    def show_player(self, seat: Seat) -> None:
        """Show where a player stands, as far as the viewer knows."""
        place = self.table.session.place(seat)
        if place is None:
            self.table.sound(Effect.REFUSE)
            return
        self.point(place)

    def show_line(self, line: int) -> None:
        """Show where a line of the log happened; the log is closed if it lies over that."""
        table = self.table
        place = table.lines[line].place
        if place is None:
            table.sound(Effect.REFUSE)
            return
        self.point(place)
        if table.slip.collidepoint(table.centre(place)):
            table.show_log()
            table.lit = place

    def point(self, place: Hex) -> None:
        """Point at a hex."""
        self.table.lit = place
        self.table.show_hex(place)
        self.table.touch()

    def scribble(self, place: Hex | None) -> None:
        """Make a note on a hex, or another one."""
        if place is not None and self.table.view.island.holds(*place):
            self.table.desk.scribble(place)
            self.table.sound(Effect.PENCIL)
            self.table.touch()

    def main(self) -> Ask | None:
        """Do what the main button says."""
        return None

    def deed(self) -> Ask | None:
        """Do what the second button says."""
        return None

    def declare(self) -> None:
        """Say where one stands."""

    def choose(self, place: Hex | None) -> None:
        """Do what a click on a hex means."""

    def walk(self, direction: int) -> None:
        """Name a direction."""

    def take(self, item: int) -> None:
        """Take an accessory, or put it back."""

    def stop(self) -> None:
        """End the turn early."""

    def undo(self) -> None:
        """Take the last thing back."""

    def reset_turn(self) -> None:
        """Take back as much as possible."""


class TurnDeeds(PlayedDeeds, Deeds):
    """Changes the table and the match as the person to act wishes."""

    def __init__(self, table: Table, play: Play) -> None:
        super().__init__(table)
        self.play = play

    def main(self) -> Ask | None:
        """Do what the main button says."""
        table = self.table
        stage = table.stage
        if stage is Stage.OVER:
            return Ask.RESULTS
        if stage is Stage.EQUIP:
            self.play.act(Equip(table.kit))
        elif stage in CONFIRMATIONS:
            self.play.confirm()
        elif stage is Stage.WALK:
            self.stop()
        elif (action := choices.main_action(table)) is not None:
            self.play.act(action)
        return None

    def deed(self) -> Ask | None:
        """Do what the second button says."""
        table = self.table
        if table.stage is Stage.OVER:
            return Ask.REVEAL
        action = choices.deed_action(table)
        if action is not None:
            self.play.act(action)
        return None

    def declare(self) -> None:
        """Say where one stands; asked twice, since an error is dear."""
        table = self.table
        action = choices.declaration(table)
        if action is None or choices.label(table, Part.DECLARE) is None:
            return
        refusal = table.view.check(action)
        if refusal is not None:
            self._deny(refusal)
        elif table.armed:
            self.play.act(action)
        else:
            table.armed = True
            table.focus = Part.DECLARE
            table.notice = choices.explained(table, Part.DECLARE)

    def choose(self, place: Hex | None) -> None:
        """Set the other player on a hex, or lay the sheet on a fitting place."""
        table = self.table
        if place is None:
            if table.stage in PUTS:
                table.notice = Message("Choose a hex first: arrows move, Enter chooses.")
                table.sound(Effect.REFUSE)
            return
        table.armed = False
        if table.stage in PUTS:
            table.desk.cursor = place
            action = choices.put(table)
            if action is not None:
                self.play.act(action)
        elif table.moves_sheet and place in table.fits:
            table.slide(place)
        elif table.moves_sheet and table.pointer is None:
            table.focus = Part.DECLARE if choices.label(table, Part.DECLARE) else table.focus
        table.touch()

    def walk(self, direction: int) -> None:
        """Name a direction."""
        if self.table.stage is Stage.WALK:
            self.play.act(GO[direction])

    def take(self, item: int) -> None:
        """Take an accessory, or put it back; tell when the points do not reach."""
        table = self.table
        if table.stage is not Stage.EQUIP:
            return
        kit = table.kit ^ 1 << item
        refusal = table.view.check(Equip(kit))
        if refusal is not None:
            self._deny(refusal)
            return
        table.kit = kit
        table.focus = OnCard(item)
        table.notice = None
        table.sound(Effect.ITEM)

    def stop(self) -> None:
        """End the turn: at once where no step could follow, else once it is confirmed."""
        if self.table.stage is not Stage.WALK:
            return
        forced = choices.over_for_today(self.table.view)
        if self.play.act(STOP) and forced and self.table.stage in CONFIRMATIONS:
            self.play.confirm()

    def _deny(self, refusal: Refusal) -> None:
        """Tell why the rules refuse something before it is played."""
        self.table.refuse(refusal)
        self.table.sound(Effect.REFUSE)
