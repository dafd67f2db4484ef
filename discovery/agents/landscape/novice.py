"""A computer player of The Discovery that plays as people do in their first games.

It looks round its last tile and its followers only, likes to complete things at once, and sends
followers out as soon as it can; with nobody left it waits for a while, then for less and less.
What it overlooks: that two tiles are worth no more for being complete, that the cities of
bordering grasslands help a mountain, what the others hold, and that the end comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discovery.agents.agent import Agent, Choice, OwnChance
from discovery.agents.landscape.judge import Turn, shortlist
from discovery.agents.landscape.newcomer import reasons_of
from discovery.agents.landscape.reasons import choices_of, discards
from discovery.rules.landscape.actions import PASS, Deploy, Discard, Place, Take
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.tileset import cell_at, place_of

if TYPE_CHECKING:
    from discovery.rules.game import View
    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.board import Board
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.view import LandscapeView

NEAR = 2
"""Steps from its last tile or a follower that it looks at."""
MOST_LOOKS = 16
"""Placements that it compares."""
JOY = 3.0
"""What completing something is worth to it beside the points."""
WIDTH = 1.0
"""What a point counts for beside an open edge when it looks for a wide territory."""
PATIENCE = 9
"""Points for which it takes a follower back from open land once it has sent the last one out.

Each round of waiting lowers them by one: who has nobody to send out grows weary of it.
"""


class NoviceAgent(Agent):
    """Sees what is near, finishes what can be finished, and sends everybody out."""

    def __init__(self, seed: int) -> None:
        """Let the seed decide where it looks first."""
        self._chance = OwnChance(seed)

    def advise(self, view: View) -> tuple[Choice, ...]:
        """Return what it likes best."""
        known = cast("LandscapeView", view)
        legal = known.legal_actions()
        state = known.sample(self._chance)
        if isinstance(legal[0], Discard):
            return discards(state, legal)
        if isinstance(legal[0], Place):
            turns = self._places(state, [each for each in legal if isinstance(each, Place)])
        else:
            turns = [Turn(None, step, _step_liking(state, step)) for step in legal]
        turns.sort(key=lambda turn: -turn.worth)
        return choices_of(
            state,
            shortlist(state, turns),
            lambda state, turn: reasons_of(state, turn, NEAR, _widest),
        )

    def _places(self, state: LandscapeState, legal: list[Place]) -> list[Turn]:
        """Judge placements near what it has in mind; anywhere if none of them is near."""
        centres = [(spot.x, spot.y) for spot in state.deployed[state.seat]]
        laid = list(state.board.tiles)
        centres.append(place_of(laid[-min(state.players, len(laid))]))
        near = [
            place
            for place in legal
            if any(max(abs(place.x - x), abs(place.y - y)) <= NEAR for x, y in centres)
        ]
        seen = near or legal
        while len(seen) > MOST_LOOKS:
            seen.pop(self._chance.pick(range(len(seen))))
        return [Turn(place, PASS, _place_liking(state, place)) for place in seen]


def _liking(board: Board, root: int) -> float:
    """Return what it takes a territory to be worth: its own count of the rules."""
    size = board.tile_bits[root].bit_count()
    cities = board.city_bits[root].bit_count()
    complete = not board.open_edges[root]
    match board.terrains[root]:
        case Terrain.GRASSLAND:
            points = size * 2 if complete else size
        case Terrain.MOUNTAIN:
            points = cities * 2 if complete else cities
        case Terrain.SEA:
            points = cities + size if complete else cities
    return points + JOY * complete


def _place_liking(state: LandscapeState, place: Place) -> float:
    """Return how it likes a placement: what its territories gain, and room for a follower."""
    board = state.board.copy()
    board.place(cell_at(place.x, place.y), state.hands[state.seat][place.slot], place.rotation)
    found = 0.0
    for spot in state.deployed[state.seat]:
        node = state.node_at(spot.x, spot.y, spot.segment)
        found += _liking(board, board.root(node)) - _liking(state.board, state.board.root(node))
    if state.supply[state.seat]:
        found += max(_free_rooms(board).values(), default=0.0)
    return found


def _room(board: Board, root: int) -> float:
    """Return how wide a territory looks: that is where it sends somebody."""
    return board.open_edges[root] + WIDTH * board.points(root)


def _free_rooms(board: Board) -> dict[int, float]:
    """Return how wide the free territories of the last tile look, by their segments there."""
    base = next(reversed(board.tiles.values()))[2]
    roots = {node: board.root(node) for node in range(base, len(board.parent))}
    return {node: _room(board, root) for node, root in roots.items() if not board.followers[root]}


def _widest(board: Board) -> int | None:
    """Return the segment of the last tile to which it would send a follower."""
    rooms = _free_rooms(board)
    return max(rooms, key=rooms.__getitem__) if rooms else None


def _step_liking(state: LandscapeState, step: Action) -> float:
    """Return how it likes a follower step: completed land first, then sending somebody out."""
    board = state.board
    match step:
        case Take(x, y, segment):
            root = board.root(state.node_at(x, y, segment))
            if not board.open_edges[root]:
                return 100.0 + _liking(board, root)
            points = board.points(root)
            tired = not state.supply[state.seat] and points >= max(1, PATIENCE - _waited(state))
            return points if tired else -1.0
        case Deploy(segment):
            root = board.root(next(reversed(board.tiles.values()))[2] + segment)
            return 20.0 + _room(board, root)
        case _:
            return 0.0


def _waited(state: LandscapeState) -> int:
    """Return for how many rounds nobody was sent out."""
    laid = {place_of(cell): number for number, cell in enumerate(state.board.tiles, 1)}
    last = max(laid[spot.x, spot.y] for spot in state.deployed[state.seat])
    return (len(laid) - last) // state.players
