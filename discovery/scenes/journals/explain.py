"""What the table tells about the thing under the pointer, or that has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.journals.cards import BASE
from discovery.rules.journals.dice import FRESH, SHOWN
from discovery.rules.journals.words import FACE_NAMES, action_sentence, steps_words
from discovery.scenes.journals import aids, story
from discovery.scenes.journals.phrases import die_words, joined, route_name, slot_words
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnDie,
    OnRow,
    OnSeat,
    OnSlot,
    Part,
    Target,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.scenes.journals.table import Table

_PARTS = {
    Part.GATHER: mark("Take dice of your own colour from anywhere and roll them."),
    Part.PLAN: mark("Plan: pick prepared actions and see how far they lead."),
    Part.UNDO: mark("Take the last step back."),
    Part.RESET: mark("Take the whole turn back."),
    Part.HELP: mark("The rules on what was refused, or on what you looked at."),
    Part.LOG: mark("What has happened."),
    Part.MENU: mark("The menu: rules, settings, saving."),
    Part.DUTY: mark("Change of duty: discard a die, turn one or two others to one face."),
    Part.SWAP: mark("Swap: discard a die, exchange your exploration."),
    Part.DECK: mark("The deck. Its top card lies open and is the next to come."),
}
_BANKS = (
    mark("The left bank takes parley and journal dice: {count} lie here."),
    mark("The right bank takes foot and horse dice: {count} lie here."),
)


def told(table: Table) -> Sequence[Message]:
    """Return what there is to know, the most important line first."""
    focus = table.focus
    found = [] if focus is None else list(_told(table, focus))
    if table.planned is not None:
        return [*_ways(table), *found]
    if focus is Part.MAIN or focus is None or focus is Part.CURRENT:
        found += _ways(table)
    return found


def _told(  # noqa: C901, PLR0911 - one a kind
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
            return [Message(_BANKS[bank], {"count": len(view.bank(bank))})]
        case OnSeat(seat):
            return _seat(table, seat)
        case Part.DECK if view.top:
            values = {"count": view.deck_left}
            left = Message(mark("Cards in the deck: {count}"), values)
            return [Message(_PARTS[Part.DECK]), left, *exploration(table, view.top)]
        case Part() if target in _PARTS:
            return [Message(_PARTS[target])]
        case OnRow() | Part():
            return []
    return []


def _die(table: Table, code: int) -> Sequence[Message]:
    name = Message(mark("A die: {die}"), {"die": die_words(code)})
    if table.gathering is not None and table.gathering.places(OnDie(code)):
        return [name, Message(mark("Press it to pick it, or to leave it."))]
    if code >= FRESH:
        return [name, Message(mark("It is out until the next turn."))]
    if code in table.usable_dice:
        return [name, Message(mark("Press it, then what it is for; or drag it there."))]
    return [name]


def _slot(table: Table, slot: int) -> Sequence[Message]:
    cards = table.view.cards
    action = BASE[slot] if slot in BASE else cards[slot].tribe.action
    lines = [slot_words(slot, cards), action_sentence(action)]
    if table.view.used(slot):
        lines.append(Message(mark("It was used in this turn.")))
    return lines


def _tribe(table: Table, card: int) -> Sequence[Message]:
    tribe = table.view.cards[card].tribe
    stance = mark("Wary: two parley dice.") if tribe.wary else mark("Friendly: one parley die.")
    name = Message(tribe.name)
    if tribe.own_name:
        name = Message("{name} ({own})", {"name": Message(tribe.name), "own": tribe.own_name})
    tents = Message(mark("Tents: {count}"), {"count": tribe.tents})
    return [name, Message(stance), action_sentence(tribe.action), tents]


def exploration(table: Table, card: int) -> list[Message]:
    """Return what an exploration asks for and gives."""
    view = table.view
    told = view.cards[card].exploration
    lines = [route_name(card, view.cards)]
    routes = [steps_line(side) for side in told.route.sides]
    lines.append(routes[0])
    lines += [Message(mark("or {route}"), {"route": route}) for route in routes[1:]]
    values: dict[str, object] = {"points": told.points, "tents": told.tents}
    lines.append(Message(mark("Points: {points}; tents: {tents}"), values))
    if told.found:
        lines.append(Message(mark("Species: {name}"), {"name": Message(told.found)}))
    if table.has(aids.WORTH) and card not in view.recorded(table.viewer):
        points = sum(line.points for line in view.worth((card,)))
        values = {"name": table.session.seats[view.turn_of].name, "points": points}
        lines.append(Message(mark("Recorded now by {name}: {points} points"), values))
    return lines


def steps_line(route: str) -> Message:
    """Return a route in words, in as many parts as it takes."""
    runs: list[str] = []
    for step in route:
        if runs and runs[-1][0] == step:
            runs[-1] += step
        else:
            runs.append(step)
    template = ", ".join("{" + letter + "}" for letter, _ in zip("abcdefgh", runs, strict=False))
    return Message(template, dict(zip("abcdefgh", map(steps_words, runs), strict=False)))


def _seat(table: Table, seat: int) -> Sequence[Message]:
    view, name = table.view, table.session.seats[seat].name
    tents, worth = view.tents()[seat]
    sets = sorted(view.species_sets(seat), reverse=True)
    lines = [
        Message("{name}", {"name": name}),
        Message(
            mark("{points} points; {cards} explorations; {dice} dice"),
            {
                "points": view.scores()[seat],
                "cards": len(view.recorded(seat)),
                "dice": view.dice_on_board(seat),
            },
        ),
        Message(
            mark("Tents: {count}, {points} points as it stands"), {"count": tents, "points": worth}
        ),
    ]
    if sets:
        sizes = " + ".join(map(str, sets))
        lines.append(Message(mark("Sets of species: {sizes}"), {"sizes": sizes}))
    if table.has(aids.ODDS):
        lines += _rolls(table, seat)
    return lines


def _rolls(table: Table, seat: int) -> Sequence[Message]:
    counts = story.rolls(table.log, seat)
    number = sum(counts)
    if not number:
        return []
    sides = len(SHOWN) - 1
    parts = [
        Message(
            mark("{face} {count} ({expected})"),
            {
                "face": Message(name),
                "count": counts[face],
                "expected": f"{number * SHOWN[1:].count(face) / sides:.1f}",
            },
        )
        for face, name in enumerate(FACE_NAMES)
    ]
    return [Message(mark("Rolled (expected): {faces}"), {"faces": joined(parts)})]


def _ways(table: Table) -> Sequence[Message]:
    """Return how far the prepared actions lead."""
    outlook = table.outlook
    if outlook is None or not outlook.slots:
        return []
    values: dict[str, object]
    if outlook.lost is None:
        values = {"reached": outlook.reached, "length": outlook.length}
        lines = [Message(mark("Prepared: {reached} of {length} steps"), values)]
    else:
        lines = [Message(mark("Prepared to the end; steps lost: {lost}"), {"lost": outlook.lost})]
    for card, lost in outlook.seconds:
        values = {"card": route_name(card, table.view.cards), "lost": lost}
        lines.append(Message(mark("With {card} as well; steps lost: {lost}"), values))
    return lines


_PARAGRAPHS = {
    Part.GATHER: "journals.take",
    Part.DUTY: "journals.duty",
    Part.SWAP: "journals.swap",
    Part.DECK: "journals.setup",
    Part.CURRENT: "journals.explore",
    Part.PLAN: "journals.explore",
    Part.MAIN: "journals.turn",
}


def paragraph(table: Table) -> str:  # noqa: PLR0911 - one a kind
    """Return the key of the rules on what was refused, or on what has the focus."""
    if table.told_paragraph:
        return table.told_paragraph
    match table.focus:
        case OnDie():
            return "journals.use"
        case OnSlot(slot):
            return "journals.prepare" if slot in BASE else "journals.deeds"
        case OnCard(card):
            return "journals.tribe" if card in table.view.encounter else "journals.explore"
        case OnBank():
            return "journals.take"
        case OnSeat():
            return "journals.end"
        case Part() as part:
            return _PARAGRAPHS.get(part, "journals")
        case _:
            return "journals"
