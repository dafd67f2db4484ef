"""What moves on the journals' table: dice that tumble."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.journals.dice import SHOWN
from discovery.rules.journals.events import Rolled
from discovery.scenes.journals.hearing import hear
from discovery.ui.animation import LONGEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.journals.events import Event
    from discovery.scenes.journals.table import Table


@dataclass(frozen=True, slots=True)
class Tumble:
    """Dice of a seat's storage that come to rest, by their codes without `FRESH`."""

    seat: int
    codes: frozenset[int]


def animate(table: Table, events: Sequence[Event]) -> None:
    """Let what has just happened be seen and heard; the table is already as after it."""
    hear(table, events)
    speed = table.speed()
    if not speed:
        return
    for event in events:
        if isinstance(event, Rolled) and event.seat is not None:
            codes = frozenset(colour * 4 + SHOWN[roll] for colour, roll in event.dice)
            table.movements.start(Tumble(event.seat, codes), LONGEST / max(1.0, speed))
