"""What of the journals' table can be seen closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from discovery.scenes.journals import places
from discovery.scenes.journals.targets import OnCard, OnSeat, OnSlot, Part, Target

if TYPE_CHECKING:
    from discovery.scenes.journals.table import Table

RIM_UNITS = 18
"""Units that are left free around what is seen closely."""
SPREAD = (Part.LEFT, Part.TRIBES_LEFT)
"""What is looked through: cards laid open that can each be seen closely."""
BESIDE_UNITS = 16
"""Units between a card and the words beside it."""
Shown = tuple[tuple[int, bool], ...]


def cards_of(table: Table, target: Target) -> Shown:  # noqa: PLR0911 - one a kind
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
        case Part.LEFT:
            every = sorted(view.unseen, key=lambda card: view.cards[card].exploration.points)
            return tuple((card, False) for card in every)
        case Part.TRIBES_LEFT:
            every = sorted(view.unseen, key=lambda card: (view.cards[card].tribe.wary, card))
            return tuple((card, True) for card in every)
        case Part.JOURNAL:
            return tuple((card, False) for card in view.recorded(table.viewer))
        case _:
            return ()


def spread(table: Table) -> dict[Target, Rect]:
    """Return where the cards lie that nobody has seen, while they are looked through."""
    lens = table.lens
    if lens is None or lens not in SPREAD or table.page:
        return {}
    shown = cards_of(table, lens)
    targets: list[Target] = [OnSlot(card) if tribe else OnCard(card) for card, tribe in shown]
    return dict(zip(targets, cells(table, len(targets)), strict=True))


def spread_at(table: Table, at: tuple[int, int]) -> Target | None:
    """Return which of these cards lies at a pixel."""
    found = (target for target, area in spread(table).items() if area.collidepoint(at))
    return next(found, None)


def cells(table: Table, count: int) -> list[Rect]:
    """Return the places of so many cards that are seen closely, over the own board."""
    inner = within(table, table.boards[table.viewer])
    return places.grid(inner, count, places.CARD, inner.height)


def within(table: Table, area: Rect) -> Rect:
    """Return the place for what is seen closely on a sheet that lies at `area`."""
    rim = table.layout.px(RIM_UNITS)
    return area.inflate(-2 * rim, -2 * rim)


def single(table: Table) -> tuple[Rect, Rect] | None:
    """Return where a card lies that is seen closely by itself, and the place for words beside."""
    if table.lens is None or len(cards_of(table, table.lens)) != 1:
        return None
    inner = within(table, table.boards[table.viewer])
    (card,) = places.grid(inner, 1, places.CARD, inner.height)
    gap = table.layout.px(BESIDE_UNITS)
    left = card.right + gap
    return card, Rect(left, inner.top, inner.right - left, inner.height)


def can_look(table: Table, target: Target | None) -> bool:
    """Return whether something can be seen closely."""
    if isinstance(target, OnSeat):
        return target.seat != table.viewer
    return target is not None and bool(cards_of(table, target))
