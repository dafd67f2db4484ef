"""A position cut down to what a playout needs, and a quick way to play it to the end.

A playout tells how good a position is by how such games go on. It must be cheap, so everybody
plays by a rule of thumb: of a few places beside one's own territories the one that helps most,
anywhere else if none does; then the follower step that promises most.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from discovery.rules.landscape.chance import HAND
from discovery.rules.landscape.tileset import STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.agents.landscape.prospects import Prospects
    from discovery.rules.game import Seat
    from discovery.rules.landscape.state import LandscapeState

LOOKS = 3
"""Places beside own territories that a tile is tried on."""
ALL = 1000
"""So many in the last turn of a game, when a single place can decide."""
SLOT = 4
"""Bits that count a seat's followers in a territory."""
MASK = (1 << SLOT) - 1
BACK = (2, 3, 0, 1)
"""The side of the neighbour that touches each side."""
ROTATIONS = tuple(tuple(r for r in range(4) if mask >> r & 1) for mask in range(16))
"""The rotations of a bit set."""

Found = tuple[int, int, float]
"""A cell, a rotation there, and how much a tile helps there."""


class Sketch:
    """A position between two turns.

    `board.followers` counts each seat's followers in bits of their own, so that one look tells
    whose a territory is. `spots` are the nodes where each seat's followers stand, `warm` the cells
    at which its territories are, or were, open. `hands` are used in the double-tile variant alone.
    """

    __slots__ = (
        "board",
        "double",
        "hands",
        "points",
        "prospects",
        "seat",
        "spots",
        "supply",
        "warm",
    )

    def __init__(self, state: LandscapeState, prospects: Prospects) -> None:
        """Cut `state` down; it stays as it is."""
        self.prospects = prospects
        self.seat = state.seat
        self.double = state.double_tile
        self.hands = [list(hand) for hand in state.hands]
        self.points = state.points.copy()
        self.supply = state.supply.copy()
        self.spots = [
            [state.node_at(spot.x, spot.y, spot.segment) for spot in spots]
            for spots in state.deployed
        ]
        self.board = state.board.copy()
        self._count_followers()
        self.warm: list[set[int]] = [set() for _ in state.points]
        for cell in self.board.tiles:
            self._warm_up(cell)

    def _count_followers(self) -> None:
        board = self.board
        board.followers = [0] * len(board.followers)
        for seat, nodes in enumerate(self.spots):
            for node in nodes:
                board.followers[board.root(node)] += 1 << SLOT * seat

    def copy(self) -> Sketch:
        """Return an independent copy."""
        twin = Sketch.__new__(Sketch)
        twin.prospects = self.prospects
        twin.seat = self.seat
        twin.double = self.double
        twin.hands = [hand.copy() for hand in self.hands] if self.double else self.hands.copy()
        twin.points = self.points.copy()
        twin.supply = self.supply.copy()
        twin.spots = [nodes.copy() for nodes in self.spots]
        twin.board = self.board.copy()
        twin.warm = [cells.copy() for cells in self.warm]
        return twin

    def newest(self) -> range:
        """Return the nodes of the tile laid last."""
        board = self.board
        return range(next(reversed(board.tiles.values()))[2], len(board.parent))

    def promises(self) -> list[float]:
        """Return what each seat may hope for at the end."""
        board = self.board
        of, supply, root = self.prospects.of, self.prospects.supply, board.root
        return [
            points + supply[followers] + sum([of(board, root(node)) for node in nodes])
            for points, followers, nodes in zip(self.points, self.supply, self.spots, strict=True)
        ]

    def play(self, stack: list[int], luck: Sequence[float]) -> bool:
        """Play a turn for each number of `luck`, using up `stack`; tell whether the game is over.

        The numbers lie in 0..1. The stack is drawn from its end.
        """
        turn = self._turn_of_two if self.double else self._turn
        for chance in luck:  # noqa: SIM110 - all() takes longer
            if not turn(stack, chance):
                return True
        return False

    def finish(self) -> None:
        """Score the followers on the table as at the end of the game."""
        board = self.board
        for seat, nodes in enumerate(self.spots):
            for node in nodes:
                self.points[seat] += board.points(board.root(node), final=True)

    def take(self, seat: Seat, node: int, points: int) -> None:
        """Take a follower back for so many points."""
        board = self.board
        board.followers[board.root(node)] -= 1 << SLOT * seat
        self.spots[seat].remove(node)
        self.supply[seat] += 1
        self.points[seat] += points

    def deploy(self, seat: Seat, node: int) -> None:
        """Put a follower on a node."""
        board = self.board
        board.followers[board.root(node)] += 1 << SLOT * seat
        self.spots[seat].append(node)
        self.supply[seat] -= 1

    def warm_newest(self) -> None:
        """Keep the open cells of the tile laid last in mind, once its turn is played."""
        self._warm_up(next(reversed(self.board.tiles)))

    def _turn(self, stack: list[int], chance: float) -> bool:
        """Play the next turn; tell whether there was one."""
        seat = self.seat = (self.seat + 1) % len(self.points)
        while stack:
            number = stack.pop()
            found = self._look(seat, number, chance, LOOKS if stack else ALL)
            if found is not None:
                self._lay(seat, number, found)
                return True
        return False

    def _turn_of_two(self, stack: list[int], chance: float) -> bool:
        """Play the next turn with two tiles in hand; tell whether there was one."""
        self._fill_hand(stack)
        for _ in self.hands:
            seat = self.seat = (self.seat + 1) % len(self.points)
            hand = self.hands[seat]
            while hand:
                looks = [
                    (found[2], found, number)
                    for number in hand
                    if (found := self._look(seat, number, chance)) is not None
                ]
                if looks:
                    _, best, number = max(looks)
                    hand.remove(number)
                    self._lay(seat, number, best)
                    return True
                hand.pop()
                self._fill_hand(stack)
        return False

    def _fill_hand(self, stack: list[int]) -> None:
        hand = self.hands[self.seat]
        while len(hand) < HAND and stack:
            hand.append(stack.pop())

    def _lay(self, seat: Seat, number: int, found: Found) -> None:
        cell, rotation, _ = found
        base = len(self.board.parent)
        self.board.place(cell, number, rotation)
        self._step(seat, base)
        self._warm_up(cell)

    def _look(self, seat: Seat, number: int, chance: float, looks: int = LOOKS) -> Found | None:
        """Return where to lay a tile, trying so many places; None where nothing fits."""
        frontier = self.board.frontier
        fits = self.board.tileset.fits[number]
        warm = [cell for cell in self.warm[seat] if cell in frontier and fits[frontier[cell][0]]]
        best = (0, 0, 0.0)
        last = int(chance * len(warm))
        for index in range(last - min(len(warm), looks), last):
            cell = warm[index]
            for rotation in ROTATIONS[fits[frontier[cell][0]]]:
                help_ = self._help(seat, cell, number, rotation)
                if help_ > best[2]:
                    best = (cell, rotation, help_)
        if best[2] > 0.0:
            return best
        cells = list(frontier)
        first = int(chance * len(cells))
        for cell in chain(cells[first:], cells[:first]):
            rotations = fits[frontier[cell][0]]
            if rotations:
                return cell, ROTATIONS[rotations][0], 0.0
        return None

    def _help(self, seat: Seat, cell: int, number: int, rotation: int) -> float:
        """Return roughly by what a tile there helps the seat more than the others."""
        board = self.board
        sides = board.sides
        parent = board.parent
        face = board.tileset.faces[number][rotation]
        found = 0.0
        for step, back, index in zip(STEPS, BACK, face.by_side):  # noqa: B905 - costs time
            other = sides.get(cell + step)
            if other is None:
                continue
            node = other[back]
            while parent[node] != node:
                node = parent[node]
            held = board.followers[node]
            if held:
                before = board.open_edges[node]
                close = self.prospects.close[board.terrains[node]]
                rise = close[before + face.edge_counts[index] - 2] - close[before]
                gain = 1.0 + board.tile_bits[node].bit_count() * rise
                found += gain if held >> SLOT * seat & MASK else -gain
        return found

    def _warm_up(self, cell: int) -> None:
        """Keep in mind the cells beside a tile at which somebody's territory is open."""
        board = self.board
        parent = board.parent
        for step, node in zip(STEPS, board.sides[cell]):  # noqa: B905 - costs time
            if cell + step in board.frontier:
                root = node
                while parent[root] != root:
                    root = parent[root]
                held = board.followers[root]
                if held:
                    for seat, cells in enumerate(self.warm):
                        if held >> SLOT * seat & MASK:
                            cells.add(cell + step)

    def _step(self, seat: Seat, base: int) -> None:
        """Play the follower step that adds most; the newest tile's nodes begin with `base`."""
        gain, deploy = self._best_deploy(seat, base) if self.supply[seat] else (0.0, -1)
        more, take, points = self._best_take(seat) if self.spots[seat] else (0.0, -1, 0)
        if more > gain:
            self.take(seat, take, points)
        elif gain > 0.0:
            self.deploy(seat, deploy)

    def _best_deploy(self, seat: Seat, base: int) -> tuple[float, int]:
        """Return what the best free segment of the newest tile adds, and its node."""
        board, prospects = self.board, self.prospects
        parent, followers = board.parent, board.followers
        price = prospects.prices[self.supply[seat]]
        best, deploy = 0.0, -1
        for node in range(base, len(parent)):
            root = node
            while parent[root] != root:
                root = parent[root]
            if not followers[root]:
                gain = prospects.of(board, root) - price
                if gain > best:
                    best, deploy = gain, node
        return best, deploy

    def _best_take(self, seat: Seat) -> tuple[float, int, int]:
        """Return what taking the best follower back adds, its node, and the points.

        While there are others to deploy, open territories are left alone.
        """
        board, prospects = self.board, self.prospects
        parent, open_edges = board.parent, board.open_edges
        supply = self.supply[seat]
        price = prospects.prices[supply + 1]
        best, take, points = 0.0, -1, 0
        for node in self.spots[seat]:
            root = node
            while parent[root] != root:
                root = parent[root]
            if not (supply and open_edges[root]):
                now = board.points(root)
                gain = price - prospects.hope(board, root, now)
                if gain > best:
                    best, take, points = gain, node, now
        return best, take, points
