"""What happens in the journals, as values. Everything lies open, so every seat sees every event.

Dice are packed numbers or die codes, see `discovery.rules.journals.dice`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules import events
from discovery.rules.events import FirstPlayer, Public

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Place, Preparation


@dataclass(frozen=True, slots=True)
class CardShown(Public):
    """A card came to light on top of the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Public):
    """The top card went to a place (0 … 2) of the encounter area or the scouting area."""

    card: int
    encounter: bool
    place: int


@dataclass(frozen=True, slots=True)
class Rolled(Public):
    """Dice were rolled into the storage: (colour, 1 … 6) of each, in order of the colours."""

    dice: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(events.TurnBegan):
    """`bonus`: the seat plays once more, after two explorations in one turn."""

    bonus: bool = False


@dataclass(frozen=True, slots=True)
class ExplorationChosen(Public):
    """A card became the current exploration."""

    card: int


@dataclass(frozen=True, slots=True)
class TribeMet(Public):
    """A tribe card was taken for these dice (codes)."""

    card: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GreyTaken(Public):
    """A grey die came from the supply, or from another seat.

    That gave it from the storage (slot 0) where it showed `face`, or from a slot that keeps dice.
    """

    giver: Seat | None = None
    slot: int = 0
    face: int = 0
    kept: int = 0


@dataclass(frozen=True, slots=True)
class GreyNone(Public):
    """There was no grey die to be had."""


@dataclass(frozen=True, slots=True)
class GreyAsked(Public):
    """A seat is asked for a grey die."""

    giver: Seat


@dataclass(frozen=True, slots=True)
class Prepared(Public):
    """An exploration action was prepared."""

    preparation: Preparation
    spent: int


@dataclass(frozen=True, slots=True)
class Undone(Public):
    """A preparation of `seat` lost dice; others kept there (packed) went to their bank."""

    preparation: Preparation
    rest: int


@dataclass(frozen=True, slots=True)
class DutyChanged(Public):
    """A die (code) was discarded for a change of duty."""

    die: int


@dataclass(frozen=True, slots=True)
class DieTurned(Public):
    """A die (code) was turned to a face."""

    die: int
    face: int


@dataclass(frozen=True, slots=True)
class DiePicked(Public):
    """A die (code) will be rolled again."""

    die: int


@dataclass(frozen=True, slots=True)
class DieFetched(Public):
    """A die was picked from a bank."""

    bank: int
    colour: int


@dataclass(frozen=True, slots=True)
class Stopped(Public):
    """No more dice were chosen."""


@dataclass(frozen=True, slots=True)
class Swapped(Public):
    """The current exploration `old` changed places with `card`; the die (code) was discarded."""

    die: int
    old: int
    card: int


@dataclass(frozen=True, slots=True)
class TribeUsed(Public):
    """The action of a tribe 37–55 was used for a die (code, or none)."""

    card: int
    die: int


@dataclass(frozen=True, slots=True)
class Reserved(Public):
    """A scouting card was laid in reserve."""

    card: int


@dataclass(frozen=True, slots=True)
class CardRemoved(Public):
    """A scouting card left the game."""

    card: int


@dataclass(frozen=True, slots=True)
class Written(Public):
    """A journal die (code) sets off a preparation."""

    preparation: Preparation
    die: int


@dataclass(frozen=True, slots=True)
class Explored(Public):
    """An exploration was recorded, and perhaps a second one (0: none)."""

    card: int
    second: int
    points: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Public):
    """No card was left for the next exploration: every other seat has one more turn."""


@dataclass(frozen=True, slots=True)
class BankTaken(Public):
    """All dice (packed) of a bank were taken."""

    bank: int
    dice: int


@dataclass(frozen=True, slots=True)
class Gathered(Public):
    """Dice of the seat's own colour were taken from these places."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded(Public):
    """The seat used no more dice."""


@dataclass(frozen=True, slots=True)
class Standstill(Public):
    """Nothing was recorded and no tribe met for long; `rounds` more such rounds end the game."""

    rounds: int


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """The game is over; `winners` share the win. `seat` is None."""

    winners: tuple[Seat, ...]


Event = (
    FirstPlayer
    | CardShown
    | CardDrawn
    | Rolled
    | TurnBegan
    | ExplorationChosen
    | TribeMet
    | GreyTaken
    | GreyNone
    | GreyAsked
    | Prepared
    | Undone
    | DutyChanged
    | DieTurned
    | DiePicked
    | DieFetched
    | Stopped
    | Swapped
    | TribeUsed
    | Reserved
    | CardRemoved
    | Written
    | Explored
    | EndTriggered
    | BankTaken
    | Gathered
    | TurnEnded
    | Standstill
    | GameEnded
)
Events = tuple[Event, ...]
SHARED = 4096
"""Events are values; of the frequent kinds so many are kept, which is quicker than new ones."""
