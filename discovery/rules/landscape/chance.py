"""What chance decides in The Discovery: the set-up, the tiles drawn, and turns that follow.

Nothing is drawn ahead of time: each tile is picked from the whole stack when it is due.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from discovery.rules.events import FirstPlayer
from discovery.rules.game import ChanceError, MalformedText
from discovery.rules.landscape.events import (
    FollowerScored,
    GameEnded,
    HandDrawn,
    HandShown,
    TileDiscarded,
    TileDrawn,
    TileRemoved,
    TileUnplaceable,
    TurnBegan,
)
from discovery.rules.landscape.phases import DISCARD, NEXT_TURN, PLACE

if TYPE_CHECKING:
    from discovery.rules.game import Chance, Seat
    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.state import LandscapeState

HAND = 2
"""Tiles in a hand of the double-tile variant."""

_TEXT = re.compile(r"(?:first (?P<first>\d)|(?:hand \d|removed|draw|discard) (?P<number>\d\d))")


def removed_for_equal_turns(players: int) -> int:
    """Return how many tiles leave the game at the start so that all have equally many turns.

    83 tiles are drawn. The rule book removes 1 with five players as well, which leaves 82 and
    is no multiple of five; its stated aim, equal turns, rules here.

    >>> [(83 - removed_for_equal_turns(players)) % players for players in (2, 3, 4, 5)]
    [0, 0, 0, 0]
    """
    return 83 % players


TURNS = tuple(TurnBegan(seat) for seat in range(5))


def _pick(state: LandscapeState, source: Chance) -> int:
    """Pick a tile from the stack, which is sorted, and take it out."""
    bag = state.bag
    number = source.pick(bag)
    index = bisect_left(bag, number)
    if index == len(bag) or bag[index] != number:
        message = f"tile {number:02d} is not in the stack"
        raise ChanceError(message)
    del bag[index]
    return number


def set_up(state: LandscapeState, source: Chance) -> tuple[Event, ...]:
    """Choose who begins, remove tiles for equal turns, deal hands for the double tile."""
    events: list[Event] = []
    if state.first is None:
        state.first = source.pick(range(state.players))
        if state.first not in range(state.players):
            message = f"there is no seat {state.first}"
            raise ChanceError(message)
        events.append(FirstPlayer(state.first))
    if state.equal_turns:
        for _ in range(removed_for_equal_turns(state.players)):
            number = _pick(state, source)
            state.out += (number,)
            events.append(TileRemoved(None, number))
    if state.double_tile:
        for turn in range(state.players):
            seat = (state.first + turn) % state.players
            events += _draw_hand(state, source, seat, dealt=True)
    state.seat = state.to_act = (state.first - 1) % state.players
    state.pending = NEXT_TURN
    return tuple(events)


def _draw_hand(
    state: LandscapeState, source: Chance, seat: Seat, *, dealt: bool = False
) -> list[Event]:
    events: list[Event] = []
    while len(state.hands[seat]) < HAND and state.bag:
        number = _pick(state, source)
        state.hands[seat] += (number,)
        events.append(HandDrawn(seat, number, dealt))
    return events


def next_turn(state: LandscapeState, source: Chance) -> tuple[Event, ...]:
    """End the turn and begin the next one, or the final scoring."""
    if state.double_tile:
        return _next_double_turn(state, source)
    seat = state.seat = (state.seat + 1) % state.players
    events: list[Event] = [TURNS[seat]]
    while state.bag:
        number = _pick(state, source)
        if state.board.fits_somewhere(number):
            state.hands[seat] = (number,)
            state.known[seat] = 1
            _begin_turn(state)
            return (*events, TileDrawn(seat, number))
        state.out += (number,)
        events.append(TileUnplaceable(seat, number))
    return (*events, *final_scoring(state))


def _begin_turn(state: LandscapeState) -> None:
    state.phase = PLACE
    state.pending = None
    state.last = None
    state.to_act = state.seat


def _next_double_turn(state: LandscapeState, source: Chance) -> tuple[Event, ...]:
    events = _draw_hand(state, source, state.seat)
    while any(state.hands):
        state.seat = (state.seat + 1) % state.players
        if state.hands[state.seat]:
            events.append(TURNS[state.seat])
            if _ready_to_place(state, events):
                return tuple(events)
    return (*events, *final_scoring(state))


def _ready_to_place(state: LandscapeState, events: list[Event]) -> bool:
    """Begin the placing or the discarding step; False when the whole hand left the game."""
    seat = state.seat
    hand = state.hands[seat]
    _begin_turn(state)
    if any(state.board.fits_somewhere(number) for number in hand):
        return True
    events.append(HandShown(seat, hand))
    state.known[seat] = len(hand)
    if state.bag:
        state.phase = DISCARD
        return True
    state.hands[seat] = ()
    state.known[seat] = 0
    state.out += hand
    events += [TileDiscarded(seat, number) for number in hand]
    return False


def redraw(state: LandscapeState, source: Chance) -> tuple[Event, ...]:
    """Draw again after a discard (double tile); with nothing that fits, the turn ends."""
    events = _draw_hand(state, source, state.seat)
    if _ready_to_place(state, events):
        return tuple(events)
    return (*events, *_next_double_turn(state, source))


def final_scoring(state: LandscapeState) -> tuple[Event, ...]:
    """Score every follower still on the board, its territory counted as incomplete."""
    events: list[Event] = []
    for seat in range(state.players):
        for spot in state.deployed[seat]:
            score = state.board.score(state.node_at(spot.x, spot.y, spot.segment), final=True)
            state.enter_score(seat, spot, score)
            events.append(FollowerScored(seat, spot.x, spot.y, spot.segment, score))
    state.pending = None
    state.to_act = None
    events.append(GameEnded(None, state.winners()))
    return tuple(events)


def chance_text(event: Event) -> str | None:
    """Return the record's words for an event that chance decided, None for any other."""
    match event:
        case FirstPlayer(seat):
            return f"first {seat}"
        case TileRemoved(_, number):
            return f"removed {number:02d}"
        case HandDrawn(seat, int(number), dealt=True):
            return f"hand {seat} {number:02d}"
        case TileDrawn(_, number) | HandDrawn(_, int(number)):
            return f"draw {number:02d}"
        case TileUnplaceable(_, number):
            return f"discard {number:02d}"
        case _:
            return None


def chance_values(text: str) -> tuple[int, ...]:
    """Return the picks behind a record's words.

    Raises:
        MalformedText: the words are none of the game's.

    >>> chance_values("discard 44")
    (44,)
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        message = f"'{text}' is no chance outcome of The Discovery"
        raise MalformedText(message)
    return (int(found["first"] or found["number"]),)
