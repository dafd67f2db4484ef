"""What is told over the map: what happened meanwhile, the log, and who has found the treasure."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.scenes.island.aids import LOG
from discovery.scenes.island.layout import Part, lines_on
from discovery.scenes.island.looking import Looking
from discovery.scenes.island.story import missed, story
from discovery.scenes.island.targets import OnLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Rect

    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.session import Session
    from discovery.scenes.island.story import Line
    from discovery.scenes.island.targets import Target

WITHOUT_LOG = mark("You play without the log.")
RECAP_PACE = 0.4
"""Seconds for which the place of a line of the recap is lit."""


class Telling(Looking):
    """The part of a table that knows which slip lies over the map, if any.

    `crowned` is that it is told who has found the treasure.
    """

    speed: Callable[[], float]
    focus: Target | None
    notice: Message | None
    lit: Hex | None

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.log_open = False
        self.log_top = 0
        self.recap: tuple[Line, ...] = ()
        self.recap_at = 0.0
        self._recap_top: int | None = None
        self.crowned = False

    @property
    @abstractmethod
    def viewer(self) -> Seat:
        """Whose table it is."""

    @property
    @abstractmethod
    def here(self) -> Hex | None:
        """The hex from which arrows lead."""

    @property
    @abstractmethod
    def home(self) -> Target | None:
        """Where the focus belongs."""

    @abstractmethod
    def helped(self, aid: str) -> bool:
        """Return whether the viewer plays with an aid."""

    @abstractmethod
    def touch(self) -> None:
        """Take note that something on the map has changed."""

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The log as the viewer may read it; it takes a while to read, so only when it is seen."""
        return story(self.session.log, self.session.view, self.session.seats)

    @property
    def tells(self) -> bool:
        """Whether a slip lies over the map."""
        return self.log_open or bool(self.recap) or self.crowned

    @property
    def found(self) -> Hex | None:
        """Where the treasure lies, None as long as nobody may know."""
        site, island = self.session.treasure, self.session.view.island
        return island.hex(island.sites[site]) if site >= 0 else None

    def crown(self) -> None:
        """Tell who has found the treasure, if anybody has, and show where."""
        self.crowned = bool(self.session.view.winners())
        if self.crowned and self.found is not None:
            self.show_hex(self.found)

    def close_slip(self) -> None:
        """Take away what is told, the log aside."""
        if self.recap:
            self.end_recap()
        self.crowned = False

    def begin_recap(self) -> None:
        """Tell the viewer what happened since their own last decision."""
        self.recap = missed(self.session.log, self.lines, self.viewer)
        self.recap_at, self._recap_top = 0.0, None
        self._light_recap()
        if self.here is not None:
            self.show_arrows(self.here)

    def end_recap(self) -> None:
        """Take away what happened meanwhile."""
        self.recap, self.lit = (), None
        self.touch()

    @property
    def recap_line(self) -> int | None:
        """The line of the recap whose place is lit now, None when all have been."""
        speed = self.speed()
        if not speed or self._recap_top is not None:
            return None
        line = int(self.recap_at * speed / RECAP_PACE)
        return line if line < len(self.recap) else None

    @property
    def recap_left(self) -> float:
        """The seconds until the place of the next line is lit, or none any more; 0 without one."""
        line = self.recap_line
        if line is None:
            return 0.0
        return max(0.0, (line + 1) * RECAP_PACE / self.speed() - self.recap_at)

    def pass_recap(self, seconds: float) -> None:
        """Let the recap go on: the place of one line after the other is lit on the map."""
        if self.recap_line is not None:
            self.recap_at += seconds
            self._light_recap()

    @property
    def recap_lines(self) -> range:
        """The numbers of the lines of the recap that are seen: as many as fit.

        The one whose place is lit is among them; once all have been it is the last ones, unless
        somebody wants to see others.
        """
        rows, line = max(1, lines_on(self.layout, self.slip)), self.recap_line
        last = max(0, len(self.recap) - rows)
        top = last if line is None else max(0, line - rows + 1)
        if self._recap_top is not None:
            # The slip may be higher by now.
            top = min(self._recap_top, last)
        return range(top, min(top + rows, len(self.recap)))

    @property
    def recap_scrolls(self) -> bool:
        """Whether the recap has more lines than are seen."""
        return len(self.recap_lines) < len(self.recap)

    def scroll_recap(self, lines: int) -> None:
        """Show other lines of the recap; no place of one is lit then."""
        last = len(self.recap) - len(self.recap_lines)
        self._recap_top = min(max(0, self.recap_lines.start + lines), last)
        self._light_recap()

    def _light_recap(self) -> None:
        line = self.recap_line
        self.lit = None if line is None else self.recap[line].place

    @property
    def slip(self) -> Rect:
        """Where the log, the recap or the end is told over the map."""
        if self.log_open:
            return self.layout.slip(len(self.lines))
        if self.crowned:
            top, foot, places = self.layout.crown(), self.layout.crown(foot=True), [self.found]
        else:
            lines = len(self.recap)
            top, foot = self.layout.slip(lines), self.layout.slip(lines, foot=True)
            places = [self.here, *(line.place for line in self.recap)]
        hidden = any(place and top.collidepoint(self.centre(place)) for place in places)
        return foot if hidden else top

    @property
    def log_rows(self) -> int:
        """How many lines of the log fit on the slip."""
        return max(3, lines_on(self.layout, self.layout.slip(1000)))

    @property
    def log_lines(self) -> range:
        """The numbers of the lines that the open log shows."""
        return range(self.log_top, min(len(self.lines), self.log_top + self.log_rows))

    def show_log(self) -> None:
        """Open the log at its end, or close it."""
        if not self.helped(LOG) and not self.log_open:
            self.notice = Message(WITHOUT_LOG)
            return
        self.log_open = not self.log_open
        self.lit = None
        if self.log_open:
            self.log_top = max(0, len(self.lines) - self.log_rows)
            self.focus = OnLine(len(self.lines) - 1) if self.lines else Part.LOG
        else:
            self.focus = self.home

    def scroll_log(self, lines: int) -> None:
        """Show other lines of the open log."""
        self.log_top = min(max(0, self.log_top + lines), max(0, len(self.lines) - self.log_rows))
        if isinstance(self.focus, OnLine) and self.log_lines:
            line = min(max(self.focus.line, self.log_lines[0]), self.log_lines[-1])
            self.focus = OnLine(line)
