"""An island as plain data, its text form, and where its hexes lie.

Hexes are flat-topped and stand in columns; every other column lies half a hex lower, as in a Tiled
map with `staggeraxis="x"`. (x, y) are the column and the row that Tiled shows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from discovery.rules.game import MalformedText
from discovery.rules.island.ground import CHECKPOINTS, SEA, SYMBOLS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterator

LETTERS = "jmpso."
"""Jungle, mountain, plain, swamp, outback, sea, in the order of their numbers."""
SEA_LETTER = LETTERS[SEA]
OPEN_GROUND = "+"
"""Land without a terrain of its own, under a fort or a site."""
MOST_COLUMNS = MOST_ROWS = 64
PLACES = frozenset((*CHECKPOINTS, *SYMBOLS))

Hex = tuple[int, int]
_PLACE = re.compile(r"([A-F][1-6]) (0|[1-9][0-9]?),(0|[1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Chart:
    """An island: rows of letters from north to south, and (name, x, y) of forts and sites.

    `low` tells which columns lie half a hex lower: 1 the odd ones, 0 the even ones.
    """

    title: str
    rows: tuple[str, ...]
    places: tuple[tuple[str, int, int], ...]
    low: int = 1

    @property
    def columns(self) -> int:
        """Number of columns."""
        return len(self.rows[0]) if self.rows else 0

    def letters(self) -> Iterator[tuple[Hex, str]]:
        """Give each hex with its letter, row by row."""
        for y, row in enumerate(self.rows):
            for x, letter in enumerate(row):
                yield (x, y), letter


def axial(x: int, y: int, low: int) -> tuple[int, int]:
    """Return (q, r): in these coordinates each direction is one constant step.

    >>> axial(3, 4, 1), axial(3, 4, 0), axial(4, 4, 1)
    ((3, 3), (3, 2), (4, 2))
    """
    return x, y - (x - (x & 1) * (2 * low - 1)) // 2


def offset(q: int, r: int, low: int) -> Hex:
    """Return (x, y) of axial coordinates.

    >>> offset(*axial(7, 9, 1), 1), offset(*axial(7, 9, 0), 0)
    ((7, 9), (7, 9))
    """
    return q, r + (q - (q & 1) * (2 * low - 1)) // 2


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return the number of steps between two hexes in axial coordinates, sea or not.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (2, 1))
    (2, 3)
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def chart_text(chart: Chart) -> str:
    """Return the whole island as text, as records hold it.

    >>> chart = Chart("Skerry", ("...", ".j.", "..."), (("A1", 1, 1),))
    >>> print(chart_text(chart), end="")
    island Skerry
    low 1
    ...
    .j.
    ...
    A1 1,1
    >>> parse_chart(chart_text(chart)) == chart
    True
    """
    places = (f"{name} {x},{y}" for name, x, y in chart.places)
    title = " ".join(chart.title.split())
    return "\n".join((f"island {title}", f"low {chart.low}", *chart.rows, *places, ""))


def parse_chart(text: str) -> Chart:
    """Return the island that `text` holds.

    Raises:
        MalformedText: the text is not of the form; which line.
    """
    lines = text.splitlines()
    if len(lines) < 3 or not lines[0].startswith("island ") or lines[1] not in {"low 0", "low 1"}:
        raise MalformedText("the text is no island")
    rows: list[str] = []
    places: list[tuple[str, int, int]] = []
    for number, line in enumerate(lines[2:], 3):
        found = _PLACE.fullmatch(line)
        if found is not None and found[1] in PLACES:
            places.append((found[1], int(found[2]), int(found[3])))
        elif places or set(line) - set(LETTERS + OPEN_GROUND):
            message = f"line {number} of the island is '{line}'"
            raise MalformedText(message)
        else:
            rows.append(line)
    if any(len(one) != len(other) for one, other in pairwise(rows)):
        raise MalformedText("the rows of the island differ in length")
    return Chart(lines[0].removeprefix("island "), tuple(rows), tuple(places), int(lines[1][-1]))


def ground_of(letter: str) -> int:
    """Return the kind of ground that a letter stands for; open ground counts as sea.

    >>> ground_of("m"), ground_of(".")
    (1, 5)
    """
    found = LETTERS.find(letter)
    return found if found in TERRAINS else SEA
