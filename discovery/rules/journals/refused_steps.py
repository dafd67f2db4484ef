"""Why a step is not taken while something that was begun asks for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Refusal, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.causes import refused
from discovery.rules.journals.phases import (
    ASK,
    CARD,
    CHOOSE,
    FETCH,
    FIRST_CARD,
    GIVE,
    PICK,
    SUMMON,
    TURN_DICE,
    WRITE,
)
from discovery.rules.words import counted

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

DUE = {
    FIRST_CARD: (mark("Take your first exploration."), "journals.setup"),
    TURN_DICE: (mark("Turn the dice first."), "journals.duty"),
    PICK: (mark("Pick the dice that you roll again first."), "journals.deeds"),
    FETCH: (mark("Pick the dice that you fetch first."), "journals.deeds"),
    SUMMON: (mark("Say first which of your dice you fetch."), "journals.deeds"),
    CARD: (mark("Choose a card of the scouting area first."), "journals.deeds"),
    WRITE: (
        mark("Lay more journal dice, or record the exploration: it is under way."),
        "journals.write",
    ),
    CHOOSE: (mark("Choose your next exploration first."), "journals.explore"),
    ASK: (mark("Say first who gives you a grey die."), "journals.grey"),
    GIVE: (mark("Give a grey die away first."), "journals.grey"),
}
"""What phases ask for before anything else, and where the rules tell of it."""
_SUMMONED = mark_forms(
    "Fetch {count} die of your colour, from where it lies.",
    "Fetch up to {count} dice of your colour, from where they lie.",
)


def refused_step(  # noqa: C901 - a step each
    state: JournalsState, action: Action
) -> Refusal:
    """Return why an action is not what its phase asks for, or asks for something else."""
    due, paragraph = DUE[state.phase]
    text = due
    match action:
        case a.Choose() if state.phase in {FIRST_CARD, CHOOSE, CARD}:
            text = mark("This card is not in the scouting area.")
        case a.Turn() if state.phase is TURN_DICE:
            text = _turn(state, action)
        case a.Pick(die) if state.phase is PICK:
            text = mark("There is no such die in your storage.")
            if die < state.last:
                text = mark("Dice are picked in the order in which they lie: take a step back.")
        case a.Fetch() if state.phase is FETCH:
            text = mark("This bank has no such die, or its place in the order has passed.")
        case a.Gather() if state.phase is SUMMON:
            return Refusal(counted(_SUMMONED, state.left), paragraph)
        case a.Explore(second) if state.phase is WRITE:
            paragraph = "journals.explore"
            text = mark("The actions set off do not lead along this route to its end.")
            if second and second not in (*state.scouting, state.reserve[state.seat]):
                text = mark("This card is not in the scouting area.")
        case a.Ask() if state.phase is ASK:
            text = mark("A grey die comes from the player who has most of them.")
        case a.Give() if state.phase is GIVE:
            text = mark("You have no such grey die to give.")
    if state.phase is TURN_DICE and state.begun:
        paragraph = "journals.deeds"
    return refused(text, paragraph)


def _turn(state: JournalsState, action: a.Turn) -> str:
    if action.face == action.die & 3:
        return mark("The die shows this face already.")
    if state.turned not in {ANY, action.face}:
        return mark("All dice that you turn are turned to the same face.")
    return mark("There is no such die in your storage.")
