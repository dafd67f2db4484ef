"""What each seat did last, and where on the table that is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.journals import events as e
from discovery.scenes.journals.places import slot_areas
from discovery.scenes.journals.targets import OnBank, OnCard, OnSlot
from discovery.ui.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.match.log import LogEntry
    from discovery.rules.game import Seat
    from discovery.scenes.journals.table import Table
    from discovery.ui.context import Context

Spot = OnSlot | OnCard | OnBank | str
"""A thing on a seat's board, a card, a bank, or a place of the board by its name."""
LEAST_BADGE, BADGE_SHARE = 11, 0.18
"""Pixels that a badge has at least, and its share of the shorter side of what it marks."""
BADGES = 32
"""The part of the own board's width that a badge has at most."""
RIM, EDGE = 260, 900
"""The part of the own board's width that a rim has, and its dark edge."""


def last_moves(log: Sequence[LogEntry]) -> dict[Seat, tuple[Spot, ...]]:
    """Return what each seat did in the last turn in which it did anything, bonus turns included."""
    found: dict[Seat, list[Spot]] = {}
    fresh: set[Seat] = set()
    for event in (event for entry in log for event in entry.events):
        seat = event.seat
        if seat is None:
            continue
        if isinstance(event, e.TurnBegan):
            fresh |= set() if event.bonus else {seat}
            continue
        spots = _spots(event)
        if spots and seat in fresh:
            fresh.remove(seat)
            found[seat] = []
        found.setdefault(seat, []).extend(spots)
    return {seat: tuple(dict.fromkeys(spots)) for seat, spots in found.items() if spots}


def _spots(event: object) -> Iterable[Spot]:  # noqa: PLR0911 - one a kind
    match event:
        case e.Prepared(preparation=(slot, _, _)):
            return (OnSlot(slot),)
        case e.TribeMet(card=card) | e.TribeUsed(card=card):
            return (OnSlot(card),)
        case e.Explored(card=card, second=second):
            return tuple(OnCard(one) for one in (card, second) if one)
        case e.ExplorationChosen() | e.Swapped():
            return ("current",)
        case e.Reserved():
            return ("reserve",)
        case e.BankTaken(bank=bank):
            return OnBank(bank), "storage"
        case e.Gathered():
            return ("storage",)
        case e.DutyChanged():
            return ("duty",)
        case _:
            return ()


def marked(table: Table) -> dict[tuple[int, int, int, int], tuple[Seat, ...]]:
    """Return the places (left, top, width, height) where seats did something last."""
    found: dict[tuple[int, int, int, int], tuple[Seat, ...]] = {}
    for seat, spots in table.last.items():
        for spot in spots:
            area = _area(table, seat, spot)
            if area is not None:
                key = (area.left, area.top, area.width, area.height)
                found[key] = tuple(dict.fromkeys((*found.get(key, ()), seat)))
    return found


def _area(table: Table, seat: Seat, spot: Spot) -> pygame.Rect | None:
    """Return where a thing of a seat is seen; what lies no more there is not marked."""
    board = table.board(seat)
    match spot:
        case OnBank():
            return table.areas[spot]
        case OnSlot() if board.is_plate:
            return board.place("kept")
        case OnSlot(slot):
            return slot_areas(board).get(slot)
        case OnCard():
            return table.areas.get(spot) or board.place("journal")
        case name:
            return board.place(name) if name in board.plan.places else None


def badges(area: pygame.Rect, count: int, own: int) -> list[pygame.Rect]:
    """Return where so many badges lie on the corner of an `area`, beside the name that it may have.

    `own` is the width of the own board.
    """
    side = max(LEAST_BADGE, min(round(min(area.size) * BADGE_SHARE), own // BADGES))
    first = pygame.Rect(area.left - side // 2, area.top - side // 2, side, side)
    return [first.move(number * side, 0) for number in range(count)]


class LastMoves:
    """Draws rims in the seats' colours, with their badges."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._brush = Brush(context)

    def draw(self, surface: pygame.Surface, table: Table) -> None:
        """Mark what each seat did last."""
        theme, own = self._context.theme, table.boards[table.viewer].width
        wide, edge = max(2, own // RIM), max(1, own // EDGE)
        for place, seats in marked(table).items():
            area = pygame.Rect(place).inflate(-2 * edge, -2 * edge)
            colours = [table.session.seats[seat].colour for seat in seats]
            rim = theme.seat(colours[0]).colour
            outer = area.inflate(2 * edge, 2 * edge)
            dark = theme.colour("shadow")
            pygame.draw.rect(surface, dark, outer, wide + 2 * edge, border_radius=3 * wide)
            pygame.draw.rect(surface, rim, area, wide, border_radius=3 * wide)
            for badge, colour in zip(badges(area, len(colours), own), colours, strict=True):
                self._brush.badge(surface, colour, badge)
