"""The 206 terrain markers: how many there are of each, and the stacks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import cycle
from typing import TYPE_CHECKING

from discovery.rules.island.equipment import (
    BINOCULARS,
    CANTEEN,
    COMPASS,
    FLASHLIGHT,
    ITEMS,
    KNIFE,
    RADIO,
    ROPE,
    SURVIVAL_KIT,
    TOOL,
)
from discovery.rules.island.ground import GROUND_WORDS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterator

NONE = -1
"""No marker, or no accessory."""
HOURS = ((2, 4), (3, 5), (1, 3), (4, 8), (5, 9))
"""Least and most hours on the markers of each terrain, the shortcuts aside."""
SHORTCUT_HOURS = 1
PLACE_HOURS = 4
"""What a checkpoint or a site costs, which has no markers."""

_MIX = (
    (40, 7, ((FLASHLIGHT, 6),), (COMPASS, 3), 2),
    (32, 6, ((ROPE, 3), (SURVIVAL_KIT, 2)), (BINOCULARS, 2), 1),
    (27, 4, ((CANTEEN, 4),), (KNIFE, 2), 1),
    (24, 4, ((TOOL, 1), (RADIO, 1), (SURVIVAL_KIT, 1)), (KNIFE, 2), 1),
    (21, 3, ((TOOL, 2), (FLASHLIGHT, 1)), (KNIFE, 2), 1),
)
"""For each terrain: hours only, shortcuts, lose turns, lost, unstoppable."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A face of a marker. `item` wards its event off, `NONE` when nothing does.

    An event makes the player lose `turns`, or get lost. Unstoppable ones are lost without an item.
    """

    terrain: int
    hours: int
    item: int = NONE
    turns: int = 0
    lost: bool = False
    shortcut: bool = False

    @property
    def event(self) -> bool:
        """Whether more than hours is on it."""
        return self.lost or self.turns > 0

    @property
    def words(self) -> str:
        """How records name it.

        >>> Marker(0, 3, FLASHLIGHT, 2).words, Marker(2, 1, shortcut=True).words
        ('jungle 3 flashlight', 'plain shortcut')
        """
        terrain = GROUND_WORDS[self.terrain]
        if self.shortcut:
            return f"{terrain} shortcut"
        if self.item != NONE:
            return f"{terrain} {self.hours} {ITEMS[self.item].word}"
        return f"{terrain} {self.hours} lost" if self.lost else f"{terrain} {self.hours}"


def _all_markers() -> Iterator[Marker]:
    """Give each of the 206 markers; the hours go round in their range, so that they are even."""
    for terrain, (plain, shortcuts, harms, (guide, astray), unstoppable) in enumerate(_MIX):
        least, most = HOURS[terrain]
        hours = cycle(range(least, most + 1))
        for _ in range(plain):
            yield Marker(terrain, next(hours))
        for _ in range(shortcuts):
            yield Marker(terrain, SHORTCUT_HOURS, shortcut=True)
        for item, count in harms:
            for _ in range(count):
                yield Marker(terrain, next(hours), item, turns=ITEMS[item].turns)
        for _ in range(astray):
            yield Marker(terrain, next(hours), guide, lost=True)
        for _ in range(unstoppable):
            yield Marker(terrain, next(hours), lost=True)


_COUNTED = Counter(_all_markers())
MARKERS = tuple(_COUNTED)
"""The different faces; a marker is known by its number here."""
COUNTS = tuple(_COUNTED[face] for face in MARKERS)
STACKS = tuple(
    tuple(
        number
        for number, face in enumerate(MARKERS)
        if face.terrain == terrain
        for _ in range(COUNTS[number])
    )
    for terrain in TERRAINS
)
"""For each terrain the numbers of all its markers, sorted: a stack without an order."""
BY_WORDS = {face.words: number for number, face in enumerate(MARKERS)}
MARKER_HOURS = tuple(face.hours for face in MARKERS)
MARKER_EVENTS = tuple(face.event for face in MARKERS)
