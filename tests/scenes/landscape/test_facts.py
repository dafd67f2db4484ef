"""What the aids know, against a slow recount; the log and the ledger of points."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from discovery.rules.landscape.events import FollowerScored, FollowerTaken, HandDrawn, TilePlaced
from discovery.rules.landscape.view import LandscapeView
from discovery.scenes.landscape.chronicle import ledger_rows, log_rows
from discovery.scenes.landscape.facts import Facts, Where
from tests.rules.landscape.recount import Recount
from tests.scenes.landscape.bench import new_match
from tests.support.play import finish, step

if TYPE_CHECKING:
    from discovery.match.match import Match

DECISIONS = (12, 61, 120)


def played(decisions: int, seed: int = 7, **options: str) -> Match:
    match = new_match((None, None, None), seed, **options)
    while match.decisions < decisions:
        step(match)
    return match


def view_of(match: Match, seat: int = 0) -> LandscapeView:
    view = match.view(seat)
    assert isinstance(view, LandscapeView)
    return view


@pytest.mark.parametrize("decisions", DECISIONS)
def test_holders_and_open_edges_by_a_slow_recount(decisions: int) -> None:
    match = played(decisions)
    view = view_of(match)
    facts, recount = Facts(view, match.log(0)), Recount(view.designs, view.tiles)
    held: dict[object, set[int]] = {}
    for one in view.followers:
        held.setdefault(recount.areas[one.x, one.y, one.segment], set()).add(one.seat)
    found = {frozenset(each.territory.members): each for each in facts.holders}
    assert {area: set(each.seats) for area, each in found.items()} == held
    for area, each in found.items():
        assert len(each.rims) == recount.open_edges[area] == each.territory.open_edges
        for (x, y), side in each.rims:
            index = recount.segment_at(x, y, side)
            assert index is not None
            assert (x, y, index) in area


def test_worth_now_and_at_best_by_a_slow_recount() -> None:
    match = played(90)
    view = view_of(match)
    facts, recount = Facts(view, match.log(0)), Recount(view.designs, view.tiles)
    for (x, y), tile in view.tiles.items():
        for index in range(len(view.designs[tile.number].segments)):
            territory, counted = (
                facts.territory(Where((x, y), index)),
                recount.territory((x, y, index)),
            )
            assert territory.score.points == counted.value()
            best = type(counted)(
                counted.terrain, counted.spots, 0, counted.shore_cities, counted.near_cities
            )
            assert territory.best.points == best.value()


def test_a_place_without_segment_is_no_territory() -> None:
    match = played(4)
    with pytest.raises(ValueError, match="no segment"):
        Facts(view_of(match), match.log(0)).territory(Where((0, 0)))


@pytest.mark.parametrize("decisions", DECISIONS)
def test_last_moves_are_those_of_the_log(decisions: int) -> None:
    match = played(decisions)
    facts = Facts(view_of(match), match.log(0))
    for seat in range(3):
        laid = [
            (event.x, event.y)
            for entry in match.log(0)
            for event in entry.events
            if isinstance(event, TilePlaced) and event.seat == seat
        ]
        assert facts.last_moves[seat].cell == laid[-1]
    taken: list[tuple[int | None, Where]] = [
        (event.seat, Where((event.x, event.y), event.segment))
        for entry in match.log(0)[-6:]
        for event in entry.events
        if isinstance(event, FollowerTaken)
    ]
    for who, where in taken[-1:]:
        assert who is not None
        assert facts.last_moves[who].taken == where


def test_the_log_names_people_and_points_add_up() -> None:
    match = finish(new_match((None, None, None), 5))
    view = view_of(match)
    rows = log_rows(match.log(0), view, match.seats)
    events = [event for entry in match.log(0) for event in entry.events]
    scorings = [event for event in events if isinstance(event, FollowerTaken | FollowerScored)]
    heads = [row for row in rows if row.points is not None and not row.item]
    assert [row.points for row in heads] == [event.score.points for event in scorings]
    items = [row for row in rows if row.item]
    assert sum(row.points or 0 for row in items) == sum(view.scores())
    assert all(row.where is not None and row.where.segment is not None for row in [*heads, *items])
    for row in rows:
        if row.seat is not None and not row.item:
            assert str(row.text).startswith(match.seats[row.seat].name)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_ledger_adds_up_to_the_score(seat: int) -> None:
    match = finish(new_match((None, None, None), 5))
    view = view_of(match)
    head, *rows = ledger_rows(view, seat, match.seats)
    assert head.points == view.scores()[seat] == sum(r.points or 0 for r in rows if r.item)
    assert head.points == sum(r.points or 0 for r in rows if not r.item)
    assert match.seats[seat].name in str(head.text)


def test_hidden_tiles_are_not_in_the_log() -> None:
    match = played(40, double_tile="on")
    log, view = match.log(0), view_of(match)
    bare = [
        replace(entry, events=tuple(e for e in entry.events if not isinstance(e, HandDrawn)))
        for entry in log
    ]
    assert bare != list(log)
    assert log_rows(bare, view, match.seats) == log_rows(log, view, match.seats)
