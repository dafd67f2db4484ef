"""What is legal in a position of the journals: every action, each once."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from discovery.rules.journals.actions import (
    DONE,
    NO_DIE,
    STOP,
    STORE,
    Action,
    Ask,
    Choose,
    Explore,
    Fetch,
    Give,
    Meet,
    Pick,
    TakeBank,
    Turn,
    Write,
)
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.dice import (
    BITS,
    FRESH,
    GREY,
    JOURNAL,
    LEFT,
    MASK,
    ONE,
    OWN_DICE,
    PARLEY,
    RIGHT,
    kinds_in,
)
from discovery.rules.journals.phases import (
    ASK,
    CARD,
    CHOOSE,
    FETCH,
    FIRST_CARD,
    GIVE,
    PICK,
    SUMMON,
    TURN,
    TURN_DICE,
    USE,
    WRITE,
)
from discovery.rules.journals.walking import contains

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Preparation
    from discovery.rules.journals.cards import Deed
    from discovery.rules.journals.cardset import Roles
    from discovery.rules.journals.state import JournalsState

ALL_FACES = (0, 1, 2, 3)
ONE_FACE = ((0,), (1,), (2,), (3,))
CHOOSES = tuple(Choose(card) for card in range(56))
EXPLORES = tuple(Explore(card) for card in range(56))
TURNS = tuple(tuple(Turn(die, face) for face in range(4)) for die in range(40))
PICKS = tuple(Pick(die) for die in range(40))
FETCHES = tuple(Fetch(colour) for colour in range(5))
TAKES = (TakeBank(LEFT), TakeBank(RIGHT))
OWN = tuple(MASK << BITS * seat for seat in range(4))
"""For each seat the part of a packed number that counts dice of its colour."""
ASKS = tuple(Ask(seat) for seat in range(4))


def listed(  # noqa: C901, PLR0911 - one for each phase
    state: JournalsState,
) -> tuple[Action, ...]:
    """Return every legal action of the seat to act."""
    if state.pending is not None or state.to_act is None:
        return ()
    phase = state.phase
    if phase is USE:
        found = _uses(state, ONE_FACE[state.face])
        found.append(DONE)
        return tuple(found)
    if phase is TURN:
        found = _uses(state, ALL_FACES)
        left, right = state.banks
        if left:
            found.append(TAKES[LEFT])
        if right:
            found.append(TAKES[RIGHT])
        found += _gathers(state, OWN_DICE)
        return tuple(found)
    if phase is WRITE:
        return tuple(_writing(state, state.cards.roles[state.tribes[state.seat]]))
    if phase is TURN_DICE:
        return tuple(_turns(state))
    if phase in (CHOOSE, FIRST_CARD, CARD):
        return _cards(state)
    if phase is PICK:
        picks = [PICKS[die] for die in stored_dice(state) if die >= state.last]
        return tuple(picks + [STOP] * (state.picked > 0))
    if phase is FETCH:
        bank = state.banks[bank_of(state.cards.deeds[state.begun])]
        fetches = [FETCHES[colour] for colour in kinds_in(bank) if colour >= state.last]
        return tuple(fetches + [STOP] * (state.picked > 0))
    if phase is SUMMON:
        return _gathers(state, state.left)
    if phase is ASK:
        return tuple(ASKS[seat] for seat in richest(state))
    assert phase is GIVE  # noqa: S101 - the last one
    return tuple(gifts(state, state.giver))


def _uses(state: JournalsState, faces: tuple[int, ...]) -> list[Action]:
    """List what can be done with dice of one of `faces`."""
    cards = state.cards
    seat = state.seat
    first = seat * 4
    storage = state.ready[first : first + 4]
    roles = cards.roles[state.tribes[seat]]
    targets = [card for card in state.scouting if card] if state.current[seat] else None
    swaps = cards.swaps
    dice = (sum(storage) + sum(state.fresh[first : first + 4])) % 31
    base = cards.base if dice > 1 else cards.base_alone
    found: list[Action] = []
    for face in faces:
        packed = storage[face]
        if packed:
            found += base[face][packed]
            for march in roles.marches[face]:
                found += march[packed]
            if targets:
                for code in cards.codes[face][packed]:
                    found += map(swaps[code].__getitem__, targets)
    for card, deed in roles.deeds:
        if not state.used >> card & 1:
            found += _deed(state, card, deed, faces)
    if PARLEY in faces and state.met != 3 and (storage[PARLEY] or roles.envoys):
        found += _meets(state, roles)
    if JOURNAL in faces and state.preparations[seat] and not state.explored:
        found += _writing(state, roles)
    return found


def _storage(state: JournalsState) -> int:
    first = state.seat * 4
    last = first + 4
    return (sum(state.ready[first:last]) + sum(state.fresh[first:last])) % 31


def _meets(state: JournalsState, roles: Roles) -> list[Action]:
    """List how tribes of the encounter area can be met."""
    cards = state.cards
    packed = state.ready[state.seat * 4 + PARLEY]
    envoys = roles.envoys and open_helpers(state, state.seat, roles.envoys)
    found: list[Action] = []
    for card in state.encounter:
        if not card:
            continue
        wary = cards.wary[card]
        if state.met >> wary & 1:
            continue
        dice = parleys_for(roles, wary=wary)
        found += cards.meets[card, packed, dice]
        if envoys:
            found += _with_envoys(cards.codes[PARLEY][packed], envoys, card, dice)
    return found


def parleys_for(roles: Roles, *, wary: bool) -> int:
    """Return how many parley dice a tribe takes of a seat whose tribes have these roles."""
    return 2 if wary and not roles.peace else 1


def _with_envoys(parleys: tuple[int, ...], envoys: list[int], card: int, dice: int) -> list[Action]:
    """List how a tribe can be met with dice that only count as parleys."""
    if dice == 1:
        return [Meet(card, (code,)) for code in envoys]
    found: list[Action] = [Meet(card, (code, envoy)) for code in parleys for envoy in envoys]
    # Two envoys are of two faces: each counts one die a turn.
    found += [Meet(card, (a, b)) for a in envoys for b in envoys if a & 3 < b & 3]
    return found


def open_helpers(
    state: JournalsState, seat: Seat, helpers: tuple[tuple[int, int], ...]
) -> list[int]:
    """Return the dice (codes) that a seat's scribes or envoys, which it passes, let count now."""
    return [
        code
        for card, face in helpers
        if not state.used >> card & 1
        for code in state.cards.codes[face][state.ready[seat * 4 + face]]
    ]


def open_scribes(state: JournalsState, seat: Seat) -> list[int]:
    """Return the dice (codes) of other faces that a seat's tribes let it lay as journals."""
    return open_helpers(state, seat, state.cards.roles[state.tribes[seat]].scribes)


def journal_dice(state: JournalsState, seat: Seat, scribes: Iterable[int]) -> int:
    """Return how many dice a seat can have lying as journals, those that lie included.

    `scribes` are its `open_scribes`: a tribe that lets one die of a face count does so once a turn.
    """
    laid = len(state.written) if seat == state.seat else 0
    return laid + state.ready[seat * 4 + JOURNAL] % 31 + len({code & 3 for code in scribes})


def _writing(state: JournalsState, roles: Roles) -> list[Action]:
    """List how an exploration can be begun, gone on with or completed."""
    cards = state.cards
    seat = state.seat
    current = state.current[seat]
    packed = state.ready[seat * 4 + JOURNAL]
    scribes = open_scribes(state, seat) if roles.scribes else []
    most = journal_dice(state, seat, scribes)
    if not current or not most:
        return []
    steps = cards.steps
    blocks = tuple(sorted([steps[slot] for slot, _, _ in state.preparations[seat]]))
    alone = cards.reach[current, blocks, most, roles.guides]
    if not alone:
        return []
    laid = tuple(sorted([steps[slot] for slot, _, _ in state.written]))
    found: list[Action] = []
    if laid in alone:
        found.append(EXPLORES[0])
    wanted = set(alone)
    for second in (*state.scouting, state.reserve[seat]):
        if second:
            both = cards.joint[current, second, blocks, most, roles.guides]
            wanted |= both
            if laid in both:
                found.append(EXPLORES[second])
    if len(state.written) < most:
        found += _writes(state, laid, wanted, (*cards.codes[JOURNAL][packed], *scribes))
    return found


def _writes(
    state: JournalsState, laid: tuple[str, ...], wanted: set[tuple[str, ...]], codes: Iterable[int]
) -> list[Action]:
    """List the preparations that can be set off as well, and by which dice."""
    left = list(state.preparations[state.seat])
    for preparation in state.written:
        left.remove(preparation)
    found: list[Action] = []
    for preparation in dict.fromkeys(left):
        together = (*laid, state.cards.steps[preparation[0]])
        if any(contains(selection, together) for selection in wanted):
            found += [Write(preparation, code) for code in codes]
    return found


def _deed(
    state: JournalsState, card: int, deed: Deed, faces: tuple[int, ...]
) -> tuple[Action, ...] | list[Action]:
    """List how a tribe action can be used."""
    cards = state.cards
    if not _has_aim(state, deed) or not (deed.spent or state.phase is USE):
        return ()
    if not deed.spent:
        return (cards.uses[card, NO_DIE],)
    first = state.seat * 4
    return [
        cards.uses[card, code]
        for face in faces
        if deed.face in {ANY, face}
        for code in cards.codes[face][state.ready[first + face]]
        if deed.effect != "turn" or _turnable(state, deed.detail, code)
    ]


def _has_aim(state: JournalsState, deed: Deed) -> bool:
    """Return whether there is anything for a deed to work on."""
    effect = deed.effect
    if effect == "reroll":
        aim = _storage(state) > deed.spent
    elif effect == "turn":
        aim = deed.spent > 0 or _turnable(state, deed.detail, NO_DIE)
    elif effect in {"fetch left", "fetch right"}:
        aim = state.banks[bank_of(deed)] > 0
    elif effect == "summon":
        aim = True
    elif effect == "grey":
        aim = state.grey > 0 or bool(richest(state))
    elif not any(state.scouting):
        aim = False
    elif effect == "reserve":
        aim = not state.reserve[state.seat]
    elif effect == "swap":
        aim = state.current[state.seat] > 0
    else:
        aim = state.deck > 0
    return aim


def _turnable(state: JournalsState, face: int, spent: int) -> bool:
    """Return whether the storage without the die `spent` has one that can be turned to `face`."""
    first = state.seat * 4
    others = sum(state.ready[first + f] + state.fresh[first + f] for f in ALL_FACES if f != face)
    return others % 31 > (spent != NO_DIE and spent & 3 != face)


def bank_of(deed: Deed) -> int:
    """Return the bank that a deed fetches from."""
    return LEFT if deed.effect == "fetch left" else RIGHT


def stored_dice(state: JournalsState) -> list[int]:
    """Return the codes of the dice in the storage, fresh ones last, equal ones once."""
    first = state.seat * 4
    codes = state.cards.codes
    found = [code for face in ALL_FACES for code in codes[face][state.ready[first + face]]]
    found += [FRESH + code for face in ALL_FACES for code in codes[face][state.fresh[first + face]]]
    found.sort()
    return found


def _turns(state: JournalsState) -> list[Action]:
    turned = state.turned
    found: list[Action] = []
    for die in stored_dice(state):
        if turned == ANY:
            found += [turn for turn in TURNS[die] if turn.face != die & 3]
        elif turned != die & 3:
            found.append(TURNS[die][turned])
    if state.picked:
        found.append(STOP)
    return found


def _cards(state: JournalsState) -> tuple[Action, ...]:
    found = [CHOOSES[card] for card in state.scouting if card]
    if state.phase is CHOOSE and state.reserve[state.seat]:
        found.append(CHOOSES[state.reserve[state.seat]])
    return tuple(found)


def _gathers(state: JournalsState, most: int) -> tuple[Action, ...]:
    """List every choice of dice of one's own colour, wherever they are."""
    mask = OWN[state.seat]
    left, right = state.banks
    # No die of anyone is out when a turn begins.
    ready = state.ready if state.phase is TURN else map(add, state.ready, state.fresh)
    stored = tuple(map(mask.__and__, ready))
    laid: tuple[tuple[int, Preparation], ...] = ()
    if any(state.preparations):
        laid = tuple(
            (seat, preparation)
            for seat, preparations in enumerate(state.preparations)
            for preparation in preparations
            if preparation[2] & mask
        )
    return state.cards.gathers[state.seat, most, stored, left & mask, right & mask, laid]


def board_dice(state: JournalsState, seat: Seat) -> int:
    """Return the dice on a seat's board, packed: storage, slots and tribe cards.

    Dice in hand belong there: they lie on an action that is being set off, or are about to be
    rolled into the storage.
    """
    first = seat * 4
    packed = sum(state.ready[first : first + 4]) + sum(state.fresh[first : first + 4])
    packed += sum(kept for _, _, kept in state.preparations[seat])
    return packed + state.rolling if seat == state.seat else packed


def grey_dice(state: JournalsState, seat: Seat) -> int:
    """Return how many grey dice a seat has on its board."""
    return board_dice(state, seat) >> BITS * GREY


def richest(state: JournalsState) -> list[Seat]:
    """Return who must give a grey die; nobody when the receiver has most or as many."""
    counts = [grey_dice(state, seat) for seat in range(state.players)]
    most = max(counts)
    return [] if counts[state.seat] == most else [s for s, n in enumerate(counts) if n == most]


def gifts(state: JournalsState, giver: Seat) -> list[Give]:
    """Return what a seat can give as a grey die."""
    first = giver * 4
    grey = ONE[GREY]
    found = [Give(STORE, f, 0) for f in ALL_FACES if state.ready[first + f] >= grey]
    kept = [Give(*each) for each in state.preparations[giver] if each[2] >= grey]
    return found + list(dict.fromkeys(kept))
