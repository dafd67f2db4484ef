"""The journals' table in words: dice, slots, choices and what the table asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import CLIMB, RIDE, WALK
from discovery.rules.journals.dice import FRESH, GREY, colours_in
from discovery.rules.journals.phases import Phase
from discovery.rules.journals.words import FACE_NAMES, SLOT_NAMES
from discovery.rules.words import counted
from discovery.scenes.journals.livery import colour_name
from discovery.scenes.journals.session import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.match.seats import SeatInfo
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.cards import Card
    from discovery.scenes.journals.table import Table

BANK_NAMES = (mark("the left bank"), mark("the right bank"))
_LISTS = ("", "{a}", mark("{a} and {b}"), mark("{a}, {b} and {c}"), mark("{a}, {b}, {c} and {d}"))
_ASKED = {
    Phase.FIRST_CARD: mark("Take your first exploration."),
    Phase.TURN: mark("Use dice of one face, or take dice: a bank, or your own from anywhere."),
    Phase.USE: mark("Go on using {face} dice, or end the turn."),
    Phase.TURN_DICE: mark("Turn dice of your storage: press one, then choose its face."),
    Phase.PICK: mark("Pick dice to roll again."),
    Phase.FETCH: mark("Pick dice of the bank."),
    Phase.SUMMON: mark("Pick your own dice, wherever they are, then roll them."),
    Phase.CARD: mark("Choose a card of the scouting area."),
    Phase.CHOOSE: mark("Choose your next exploration."),
    Phase.ASK: mark("Who gives you a grey die?"),
}
_STAGES = {
    Stage.ROLL: mark("The dice are in your hand."),
    Stage.SURVEY: mark("The deck's top card has taken the place: the next one is to be turned up."),
    Stage.END_TURN: mark("Your turn is done."),
    Stage.COMPUTER: mark("{name} is thinking."),
    Stage.OVER: mark("The game is over."),
    Stage.REPLAY: mark("A recorded game: step {step} of {steps}."),
}
_TAKES = mark_forms("Take {count} die", "Take {count} dice")
_LISTING = frozenset({Phase.TURN, Phase.USE, Phase.TURN_DICE})
"""Phases in which a list of choices tells of itself what it is for."""
_BASE_TITLES = {RIDE: mark("Ride"), WALK: mark("Walk"), CLIMB: mark("Climb")}


def joined(parts: Sequence[Message]) -> Message:
    """Return up to four things in a list; more are cut."""
    shown = parts[: len(_LISTS) - 1]
    return Message(_LISTS[len(shown)], dict(zip("abcd", shown, strict=False)))


def slot_words(slot: int, cards: Mapping[int, Card]) -> Message:
    """Return the name of an action."""
    if slot in SLOT_NAMES:
        return Message(SLOT_NAMES[slot])
    return Message(cards[slot].tribe.name)


def slot_title(slot: int, cards: Mapping[int, Card]) -> Message:
    """Return the name of an action as it stands alone."""
    return Message(_BASE_TITLES[slot]) if slot in _BASE_TITLES else slot_words(slot, cards)


def route_name(card: int, cards: Mapping[int, Card]) -> Message:
    """Return the name of an exploration."""
    return Message(cards[card].exploration.name)


def asked(table: Table, values: Mapping[str, object]) -> Message:
    """Return what the table asks for; `values` hold the name of who acts, and a replay's steps."""
    if table.planned is not None:
        return Message(mark("Pick prepared actions to see how far they lead."))
    if table.stage is not Stage.DECIDE:
        return Message(_STAGES[table.stage], values)
    if table.gathering is not None:
        return Message(_ASKED[Phase.SUMMON])
    if table.rows and table.view.phase in _LISTING:
        return Message(mark("Choose one of these; Esc closes the list."))
    return _asked_in_phase(table)


def _asked_in_phase(table: Table) -> Message:
    view = table.view
    match view.phase:
        case Phase.WRITE:
            return _writing(table)
        case Phase.GIVE:
            taker = table.session.seats[view.turn_of].name
            return Message(
                mark("{taker} gets a grey die from you: choose which."), {"taker": taker}
            )
        case Phase.USE if view.bonus_turns:
            words = mark("Go on using {face} dice, or end the turn: one more turn follows.")
        case phase:
            words = _ASKED[phase]
    return Message(words, {"face": "" if view.face is None else Message(FACE_NAMES[view.face])})


def _writing(table: Table) -> Message:
    """Return what is asked for while journal dice are laid on prepared actions."""
    records = [one for one in table.legal if isinstance(one, a.Explore)]
    if not records:
        return Message(mark("Lay more journal dice: so far the route is not complete."))
    if a.Explore(0) not in records:
        return Message(mark("Record a lit card as well: that gives one more turn."))
    if len(records) > 1:
        words = mark("Record the exploration, or a lit card as well: that gives one more turn.")
        return Message(words)
    if len(records) == len(table.legal):
        return Message(mark("Record the exploration."))
    return Message(mark("Lay more journal dice, or record the exploration."))


def choice_words(  # noqa: C901, PLR0911, PLR0912 - one a kind
    action: Action, cards: Mapping[int, Card], seats: Sequence[SeatInfo]
) -> Message:
    """Return what an action does, for a list of choices; its dice are drawn beside it."""
    match action:
        case a.Prepare(slot):
            return slot_title(slot, cards)
        case a.Write((slot, _, _)):
            return Message(mark("Set off {action}"), {"action": slot_words(slot, cards)})
        case a.Meet(card) | a.Use(card):
            return Message(cards[card].tribe.name)
        case a.Swap(_, card) | a.Choose(card):
            return route_name(card, cards)
        case a.Explore(card) if card:
            return Message(mark("Record {card} as well"), {"card": route_name(card, cards)})
        case a.Duty():
            return Message(mark("Change of duty"))
        case a.Turn(_, face):
            return Message(mark("Turn to {face}"), {"face": Message(FACE_NAMES[face])})
        case a.Pick():
            return Message(mark("Roll again"))
        case a.Fetch(colour):
            return Message(mark("Fetch a {colour} die"), {"colour": colour_name(colour, seats)})
        case a.Give(slot):
            words = Message(mark("storage")) if slot == a.STORE else slot_words(slot, cards)
            return Message(mark("Give, from {place}"), {"place": words})
        case a.Ask(seat):
            return Message("{name}", {"name": seats[seat].name})
        case a.Explore():
            return Message(mark("Record the exploration"))
        case a.Stop():
            return Message(mark("No more dice"))
        case _:
            return Message(mark("End the turn"))


def choice_dice(action: Action) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the dice (codes) of an action by what becomes of them: the name of an icon."""
    groups: tuple[tuple[str, tuple[int, ...]], ...]
    match action:
        case a.Prepare(_, face, spent, kept):
            groups = (("keep", _codes(kept, face)), ("discard", _codes(spent, face)))
        case a.Meet(_, dice):
            groups = (("discard", dice),)
        case a.Duty(die) | a.Swap(die) | a.Use(_, die) if die != a.NO_DIE:
            groups = (("discard", (die,)),)
        case a.Write((_, face, kept), die):
            groups = (("keep", _codes(kept, face)), ("write", (die,)))
        case a.Turn(die, face):
            groups = (("", (die,)), ("turn", (die % FRESH - (die & 3) + face,)))
        case a.Pick(die):
            groups = (("reroll", (die,)),)
        case a.Give(_, face):
            groups = (("", (GREY * 4 + face,)),)
        case _:
            groups = ()
    return tuple((icon, dice) for icon, dice in groups if dice)


def _codes(packed: int, face: int) -> tuple[int, ...]:
    return tuple(colour * 4 + face for colour in colours_in(packed))


def main_label(  # noqa: PLR0911 - one a stage
    table: Table,
) -> Message | None:
    """Return what the large button does now, None for nothing."""
    if table.planned is not None:
        return Message(mark("End the plan"))
    match table.stage:
        case Stage.ROLL:
            return Message(mark("Roll the dice"))
        case Stage.SURVEY:
            return Message(mark("Turn the next card up"))
        case Stage.END_TURN:
            return Message(mark("End the turn"))
        case Stage.OVER:
            return Message(mark("Results"))
        case Stage.REPLAY:
            return Message(mark("Next step"))
        case Stage.COMPUTER:
            return None
        case Stage.DECIDE:
            return _deciding_label(table)


def _deciding_label(table: Table) -> Message | None:
    """Return what the large button does in the middle of a turn."""
    if table.gathering is not None:
        able = table.gathering.action is not None
        return counted(_TAKES, table.gathering.number) if able else None
    for action in (a.Explore(0), a.STOP, a.DONE):
        if action in table.legal:
            return choice_words(action, table.view.cards, table.session.seats)
    return Message(mark("Take own dice")) if table.can_gather else None
