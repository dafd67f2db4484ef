"""The journals' table in words: dice, slots, choices and what the table asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import colours_in
from discovery.rules.journals.phases import Phase
from discovery.rules.journals.words import FACE_NAMES, SLOT_NAMES
from discovery.scenes.journals.session import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.cards import Card
    from discovery.scenes.journals.table import Table

COLOUR_NAMES = (mark("yellow"), mark("blue"), mark("white"), mark("red"), mark("grey"))
BANK_NAMES = (mark("the left bank"), mark("the right bank"))
_LISTS = ("", "{a}", mark("{a} and {b}"), mark("{a}, {b} and {c}"), mark("{a}, {b}, {c} and {d}"))
_ASKED = {
    Phase.FIRST_CARD: mark("Take your first exploration."),
    Phase.TURN: mark("Use dice of one face, or take dice: a bank, or your own from anywhere."),
    Phase.USE: mark("Go on using {face} dice, or end the turn."),
    Phase.TURN_DICE: mark("Turn dice of your storage."),
    Phase.PICK: mark("Pick dice to roll again."),
    Phase.FETCH: mark("Pick dice of the bank."),
    Phase.SUMMON: mark("Pick your own dice, wherever they are."),
    Phase.CARD: mark("Choose a card of the scouting area."),
    Phase.WRITE: mark("Lay more journal dice, or record the exploration."),
    Phase.CHOOSE: mark("Choose your next exploration."),
    Phase.ASK: mark("Who gives you a grey die?"),
    Phase.GIVE: mark("Give a grey die away."),
}
_STAGES = {
    Stage.ROLL: mark("The dice are in your hand."),
    Stage.END_TURN: mark("Your turn is done."),
    Stage.COMPUTER: mark("{name} is thinking."),
    Stage.OVER: mark("The game is over."),
    Stage.REPLAY: mark("A recorded game: step {step} of {steps}."),
}


def joined(parts: Sequence[Message]) -> Message:
    """Return up to four things in a list; more are cut."""
    shown = parts[: len(_LISTS) - 1]
    return Message(_LISTS[len(shown)], dict(zip("abcd", shown, strict=False)))


def die_words(code: int) -> Message:
    """Return a die by colour and face."""
    values = {
        "colour": Message(COLOUR_NAMES[code % 20 >> 2]),
        "face": Message(FACE_NAMES[code & 3]),
    }
    return Message(mark("{colour} {face}"), values)


def dice_words(packed: int) -> Message:
    """Return the colours of dice."""
    return joined([Message(COLOUR_NAMES[colour]) for colour in colours_in(packed)])


def slot_words(slot: int, cards: Mapping[int, Card]) -> Message:
    """Return the name of an action."""
    if slot in SLOT_NAMES:
        return Message(SLOT_NAMES[slot])
    return Message(cards[slot].tribe.name)


def route_name(card: int, cards: Mapping[int, Card]) -> Message:
    """Return the name of an exploration."""
    return Message(cards[card].exploration.name)


def asked(stage: Stage, phase: Phase, face: int | None, values: Mapping[str, object]) -> Message:
    """Return what the table asks for; `values` hold the name of who acts, and a replay's steps."""
    if stage is not Stage.DECIDE:
        return Message(_STAGES[stage], values)
    word = Message("") if face is None else Message(FACE_NAMES[face])
    return Message(_ASKED[phase], {"face": word})


def choice_words(  # noqa: C901, PLR0911, PLR0912 - one a kind
    action: Action, cards: Mapping[int, Card]
) -> Message:
    """Return what an action does, for a list of choices."""
    match action:
        case a.Prepare(slot, face, 0, kept):
            text = mark("{action}: keep {kept} ({face})")
            return Message(text, _preparing(slot, face, 0, kept, cards))
        case a.Prepare(slot, face, spent, kept):
            text = mark("{action}: keep {kept}, discard {spent} ({face})")
            return Message(text, _preparing(slot, face, spent, kept, cards))
        case a.Meet(card, dice):
            paid = joined([die_words(die) for die in dice])
            values = {"tribe": Message(cards[card].tribe.name), "dice": paid}
            return Message(mark("Meet {tribe}: discard {dice}"), values)
        case a.Duty(die):
            return Message(mark("Discard {die}"), {"die": die_words(die)})
        case a.Turn(die, face):
            values = {"die": die_words(die), "face": Message(FACE_NAMES[face])}
            return Message(mark("Turn {die} to {face}"), values)
        case a.Pick(die):
            return Message(mark("Roll {die} again"), {"die": die_words(die)})
        case a.Fetch(colour):
            return Message(mark("Fetch a {colour} die"), {"colour": Message(COLOUR_NAMES[colour])})
        case a.Swap(die, card):
            values = {"die": die_words(die), "card": route_name(card, cards)}
            return Message(mark("Swap for {card}: discard {die}"), values)
        case a.Use(card, a.NO_DIE):
            return Message(mark("Use {tribe}"), {"tribe": Message(cards[card].tribe.name)})
        case a.Use(card, die):
            values = {"tribe": Message(cards[card].tribe.name), "die": die_words(die)}
            return Message(mark("Use {tribe}: discard {die}"), values)
        case a.Write((slot, _, _), die):
            values = {"action": slot_words(slot, cards), "die": die_words(die)}
            return Message(mark("Set {action} off with {die}"), values)
        case a.Give(a.STORE, face):
            return Message(mark("Give a grey {face}"), {"face": Message(FACE_NAMES[face])})
        case a.Give(slot):
            return Message(
                mark("Give the grey die of {action}"), {"action": slot_words(slot, cards)}
            )
        case a.Choose(card) | a.Explore(card) if card:
            return route_name(card, cards)
        case a.Explore():
            return Message(mark("Record the exploration"))
        case a.TakeBank(bank):
            return Message(mark("Take {bank}"), {"bank": Message(BANK_NAMES[bank])})
        case a.Stop():
            return Message(mark("No more dice"))
        case _:
            return Message(mark("End the turn"))


def _preparing(
    slot: int, face: int, spent: int, kept: int, cards: Mapping[int, Card]
) -> dict[str, object]:
    return {
        "action": slot_words(slot, cards),
        "face": Message(FACE_NAMES[face]),
        "spent": dice_words(spent),
        "kept": dice_words(kept),
    }


def roll_label(number: int) -> Message:
    """Return the label of the button that takes and rolls own dice."""
    one, many = mark_forms("Roll {count} die", "Roll {count} dice")
    return Message(many, {"count": number}, one)


def main_label(table: Table) -> Message | None:  # noqa: PLR0911 - one a stage
    """Return what the large button does now, None for nothing."""
    match table.stage:
        case Stage.ROLL:
            return Message(mark("Roll the dice"))
        case Stage.END_TURN:
            return Message(mark("End the turn"))
        case Stage.OVER:
            return Message(mark("Results"))
        case Stage.REPLAY:
            return Message(mark("Next step"))
        case Stage.COMPUTER:
            return None
        case Stage.DECIDE:
            pass
    if table.gathering is not None:
        return roll_label(table.gathering.number) if table.gathering.action is not None else None
    for action in (a.Explore(0), a.STOP, a.DONE):
        if action in table.legal:
            return choice_words(action, table.view.cards)
    return None
