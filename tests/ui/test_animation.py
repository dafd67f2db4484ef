"""Short movements."""

import pytest

from discovery.ui.animation import LONGEST, Movements


def test_nothing_moves_at_first() -> None:
    assert not Movements[str]()


def test_a_movement_waits_runs_and_ends() -> None:
    movements = Movements[str]()
    movements.start("tile", 0.2, waits=0.1)
    movement = movements.running[0]
    assert not movement.begun
    movements.update(0.05)
    assert movement.share == 0.0
    movements.update(0.15)
    assert movement.begun
    assert movement.share == pytest.approx(0.5)
    movements.update(0.11)
    assert movement.share == 1.0
    assert not movements


def test_skipping_ends_all() -> None:
    movements = Movements[str]()
    movements.start("tile", 0.2)
    movements.start("follower", 0.3)
    movements.skip()
    assert not movements


def test_a_cue_comes_while_things_move_and_once() -> None:
    movements = Movements[str]()
    heard: list[str] = []
    movements.cue(lambda: heard.append("late"), 0.2)
    movements.cue(lambda: heard.append("early"), 0.1)
    assert movements
    movements.update(0.05)
    assert heard == []
    movements.update(0.06)
    assert heard == ["early"]
    movements.update(5.0)
    assert heard == ["early", "late"]
    assert not movements


def test_cues_that_are_due_in_one_frame_come_in_their_order() -> None:
    movements = Movements[str]()
    heard: list[str] = []
    movements.cue(lambda: heard.append("late"), 0.2)
    movements.cue(lambda: heard.append("early"), 0.1)
    movements.update(1.0)
    assert heard == ["early", "late"]


def test_skipping_lets_cues_come_at_once() -> None:
    movements = Movements[str]()
    heard: list[str] = []
    movements.start("tile", 0.2)
    movements.cue(lambda: heard.append("late"), 0.2)
    movements.cue(lambda: heard.append("early"), 0.1)
    movements.skip()
    assert heard == ["early", "late"]
    assert not movements


@pytest.mark.parametrize(("lasts", "waits"), [(0.5, 0.0), (0.3, 0.2), (0.0, 0.0), (0.1, -0.1)])
def test_no_movement_is_too_long_or_timeless(lasts: float, waits: float) -> None:
    with pytest.raises(ValueError, match=str(LONGEST)):
        Movements[str]().start("tile", lasts, waits)
