"""What can be done at the journals' table, whatever device asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.rules.game import Message, mark
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import March
from discovery.rules.journals.phases import Phase
from discovery.scenes.journals.focusing import home, ring
from discovery.scenes.journals.gathering import Gathering
from discovery.scenes.journals.looking import spread
from discovery.scenes.journals.offers import grey_first
from discovery.scenes.journals.reading import can_open, pages
from discovery.scenes.journals.session import CONFIRMATIONS, Stage
from discovery.scenes.journals.table import HOLDING, LISTED
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnDie,
    OnLine,
    OnRow,
    OnSeat,
    OnSlot,
    Part,
    Target,
)
from discovery.scenes.journals.whereabouts import place_of
from discovery.scenes.table.ask import Ask
from discovery.scenes.table.play import PlayedDeeds
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from discovery.rules.game import Refusal
    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.play import Play
    from discovery.scenes.journals.table import Table


class Deeds:
    """What clicks and keys mean at a table on which nothing is decided; the base of the others."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def press(  # noqa: C901, PLR0912 - one a part
        self, target: Target
    ) -> Ask | None:
        """Do what a click, or the confirm key, means on `target`."""
        table = self.table
        match target:
            case Part.MAIN if table.planned is not None:
                self.plan()
            case Part.MAIN:
                table.sound(Effect.PRESS)
                return self.main()
            case Part.MENU:
                table.sound(Effect.PRESS)
                return Ask.MENU
            case Part.HELP:
                table.sound(Effect.PRESS)
                return Ask.RULES
            case Part.UNDO:
                self.undo()
            case Part.RESET:
                self.reset_turn()
            case Part.LOG:
                self.open_log()
            case Part.LEFT:
                self.look_through()
            case Part.PLAN:
                self.plan()
            case Part.GATHER:
                self.gather()
            case Part.LIST:
                pass
            case Part() if table.wish(target):
                pass
            case Part.JOURNAL:
                self.look(target)
            case OnCard(card) if table.recorder(card) is not None:
                self.look(target)
            case OnSeat() if not table.lit(target):
                self.look(target)
            case OnLine():
                self.follow(target)
            case _ if table.planned is not None:
                self._pick(target, table.planned)
            case _:
                self.thing(target)
        return None

    def open_log(self) -> None:
        """Show the log, or hide it again."""
        table = self.table
        table.sound(Effect.PRESS)
        table.log_open, table.back = not table.log_open, 0

    def scroll(self, lines: int) -> None:
        """Go back in the log, or on when `lines` is negative."""
        table = self.table
        table.back = min(max(0, table.back + lines), max(0, len(table.lines) - 1))

    def plan(self) -> None:
        """Begin to look at prepared actions together, or end that."""
        table = self.table
        table.sound(Effect.PRESS)
        table.planned = () if table.planned is None else None
        table.rows, table.held, table.gathering = (), None, None
        table.place()
        table.focus = home(table)

    def _pick(self, target: Target, planned: tuple[int, ...]) -> None:
        """Look at one preparation more of a slot, or at none of it after the last."""
        table = self.table
        if not isinstance(target, OnSlot) or target.slot not in table.prepared:
            table.notice = Message(mark("This is a plan: X or Esc ends it."))
            table.sound(Effect.REFUSE)
            return
        slot = target.slot
        if planned.count(slot) < table.prepared.count(slot):
            table.planned = (*planned, slot)
        else:
            table.planned = tuple(one for one in planned if one != slot)
        table.sound(Effect.PRESS)
        table.place()

    def look(self, target: Target | None) -> bool:
        """See a thing closely; tell whether that can be."""
        table = self.table
        if not can_open(table, target):
            return False
        table.sound(Effect.PRESS)
        if spread(table):
            table.under = table.lens
        table.lens, table.page = target, 0
        table.focus = target
        table.place()
        return True

    def turn_page(self) -> bool:
        """See more of what is seen closely; tell whether there is more."""
        table = self.table
        if table.page + 1 >= len(pages(table)):
            return False
        table.sound(Effect.PRESS)
        table.page += 1
        table.place()
        return True

    def look_through(self) -> None:
        """Lay open what nobody has seen: first explorations, then tribes, then no more."""
        table = self.table
        table.sound(Effect.PRESS)
        after = {Part.LEFT: Part.TRIBES_LEFT, Part.TRIBES_LEFT: None}
        table.lens, table.under = after.get(cast("Part", table.lens), Part.LEFT), None
        table.focus, table.page = Part.LEFT, 0
        table.place()

    def follow(self, line: OnLine) -> None:
        """Go from a line of the log to what it is about."""
        table = self.table
        place = place_of(table, table.lines[line.index].event)
        if place is not None and place in table.areas:
            table.sound(Effect.PRESS)
            table.focus = place
            table.log_open = False

    def close(self) -> bool:
        """Close what is open on top; tell whether anything was."""
        table = self.table
        if table.lens is not None:
            table.lens, table.under, table.page = table.under, None, 0
            table.place()
            if table.focus not in ring(table):
                table.focus = home(table)
            return True
        if table.rows and table.view.phase not in LISTED:
            table.rows = ()
        elif table.gathering is not None and table.view.phase is not Phase.SUMMON:
            table.gathering = None
        elif table.held is not None:
            table.held = None
        elif table.planned is not None:
            table.planned = None
        elif table.log_open:
            table.log_open = False
        else:
            return False
        table.place()
        table.focus = table.before_rows
        if table.focus not in ring(table):
            table.focus = home(table)
        return True

    def thing(self, target: Target) -> None:
        """Press something on a board."""

    def main(self) -> Ask | None:
        """Do what the large button says."""
        return None

    def gather(self) -> None:
        """Begin to pick own dice, or leave it."""

    def undo(self) -> None:
        """Take the last thing back."""

    def reset_turn(self) -> None:
        """Take back as much as possible."""

    def end(self) -> None:
        """End the turn, or a choice of dice."""


class TurnDeeds(PlayedDeeds, Deeds):
    """Changes the table and the match as the person to act wishes."""

    def __init__(self, table: Table, play: Play) -> None:
        super().__init__(table)
        self.play = play

    def main(self) -> Ask | None:
        """Do what the large button says."""
        table = self.table
        if table.stage is Stage.OVER:
            return Ask.RESULTS
        if table.stage in CONFIRMATIONS:
            self.play.confirm()
        elif table.gathering is not None:
            if table.gathering.action is not None:
                self.play.act(table.gathering.action)
        else:
            due = [one for one in (a.Explore(0), a.STOP, a.DONE) if one in table.legal]
            records: list[Action] = [one for one in table.legal if isinstance(one, a.Explore)]
            if len(records) > 1 and not table.rows:
                # Two cards bring one more turn: nobody is to miss that by the large button.
                table.sound(Effect.PRESS)
                table.list_choices([*records[1:], records[0]])
            elif due:
                self._go_on(due[0])
            else:
                self.gather()
        return None

    def end(self) -> None:
        """End the turn, or a choice of dice."""
        for action in (a.STOP, a.DONE):
            if action in self.table.legal:
                self._go_on(action)
                return

    def _go_on(self, action: Action) -> None:
        """Do what the large button says. Who ends the turn by it need not confirm that as well."""
        if self.play.act(action) and action == a.DONE and self.table.stage is Stage.END_TURN:
            self.play.confirm()

    def gather(self) -> None:
        """Begin to pick own dice, or leave it."""
        table = self.table
        table.sound(Effect.PRESS)
        if table.gathering is None and table.can_gather:
            table.gathering = Gathering(table.legal, table.viewer)
            table.rows, table.held = (), None
        elif table.view.phase is not Phase.SUMMON:
            table.gathering = None
        table.place()
        table.focus = home(table)

    def thing(self, target: Target) -> None:
        """Press something on a board, or a choice of the list."""
        table = self.table
        if isinstance(target, OnRow):
            self.play.act(table.rows[target.index])
            return
        if table.stage is not Stage.DECIDE:
            return
        if table.gathering is not None and table.gathering.places(target):
            table.gathering.press(target)
            table.sound(Effect.DIE_LIFT)
        elif isinstance(target, OnDie) and table.view.phase in HOLDING and table.lit(target):
            table.held = None if table.held == target.code else target.code
            table.rows = ()
            table.sound(Effect.DIE_LIFT)
            table.place()
        else:
            self._choose(target)

    def _choose(self, target: Target) -> None:
        table = self.table
        offered = grey_first(table.offers.get(target, ()))
        if len(offered) == 1:
            self.play.act(offered[0])
        elif offered:
            table.sound(Effect.PRESS)
            table.list_choices(offered)
        else:
            refusal = self._refusal(target)
            if refusal is not None:
                table.refuse(refusal)
                table.sound(Effect.REFUSE)

    def _refusal(self, target: Target) -> Refusal | None:
        """Return why pressing something does nothing, None where it never does."""
        action = self._wish(target)
        return None if action is None else self.table.view.check(action)

    def _wish(  # noqa: C901, PLR0911 - one a kind
        self, target: Target
    ) -> Action | None:
        """Return an action that one may have meant, though it is not legal."""
        view = self.table.view
        match target:
            case OnDie(code):
                picks: dict[Phase, Action] = {
                    Phase.PICK: a.Pick(code),
                    Phase.TURN_DICE: a.Turn(code, code & 3),
                }
                return picks.get(view.phase, a.Duty(code))
            case OnSlot(slot):
                card = view.cards.get(slot)
                if card is not None and not isinstance(card.tribe.action, March):
                    return a.Use(slot, a.NO_DIE)
                return a.Prepare(slot, -1 if view.face is None else view.face, 0, 0)
            case OnCard(card) if card in view.encounter:
                return a.Meet(card, ())
            case OnCard(card):
                return a.Swap(a.NO_DIE, card)
            case OnBank(bank):
                return a.TakeBank(bank)
            case Part.DUTY:
                return a.Duty(a.NO_DIE)
            case Part.SWAP:
                return a.Swap(a.NO_DIE, max(view.scouting))
            case Part.CURRENT:
                return a.Explore(0)
            case OnSeat(seat) if view.phase is Phase.ASK:
                return a.Ask(seat)
            case _:
                return None
