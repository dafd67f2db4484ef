"""Which aids each person at the table plays with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.page import Page
from discovery.scenes.table.aids import on_at, switched, switched_all
from discovery.ui.boxes import Column, Row
from discovery.ui.theme import Role
from discovery.ui.widgets import Button, Label, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.setup_values import SetUp
    from discovery.scenes.table.aids import Aid
    from discovery.ui.boxes import Box
    from discovery.ui.context import Context
    from discovery.ui.scene import Transition


def aids_words(context: Context, setup: SetUp, aids: Sequence[Aid]) -> str:
    """Return in a word or two what a set-up has of the aids."""
    on, most = on_at(setup.seats, aids)
    if on == most:
        return context.tr("Aids: all")
    return context.tr("Aids: some") if on else context.tr("Aids: none")


class AidsScene(Page):
    """A line for each aid with a switch for each person; a seat's badge switches all of its own."""

    width = 1240

    def __init__(self, context: Context, setup: SetUp, aids: Sequence[Aid], help_key: str) -> None:
        """Change the seats of `setup`; F1 opens the rules at `help_key`."""
        super().__init__(context)
        self._setup = setup
        self._aids = aids
        self._help_key = help_key

    def heading(self) -> str:
        """Return the heading."""
        return self.context.tr("Aids for each seat")

    def help_key(self) -> str:
        """Return the paragraph on the aids."""
        return self._help_key

    def first(self) -> str:
        """Return the way back."""
        return "done"

    def body(self) -> Sequence[Box]:
        """Return a line for each aid below the badges of the seats."""
        context, tr = self.context, self.context.tr
        words = tr("A seat's badge switches all of its aids. Computer players need none.")
        badges = [self._badge(seat) for seat in self._people()]
        top = Row(context, [Label(context, words, Role.SMALL, colour="ink_soft"), *badges], 8)
        return [top, *map(self._line, self._aids)]

    def footer(self) -> Sequence[Box]:
        """Return the way back."""
        return [Button(self.context, self.context.tr("Done"), self.back, icon="check", key="done")]

    def _people(self) -> list[int]:
        return [seat for seat, info in enumerate(self._setup.seats) if info.agent is None]

    def _line(self, aid: Aid) -> Box:
        context, tr = self.context, self.context.tr
        words = Column(
            context,
            [
                Label(context, tr(aid.label), Role.STRONG),
                Label(context, tr(aid.explanation), Role.SMALL, colour="ink_soft"),
            ],
            gap=0,
        )
        switches = [self._switch(aid, seat) for seat in self._people()]
        return Row(context, [Picture(context, icon=aid.icon), words, *switches], 8)

    def _switch(self, aid: Aid, seat: int) -> Button:
        off = aid.key in self._setup.seats[seat].off
        icon = "cross" if off else "check"
        key = f"{aid.key} {seat}"
        return Button(self.context, "", lambda: self._press(seat, aid.key), icon=icon, key=key)

    def _badge(self, seat: int) -> Button:
        colour = self._setup.seats[seat].colour
        return Button(
            self.context, "", lambda: self._press(seat, None), badge=colour, key=f"all {seat}"
        )

    def _press(self, seat: int, key: str | None) -> Transition:
        """Switch an aid of a seat, or all of them."""
        off = self._setup.seats[seat].off
        keys = [aid.key for aid in self._aids]
        new = switched_all(off, keys) if key is None else switched(off, key)
        self._setup.change(seat, off=new)
        self.rebuild()
        return None
