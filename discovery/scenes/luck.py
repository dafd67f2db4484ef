"""What chance gave each seat, beside what could be expected: a page, and a part of the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.page import Page
from discovery.ui.boxes import Column, Row
from discovery.ui.scene import Pop
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.match import Match
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene


class LuckScene(Page):
    """What chance gave so far in a running game, as far as all know it."""

    width = 1400

    def __init__(self, context: Context, below: Scene | None, match: Match) -> None:
        """Stand over `below`, a page or a table at which `match` is played."""
        super().__init__(context, below)
        self._match = match

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("What chance gave so far")

    def body(self) -> Sequence[Box]:
        """Return the seats beside each other."""
        return [luck_box(self.context, self._match)]

    def footer(self) -> Sequence[Box]:
        """Return the way back."""
        back = Button(self.context, self.context.tr("Back"), Pop, icon="arrow_left", key="back")
        return [back]

    def help_key(self) -> str:
        """Return the rules of the game that is played."""
        return self._match.box.rules.name


def luck_box(context: Context, match: Match) -> Column:
    """Return what each seat got by chance; what could be expected is in brackets."""
    tr = context.tr
    tallies = context.games[match.box.rules.name].count_luck(match)
    columns = []
    for seat, info in enumerate(match.seats):
        badge = Row(context, [Picture(context, badge=info.colour)])
        name = Label(context, info.name, Role.STRONG)
        lines = [
            amount(context, tr(tally.label), f"{tally.given[seat]} ({tally.expected[seat]:.1f})")
            for tally in tallies
        ]
        columns.append(Column(context, [badge, name, *lines], gap=6))
    words = [tr("In brackets: what could be expected.")]
    if not match.over:
        words.append(tr("Only what everybody has seen is counted."))
    notes = [Label(context, text, Role.SMALL, colour="ink_soft") for text in words]
    return Column(context, [Row(context, columns, gap=36, level=0.0), *notes])


def amount(context: Context, words: str, value: str) -> Row:
    """Return a line of small print, with a value at its end."""
    reason = Label(context, words, Role.SMALL, colour="ink_soft", least=250)
    number = Label(context, value, Role.SMALL, stretch=0.0)
    return Row(context, [reason, number], level=0.0, breaks=False)
