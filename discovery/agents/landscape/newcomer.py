"""Why a newcomer of The Discovery does something: what it looks at, and nothing else.

It sees its own land, its followers and the last tile; the others and the end are not on its mind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.landscape.reasons import changes_of, starts_of, step_reason
from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.landscape.actions import Pass, Take
from discovery.rules.landscape.tileset import cell_at, place_of
from discovery.rules.words import counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.agents.landscape.judge import Turn
    from discovery.rules.landscape.actions import Action, Place
    from discovery.rules.landscape.board import Board
    from discovery.rules.landscape.state import LandscapeState

    Widest = Callable[[Board], int | None]

BESIDE_OWN = (
    mark("Stays near the explorer, in case that grassland can be finished soon."),
    mark("Stays near the brigand, in case that mountain can be finished soon."),
    mark("Stays near the navigator, in case that sea can be finished soon."),
)
BESIDE_LAST = Message(mark("Goes on where the last tile was laid."))
ELSEWHERE = Message(mark("Fits nowhere near, so that it goes where it fits."))
WEARY = (
    mark_forms(
        "Weary of waiting: the explorer comes back for {count} point.",
        "Weary of waiting: the explorer comes back for {count} points.",
    ),
    mark_forms(
        "Weary of waiting: the brigand comes back for {count} point.",
        "Weary of waiting: the brigand comes back for {count} points.",
    ),
    mark_forms(
        "Weary of waiting: the navigator comes back for {count} point.",
        "Weary of waiting: the navigator comes back for {count} points.",
    ),
)
HOPES = Message(mark("Everybody is out, and nothing is finished yet."))
TAKEN = Message(mark("There is no free land to send anybody to."))


def reasons_of(state: LandscapeState, turn: Turn, near: int, widest: Widest) -> list[Message]:
    """Return what speaks for the first action of a turn, what says most first.

    `near` is how many steps it looks round its followers and the last tile; `widest` finds the
    segment of a board's last tile to which it would send a follower, None where all are held.
    """
    if turn.place is None:
        return [_step_reason(state, turn.step)]
    return _place_reasons(state, turn.place, near, widest)


def _step_reason(state: LandscapeState, step: Action) -> Message:
    match step:
        case Take(x, y, segment):
            score = state.board.score(state.node_at(x, y, segment))
            if not score.in_full:
                return counted(WEARY[score.terrain], score.points)
        case Pass():
            return TAKEN if state.supply[state.seat] else HOPES
        case _:
            pass
    return step_reason(state, step, late=False)


def _place_reasons(state: LandscapeState, place: Place, near: int, widest: Widest) -> list[Message]:
    board = state.board.copy()
    board.place(cell_at(place.x, place.y), state.hands[state.seat][place.slot], place.rotation)
    changes = changes_of(state, board, state.seat)
    changes.sort(key=lambda change: change.weight, reverse=True)
    found = [change.message for change in changes]
    room = widest(board) if state.supply[state.seat] else None
    if room is not None:
        found += starts_of(board, room)
    return found or [_where(state, place, near)]


def _where(state: LandscapeState, place: Place, near: int) -> Message:
    """Return where a tile goes that does nothing for one's own land."""

    def steps(x: int, y: int) -> int:
        return max(abs(place.x - x), abs(place.y - y))

    own = min(state.deployed[state.seat], key=lambda spot: steps(spot.x, spot.y), default=None)
    if own is not None and steps(own.x, own.y) <= near:
        node = state.node_at(own.x, own.y, own.segment)
        if state.board.open_edges[state.board.root(node)]:
            return Message(BESIDE_OWN[state.board.score(node).terrain])
    laid = list(state.board.tiles)
    last = place_of(laid[-min(state.players, len(laid))])
    return BESIDE_LAST if steps(*last) <= near else ELSEWHERE
