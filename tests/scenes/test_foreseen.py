"""What a table's first picture would wait for is read while people still choose."""

from __future__ import annotations

from dataclasses import replace
from queue import SimpleQueue
from threading import Event, current_thread, main_thread
from time import sleep
from typing import TYPE_CHECKING

import pygame
import pytest

from discovery.app import App
from discovery.match.saves import Saves
from discovery.scenes.journals.scene import TableScene
from discovery.scenes.landscape.scene import TableScene as TilesScene
from discovery.scenes.load import LoadScene
from discovery.scenes.results import ResultsScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.title import TitleScene
from discovery.ui.sheets import Sheets
from tests.support.journals_screens import played
from tests.support.play import begin, finish, step
from tests.support.window import Hands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from discovery.games import Game
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene


@pytest.mark.parametrize("name", ["landscape", "journals"])
def test_the_first_picture_of_a_table_waits_for_no_picture(
    context: Context, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    waited = []
    load = pygame.image.load

    def reading(path: Path) -> pygame.Surface:
        if current_thread() is main_thread():
            waited.append(path.name)
        return load(path)

    game = context.games[name]
    match = begin(game.load(context.paths.images))
    while match.decisions < 12:
        step(match)
    monkeypatch.setattr(pygame.image, "load", reading)
    game.foresee(context)
    while context.sheets.reading:
        sleep(0.005)
    scene = game.open_table(context, match)
    scene.layout(context.theme.size)
    scene.draw(context.display.surface)
    scene.leave()
    assert waited == []


@pytest.mark.parametrize("page", [TitleScene, LoadScene])
def test_a_page_is_left_for_a_table_only_when_its_first_pictures_are_there(
    context: Context, page: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(context, lambda match: match.decisions > 8, 2)
    Saves(context.paths.saves).write_autosave(match.record())
    context.saves.save_as("ours", match.record())
    asked, there = Event(), Event()

    def waiting(_: Sheets) -> None:
        asked.set()
        assert there.wait(30)

    monkeypatch.setattr(Sheets, "wait", waiting)
    hands = Hands(App(context, page))
    while not asked.is_set():
        hands.key(pygame.K_RETURN)
    for _ in range(9):
        hands.app.step(1)
    assert isinstance(hands.app.top, page)
    there.set()
    hands.until(lambda: isinstance(hands.app.top, TableScene))


def test_a_match_begins_only_when_the_first_pictures_of_its_table_are_there(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = Event()
    monkeypatch.setattr(Sheets, "wait", lambda _: there.wait(30))
    hands = Hands(App(context, SetupScene))
    hands.press("start")
    for _ in range(9):
        hands.app.step(1)
    assert isinstance(hands.app.top, SetupScene)
    there.set()
    hands.until(lambda: isinstance(hands.app.top, TilesScene))


@pytest.mark.parametrize("way", ["again", "table"])
def test_from_results_a_table_is_opened_when_its_first_pictures_are_there(
    context: Context, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    there, match = Event(), finish(begin(context.games["landscape"].load(context.paths.images)))
    monkeypatch.setattr(Sheets, "wait", lambda _: there.wait(30))
    hands = Hands(App(context, lambda context: ResultsScene(context, match)))
    hands.press(way)
    for _ in range(9):
        hands.app.step(1)
    assert isinstance(hands.app.top, ResultsScene)
    there.set()
    hands.until(lambda: isinstance(hands.app.top, TilesScene))


def test_a_sheet_that_a_table_holds_is_not_read_ahead_once_more(context: Context) -> None:
    match = begin(context.games["landscape"].load(context.paths.images))
    scene = context.games["landscape"].open_table(context, match)
    context.games["landscape"].foresee(context)
    context.sheets.wait()
    assert not [file for file in context.sheets._coming if "designs" in file.name]
    scene.leave()
    context.games["landscape"].foresee(context)
    assert [file for file in context.sheets._coming if "designs" in file.name]


@pytest.fixture
def foreseen(context: Context) -> SimpleQueue[str]:
    """The games whose tables were foreseen, in their order."""
    found: SimpleQueue[str] = SimpleQueue()

    def noted(game: Game) -> Game:
        return replace(game, foresee=lambda _: found.put(game.name))

    context.games = {name: noted(game) for name, game in context.games.items()}
    return found


def test_the_table_is_foreseen_on_the_page_where_it_is_set_up(
    context: Context, foreseen: SimpleQueue[str]
) -> None:
    scene = SetupScene(context)
    scene.layout(context.theme.size)
    scene.enter()
    assert foreseen.get(timeout=30) == "landscape"
    scene._take(context.games["island"])
    assert foreseen.get(timeout=30) == "island"


@pytest.mark.parametrize("page", [TitleScene, LoadScene])
def test_the_table_of_a_saved_game_is_foreseen_when_it_is_opened(
    context: Context, foreseen: SimpleQueue[str], page: Callable[[Context], Scene]
) -> None:
    match = played(context, lambda match: match.decisions > 8, 2)
    Saves(context.paths.saves).write_autosave(match.record())
    context.saves.save_as("ours", match.record())
    hands = Hands(App(context, page))
    while foreseen.empty():
        hands.key(pygame.K_RETURN)
    assert foreseen.get() == "journals"
