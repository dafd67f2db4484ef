"""What an island must keep so that it can be played on, and what is wrong with one that does not.

`faults` are reasons to refuse a map, `doubts` reasons to warn. The last condition, that one's place
can be found in good time, takes some hundred walks: see `locating`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import atan2, pi
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.island.chart import (
    LETTERS,
    MOST_COLUMNS,
    MOST_ROWS,
    OPEN_GROUND,
    PLACES,
    SEA_LETTER,
    Chart,
    Hex,
    axial,
    distance,
)
from discovery.rules.island.ground import (
    CHECKPOINTS,
    JUNGLE,
    OUTBACK,
    PORT,
    SEA,
    SITES,
    SWAMP,
    SYMBOL_NAMES,
    SYMBOLS,
    TERRAINS,
)
from discovery.rules.island.island import STEPS, Island, around, bit_set, cells_of, shifted
from discovery.rules.island.reading import has_size, read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from discovery.rules.island.reading import Reading

LEAST_LAND, MOST_LAND = 1000, 1100
APART = 3
"""Steps between two of the forts and sites, at least."""
SIXTHS = 6
LEAST_FORTS, LEAST_SITES = 1, 3
"""In each sixth of the land."""
AMONG = {"B4": (OUTBACK, OUTBACK, JUNGLE, JUNGLE, SWAMP, SWAMP)}
LEAST_ALIKE, MOST_ALIKE = 0.45, 0.55
"""The part of neighbouring pairs that have the same terrain: patches of about four hexes."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with an island, and the hexes where."""

    reason: Message
    hexes: tuple[Hex, ...] = ()

    def __str__(self) -> str:
        """Return the reason and the places, for a log.

        >>> print(Fault(Message("Too small"), ((3, 4),)))
        Too small (3,4)
        """
        places = " ".join(f"{x},{y}" for x, y in self.hexes)
        return f"{self.reason} ({places})" if places else str(self.reason)


def faults(chart: Chart) -> tuple[Fault, ...]:
    """Return everything for which an island must be refused; empty when it can be played on.

    Of one that cannot be read as it is, what can be told all the same is told too.
    """
    found = (*_form_faults(chart), *_shore_faults(chart))
    reading = read(chart)
    if reading is None:
        return found
    return (
        *found,
        *_reach_faults(reading),
        *_place_faults(reading),
        *_near_faults(reading),
        *(_spread_faults(reading.island) if len(reading.standing) == len(PLACES) else ()),
    )


def doubts(chart: Chart) -> tuple[Fault, ...]:
    """Return what is unlike a good island, though one can play on it; none for one with faults."""
    if faults(chart):
        return ()
    island = Island(chart)
    return tuple(_doubts(island))


def _fault(text: str, *hexes: Hex, **values: object) -> Fault:
    return Fault(Message(text, values), hexes)


def _form_faults(chart: Chart) -> Iterator[Fault]:
    """Give what stands against reading the chart as an island at all."""
    if not has_size(chart):
        text = mark("The map must have 1 to {columns} columns and 1 to {rows} rows.")
        yield _fault(text, columns=MOST_COLUMNS, rows=MOST_ROWS)
    spots: defaultdict[Hex, list[str]] = defaultdict(list)
    for name, x, y in chart.places:
        spots[x, y].append(name)
    yield from _name_faults(chart, spots)
    yield from _ground_faults(chart, spots)


def _name_faults(chart: Chart, spots: Mapping[Hex, list[str]]) -> Iterator[Fault]:
    names = Counter(name for name, _, _ in chart.places)
    for name in (*CHECKPOINTS, *SITES):
        if not names[name]:
            yield _fault(mark("{name} is missing."), name=name)
    for name, times in names.items():
        if name not in PLACES:
            yield _fault(mark("{name} is neither a checkpoint nor a site."), name=name)
        elif times > 1:
            where = (spot for spot, there in spots.items() if name in there)
            yield _fault(mark("{name} stands there {count} times."), *where, name=name, count=times)
    for spot, there in spots.items():
        if len(there) > 1:
            yield _fault(mark("{names} share a hex."), spot, names=", ".join(there))


def _ground_faults(chart: Chart, spots: Mapping[Hex, list[str]]) -> Iterator[Fault]:
    letters = dict(chart.letters())
    for spot, there in spots.items():
        if letters.get(spot, SEA_LETTER) == SEA_LETTER:
            yield _fault(mark("{name} lies in the sea."), spot, name=there[0])
    strange = [spot for spot, letter in letters.items() if letter not in LETTERS + OPEN_GROUND]
    if strange:
        yield _fault(mark("These hexes have no terrain."), *strange)
    bare = [spot for spot, letter in letters.items() if letter == OPEN_GROUND and spot not in spots]
    if bare:
        text = mark("Open ground is for checkpoints and sites only; these hexes need a terrain.")
        yield _fault(text, *bare)


def _shore_faults(chart: Chart) -> Iterator[Fault]:
    last_x, last_y = chart.columns - 1, len(chart.rows) - 1
    edge = [
        (x, y)
        for (x, y), letter in chart.letters()
        if letter != SEA_LETTER and (x in {0, last_x} or y in {0, last_y})
    ]
    if edge:
        yield _fault(mark("The sea must lie all around: these hexes touch the edge."), *edge)


def _reach_faults(reading: Reading) -> Iterator[Fault]:
    if not reading.standing:
        return
    island = reading.island
    land = bit_set(island.land)
    name, start = min(reading.standing.items())
    reached, new = 0, 1 << island.cell(*start)
    while new:
        reached |= new
        spread = 0
        for step in STEPS:
            spread |= shifted(new, step)
        new = spread & land & ~reached
    if land & ~reached:
        lost = (island.hex(cell) for cell in cells_of(land & ~reached))
        yield _fault(mark("These hexes cannot be reached on foot from {name}."), *lost, name=name)
    plain = island.plain_land | bit_set(island.cell(*spot) for spot in reading.made_up)
    stuck = [island.hex(cell) for cell in island.land if not around(1 << cell) & plain]
    if stuck:
        text = mark("Whoever gets lost here can be set down nowhere at a distance of 4.")
        yield _fault(text, *stuck)


def _place_faults(reading: Reading) -> Iterator[Fault]:
    island = reading.island
    seen: dict[tuple[int, ...], str] = {}
    for site, name in enumerate(SITES):
        if not reading.knows_around(name):
            continue
        cards = island.cards[site]
        terrains = cards[:6]
        spot = island.hex(island.sites[site])
        if SYMBOLS[name] == PORT and SEA not in terrains:
            yield _fault(mark("The port {name} does not touch the sea."), spot, name=name)
        if name in AMONG and terrains != tuple(sorted(AMONG[name])):
            text = mark("{name} must lie among 2 outback, 2 jungle and 2 swamp.")
            yield _fault(text, spot, name=name)
        if cards in seen:
            yield _fault(
                mark("{one} and {other} are both of the kind {symbol}, among the same terrains."),
                spot,
                island.hex(island.sites[SITES.index(seen[cards])]),
                one=seen[cards],
                other=name,
                symbol=Message(SYMBOL_NAMES[SYMBOLS[name]]),
            )
        seen[cards] = name


def _near_faults(reading: Reading) -> Iterator[Fault]:
    low = reading.island.chart.low
    for (one, here), (other, there) in combinations(sorted(reading.standing.items()), 2):
        steps = distance(axial(*here, low), axial(*there, low))
        if steps < APART:
            text = mark("{one} and {other} are {steps} apart instead of {least} or more.")
            yield _fault(text, here, there, one=one, other=other, steps=steps, least=APART)


def sixths(island: Island) -> tuple[frozenset[Hex], ...]:
    """Return the land in six parts of equal size around its middle, clockwise from north."""
    low = island.chart.low
    spots = [island.hex(cell) for cell in island.land]
    flat = {}
    for x, y in spots:
        q, r = axial(x, y, low)
        flat[x, y] = (1.5 * q, 3**0.5 * (r + q / 2))
    east = sum(point[0] for point in flat.values()) / len(flat)
    south = sum(point[1] for point in flat.values()) / len(flat)

    def bearing(spot: Hex) -> tuple[float, Hex]:
        right, down = flat[spot]
        return atan2(right - east, south - down) % (2 * pi), spot

    spots.sort(key=bearing)
    bounds = [len(spots) * part // SIXTHS for part in range(SIXTHS + 1)]
    return tuple(frozenset(spots[a:b]) for a, b in pairwise(bounds))


def _spread_faults(island: Island) -> Iterator[Fault]:
    for number, part in enumerate(sixths(island), 1):
        inside = [name for name, x, y in island.chart.places if (x, y) in part]
        forts = sum(name in CHECKPOINTS for name in inside)
        sites = len(inside) - forts
        if forts < LEAST_FORTS or sites < LEAST_SITES:
            text = mark(
                "Sixth {number} of the land, clockwise from north, holds {forts} checkpoints and "
                "{sites} sites; it needs {least_forts} and {least_sites}."
            )
            yield _fault(
                text,
                *sorted(part)[:1],
                number=number,
                forts=forts,
                sites=sites,
                least_forts=LEAST_FORTS,
                least_sites=LEAST_SITES,
            )


def counts(island: Island) -> tuple[int, ...]:
    """Return how many hexes there are of each terrain."""
    return tuple(island.bits[terrain].bit_count() for terrain in TERRAINS)


def alike(island: Island) -> float:
    """Return the part of neighbouring pairs of terrain hexes that have the same terrain."""
    pairs = same = 0
    for step in STEPS[:3]:
        pairs += (island.plain_land & shifted(island.plain_land, step)).bit_count()
        for terrain in TERRAINS:
            bits = island.bits[terrain]
            same += (bits & shifted(bits, step)).bit_count()
    return same / pairs if pairs else 0.0


def _doubts(island: Island) -> Iterator[Fault]:
    land = len(island.land)
    if not LEAST_LAND <= land <= MOST_LAND:
        text = mark("There are {count} hexes of land; {least} to {most} make a good game.")
        yield _fault(text, count=land, least=LEAST_LAND, most=MOST_LAND)
    amounts = counts(island)
    if list(amounts) != sorted(amounts, reverse=True):
        text = mark("Jungle should be most, then mountain, plain, swamp and outback.")
        yield _fault(text)
    part = alike(island)
    if not LEAST_ALIKE <= part <= MOST_ALIKE:
        text = mark("{percent} % of neighbouring hexes are alike; about half should be.")
        yield _fault(text, percent=round(100 * part))
