"""What happens in The Discovery, as values; what other seats learn of it.

Tiles are named by their design's number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discovery.rules.events import FirstPlayer, Public
from discovery.rules.events import TurnBegan as TurnBegan  # noqa: PLC0414 - one of this game's

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.landscape.scoring import TerritoryScore


@dataclass(frozen=True, slots=True)
class TileRemoved(Public):
    """A tile left the game face up before the first turn (equal turns)."""

    number: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Public):
    """A tile was drawn and shown."""

    number: int


@dataclass(frozen=True, slots=True)
class TileUnplaceable(Public):
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
class HandShown(Public):
    """A hand in which nothing fits was shown to all (double tile)."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileDiscarded(Public):
    """A tile left the game from a hand that had been shown (double tile)."""

    number: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Public):
    """A tile was laid down."""

    number: int
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class FollowerDeployed(Public):
    """A follower was put on a segment of the tile at (`x`, `y`)."""

    x: int
    y: int
    segment: int


@dataclass(frozen=True, slots=True)
class FollowerTaken(Public):
    """A follower went back to its supply and scored its territory."""

    x: int
    y: int
    segment: int
    score: TerritoryScore


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """The seat neither deployed nor took back."""


@dataclass(frozen=True, slots=True)
class FollowerScored(Public):
    """At the end, a follower left on the board scored its territory as incomplete."""

    x: int
    y: int
    segment: int
    score: TerritoryScore


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
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
