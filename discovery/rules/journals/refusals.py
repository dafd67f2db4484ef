"""Why an action is not legal, in words, with the paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import Refusal, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.causes import cost, no_such_die, refused, too_few, wrong_face
from discovery.rules.journals.dice import CODES, JOURNAL, PARLEY
from discovery.rules.journals.listing import journal_dice, open_scribes, parleys_for
from discovery.rules.journals.phases import ROLL, TURN_END, USE, WRITE
from discovery.rules.journals.refused_deeds import refused_use
from discovery.rules.journals.refused_steps import DUE, refused_step
from discovery.rules.words import counted

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

_PARLEYS = mark_forms(
    "This tribe takes {count} parley die that can be used now.",
    "This tribe takes {count} parley dice that can be used now.",
)


def explain(state: JournalsState, action: Action) -> Refusal:  # noqa: PLR0911 - a reason each
    """Return the refusal of an action that `state` does not allow."""
    if state.to_act is None:
        return refused(mark("The game is over."), "journals.end")
    if state.pending is ROLL:
        return refused(mark("The dice have to be rolled first."), "journals.turn")
    if state.pending is TURN_END:
        return refused(mark("The turn has to be ended first."), "journals.turn")
    if state.pending is not None:
        return refused(mark("Cards have to be laid out first."), "journals.setup")
    if state.phase is WRITE and isinstance(action, a.Write):
        return _write(state, action)
    if state.phase in DUE:
        return refused_step(state, action)
    return _in_turn(state, action)


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
            return _duty(state, die)
        case a.Swap():
            return _swap(state, action)
        case a.Use():
            return refused_use(state, action)
        case a.Write():
            return _write(state, action)
        case a.Explore():
            return _explore(state)
        case a.Done():
            text = mark("Use at least one die, or take dice.")
            return refused(text, "journals.turn")
        case a.Choose() | a.Turn() | a.Pick() | a.Fetch() | a.Stop() | a.Ask() | a.Give():
            text = mark("No action was begun that asks for this.")
            return refused(text, "journals.use")
        case _:
            assert_never(action)


def _take(state: JournalsState, action: a.TakeBank | a.Gather) -> Refusal:
    if state.phase is USE:
        text = mark("You use dice in this turn, so you cannot take dice as well.")
        return refused(text, "journals.turn")
    if isinstance(action, a.TakeBank):
        return refused(mark("This bank is empty."), "journals.take")
    return refused(mark("Not so many of your dice are there."), "journals.take")


def _prepare(state: JournalsState, action: a.Prepare) -> Refusal:
    march = state.cards.marches.get(action.slot)
    tribe = state.cards.cards.get(action.slot)
    if march is None or (tribe is not None and action.slot not in state.tribes[state.seat]):
        return refused(mark("You do not have this tribe's action."), "journals.prepare")
    number, paragraph = march.spent + march.kept, "journals.prepare"
    wanted = action.face if march.face == ANY else march.face
    return too_few(state, wanted, number, paragraph) or cost(state, wanted, number, paragraph)


def _meet(state: JournalsState, action: a.Meet) -> Refusal:
    if not action.card or action.card not in state.encounter:
        return refused(mark("This tribe is not in the encounter area."), "journals.tribe")
    wary = state.cards.wary[action.card]
    if state.met >> wary & 1:
        text = mark("You have met a friendly tribe in this turn already.")
        if wary:
            text = mark("You have met a wary tribe in this turn already.")
        return refused(text, "journals.tribe")
    number = parleys_for(state.cards.roles[state.tribes[state.seat]], wary=wary)
    return wrong_face(state, PARLEY) or Refusal(counted(_PARLEYS, number), "journals.tribe")


def _duty(state: JournalsState, die: int) -> Refusal:
    refusal = too_few(state, ANY, 1, "journals.duty") if die == a.NO_DIE else _die(state, die)
    text = mark("A change of duty needs another die in the storage.")
    return refusal or refused(text, "journals.duty")


def _die(state: JournalsState, die: int) -> Refusal | None:
    """Return why a die (code) cannot be used, if it cannot."""
    return no_such_die(state, die) or wrong_face(state, CODES[die][1])


def _swap(state: JournalsState, action: a.Swap) -> Refusal:
    if not state.current[state.seat]:
        return refused(mark("You have no current exploration."), "journals.swap")
    if not any(state.scouting):
        return refused(mark("The scouting area is empty."), "journals.swap")
    if not action.card or action.card not in state.scouting:
        return refused(mark("This card is not in the scouting area."), "journals.swap")
    named = None if action.die == a.NO_DIE else _die(state, action.die)
    return named or cost(state, ANY, 1, "journals.swap")


def _explored(state: JournalsState) -> Refusal | None:
    """Return why nothing can be recorded in this turn, whatever is prepared."""
    if state.explored:
        return refused(mark("One exploration a turn is the most."), "journals.explore")
    if not state.current[state.seat]:
        return refused(mark("You have no current exploration."), "journals.explore")
    return None


def _write(state: JournalsState, action: a.Write) -> Refusal:
    refusal = _explored(state)
    if refusal is not None:
        return refusal
    prepared = state.preparations[state.seat].count(action.preparation)
    if not prepared:
        return refused(mark("This is not prepared."), "journals.write")
    if state.written.count(action.preparation) == prepared:
        return refused(mark("A journal die lies on this already."), "journals.write")
    refusal = wrong_face(state, JOURNAL) or no_such_die(state, action.die)
    if refusal is not None:
        return refusal
    if action.die & 3 != JOURNAL and action.die not in open_scribes(state, state.seat):
        return refused(mark("This die does not count as a journal."), "journals.write")
    text = mark("With your journal dice this cannot be part of a whole exploration.")
    return refused(text, "journals.explore")


def _explore(state: JournalsState) -> Refusal:
    refusal = _explored(state) or wrong_face(state, JOURNAL)
    if refusal is not None:
        return refusal
    if not state.preparations[state.seat]:
        return refused(mark("Nothing is prepared that could be set off."), "journals.prepare")
    if not journal_dice(state, state.seat, open_scribes(state, state.seat)):
        return cost(state, JOURNAL, 1, "journals.write")
    if not any(isinstance(one, a.Write) for one in state.legal_actions()):
        text = mark("With your journal dice what is prepared does not lead to the end.")
        return refused(text, "journals.explore")
    text = mark("Set prepared actions off with journal dice first.")
    return refused(text, "journals.write")
