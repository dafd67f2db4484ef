"""What the strongest computer player would do in the place of the person who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.table.aids import HINT

if TYPE_CHECKING:
    from concurrent.futures import Future

    from discovery.agents.agent import Choice
    from discovery.agents.question import Answer
    from discovery.match.match import Match
    from discovery.rules.game import Message
    from discovery.scenes.table.company import Company


class Advice:
    """Hints at one table. What was asked is forgotten as soon as the position changes."""

    def __init__(self, match: Match, company: Company) -> None:
        self._match = match
        self._company = company
        self._asked: Future[Answer] | None = None
        self._position: object = None
        self.choices: tuple[Choice, ...] = ()
        """The best action and those that come close, while they are wanted."""
        self.trouble: Message | None = None
        """What went wrong when they were thought of."""

    @property
    def offered(self) -> bool:
        """Whether the person to act may have a hint now."""
        match, seat = self._match, self._match.to_act
        if seat is None or match.pending is not None:
            return False
        info = match.seats[seat]
        return info.agent is None and HINT.key not in info.off

    @property
    def refused(self) -> bool:
        """Whether the person to act plays without hints."""
        seat = self._match.to_act
        return seat is not None and HINT.key in self._match.seats[seat].off

    @property
    def wanted(self) -> bool:
        """Whether a hint was asked for in this position."""
        return self._position == self._now()

    def ask(self) -> None:
        """Ask for a hint, or put away the one that is there."""
        if self.wanted:
            self.forget()
        elif self.offered:
            self._position = self._now()
            self._asked = self._company.advise()

    def forget(self) -> None:
        """Put the hint away, or stop thinking about it."""
        if self._asked is not None:
            self._asked.cancel()
        self._asked, self._position, self.choices, self.trouble = None, None, (), None

    def look(self) -> bool:
        """Tell whether anything changed: an answer came, or the position is another."""
        if self._position is None:
            return False
        if not self.wanted:
            self.forget()
            return True
        if self._asked is None or not self._asked.done():
            return False
        answer, self._asked = self._asked.result(), None
        self.choices, self.trouble = answer.choices, answer.trouble
        return True

    def _now(self) -> object:
        match = self._match
        return match.decisions, match.to_act, match.pending, match.shown
