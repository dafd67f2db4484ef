"""Where hexes lie: there and back, and on the map with its other end up."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.content.island import read_chart
from discovery.rules.island.chart import axial, distance
from discovery.rules.island.entry import ISLANDS
from discovery.scenes.island.lattice import (
    Block,
    Ground,
    Lattice,
    fitting_half,
    ground_of,
    land_box,
    lattice_of,
)

IMAGES = Path(__file__).parent.parent.parent.parent / "images"
letters = st.text("jmpso+.", min_size=1, max_size=1)


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 6))
    row = st.text("jmpso+.", min_size=columns, max_size=columns)
    lines = draw(st.lists(row, min_size=rows, max_size=rows))
    return Ground(tuple(lines), draw(st.integers(0, 1)))


@given(grounds())
def test_turned_twice_is_as_before(ground: Ground) -> None:
    assert ground.turned().turned() == ground


@given(grounds(), st.integers(4, 90))
def test_a_turned_hex_lies_at_the_opposite_place(ground: Ground, half: int) -> None:
    other = ground.turned()
    here, there = lattice_of(ground, half), lattice_of(other, half)
    assert here.size == there.size
    for place in product(range(ground.columns), range(len(ground.rows))):
        turned = ground.turned_hex(place)
        assert other.letter(*turned) == ground.letter(*place)
        assert other.turned_hex(turned) == place
        (x, y), (u, v) = here.centre(place), there.centre(turned)
        assert (x + u, y + v) == here.size


@given(st.integers(-3, 9), st.integers(-3, 9), st.integers(0, 1))
def test_hexes_beside_are_one_step_away(x: int, y: int, low: int) -> None:
    ground = Ground(("...",), low)
    around = ground.beside(x, y)
    assert len(set(around)) == 6
    for side, place in enumerate(around):
        assert distance(axial(x, y, low), axial(*place, low)) == 1
        assert ground.beside(*place)[(side + 3) % 6] == (x, y)


@given(st.integers(-3, 9), st.integers(-3, 9), st.integers(0, 1), st.integers(6, 100))
def test_hexes_beside_lie_where_their_side_is(x: int, y: int, low: int, half: int) -> None:
    lattice, ground = Lattice(7, 7, low, half), Ground(("...",), low)
    left, top = lattice.centre((x, y))
    steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    for place, (right, down) in zip(ground.beside(x, y), steps, strict=True):
        assert lattice.centre(place) == (left + right * lattice.pitch, top + down * half)


@given(st.tuples(st.integers(-3, 9), st.integers(-3, 9)), st.integers(0, 1), st.integers(6, 100),
       st.tuples(st.floats(-0.85, 0.85), st.floats(-0.85, 0.85)))  # fmt: skip
def test_a_pixel_of_a_hex_finds_it(
    place: tuple[int, int], low: int, half: int, within: tuple[float, float]
) -> None:
    lattice = Lattice(7, 7, low, half)
    left, top = lattice.centre(place)
    at = (left + round(within[0] * lattice.pitch / 3), top + round(within[1] * half))
    assert lattice.hex_at(at) == place


def test_corners_belong_to_three_hexes() -> None:
    lattice, ground = Lattice(5, 5, 1, 21), Ground(("...",), 1)
    mine = lattice.corners((2, 2))
    assert len(set(mine)) == 6
    for side, place in enumerate(ground.beside(2, 2)):
        shared = {mine[side + 1], mine[(side + 2) % 6]} if side < 5 else {mine[0], mine[1]}
        assert shared <= set(lattice.corners(place))


@pytest.mark.parametrize("name", ISLANDS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (700, 900)])
def test_the_whole_land_fits_and_no_larger_hexes_would(name: str, size: tuple[int, int]) -> None:
    ground = ground_of(read_chart(IMAGES / "island" / f"{name}.tmx"))
    box = land_box(ground)
    half = fitting_half(box, size)
    lattice, larger = lattice_of(ground, half), lattice_of(ground, half + 1)
    left, top, wide, high = lattice.area(box)
    assert wide <= size[0]
    assert high <= size[1]
    assert larger.area(box)[2] > size[0] or larger.area(box)[3] > size[1]
    for y, row in enumerate(ground.rows):
        for x in (x for x, letter in enumerate(row) if letter != "."):
            for right, down in lattice.corners((x, y)):
                assert left <= right <= left + wide
                assert top <= down <= top + high


@given(grounds(), st.integers(-2, 5), st.integers(-3, 6))
def test_blocks_know_the_hexes_in_them(ground: Ground, column: int, line: int) -> None:
    lattice = lattice_of(ground, 14)
    block = Block(column, line, 4, 5)
    found = list(ground.middles(block))
    left, top = (column + 1) * lattice.pitch, line * 14
    for x, y, row in found:
        right, down = lattice.centre((x, y))
        assert down == row * 14
        assert left <= right <= left + 4 * lattice.pitch
        assert top <= down <= top + 5 * 14
    assert len(found) == len({(x, y) for x, y, _ in found}) in {15}
    assert [row for *_, row in found] == sorted(row for *_, row in found)
