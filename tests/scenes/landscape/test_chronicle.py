"""The log and the ledger of points: nothing is listed that counted for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import FollowerTaken
from discovery.rules.landscape.scoring import TerritoryScore
from discovery.scenes.landscape.chronicle import _rows, ledger_rows, log_rows
from discovery.scenes.landscape.log_painter import LogPainter
from discovery.ui.theme import Role
from tests.scenes.landscape.bench import Bench, new_match
from tests.support.play import finish

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.scenes.landscape.chronicle import Row
    from discovery.ui.context import Context


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


@pytest.mark.parametrize("complete", [False, True])
@pytest.mark.parametrize("terrain", Terrain)
def test_what_a_scoring_counts_is_told_in_one_line_each_in_the_narrowest_list(
    context: Context, terrain: Terrain, *, complete: bool
) -> None:
    table = Bench(new_match()).table
    near = 9 if terrain is Terrain.MOUNTAIN else 0
    score = TerritoryScore(terrain, complete, tiles=9, shore_cities=9, near_cities=near)
    head, *items = _rows(FollowerTaken(0, 0, 0, 0, score), table.view, table.session.seats)
    assert head.points == sum(item.points or 0 for item in items)
    painter = LogPainter(context)
    for item in items:
        words = context.say(item.text)
        room = painter._room(table, item, table.layout.log).width
        assert context.text.width(words, Role.SMALL) <= room, words
