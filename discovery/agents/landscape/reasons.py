"""Why a computer player of The Discovery does something, in one sentence.

Sentences name what lies on the table alone, never a tile in a hidden hand, and nobody as "it" or
"you": they are read as a computer player's reason and as a hint. Triples are for
grassland, mountain and sea.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.agent import Choice, SeatName, told_apart
from discovery.agents.landscape.judge import by_use, tiles_to_come
from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.landscape.actions import Deploy, Take
from discovery.rules.landscape.tileset import cell_at
from discovery.rules.words import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discovery.agents.landscape.judge import Turn
    from discovery.rules.game import Seat
    from discovery.rules.landscape.actions import Action, Discard, Place
    from discovery.rules.landscape.board import Board
    from discovery.rules.landscape.scoring import TerritoryScore
    from discovery.rules.landscape.state import LandscapeState

    Reasoning = Callable[[LandscapeState, Turn], Sequence[Message]]

DISCARDED = Message(
    mark("Neither tile fits; the one that goes would fit no oftener than the other.")
)
"""True also where both fit equally often: what stays in a hand is hidden."""
AS_OFTEN = Message(mark("That tile would fit as often as the other."))
OFTENER = Message(mark("That tile would fit more often than the other."))
"""Of a second choice, which only a hint tells."""
WAITS = Message(mark("Keeps the followers for better places."))
STAYS = Message(mark("The followers are better left where they stand."))
NOTHING_NEAR = Message(mark("Lays the tile where it does no harm."))
ASIDE = (
    mark_forms(
        "Lays the tile aside; what counts is the explorer, back for {count} point.",
        "Lays the tile aside; what counts is the explorer, back for {count} points.",
    ),
    mark_forms(
        "Lays the tile aside; what counts is the brigand, back for {count} point.",
        "Lays the tile aside; what counts is the brigand, back for {count} points.",
    ),
    mark_forms(
        "Lays the tile aside; what counts is the navigator, back for {count} point.",
        "Lays the tile aside; what counts is the navigator, back for {count} points.",
    ),
)
STARTS = (
    mark_forms(
        "Makes room for a new explorer: the grassland has {count} open edge.",
        "Makes room for a new explorer: the grassland has {count} open edges.",
    ),
    mark_forms(
        "Makes room for a new brigand: the mountain has {count} open edge.",
        "Makes room for a new brigand: the mountain has {count} open edges.",
    ),
    mark_forms(
        "Makes room for a new navigator: the sea has {count} open edge.",
        "Makes room for a new navigator: the sea has {count} open edges.",
    ),
)
STARTS_WORTH = (
    mark_forms(
        "Makes room for a new explorer: the grassland is worth {count} point now.",
        "Makes room for a new explorer: the grassland is worth {count} points now.",
    ),
    mark_forms(
        "Makes room for a new brigand: the mountain is worth {count} point now.",
        "Makes room for a new brigand: the mountain is worth {count} points now.",
    ),
    mark_forms(
        "Makes room for a new navigator: the sea is worth {count} point now.",
        "Makes room for a new navigator: the sea is worth {count} points now.",
    ),
)
CLOSES = (
    mark_forms(
        "Closes the explorer’s grassland: {count} point now.",
        "Closes the explorer’s grassland: {count} points now.",
    ),
    mark_forms(
        "Closes the brigand’s mountain: {count} point now.",
        "Closes the brigand’s mountain: {count} points now.",
    ),
    mark_forms(
        "Closes the navigator’s sea: {count} point now.",
        "Closes the navigator’s sea: {count} points now.",
    ),
)
NEARS = (
    mark_forms(
        "Brings the explorer’s grassland nearer to completion: {count} open edge is left.",
        "Brings the explorer’s grassland nearer to completion: {count} open edges are left.",
    ),
    mark_forms(
        "Brings the brigand’s mountain nearer to completion: {count} open edge is left.",
        "Brings the brigand’s mountain nearer to completion: {count} open edges are left.",
    ),
    mark_forms(
        "Brings the navigator’s sea nearer to completion: {count} open edge is left.",
        "Brings the navigator’s sea nearer to completion: {count} open edges are left.",
    ),
)
GROWS = (
    mark_forms(
        "Makes the explorer’s grassland worth {count} point more.",
        "Makes the explorer’s grassland worth {count} points more.",
    ),
    mark_forms(
        "Makes the brigand’s mountain worth {count} point more.",
        "Makes the brigand’s mountain worth {count} points more.",
    ),
    mark_forms(
        "Makes the navigator’s sea worth {count} point more.",
        "Makes the navigator’s sea worth {count} points more.",
    ),
)
HINDERS = (
    mark_forms(
        "Makes {owner}’s grassland harder to close: it has {count} open edge now.",
        "Makes {owner}’s grassland harder to close: it has {count} open edges now.",
    ),
    mark_forms(
        "Makes {owner}’s mountain harder to close: it has {count} open edge now.",
        "Makes {owner}’s mountain harder to close: it has {count} open edges now.",
    ),
    mark_forms(
        "Makes {owner}’s sea harder to close: it has {count} open edge now.",
        "Makes {owner}’s sea harder to close: it has {count} open edges now.",
    ),
)
SEALED = (
    mark("Seals {owner}’s grassland while it is small."),
    mark("Seals {owner}’s mountain while it is worth little."),
    mark("Seals {owner}’s sea while it is small."),
)
TAKES_COMPLETE = (
    mark_forms(
        "Takes the explorer back from a complete grassland for {count} point.",
        "Takes the explorer back from a complete grassland for {count} points.",
    ),
    mark_forms(
        "Takes the brigand back from a complete mountain for {count} point.",
        "Takes the brigand back from a complete mountain for {count} points.",
    ),
    mark_forms(
        "Takes the navigator back from a complete sea for {count} point.",
        "Takes the navigator back from a complete sea for {count} points.",
    ),
)
TAKES_LATE = (
    mark_forms(
        "Takes the explorer back for {count} point: at the end the grassland would count less.",
        "Takes the explorer back for {count} points: at the end the grassland would count less.",
    ),
    mark_forms(
        "Takes the brigand back for {count} point: at the end the mountain would count less.",
        "Takes the brigand back for {count} points: at the end the mountain would count less.",
    ),
    mark_forms(
        "Takes the navigator back for {count} point: at the end the sea would count less.",
        "Takes the navigator back for {count} points: at the end the sea would count less.",
    ),
)
TAKES_OPEN = (
    mark_forms(
        "The explorer is needed elsewhere: {count} point for the open grassland.",
        "The explorer is needed elsewhere: {count} points for the open grassland.",
    ),
    mark_forms(
        "The brigand is needed elsewhere: {count} point for the open mountain.",
        "The brigand is needed elsewhere: {count} points for the open mountain.",
    ),
    mark_forms(
        "The navigator is needed elsewhere: {count} point for the open sea.",
        "The navigator is needed elsewhere: {count} points for the open sea.",
    ),
)
DEPLOYS_COMPLETE = (
    mark_forms(
        "The grassland is complete already: {count} point for an explorer.",
        "The grassland is complete already: {count} points for an explorer.",
    ),
    mark_forms(
        "The mountain is complete already: {count} point for a brigand.",
        "The mountain is complete already: {count} points for a brigand.",
    ),
    mark_forms(
        "The sea is complete already: {count} point for a navigator.",
        "The sea is complete already: {count} points for a navigator.",
    ),
)
DEPLOYS_LATE = (
    mark_forms(
        "An explorer there brings {count} point at the end.",
        "An explorer there brings {count} points at the end.",
    ),
    mark_forms(
        "A brigand there brings {count} point at the end.",
        "A brigand there brings {count} points at the end.",
    ),
    mark_forms(
        "A navigator there brings {count} point at the end.",
        "A navigator there brings {count} points at the end.",
    ),
)
DEPLOYS_OPEN = (
    mark_forms(
        "An explorer there can still gain: the grassland has {count} open edge.",
        "An explorer there can still gain: the grassland has {count} open edges.",
    ),
    mark_forms(
        "A brigand there can still gain: the mountain has {count} open edge.",
        "A brigand there can still gain: the mountain has {count} open edges.",
    ),
    mark_forms(
        "A navigator there can still gain: the sea has {count} open edge.",
        "A navigator there can still gain: the sea has {count} open edges.",
    ),
)
LATE = 2
"""Turns of each seat before the end in which the end is on its mind."""


class Change(NamedTuple):
    """What a placement does to a follower's territory; the greater `weight`, the more it says."""

    weight: float
    message: Message


def choices_of(
    state: LandscapeState, turns: Sequence[Turn], reasons_of: Reasoning | None = None
) -> tuple[Choice, ...]:
    """Return the first actions of turns as choices: each with what sets it apart on the table.

    `reasons_of` tells what speaks for a turn in somebody's own way, what says most first.
    """
    find = reasons_of or _reasons
    reasons = told_apart([find(state, turn) for turn in turns])
    return tuple(
        Choice(turn.action, reason, turn.worth, then=None if turn.place is None else turn.step)
        for turn, reason in zip(turns, reasons, strict=True)
    )


def discards(state: LandscapeState, legal: Sequence[Discard]) -> tuple[Choice, ...]:
    """Return which tile to discard, and the other one."""
    (best, fewest), *others = by_use(state, legal)
    return (
        Choice(best, DISCARDED, -fewest),
        *(Choice(one, OFTENER if n > fewest else AS_OFTEN, -n) for one, n in others),
    )


def _reasons(state: LandscapeState, turn: Turn) -> list[Message]:
    """Return what speaks for the first action of a turn, what says most first."""
    if turn.place is None:
        return [step_reason(state, turn.step, late=_is_late(state))]
    return _place_reasons(state, turn.place, turn.step)


def _is_late(state: LandscapeState) -> bool:
    return tiles_to_come(state) < LATE * state.players


def step_reason(state: LandscapeState, step: Action, *, late: bool) -> Message:
    """Return what speaks for a follower step; `late`: the end is on one's mind."""
    board = state.board
    if isinstance(step, Take):
        score = board.score(state.node_at(step.x, step.y, step.segment))
        if not score.in_full:
            return counted(TAKES_OPEN[score.terrain], score.points)
        table = TAKES_LATE if late else TAKES_COMPLETE
        return counted(table[score.terrain], score.points)
    if isinstance(step, Deploy):
        node = len(board.parent) - _segments(state) + step.segment
        score = board.score(node)
        open_edges = board.open_edges[board.root(node)]
        if late:
            return counted(DEPLOYS_LATE[score.terrain], board.score(node, final=True).points)
        if open_edges:
            return counted(DEPLOYS_OPEN[score.terrain], open_edges)
        return counted(DEPLOYS_COMPLETE[score.terrain], score.points)
    return WAITS if state.supply[state.seat] else STAYS


def _segments(state: LandscapeState) -> int:
    number, _, _ = next(reversed(state.board.tiles.values()))
    return len(state.tileset.designs[number].segments)


def _place_reasons(state: LandscapeState, place: Place, step: Action) -> list[Message]:
    board = state.board.copy()
    number = state.hands[state.seat][place.slot]
    base = len(board.parent)
    board.place(cell_at(place.x, place.y), number, place.rotation)
    changes = [change for seat in range(state.players) for change in changes_of(state, board, seat)]
    changes.sort(key=lambda change: change.weight, reverse=True)
    found = [change.message for change in changes]
    match step:
        case Deploy(segment):
            found += starts_of(board, base + segment)
        case Take(x, y, segment) if not found:
            score = board.score(state.node_at(x, y, segment))
            found.append(counted(ASIDE[score.terrain], score.points))
    return found or [NOTHING_NEAR]


def starts_of(board: Board, node: int) -> list[Message]:
    """Return what a follower that is sent out there begins with."""
    score = board.score(node)
    open_edges = board.open_edges[board.root(node)]
    if not open_edges:
        return [counted(DEPLOYS_COMPLETE[score.terrain], score.points)]
    return [
        counted(STARTS[score.terrain], open_edges),
        counted(STARTS_WORTH[score.terrain], score.points),
    ]


def changes_of(state: LandscapeState, board: Board, seat: Seat) -> list[Change]:
    """Return what the larger `board` does to a seat's followers, as far as it speaks for it."""
    own = seat == state.seat
    found = []
    for spot in state.deployed[seat]:
        node = state.node_at(spot.x, spot.y, spot.segment)
        before, after = state.board.score(node), board.score(node)
        was_open = state.board.open_edges[state.board.root(node)]
        now_open = board.open_edges[board.root(node)]
        if own:
            change = _own_change(before, after, was_open, now_open)
        else:
            change = _rival_change(SeatName(seat), after, was_open, now_open)
        if change is not None:
            found.append(change)
    return found


def _own_change(
    before: TerritoryScore, after: TerritoryScore, was_open: int, now_open: int
) -> Change | None:
    terrain, points = after.terrain, after.points
    if was_open and not now_open:
        return Change(10 + points, counted(CLOSES[terrain], points))
    if points > before.points:
        gained = points - before.points
        return Change(2 + gained, counted(GROWS[terrain], gained))
    if now_open < was_open:
        return Change(2, counted(NEARS[terrain], now_open))
    return None


def _rival_change(
    owner: SeatName, after: TerritoryScore, was_open: int, now_open: int
) -> Change | None:
    if was_open and not now_open and after.tiles <= 3:
        return Change(1, Message(SEALED[after.terrain], {"owner": owner}))
    if now_open > was_open:
        return Change(1, counted(HINDERS[after.terrain], now_open, owner=owner))
    return None
