"""Events that all games have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Self

    from discovery.rules.game import Seat


@dataclass(frozen=True, slots=True)
class Public:
    """An event that every seat sees; `seat` is whom it happened to, None for the whole table."""

    seat: Seat | None

    def seen_by(self, seat: Seat) -> Self:  # noqa: ARG002 - the same for all
        """Return the event itself: it is public."""
        return self


@dataclass(frozen=True, slots=True)
class FirstPlayer(Public):
    """Chance chose who begins."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """`seat` is the one to play now."""
