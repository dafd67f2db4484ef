"""What chance decides in the journals: who begins, the cards, the dice; and what follows on it.

Nothing is drawn ahead of time: a card comes to light when it becomes the top of the deck.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from discovery.rules.events import FirstPlayer
from discovery.rules.game import ChanceError, MalformedText
from discovery.rules.journals.cards import CARDS
from discovery.rules.journals.dice import COLOURS, ONE, OWN_DICE, ROLLS, SHOWN, rolled_in
from discovery.rules.journals.events import (
    CardDrawn,
    CardShown,
    GameEnded,
    Rolled,
    Standstill,
    TurnBegan,
)
from discovery.rules.journals.phases import (
    FIRST_CARD,
    REPLACE,
    ROLL,
    SETUP,
    SURVEY,
    TURN,
    TURN_END,
)

if TYPE_CHECKING:
    from discovery.rules.game import Chance, Seat
    from discovery.rules.journals.events import Event
    from discovery.rules.journals.state import JournalsState

QUIET_ROUNDS = 5
"""Rounds without news after which the game ends; the last two are announced."""
ANNOUNCED = (2, 1)
TURNS = tuple(tuple(TurnBegan(seat, bonus) for seat in range(4)) for bonus in (False, True))
"""The beginning of a turn of each seat, then of a bonus turn."""
SHOWS = tuple(CardShown(None, card) for card in range(CARDS + 1))
DRAWS = tuple(
    tuple(
        tuple(CardDrawn(None, card, encounter, place) for card in range(CARDS + 1))
        for place in range(3)
    )
    for encounter in (False, True)
)
"""Cards that come to the scouting area or the encounter area, by place and number."""

_WORDS = "|".join(COLOURS)
_TEXT = re.compile(
    rf"first (?P<first>[0-3])|card (?P<card>[1-9]\d?)|roll(?P<roll>(?: (?:{_WORDS})(?: [1-6])+)+)"
)


def resolve(state: JournalsState, source: Chance) -> tuple[Event, ...]:
    """Let chance pay what is pending."""
    pending = state.pending
    if pending is ROLL:
        return (_roll_pending(state, source),)
    if pending is TURN_END:
        return tuple(_end_turn(state, source))
    if pending is REPLACE:
        return tuple(_go_on_choosing(state, source))
    if pending is SURVEY:
        state.pending = None
        return tuple(_show_top(state, source))
    assert pending is SETUP  # noqa: S101 - the last one
    return tuple(_set_up(state, source))


def _roll_pending(state: JournalsState, source: Chance) -> Rolled:
    event = _roll(source, state.seat, state.rolling, state.fresh)
    state.rolling = 0
    # In this phase no die was used: all dice of the turn were taken and it is over.
    state.pending = TURN_END if state.phase is TURN else None
    return event


def _roll(source: Chance, seat: Seat, dice: int, storage: list[int]) -> Rolled:
    """Roll dice into a storage."""
    rolled = []
    first = seat * 4
    pick = source.pick
    for colour, one in rolled_in(dice):
        value = pick(ROLLS)
        if not 1 <= value <= 6:
            message = f"no die shows {value}"
            raise ChanceError(message)
        storage[first + SHOWN[value]] += one
        rolled.append((colour, value))
    return Rolled(seat, tuple(rolled))


def _show_top(state: JournalsState, source: Chance) -> list[Event]:
    """Let the next card of the deck come to light."""
    state.top = 0
    if not state.deck:
        return []
    bag = state.bag
    card = source.pick(bag)
    index = bisect_left(bag, card)
    if index == len(bag) or bag[index] != card:
        message = f"card {card} is not in the deck"
        raise ChanceError(message)
    del bag[index]
    state.top = card
    return [SHOWS[card]]


def _refill(state: JournalsState, source: Chance, *, encounter: bool) -> list[Event]:
    """Fill the empty places of an area from the deck."""
    area = list(state.encounter if encounter else state.scouting)
    events: list[Event] = []
    for place, card in enumerate(area):
        if not card and state.deck:
            area[place] = state.top
            state.deck -= 1
            events.append(DRAWS[encounter][place][state.top])
            events += _show_top(state, source)
    if encounter:
        state.encounter = tuple(area)
    else:
        state.scouting = tuple(area)
    return events


def _set_up(state: JournalsState, source: Chance) -> list[Event]:
    events: list[Event] = []
    if state.first is None:
        state.first = source.pick(range(state.players))
        if state.first not in range(state.players):
            message = f"there is no seat {state.first}"
            raise ChanceError(message)
        events.append(FirstPlayer(state.first))
    events += _show_top(state, source)
    events += _refill(state, source, encounter=True)
    events += _refill(state, source, encounter=False)
    state.seat = state.to_act = state.first
    state.pending = None
    return events


def _go_on_choosing(state: JournalsState, source: Chance) -> list[Event]:
    """Replace the card that was taken; after the last seat's, roll all dice and begin."""
    events = _refill(state, source, encounter=False)
    state.pending = None
    _pass_on(state)
    if not state.current[state.seat]:
        state.phase = FIRST_CARD
        return events
    for turn in range(state.players):
        seat = (state.seat + turn) % state.players
        events.append(_roll(source, seat, OWN_DICE * ONE[seat], state.ready))
    state.phase = TURN
    events.append(TURNS[False][state.seat])
    return events


def _pass_on(state: JournalsState) -> None:
    state.seat = state.to_act = (state.seat + 1) % state.players


def _end_turn(state: JournalsState, source: Chance) -> list[Event]:
    """End the turn: refill the areas, then the next turn or the end of the game."""
    first = state.seat * 4
    ready, fresh = state.ready, state.fresh
    for index in range(first, first + 4):
        if fresh[index]:
            ready[index] += fresh[index]
            fresh[index] = 0
    state.quiet = 0 if state.news else state.quiet + 1
    state.begin_turn()
    state.phase = TURN
    state.pending = None
    bonus = state.bonus > 0
    over = not bonus and state.turns_left == 0
    if over or state.quiet == QUIET_ROUNDS * state.players:
        return [end(state)]
    events: list[Event] = []
    if 0 in state.scouting:
        events += _refill(state, source, encounter=False)
    if 0 in state.encounter:
        events += _refill(state, source, encounter=True)
    if bonus:
        state.bonus -= 1
    else:
        _pass_on(state)
        state.turns_left = max(-1, state.turns_left - 1)
    if state.quiet and not state.quiet % state.players:
        rounds_left = QUIET_ROUNDS - state.quiet // state.players
        if rounds_left in ANNOUNCED:
            events.append(Standstill(None, rounds_left))
    events.append(TURNS[bonus][state.seat])
    return events


def end(state: JournalsState) -> GameEnded:
    """End the game: what was recorded and gathered until now counts."""
    state.pending = None
    state.to_act = None
    state.legal = None
    return GameEnded(None, state.winners())


def chance_text(event: Event) -> str | None:
    """Return the record's words for an event that chance decided, None for any other.

    >>> chance_text(Rolled(0, ((0, 3), (0, 5), (4, 1))))
    'roll yellow 3 5 grey 1'
    """
    match event:
        case FirstPlayer(seat):
            return f"first {seat}"
        case CardShown(_, card):
            return f"card {card}"
        case Rolled(_, dice):
            words = ["roll"]
            for number, (colour, value) in enumerate(dice):
                if not number or dice[number - 1][0] != colour:
                    words.append(COLOURS[colour])
                words.append(str(value))
            return " ".join(words)
        case _:
            return None


def chance_values(text: str) -> tuple[int, ...]:
    """Return the picks behind a record's words.

    Raises:
        MalformedText: the words are none of the game's.

    >>> chance_values("roll yellow 3 5 grey 1")
    (3, 5, 1)
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        message = f"'{text}' is no chance outcome of the journals"
        raise MalformedText(message)
    if found["roll"]:
        return tuple(int(digit) for digit in found["roll"].split() if digit.isdigit())
    return (int(found["first"] or found["card"]),)
