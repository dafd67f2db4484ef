"""Who plays on for which seat of a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.registry import agent_kinds, offered_kinds
from discovery.scenes.opening import table
from discovery.scenes.page import Page
from discovery.scenes.setup_seats import described, name_field, player_choice
from discovery.scenes.setup_values import SetUp
from discovery.ui.boxes import Row
from discovery.ui.scene import Pop, Reset
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.match import Match
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.intents import Input
    from discovery.ui.scene import Scene, Transition


class SeatsScene(Page):
    """A line for each seat: its name and who plays for it. The record keeps who played before."""

    width = 1240

    def __init__(self, context: Context, below: Scene | None, match: Match) -> None:
        """Stand over the table `below`, at which `match` is played."""
        super().__init__(context, below)
        self.match = match
        name = match.box.rules.name
        taken = {seat.agent for seat in match.seats}
        offered = offered_kinds(name)
        self._kinds = tuple(
            kind for kind in agent_kinds(name) if kind in offered or kind.name in taken
        )
        self._setup = SetUp(name, list(match.seats))

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("Who plays on")

    def first(self) -> str:
        """Return the way back."""
        return "done"

    def help_key(self) -> str:
        """Return the paragraph on the set-up."""
        return f"{self.match.box.rules.name}.setup"

    def body(self) -> Sequence[Box]:
        """Return a line for each seat."""
        words = self.context.tr(
            "A seat can go to another person or to a computer player at any time, and back again."
        )
        note = Label(self.context, words, Role.SMALL, colour="ink_soft")
        return [note, *map(self._line, range(len(self._setup.seats)))]

    def footer(self) -> Sequence[Box]:
        """Return why it cannot be like this, if so, or the way back."""
        tr, context = self.context.tr, self.context
        problem = self._setup.problem(self.match.box.rules)
        done = Button(context, tr("Done"), self._done, icon="check", key="done")
        done.enabled = problem is None
        cancel = Button(context, tr("Cancel"), Pop, icon="cross", key="cancel")
        words = [] if problem is None else [Label(context, context.say(problem), colour="bad")]
        return [*words, cancel, done]

    def handle(self, given: Input) -> Transition:
        """Answer an input; what is wrong with the names is told at once."""
        before = self._setup.problem(self.match.box.rules)
        wish = super().handle(given)
        if self._setup.problem(self.match.box.rules) != before:
            self.rebuild()
        return wish

    def _line(self, number: int) -> Box:
        context, setup = self.context, self._setup
        badge = Picture(context, badge=setup.seats[number].colour)
        name = name_field(context, setup, number)
        player = player_choice(context, setup, self._kinds, number, self.rebuild)
        line = Row(context, [badge, name, player], breaks=False)
        return described(context, line, self._kinds, setup.seats[number].agent)

    def _done(self) -> Transition:
        """Hand the seats over; the table is laid anew, for other eyes may look at it now."""
        before = self.match.seats
        for number, seat in enumerate(self._setup.seats):
            self.match.hand_over(number, seat.name.strip(), seat.agent)
        if self.match.seats == before:
            return Pop()
        self.context.autosave.put(self.match.record())
        return Reset(table(self.context, self.match))
