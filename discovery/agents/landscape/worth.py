"""What a position of The Discovery promises a seat: points now and points likely.

The numbers were found by letting variants play against each other; they are guesses, not rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.landscape.actions import Deploy, Take
from discovery.rules.landscape.designs import Terrain

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.state import LandscapeState

STACK = 83
GROWTH = {Terrain.GRASSLAND: 0.55, Terrain.MOUNTAIN: 0.45, Terrain.SEA: 0.35}
"""Points by which an open edge raises a territory, with the whole stack still to come."""
CLOSING = 0.66
"""Chance that one open edge is closed in time, with many tiles to come."""
SUPPLY = (0.0, 2.0, 3.2, 4.0, 4.4)
"""What so many followers in the supply are worth."""
WAITING = 0.95
"""Part of a complete territory's value that one can count on before its follower is back."""


def promise(state: LandscapeState, seat: Seat, left: int) -> float:
    """Return the points that `seat` may hope for at the end, with `left` tiles to come."""
    total = float(state.points[seat])
    for spot in state.deployed[seat]:
        total += likely_value(state, state.node_at(spot.x, spot.y, spot.segment), left)
    return total + _supply_value(state, state.supply[seat], left)


def follower_gain(state: LandscapeState, seat: Seat, action: Action, left: int) -> float:
    """Return by how much a follower step raises `promise`, without playing it."""
    supply = state.supply[seat]
    match action:
        case Deploy(segment):
            assert state.last is not None  # noqa: S101 - a tile was just placed
            node = state.board.tiles[state.last][2] + segment
            raised, then = likely_value(state, node, left), supply - 1
        case Take(x, y, segment):
            node = state.node_at(x, y, segment)
            points = state.board.score(node).points
            raised, then = points - likely_value(state, node, left), supply + 1
        case _:
            return 0.0
    return raised + _supply_value(state, then, left) - _supply_value(state, supply, left)


def _supply_value(state: LandscapeState, followers: int, left: int) -> float:
    """Return what followers in a supply are worth: the less, the fewer turns are left."""
    return SUPPLY[followers] * min(1.0, left / state.players / 5)


def likely_value(state: LandscapeState, node: int, left: int) -> float:
    """Return what a follower on the territory of `node` may hope to score.

    A complete territory counts in full while its owner still has a turn to take the follower
    back; in the final scoring it counts as incomplete.
    """
    board = state.board
    score = board.score(node)
    open_edges = board.open_edges[board.root(node)]
    if not open_edges:
        return score.points * WAITING
    share = left / STACK
    growth = GROWTH[score.terrain] * open_edges * share
    cities = score.shore_cities + score.near_cities
    in_time = CLOSING**open_edges * min(1.0, left / 20)
    match score.terrain:
        case Terrain.GRASSLAND:
            return (score.tiles + growth) * (1 + in_time)
        case Terrain.MOUNTAIN:
            return (cities + growth) * (1 + in_time)
        case Terrain.SEA:
            return cities + growth + in_time * (score.tiles + growth)
