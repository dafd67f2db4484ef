"""Small islands, and games on them in which everything happens that moves a belief."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from discovery.rules.island.actions import Declare, Go, Open, Put, Read, Stop
from discovery.rules.island.chart import PLACES, Chart
from discovery.rules.island.entry import start
from discovery.rules.island.ground import DIRECTIONS
from discovery.rules.island.island import Island
from discovery.rules.island.markers import MARKERS
from tests.rules.island.recount import neighbour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discovery.rules.island.actions import Action
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.events import Event
    from discovery.rules.island.state import IslandState

COLUMNS, ROWS = 16, 14
LEAST_PLAIN, MOST_PLAIN = 12, 40
"""Hexes besides the forts and sites, of which each island has all."""
GAP = 0.2
"""Part of the hexes beside land that stay sea, so that there are bays, and seas inside."""


def skerry(seed: int) -> Island:
    """Return a small island; who gets lost on it can be set down somewhere, wherever that is."""
    random = Random(seed)
    while True:
        island = _grown(random)
        if all(island.rings[cell] for cell in island.land):
            return island


def _grown(random: Random) -> Island:
    size = len(PLACES) + random.randint(LEAST_PLAIN, MOST_PLAIN)
    land: list[Hex] = [(COLUMNS // 2, ROWS // 2)]
    sea: set[Hex] = set()
    while len(land) < size:
        x, y = neighbour(random.choice(land), random.choice(DIRECTIONS), 1)
        if (x, y) in land or (x, y) in sea or not (0 < x < COLUMNS - 1 and 0 < y < ROWS - 1):
            continue
        if random.random() < GAP:
            sea.add((x, y))
        else:
            land.append((x, y))
    ground = {spot: random.choice("jjjmmpso") for spot in sorted(land)}
    rows = ("".join(ground.get((x, y), ".") for x in range(COLUMNS)) for y in range(ROWS))
    spots = random.sample(sorted(land), len(PLACES))
    places = (((name, *spot)) for name, spot in zip(sorted(PLACES), spots, strict=True))
    return Island(Chart("Skerry", tuple(rows), tuple(places)))


class Rover:
    """Decides for both players, and knows the truth, so that it can declare right or wrong."""

    def __init__(self, seed: int, opens: float) -> None:
        self._random = Random(seed)
        self._opens = opens

    def choose(self, state: IslandState) -> Action:
        legal = state.legal_actions()
        random = self._random
        if isinstance(legal[0], Put):
            return random.choice(legal)
        guesses = [action for action in legal if isinstance(action, Declare)]
        if guesses and random.random() < 0.15:
            right = Declare(*state.island.hex(state.place(state.seat)))
            fits = state.view(state.seat).fits(state.seat)
            likely = [Declare(*spot) for spot in fits] if random.random() < 0.8 else guesses
            return right if random.random() < 0.4 else random.choice(likely)
        for deed, often in ((Read, 0.9), (Open, self._opens), (Stop, 0.1)):
            found = [action for action in legal if isinstance(action, deed)]
            if found and random.random() < often:
                return found[0]
        steps = [action for action in legal if isinstance(action, Go)]
        return random.choice(steps or [a for a in legal if not isinstance(a, Declare)])


class Misty:
    """Chance that gets players lost more often than the markers' mix would."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def pick(self, options: Sequence[int]) -> int:
        lost = [number for number in options if len(options) > 8 and MARKERS[number].lost]
        if lost and self._random.random() < 0.2:
            return self._random.choice(lost)
        return self._random.choice(options)


def roved(
    island: Island, seed: int, decisions: int, opens: float = 0.1
) -> Iterator[tuple[tuple[Event, ...], IslandState]]:
    """Play a game of so many decisions at most, and give (events, state after) of each step."""
    chance, rover = Misty(seed), Rover(seed, opens)
    state = start(2, {"island": "it"}, {"it": island})
    while state.to_act is not None and decisions:
        if state.pending is not None:
            yield state.resolve(chance), state
        else:
            decisions -= 1
            yield state.apply(rover.choose(state)), state
