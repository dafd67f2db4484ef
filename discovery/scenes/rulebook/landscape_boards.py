"""The small boards that the rule pages of The Discovery show, in the game's own text forms.

A turn is a placement and, behind a stroke, a follower step; the tile named is the one drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Spot = tuple[int, int, int]
"""Column, row and segment."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board built by `turns`.

    `lit` is a segment whose territory stands out, the cities that it counts ringed; `tries` are
    placements that the picture marks as the rules judge them; `tried` deployments on the tile
    laid last, judged as well; `final` values the territory as at the end of the game.
    """

    turns: tuple[str, ...]
    lit: Spot | None = None
    tries: tuple[str, ...] = ()
    tried: tuple[int, ...] = ()
    final: bool = False


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles in a row by their designs' numbers; 0 is a tile's back."""

    numbers: tuple[int, ...] = field(default=())


START = Board(())
LEGAL = Board(("place 05 0,-1 0", "place 04 1,0 0"), tries=("place 20 1,-1 1",))
MISMATCH = Board(("place 05 0,-1 0", "place 04 1,0 0"), tries=("place 20 1,-1 0",))
CORNER = Board((), tries=("place 15 1,1 0",))
CONTINUES = Board((), tries=("place 15 0,1 2", "place 05 0,-1 0"))

FAR = Board(
    ("place 37 0,-1 1 / deploy 1", "place 38 0,-2 1", "place 16 0,-3 1"),
    lit=(0, -1, 1),
    tried=(0, 1),
)
OTHERS = Board(("place 37 0,-1 1 / deploy 1", "place 38 0,-2 1"), tried=(0, 1, 2))
NOT_JOINED = Board(("place 13 0,-1 0 / deploy 1", "place 53 -1,0 3"), tried=(1,))
JOINED = Board(
    ("place 13 0,-1 0 / deploy 1", "place 53 -1,0 3 / deploy 1", "place 20 -1,-1 3"),
    lit=(0, -1, 1),
)
TAKE = Board(
    ("place 15 0,1 2 / deploy 1", "place 14 -1,1 1", "place 36 1,1 0"),
    lit=(0, 1, 1),
)

GRASSLAND = Board(("place 15 0,1 2 / deploy 1", "place 14 -1,1 1", "place 36 1,1 0"), (0, 1, 1))
GRASSLAND_OF_TWO = Board(
    ("place 11 0,-1 3 / deploy 0", "place 17 -1,-1 1", "place 39 1,-1 3"), (0, -1, 0)
)
GRASSLAND_OF_FIVE = Board(
    (
        "place 02 1,0 1 / deploy 3",
        "place 02 2,0 1",
        "place 23 2,-1 2",
        "place 53 0,-1 1",
        "place 15 1,-1 0",
    ),
    (1, 0, 3),
)
MOUNTAIN = Board(("place 48 1,0 1 / deploy 1", "place 21 0,1 3", "place 10 -1,1 0"), (1, 0, 1))
MOUNTAIN_COMPLETE = Board(
    ("place 48 1,0 1 / deploy 1", "place 39 0,1 0", "place 42 -1,0 3"), (1, 0, 1)
)
MOUNTAIN_GROWN = Board((*MOUNTAIN_COMPLETE.turns, "place 10 1,-1 1"), (1, 0, 1))
MOUNTAIN_OF_TWO = Board(
    (
        "place 48 0,-1 2 / deploy 1",
        "place 15 0,-2 2",
        "place 42 0,-3 1",
        "place 42 -1,-2 1",
        "place 25 1,-2 0",
    ),
    (0, -1, 1),
)
SEA = Board(("place 58 1,0 2 / deploy 0", "place 05 1,1 1", "place 47 2,1 2"), (1, 0, 0))
SEA_OF_FOUR = Board(
    ("place 12 -1,0 2 / deploy 2", "place 21 -1,-1 3", "place 47 0,-1 2"), (-1, 0, 2)
)
SEA_OF_TWO = Board(("place 56 0,-1 2 / deploy 3", "place 59 1,-1 0", "place 19 -1,0 1"), (0, -1, 3))
AT_THE_END = Board(GRASSLAND_OF_FIVE.turns, (1, 0, 3), final=True)

LAKE = Board(("place 06 0,1 0 / deploy 4",), (0, 1, 4))
MEETS_ITSELF = Board(
    ("place 15 0,1 3", "place 15 0,2 2", "place 15 1,2 1", "place 01 1,1 0"), (0, 1, 1)
)
ALIKE = Board((), tries=("place 05 0,-1 0",))
DOUBLE = Tiles((20, 36, 0, 0))
