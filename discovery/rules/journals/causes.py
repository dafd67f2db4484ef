"""Causes for which dice cannot be used, shared by all refusals of the journals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, Refusal, mark, mark_forms
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.dice import CODES, FRESH, total
from discovery.rules.journals.words import FACE_NAMES
from discovery.rules.words import counted

if TYPE_CHECKING:
    from discovery.rules.journals.state import JournalsState

_COST = mark_forms(
    "This takes {count} {face} die that can be used now.",
    "This takes {count} {face} dice that can be used now.",
)
_COST_ALIKE = mark_forms(
    "This takes {count} die that can be used now.",
    "This takes {count} dice alike that can be used now.",
)


def refused(text: str, paragraph: str, **values: object) -> Refusal:
    """Return a refusal in these words."""
    return Refusal(Message(text, values), paragraph)


def wrong_face(state: JournalsState, face: int) -> Refusal | None:
    """Return that another face than `face` was chosen for this turn, if it was."""
    if state.face in {ANY, face}:
        return None
    return refused(
        mark("In this turn you use {face} dice and no others."),
        "journals.use",
        face=Message(FACE_NAMES[state.face]),
    )


def cost(state: JournalsState, face: int, number: int, paragraph: str) -> Refusal:
    """Return how many dice something takes, of `face` or (`ANY`) of the one that is chosen."""
    wanted = state.face if face == ANY else face
    if wanted == ANY:
        return Refusal(counted(_COST_ALIKE, number), paragraph)
    return Refusal(counted(_COST, number, face=Message(FACE_NAMES[wanted])), paragraph)


def too_few(state: JournalsState, face: int, number: int, paragraph: str) -> Refusal | None:
    """Return that the dice for a cost, as in `cost`, are not there, if they are not."""
    refusal = None if face == ANY else wrong_face(state, face)
    if refusal is not None:
        return refusal
    first = state.seat * 4
    wanted = state.face if face == ANY else face
    ready = [total(dice) for dice in state.ready[first : first + 4]]
    have = max(ready) if wanted == ANY else ready[wanted]
    return None if have >= number else cost(state, face, number, paragraph)


def no_such_die(state: JournalsState, die: int) -> Refusal | None:
    """Return why a die (code) does not lie in the storage to be used, if it does not."""
    one, face = CODES[die]
    at = state.seat * 4 + face
    if die < FRESH and state.ready[at] // one & 31:
        return None
    if state.fresh[at] // one & 31:
        return refused(mark("This die is out until the next turn."), "journals.use")
    return refused(mark("There is no such die in your storage."), "journals.use")
