"""Why an action is not legal, in words, with the paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import Message, Refusal, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.dice import CODES, JOURNAL, PARLEY
from discovery.rules.journals.phases import TURN, USE
from discovery.rules.journals.words import FACE_NAMES
from discovery.rules.words import counted

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

_FIRST = {
    "first card": (mark("Take your first exploration."), "journals.setup"),
    "turn dice": (mark("Turn the dice first."), "journals.duty"),
    "pick": (mark("Pick the dice that you roll again first."), "journals.deeds"),
    "fetch": (mark("Pick the dice that you fetch first."), "journals.deeds"),
    "summon": (mark("Say first which of your dice you fetch."), "journals.deeds"),
    "card": (mark("Choose a card of the scouting area first."), "journals.deeds"),
    "write": (
        mark("Lay more journal dice, or record the exploration: it is under way."),
        "journals.write",
    ),
    "choose": (mark("Choose your next exploration first."), "journals.explore"),
    "ask": (mark("Say first who gives you a grey die."), "journals.grey"),
    "give": (mark("Give a grey die away first."), "journals.grey"),
}
_TOO_FEW = mark_forms(
    "This action takes {count} such die that can be used now.",
    "This action takes {count} such dice that can be used now.",
)
_FITTING = {
    "first card": a.Choose,
    "turn dice": a.Turn,
    "pick": a.Pick,
    "fetch": a.Fetch,
    "summon": a.Gather,
    "card": a.Choose,
    "write": a.Write,
    "choose": a.Choose,
    "ask": a.Ask,
    "give": a.Give,
}


def explain(state: JournalsState, action: Action) -> Refusal:  # noqa: PLR0911 - a reason each
    """Return the refusal of an action that `state` does not allow."""
    if state.to_act is None:
        return _refusal(mark("The game is over."), "journals.end")
    if state.pending is not None:
        if state.pending.value == "roll":
            return _refusal(mark("The dice have to be rolled first."), "journals.turn")
        return _refusal(mark("The turn has to be ended first."), "journals.turn")
    phase = state.phase.value
    if phase in _FIRST:
        if isinstance(action, a.Explore) and phase == "write":
            text = mark("The actions set off do not lead along this route to its end.")
            return _refusal(text, "journals.explore")
        if isinstance(action, _FITTING[phase]):
            return _refusal(mark("That cannot be chosen here."), _FIRST[phase][1])
        return _refusal(*_FIRST[phase])
    return _in_turn(state, action)


def _refusal(text: str, paragraph: str, **values: object) -> Refusal:
    return Refusal(Message(text, values), paragraph)


def _in_turn(  # noqa: C901, PLR0911 - one a kind
    state: JournalsState, action: Action
) -> Refusal:
    match action:
        case a.TakeBank() | a.Gather():
            return _take(state, action)
        case a.Prepare():
            return _prepare(state, action)
        case a.Meet():
            return _meet(state, action)
        case a.Duty(die):
            text = mark("A change of duty needs another die in the storage.")
            return _die(state, die) or _refusal(text, "journals.duty")
        case a.Swap():
            return _swap(state, action)
        case a.Use():
            return _use(state, action)
        case a.Write():
            return _write(state, action)
        case a.Explore():
            text = mark("Set prepared actions off with journal dice first.")
            return _refusal(text, "journals.write")
        case a.Done():
            text = mark("Use at least one die, or take dice.")
            return _refusal(text, "journals.turn")
        case a.Choose() | a.Turn() | a.Pick() | a.Fetch() | a.Stop() | a.Ask() | a.Give():
            text = mark("No action was begun that asks for this.")
            return _refusal(text, "journals.use")
        case _:
            assert_never(action)


def _die(state: JournalsState, die: int, shown: int = ANY) -> Refusal | None:
    """Return why a die cannot be used, if it is that."""
    if not 0 <= die < 20 or not state.ready[state.seat * 4 + CODES[die][1]] // CODES[die][0] & 31:
        text = mark("There is no such die in your storage that can be used now.")
        return _refusal(text, "journals.use")
    return _face(state, CODES[die][1] if shown == ANY else shown)


def _face(state: JournalsState, face: int) -> Refusal | None:
    if state.face in {ANY, face}:
        return None
    return _refusal(
        mark("In this turn you use {face} dice and no others."),
        "journals.use",
        face=Message(FACE_NAMES[state.face]),
    )


def _take(state: JournalsState, action: a.TakeBank | a.Gather) -> Refusal:
    if state.phase is USE:
        text = mark("You use dice in this turn, so you cannot take dice as well.")
        return _refusal(text, "journals.turn")
    if isinstance(action, a.TakeBank):
        return _refusal(mark("This bank is empty."), "journals.take")
    return _refusal(mark("Not so many of your dice are there."), "journals.take")


def _prepare(state: JournalsState, action: a.Prepare) -> Refusal:
    march = state.cards.marches.get(action.slot)
    tribe = state.cards.cards.get(action.slot)
    if march is None or (tribe is not None and action.slot not in state.tribes[state.seat]):
        return _refusal(mark("You do not have this tribe's action."), "journals.prepare")
    reason = counted(_TOO_FEW, march.spent + march.kept)
    return _face(state, action.face) or Refusal(reason, "journals.prepare")


def _meet(state: JournalsState, action: a.Meet) -> Refusal:
    if not action.card or action.card not in state.encounter:
        return _refusal(mark("This tribe is not in the encounter area."), "journals.tribe")
    wary = state.cards.wary[action.card]
    if state.met >> wary & 1:
        kind = mark("a wary tribe") if wary else mark("a friendly tribe")
        text = mark("You have met {kind} in this turn already.")
        return _refusal(text, "journals.tribe", kind=Message(kind))
    return _face(state, PARLEY) or _refusal(
        mark("A friendly tribe takes one parley die, a wary tribe two."), "journals.tribe"
    )


def _swap(state: JournalsState, action: a.Swap) -> Refusal:
    if not state.current[state.seat]:
        return _refusal(mark("You have no current exploration."), "journals.swap")
    if not action.card or action.card not in state.scouting:
        return _refusal(mark("This card is not in the scouting area."), "journals.swap")
    refusal = _die(state, action.die)
    assert refusal is not None  # noqa: S101 - nothing else is left
    return refusal


def _use(state: JournalsState, action: a.Use) -> Refusal:
    deed = state.cards.deeds.get(action.card)
    if deed is None or action.card not in state.tribes[state.seat]:
        return _refusal(mark("You do not have this tribe's action."), "journals.deeds")
    if state.used >> action.card & 1:
        text = mark("Each tribe's action is used once a turn at most.")
        return _refusal(text, "journals.deeds")
    if not deed.spent and state.phase is TURN:
        return _refusal(mark("Use a die in this turn first."), "journals.deeds")
    if deed.spent and action.die != a.NO_DIE:
        refusal = _die(state, action.die)
        if refusal is not None:
            return refusal
    return _refusal(mark("This tribe's action can do nothing here."), "journals.deeds")


def _write(state: JournalsState, action: a.Write) -> Refusal:
    if state.explored:
        return _refusal(mark("One exploration a turn is the most."), "journals.explore")
    if not state.current[state.seat]:
        return _refusal(mark("You have no current exploration."), "journals.explore")
    if action.preparation not in state.preparations[state.seat]:
        return _refusal(mark("This is not prepared."), "journals.write")
    refusal = _die(state, action.die, JOURNAL)
    if refusal is not None:
        return refusal
    text = mark("With your journal dice this cannot be part of a whole exploration.")
    return _refusal(text, "journals.explore")
