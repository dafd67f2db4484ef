"""What the table tells about a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.journals.scoring import SET_POINTS
from discovery.rules.journals.words import FACE_NAMES
from discovery.rules.words import counted
from discovery.scenes.journals import aids, story
from discovery.scenes.journals.livery import keeper_of
from discovery.scenes.journals.phrases import joined, route_name
from discovery.scenes.table.aids import aids_told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Seat
    from discovery.scenes.journals.table import Table

_EXPLORATIONS = mark_forms("{count} exploration", "{count} explorations")
_DICE = mark_forms("{count} die", "{count} dice")


def seat(table: Table, seat: Seat) -> Sequence[Message]:
    """Return what a seat has, its points first and what they consist of."""
    view, info = table.view, table.session.seats[seat]
    tents, ranked = view.tents()[seat]
    sets = sorted(view.species_sets(seat), reverse=True)
    played = Message(
        mark("{points} points as it stands; {explorations}; {dice}"),
        {
            "points": view.standing()[seat],
            "explorations": counted(_EXPLORATIONS, len(view.recorded(seat))),
            "dice": counted(_DICE, view.dice_on_board(seat)),
        },
    )
    gathered = Message(
        mark("Tents: {count}, {points} points of these"), {"count": tents, "points": ranked}
    )
    lines = [Message("{name}", {"name": info.name}), played, gathered]
    if sets:
        values: dict[str, object] = {
            "sizes": " + ".join(map(str, sets)),
            "points": sum(SET_POINTS[size] for size in sets),
        }
        lines.append(Message(mark("Sets of species: {sizes}, {points} points of these"), values))
    card = view.current(seat)
    if card:
        values = {
            "card": route_name(card, view.cards),
            "points": view.cards[card].exploration.points,
        }
        lines.append(Message(mark("Under way: {card}, {points} points"), values))
    values = {"keeper": keeper_of(seat, table.session.seats)}
    lines.append(Message(mark("Board: {keeper}"), values))
    if info.off or info.agent is not None:
        lines.append(aids_told(info, aids.AIDS, "journals"))
    if table.has(aids.ODDS):
        lines += _rolls(table, seat)
    if view.recorded(seat):
        lines += journal(table, seat)
    return lines


def journal(table: Table, seat: Seat) -> list[Message]:
    """Return the explorations that a seat has recorded."""
    view = table.view
    lines = [Message(mark("Recorded explorations: {count}"), {"count": len(view.recorded(seat))})]
    for card in view.recorded(seat):
        values = {
            "card": route_name(card, view.cards),
            "points": view.cards[card].exploration.points,
        }
        lines.append(Message(mark("{card}: {points} points"), values))
    return lines


def _rolls(table: Table, seat: Seat) -> Sequence[Message]:
    counts = story.rolls(table.log, seat)
    number = sum(counts)
    if not number:
        return []
    parts = [
        Message(
            mark("{face} {count} ({expected})"),
            {
                "face": Message(name),
                "count": counts[face],
                "expected": f"{story.expected(number, face):.1f}",
            },
        )
        for face, name in enumerate(FACE_NAMES)
    ]
    return [Message(mark("Rolled (expected): {faces}"), {"faces": joined(parts)})]
