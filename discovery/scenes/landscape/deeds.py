"""What can be done at the table, whatever device asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import Message, Refusal
from discovery.rules.landscape.actions import DISCARDS, PASS, Deploy, Take
from discovery.scenes.landscape import aids, messages, targets
from discovery.scenes.landscape.idle import (
    PLACING,
    idle,
    why_no_pass,
    why_no_tile,
    why_without,
)
from discovery.scenes.landscape.layout import Kind, Part
from discovery.scenes.landscape.session import CONFIRMATIONS, Stage
from discovery.scenes.landscape.snapshot import slot_of
from discovery.scenes.landscape.targets import (
    LIST,
    SHEET,
    OnBoard,
    OnChoice,
    OnHand,
    OnList,
    OnSeat,
    OnSheet,
    Target,
)
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.play import PlayedDeeds
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.scenes.landscape.facts import Where
    from discovery.scenes.landscape.play import Play
    from discovery.scenes.landscape.table import Table
    from discovery.ui.camera import Cell


SOUNDING = frozenset({Part.TURN_LEFT, Part.TURN_RIGHT, Part.UNDO, Part.RESET})
"""Buttons whose effect is heard."""


class Deeds:
    """What clicks and keys mean at a table on which nothing is decided; the base of the others."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def press(self, target: Target) -> Ask | None:
        """Do what a click, or the confirm key, means on `target`."""
        match target:
            case OnBoard():
                if self.table.cell is not None:
                    self.place(self.table.cell)
            case OnChoice(index):
                self.choose(index)
            case OnHand(slot):
                self.take_tile(slot)
            case OnSeat(seat):
                self._list_points(seat)
            case OnList():
                self.show_row()
            case OnSheet():
                pass
            case Part.NOTE | Part.SENTENCE:
                return Ask.RULES
            case Part():
                return self._press_part(target)
            case _:
                assert_never(target)
        return None

    def _press_part(self, part: Part) -> Ask | None:
        table = self.table
        if table.wish(part):
            return None
        if part not in SOUNDING:
            table.sound(Effect.PRESS)
        match part:
            case Part.MAIN | Part.BANNER:
                return self.main()
            case Part.MENU:
                return Ask.MENU
            case Part.TURN_LEFT | Part.TURN_RIGHT:
                self.turn(1 if part is Part.TURN_RIGHT else -1)
            case Part.UNDO:
                self.undo()
            case Part.RESET:
                self.reset_turn()
            case Part.ZOOM_IN | Part.ZOOM_OUT:
                table.zoom(1 if part is Part.ZOOM_IN else -1)
            case Part.FIT:
                table.fit()
            case _:
                self._look(part)
        return None

    def _look(self, part: Part) -> None:
        """Show, or hide again, what a button of the aids is for."""
        looking = self.table.looking
        match part:
            case Part.ODDS:
                looking.odds = not looking.odds
            case Part.HOLDERS:
                looking.holders = not looking.holders
            case Part.TILES | Part.STACK | Part.CLOSE:
                self.open_sheet()
            case Part.LOG:
                self.open_log()
            case _:
                pass

    def deny(self, part: Part) -> None:
        """Tell why a button does nothing now, if it is one that does at other times."""
        self.say_why(idle(self.table, part))

    def say_why(self, refusal: Refusal | None) -> None:
        """Tell why something is refused, if it is."""
        if refusal is not None:
            self.table.refuse(refusal)
            self.table.sound(Effect.REFUSE)

    def open_sheet(self) -> None:
        """Open the list of the tiles that are left, or close it."""
        table = self.table
        looking = table.looking
        if not looking.has(aids.LEFT):
            self.say_why(why_without(aids.LEFT))
            return
        looking.sheet = not looking.sheet
        if looking.sheet:
            table.focus = SHEET
        elif table.focus == SHEET:
            table.focus = targets.first(table)

    def open_log(self) -> None:
        """Go to the log; where it is a drawer, open or close that."""
        table, looking = self.table, self.table.looking
        if not looking.has(aids.LOG):
            self.say_why(why_without(aids.LOG))
            return
        rails = table.layout.kind is Kind.RAILS
        if rails and looking.log_open and looking.listing.seat is None:
            looking.log_open = False
            table.focus = targets.first(table)
            return
        looking.list_points(None)
        if looking.listing.rows:
            table.focus = LIST

    def _list_points(self, seat: Seat) -> None:
        """Show the points of a seat, line by line."""
        table, looking = self.table, self.table.looking
        if not looking.has(aids.LEDGER):
            self.say_why(why_without(aids.LEDGER))
            return
        looking.list_points(seat)
        table.focus = LIST if table.pointer is None else table.focus

    def show_row(self) -> None:
        """Show the place of the row that is pointed at or chosen."""
        table, looking = self.table, self.table.looking
        row = looking.row()
        where = None if row is None else looking.listing.rows[row].where
        if where is not None:
            table.show_place(where)

    def main(self) -> Ask | None:
        """Do what the main button says."""
        return None

    def place(self, cell: Cell) -> None:
        """Lay the tile in hand on `cell`."""

    def choose(self, index: int) -> None:
        """Take a choice of the follower step."""

    def choose_place(self, where: Where) -> None:
        """Tell why a place on the board is no choice of the follower step."""

    def take_tile(self, slot: int) -> None:
        """Take a tile of the hand."""

    def turn(self, quarters: int) -> None:
        """Turn something clockwise, or back."""

    def undo(self) -> None:
        """Take the last thing back."""

    def reset_turn(self) -> None:
        """Take back as much as possible."""

    def give_up_follower(self) -> None:
        """Leave the follower step without doing anything."""


class TurnDeeds(PlayedDeeds, Deeds):
    """Changes the table and the match as the person to act wishes."""

    def __init__(self, table: Table, play: Play) -> None:
        super().__init__(table)
        self.play = play

    def main(self) -> Ask | None:
        """Do what the main button says."""
        stage = self.table.stage
        if stage is Stage.OVER:
            return Ask.RESULTS
        if stage is Stage.FOLLOWER:
            self.play.act(PASS)
        elif stage is Stage.DISCARD:
            design = self.table.hand.design
            if design is not None:
                self.play.act(DISCARDS[slot_of(self.table.view, design)])
        elif stage in CONFIRMATIONS:
            self.play.confirm()
        return None

    def place(self, cell: Cell) -> None:
        """Lay the tile in hand on `cell`, or tell why it cannot lie there."""
        if self.table.stage is Stage.PLACE:
            self.play.act(self.table.place_at(cell))

    def choose(self, index: int) -> None:
        """Deploy or take back the follower of a choice, or tell who is in the way."""
        choice = self.table.choices[index]
        if choice.refusal is not None:
            session = self.table.session
            self.table.notice = messages.closed(choice, session.view, session.seats)
            self.table.told_paragraph = choice.refusal.paragraph
            self.table.focus = OnChoice(index)
            self.table.sound(Effect.REFUSE)
            return
        self.play.act(choice.action)

    def choose_place(self, where: Where) -> None:
        """Tell why a place on the board cannot be chosen now, if it cannot."""
        table = self.table
        if table.stage is Stage.PLACE:
            words = Message("A follower is taken back after the tile is placed.")
            self.say_why(Refusal(words, "landscape.take"))
            return
        index = table.looking.choice_in(where)
        if index is not None:
            if table.choices[index].refusal is not None:
                self.choose(index)
            return
        segment = where.segment or 0
        new = where.cell == table.view.placed_now
        refusal = table.view.check(Deploy(segment) if new else Take(*where.cell, segment))
        self.say_why(refusal)

    def take_tile(self, slot: int) -> None:
        """Take a tile of the hand to place it, or to discard it."""
        table = self.table
        if table.stage not in (Stage.PLACE, Stage.DISCARD):
            self.say_why(why_no_tile(table))
            return
        table.hand.choose(slot)
        table.sound(Effect.PRESS)
        table.cursor = None
        if table.stage is Stage.DISCARD:
            table.focus = Part.MAIN
        elif not table.hand.squares:
            words = Message("This tile fits nowhere: choose the other one.")
            table.refuse(Refusal(words, PLACING))
            table.focus = OnHand(table.hand.chosen)
        else:
            table.focus = targets.BOARD
            if table.pointer is None:
                table.start_cursor()

    def turn(self, quarters: int) -> None:
        """Turn the tile in hand clockwise, or back."""
        table = self.table
        if table.stage is not Stage.PLACE:
            self.deny(Part.TURN_RIGHT)
            return
        before, cell = table.rotation, table.cell
        table.hand.turn(quarters, cell)
        fits = () if cell is None else table.hand.squares.get(cell, ())
        if len(fits) == 1 and table.rotation == before:
            self.say_why(Refusal(Message("The tile fits here only as it lies."), PLACING))
        else:
            table.sound(Effect.ROTATE)

    def give_up_follower(self) -> None:
        """Deploy and take back nothing in this turn."""
        if self.table.stage is Stage.FOLLOWER:
            self.play.act(PASS)
        else:
            self.say_why(why_no_pass(self.table))
