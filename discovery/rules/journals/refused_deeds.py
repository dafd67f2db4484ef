"""Why a tribe's action 37–55 cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, Refusal, mark
from discovery.rules.journals.actions import NO_DIE, Use
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.causes import cost, no_such_die, refused, too_few, wrong_face
from discovery.rules.journals.phases import TURN
from discovery.rules.journals.words import FACE_NAMES

if TYPE_CHECKING:
    from discovery.rules.journals.cards import Deed
    from discovery.rules.journals.state import JournalsState

_KEY = "journals.deeds"


def refused_use(  # noqa: PLR0911 - a reason each
    state: JournalsState, action: Use
) -> Refusal:
    """Return why a tribe's action is not used: what it is, its turn, its cost, then its aim."""
    deed = state.cards.deeds.get(action.card)
    own = state.tribes[state.seat]
    if deed is None or action.card not in own:
        return refused(mark("You do not have this tribe's action."), _KEY)
    if (action.card, deed) not in state.cards.roles[own].deeds:
        return refused(mark("This tribe's action lasts: it works by itself."), _KEY)
    if state.used >> action.card & 1:
        return refused(mark("Each tribe's action is used once a turn at most."), _KEY)
    if not deed.spent:
        return _free(state, deed, action.die)
    named, pays = None, False
    if action.die != NO_DIE:
        named = no_such_die(state, action.die) or wrong_face(state, action.die & 3)
        pays = deed.face in {ANY, action.die & 3}
    unpaid = named or too_few(state, deed.face, deed.spent, _KEY)
    if unpaid is not None:
        return unpaid
    uses = any(isinstance(one, Use) and one.card == action.card for one in state.legal_actions())
    # With another die, or with one at all, it can be used.
    if uses and not pays:
        return cost(state, deed.face, deed.spent, _KEY)
    return _aimless(state, deed)


def _free(state: JournalsState, deed: Deed, die: int) -> Refusal:
    """Return why a deed that costs nothing is not used."""
    if state.phase is TURN:
        return refused(mark("Use a die in this turn first."), _KEY)
    if die != NO_DIE:
        return refused(mark("This tribe's action costs no die."), _KEY)
    return _aimless(state, deed)


def _aimless(state: JournalsState, deed: Deed) -> Refusal:  # noqa: PLR0911 - a reason each
    """Return why a deed that is paid for would do nothing."""
    match deed.effect:
        case "reroll":
            return refused(mark("Your storage has no die to roll again."), _KEY)
        case "turn" if deed.detail != ANY:
            text = mark("Your storage has no other die that could be turned to {face}.")
            return refused(text, _KEY, face=Message(FACE_NAMES[deed.detail]))
        case "turn":
            return refused(mark("Your storage has no other die that could be turned."), _KEY)
        case "fetch left" | "fetch right":
            return refused(mark("This bank is empty."), _KEY)
        case "grey":
            text = mark(
                "The supply of grey dice is empty, and nobody has more of them than you have."
            )
            return refused(text, "journals.grey")
        case "swap" if not state.current[state.seat]:
            return refused(mark("You have no current exploration."), _KEY)
    if not any(state.scouting):
        return refused(mark("The scouting area is empty."), _KEY)
    if deed.effect == "reserve":
        return refused(mark("A card lies in your reserve already."), _KEY)
    return refused(mark("The deck is empty."), _KEY)
