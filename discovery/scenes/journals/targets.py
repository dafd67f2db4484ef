"""What can have the focus on the journals' table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from discovery.scenes.table.aside import Wish

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Place


@dataclass(frozen=True, slots=True)
class OnDie:
    """Dice of the viewer's storage that are alike, by their die code."""

    code: int


@dataclass(frozen=True, slots=True)
class OnSlot:
    """A base action, or a tribe, on the viewer's board."""

    slot: int


@dataclass(frozen=True, slots=True)
class OnCard:
    """A card of the encounter area, the scouting area, in reserve, or recorded."""

    card: int


@dataclass(frozen=True, slots=True)
class OnBank:
    """A bank: 0 left, 1 right."""

    bank: int


@dataclass(frozen=True, slots=True)
class OnSeat:
    """A seat's board."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnRow:
    """A row of the list of choices."""

    index: int


@dataclass(frozen=True, slots=True)
class OnLine:
    """A line of the log, while it is open."""

    index: int


@dataclass(frozen=True, slots=True)
class OnPlace:
    """Own dice somewhere else than in the own storage, while dice are picked."""

    place: Place


class Part(Enum):
    """A single thing on the table."""

    CURRENT = "current"
    DUTY = "duty"
    SWAP = "swap"
    JOURNAL = "journal"
    DECK = "deck"
    LIST = "list"
    MAIN = "main"
    GATHER = "gather"
    PLAN = "plan"
    UNDO = "undo"
    RESET = "reset"
    LEFT = "left"
    TRIBES_LEFT = "tribes left"
    LOG = "log"
    HELP = "help"
    MENU = "menu"
    HINT = "hint"
    WHY = "why"
    FASTER = "faster"
    SKIP = "skip"


Target = OnDie | OnSlot | OnCard | OnBank | OnSeat | OnRow | OnLine | OnPlace | Part

WISHES = {
    Part.HINT: Wish.HINT,
    Part.WHY: Wish.WHY,
    Part.FASTER: Wish.FASTER,
    Part.SKIP: Wish.SKIP,
}
"""Buttons for what computer players have to tell."""
BUTTONS = (
    *(Part.GATHER, Part.PLAN, Part.UNDO, Part.RESET, Part.HINT, Part.WHY),
    *(Part.FASTER, Part.SKIP, Part.LEFT, Part.LOG, Part.HELP, Part.MENU),
)
"""The small buttons below the large one, in their order."""
