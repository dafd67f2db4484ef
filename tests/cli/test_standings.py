from __future__ import annotations

import pytest

from discovery.cli.standings import Interval, Played, of_mean, standing, times, wilson


def played(first: float, points: int, *, whole: bool = True) -> Played:
    return Played(whole, (first, 1 - first), (points, 10), ((0.5,), ()), ((0.5,), ()))


def test_wilson_knows_the_ends() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)
    none, all_ = wilson(0, 10), wilson(10, 10)
    assert none.low == pytest.approx(0)
    assert all_.high == 1.0
    assert none.high == pytest.approx(1 - all_.low)
    assert none.high == pytest.approx(0.2775, abs=1e-4)  # Wilson 1927


def test_an_interval_excludes_what_lies_outside() -> None:
    assert Interval(0.4, 0.6).excludes(0.61)
    assert Interval(0.4, 0.6).excludes(0.39)
    assert not Interval(0.4, 0.6).excludes(0.4)


def test_the_mean_of_values_lies_in_the_middle_of_its_interval() -> None:
    interval = of_mean([1, 2, 3, 4])
    assert interval is not None
    assert (interval.low + interval.high) / 2 == 2.5
    assert interval.high - interval.low == pytest.approx(2 * 1.95996 * 1.29099 / 2, abs=1e-4)


def test_a_standing_counts_games_and_compares_deals() -> None:
    deals = [(played(1.0, 30), played(0.5, 10)), (played(0.0, 6), played(1.0, 18))]
    row = standing("ann", 0, deals)
    assert (row.wins, row.share, row.score) == (2.5, 0.625, 16.0)
    assert row.lead == 6.0  # the deals' leads are 10 and 2
    assert row.lead_interval == of_mean([10, 2])
    assert row.milliseconds.turn_most == 500.0


def test_a_game_that_was_cut_has_no_winner() -> None:
    row = standing("ann", 0, [(played(1.0, 30), played(0.0, 99, whole=False))])
    assert (row.wins, row.share, row.score) == (1.0, 1.0, 30.0)
    assert row.lead_interval is None


def test_times_of_nobody_are_zero() -> None:
    assert times([], []).turn_most == 0.0
    assert times([0.001], [0.001, 0.002]).turn_p95 == 2.0
