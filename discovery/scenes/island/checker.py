"""Where the doors of the clue checker are, and what is behind each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from discovery.rules.island.ground import (
    CHECKPOINTS,
    CLUE_WORDS,
    SITE_SYMBOLS,
    SITES,
    SYMBOL_WORDS,
)
from discovery.scenes.island.messages import door_name

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.scenes.island.table import Table

BOX, FIRST, PITCH, DOOR, HEADS = 992, 136, 134, 124, 88
"""The drawn box in its own pixels: side, first door, from door to door, a door, letters."""
ROWS = 6


@dataclass(frozen=True, slots=True)
class Door:
    """A cell of the checker: its name, the sign on its door, and what is seen.

    `inside` is the sign of a clue, `treasure` or `empty`, nothing where one may not know it;
    `opener` who opened it. `out`: it cannot hold the treasure, as far as the viewer knows.
    """

    name: str
    sign: str
    open: bool
    inside: str = ""
    opener: Seat | None = None
    out: bool = False


def door_area(box: Rect, door: int) -> Rect:
    """Return the pixels of a door of the checker that is drawn in `box`."""
    share = box.width / BOX
    row, column = divmod(door, ROWS)
    side = round(DOOR * share)
    left = box.left + round((FIRST + column * PITCH) * share)
    return Rect(left, box.top + round((FIRST + row * PITCH) * share), side, side)


def head_spots(box: Rect) -> tuple[list[tuple[str, int, int]], int]:
    """Return the letters and numbers with their middles, and the room that each has."""
    share = box.width / BOX
    found = []
    at = round(HEADS * share)
    for number in range(ROWS):
        middle = round((FIRST + number * PITCH + DOOR / 2) * share)
        found.append(("ABCDEF"[number], box.left + at, box.top + middle))
        found.append((str(number + 1), box.left + middle, box.top + at))
    return found, round(90 * share)


def doors(table: Table) -> tuple[Door, ...]:
    """Return all 36 doors as the viewer knows them, row by row."""
    return tuple(_door(table, door_name(number)) for number in range(ROWS * ROWS))


def _door(table: Table, name: str) -> Door:
    view = table.view
    if name in CHECKPOINTS:
        fort = CHECKPOINTS.index(name)
        reader, clue = view.readers[fort], view.clues[fort]
        if clue >= 0 and (reader >= 0 or table.session.over):
            inside = f"sign_{CLUE_WORDS[clue]}"
            return Door(name, "sign_checkpoint", True, inside, None if reader < 0 else reader)  # noqa: FBT003
        if reader < 0:
            return Door(name, "sign_checkpoint", open=False)
        return Door(name, "sign_checkpoint", open=True, opener=reader)
    site = SITES.index(name)
    sign = f"sign_{SYMBOL_WORDS[SITE_SYMBOLS[site]]}"
    if table.session.treasure == site:
        return Door(name, sign, open=True, inside="treasure")
    if view.openers[site] >= 0:
        return Door(name, sign, open=True, inside="empty", opener=view.openers[site])
    out = table.marks_sites and site not in view.possible_sites
    return Door(name, sign, open=False, out=out)
