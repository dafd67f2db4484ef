"""Where on the table something is that the log tells of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals import events as e
from discovery.scenes.journals.targets import OnBank, OnCard, OnSeat, OnSlot, Part, Target

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.journals.events import Event
    from discovery.scenes.journals.table import Table


def place_of(  # noqa: PLR0911 - one a kind
    table: Table, event: Event | None
) -> Target | None:
    """Return the thing on the table that an event is about, None where there is none."""
    match event:
        case e.BankTaken(bank=bank) | e.DieFetched(bank=bank):
            return OnBank(bank)
        case e.Prepared(preparation=(slot, _, _), seat=seat):
            return _slot(table, seat, slot)
        case e.Written(preparation=(slot, _, _), seat=seat):
            return _slot(table, seat, slot)
        case e.Undone(preparation=(slot, _, _), seat=seat):
            return _slot(table, seat, slot)
        case e.TribeMet(card=card, seat=seat) | e.TribeUsed(card=card, seat=seat):
            return _slot(table, seat, card)
        case e.ExplorationChosen(card=card, seat=seat) | e.Swapped(card=card, seat=seat):
            return _exploration(table, seat, card)
        case e.Reserved(card=card, seat=seat) | e.Explored(card=card, seat=seat):
            return _exploration(table, seat, card)
        case None:
            return None
        case _:
            return _board(event.seat)


def _slot(table: Table, seat: Seat | None, slot: int) -> Target | None:
    """Return an action on the viewer's board; of another seat, its board."""
    mine = seat == table.viewer and OnSlot(slot) in table.areas
    return OnSlot(slot) if mine else _board(seat)


def _exploration(table: Table, seat: Seat | None, card: int) -> Target | None:
    if OnCard(card) in table.areas:
        return OnCard(card)
    if seat != table.viewer:
        return _board(seat)
    return Part.JOURNAL if card in table.view.recorded(table.viewer) else Part.CURRENT


def _board(seat: Seat | None) -> Target | None:
    return None if seat is None else OnSeat(seat)
