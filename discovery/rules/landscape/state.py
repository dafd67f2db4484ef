"""A whole position of The Discovery, and how actions and chance change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

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
from discovery.rules.landscape.phases import Pending, Phase
from discovery.rules.landscape.tileset import ROW, cell_at
from discovery.rules.landscape.view import LandscapeView

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    face up.
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
        "over",
        "pending",
        "phase",
        "players",
        "points",
        "seat",
        "supply",
        "tileset",
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
        self.phase = Phase.PLACE
        self.pending: Pending | None = Pending.SETUP
        self.last: int | None = None
        self.over = False

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
        twin.over = self.over
        return twin

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides now, or whose turn waits for its end; None when over."""
        return None if self.over else self.seat

    def legal_actions(self) -> Sequence[Action]:
        """List every legal action; empty when chance is owed or the game is over."""
        if self.pending is not None or self.over:
            return ()
        if self.phase is Phase.PLACE:
            return self._placements()
        if self.phase is Phase.FOLLOWER:
            return self._follower_steps()
        hand = self.hands[self.seat]
        return DISCARDS[: len(set(hand))]

    def _placements(self) -> list[Action]:
        found: list[Action] = []
        hand = self.hands[self.seat]
        frontier = self.board.frontier
        places = self.tileset.places
        for slot, number in enumerate(hand):
            if slot and number == hand[0]:
                break
            fits = self.tileset.fits[number]
            for cell, pattern in frontier.items():
                rotations = fits[pattern]
                if rotations:
                    found += places(cell)[slot][rotations]
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

    def allows(self, action: Action) -> bool:
        """Return whether `action` is legal: the same actions as `legal_actions` lists."""
        if self.pending is not None or self.over:
            return False
        match action:
            case Place(x, y, rotation, slot):
                return self.phase is Phase.PLACE and self._fits(x, y, rotation, slot)
            case Deploy(segment):
                return self.phase is Phase.FOLLOWER and self._free(segment)
            case Take():
                return self.phase is Phase.FOLLOWER and action in self.deployed[self.seat]
            case Pass():
                return self.phase is Phase.FOLLOWER
            case Discard(slot):
                return self.phase is Phase.DISCARD and self._first_of_its_kind(slot)
            case _:
                assert_never(action)

    def _first_of_its_kind(self, slot: int) -> bool:
        hand = self.hands[self.seat]
        return 0 <= slot < len(hand) and hand.index(hand[slot]) == slot

    def _fits(self, x: int, y: int, rotation: int, slot: int) -> bool:
        if slot and not self._first_of_its_kind(slot):
            return False
        pattern = self.board.frontier.get(y * ROW + x)
        if pattern is None or not (-128 <= x < 128 and 0 <= rotation < 4):
            return False
        return self.tileset.fits[self.hands[self.seat][slot]][pattern] >> rotation & 1 == 1

    def _free(self, segment: int) -> bool:
        nodes = self._last_nodes()
        if not (self.supply[self.seat] and 0 <= segment < len(nodes)):
            return False
        return not self.board.followers[self.board.root(nodes[segment])]

    def check(self, action: Action) -> Refusal | None:
        """Return why `action` is refused, or None when it is legal."""
        return None if self.allows(action) else refusals.explain(self, action)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action for the seat to act.

        Raises:
            IllegalAction: it is not legal; the state is as before.
        """
        if not self.allows(action):
            raise IllegalAction(refusals.explain(self, action))
        match action:
            case Place(x, y, rotation, slot):
                return (self._place(x, y, rotation, slot),)
            case Deploy(segment):
                event: Event = self._deploy(segment)
            case Take():
                event = self._take(action)
            case Pass():
                event = Passed(self.seat)
            case Discard(slot):
                return (self._discard(slot),)
            case _:
                assert_never(action)
        self.pending = Pending.NEXT_TURN
        return (event,)

    def _place(self, x: int, y: int, rotation: int, slot: int) -> TilePlaced:
        number = self._give_up(slot)
        cell = y * ROW + x
        self.board.place(cell, number, rotation)
        self.last = cell
        self.phase = Phase.FOLLOWER
        return TilePlaced(self.seat, number, x, y, rotation)

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
        self.deployed[seat] = tuple(one for one in self.deployed[seat] if one != action)
        self.enter_score(seat, action, score)
        return FollowerTaken(seat, action.x, action.y, action.segment, score)

    def enter_score(self, seat: Seat, spot: Take, score: TerritoryScore) -> None:
        """Add a follower's score to a seat's points and ledger."""
        self.points[seat] += score.points
        self.ledger[seat] += ((spot.x, spot.y, spot.segment, score),)

    def _discard(self, slot: int) -> TileDiscarded:
        number = self._give_up(slot)
        self.out += (number,)
        self.pending = Pending.REDRAW
        return TileDiscarded(self.seat, number)

    def resolve(self, source: Chance) -> tuple[Event, ...]:
        """Let chance pay what is pending: set-up, the next turn's tile, or a tile drawn again.

        Raises:
            ValueError: nothing is pending.
        """
        if self.pending is None:
            raise ValueError("nothing is pending")
        return chance.RESOLVERS[self.pending.value](self, source)

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
        if not self.over:
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
        twin = self.copy()
        for other in range(self.players):
            if other != seat:
                known = self.known[other]
                hidden = twin.hands[other][known:]
                twin.hands[other] = twin.hands[other][:known] + (0,) * len(hidden)
                twin.bag += hidden
        twin.bag.sort()
        return LandscapeView(twin, seat, len(self.bag))
