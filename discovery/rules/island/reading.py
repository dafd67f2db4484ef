"""What can be read of a map that may have faults, so that all that is wrong is told at once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discovery.rules.island.chart import (
    LETTERS,
    MOST_COLUMNS,
    MOST_ROWS,
    OPEN_GROUND,
    PLACES,
    SEA_LETTER,
)
from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.island import Island

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.island.chart import Chart, Hex

ANY = LETTERS[0]
"""The terrain of a hex that has none, so that there is an island to look at."""


@dataclass(frozen=True, slots=True)
class Reading:
    """An island like the one on a map.

    `standing` has the checkpoints and sites that are there once, on land and alone on their hex,
    by name; the others lie somewhere. `made_up` are the hexes that the map says nothing sure
    about: those without a terrain, and those where the others lie.
    """

    island: Island
    standing: Mapping[str, Hex]
    made_up: frozenset[Hex]

    def knows_around(self, name: str) -> bool:
        """Return whether a place stands there, and what lies around it is sure."""
        if name not in self.standing:
            return False
        spot = self.standing[name]
        return not any(self.island.step(*spot, way) in self.made_up for way in DIRECTIONS)


def has_size(chart: Chart) -> bool:
    """Return whether a map is as large as the game can take."""
    return 0 < chart.columns <= MOST_COLUMNS and 0 < len(chart.rows) <= MOST_ROWS


def read(chart: Chart) -> Reading | None:
    """Return what can be read of a map; None where that is no island at all."""
    if not has_size(chart):
        return None
    letters = dict(chart.letters())
    standing = _standing(chart, letters)
    taken = set(standing.values())
    open_ground = [spot for spot, letter in letters.items() if letter == OPEN_GROUND]
    other_land = [spot for spot, letter in letters.items() if letter in LETTERS[:-1]]
    free = iter([spot for spot in open_ground + other_land if spot not in taken])
    lying = dict(zip(sorted(PLACES - standing.keys()), free, strict=False))
    places = sorted((name, *spot) for name, spot in (standing | lying).items())
    if len(places) < len(PLACES):
        return None
    bare = [s for s, letter in letters.items() if letter not in LETTERS and s not in taken]
    rows = [list(row) for row in chart.rows]
    for x, y in bare:
        rows[y][x] = ANY
    mended = replace(chart, rows=tuple(map("".join, rows)), places=tuple(places))
    return Reading(Island(mended), standing, frozenset((*bare, *lying.values())))


def _standing(chart: Chart, letters: dict[Hex, str]) -> dict[str, Hex]:
    """Return where the places lie that are there once, on land and alone on their hex."""
    names = Counter(name for name, _, _ in chart.places)
    spots = Counter((x, y) for _, x, y in chart.places)
    return {
        name: (x, y)
        for name, x, y in chart.places
        if name in PLACES
        and names[name] == spots[x, y] == 1
        and letters.get((x, y), SEA_LETTER) != SEA_LETTER
    }
