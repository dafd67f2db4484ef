"""Every table's log tells that a seat went to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from discovery.games import games
from discovery.match.log import Succession
from discovery.scenes.island.story import missed, story
from discovery.scenes.journals.story import Story
from discovery.scenes.landscape.chronicle import log_rows
from discovery.scenes.table.phrases import succeeded
from tests.support.play import begin, step

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.ui.context import Context


def words(match: Match) -> list[str]:
    log, seats = match.log(0), match.seats
    view: Any = match.view(0)
    match match.box.rules.name:
        case "landscape":
            return [str(row.text) for row in log_rows(log, view, seats)]
        case "island":
            return [str(line.words) for line in story(log, view, seats)]
        case _:
            return [str(line.words) for line in Story(view.cards).lines(log, seats)]


@pytest.mark.parametrize("name", list(games()))
def test_a_line_says_who_plays_on_for_whom(context: Context, name: str) -> None:
    match = begin(context.games[name].load(context.paths.images), seed=3)
    for _ in range(6):
        step(match)
    before = words(match)
    match.hand_over(1, "Zoe", None)
    step(match)
    told = words(match)
    assert "Zoe plays on for Ben." in told
    assert told.index("Zoe plays on for Ben.") == len(before)


def test_who_looks_at_the_island_is_told_of_both_seats_with_their_shapes(
    context: Context,
) -> None:
    match = begin(context.games["island"].load(context.paths.images), seed=3)
    for _ in range(6):
        step(match)
    for seat in (0, 1):
        match.hand_over(seat, "Zoe", None)
    log = match.log(0)
    told = missed(log, story(log, match.view(0), match.seats), 0)  # type: ignore[arg-type]
    assert [line.seat for line in told if "Zoe plays on" in str(line.words)] == [0, 1]


def test_the_same_name_says_what_sits_there_now() -> None:
    assert str(succeeded(Succession(0, "Ann", "Ann", computer=True))) == (
        "A computer player plays on for Ann."
    )
    assert str(succeeded(Succession(0, "Ann", "Ann", computer=False))) == (
        "A person plays on for Ann."
    )
