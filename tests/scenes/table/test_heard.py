"""Sounds keep pace with what moves."""

from __future__ import annotations

import pytest

from discovery.scenes.table.heard import Heard, Sounding
from discovery.ui.animation import Movements
from discovery.ui.sound_table import Effect
from tests.support.hearing import Ears


class Thing(Heard):
    """A table on which things move at some speed."""

    def __init__(self, speed: float) -> None:
        self.movements = Movements[str]()
        self.speed = lambda: speed


@pytest.mark.parametrize(("speed", "passed"), [(1.0, 0.2), (2.0, 0.1), (0.5, 0.4)])
def test_a_landing_is_heard_as_soon_as_things_move_fast(speed: float, passed: float) -> None:
    table = Thing(speed)
    ears = Ears(table)
    table.sound(Effect.TILE, after=0.2)
    table.movements.update(passed - 0.01)
    assert ears.heard == []
    table.movements.update(0.02)
    assert ears.heard == [Effect.TILE]


def test_where_nothing_moves_it_is_heard_at_once() -> None:
    table = Thing(0.0)
    ears = Ears(table)
    table.sound(Effect.TILE, 2, after=0.2)
    assert (ears.heard, ears.picks) == ([Effect.TILE], [2])
    assert not table.movements


def test_what_does_not_wait_is_heard_at_once() -> None:
    table = Thing(1.0)
    ears = Ears(table)
    table.hear([Sounding(Effect.TAKE), Sounding(Effect.POINTS, 3, 0.1)])
    assert ears.heard == [Effect.TAKE]
    table.movements.skip()
    assert (ears.heard, ears.picks) == ([Effect.TAKE, Effect.POINTS], [None, 3])


def test_a_table_without_sounds_is_silent() -> None:
    table = Thing(1.0)
    table.sound(Effect.TILE, after=0.2)
    assert not table.movements
