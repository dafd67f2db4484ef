"""A whole position of The Discovery, and how actions and chance change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import IllegalAction, Refusal
from discovery.rules.landscape import chance, refusals
from discovery.rules.landscape.actions import (
    DEPLOYS,
    DISCARDS,
    PASS,
    Action,
    Deploy,
    Discard,
    Pass,
    Place,
    Take,
    action_text,
    parse_action,
)
from discovery.rules.landscape.board import Board
from discovery.rules.landscape.events import (
    FollowerDeployed,
    FollowerTaken,
    Passed,
    TileDiscarded,
    TilePlaced,
)
from discovery.rules.landscape.phases import (
    DISCARD,
    FOLLOWER,
    NEXT_TURN,
    PLACE,
    REDRAW,
    SETUP,
    Pending,
)
from discovery.rules.landscape.tileset import ROW, cell_at
from discovery.rules.landscape.view import BystanderView, LandscapeView

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.rules.game import Chance, Line, Seat
    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.scoring import TerritoryScore
    from discovery.rules.landscape.tileset import TileSet

FOLLOWERS = 4
"""Followers in each supply at the start; a fifth marks the score."""


class LandscapeState:
    """Board, hands, supplies and points; changed by `apply` and `resolve` alone.

    Hands hold design numbers; of each hand the first `known` tiles have been shown to all. `bag`
    is the stack without an order, sorted by number: no future is stored. `ledger` keeps for each
    seat (x, y, segment, score) of every follower that scored. `out` are tiles that left the game,
    face up. `seat` is whose turn it is, `to_act` the same until the game is over, then None.
    """

    __slots__ = (
        "bag",
        "board",
        "deployed",
        "double_tile",
        "equal_turns",
        "first",
        "hands",
        "known",
        "last",
        "ledger",
        "out",
        "pending",
        "phase",
        "players",
        "points",
        "seat",
        "supply",
        "tileset",
        "to_act",
    )

    def __init__(
        self,
        tileset: TileSet,
        players: int,
        first: Seat | None = None,
        *,
        double_tile: bool = False,
        equal_turns: bool = False,
    ) -> None:
        """Lay the start tile; the set-up is pending. `first` None: chance chooses who begins."""
        self.tileset = tileset
        self.players = players
        self.first = first
        self.double_tile = double_tile
        self.equal_turns = equal_turns
        self.board = Board(tileset)
        self.bag = tileset.stack()
        self.hands: list[tuple[int, ...]] = [()] * players
        self.known = [0] * players
        self.supply = [FOLLOWERS] * players
        self.deployed: list[tuple[Take, ...]] = [()] * players
        self.points = [0] * players
        self.ledger: list[tuple[tuple[int, int, int, TerritoryScore], ...]] = [()] * players
        self.out: tuple[int, ...] = ()
        self.seat: Seat = 0
        self.to_act: Seat | None = 0
        self.phase = PLACE
        self.pending: Pending | None = SETUP
        self.last: int | None = None

    def copy(self) -> LandscapeState:
        """Return an independent copy."""
        twin = LandscapeState.__new__(LandscapeState)
        twin.tileset = self.tileset
        twin.players = self.players
        twin.first = self.first
        twin.double_tile = self.double_tile
        twin.equal_turns = self.equal_turns
        twin.board = self.board.copy()
        twin.bag = self.bag.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.supply = self.supply.copy()
        twin.deployed = self.deployed.copy()
        twin.points = self.points.copy()
        twin.ledger = self.ledger.copy()
        twin.out = self.out
        twin.seat = self.seat
        twin.phase = self.phase
        twin.pending = self.pending
        twin.last = self.last
        twin.to_act = self.to_act
        return twin

    def legal_actions(self) -> Sequence[Action]:
        """List every legal action; empty when chance is owed or the game is over."""
        if self.pending is not None or self.to_act is None:
            return ()
        if self.phase is PLACE:
            return self._placements()
        if self.phase is FOLLOWER:
            return self._follower_steps()
        hand = self.hands[self.seat]
        return DISCARDS[: len(set(hand))]

    def _placements(self) -> list[Action]:
        found: list[Action] = []
        hand = self.hands[self.seat]
        around = self.board.frontier.values()
        fits = self.tileset.fits[hand[0]]
        for pattern, places in around:
            rotations = fits[pattern]
            if rotations:
                found += places[rotations]
        if len(hand) > 1 and hand[1] != hand[0]:
            fits = self.tileset.fits[hand[1]]
            for pattern, places in around:
                found += places[fits[pattern] + 16]
        return found

    def _follower_steps(self) -> list[Action]:
        found: list[Action] = [PASS]
        if self.supply[self.seat]:
            board = self.board
            parent = board.parent
            followers = board.followers
            for segment, node in enumerate(self._last_nodes()):
                root = node
                while parent[root] != root:
                    root = parent[root]
                if not followers[root]:
                    found.append(DEPLOYS[segment])
        found += self.deployed[self.seat]
        return found

    def _last_nodes(self) -> range:
        """Return the nodes of the tile just placed, which are the newest."""
        assert self.last is not None  # noqa: S101 - set by every placement
        return range(self.board.tiles[self.last][2], len(self.board.parent))

    def _first_of_its_kind(self, slot: int) -> bool:
        hand = self.hands[self.seat]
        return 0 <= slot < len(hand) and hand.index(hand[slot]) == slot

    def _fits(self, action: Place) -> bool:
        slot = action.slot
        if slot and not self._first_of_its_kind(slot):
            return False
        around = self.board.frontier.get(action.y * ROW + action.x)
        if around is None or not (-128 <= action.x < 128 and 0 <= action.rotation < 4):
            return False
        number = self.hands[self.seat][slot]
        return self.tileset.fits[number][around[0]] >> action.rotation & 1 == 1

    def _free(self, segment: int) -> bool:
        nodes = self._last_nodes()
        if not (self.supply[self.seat] and 0 <= segment < len(nodes)):
            return False
        return not self.board.followers[self.board.root(nodes[segment])]

    def check(self, action: Action) -> Refusal | None:
        """Return why `action` is refused, or None when it is legal."""
        return None if action in self.legal_actions() else refusals.explain(self, action)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action for the seat to act.

        Raises:
            IllegalAction: it is not legal; the state is as before.
        """
        phase = None if self.pending is not None or self.to_act is None else self.phase
        match action:
            case Place() if phase is PLACE and self._fits(action):
                return (self._place(action),)
            case Deploy() if phase is FOLLOWER and self._free(action.segment):
                event: Event = self._deploy(action.segment)
            case Take() if phase is FOLLOWER and action in self.deployed[self.seat]:
                event = self._take(action)
            case Pass() if phase is FOLLOWER:
                event = Passed(self.seat)
            case Discard() if phase is DISCARD and self._first_of_its_kind(action.slot):
                return (self._discard(action.slot),)
            case _:
                raise IllegalAction(refusals.explain(self, action))
        self.pending = NEXT_TURN
        return (event,)

    def _place(self, action: Place) -> TilePlaced:
        number = self._give_up(action.slot)
        cell = action.y * ROW + action.x
        self.board.place(cell, number, action.rotation)
        self.last = cell
        self.phase = FOLLOWER
        return TilePlaced(self.seat, number, action.x, action.y, action.rotation)

    def _give_up(self, slot: int) -> int:
        """Take a tile from the hand of the seat to act and return its number."""
        seat = self.seat
        hand = self.hands[seat]
        self.hands[seat] = hand[:slot] + hand[slot + 1 :]
        if slot < self.known[seat]:
            self.known[seat] -= 1
        return hand[slot]

    def _deploy(self, segment: int) -> FollowerDeployed:
        seat = self.seat
        x, y, node = self._spot_of_last(segment)
        self.board.followers[self.board.root(node)] += 1
        self.supply[seat] -= 1
        self.deployed[seat] += (Take(x, y, segment),)
        return FollowerDeployed(seat, x, y, segment)

    def _spot_of_last(self, segment: int) -> tuple[int, int, int]:
        cell = self.last
        assert cell is not None  # noqa: S101 - set by every placement
        x = (cell + 128) % ROW - 128
        return x, (cell - x) // ROW, self.board.tiles[cell][2] + segment

    def node_at(self, x: int, y: int, segment: int) -> int:
        """Return the node of a segment of the tile at (`x`, `y`).

        Raises:
            KeyError: no tile lies there.
        """
        return self.board.tiles[cell_at(x, y)][2] + segment

    def _take(self, action: Take) -> FollowerTaken:
        seat = self.seat
        node = self.node_at(action.x, action.y, action.segment)
        score = self.board.score(node)
        self.board.followers[self.board.root(node)] -= 1
        self.supply[seat] += 1
        spots = self.deployed[seat]
        index = spots.index(action)
        self.deployed[seat] = spots[:index] + spots[index + 1 :]
        self.enter_score(seat, action, score)
        return FollowerTaken(seat, action.x, action.y, action.segment, score)

    def enter_score(self, seat: Seat, spot: Take, score: TerritoryScore) -> None:
        """Add a follower's score to a seat's points and ledger."""
        self.points[seat] += score.points
        self.ledger[seat] += ((spot.x, spot.y, spot.segment, score),)

    def _discard(self, slot: int) -> TileDiscarded:
        number = self._give_up(slot)
        self.out += (number,)
        self.pending = REDRAW
        return TileDiscarded(self.seat, number)

    def resolve(self, source: Chance) -> tuple[Event, ...]:
        """Let chance pay what is pending: set-up, the next turn's tile, or a tile drawn again.

        Raises:
            ValueError: nothing is pending.
        """
        if self.pending is NEXT_TURN:
            return chance.next_turn(self, source)
        if self.pending is REDRAW:
            return chance.redraw(self, source)
        if self.pending is SETUP:
            return chance.set_up(self, source)
        raise ValueError("nothing is pending")

    def stop(self) -> tuple[Event, ...]:
        """End the game with the final scoring of what lies on the table."""
        return chance.final_scoring(self)

    def text(self, action: Action) -> str:
        """Return the text form of an action of the seat to act."""
        return action_text(action, self.hands[self.seat])

    def parse(self, text: str) -> Action:
        """Return the action that `text` names for the seat to act.

        Raises:
            MalformedText: it is not of the form, or names a tile that is not in hand.
        """
        return parse_action(text, self.hands[self.seat])

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        return tuple(self.points)

    def winners(self) -> tuple[Seat, ...]:
        """Return all seats with the most points once the game is over."""
        if self.to_act is not None:
            return ()
        best = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)

    def breakdown(self) -> tuple[tuple[Line, ...], ...]:
        """Return each seat's score line by line; a line's place is (x, y, segment)."""
        return tuple(
            tuple(line for x, y, segment, score in entries for line in score.lines((x, y, segment)))
            for entries in self.ledger
        )

    def view(self, seat: Seat) -> LandscapeView:
        """Return what `seat` may know: others' hidden tiles are mixed into the stack."""
        others = [other for other in range(self.players) if other != seat]
        return LandscapeView(self._hiding(others), seat, len(self.bag))

    def common_view(self) -> BystanderView:
        """Return what all seats know."""
        return BystanderView(self._hiding(range(self.players)), self.to_act or 0, len(self.bag))

    def open_view(self) -> BystanderView:
        """Return everything, of a game that is over and is looked at again."""
        return BystanderView(self._hiding(()), self.to_act or 0, len(self.bag))

    def _hiding(self, seats: Iterable[Seat]) -> LandscapeState:
        """Return a copy in which the hidden tiles of such seats are mixed into the stack."""
        twin = self.copy()
        for seat in seats:
            known = self.known[seat]
            hidden = twin.hands[seat][known:]
            twin.hands[seat] = twin.hands[seat][:known] + (0,) * len(hidden)
            twin.bag += hidden
        twin.bag.sort()
        return twin
