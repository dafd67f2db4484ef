"""What happens in The Discovery, as values; what other seats learn of it.

Tiles are named by their design's number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.landscape.scoring import TerritoryScore


@dataclass(frozen=True, slots=True)
class _Public:
    """An event that every seat sees."""

    seat: Seat | None

    def seen_by(self, seat: Seat) -> _Public:  # noqa: ARG002 - the same for all
        """Return the event itself: it is public."""
        return self


@dataclass(frozen=True, slots=True)
class FirstPlayer(_Public):
    """Chance chose who begins."""


@dataclass(frozen=True, slots=True)
class TileRemoved(_Public):
    """A tile left the game face up before the first turn (equal turns)."""

    number: int


@dataclass(frozen=True, slots=True)
class TurnBegan(_Public):
    """`seat` is the one to play now."""


@dataclass(frozen=True, slots=True)
class TileDrawn(_Public):
    """A tile was drawn and shown."""

    number: int


@dataclass(frozen=True, slots=True)
class TileUnplaceable(_Public):
    """A tile was drawn that fits nowhere; it left the game, shown to all."""

    number: int


@dataclass(frozen=True, slots=True)
class HandDrawn:
    """A tile was drawn into a hidden hand (double tile); others see that, not which (None)."""

    seat: Seat
    number: int | None
    dealt: bool = False

    def seen_by(self, seat: Seat) -> HandDrawn:
        """Return the event, without the number for other seats."""
        return self if seat == self.seat else replace(self, number=None)


@dataclass(frozen=True, slots=True)
class HandShown(_Public):
    """A hand in which nothing fits was shown to all (double tile)."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileDiscarded(_Public):
    """A tile left the game from a hand that had been shown (double tile)."""

    number: int


@dataclass(frozen=True, slots=True)
class TilePlaced(_Public):
    """A tile was laid down."""

    number: int
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class FollowerDeployed(_Public):
    """A follower was put on a segment of the tile at (`x`, `y`)."""

    x: int
    y: int
    segment: int


@dataclass(frozen=True, slots=True)
class FollowerTaken(_Public):
    """A follower went back to its supply and scored its territory."""

    x: int
    y: int
    segment: int
    score: TerritoryScore


@dataclass(frozen=True, slots=True)
class Passed(_Public):
    """The seat neither deployed nor took back."""


@dataclass(frozen=True, slots=True)
class FollowerScored(_Public):
    """At the end, a follower left on the board scored its territory as incomplete."""

    x: int
    y: int
    segment: int
    score: TerritoryScore


@dataclass(frozen=True, slots=True)
class GameEnded(_Public):
    """The final scoring is done; `winners` share the win. `seat` is None."""

    winners: tuple[Seat, ...]


Event = (
    FirstPlayer
    | TileRemoved
    | TurnBegan
    | TileDrawn
    | TileUnplaceable
    | HandDrawn
    | HandShown
    | TileDiscarded
    | TilePlaced
    | FollowerDeployed
    | FollowerTaken
    | Passed
    | FollowerScored
    | GameEnded
)
