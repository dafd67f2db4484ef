"""What a choice would score now, with the species that it completes and the ranking of tents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.journals import actions as a
from discovery.scenes.journals import aids

if TYPE_CHECKING:
    from discovery.rules.journals.actions import Action
    from discovery.scenes.journals.table import Table


_WORTH = mark("Worth to {name} now: {points} points")
"""Of what could only be had later: how the ranking and the species stand now."""


def in_row(table: Table, action: Action) -> Message | None:
    """Return what stands beside a listed choice: its points, None where it is about none.

    Tribes and explorations that are recorded score at once; other explorations are worth something.
    """
    if not table.has(aids.WORTH):
        return None
    match action:
        case a.Explore(second):
            points = sum(_items(table, _with_current(table, second)))
        case a.Meet(card):
            points = _tents(table, card)
        case a.Swap(_, card) | a.Choose(card):
            values = {"points": sum(_items(table, (card,)))}
            return Message(mark("worth {points}"), values)
        case _:
            return None
    signed = f"{points:+d}"
    return Message("{points}", {"points": signed})


def of_tribe(table: Table, card: int) -> Message:
    """Return what the tents of a tribe give the seat whose turn it is, as the ranking stands."""
    values = {"name": _name(table), "points": f"{_tents(table, card):+d}"}
    now = any(isinstance(action, a.Meet) and action.card == card for action in table.legal)
    return Message(mark("Met now by {name}: {points} points") if now else _WORTH, values)


def of_explorations(table: Table, cards: tuple[int, ...], *, now: bool) -> list[Message]:
    """Return what explorations would score for the seat whose turn it is, item by item.

    `now` tells whether they can be recorded in this very turn.
    """
    printed, species, more = _items(table, cards)
    words = mark("Recorded now by {name}: {points} points") if now else _WORTH
    if len(cards) > 1:
        words = mark("Recorded together by {name}: {points} points and one more turn")
    points = f"{printed + species + more:+d}"
    lines = [Message(words, {"name": _name(table), "points": points})]
    if species or more:
        items = {"printed": printed, "species": f"{species:+d}", "tents": f"{more:+d}"}
        lines.append(Message(mark("Printed {printed}, species {species}, tents {tents}"), items))
    return lines


def together(table: Table, second: int) -> Message:
    """Return what is recorded now scores: the current exploration, and a second one if not 0."""
    return of_explorations(table, _with_current(table, second), now=True)[0]


def of_choice(table: Table, action: a.Explore) -> list[Message]:
    """Return what recording the current exploration would score, with a second one if named."""
    return of_explorations(table, _with_current(table, action.second), now=True)


def _with_current(table: Table, second: int) -> tuple[int, ...]:
    current = table.view.current(table.view.turn_of)
    return (current, second) if second else (current,)


def _items(table: Table, cards: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the points that are printed, that sets of species add, and that tents do."""
    view = table.view
    told = [view.cards[card].exploration for card in cards]
    printed = sum(one.points for one in told)
    species = sum(line.points for line in view.worth(cards)) - printed
    return printed, species, view.tents_worth(view.turn_of, sum(one.tents for one in told))


def _tents(table: Table, card: int) -> int:
    view = table.view
    return view.tents_worth(view.turn_of, view.cards[card].tribe.tents)


def _name(table: Table) -> str:
    return table.session.seats[table.view.turn_of].name
