"""What each legal action does to a position of the journals."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from discovery.rules.journals import actions as a
from discovery.rules.journals import events as e
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.chance import DRAWS
from discovery.rules.journals.dice import BANK_OF, CODES, FRESH, JOURNAL, PARLEY
from discovery.rules.journals.events import SHARED
from discovery.rules.journals.listing import stored_dice
from discovery.rules.journals.phases import (
    CARD,
    CHOOSE,
    FETCH,
    FIRST_CARD,
    PICK,
    REPLACE,
    ROLL,
    SUMMON,
    SURVEY,
    TURN_DICE,
    TURN_END,
    USE,
    WRITE,
)
from discovery.rules.journals.scoring import gain
from discovery.rules.journals.taking import ask, fetch, gather, give, pick, receive_grey, take_bank

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.events import Events
    from discovery.rules.journals.phases import Phase
    from discovery.rules.journals.state import JournalsState

DUTY_DICE = 2
ENDS = tuple((e.TurnEnded(seat),) for seat in range(4))
_die_turned = lru_cache(SHARED)(e.DieTurned)
_duty_changed = lru_cache(SHARED)(e.DutyChanged)
_exploration_chosen = lru_cache(SHARED)(e.ExplorationChosen)
_prepared = lru_cache(SHARED)(e.Prepared)
_stopped = lru_cache(SHARED)(e.Stopped)
_swapped = lru_cache(SHARED)(e.Swapped)


def do(state: JournalsState, action: Action) -> Events:  # noqa: C901, PLR0911, PLR0912 - a kind each
    """Carry a legal action out."""
    match action:
        case a.Prepare():
            return _prepare(state, action)
        case a.Gather(places):
            return gather(state, places)
        case a.Done():
            state.pending = TURN_END
            return ENDS[state.seat]
        case a.Swap():
            return _swap(state, action)
        case a.Turn():
            return _turn_die(state, action)
        case a.Duty(die):
            _spend(state, die)
            state.begun = 0
            _begin(state, TURN_DICE, DUTY_DICE)
            return (_duty_changed(state.seat, die),)
        case a.Stop():
            return _stop(state)
        case a.TakeBank(bank):
            return take_bank(state, bank)
        case a.Meet():
            return _meet(state, action)
        case a.Write():
            return _write(state, action)
        case a.Explore(second):
            return _explore(state, second)
        case a.Choose(card):
            return _choose(state, card)
        case a.Use():
            return _use(state, action)
        case a.Pick(die):
            return pick(state, die)
        case a.Fetch(colour):
            return fetch(state, colour)
        case a.Ask(seat):
            return (e.GreyAsked(state.seat, seat), *ask(state, seat))
        case a.Give(slot, face, kept):
            return tuple(give(state, state.giver, (slot, face, kept)))
        case _:
            assert_never(action)


def _spend(state: JournalsState, die: int) -> None:
    """Discard a usable die to its bank; the first one of a turn chooses the face."""
    one, face = CODES[die]
    state.ready[state.seat * 4 + face] -= one
    state.banks[BANK_OF[face]] += one
    _choose_face(state, face)


def _choose_face(state: JournalsState, face: int) -> None:
    if state.face == ANY:
        state.face = face
        state.phase = USE


def _begin(state: JournalsState, phase: Phase, number: int, turned: int = ANY) -> None:
    """Let the seat choose `number` dice in the steps that follow."""
    state.phase = phase
    state.left = number
    state.picked = 0
    state.last = 0
    state.turned = turned


def _prepare(state: JournalsState, action: a.Prepare) -> Events:
    seat, face, kept = state.seat, action.face, action.kept
    state.ready[seat * 4 + face] -= action.spent + kept
    state.banks[BANK_OF[face]] += action.spent
    preparation = (action.slot, face, kept)
    state.preparations[seat] += (preparation,)
    _choose_face(state, face)
    return (_prepared(seat, preparation, action.spent),)


def _swap(state: JournalsState, action: a.Swap) -> Events:
    _spend(state, action.die)
    return (_exchange(state, action.card, action.die),)


def _exchange(state: JournalsState, card: int, die: int) -> e.Swapped:
    old = state.current[state.seat]
    state.current[state.seat] = card
    state.scouting = _replaced(state.scouting, card, old)
    return _swapped(state.seat, die, old, card)


def _replaced(area: tuple[int, ...], card: int, other: int = 0) -> tuple[int, ...]:
    return tuple(other if each == card else each for each in area)


def _turn_die(state: JournalsState, action: a.Turn) -> Events:
    first = state.seat * 4
    one, shown = CODES[action.die]
    dice = state.fresh if action.die >= FRESH else state.ready
    dice[first + shown] -= one
    state.fresh[first + action.face] += one
    state.turned = action.face
    state.picked += 1
    state.left -= 1
    if not state.left or all(die & 3 == action.face for die in stored_dice(state)):
        state.phase = USE
    return (_die_turned(state.seat, action.die, action.face),)


def _stop(state: JournalsState) -> Events:
    if state.phase is not TURN_DICE:
        state.pending = ROLL
    state.phase = USE
    return (_stopped(state.seat),)


def _meet(state: JournalsState, action: a.Meet) -> Events:
    seat, card = state.seat, action.card
    state.face = PARLEY
    state.phase = USE
    for die in action.dice:
        _spend(state, die)
        _mark(state, state.cards.roles[state.tribes[seat]].envoys, die & 3)
    state.met |= 1 << state.cards.wary[card]
    state.encounter = _replaced(state.encounter, card)
    state.tribes[seat] += (card,)
    state.news = True
    return (e.TribeMet(seat, card, action.dice), *receive_grey(state))


def _mark(state: JournalsState, helpers: tuple[tuple[int, int], ...], shown: int) -> None:
    """Note that a tribe has let a die of a face count as another."""
    for card, face in helpers:
        if face == shown:
            state.used |= 1 << card


def _write(state: JournalsState, action: a.Write) -> Events:
    one, face = CODES[action.die]
    state.ready[state.seat * 4 + face] -= one
    state.rolling += one
    if face != JOURNAL:
        _mark(state, state.cards.roles[state.tribes[state.seat]].scribes, face)
    state.face = JOURNAL
    state.phase = WRITE
    state.written += (action.preparation,)
    return (e.Written(state.seat, action.preparation, action.die),)


def _explore(state: JournalsState, second: int) -> Events:
    seat = state.seat
    card = state.current[seat]
    new = (card, second) if second else (card,)
    points = gain(state.cards, state.recorded[seat], new)
    state.recorded[seat] += new
    state.current[seat] = 0
    left = list(state.preparations[seat])
    for preparation in state.written:
        left.remove(preparation)
        state.rolling += preparation[2]
    state.preparations[seat] = tuple(left)
    state.written = ()
    state.explored = state.news = True
    if second:
        state.bonus += 1
        state.scouting = _replaced(state.scouting, second)
        if state.reserve[seat] == second:
            state.reserve[seat] = 0
    state.pending = ROLL
    explored = e.Explored(seat, card, second, points)
    if any(state.scouting):
        state.phase = CHOOSE
        return (explored,)
    state.phase = USE
    if state.turns_left >= 0:
        return (explored,)
    state.turns_left = state.players - 1
    return (explored, e.EndTriggered(seat))


def _choose(state: JournalsState, card: int) -> Events:
    seat = state.seat
    if state.phase is CARD:
        return _choose_for(state, card)
    state.current[seat] = card
    chosen = _exploration_chosen(seat, card)
    if state.phase is FIRST_CARD:
        state.scouting = _replaced(state.scouting, card)
        state.pending = REPLACE
        return (chosen,)
    if card == state.reserve[seat]:
        state.reserve[seat] = 0
    state.scouting = _replaced(state.scouting, card)
    state.phase = USE
    return (chosen,)


def _choose_for(state: JournalsState, card: int) -> Events:
    """Choose a scouting card for the tribe action that was begun."""
    seat = state.seat
    state.phase = USE
    match state.cards.deeds[state.begun].effect:
        case "swap":
            return (_exchange(state, card, a.NO_DIE),)
        case "reserve":
            state.reserve[seat] = card
            state.scouting = _replaced(state.scouting, card)
            return (e.Reserved(seat, card),)
        case _:
            return _survey(state, card)


def _survey(state: JournalsState, card: int) -> Events:
    """Remove a scouting card; the top of the deck takes its place, and no other, at once."""
    top, place = state.top, state.scouting.index(card)
    state.out += (card,)
    state.scouting = _replaced(state.scouting, card, top)
    state.deck -= 1
    state.top = 0
    if state.deck:
        state.pending = SURVEY
    return (e.CardRemoved(state.seat, card), DRAWS[False][place][top])


def _use(state: JournalsState, action: a.Use) -> Events:
    card, die = action.card, action.die
    deed = state.cards.deeds[card]
    if die != a.NO_DIE:
        _spend(state, die)
    state.used |= 1 << card
    state.begun = card
    used = e.TribeUsed(state.seat, card, die)
    match deed.effect:
        case "turn":
            _begin(state, TURN_DICE, deed.number, deed.detail)
        case "reroll":
            _begin(state, PICK, deed.number)
        case "fetch left" | "fetch right":
            _begin(state, FETCH, deed.number)
        case "summon":
            _begin(state, SUMMON, deed.number)
        case "grey":
            return (used, *receive_grey(state))
        case _:
            state.phase = CARD
    return (used,)
