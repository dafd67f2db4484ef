"""The log and the ledger of points: nothing is listed that counted for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import (
    FollowerTaken,
    HandShown,
    TileDiscarded,
    TileRemoved,
    TileUnplaceable,
)
from discovery.rules.landscape.scoring import TerritoryScore
from discovery.scenes.landscape.chronicle import _rows, ledger_rows, log_rows
from discovery.scenes.landscape.log_painter import APART, TILE, LogPainter
from discovery.ui.theme import Role
from tests.scenes.landscape.bench import Bench, new_match
from tests.scenes.landscape.test_aids import scene
from tests.support.play import finish

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from discovery.rules.landscape.events import Event
    from discovery.scenes.landscape.chronicle import Row
    from discovery.scenes.landscape.tiles import TilePictures
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
    painter = LogPainter(context, cast("TilePictures", None))
    for item in items:
        words = context.say(item.text)
        room = painter._room(table, item, table.layout.log).width
        assert context.text.width(words, Role.SMALL) <= room, words


def test_the_log_shows_which_tiles_lie_nowhere(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = scene(context, new_match())
    table = made.table
    seats = table.session.seats
    events: list[tuple[Event, tuple[int, ...]]] = [
        (TileUnplaceable(None, 44), (44,)),
        (TileRemoved(None, 12), (12,)),
        (TileDiscarded(0, 7), (7,)),
        (HandShown(0, (7, 9)), (7, 9)),
    ]
    rows = [row for event, _ in events for row in _rows(event, table.view, seats)]
    assert [row.tiles for row in rows] == [tiles for _, tiles in events]
    looking, box = table.looking, table.layout.log
    looking.listing.show(tuple(rows), box, 20)
    log = made.painter._panels._log
    drawn: list[int] = []
    real = log._pictures.get

    def get(number: int, rotation: int, size: int, copy: int = 0) -> pygame.Surface:
        drawn.append(number)
        return real(number, rotation, size, copy)

    monkeypatch.setattr(log._pictures, "get", get)
    log.draw(context.display.surface, table)
    shown = [rows[index] for index in looking.listing.seen(box)]
    assert drawn == [number for row in shown for number in row.tiles]
    assert drawn
    for row in shown:
        words = log._room(table, row, box)
        most = table.layout.px(TILE + APART) * len(row.tiles)
        assert words.right + most <= box.right
