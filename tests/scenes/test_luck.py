"""What chance gave in a game, beside what could be expected of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.app import App
from discovery.cli.house import open_box
from discovery.games import games
from discovery.scenes.results import ResultsScene
from discovery.ui.widgets import Label
from tests.support.play import begin, finish
from tests.support.window import Hands

if TYPE_CHECKING:
    from discovery.match.match import Match
    from discovery.ui.context import Context

ODDS = {"landscape": 0.25, "journals": 0.4, "island": 0.6}
"""How far, as a part of the expectation, a whole game's luck can be from it here."""


def played(game: str, **options: str) -> Match:
    return finish(begin(open_box(game), seed=2, options=options))


@pytest.mark.parametrize("game", games())
def test_in_a_whole_game_chance_comes_near_to_its_mean(game: str) -> None:
    match = played(game)
    tallies = games()[game].count_luck(match)
    assert len({tally.label for tally in tallies}) == len(tallies)
    largest = max(tallies, key=lambda tally: sum(tally.expected))
    got, mean = sum(largest.given), sum(largest.expected)
    assert got > 5
    assert abs(got - mean) <= ODDS[game] * mean
    assert all(len(tally.given) == len(tally.expected) == 2 for tally in tallies)


@pytest.mark.parametrize("double", ["off", "on"])
def test_every_tile_is_drawn_by_one_seat(double: str) -> None:
    match = played("landscape", double_tile=double)
    *edges, cities = games()["landscape"].count_luck(match)
    drawn = sum(sum(tally.given) for tally in edges) / 4
    assert drawn == len(match.box.content.stack())
    # All tiles were drawn: nothing is left to luck but who drew what.
    for tally in (*edges, cities):
        assert sum(tally.given) == pytest.approx(sum(tally.expected))


@pytest.mark.parametrize("game", games())
def test_it_is_a_tab_of_the_results(context: Context, game: str) -> None:
    match = played(game)
    hands = Hands(App(context, lambda context: ResultsScene(context, match)))
    hands.press(max(widget.key for widget in hands.widgets if widget.key.startswith("tab ")))
    words = [widget.text for widget in hands.widgets if isinstance(widget, Label)]
    tally = games()[game].count_luck(match)[0]
    assert tally.label in words
    assert f"{tally.given[1]} ({tally.expected[1]:.1f})" in words
