"""Arrows over scattered things."""

from discovery.scenes.table.steering import ARROWS, nearest, nearest_towards

DIRECTIONS = tuple(ARROWS.values())
NORTH, EAST, SOUTH, WEST = DIRECTIONS
RING = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def test_each_arrow_finds_its_neighbour() -> None:
    for direction, spot in zip(DIRECTIONS, RING, strict=True):
        assert nearest_towards((0, 0), direction, RING) == spot


def test_nothing_lies_behind_or_far_aside() -> None:
    assert nearest_towards((0, 0), EAST, [(-1, 0), (0, 0), (1, 4)]) is None


def test_straight_ahead_wins_over_nearer_aside() -> None:
    assert nearest_towards((0, 0), SOUTH, [(1, 1), (0, 2)]) == (0, 2)
    assert nearest_towards((0, 0), SOUTH, [(1, 1), (0, 4)]) == (1, 1)


def test_every_square_of_a_frontier_can_be_reached() -> None:
    squares = [(0, -1), (1, -1), (2, 0), (2, 1), (1, 2), (0, 1), (-1, 0)]
    seen, todo = set(), [squares[0]]
    while todo:
        at = todo.pop()
        seen.add(at)
        found = [nearest_towards(at, way, squares) for way in DIRECTIONS]
        todo += [spot for spot in found if spot is not None and spot not in seen]
    assert seen == set(squares)


def test_nearest() -> None:
    assert nearest((0, 0), RING[1:]) == (-1, 0)
    assert nearest((0, 0), []) is None
