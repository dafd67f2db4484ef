"""Why an action is not legal, in words, with the paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import Message, Refusal, mark
from discovery.rules.landscape.actions import Action, Deploy, Discard, Pass, Place, Take
from discovery.rules.landscape.designs import SIDES, Terrain
from discovery.rules.landscape.tileset import STEPS, cell_at

if TYPE_CHECKING:
    from discovery.rules.landscape.state import LandscapeState

TERRAIN_NAMES = {
    Terrain.GRASSLAND: mark("grassland"),
    Terrain.MOUNTAIN: mark("mountain"),
    Terrain.SEA: mark("sea"),
}
SIDE_NAMES = (mark("north"), mark("east"), mark("south"), mark("west"))


def explain(state: LandscapeState, action: Action) -> Refusal:  # noqa: PLR0911 - one a kind
    """Return the refusal of an action that `state` does not allow."""
    if state.to_act is None:
        return _refusal(mark("The game is over."), "landscape.end")
    if state.pending is not None:
        return _refusal(mark("The turn has to be ended first."), "landscape.turn")
    if state.phase.value != _phase_of(action):
        return _wrong_phase(state)
    match action:
        case Place():
            return _placement(state, action)
        case Deploy(segment):
            return _deployment(state, segment)
        case Take():
            text = mark("None of your followers stands there.")
            return _refusal(text, "landscape.take")
        case Discard():
            return _refusal(mark("There is no such tile in your hand."), "landscape.double")
        case Pass():
            raise ValueError("passing is legal in every follower step")
        case _:
            assert_never(action)


def _refusal(text: str, paragraph: str, **values: object) -> Refusal:
    return Refusal(Message(text, values), paragraph)


def _phase_of(action: Action) -> str:
    match action:
        case Place():
            return "place"
        case Discard():
            return "discard"
        case Deploy() | Take() | Pass():
            return "follower"
        case _:
            assert_never(action)


def _wrong_phase(state: LandscapeState) -> Refusal:
    if state.phase.value == "place":
        return _refusal(mark("Place your tile first."), "landscape.turn")
    if state.phase.value == "discard":
        text = mark("Neither of your tiles fits: discard one of them first.")
        return _refusal(text, "landscape.double")
    return _refusal(mark("Your tile of this turn is already placed."), "landscape.turn")


def _placement(state: LandscapeState, action: Place) -> Refusal:
    board = state.board
    cell = cell_at(action.x, action.y)
    hand = state.hands[state.seat]
    if not 0 <= action.slot < len(hand):
        return _refusal(mark("There is no such tile in your hand."), "landscape.double")
    if hand.index(hand[action.slot]) != action.slot:
        text = mark("Your tiles are alike: use the first of them.")
        return _refusal(text, "landscape.double")
    if not (-128 <= action.x < 128 and 0 <= action.rotation < 4):
        return _refusal(mark("This place is off the table."), "landscape.place")
    if cell in board.tiles:
        return _refusal(mark("A tile lies there already."), "landscape.place")
    if cell not in board.frontier:
        text = mark("A tile must share an edge with a tile on the table; a corner is not enough.")
        return _refusal(text, "landscape.place")
    face = state.tileset.faces[hand[action.slot]][action.rotation]
    side, beside = next(
        (side, beside)
        for side in SIDES
        if (beside := board.sides.get(cell + STEPS[side])) is not None
        and board.terrains[beside[side ^ 2]] is not face.terrains[face.by_side[side]]
    )
    return _refusal(
        mark("To the {side}, {mine} would meet {other}."),
        "landscape.place",
        side=Message(SIDE_NAMES[side]),
        mine=Message(TERRAIN_NAMES[face.terrains[face.by_side[side]]]),
        other=Message(TERRAIN_NAMES[board.terrains[beside[side ^ 2]]]),
    )


def _deployment(state: LandscapeState, segment: int) -> Refusal:
    if not state.supply[state.seat]:
        return _refusal(mark("All your followers are on the board."), "landscape.deploy")
    assert state.last is not None  # noqa: S101 - the follower step follows a placement
    base = state.board.tiles[state.last][2]
    if not 0 <= segment < len(state.board.parent) - base:
        return _refusal(mark("The tile has no such segment."), "landscape.deploy")
    return _refusal(
        mark("A follower already stands in this {terrain}, however far away."),
        "landscape.deploy",
        terrain=Message(TERRAIN_NAMES[state.board.terrains[base + segment]]),
    )
