"""What taking dice does: a bank, one's own from anywhere, single ones, grey ones received."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from discovery.rules.journals import events as e
from discovery.rules.journals.dice import BANK_OF, CODES, FRESH, GREY, ONE
from discovery.rules.journals.events import SHARED
from discovery.rules.journals.listing import bank_of, gifts, richest, stored_dice
from discovery.rules.journals.phases import ASK, GIVE, ROLL, SUMMON, USE

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Place, Preparation
    from discovery.rules.journals.events import Event, Events
    from discovery.rules.journals.state import JournalsState

_bank_taken = lru_cache(SHARED)(e.BankTaken)


def take_bank(state: JournalsState, bank: int) -> Events:
    """Take all dice of a bank: the whole turn."""
    dice = state.banks[bank]
    state.banks[bank] = 0
    state.rolling += dice
    state.pending = ROLL
    return (_bank_taken(state.seat, bank, dice),)


def gather(state: JournalsState, places: tuple[Place, ...]) -> Events:
    """Take one's own dice; within a turn for a tribe action, otherwise it is the whole turn."""
    seat = state.seat
    one = ONE[seat]
    events: list[Event] = [e.Gathered(seat, places)]
    for place in places:
        dice = place.count * one
        state.rolling += dice
        if place.seat < 0:
            state.banks[place.slot] -= dice
        elif place.slot:
            preparation = (place.slot, place.face, place.kept)
            events.append(_undo(state, place.seat, preparation, dice))
        else:
            _take_stored(state, place.seat * 4 + place.face, dice, place.count)
    state.pending = ROLL
    if state.phase is SUMMON:
        state.phase = USE
    return tuple(events)


def _take_stored(state: JournalsState, index: int, dice: int, count: int) -> None:
    """Take dice of the seat's colour from a storage, those that are out first."""
    one = dice // count
    out = min(count, state.fresh[index] // one & 31)
    state.fresh[index] -= out * one
    state.ready[index] -= dice - out * one


def _undo(state: JournalsState, seat: Seat, preparation: Preparation, dice: int) -> e.Undone:
    """Take dice off a slot: what was prepared there is undone, the rest goes to its bank."""
    left = list(state.preparations[seat])
    left.remove(preparation)
    state.preparations[seat] = tuple(left)
    rest = preparation[2] - dice
    state.banks[BANK_OF[preparation[1]]] += rest
    return e.Undone(seat, preparation, rest)


def pick(state: JournalsState, die: int) -> Events:
    """Take up a die of the own storage for a tribe action."""
    one, face = CODES[die]
    dice = state.fresh if die >= FRESH else state.ready
    dice[state.seat * 4 + face] -= one
    _picked(state, one, die, more=any(other >= die for other in stored_dice(state)))
    return (e.DiePicked(state.seat, die),)


def fetch(state: JournalsState, colour: int) -> Events:
    """Take up a die of the bank that the tribe action names."""
    one = ONE[colour]
    bank = bank_of(state.cards.deeds[state.begun])
    state.banks[bank] -= one
    _picked(state, one, colour, more=state.banks[bank] >= one)
    return (e.DieFetched(state.seat, bank, colour),)


def _picked(state: JournalsState, one: int, last: int, *, more: bool) -> None:
    """Note a die that will be rolled; dice are picked in order, so that each choice is one."""
    state.rolling += one
    state.last = last
    state.picked += 1
    state.left -= 1
    if not state.left or not more:
        state.phase = USE
        state.pending = ROLL


def receive_grey(state: JournalsState) -> Events:
    """Let the seat have a grey die: from the supply, or from who has most."""
    seat = state.seat
    if state.grey:
        state.grey -= 1
        state.rolling += ONE[GREY]
        state.pending = ROLL
        return (e.GreyTaken(seat),)
    givers = richest(state)
    if not givers:
        return (e.GreyNone(seat),)
    if len(givers) == 1:
        return ask(state, givers[0])
    state.phase = ASK
    return ()


def ask(state: JournalsState, giver: Seat) -> Events:
    """Ask another seat for a grey die: it chooses which, if there is a choice."""
    state.giver = giver
    options = gifts(state, giver)
    if len(options) == 1:
        return tuple(give(state, giver, (options[0].slot, options[0].face, options[0].kept)))
    state.phase = GIVE
    state.to_act = giver
    return ()


def give(state: JournalsState, giver: Seat, spot: Preparation) -> list[Event]:
    """Give a grey die of a seat's storage or slot to the seat whose turn it is."""
    grey = ONE[GREY]
    slot, face, _ = spot
    events: list[Event] = [e.GreyTaken(state.seat, giver, *spot)]
    if slot:
        events.append(_undo(state, giver, spot, grey))
    else:
        state.ready[giver * 4 + face] -= grey
    state.rolling += grey
    state.to_act = state.seat
    state.phase = USE
    state.pending = ROLL
    return events
