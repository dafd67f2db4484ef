"""Nothing overlaps and nothing leaves the window, whatever its size and the text's."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from pygame import Rect

from discovery.rules.journals.view import JournalsView
from discovery.scenes.journals import places
from discovery.scenes.journals.layout import PLATE, PLATE_UNITS, SINGLE_PLATE, make_layout, share
from discovery.scenes.journals.rows import CHOICE_UNITS
from discovery.scenes.journals.targets import OnSeat
from tests.scenes.journals.bench import new_match, plans

if TYPE_CHECKING:
    from discovery.content.faces import BoardPlan

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
SIZES += [(1024, 1400), (3440, 1440), (1600, 640)]


def scale_of(size: tuple[int, int], text: float) -> float:
    return min(size[0] / 1920, size[1] / 1080) * text


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_no_two_things_overlap(size: tuple[int, int], text: float, seats: int) -> None:
    layout = make_layout(size, scale_of(size, text), seats, plans())
    large = [layout.main, *layout.boards, layout.panel, *filter(None, [layout.tray])]
    for one, other in combinations(large, 2):
        assert not one.colliderect(other)
    for rect in large:
        assert layout.window.contains(rect)
    inner = [layout.sentence, layout.info, *layout.rows, *layout.buttons.values()]
    for one, other in combinations(inner, 2):
        assert not one.colliderect(other)
    for rect in inner:
        assert layout.panel.contains(rect)
    assert layout.boards[0].height >= max(board.height for board in layout.boards[1:])
    assert layout.info.height >= layout.px(CHOICE_UNITS)


def test_four_boards_can_be_read_in_a_small_window() -> None:
    layout = make_layout((1280, 720), 2 / 3, 4, plans())
    assert layout.boards[0].width >= 600
    assert min(board.width for board in layout.boards) >= 200


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_where_text_is_large_the_own_board_is_too_and_plates_stand_for_the_others(
    size: tuple[int, int], seats: int
) -> None:
    assert not make_layout(size, scale_of(size, 1.5), seats, plans()).plate, "all is on one screen"
    layout = make_layout(size, scale_of(size, 2.0), seats, plans())
    assert layout.plate is not None
    assert layout.boards[0].width >= 400 * layout.unit
    assert all(board.width >= 150 * layout.unit for board in layout.boards[1:])
    lowest = round(PLATE_UNITS * layout.unit)
    assert all(board.height >= lowest for board in layout.boards[1:])
    name, storage = (
        share(layout.boards[1], layout.plate.places[one]) for one in ("name", "storage")
    )
    assert name.height >= 30 * layout.unit
    assert places.grid(storage, 10, 1.0, storage.height)[0].width >= 17 * layout.unit


@pytest.mark.parametrize("plate", [PLATE, SINGLE_PLATE])
def test_places_on_a_plate_do_not_overlap(plate: BoardPlan) -> None:
    areas = {tuple(share(Rect((0, 0), (1200, 300)), place)) for place in plate.places.values()}
    for one, other in combinations(areas, 2):
        assert not Rect(one).colliderect(other)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_two_seats_have_a_tray(size: tuple[int, int], text: float) -> None:
    layout = make_layout(size, scale_of(size, text), 2, plans())
    assert layout.tray is not None
    rows = places.tray_rows(layout.tray, (0, 1)).values()
    assert all(layout.tray.contains(row) for row in rows)
    assert min(row.height for row in rows) > 60


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_recorded_explorations_lie_on_a_strip_where_large_text_leaves_room_below_the_boards(
    size: tuple[int, int], seats: int
) -> None:
    layout = make_layout(size, scale_of(size, 1.5), seats, plans())
    tray = layout.tray
    assert tray is not None
    assert layout.window.bottom - tray.bottom < layout.px(20)
    parts = list(places.tray_rows(tray, range(seats)).values())
    assert all(part.height == parts[0].height > tray.height * 3 // 4 for part in parts)
    assert all(one.right == other.left for one, other in pairwise(parts))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_three_boards_leave_no_empty_strip_between_them(size: tuple[int, int]) -> None:
    layout = make_layout(size, scale_of(size, 1.0), 3, plans())
    own, upper, lower = layout.boards
    assert lower.top - upper.bottom <= layout.px(20)
    assert abs(lower.bottom - own.bottom) <= layout.px(16)
    assert own.width > 1.8 * upper.width


def test_things_on_a_board_do_not_overlap() -> None:
    match = new_match((None,) * 4)
    match.confirm()
    view = match.view(0)
    assert isinstance(view, JournalsView)
    layout = make_layout((1280, 720), 2 / 3, 4, plans())
    boards = dict(enumerate(layout.boards))
    areas = places.target_areas(view, 0, boards, layout.main, plans())
    things = [area for target, area in areas.items() if not isinstance(target, OnSeat)]
    for one, other in combinations(things, 2):
        assert not one.colliderect(other)


@pytest.mark.parametrize("count", [1, 5, 9, 14, 30])
def test_a_grid_holds_everything(count: int) -> None:
    box = Rect(10, 20, 300, 80)
    cells = places.grid(box, count, 1.0, 40)
    assert len(cells) == count
    assert all(box.contains(cell) for cell in cells)
    assert not any(one.colliderect(other) for one, other in combinations(cells, 2))
