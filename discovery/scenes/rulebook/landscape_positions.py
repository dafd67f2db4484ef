"""Builds the boards of the rule pages through the rules: what they show is a real position."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from discovery.rules.landscape.actions import Deploy, Place
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.entry import start

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discovery.rules.game import Message, Refusal
    from discovery.rules.landscape.scoring import TerritoryScore
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.tileset import TileSet
    from discovery.rules.landscape.view import LandscapeView, Territory
    from discovery.scenes.rulebook.landscape_boards import Board

PLAYERS = 2
CityPlace = tuple[int, int, int]
"""Column and row of a tile, and which of its design's cities."""


@dataclass(frozen=True, slots=True)
class Try:
    """A placement or a deployment that a picture judges; `refusal` is None where it is legal."""

    action: Place | Deploy
    number: int
    refusal: Refusal | None


class Scripted:
    """Chance that gives the numbers listed."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = list(numbers)

    def pick(self, options: Sequence[int]) -> int:  # noqa: ARG002 - it is written down
        """Return the next number."""
        return self._numbers.pop(0)


class Position:
    """What a board of the rule pages comes to."""

    def __init__(self, tileset: TileSet, board: Board) -> None:
        """Play the board's turns.

        Raises:
            IllegalAction: the rules refuse one of them.
        """
        self.board = board
        self._state = start(PLAYERS, {"first": "0"}, tileset)
        self._state.resolve(Scripted())
        for turn in board.turns[:-1]:
            self._turn(turn, "pass")
        for turn in board.turns[-1:]:
            self._turn(turn, "")
        self.view: LandscapeView = self._state.view(0)
        self.tries = tuple(self._judged())

    def _turn(self, turn: str, otherwise: str) -> None:
        """Play a turn; without a follower step of its own it takes the one given, or none."""
        placement, _, step = turn.partition(" / ")
        state = self._state
        state.resolve(Scripted(int(placement.split()[1])))
        state.apply(state.parse(placement))
        if step or otherwise:
            state.apply(state.parse(step or otherwise))

    def _judged(self) -> Iterator[Try]:
        for text in self.board.tries:
            number = int(text.split()[1])
            state: LandscapeState = self._state.copy()
            if state.pending is None:
                state.apply(state.parse("pass"))
            state.resolve(Scripted(number))
            action = cast("Place", state.parse(text))
            yield Try(action, number, state.check(action))
        for segment in self.board.tried:
            yield Try(Deploy(segment), 0, self._state.check(Deploy(segment)))

    @property
    def territory(self) -> Territory | None:
        """The lit territory."""
        return None if self.board.lit is None else self.view.territory(*self.board.lit)

    @property
    def score(self) -> TerritoryScore | None:
        """What the lit territory is worth; at the end of the game as incomplete."""
        territory = self.territory
        if territory is None or not self.board.final:
            return None if territory is None else territory.score
        return replace(territory.score, complete=False)

    def remarks(self) -> tuple[Message, ...]:
        """Return the lines of the score, and why what was tried is refused."""
        score = self.score
        lines = () if score is None or self.board.tried else score.lines()
        refusals = (one.refusal.reason for one in self.tries if one.refusal is not None)
        return (*(line.reason for line in lines if line.count), *refusals)

    def counted_cities(self) -> tuple[CityPlace, ...]:
        """Return the cities that the lit territory counts: as many as its score says."""
        territory = self.territory
        if territory is None or territory.terrain is Terrain.GRASSLAND or self.board.tried:
            return ()
        members = set(territory.members)
        if territory.terrain is Terrain.MOUNTAIN:
            members |= self._bordering(territory)
        return tuple(
            (x, y, index)
            for (x, y), tile in self.view.tiles.items()
            for index, pair in enumerate(self.view.designs[tile.number].cities)
            if any((x, y, segment) in members for segment in pair)
        )

    def _bordering(self, mountain: Territory) -> set[tuple[int, int, int]]:
        """Return the segments of all grasslands that share a border with a mountain."""
        found: set[tuple[int, int, int]] = set()
        for x, y, segment in mountain.members:
            design = self.view.designs[self.view.tiles[x, y].number]
            for pair in design.borders:
                if segment not in pair:
                    continue
                other = pair[0] if pair[1] == segment else pair[1]
                if design.segments[other].terrain is Terrain.GRASSLAND:
                    found.update(self.view.territory(x, y, other).members)
        return found
