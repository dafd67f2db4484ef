"""What chance gave in a game, beside what could be expected of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from discovery.app import App
from discovery.cli.house import open_box
from discovery.games import games
from discovery.rules.landscape.events import HandDrawn, TilePlaced
from discovery.scenes.pause import PauseScene
from discovery.scenes.results import ResultsScene
from discovery.scenes.table.luck import own_events
from discovery.ui.widgets import Label
from tests.support.play import begin, decide, finish
from tests.support.play import played as played_on
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


@pytest.mark.parametrize("double", ["off", "on"])
def test_while_a_game_runs_only_what_all_have_seen_is_counted(double: str) -> None:
    match = begin(open_box("landscape"), seed=2, options={"double_tile": double})
    placed = 0
    while placed < 9:
        match.confirm()
        decide(match)
        placed += any(isinstance(event, TilePlaced) for event in match.log(0)[-1].events)
    *edges, _ = games()["landscape"].count_luck(match)
    assert sum(sum(tally.given) for tally in edges) / 4 == placed


def test_tiles_in_hidden_hands_are_not_counted() -> None:
    match = begin(open_box("landscape"), seed=2, options={"double_tile": "on", "first": "0"})
    match.confirm()
    assert [event for event in own_events(match, 0) if isinstance(event, HandDrawn)]
    for tally in games()["landscape"].count_luck(match):
        assert (tally.given, tally.expected) == ((0, 0), (0.0, 0.0))


@pytest.mark.parametrize("game", games())
def test_a_running_game_tells_it_from_the_menu(context: Context, game: str) -> None:
    match = played_on(begin(open_box(game), seed=2), lambda match: match.decisions == 20)
    below = games()[game].open_table(context, match)
    hands = Hands(App(context, lambda context: PauseScene(context, below, match)))
    hands.press("luck")
    words = [widget.text for widget in hands.widgets if isinstance(widget, Label)]
    assert "Only what everybody has seen is counted." in words
    for tally in games()[game].count_luck(match):
        assert f"{tally.given[1]} ({tally.expected[1]:.1f})" in words
    hands.press("back")
    assert "resume" in {widget.key for widget in hands.widgets}


@pytest.mark.parametrize("game", games())
def test_it_is_a_tab_of_the_results(context: Context, game: str) -> None:
    match = played(game)
    hands = Hands(App(context, lambda context: ResultsScene(context, match)))
    hands.press(max(widget.key for widget in hands.widgets if widget.key.startswith("tab ")))
    words = [widget.text for widget in hands.widgets if isinstance(widget, Label)]
    tally = games()[game].count_luck(match)[0]
    assert tally.label in words
    assert f"{tally.given[1]} ({tally.expected[1]:.1f})" in words
