"""What a player lives through between two places where somebody set them down.

A leg's trail is a list of numbers, so that positions are copied fast; an entry packs its kind and
what belongs to it. It holds what the walker sees, never where it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.ground import SEA as SEA_GROUND
from discovery.rules.island.island import ROW, STEPS, cells_of, shifted
from discovery.rules.island.markers import MARKERS, NONE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island
    from discovery.rules.island.markers import Marker

START, STEP, SEA, WRONG = range(4)
"""Kinds of entries: the terrain of the first hex; a step, the kind of ground and the marker; a
direction into the sea; a cell that one declared and does not stand on."""
UNKNOWN = -1
"""Stands for a cell that the seat may not know."""

SEA_ENTRIES = tuple(SEA | direction << 2 for direction in DIRECTIONS)


class Leg(NamedTuple):
    """A leg that is over.

    The cell where it began, whether the walker came to know it, its entries, and the way from its
    first cell to its last.
    """

    origin: int
    known: bool
    trail: tuple[int, ...]
    end: int


def start_entry(terrain: int) -> int:
    """Return the entry of a leg's first hex."""
    return START | terrain << 2


def step_entry(direction: int, ground: int, marker: int) -> int:
    """Return the entry of a step; `marker` is `NONE` where none was drawn.

    >>> unpack_step(step_entry(5, 7, NONE)), unpack_step(step_entry(0, 2, 57))
    ((5, 7, -1), (0, 2, 57))
    """
    return STEP | direction << 2 | ground << 5 | (marker + 1) << 8


def unpack_step(entry: int) -> tuple[int, int, int]:
    """Return direction, ground and marker of a step."""
    return entry >> 2 & 7, entry >> 5 & 7, (entry >> 8) - 1


def wrong_entry(cell: int) -> int:
    """Return the entry of a wrong declaration."""
    return WRONG | cell << 2


def fitting(island: Island, trail: Iterable[int], begin: int) -> int:
    """Return all cells where a walker can be after `trail`, who began on one of the cells `begin`.

    Terrains, 'a checkpoint' and 'a site', answers of 'Sea!' and wrong declarations are used.
    """
    places = begin
    for entry in trail:
        kind = entry & 3
        if kind == STEP:
            direction, ground, _ = unpack_step(entry)
            places = shifted(places, STEPS[direction]) & island.bits[ground]
        elif kind == SEA:
            places &= island.beside_sea[entry >> 2]
        elif kind == START:
            places &= island.bits[entry >> 2]
        else:
            places &= ~(1 << (entry >> 2))
    return places


@dataclass(frozen=True, slots=True)
class Footprint:
    """A hex of a path: how far it lies from the path's first hex (axial), what ground it is.

    `marker` is what was turned over there, None on the first hex, on forts and sites. `x` and `y`
    are its place on the map, None for a seat that does not know it.
    """

    q: int
    r: int
    ground: int
    marker: Marker | None
    x: int | None
    y: int | None


@dataclass(frozen=True, slots=True)
class SeaAnswer:
    """From the hex with number `index` of the path, `direction` leads into the sea."""

    index: int
    direction: int


@dataclass(frozen=True, slots=True)
class WrongGuess:
    """The hex with number `index` of the path is not the one in column `x` and row `y`."""

    index: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Path:
    """A leg as a seat knows it: the hexes in the order walked, answers of 'Sea!', wrong guesses."""

    hexes: tuple[Footprint, ...]
    sea: tuple[SeaAnswer, ...]
    wrong: tuple[WrongGuess, ...]


def split_way(way: int) -> tuple[int, int]:
    """Return (q, r) of the way between two cells.

    >>> split_way(3 * ROW - 2), split_way(-ROW + 1)
    ((-2, 3), (1, -1))
    """
    r, q = divmod(way + ROW // 2, ROW)
    return q - ROW // 2, r


def path_of(island: Island, origin: int, trail: Sequence[int]) -> Path:
    """Return a leg in full; `origin` is `UNKNOWN` for a seat that does not know it."""
    hexes: list[Footprint] = []
    sea: list[SeaAnswer] = []
    wrong: list[WrongGuess] = []
    way = 0
    for entry in trail:
        kind = entry & 3
        if kind == SEA:
            sea.append(SeaAnswer(len(hexes) - 1, entry >> 2))
            continue
        if kind == WRONG:
            wrong.append(WrongGuess(len(hexes) - 1, *island.hex(entry >> 2)))
            continue
        marker, ground = NONE, entry >> 2
        if kind == STEP:
            direction, ground, marker = unpack_step(entry)
            way += STEPS[direction]
        face = None if marker == NONE else MARKERS[marker]
        place = (None, None) if origin == UNKNOWN else island.hex(origin + way)
        hexes.append(Footprint(*split_way(way), ground, face, *place))
    return Path(tuple(hexes), tuple(sea), tuple(wrong))


def fitting_along(island: Island, path: Path, begin: int) -> list[int]:
    """Return for each hex of a path the cells where its walker can be there, as `fitting` does."""
    found: list[int] = []
    places, at = begin, 0
    for number, hex_ in enumerate(path.hexes):
        way = hex_.r * ROW + hex_.q
        places, at = shifted(places, way - at) & island.bits[hex_.ground], way
        for answer in path.sea:
            if answer.index == number:
                places &= island.beside_sea[answer.direction]
        for guess in path.wrong:
            if guess.index == number:
                places &= ~(1 << island.cell(guess.x, guess.y))
        found.append(places)
    return found


@dataclass(frozen=True, slots=True)
class Misfits:
    """What does not agree where a path is laid on the map.

    Numbers of hexes with other ground, answers of 'Sea!' and wrong guesses that are contradicted,
    and whether the first hex is at another distance from the known place of getting lost.
    """

    hexes: tuple[int, ...]
    sea: tuple[SeaAnswer, ...]
    wrong: tuple[WrongGuess, ...]
    distance: bool

    def __bool__(self) -> bool:
        """Whether anything is wrong."""
        return bool(self.hexes or self.sea or self.wrong or self.distance)


def misfits(island: Island, path: Path, first: Hex, reach: int | None) -> Misfits:
    """Return what is wrong with a path whose first hex lies on `first`.

    `reach` is the set of cells where the leg can have begun after getting lost at a known place.
    """
    origin = island.cell(*first)
    laid = [island.hex(origin + hex_.r * ROW + hex_.q) for hex_ in path.hexes]
    return Misfits(
        tuple(
            number
            for number, hex_ in enumerate(path.hexes)
            if island.ground_at(*laid[number]) != hex_.ground
        ),
        tuple(
            answer
            for answer in path.sea
            if island.ground_at(*island.step(*laid[answer.index], answer.direction)) != SEA_GROUND
        ),
        tuple(guess for guess in path.wrong if laid[guess.index] == (guess.x, guess.y)),
        distance=reach is not None and not reach >> origin & 1,
    )


def hexes_of(island: Island, bits: int) -> tuple[Hex, ...]:
    """Return the hexes of a set of cells."""
    return tuple(island.hex(cell) for cell in cells_of(bits))
