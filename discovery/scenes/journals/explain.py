"""What the table tells about the thing under the pointer, or that has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import BASE
from discovery.rules.journals.dice import FRESH
from discovery.rules.journals.phases import Phase
from discovery.rules.journals.words import action_sentence, route_words
from discovery.rules.words import counted
from discovery.scenes.journals import aids, journal_dice, seats, unseen, worth
from discovery.scenes.journals.livery import die_words
from discovery.scenes.journals.looking import can_look
from discovery.scenes.journals.outlook import GUIDE
from discovery.scenes.journals.phrases import route_name, slot_title, slot_words
from discovery.scenes.journals.session import Stage
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnDie,
    OnLine,
    OnPlace,
    OnRow,
    OnSeat,
    OnSlot,
    Part,
    Target,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.journals.actions import Action, Place
    from discovery.scenes.journals.outlook import Piece
    from discovery.scenes.journals.table import Table

_PARTS = {
    Part.GATHER: mark("Take dice of your own colour from anywhere and roll them."),
    Part.PLAN: mark("Plan: pick prepared actions and see how far they lead."),
    Part.UNDO: mark("Take the last step back."),
    Part.RESET: mark("Take the whole turn back."),
    Part.HELP: mark("The rules on what was refused, or on what you looked at."),
    Part.LEFT: mark("The cards that nobody has seen, and the grey dice that are left (L)."),
    Part.LOG: mark("What has happened."),
    Part.MENU: mark("The menu: rules, settings, saving."),
    Part.DUTY: mark("Change of duty: discard a die, turn one or two others to one face."),
    Part.SWAP: mark("Swap: discard a die, exchange your exploration."),
}
_DECK = mark("The deck. Its top card lies open and is the next to come.")
_DECK_SHUT = mark("The deck. Its next card is to be turned up.")
_LOOK = mark("Second button or +: see it large.")
_PRESS_TO_LOOK = mark("Press it, or +: see it large.")
_PICK = mark("Press it to pick it, or to leave it.")
_PRESSED = {
    Phase.TURN_DICE: mark("Press it, then choose its face."),
    Phase.PICK: mark("Press it to take it up: it will be rolled again."),
}
"""What a press of a die does where a step is about dice themselves."""
_BACK = mark_forms("{count} step can be taken back.", "{count} steps can be taken back.")
_WALKED = mark_forms("{number}. {action}: {count} step", "{number}. {action}: {count} steps")
_WALKED_IN_PART = mark_forms(
    "{number}. {action}: {count} step, {lost} lost",
    "{number}. {action}: {count} steps, {lost} lost",
)
_SPARE = mark_forms(
    "All {length} steps are covered, but {count} action is too many: "
    "set off together they cannot be recorded.",
    "All {length} steps are covered, but {count} actions are too many: "
    "set off together they cannot be recorded.",
)
_AS_WELL = mark("With {card} as well; steps lost: {lost}")
_AS_WELL_DICE = mark("With {card} as well; steps lost: {lost}; journal dice: {dice}")
_BANKS = (
    mark("The left bank takes parley and journal dice: {count} lie here."),
    mark("The right bank takes foot and horse dice: {count} lie here."),
)


def of_thing(table: Table, target: Target) -> Sequence[Message]:
    """Return what there is to know about a thing, its name first."""
    return _told(table, target)


def told(table: Table) -> Sequence[Message]:
    """Return what the panel tells: about what has the focus, or of the whole table."""
    return about(table, table.focus)


def about(table: Table, target: Target | None) -> Sequence[Message]:
    """Return what there is to know while something has the focus, the most important line first."""
    found = [] if target is None else list(_told(table, target))
    if target is not None and found and can_look(table, target) and table.lens is None:
        found.append(Message(_PRESS_TO_LOOK if isinstance(target, OnSeat) else _LOOK))
    if table.planned is not None:
        return [*_ways(table), *found]
    if target is Part.MAIN or target is None or target is Part.CURRENT:
        # Of what is recorded now both tell what it scores.
        found += [line for line in _ways(table) if line not in found]
    return found


def _told(  # noqa: C901, PLR0911, PLR0912 - one a kind
    table: Table, target: Target
) -> Sequence[Message]:
    view = table.view
    match target:
        case OnDie(code):
            return _die(table, code)
        case OnSlot(slot):
            return _slot(table, slot)
        case OnCard(card) if card in view.encounter:
            return _tribe(table, card)
        case OnCard(card):
            return exploration(table, card)
        case Part.CURRENT if view.current(table.viewer):
            return exploration(table, view.current(table.viewer))
        case OnBank(bank):
            lines = [Message(_BANKS[bank], {"count": len(view.bank(bank))})]
            picking = table.gathering is not None and table.gathering.places(target)
            return [*lines, Message(_PICK)] if picking else lines
        case OnSeat(seat):
            return seats.seat(table, seat)
        case OnPlace(place):
            return _own_dice(table, place)
        case OnRow(index) if index < len(table.rows):
            return _choice(table, table.rows[index])
        case OnLine(index):
            return [table.lines[index].words]
        case Part.JOURNAL:
            return seats.journal(table, table.viewer)
        case Part.LEFT | Part.TRIBES_LEFT if table.lens is not None:
            return unseen.told(view)
        case Part.UNDO | Part.RESET if table.stage is not Stage.REPLAY:
            return _undo(table, target)
        case Part.DECK if view.deck_left:
            return _deck(table)
        case Part() if (wish := table.tip_of_wish(target)) is not None:
            return [wish]
        case Part.DECK:
            return [Message(mark("The deck is used up: no card comes any more."))]
        case Part() if target in _PARTS:
            return [Message(_PARTS[target])]
        case _:
            return []


def _deck(table: Table) -> Sequence[Message]:
    view = table.view
    left = Message(mark("Cards in the deck: {count}"), {"count": view.deck_left})
    grey = Message(mark("Grey dice left: {count}"), {"count": view.grey_supply})
    if not view.top:
        return [Message(_DECK_SHUT), left, grey]
    return [Message(_DECK), left, grey, *exploration(table, view.top)]


def _die(table: Table, code: int) -> Sequence[Message]:
    name = Message(mark("A die: {die}"), {"die": die_words(code, table.session.seats)})
    if table.gathering is not None and table.gathering.places(OnDie(code)):
        return [name, Message(_PICK)]
    if OnDie(code) in table.offers and table.view.phase in _PRESSED:
        return [name, Message(_PRESSED[table.view.phase])]
    if code >= FRESH:
        return [name, Message(mark("It is out until the next turn."))]
    if code == table.held:
        return [name, Message(mark("It is in your hand: press a lit place, or the die again."))]
    if code in table.usable_dice:
        return [name, Message(mark("Press it, then what it is for; or drag it there."))]
    return [name]


def _slot(table: Table, slot: int) -> Sequence[Message]:
    cards = table.view.cards
    if slot in BASE:
        lines = [slot_title(slot, cards), action_sentence(BASE[slot])]
    else:
        lines = _tribe_lines(table, slot)
    if table.view.used(slot):
        lines.append(Message(mark("It was used in this turn.")))
    return lines


def _tribe_lines(table: Table, card: int) -> list[Message]:
    """Return what there is to know of a tribe; how it is met matters only before that."""
    tribe = table.view.cards[card].tribe
    stance = mark("Friendly: one parley die.")
    if tribe.wary:
        stance = mark("Wary: two parley dice.")
        if table.view.parleys_for(card) == 1:
            stance = mark("Wary, but for you one parley die: your tribes make peace.")
    name = Message(tribe.name)
    if tribe.own_name:
        name = Message("{name} ({own})", {"name": Message(tribe.name), "own": tribe.own_name})
    met = any(card in table.view.tribes(seat) for seat in table.boards)
    how = [] if met else [Message(stance)]
    tents = Message(mark("Tents: {count}"), {"count": tribe.tents})
    return [name, *how, action_sentence(tribe.action), tents]


def _tribe(table: Table, card: int) -> Sequence[Message]:
    lines = _tribe_lines(table, card)
    if table.has(aids.WORTH) and card in table.view.encounter:
        lines.append(worth.of_tribe(table, card))
    return lines


def exploration(table: Table, card: int) -> list[Message]:
    """Return what an exploration asks for and gives."""
    view = table.view
    told = view.cards[card].exploration
    lines = [route_name(card, view.cards)]
    routes = [route_words(side) for side in told.route.sides]
    lines.append(routes[0])
    lines += [Message(mark("or {route}"), {"route": route}) for route in routes[1:]]
    values: dict[str, object] = {"points": told.points, "tents": told.tents}
    lines.append(Message(mark("Points: {points}; tents: {tents}"), values))
    if told.found:
        lines.append(Message(mark("Species: {name}"), {"name": Message(told.found)}))
    recorder = table.recorder(card)
    if recorder is not None:
        name = table.session.seats[recorder].name
        lines.append(Message(mark("Recorded by {name}."), {"name": name}))
    elif table.has(aids.WORTH):
        current = view.current(view.turn_of)
        with_it = (current,) if a.Explore(card) in table.legal else ()
        now = bool(with_it) or (card == current and a.Explore(0) in table.legal)
        lines += worth.of_explorations(table, (*with_it, card), now=now)
    return lines


def _choice(table: Table, action: Action) -> Sequence[Message]:
    """Return what a choice of the list does, and what it would score."""
    match action:
        case a.Explore():
            return worth.of_choice(table, action) if table.has(aids.WORTH) else []
        case a.Meet(card):
            return _tribe(table, card)
        case a.Swap(_, card) | a.Choose(card):
            return exploration(table, card)
        case a.Prepare(slot) | a.Use(slot) | a.Write((slot, _, _)):
            return _slot(table, slot)
        case _:
            return []


def _own_dice(table: Table, place: Place) -> Sequence[Message]:
    """Return whose board one's own dice lie on, and what for."""
    cards = table.view.cards
    slot = Message(mark("storage")) if place.slot == a.STORE else slot_words(place.slot, cards)
    values = {"name": table.session.seats[place.seat].name, "place": slot}
    lines = [Message(mark("Own dice on the board of {name}: {place}"), values)]
    if place.slot != a.STORE:
        lines.append(Message(mark("Taking a die off it undoes what was prepared.")))
    return [*lines, Message(_PICK)]


def _undo(table: Table, part: Target) -> Sequence[Message]:
    """Return how far one can go back, and why no further."""
    steps, why = table.session.undo_limit
    what = Message(_PARTS[Part.UNDO if part is Part.UNDO else Part.RESET])
    if not steps:
        return [what, why]
    return [what, counted(_BACK, steps), why]


def _ways(table: Table) -> Sequence[Message]:
    """Return how far the prepared actions lead."""
    outlook = table.outlook
    if outlook is None or not outlook.slots or table.stage is Stage.OVER:
        return []
    values: dict[str, object]
    if outlook.spare:
        lines = [counted(_SPARE, outlook.spare, length=outlook.length)]
    elif outlook.lost is None:
        values = {"reached": outlook.reached, "length": outlook.length}
        lines = [Message(mark("Prepared: {reached} of {length} steps"), values)]
    else:
        lines = [Message(mark("Prepared to the end; steps lost: {lost}"), {"lost": outlook.lost})]
    if table.weighing:
        for number, piece in enumerate(outlook.walk, 1):
            lines.append(_piece(table, number, piece))
    lines += journal_dice.told(table)
    valued = table.has(aids.WORTH) and journal_dice.recordable(table)
    if valued:
        lines.append(worth.together(table, 0))
    for card, lost, dice in outlook.seconds:
        values = {"card": route_name(card, table.view.cards), "lost": lost, "dice": dice}
        # What is weighed is set off as a whole: how many dice that takes was told.
        lines.append(Message(_AS_WELL if table.weighing else _AS_WELL_DICE, values))
        if valued:
            lines.append(worth.together(table, card))
    return lines


def _piece(table: Table, number: int, piece: Piece) -> Message:
    """Return how far a block of steps goes."""
    slot = Message(mark("a guide"))
    if piece.slot != GUIDE:
        slot = slot_words(piece.slot, table.view.cards)
    forms = _WALKED_IN_PART if piece.lost else _WALKED
    return counted(forms, piece.used, number=number, action=slot, lost=piece.lost)
