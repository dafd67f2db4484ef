"""Judges the turns that a seat could play by what they promise once they are played."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING

from discovery.agents.agent import MOST_CHOICES
from discovery.agents.landscape.sketch import Sketch
from discovery.rules.landscape.actions import DEPLOYS, PASS, Deploy, Discard, Place, Take
from discovery.rules.landscape.tileset import cell_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.agents.landscape.prospects import Prospects
    from discovery.rules.landscape.actions import Action
    from discovery.rules.landscape.state import LandscapeState
    from discovery.rules.landscape.tileset import Face

_WORTH = attrgetter("worth")


@dataclass(frozen=True, slots=True)
class Turn:
    """A placement (None: it is done), a follower step, and what they promise together."""

    place: Place | None
    step: Action
    worth: float

    @property
    def action(self) -> Action:
        """What is to be done first."""
        return self.step if self.place is None else self.place


class Judge:
    """Judges turns from a position for the seat to act."""

    def __init__(
        self,
        state: LandscapeState,
        prospects: Prospects,
        rivalry: float,
        barring: float = 0.0,
    ) -> None:
        """Take a position, which stays as it is. `rivalry` and `barring`: see `Taste`."""
        self.sketch = Sketch(state, prospects)
        self._rivalry = rivalry
        self._barring = barring
        self._seat = state.seat
        self._deployed = state.deployed[state.seat]
        self._hand = state.hands[state.seat]

    def turns(self, legal: Sequence[Action]) -> list[Turn]:
        """Return all turns that begin with an action of the placing step, the best first."""
        places = [action for action in legal if isinstance(action, Place)]
        found = [turn for place in places for turn in self.steps(place)]
        return sorted(found, key=_WORTH, reverse=True)

    def steps(self, place: Place | None = None) -> list[Turn]:
        """Return every follower step after a placement, the best first."""
        sketch = self.sketch if place is None else self._placed(place)
        base = self.standing(sketch)
        found = [Turn(place, step, base + gain) for step, gain in self._gains(sketch)]
        return sorted(found, key=_WORTH, reverse=True)

    def standing(self, sketch: Sketch) -> float:
        """Return how good a position is for the seat while the game goes on."""
        found = self.balance(sketch.promises())
        if self._barring:
            board = sketch.board
            for seat, nodes in enumerate(sketch.spots):
                if seat != self._seat:
                    found += self._barring * sum(board.open_edges[board.root(n)] for n in nodes)
        return found

    def balance(self, promises: Sequence[float]) -> float:
        """Return what the seat is promised, less what the others are."""
        own = promises[self._seat]
        others = sum(promises) - own
        return own - self._rivalry * others / (len(promises) - 1)

    def _placed(self, place: Place) -> Sketch:
        """Return the position with a tile more; it shares all but the board."""
        twin = copy(self.sketch)
        twin.board = self.sketch.board.copy()
        number = self._hand[place.slot]
        twin.board.place(cell_at(place.x, place.y), number, place.rotation)
        return twin

    def _gains(self, sketch: Sketch) -> list[tuple[Action, float]]:
        """Return each follower step with what it adds to what the seat may hope for."""
        board, prospects, seat = sketch.board, sketch.prospects, self._seat
        followers = sketch.supply[seat]
        gains: list[tuple[Action, float]] = [(PASS, 0.0)]
        if followers:
            price = prospects.prices[followers]
            for segment, node in enumerate(sketch.newest()):
                root = board.root(node)
                if not board.followers[root]:
                    gains.append((DEPLOYS[segment], prospects.of(board, root) - price))
        if self._deployed:
            price = prospects.prices[followers + 1]
            for step, node in zip(self._deployed, sketch.spots[seat], strict=True):
                root = board.root(node)
                gains.append((step, price - prospects.hope(board, root, board.points(root))))
        return gains

    def after(self, turn: Turn, prospects: Prospects | None = None) -> Sketch:
        """Return the position after a turn, for playouts; others' `prospects` where given."""
        sketch, seat = self.sketch.copy(), self._seat
        if prospects is not None:
            sketch.prospects = prospects
        if turn.place is not None:
            place = turn.place
            number = self._hand[place.slot]
            sketch.board.place(cell_at(place.x, place.y), number, place.rotation)
            sketch.hands[seat] = [*self._hand[: place.slot], *self._hand[place.slot + 1 :]]
        match turn.step:
            case Deploy(segment):
                sketch.deploy(seat, sketch.newest()[segment])
            case Take():
                node = sketch.spots[seat][self._deployed.index(turn.step)]
                sketch.take(seat, node, sketch.board.points(sketch.board.root(node)))
        sketch.warm_newest()
        return sketch


def tiles_to_come(state: LandscapeState) -> int:
    """Return how many tiles will be laid after this turn, if all of them fit."""
    held = sum(len(hand) for hand in state.hands)
    return len(state.bag) + held - (state.last is None and held > 0)


def by_use(state: LandscapeState, legal: Sequence[Discard]) -> list[tuple[Discard, int]]:
    """Return the tiles of a hand in which nothing fits, with how many places each would fit.

    They are places of all kinds there can be, not those on the table. What fits fewest comes first.
    """
    hand, fits = state.hands[state.seat], state.tileset.fits
    found = [(action, sum(map(bool, fits[hand[action.slot]]))) for action in legal]
    return sorted(found, key=itemgetter(1))


def shortlist(state: LandscapeState, turns: Iterable[Turn]) -> list[Turn]:
    """Return the first few turns of a list that differ in their square, or else in their step.

    Where there are too few squares other tiles and rotations on them follow that look otherwise.
    """
    found: dict[object, Turn] = {}
    more: list[Turn] = []
    for turn in turns:
        key = turn.step if turn.place is None else (turn.place.x, turn.place.y)
        if found.setdefault(key, turn) is not turn and not any(
            _look_alike(state, turn.place, other.place) for other in (found[key], *more)
        ):
            more.append(turn)
    best, *others = [*found.values(), *more][:MOST_CHOICES]
    return [best, *sorted(others, key=_WORTH, reverse=True)]


def _look_alike(state: LandscapeState, one: Place | None, other: Place | None) -> bool:
    """Tell whether two placements leave the same land on the table."""
    if one is None or other is None or (one.x, one.y) != (other.x, other.y):
        return False
    hand, faces = state.hands[state.seat], state.tileset.faces
    return _look(faces[hand[one.slot]][one.rotation]) == _look(
        faces[hand[other.slot]][other.rotation]
    )


def _look(face: Face) -> tuple[object, ...]:
    """Return what a tile shows, whatever its segments are numbered."""
    order = list(dict.fromkeys(face.by_side))
    names = {segment: name for name, segment in enumerate(order)}
    pairs = [sorted(names.get(segment, len(order)) for segment in city) for city in face.cities]
    near = {
        (names[mountain], names[grassland])
        for mountain in order
        for grassland in order
        if face.near[mountain] >> grassland & 1
    }
    sides = [(names[segment], face.terrains[segment]) for segment in face.by_side]
    return sides, sorted(pairs), near
