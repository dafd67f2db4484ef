"""The log and the ledger of points: nothing is listed that counted for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import FollowerTaken
from discovery.rules.landscape.scoring import TerritoryScore
from discovery.scenes.landscape.chronicle import _rows, ledger_rows, log_rows
from tests.scenes.landscape.bench import Bench, new_match
from tests.support.play import finish

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.scenes.landscape.chronicle import Row


def idle(rows: Iterable[Row]) -> list[Row]:
    return [row for row in rows if row.item and not row.points]


def test_no_line_of_nothing_stands_among_lines_that_count() -> None:
    table = Bench(finish(new_match((None, None, None), 7))).table
    rows = log_rows(table.log, table.view, table.session.seats)
    for seat in range(3):
        rows += ledger_rows(table.view, seat, table.session.seats)
    assert any(row.item for row in rows)
    points = None
    for row in rows:
        points = points if row.item else row.points
        assert not idle([row]) or not points


def test_where_all_counts_for_nothing_the_lines_tell_why() -> None:
    table = Bench(new_match()).table
    score = TerritoryScore(Terrain.SEA, complete=True, tiles=3, shore_cities=0, near_cities=0)
    head, *items = _rows(FollowerTaken(0, 0, 0, 0, score), table.view, table.session.seats)
    assert (head.points, len(items), idle(items)) == (3, 1, [])
    score = TerritoryScore(Terrain.SEA, complete=False, tiles=3, shore_cities=0, near_cities=0)
    head, *items = _rows(FollowerTaken(0, 0, 0, 0, score), table.view, table.session.seats)
    assert (head.points, len(items)) == (0, 1)
