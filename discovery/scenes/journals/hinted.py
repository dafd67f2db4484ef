"""What shows where the choices of a hint would be done: dice, slots, cards, and their ghosts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from discovery.rules.journals import actions as a
from discovery.rules.journals.dice import colours_in
from discovery.scenes.journals import places
from discovery.scenes.journals.livery import picture_of
from discovery.scenes.journals.offers import targets_of
from discovery.scenes.journals.still import draw_die
from discovery.scenes.journals.targets import OnDie, OnRow, Part, Target
from discovery.scenes.table.hints import Mark
from discovery.ui.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pygame import Rect

    from discovery.rules.journals.actions import Action, Place
    from discovery.scenes.journals.still import StillPainter
    from discovery.scenes.journals.table import Table
    from discovery.ui.context import Context

ROOM = 1 << 22
"""Bytes of the ghosts that are kept: two cards at 4K."""


class Ghosts:
    """Pictures of what is not there yet."""

    def __init__(self, context: Context, still: StillPainter) -> None:
        self._context = context
        self._still = still
        self._kept = Kept(ROOM)

    def die(self, table: Table, code: int, cell: Rect) -> pygame.Surface:
        """Return a die (code) as it lies in a cell."""
        name = picture_of(code, table.session.seats)
        key = "die", name, cell.size
        return self._kept.get(key) or self._kept.keep(key, self._drawn_die(name, cell))

    def card(self, table: Table, number: int, area: Rect) -> pygame.Surface:
        """Return an exploration as it lies at a place."""
        key = "card", number, area.size, self._context.theme.scale, self._context.language
        return self._kept.get(key) or self._kept.keep(key, self._drawn_card(table, number, area))

    def chip(self, number: int, cell: Rect) -> pygame.Surface:
        """Return a tribe as it lies on a board."""
        return self._context.sheets.part("journals/chips", str(number), cell.size)

    def _drawn_die(self, name: str, cell: Rect) -> pygame.Surface:
        made = pygame.Surface(cell.size, pygame.SRCALPHA)
        draw_die(self._context, made, made.get_rect(), name)
        return made

    def _drawn_card(self, table: Table, number: int, area: Rect) -> pygame.Surface:
        made = pygame.Surface(area.size, pygame.SRCALPHA)
        self._still.card(made, table.view, number, made.get_rect(), tribe=False)
        return made


class Hinted:
    """Finds the marks of one table."""

    def __init__(self, table: Table, ghosts: Ghosts) -> None:
        self._table = table
        self._ghosts = ghosts

    def of(self, action: Action) -> list[Mark]:
        """Return what shows where an action would be done: something always does."""
        table = self._table
        found = self._listed(action)
        if isinstance(action, a.Gather):
            for place in action.places:
                cells = self._cells(place)[: place.count]
                found += [Mark(cell, small=True) for cell in cells]
        else:
            found += self._things(action)
            found += [Mark(area, small=True) for area in self._storage(_dice_of(action))]
            found += self._laid(action)
            found += self._fetched(action)
        return found or [Mark(table.layout.buttons[Part.MAIN])]

    def _listed(self, action: Action) -> list[Mark]:
        """Return the choice in the list, where it is open."""
        table = self._table
        if action not in table.rows:
            return []
        row = table.rows.index(action)
        return [Mark(table.area(OnRow(row)))] if row in table.seen_rows() else []

    def _things(self, action: Action) -> list[Mark]:
        """Return what is pressed for an action; a slot and a die show what will lie there."""
        found: list[Mark] = []
        areas = self._table.areas
        targets: list[Target] = [one for one in targets_of(action) if one in areas]
        if isinstance(action, a.Explore) and action.second:
            targets.append(Part.CURRENT)
        for target in targets:
            area = areas[target]
            match action:
                case a.Prepare(slot, face, _, kept):
                    code = colours_in(kept)[0] * 4 + face
                    found.append(self._on_slot(slot, code, area))
                case a.Write((slot, _, _), die):
                    found.append(self._on_slot(slot, die, area))
                case a.Turn(die, face):
                    ghost = self._ghosts.die(self._table, die // 4 * 4 + face, area)
                    found.append(Mark(area, ghost, small=True))
                case _:
                    found.append(Mark(area, small=isinstance(target, OnDie)))
        return found

    def _on_slot(self, slot: int, code: int, area: Rect) -> Mark:
        table = self._table
        box = places.dice_box(table.board(table.viewer), slot, area)
        side = min(box.size)
        cell = pygame.Rect(0, 0, side, side)
        cell.center = box.center
        return Mark(area, self._ghosts.die(table, code, cell), cell.center)

    def _laid(self, action: Action) -> list[Mark]:
        """Return where a card would lie afterwards, with the card."""
        table = self._table
        match action:
            case a.Swap(_, card):
                return [self._current(card)]
            case a.Choose(card) if not table.view.current(table.viewer):
                return [self._current(card)]
            case a.Meet(card, _):
                count = len(table.view.tribes(table.viewer)) + 1
                cell = places.chip_cells(table.board(table.viewer), count)[-1]
                return [Mark(cell, self._ghosts.chip(card, cell))]
            case _:
                return []

    def _current(self, card: int) -> Mark:
        area = self._table.areas[Part.CURRENT]
        return Mark(area, self._ghosts.card(self._table, card, area))

    def _storage(self, codes: Iterable[int]) -> list[Rect]:
        """Return where dice (codes) lie in the own storage, each another one."""
        dice = places.storage_dice(self._table.board(self._table.viewer))
        found = []
        for code in codes:
            index = next((number for number, (_, one) in enumerate(dice) if one == code), None)
            if index is not None:
                found.append(dice.pop(index)[0])
        return found

    def _fetched(self, action: Action) -> list[Mark]:
        """Return the die of a bank that an action takes."""
        bank = self._table.view.open_bank
        if bank is None or not isinstance(action, a.Fetch):
            return []
        dice = self._bank(bank)
        return [Mark(cell, small=True) for cell, colour in dice if colour == action.colour][:1]

    def _bank(self, bank: int) -> list[tuple[Rect, int]]:
        table = self._table
        return places.bank_dice(table.view, bank, table.layout.main, table.plans["main"])

    def _cells(self, place: Place) -> list[Rect]:
        """Return where each of the own dice of a place lies."""
        table, me = self._table, self._table.viewer
        if place.seat < 0:
            return [cell for cell, colour in self._bank(place.slot) if colour == me]
        return places.own_dice(table.board(place.seat), place, me)


def _dice_of(action: Action) -> tuple[int, ...]:
    """Return the dice (codes) of the storage that an action takes."""
    match action:
        case a.Prepare(_, face, spent, kept):
            return tuple(colour * 4 + face for colour in (*colours_in(spent), *colours_in(kept)))
        case a.Meet(_, dice):
            return dice
        case a.Duty(die) | a.Swap(die) | a.Use(_, die) | a.Write(_, die) if die >= 0:
            return (die,)
        case _:
            return ()
