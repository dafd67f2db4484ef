"""What the pictures of the treasure island's rule pages show: pieces of land, strips of pieces."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.scenes.island.lattice import Ground
from discovery.scenes.rulebook.strips import Strip

Hex = tuple[int, int]
PATH_COLOUR = 0
"""The seat whose colour a path has."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of land, as letters of a chart: `half` is half a hex's height in units.

    `places` are forts and sites by the name of their picture; `path` is a sheet that lies on it
    and ends with a pin, of which `misfits` do not agree; `lit` can be chosen. `names` is the hex
    around which the directions are written, `signs` whether terrains bear their sign.
    """

    rows: tuple[str, ...]
    half: int
    places: tuple[tuple[Hex, str], ...] = ()
    path: tuple[Hex, ...] = ()
    misfits: tuple[Hex, ...] = ()
    lit: tuple[Hex, ...] = ()
    names: Hex | None = None
    signs: bool = False

    @property
    def ground(self) -> Ground:
        """Return the land as it is drawn."""
        return Ground(self.rows, 1)


def ring(rows: tuple[str, ...], middle: Hex, distance: int) -> tuple[Hex, ...]:
    """Return the hexes of land of a patch exactly so many steps from one, over land or sea.

    >>> ring(("ppp", "ppp", "ppp"), (1, 1), 1)
    ((0, 1), (0, 2), (1, 0), (1, 2), (2, 1), (2, 2))
    """
    ground = Ground(rows, 1)
    seen, rim = {middle}, {middle}
    for _ in range(distance):
        rim = {hexagon for one in rim for hexagon in ground.beside(*one)} - seen
        seen |= rim
    return tuple(sorted(place for place in rim if ground.letter(*place) not in ".+"))


_LAND = (
    "..jjppp..",
    ".jjjppmm.",
    ".jsspmmm.",
    ".sssoomm.",
    "..spooo..",
)
TERRAINS = Patch(_LAND, 30, signs=True)
DIRECTIONS = Patch(("ppp", "ppp", "ppp"), 42, names=(1, 1))

SITE = Patch(
    ("..jpp.", ".jj+pp", ".jjs..", "..ss.."),
    36,
    places=(((3, 1), "ruins"),),
    signs=True,
)

_WIDE = (
    ".............",
    "...jjjppp....",
    "..jjjjpppmm..",
    ".jjjppppmmmm.",
    ".jjssppppm+m.",
    ".jsssspppoom.",
    "..sssppppooo.",
    "..ssmmpp.ooo.",
    "...mmmm..oo..",
    "....mm.......",
    ".............",
)
LOST_AT = (6, 5)
LOST = Patch(
    _WIDE,
    22,
    places=(((10, 4), "cave"),),
    path=(LOST_AT,),
    lit=ring(_WIDE, LOST_AT, 4),
)

_FOUND = ("pppjjj", "ppjjjs", "pjjsss", "mmssoo")
FITS = Patch(_FOUND, 38, path=((1, 1), (2, 1), (3, 1), (3, 2)))
MISFITS = Patch(_FOUND, 38, path=((1, 2), (2, 2), (3, 2), (3, 3)), misfits=((1, 2), (3, 2)))

PLACES = Strip("island/places", ("fort", "water", "cave", "ruins", "port"), 78)
EQUIPMENT = Strip(
    "island/equipment",
    (
        "rope",
        "tool",
        "canteen",
        "binoculars",
        "radio",
        "kit",
        "compass",
        "knife",
        "flashlight",
    ),
    84,
)
FRONTS = Strip(
    "island/markers",
    ("front_jungle", "front_mountain", "front_plain", "front_swamp", "front_outback"),
    82,
)
BACKS = Strip(
    "island/markers",
    ("back_hours", "back_shortcut", "back_turns", "back_lost", "back_unstoppable"),
    82,
)
DOORS = Strip("island/checker", ("door_0", "empty", "treasure"), 90)
