"""Where dice, cards and tribes lie on the boards, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect

from discovery.rules.journals.actions import STORE
from discovery.rules.journals.cards import BASE_NAMES
from discovery.rules.journals.dice import FRESH, colours_in
from discovery.scenes.journals.layout import share
from discovery.scenes.journals.targets import (
    OnBank,
    OnCard,
    OnDie,
    OnPlace,
    OnSeat,
    OnSlot,
    Part,
    Target,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from discovery.content.faces import BoardPlan
    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Place, Preparation
    from discovery.rules.journals.view import JournalsView

CHIP = 264 / 184
"""Width by height of a tribe's chip."""
CARD = 440 / 620
"""Width by height of a card."""
LARGEST = 0.66
"""The share of a storage's height that a die has at most."""
LOOSE = 0.03
"""The share of its height that is free around each of several cards."""
BADGE = 0.3
"""The share of a row's height that is as wide as the place for a badge before it."""
STRIP = 2
"""How many times as wide as high the part of a seat is, at least, on a tray that is a strip."""
APART = 0.2
"""The share of its height that is free at both ends of each of several groups of dice."""
INSET = 0.07
"""The share of a place that is left free around what lies in it."""


@dataclass(frozen=True, slots=True)
class Board:
    """A seat's board that lies at `area`, or the plate that stands for it there.

    `plan` tells what stands where on it.
    """

    view: JournalsView
    seat: Seat
    area: Rect
    plan: BoardPlan

    @property
    def is_plate(self) -> bool:
        """Whether the dice of all actions lie together on it."""
        return "kept" in self.plan.places

    def place(self, name: str) -> Rect:
        """Return the pixels of one of its places."""
        return share(self.area, self.plan.places[name])


def inset(box: Rect) -> Rect:
    """Return a place without its rim."""
    rim = round(min(box.size) * INSET)
    return box.inflate(-2 * rim, -2 * rim)


def grid(box: Rect, count: int, ratio: float, most: int) -> list[Rect]:
    """Return `count` equal rectangles, as large as fit in rows, at most `most` pixels high.

    >>> [tuple(cell) for cell in grid(Rect(0, 0, 40, 20), 2, 1.0, 99)]
    [(0, 0, 20, 20), (20, 0, 20, 20)]
    """
    if not count:
        return []
    best = (0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        best = max(best, (min(box.height // rows, int(box.width / columns / ratio), most), columns))
    high, columns = best
    wide = max(1, int(high * ratio))
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        found.append(Rect(box.left + column * wide, box.top + row * high, wide, max(1, high)))
    return found


def storage_dice(board: Board) -> list[tuple[Rect, int]]:
    """Return the dice of a storage with their codes."""
    dice = board.view.storage(board.seat)
    codes = [die.colour * 4 + die.face + FRESH * die.fresh for die in dice]
    cells = _storage_cells(board, len(dice))
    return list(zip(cells[: len(dice)], codes, strict=True))


def hand_dice(board: Board) -> list[tuple[Rect, int]]:
    """Return the dice that a seat has in hand with their colours: over its storage's free end."""
    view = board.view
    if board.seat != view.turn_of:
        return []
    stored = len(view.storage(board.seat))
    cells = _storage_cells(board, stored)
    return list(zip(cells[stored:], view.hand, strict=True))


def _storage_cells(board: Board, stored: int) -> list[Rect]:
    """Return cells for the dice of a storage, and after them for those that will be rolled."""
    view = board.view
    count = stored + len(view.hand) if board.seat == view.turn_of else stored
    box = inset(board.place("storage"))
    # There is no room on a plate to leave free.
    most = box.height if board.is_plate else round(box.height * LARGEST)
    return grid(box, count, 1.0, most)


def bank_dice(view: JournalsView, bank: int, main: Rect, plan: BoardPlan) -> list[tuple[Rect, int]]:
    """Return the dice of a bank with their colours."""
    box = inset(share(main, plan.places[("bank left", "bank right")[bank]]))
    dice = view.bank(bank)
    return list(zip(grid(box, len(dice), 1.0, box.width // 2), dice, strict=True))


def chips(board: Board) -> list[tuple[Rect, int]]:
    """Return a seat's tribes."""
    tribes = board.view.tribes(board.seat)
    return list(zip(chip_cells(board, len(tribes)), tribes, strict=True))


def chip_cells(board: Board, count: int) -> list[Rect]:
    """Return where so many tribes lie."""
    box = inset(board.place("tribes"))
    return [cell.inflate(-2, -2) for cell in grid(box, count, CHIP, box.height)]


def slot_areas(board: Board) -> dict[int, Rect]:
    """Return the places of a seat's actions by their slots."""
    found = {slot: board.place(name) for slot, name in BASE_NAMES.items()}
    found.update({card: cell for cell, card in chips(board)})
    return found


def dice_box(board: Board, slot: int, area: Rect) -> Rect:
    """Return the place for dice on an action that has the `area`."""
    if slot in BASE_NAMES:
        return inset(board.place(f"{BASE_NAMES[slot]} dice"))
    # Over what the action costs: its steps are what still counts.
    return Rect(area.left, area.top, area.width, area.height * 2 // 5)


def kept_dice(board: Board) -> list[tuple[Rect, int, bool, Preparation]]:
    """Return the dice on a seat's slots: codes, whether they are set off now, for what they lie."""
    found, view, seat = [], board.view, board.seat
    written = list(view.written) if seat == view.turn_of else []
    by_slot: dict[int, list[tuple[int, bool, Preparation]]] = {}
    for preparation in view.preparations(seat):
        slot, face, kept = preparation
        laid = preparation in written
        if laid:
            written.remove(preparation)
        dice = [(colour * 4 + face, laid, preparation) for colour in colours_in(kept)]
        by_slot.setdefault(slot, []).extend(dice)
    if board.is_plate:
        every = [die for dice in by_slot.values() for die in dice]
        box = inset(board.place("kept"))
        cells = grid(box, len(every), 1.0, box.height)
        return [(cell, *die) for cell, die in zip(cells, every, strict=True)]
    areas = slot_areas(board)
    for slot, dice in by_slot.items():
        box = dice_box(board, slot, areas[slot])
        each = len(colours_in(dice[0][2][2]))
        cells = grouped(box, len(dice) // each, each)
        found += [(cell, *die) for cell, die in zip(cells, dice, strict=True)]
    return found


def grouped(box: Rect, groups: int, each: int) -> list[Rect]:
    """Return places for groups of so many dice each; several groups of several lie apart.

    >>> [cell.left for cell in grouped(Rect(0, 0, 100, 24), 2, 2)]
    [5, 24, 53, 72]
    """
    if groups == 1 or each == 1:
        return grid(box, groups * each, 1.0, box.height)
    found = []
    for block in grid(box, groups, float(each), box.height):
        rim = max(1, round(block.height * APART))
        inner = block.inflate(-2 * rim, -rim)
        wide = inner.width // each
        found += [Rect(inner.left + i * wide, inner.top, wide, inner.height) for i in range(each)]
    return found


def bound_together(
    kept: Sequence[tuple[Rect, int, bool, Preparation]],
) -> list[Rect]:
    """Return the areas of dice that make one preparation, where several of a slot have several.

    `kept` are dice on slots, those of a preparation one after the other.
    """
    areas: dict[int, list[Rect]] = {}
    number = 0
    while number < len(kept):
        slot, _, packed = kept[number][3]
        each = len(colours_in(packed))
        cells = [cell for cell, *_ in kept[number : number + each]]
        if each > 1:
            areas.setdefault(slot, []).append(cells[0].unionall(cells[1:]))
        number += each
    return [area for found in areas.values() if len(found) > 1 for area in found]


def gathered_areas(
    seat: Seat, boards: Mapping[Seat, Board], wanted: Iterable[Place]
) -> dict[Target, Rect]:
    """Return where dice of `seat`'s colour lie on boards, of the places `wanted`."""
    found: dict[Target, Rect] = {}
    for place in wanted:
        if place.seat < 0 or (place.seat, place.slot) == (seat, STORE):
            continue
        cells = own_dice(boards[place.seat], place, seat)
        if cells:
            found[OnPlace(place)] = cells[0].unionall(cells[1:])
    return found


def own_dice(board: Board, place: Place, seat: Seat) -> list[Rect]:
    """Return where each die of `seat`'s colour lies at a place of a board."""
    if place.slot == STORE:
        die = seat * 4 + place.face
        return [cell for cell, code in storage_dice(board) if code % FRESH == die]
    key = place.slot, place.face, place.kept
    kept = kept_dice(board)
    return [cell for cell, code, _, one in kept if one == key and code >> 2 == seat]


def in_rows(cells: Iterable[Rect]) -> list[Rect]:
    """Return the areas of dice, one for those that lie beside each other without a gap.

    >>> [tuple(row) for row in in_rows([Rect(9, 0, 9, 9), Rect(18, 0, 9, 9), Rect(0, 9, 9, 9)])]
    [(9, 0, 18, 9), (0, 9, 9, 9)]
    """
    found: list[Rect] = []
    for cell in cells:
        if found and found[-1].topright == cell.topleft:
            found[-1] = found[-1].union(cell)
        else:
            found.append(cell)
    return found


def card_areas(view: JournalsView, main: Rect, plan: BoardPlan) -> dict[int, Rect]:
    """Return the places of the cards on the main board."""
    found = {}
    for name, cards in (("encounter", view.encounter), ("scouting", view.scouting)):
        for place, card in enumerate(cards):
            if card:
                found[card] = share(main, plan.places[f"{name} {place}"])
    return found


def recorded_areas(view: JournalsView, seat: Seat, box: Rect) -> dict[int, Rect]:
    """Return where a seat's recorded explorations lie in a box."""
    cards = view.recorded(seat)
    return dict(zip(cards, laid_out(box, len(cards)), strict=True))


def laid_out(box: Rect, count: int) -> list[Rect]:
    """Return where so many cards lie that are laid out in the middle of a box's height."""
    found = []
    for cell in (cells := grid(box, count, CARD, box.height)):
        rim = max(1, round(cell.height * LOOSE))
        down = (box.bottom - cells[-1].bottom) // 2
        found.append(cell.inflate(-2 * rim, -2 * rim).move(0, down))
    return found


def tray_rows(tray: Rect, seats: Sequence[Seat]) -> dict[Seat, Rect]:
    """Return the part of the tray that each seat has, from the top; from the left on a strip."""
    inner, count = inset(tray), len(seats)
    strip = inner.width > STRIP * count * inner.height
    start, long = (inner.left, inner.width) if strip else (inner.top, inner.height)
    cuts = pairwise(start + long * place // count for place in range(count + 1))
    if strip:
        parts = [Rect(begin, inner.top, end - begin, inner.height) for begin, end in cuts]
    else:
        parts = [Rect(inner.left, begin, inner.width, end - begin) for begin, end in cuts]
    return dict(zip(seats, parts, strict=True))


def after_badge(row: Rect) -> tuple[Rect, Rect]:
    """Return the places of a row of the tray for its seat's badge, and for cards after it."""
    badge = Rect(row.left, row.top, round(row.height * BADGE), row.height)
    return badge, Rect(badge.right, row.top, row.right - badge.right, row.height)


def open_cards(
    view: JournalsView, boards: Mapping[Seat, Rect], tray: Rect | None, plan: BoardPlan
) -> dict[int, Rect]:
    """Return where recorded explorations lie open: in the tray, beside their seats' badges.

    Where there is none they are laid out at the end, in the place of the current exploration.
    """
    found: dict[int, Rect] = {}
    if tray is not None:
        for seat, row in tray_rows(tray, tuple(boards)).items():
            _, box = after_badge(row)
            found |= recorded_areas(view, seat, box)
    elif view.turns_left is not None:
        for seat, board in boards.items():
            if not view.current(seat):
                found |= recorded_areas(view, seat, share(board, plan.places["current"]))
    return found


def target_areas(
    view: JournalsView,
    seat: Seat,
    boards: Mapping[Seat, Rect],
    main: Rect,
    plans: Mapping[str, BoardPlan],
) -> dict[Target, Rect]:
    """Return everything on the boards that `seat` can press; nearer to the eye comes later."""
    own = Board(view, seat, boards[seat], plans["own"])
    found: dict[Target, Rect] = {OnSeat(other): boards[other] for other in boards if other != seat}
    found[OnSeat(seat)] = own.place("name")
    for bank in (0, 1):
        found[OnBank(bank)] = share(main, plans["main"].places[("bank left", "bank right")[bank]])
    for card, area in card_areas(view, main, plans["main"]).items():
        found[OnCard(card)] = area
    found[Part.DECK] = share(main, plans["main"].places["deck"])
    if view.reserve(seat):
        found[OnCard(view.reserve(seat))] = own.place("reserve")
    for part in (Part.CURRENT, Part.DUTY, Part.SWAP, Part.JOURNAL):
        found[part] = own.place(part.value)
    for slot, area in slot_areas(own).items():
        found[OnSlot(slot)] = area
    for area, code in storage_dice(own):
        found.setdefault(OnDie(code), area)
    return found
