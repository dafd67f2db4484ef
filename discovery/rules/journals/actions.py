"""What a seat can choose in the journals.

Actions hold the choice alone, so that states share them. Dice are die codes or packed numbers, see
`discovery.rules.journals.dice`; cards are named by their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

NO_DIE = -1
STORE = 0
"""The slot number that stands for the storage."""

Preparation = tuple[int, int, int]
"""A prepared exploration action: its slot, the face of the dice kept there, and these packed."""


@dataclass(frozen=True, slots=True)
class Place:
    """Dice of one colour somewhere: `count` of those on a `seat`'s board, or in a bank.

    On a board, `slot` is `STORE` or that of a preparation which keeps the dice `kept`. A bank has
    the seat -1 and is the slot itself.
    """

    seat: int
    slot: int
    face: int
    kept: int
    count: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose a card: the next exploration, or for the tribe action that was begun."""

    card: int


@dataclass(frozen=True, slots=True)
class Meet:
    """Take a tribe from the encounter area and discard these dice (codes) for it."""

    card: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Prepare:
    """Prepare the exploration action of a slot: discard dice `spent`, keep dice `kept` there."""

    slot: int
    face: int
    spent: int
    kept: int


@dataclass(frozen=True, slots=True)
class Duty:
    """Discard a die (code) for a change of duty."""

    die: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn a die of the storage (code) to a face."""

    die: int
    face: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick a die of the storage (code) to be rolled again."""

    die: int


@dataclass(frozen=True, slots=True)
class Fetch:
    """Pick a die of a colour from the bank of the tribe action that was begun."""

    colour: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Choose no more dice for the action that was begun."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Discard a die (code) and exchange the current exploration with a scouting card."""

    die: int
    card: int


@dataclass(frozen=True, slots=True)
class Use:
    """Use a tribe action 37–55 for a die (code) that is discarded, or for `NO_DIE`."""

    card: int
    die: int


@dataclass(frozen=True, slots=True)
class Write:
    """Lay a journal die (code) on a prepared exploration action to set it off."""

    preparation: Preparation
    die: int


@dataclass(frozen=True, slots=True)
class Explore:
    """Record the current exploration, and the card `second` as well (0: none)."""

    second: int


@dataclass(frozen=True, slots=True)
class TakeBank:
    """Take all dice of a bank."""

    bank: int


@dataclass(frozen=True, slots=True)
class Gather:
    """Take dice of one's own colour from these places."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a seat for a grey die, when several have most."""

    seat: int


@dataclass(frozen=True, slots=True)
class Give:
    """Give away a grey die from a slot of one's board (`STORE`: the storage)."""

    slot: int
    face: int
    kept: int


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn."""


Action = (
    Choose
    | Meet
    | Prepare
    | Duty
    | Turn
    | Pick
    | Fetch
    | Stop
    | Swap
    | Use
    | Write
    | Explore
    | TakeBank
    | Gather
    | Ask
    | Give
    | Done
)

STOP = Stop()
DONE = Done()
