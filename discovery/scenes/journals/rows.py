"""The list of choices in the panel: which are seen, and where."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from discovery.scenes.journals.targets import OnRow, Target

if TYPE_CHECKING:
    from pygame import Rect

    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.layout import Layout

CHOICE_UNITS = 48
"""Units of a choice's height in the list."""
LEAST_ROWS, TOLD_ROWS = 3, 4
"""So many choices are seen at least, if there is room; the height of so many is for words."""


class Rows(ABC):
    """The part of the table's model that is about choices that are listed, `rows`."""

    focus: Target | None
    layout: Layout

    def __init__(self) -> None:
        self.rows: tuple[Action, ...] = ()
        self.first_row = 0
        self._opened: Target | None = None

    @property
    @abstractmethod
    def info(self) -> Rect:
        """The place for words."""

    def list_choices(self, actions: list[Action]) -> None:
        """Open the list of choices and go to its first one."""
        self.rows, self.first_row, self._opened = tuple(actions), 0, self.focus
        self.focus = OnRow(0)

    @property
    def before_rows(self) -> Target | None:
        """What has the focus, or had it when the list of choices was opened that has it."""
        return self._opened if isinstance(self.focus, OnRow) else self.focus

    @property
    def shown_rows(self) -> int:
        """How many choices the list has room for."""
        room = self.info.height // self.layout.px(CHOICE_UNITS)
        return max(1, min(room, LEAST_ROWS), room - TOLD_ROWS)

    @property
    def told_area(self) -> Rect:
        """The place for words about what has the focus: below the choices, if there are any."""
        rest = self.info
        if self.rows:
            used = len(self.seen_rows()) * self.layout.px(CHOICE_UNITS)
            rest.top += used
            rest.height -= used
        return rest

    def row_area(self, index: int) -> Rect:
        """Return the pixels of a choice in the list."""
        info, high = self.info, self.layout.px(CHOICE_UNITS)
        row = info.copy()
        row.height = high - self.layout.px(6)
        row.top = info.top + (index - self.first_row) * high
        return row

    def show_row(self) -> None:
        """Scroll the list so that the focus is seen."""
        if isinstance(self.focus, OnRow):
            last = self.focus.index - self.shown_rows + 1
            self.first_row = max(min(self.first_row, self.focus.index), last)

    def seen_rows(self) -> range:
        """Return the choices that are seen."""
        return range(self.first_row, min(len(self.rows), self.first_row + self.shown_rows))
