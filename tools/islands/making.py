"""Puts an island together, and tries again until it keeps every condition."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from discovery.rules.island.chart import LETTERS, OPEN_GROUND, SEA_LETTER, Chart
from discovery.rules.island.conditions import doubts, faults
from discovery.rules.island.ground import CHECKPOINTS, PORT, SEA, SITES, SYMBOLS
from discovery.rules.island.island import Island
from discovery.rules.island.locating import locating
from tools.islands.filling import grow_terrain, place_all
from tools.islands.shapes import CHARACTERS, land_of, neighbours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.island.chart import Hex
    from tools.islands.shapes import Character

ATTEMPTS = 400
SEEDS = {"cauldron": 5, "crescent": 2, "fingers": 3}


class Walks:
    """Chance for the walks that tell how soon one knows one's place."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options."""
        return options[int(self._random() * len(options))]


def make(name: str) -> Chart:
    """Return the island of that name, from its seed.

    Raises:
        RuntimeError: no attempt kept every condition.
    """
    character = CHARACTERS[name]
    for attempt in range(ATTEMPTS):
        chart = attempt_at(character, Random(SEEDS[name] * 1000 + attempt))
        if not faults(chart) and not doubts(chart):
            found = locating(Island(chart), Walks(1))
            if found.good:
                return chart
    message = f"{name}: no island in {ATTEMPTS} attempts"
    raise RuntimeError(message)


def attempt_at(character: Character, rnd: Random) -> Chart:
    """Return an island that may break conditions."""
    land = land_of(character, rnd)
    places = place_all(land, rnd)
    ground = grow_terrain(land, character, places, rnd)
    places = _told_apart(places, ground)
    return _chart(character, land, places, ground)


def _told_apart(places: dict[str, Hex], ground: dict[Hex, int]) -> dict[str, Hex]:
    """Exchange names between symbols until no two of one symbol lie among the same terrains."""
    found = dict(places)
    names = [name for name in SITES if SYMBOLS[name] != PORT and name != "B4"]

    def alike() -> int:
        kinds = Counter(
            (
                SYMBOLS[name],
                tuple(sorted(ground.get(near, SEA) for near in neighbours(found[name]))),
            )
            for name in SITES
        )
        return sum(times - 1 for times in kinds.values())

    worst = alike()
    for one in names:
        for other in names:
            if not worst:
                return found
            found[one], found[other] = found[other], found[one]
            now = alike()
            if now < worst:
                worst = now
            else:
                found[one], found[other] = found[other], found[one]
    return found


def _chart(
    character: Character, land: set[Hex], places: dict[str, Hex], ground: dict[Hex, int]
) -> Chart:
    def letter(spot: Hex) -> str:
        if spot in ground:
            return LETTERS[ground[spot]]
        return OPEN_GROUND if spot in land else SEA_LETTER

    rows = tuple(
        "".join(letter((x, y)) for x in range(character.columns)) for y in range(character.rows)
    )
    order = (*CHECKPOINTS, *SITES)
    spots = tuple(sorted((name, *places[name]) for name in order))
    return Chart(character.title, rows, spots)
