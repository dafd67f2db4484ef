"""The camera over the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.ui.camera import Bounds, Camera, bounds_of, fitted, followed

small = st.integers(-50, 50)
cells = st.tuples(small, small)
cameras = st.builds(Camera, st.integers(8, 400), st.integers(-5000, 5000), st.integers(-5000, 5000))
points = st.tuples(st.integers(0, 3840), st.integers(0, 2160))


@given(cameras, cells)
def test_a_cells_own_corners_lie_in_it(camera: Camera, cell: tuple[int, int]) -> None:
    left, top, width, height = camera.area(cell)
    assert camera.cell((left, top)) == cell
    assert camera.cell((left + width - 1, top + height - 1)) == cell
    assert camera.cell((left + width, top)) == (cell[0] + 1, cell[1])


@given(cameras, points, st.integers(-3, 3))
def test_zooming_keeps_what_lies_under_the_pointer(
    camera: Camera, about: tuple[int, int], steps: int
) -> None:
    nearer = camera.zoomed(steps, about, 8, 512)
    before = (about[0] - camera.x) / camera.size
    after = (about[0] - nearer.x) / nearer.size
    assert abs(before - after) * nearer.size <= 1


def test_zooming_stops_at_its_ends_and_always_moves_between_them() -> None:
    assert Camera(100, 0, 0).zoomed(99, (0, 0), 40, 300).size == 300
    assert Camera(100, 0, 0).zoomed(-99, (0, 0), 40, 300).size == 40
    assert Camera(40, 0, 0).zoomed(0.01, (0, 0), 20, 300).size == 41
    assert Camera(40, 0, 0).zoomed(-0.01, (0, 0), 20, 300).size == 39


@given(st.lists(cells, min_size=1, max_size=20), st.integers(20, 300))
def test_fitted_shows_every_cell(board: list[tuple[int, int]], most: int) -> None:
    view = (100, 50, 800, 600)
    camera = fitted(bounds_of(board), view, most)
    assert camera.size <= most
    for cell in board:
        left, top, size, _ = camera.area(cell)
        assert left >= 100
        assert top >= 50
        assert left + size <= 900
        assert top + size <= 650


@given(cameras)
def test_kept_leaves_the_table_in_the_middle_of_the_view(camera: Camera) -> None:
    kept = camera.kept(Bounds(-1, -1, 1, 1), (0, 0, 800, 600))
    left, top, _, _ = kept.area((-1, -1))
    assert left <= 400 <= left + 3 * kept.size
    assert top <= 300 <= top + 3 * kept.size
    assert kept.kept(Bounds(-1, -1, 1, 1), (0, 0, 800, 600)) == kept


@pytest.mark.parametrize("cell", [(-9, 0), (9, 0), (0, -9), (0, 9), (0, 0)])
def test_showing_brings_a_cell_into_the_view(cell: tuple[int, int]) -> None:
    view = (0, 0, 500, 400)
    camera = Camera(100, 200, 150).showing(cell, view, 10)
    left, top, size, _ = camera.area(cell)
    assert left >= 10
    assert top >= 10
    assert left + size <= 490
    assert top + size <= 390


def test_showing_leaves_a_camera_alone_that_shows_the_cell() -> None:
    assert Camera(100, 200, 150).showing((0, 0), (0, 0, 500, 400), 10) == Camera(100, 200, 150)


def test_visible_cells_are_those_with_a_pixel_in_the_view() -> None:
    assert Camera(100, 0, 0).visible((0, 0, 200, 100)) == Bounds(0, 0, 1, 0)
    assert Camera(100, 1, 1).visible((0, 0, 200, 100)) == Bounds(-1, -1, 1, 0)


def test_bounds_count_their_columns_and_rows() -> None:
    bounds = bounds_of([(0, 0), (3, 1), (-1, 1)])
    assert (bounds.columns, bounds.rows) == (5, 2)


def test_spots_are_shares_of_the_cell() -> None:
    assert Camera(100, 10, 20).spot((1, 0), 0.5, 0.25) == (160, 45)


def path(steps: list[int]) -> list[tuple[int, int]]:
    """Return cells that grow one beside the other."""
    found = [(0, 0)]
    for step in steps:
        x, y = found[-1]
        found.append(((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))[step])
    return found


@given(st.lists(st.integers(0, 3), max_size=40))
def test_followed_always_shows_the_cells_and_their_neighbours(steps: list[int]) -> None:
    view = (100, 50, 800, 600)
    board = path(steps)
    camera = followed(board, view, 100, 1.15)
    assert camera.holds(bounds_of(board).grown(1), view)


def test_followed_moves_only_when_it_must() -> None:
    view = (0, 0, 800, 600)
    first = followed([(0, 0)], view, 100, 1.15)
    assert followed([(0, 0), (1, 0)], view, 100, 1.15) == first
    assert followed(path([0] * 6), view, 100, 1.15) != first
