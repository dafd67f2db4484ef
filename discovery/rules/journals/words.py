"""What a tribe's action does, in one sentence."""

from __future__ import annotations

from functools import reduce
from itertools import groupby
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.journals.cards import ANY, BASE, Deed, March

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FACE_NAMES = (mark("foot"), mark("horse"), mark("parley"), mark("journal"))
SLOT_NAMES = dict(zip(BASE, (mark("ride"), mark("walk"), mark("climb")), strict=True))

_STEPS = {"r": mark("{count} river"), "m": mark("{count} mountain")}
_THEN, _NEXT = mark("{first}, then {next}"), mark("{first}, {next}")
_MARCH = {
    (True, False): mark("Keep {kept} {face} here: prepares {steps}."),
    (True, True): mark("Discard {spent} {face} and keep {kept} here: prepares {steps}."),
    (False, False): mark("Keep {kept} alike here: prepares {steps}."),
    (False, True): mark("Discard {spent} and keep {kept} here, all alike: prepares {steps}."),
}
"""By whether the face is given, and whether dice are discarded."""
_ONE_DIE = mark("Keep 1 die of any face here: prepares {steps}.")
_DEEDS = {
    "turn": mark("turn up to {number} dice of your storage to one face."),
    "reroll": mark("roll up to {number} dice of your storage again."),
    "fetch left": mark("fetch up to {number} dice from the left bank and roll them."),
    "fetch right": mark("fetch up to {number} dice from the right bank and roll them."),
    "summon": mark("fetch up to {number} of your own dice from anywhere and roll them."),
    "grey": mark("receive a grey die."),
    "scribe": mark("One {face} a turn counts as a journal."),
    "envoy": mark("One {face} a turn counts as a parley."),
    "guide": mark("{steps} more may be added anywhere in each exploration."),
    "reserve": mark("lay a scouting card in reserve, as your second or next exploration."),
    "swap": mark("exchange your exploration with a scouting card."),
    "survey": mark("remove a scouting card from the game; the next one takes its place."),
    "peace": mark("Wary tribes take one parley less."),
}
_TURN_TO = mark("turn up to {number} dice of your storage to {face}.")
_PAID = {
    0: mark("After using a die: {deed}"),
    1: mark("Discard 1 die: {deed}"),
}
_PAID_FACE = mark("Discard 1 {face}: {deed}")
_LASTING = ("scribe", "envoy", "guide", "peace")


def steps_words(steps: str) -> Message:
    """Return a block of steps in words.

    >>> str(steps_words("rrm"))
    '2 river, then 1 mountain'
    """
    return in_a_row(_runs(steps), _THEN)


def route_words(route: str) -> Message:
    """Return the steps of a route in words.

    >>> str(route_words("rrmr"))
    '2 river, 1 mountain, 1 river'
    """
    return in_a_row(_runs(route))


def in_a_row(parts: Iterable[Message], words: str = _NEXT) -> Message:
    """Return one after another of at least one part, by `words` for a first and a next one.

    >>> str(in_a_row([Message("walk"), Message("ride"), Message("climb")]))
    'walk, ride, climb'
    """
    return reduce(lambda first, after: Message(words, {"first": first, "next": after}), parts)


def _runs(steps: str) -> Iterator[Message]:
    """Give the runs of steps in words."""
    for step, run in groupby(steps):
        yield Message(_STEPS[step], {"count": len(list(run))})


def action_sentence(action: March | Deed) -> Message:
    """Return what a tribe's or a base action does, in one sentence."""
    if isinstance(action, March):
        values: dict[str, object] = {
            "spent": action.spent,
            "kept": action.kept,
            "steps": steps_words(action.steps),
        }
        if action.face != ANY:
            values["face"] = Message(FACE_NAMES[action.face])
        elif action.spent + action.kept == 1:
            return Message(_ONE_DIE, values)
        return Message(_MARCH[action.face != ANY, action.spent > 0], values)
    text = _DEEDS[action.effect]
    values = {"number": action.number}
    if action.detail != ANY:
        values["face"] = Message(FACE_NAMES[action.detail])
        text = _TURN_TO if action.effect == "turn" else text
    if action.steps:
        values["steps"] = steps_words(action.steps)
    deed = Message(text, values)
    if action.effect in _LASTING:
        return deed
    if action.spent and action.face != ANY:
        return Message(_PAID_FACE, {"face": Message(FACE_NAMES[action.face]), "deed": deed})
    return Message(_PAID[action.spent], {"deed": deed})
