"""While computer players pause or think nothing is drawn but what has changed."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, cast

import pytest

from discovery.agents.budget import Budget
from discovery.agents.question import Answer, Question, answer
from discovery.app import App
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.table.company import Company
from tests.support.glass import Glass
from tests.support.window import Watch

if TYPE_CHECKING:
    from discovery.scenes.table.scene import MatchScene
    from discovery.ui.context import Context

GAMES = ("landscape", "island", "journals")


def at_once(company: Company, agent: str, seat: int) -> Future[Answer]:
    """Think in no time."""
    match = company._match
    name, view = match.box.rules.name, match.view(seat)
    given: Future[Answer] = Future()
    given.set_result(Answer(answer(Question(name, agent, match.decision_seed, Budget(), view))))
    return given


def endlessly(_: Company, __: str, ___: int) -> Future[Answer]:
    """Think, and never come to an end."""
    return Future()


def seated(context: Context, name: str) -> App:
    """Let two computer players play without movements."""
    context.settings.animation = "off"
    game = context.games[name]
    seats = [SeatInfo("Ann", 0, "random"), SeatInfo("Ben", 1, "random")]
    match = Match.start(game.load(context.paths.images), seats, {}, 3)
    return App(context, lambda context: game.open_table(context, match))


@pytest.mark.parametrize("name", GAMES)
def test_only_what_computer_players_do_is_drawn_not_their_pauses(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(Company, "_ask", at_once)
    app = seated(context, name)
    watch, scene = Watch(app, monkeypatch), cast("MatchScene", app.top)
    watch.draws_in(2000)
    glass, before, drawn = Glass(context, monkeypatch), scene.match.decisions, app.draws
    for _ in range(8):
        watch.draws_in(500)
        app.draw()
        whole = glass.picture.copy()
        scene.draw(whole)
        assert glass.shows(whole)
    decided = scene.match.decisions - before
    assert decided > 3
    # What chance does is shown too, and pictures that come sharper meanwhile.
    assert decided <= app.draws - drawn < 5 * decided


@pytest.mark.parametrize("name", GAMES)
def test_while_a_computer_player_thinks_nothing_is_drawn(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(Company, "_ask", endlessly)
    app = seated(context, name)
    watch, scene = Watch(app, monkeypatch), cast("MatchScene", app.top)
    watch.draws_in(3000)
    assert scene.play.thought is not None
    assert watch.draws_in(5000) == 0
