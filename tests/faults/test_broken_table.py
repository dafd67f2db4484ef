"""A table that breaks: a kind page, the traceback in the log, and the game goes on from disk."""

from __future__ import annotations

import logging
from concurrent.futures import Future
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App
from discovery.games import games
from discovery.match.match import Match
from discovery.match.seats import SeatInfo
from discovery.scenes.error import ErrorScene
from discovery.scenes.opening import table
from discovery.scenes.title import TitleScene
from discovery.ui.log import FILE, open_log
from discovery.ui.scene import Reset
from tests.support.play import step
from tests.support.window import Hands, opened, unseen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discovery.ui.context import Context

DECISIONS = 5


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Context]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    with unseen(monkeypatch), opened(tmp_path, (1024, 640)) as context:
        context.settings.animation = "off"
        handler = open_log(context.paths.logs)
        yield context
        handler.close()
    root.handlers, root.level = before, level


def in_play(context: Context, name: str, agent: str | None = None) -> Match:
    """Return a match after a few decisions, its turn confirmed and its save asked for."""
    box = context.games[name].load(context.paths.images)
    seats = [SeatInfo(f"Seat {n}", n, agent) for n in range(box.rules.least_players)]
    match = Match.start(box, seats, {}, 3)
    while match.decisions < DECISIONS:
        step(match)
    match.confirm()
    context.autosave.put(match.record())
    return match


def check_told(app: App, fault: str) -> None:
    """The page is kind, and the log of this program tells where it broke."""
    top = app.top
    assert isinstance(top, ErrorScene)
    assert fault in top.report
    assert not top.broken
    log = (app.context.paths.logs / FILE).read_text("utf-8")
    assert "Traceback" in log
    assert fault in log


def check_kept(hands: Hands, before: Match) -> None:
    """The title offers the game, and it is on the disk as it was."""
    hands.press("Back to the title")
    assert isinstance(hands.app.top, TitleScene)
    assert hands.widget("continue")
    saves = hands.app.context.saves
    resumed = saves.resume(saves.autosave, lambda _: before.box)
    assert resumed.messages == ()
    assert resumed.match is not None
    assert resumed.match.record() == before.record()


PLACES = ("enter", "layout", "draw", "handle", "update", "leave")


@pytest.mark.parametrize(
    ("name", "place"),
    [(name, place) for name in games() for place in PLACES if name == "landscape" or place < "g"],
)
def test_a_table_that_breaks(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str, place: str
) -> None:
    match = in_play(context, name)
    scene = table(context, match)

    def broken(*_: object) -> None:
        message = f"broken in {place}"
        raise RuntimeError(message)

    with monkeypatch.context() as patch:
        patch.setattr(type(scene), place, broken)
        app = App(context, lambda _: scene)
        hands = Hands(app)
        if place == "leave":
            app._guard(lambda: Reset(TitleScene(context)))
            hands.rest()
        elif app.top is scene:
            hands.key(pygame.K_a)
    check_told(app, f"broken in {place}")
    check_kept(hands, match)
    hands.press("continue")
    hands.until(lambda: not isinstance(hands.app.top, TitleScene))
    assert not isinstance(hands.app.top, ErrorScene)


@pytest.mark.parametrize("name", games())
def test_a_computer_player_that_breaks(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    match = in_play(context, name, "random")

    def think(*_: object) -> Future[object]:
        thought: Future[object] = Future()
        thought.set_exception(RuntimeError("no idea"))
        return thought

    with monkeypatch.context() as patch:
        patch.setattr("discovery.scenes.table.company.Company.decide", think)
        app = App(context, lambda _: table(context, match))
        hands = Hands(app)
        hands.until(lambda: isinstance(app.top, ErrorScene))
    check_told(app, "no idea")
    check_kept(hands, match)
