"""What one seat may know of a game of The Discovery."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discovery.rules.landscape.actions import Action, Take
from discovery.rules.landscape.tileset import cell_at, place_of
from discovery.rules.seat_view import SeatView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.game import Chance, Line, Seat
    from discovery.rules.landscape.actions import Place
    from discovery.rules.landscape.designs import Design, Terrain
    from discovery.rules.landscape.phases import Phase
    from discovery.rules.landscape.scoring import TerritoryScore
    from discovery.rules.landscape.state import LandscapeState

HIDDEN = 0
"""Stands for a tile in a hand that the seat may not see."""


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the table: its design's number and quarter turns clockwise."""

    number: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Follower:
    """A follower on the table."""

    seat: Seat
    x: int
    y: int
    segment: int


@dataclass(frozen=True, slots=True)
class Territory:
    """All segments connected across matching edges.

    `members` are (x, y, segment) in the order in which the tiles were laid; `score` is its value
    now, `best` its value if it were complete with its present tiles and cities.
    """

    terrain: Terrain
    open_edges: int
    members: tuple[tuple[int, int, int], ...]
    followers: tuple[Follower, ...]
    score: TerritoryScore
    best: TerritoryScore


@dataclass(frozen=True, slots=True)
class Change:
    """What laying a tile does to the territory of a follower: its scores before and after."""

    follower: Follower
    before: TerritoryScore
    after: TerritoryScore
    open_before: int
    open_after: int


class LandscapeView(SeatView["LandscapeState"]):
    """A position as one seat knows it; it never changes."""

    __slots__ = ("stack_left",)

    turn_paragraph = "landscape.turn"

    def __init__(self, state: LandscapeState, seat: Seat, stack_left: int) -> None:
        """Keep a state whose secrets are gone: hidden tiles lie in its stack."""
        super().__init__(state, seat)
        self.stack_left = stack_left

    @property
    def phase(self) -> Phase:
        """What the seat to act must do."""
        return self._state.phase

    @property
    def double_tile(self) -> bool:
        """Whether the double-tile variant is played."""
        return self._state.double_tile

    @property
    def tiles(self) -> dict[tuple[int, int], PlacedTile]:
        """The tiles on the table by (x, y), in the order in which they were laid."""
        return {
            place_of(cell): PlacedTile(number, rotation)
            for cell, (number, rotation, _) in self._state.board.tiles.items()
        }

    @property
    def frontier(self) -> tuple[tuple[int, int], ...]:
        """The empty cells beside a tile."""
        return tuple(place_of(cell) for cell in self._state.board.frontier)

    @property
    def placed_now(self) -> tuple[int, int] | None:
        """Where the tile of this turn was placed, None before."""
        return None if self._state.last is None else place_of(self._state.last)

    @property
    def designs(self) -> Mapping[int, Design]:
        """The designs by number."""
        return self._state.tileset.designs

    @property
    def out(self) -> tuple[int, ...]:
        """The numbers of tiles that left the game, all shown."""
        return self._state.out

    @property
    def unseen(self) -> Counter[int]:
        """How many tiles of each number the seat has not seen: stack and hidden hands together."""
        return Counter(self._state.bag)

    @property
    def followers(self) -> tuple[Follower, ...]:
        """All followers on the table, by seat and in the order in which they were deployed."""
        return tuple(
            Follower(seat, spot.x, spot.y, spot.segment)
            for seat, spots in enumerate(self._state.deployed)
            for spot in spots
        )

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of the tiles in a hand, `HIDDEN` for those not to be seen."""
        return self._state.hands[seat]

    def supply(self, seat: Seat) -> int:
        """Return how many followers a seat can still deploy."""
        return self._state.supply[seat]

    def rotations(self, number: int, x: int, y: int) -> tuple[int, ...]:
        """Return the rotations in which a design fits an empty cell beside a tile."""
        around = self._state.board.frontier.get(cell_at(x, y))
        if around is None:
            return ()
        fits = self._state.tileset.fits[number][around[0]]
        return tuple(rotation for rotation in range(4) if fits >> rotation & 1)

    def fitting_unseen(self, x: int, y: int) -> int:
        """Return how many unseen tiles fit an empty cell beside a tile, in whatever rotation.

        Raises:
            KeyError: the cell is not empty, or no tile lies beside it.
        """
        pattern = self._state.board.frontier[cell_at(x, y)][0]
        fits = self._state.tileset.fits
        return sum(1 for number in self._state.bag if fits[number][pattern])

    def changes(self, action: Place) -> tuple[Change, ...]:
        """Return what a legal placement changes for the followers on the table, by seat.

        Those whose territory is worth the same and has as many open edges are left out.
        """
        state = self._state
        number = state.hands[self.seat][action.slot]
        board = state.board.copy()
        board.place(cell_at(action.x, action.y), number, action.rotation)
        found = []
        for follower in self.followers:
            node = state.node_at(follower.x, follower.y, follower.segment)
            change = Change(
                follower,
                state.board.score(node),
                board.score(node),
                state.board.open_edges[state.board.root(node)],
                board.open_edges[board.root(node)],
            )
            if change.before != change.after or change.open_before != change.open_after:
                found.append(change)
        return tuple(found)

    def territory(self, x: int, y: int, segment: int) -> Territory:
        """Return the territory of a segment of the tile at (`x`, `y`).

        Raises:
            KeyError: no tile lies there.
        """
        state = self._state
        board = state.board
        root = board.root(state.node_at(x, y, segment))
        members = [
            (*place_of(cell), index)
            for cell, (number, _, base) in board.tiles.items()
            for index in range(len(state.tileset.designs[number].segments))
            if board.root(base + index) == root
        ]
        score = board.score(root)
        inside = set(members)
        return Territory(
            score.terrain,
            board.open_edges[root],
            tuple(members),
            tuple(f for f in self.followers if (f.x, f.y, f.segment) in inside),
            score,
            replace(score, complete=True),
        )

    def preview(self, action: Action) -> tuple[Line, ...]:
        """Return what a legal action would score at once: something for `Take` only."""
        if not isinstance(action, Take):
            return ()
        score = self._state.board.score(self._state.node_at(action.x, action.y, action.segment))
        return score.lines((action.x, action.y, action.segment))

    def sample(self, chance: Chance) -> LandscapeState:
        """Return a state that agrees with all that the seat has seen; hidden hands are picked."""
        state = self._state.copy()
        for seat, hand in enumerate(state.hands):
            filled = list(hand)
            for slot, number in enumerate(hand):
                if number == HIDDEN:
                    filled[slot] = chance.pick(state.bag)
                    state.bag.remove(filled[slot])
            state.hands[seat] = tuple(filled)
        return state


class BystanderView(LandscapeView):
    """A position of a recorded game for those who look on: what all know, or everything."""

    __slots__ = ()

    @property
    def decides(self) -> bool:
        """Whether what the seat to act may do can be told: its hand is known."""
        return super().decides and HIDDEN not in self.hand(self.seat)
