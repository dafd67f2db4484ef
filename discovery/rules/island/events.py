"""What happens on the treasure island, as values; what the other seat learns of it.

No event names the place of someone who does not know it: the other seat's view has it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discovery.rules.events import FirstPlayer, Public
from discovery.rules.events import TurnBegan as TurnBegan  # noqa: PLC0414 - one of this game's

if TYPE_CHECKING:
    from discovery.rules.game import Seat


@dataclass(frozen=True, slots=True)
class TreasureHidden:
    """The treasure was hidden in a site (a number of `SITES`); nobody learns which."""

    site: int | None
    seat: None = None

    def seen_by(self, seat: Seat) -> TreasureHidden:  # noqa: ARG002 - the same for all
        """Return the event without the site."""
        return replace(self, site=None)


@dataclass(frozen=True, slots=True)
class ClueLaid:
    """A clue was laid in a checkpoint; nobody learns of it."""

    fort: int
    clue: int
    seat: None = None

    def seen_by(self, seat: Seat) -> None:
        """Return None."""


@dataclass(frozen=True, slots=True)
class PlayerPut:
    """`seat` set the other player on a hex. That one learns its terrain, not the hex (None).

    `lost` tells it from the start of the game.
    """

    seat: Seat
    terrain: int
    x: int | None
    y: int | None
    lost: bool

    def seen_by(self, seat: Seat) -> PlayerPut:
        """Return the event, without the hex for the player who was set there."""
        return self if seat == self.seat else replace(self, x=None, y=None)


@dataclass(frozen=True, slots=True)
class KitChosen:
    """A kit was chosen; the other seat does not see what is in it (None)."""

    seat: Seat
    kit: int | None

    def seen_by(self, seat: Seat) -> KitChosen:
        """Return the event, without the kit for the other seat."""
        return self if seat == self.seat else replace(self, kit=None)


@dataclass(frozen=True, slots=True)
class TurnSkipped(Public):
    """A turn of `seat` was skipped; so many more will be."""

    left: int


@dataclass(frozen=True, slots=True)
class Headed(Public):
    """A direction was named."""

    direction: int


@dataclass(frozen=True, slots=True)
class SeaMet(Public):
    """The direction named leads into the sea; nothing was paid."""

    direction: int


@dataclass(frozen=True, slots=True)
class Entered(Public):
    """The next hex was entered, of this kind of ground."""

    direction: int
    ground: int


@dataclass(frozen=True, slots=True)
class StackRemade(Public):
    """An empty stack was made again from the markers set aside. `seat` is None."""

    terrain: int


@dataclass(frozen=True, slots=True)
class MarkerTurned(Public):
    """A marker (a number of `MARKERS`) was turned over."""

    marker: int


@dataclass(frozen=True, slots=True)
class EventWarded(Public):
    """An accessory warded the event off; it has so many uses left."""

    item: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnsLost(Public):
    """The event was suffered: the next `turns` turns will be skipped."""

    turns: int


@dataclass(frozen=True, slots=True)
class GotLost(Public):
    """The event was suffered: the other seat will set the player somewhere else."""


@dataclass(frozen=True, slots=True)
class Declared(Public):
    """The player said to stand on a hex."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Located(Public):
    """That was right: the player knows where they are."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Mistaken(Public):
    """That was wrong: the turn is over and the next one will be skipped."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class ReadingBegan(Public):
    """The player turns to the clue of a checkpoint (a number of `CHECKPOINTS`)."""

    fort: int


@dataclass(frozen=True, slots=True)
class ClueRead:
    """A clue was read; the other seat sees that, not the clue (None)."""

    seat: Seat
    fort: int
    clue: int | None

    def seen_by(self, seat: Seat) -> ClueRead:
        """Return the event, without the clue for the other seat."""
        return self if seat == self.seat else replace(self, clue=None)


@dataclass(frozen=True, slots=True)
class OpeningBegan(Public):
    """The player begins to open a site (a number of `SITES`)."""

    site: int


@dataclass(frozen=True, slots=True)
class SiteOpened(Public):
    """A site was opened; `treasure` tells whether it lay there."""

    site: int
    treasure: bool


@dataclass(frozen=True, slots=True)
class Stopped(Public):
    """The player ended the turn."""


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """The treasure is found, or nobody won: the game was stopped. `seat` is None."""

    winners: tuple[Seat, ...]


Event = (
    FirstPlayer
    | TreasureHidden
    | ClueLaid
    | PlayerPut
    | KitChosen
    | TurnBegan
    | TurnSkipped
    | Headed
    | SeaMet
    | Entered
    | StackRemade
    | MarkerTurned
    | EventWarded
    | TurnsLost
    | GotLost
    | Declared
    | Located
    | Mistaken
    | ReadingBegan
    | ClueRead
    | OpeningBegan
    | SiteOpened
    | Stopped
    | GameEnded
)
