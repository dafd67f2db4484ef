"""Real islands for tests: the test says where players stand and what chance gives."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from discovery.rules.island.entry import start
from discovery.rules.island.ground import (
    CHECKPOINTS,
    CLUE_WORDS,
    DIRECTION_WORDS,
    DIRECTIONS,
    GROUND_WORDS,
    SITES,
    TERRAINS,
)
from discovery.rules.island.island import STEPS, cells_of
from discovery.rules.island.markers import MARKERS
from discovery.rules.island.turns import chance_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Refusal
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.events import Event
    from discovery.rules.island.island import Island
    from discovery.rules.island.state import IslandState


class Scripted:
    """Chance that gives what the record's words say."""

    def __init__(self, *words: str) -> None:
        self.values = [value for word in words for value in chance_values(word)]

    def pick(self, options: Sequence[int]) -> int:
        value = self.values.pop(0)
        assert value in options
        return value


class Lively:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def pick(self, options: Sequence[int]) -> int:
        return options[int(self.random() * len(options))]


def hexes_beside(island: Island, *grounds: str) -> list[Hex]:
    """Return the plain land that has neighbours of all these kinds of ground."""
    found = []
    for cell in cells_of(island.plain_land):
        near = [GROUND_WORDS[island.ground[cell + step]] for step in STEPS]
        if all(near.count(ground) >= grounds.count(ground) for ground in grounds):
            found.append(island.hex(cell))
    return found


def beside(island: Island, *grounds: str) -> Hex:
    """Return the first of them."""
    return hexes_beside(island, *grounds)[0]


def near(island: Island, name: str) -> Hex:
    """Return plain land beside a fort or site."""
    x, y = next((x, y) for place, x, y in island.chart.places if place == name)
    steps = (island.step(x, y, direction) for direction in DIRECTIONS)
    return next(spot for spot in steps if island.ground_at(*spot) in TERRAINS)


def far_from(island: Island, spot: Hex) -> Hex:
    """Return plain land that is not near another hex."""
    plain = (island.hex(cell) for cell in cells_of(island.plain_land))
    return next(found for found in plain if abs(found[0] - spot[0]) > 8)


def quiet_marker(island: Island, spot: Hex) -> str:
    """Return what stands on a marker without an event for a hex's terrain."""
    return ("2", "3", "1", "4", "5")[island.ground_at(*spot)]


def face_of(terrain: str, sign: str) -> str:
    """Return what stands on a marker of a terrain with that sign: `flashlight`, `lost`."""
    words = next(
        face.words
        for face in MARKERS
        if face.words.startswith(terrain) and face.words.endswith(sign)
    )
    return words.removeprefix(f"{terrain} ")


class Table:
    """A game after its set-up, seat 0 to walk: where each seat starts and what it carries."""

    def __init__(
        self,
        island: Island,
        here: Hex,
        there: Hex | None = None,
        *,
        kits: tuple[str, str] = ("nothing", "nothing"),
        treasure: str = "B4",
    ) -> None:
        self.island = island
        self.state: IslandState = start(2, {"first": "0", "island": "it"}, {"it": island})
        cards = [CLUE_WORDS[card] for card in island.cards[SITES.index(treasure)]]
        clues = [f"clue {fort} {card}" for fort, card in zip(CHECKPOINTS, cards, strict=True)]
        self.events: list[Event] = list(
            self.state.resolve(Scripted(f"treasure {treasure}", *clues))
        )
        far = there or island.hex(next(cells_of(island.plain_land)))
        for text in (f"put {far[0]},{far[1]}", f"equip {kits[0]}"):
            self.do(text)
        for text in (f"put {here[0]},{here[1]}", f"equip {kits[1]}"):
            self.do(text)

    def do(self, text: str, *chance: str) -> tuple[Event, ...]:
        """Play an action, let the island answer, and return all that happened."""
        script = Scripted(*chance)
        events = list(self.state.apply(self.state.parse(text)))
        while self.state.pending is not None:
            events += self.state.resolve(script)
        assert not script.values
        self.events += events
        return tuple(events)

    def go(self, ground: str, marker: str = "") -> tuple[Event, ...]:
        """Walk to a neighbour of that ground; `marker` is what is turned over: `3 flashlight`."""
        return self.do(f"go {self.way(ground)}", *([f"marker {ground} {marker}"] if marker else []))

    def step(self) -> tuple[Event, ...]:
        """Walk to the first neighbour that is plain land, where nothing happens."""
        x, y = self.hex(self.state.seat)
        direction, spot = next(
            (direction, spot)
            for direction in DIRECTIONS
            if self.island.ground_at(*(spot := self.island.step(x, y, direction))) in TERRAINS
        )
        word = GROUND_WORDS[self.island.ground_at(*spot)]
        marker = f"marker {word} {quiet_marker(self.island, spot)}"
        return self.do(f"go {DIRECTION_WORDS[direction]}", marker)

    def way(self, ground: str) -> str:
        """Return the first direction in which such ground lies."""
        cell = self.state.place(self.state.seat)
        return next(
            DIRECTION_WORDS[direction]
            for direction in DIRECTIONS
            if GROUND_WORDS[self.island.ground[cell + STEPS[direction]]] == ground
        )

    def back(self, marker: str) -> tuple[Event, ...]:
        """Walk back to the hex of the step before."""
        trail = self.state.trail[self.state.seat]
        last = next(entry for entry in reversed(trail) if entry & 3 == 1)
        direction = (last >> 2 & 7) + 3
        words = GROUND_WORDS[self.ground_there(direction % 6)]
        return self.do(f"go {DIRECTION_WORDS[direction % 6]}", f"marker {words} {marker}")

    def ground_there(self, direction: int) -> int:
        return self.island.ground[self.state.place(self.state.seat) + STEPS[direction]]

    def get_lost(self) -> tuple[Event, ...]:
        """Walk into the jungle and lose the way there, but do not suffer it yet."""
        return self.go("jungle", face_of("jungle", "compass"))

    def declare(self) -> tuple[Event, ...]:
        """Declare the right hex."""
        x, y = self.hex(self.state.seat)
        return self.do(f"declare {x},{y}")

    def hex(self, seat: int) -> Hex:
        """Return where a player stands."""
        return self.island.hex(self.state.place(seat))

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        return {self.state.text(action) for action in self.state.legal_actions()}

    def refusal(self, text: str) -> Refusal:
        found = self.state.check(self.state.parse(text))
        assert found is not None
        return found
