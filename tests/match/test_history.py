from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from discovery.match.faults import RecordFault
from discovery.match.history import score_history
from tests.suite.case import find_case
from tests.support.play import begin, finish


@pytest.mark.parametrize("players", [2, 5])
def test_the_scores_grow_turn_by_turn_to_the_recorded_end(players: int) -> None:
    box = find_case("landscape").box
    match = finish(begin(box, players, seed=6))
    record = match.record()
    moments = score_history(record, box)
    assert moments[0].scores == (0,) * players
    assert moments[-1].scores == record.scores
    assert [moment.turn for moment in moments[:-1]] == list(range(len(moments) - 1))
    assert moments[-1].turn == moments[-2].turn
    points = [0] * players
    for step in record.steps:
        points[step.seat] += step.points
    assert moments[-2].scores == tuple(points), "before the final scoring"
    for before, after in pairwise(moments):
        assert all(b <= a for b, a in zip(before.scores, after.scores, strict=True))


def test_a_turn_is_a_row_of_decisions_of_one_seat() -> None:
    box = find_case("landscape").box
    record = finish(begin(box, 3, seed=2)).record()
    seats = [step.seat for step in record.steps]
    changes = sum(a != b for a, b in pairwise(seats))
    assert score_history(record, box)[-1].turn == changes + 1


def test_a_record_that_does_not_fit_is_told() -> None:
    box = find_case("landscape").box
    record = finish(begin(box, 2, seed=2)).record()
    with pytest.raises(RecordFault):
        score_history(replace(record, steps=record.steps[1:]), box)
