"""Why computer players did what they did, as long as their table is open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.rules.game import Message, Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a computer player decided: how many decisions came before, whose it was, in words.

    The greater `weight`, the more the deed matters in its turn: what kind it is, then its points.
    """

    decision: int
    seat: Seat
    words: Message
    weight: tuple[int, int] = (1, 0)


class Reasons:
    """The reasons for the decisions of one match. They are not saved with it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._before = match.decisions
        self._kept: list[Reason] = []

    def keep(self, reason: Reason) -> None:
        """Keep the reason for a decision that was taken."""
        self._prune()
        self._kept.append(reason)

    @property
    def last(self) -> Reason | None:
        """Why the last decision of a computer player was taken; None: no reason is known."""
        self._prune()
        return self._kept[-1] if self._kept else None

    def later(self, reason: Reason | None) -> int | None:
        """Return how many are kept since one was the last of them; None: it was taken back."""
        self._prune()
        if reason is None:
            return len(self._kept)
        return next((n for n, kept in enumerate(reversed(self._kept)) if kept is reason), None)

    def of(self, decision: int) -> Reason | None:
        """Return why a decision was taken, by the number of those before it."""
        self._prune()
        return next((one for one in self._kept if one.decision == decision), None)

    @property
    def since(self) -> tuple[Reason, ...]:
        """Why computer players did all that they did since a person last decided.

        The deed that matters most comes first, then the others in their order. Where no person
        plays it is the last turn of one seat.
        """
        self._prune()
        people = any(seat.agent is None for seat in self._match.seats)
        found: list[Reason] = []
        for reason in reversed(self._kept):
            if found and found[-1].decision != reason.decision + 1:
                break
            if found and not people and found[-1].seat != reason.seat:
                break
            found.append(reason)
        if not found:
            return ()
        found.reverse()
        first = max(found, key=lambda reason: reason.weight)
        return (first, *(reason for reason in found if reason is not first))

    def lost(self, decision: int) -> bool:
        """Tell whether a decision was taken before the table was opened."""
        return decision < self._before

    @cached_property
    def any_lost(self) -> bool:
        """Whether computer players have decided before the table was opened."""
        steps, seats = self._match.record().steps[: self._before], self._match.seats
        return any(seats[step.seat].agent is not None for step in steps)

    def _prune(self) -> None:
        """Forget what was taken back."""
        while self._kept and self._kept[-1].decision >= self._match.decisions:
            self._kept.pop()
