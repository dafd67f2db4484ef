"""What of the journals' table can be seen closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.journals.targets import OnCard, OnSeat, OnSlot, Part, Target

if TYPE_CHECKING:
    from discovery.scenes.journals.table import Table

Shown = tuple[tuple[int, bool], ...]


def cards_of(table: Table, target: Target) -> Shown:
    """Return the cards that are seen closely for a target, and whether by their tribe side."""
    view = table.view
    match target:
        case OnCard(card):
            return ((card, card in view.encounter),)
        case OnSlot(slot) if slot in view.cards:
            return ((slot, True),)
        case Part.CURRENT if view.current(table.viewer):
            return ((view.current(table.viewer), False),)
        case Part.DECK if view.top:
            return ((view.top, False),)
        case Part.JOURNAL:
            return tuple((card, False) for card in view.recorded(table.viewer))
        case _:
            return ()


def can_look(table: Table, target: Target | None) -> bool:
    """Return whether something can be seen closely."""
    if isinstance(target, OnSeat):
        return target.seat != table.viewer
    return target is not None and bool(cards_of(table, target))
