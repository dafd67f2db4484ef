"""Dice that are kept on actions: which of them belong together can be seen."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from pygame import Rect

from discovery.rules.journals.cards import RIDE
from discovery.rules.journals.dice import FOOT, HORSE, packed_letters
from discovery.rules.journals.entry import start
from discovery.scenes.journals.layout import PLATE
from discovery.scenes.journals.places import Board, bound_together, kept_dice, slot_areas
from tests.scenes.journals.bench import box, plans

if TYPE_CHECKING:
    from discovery.content.faces import BoardPlan

WHOLE = Rect(30, 40, 730, 487)
PAIR = next(n for n, march in box().content.marches.items() if n < RIDE and march.kept == 2)
TWO = packed_letters("yg")


def with_preparations(
    *found: tuple[int, int, int], area: Rect = WHOLE, plan: BoardPlan | None = None
) -> Board:
    state = start(2, {"first": "0"}, box().content)
    state.tribes[0] = (PAIR,)
    state.preparations[0] = found
    return Board(state.view(0), 0, area, plan or plans()["own"])


@pytest.mark.parametrize("count", [2, 3, 4])
def test_dice_of_one_preparation_lie_on_one_tray(count: int) -> None:
    board = with_preparations(*[(PAIR, FOOT, TWO)] * (count - 1), (PAIR, HORSE, TWO))
    dice = kept_dice(board)
    trays = bound_together(dice)
    assert len(trays) == count
    assert all(not one.colliderect(other) for one, other in combinations(trays, 2))
    chip = slot_areas(board)[PAIR]
    for tray in trays:
        on_it = [one for cell, *_, one in dice if tray.contains(cell)]
        assert len(on_it) == 2
        assert len(set(on_it)) == 1
        assert chip.contains(tray)
    cells = [cell for cell, *_ in dice]
    assert all(not one.colliderect(other) for one, other in combinations(cells, 2))


def test_a_single_preparation_and_single_dice_need_no_tray() -> None:
    one = with_preparations((PAIR, FOOT, TWO))
    rides = with_preparations(*[(RIDE, HORSE, packed_letters("y"))] * 3)
    for board in (one, rides):
        assert bound_together(kept_dice(board)) == []


def test_on_a_plate_dice_lie_in_a_row() -> None:
    plate = with_preparations(*[(PAIR, FOOT, TWO)] * 3, area=Rect(0, 0, 300, 90), plan=PLATE)
    dice = kept_dice(plate)
    assert len({cell.size for cell, *_ in dice}) == 1
    assert len(dice) == 6
