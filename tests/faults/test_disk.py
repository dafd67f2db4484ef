"""A disk that is full, or a folder that cannot be written: told in words, and the game goes on."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame
import pytest

from discovery.app import App
from discovery.match import store
from discovery.match.saves import Saves
from discovery.scenes.message import Notice
from discovery.scenes.pause import SaveScene
from discovery.scenes.results import ResultsScene
from discovery.scenes.title import TitleScene
from discovery.ui.context import SETTINGS_FILE
from discovery.ui.log import FILE, open_log
from discovery.ui.scene import Push, Reset
from discovery.ui.settings import load_settings
from tests.faults.disk import disk as disk  # noqa: PLC0414 - a fixture
from tests.support.nim import BOX
from tests.support.play import begin, finish, step
from tests.support.window import Hands, opened, unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from discovery.scenes.landscape.scene import TableScene
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene
    from tests.faults.disk import Disk

TROUBLES = {"fill": "The disk is full", "lock": "cannot be written"}


@pytest.fixture(params=TROUBLES)
def trouble(request: pytest.FixtureRequest, disk: Disk) -> Callable[[], str]:
    """Make trouble with the disk and return the words for it."""

    def make() -> str:
        getattr(disk, request.param)()
        return TROUBLES[request.param]

    return make


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file()}


def test_a_save_is_as_before(disk: Disk, trouble: Callable[[], str]) -> None:
    saves, match = Saves(disk.folder / "saves"), begin(BOX, seed=2)
    step(match)
    good = match.record()
    saves.write_autosave(good, b"picture")
    path = saves.save_as("Sunday", good)
    step(match)
    before, words = names(saves.folder), trouble()
    saves.open()
    for write in (
        lambda: saves.write_autosave(match.record(), bytes(99_999)),
        lambda: saves.save_as("Sunday", match.record(), over=True),
        lambda: saves.save_as("Monday", match.record()),
        lambda: saves.file_finished(finish(begin(BOX)).record()),
    ):
        with pytest.raises(store.StoreError, match=words):
            write()
    assert names(saves.folder) == before
    for file in (saves.autosave, path):
        resumed = saves.resume(file, lambda _: BOX)
        assert resumed.messages == ()
        assert resumed.match is not None
        assert resumed.match.record() == good
    disk.free()
    saves.write_autosave(match.record())
    assert store.read_record(saves.autosave).steps == match.record().steps


def test_the_list_of_finished_games_is_read(disk: Disk, trouble: Callable[[], str]) -> None:
    saves = Saves(disk.folder / "saves")
    for seed in range(30):
        saves.file_finished(finish(begin(BOX, seed=seed)).record())
    broken = saves.finished_folder / "broken.json"
    broken.write_text("nothing", "utf-8")
    trouble()
    listed = saves.finished()
    assert len(listed.saves) == 30
    (message,) = listed.messages
    assert "is no saved game" in str(message)
    disk.free()
    assert len(saves.finished().saves) == 30


@pytest.fixture
def context(monkeypatch: pytest.MonkeyPatch, disk: Disk) -> Iterator[Context]:
    with unseen(monkeypatch), opened(disk.folder / "home", (1024, 640)) as context:
        yield context


class Player:
    """Someone at a table on that disk."""

    def __init__(self, context: Context) -> None:
        self.context = context
        context.settings.confirm_turn = False
        context.settings.animation = "off"
        box = context.games["landscape"].load(context.paths.images)
        self.match = begin(box, 2, 1)
        self.app = App(context, self._open)
        self.hands = Hands(self.app)

    def _open(self, context: Context) -> Scene:
        return context.games["landscape"].open_table(context, self.match)

    def act(self) -> str:
        """Do the first thing that can be done; return what the table says then."""
        scene = cast("TableScene", self.app.top)
        before = self.match.decisions
        scene.play.act(self.match.view(cast("int", self.match.to_act)).legal_actions()[0])
        self.hands.rest()
        assert self.context.autosave.flush()
        # What went wrong is there now; the call that wakes the table may still be on its way.
        self.hands.until(lambda: not self.context.autosave._messages)
        assert self.match.decisions == before + 1
        return str(scene.table.notice)

    def saved(self) -> int:
        """Return how many decisions the save on the disk has."""
        latest = self.context.saves.latest()
        assert latest is not None
        return latest.decisions

    def show(self, scene: Scene) -> None:
        self.app._apply(Push(scene))
        self.hands.rest()

    def notice(self) -> str:
        """Return all that the notice on top says."""
        self.hands.until(lambda: isinstance(self.app.top, Notice))
        top = self.app.top
        assert isinstance(top, Notice)
        return " ".join((top._words, *top._paragraphs))


def test_the_game_goes_on_and_is_saved_when_there_is_room(
    context: Context, disk: Disk, trouble: Callable[[], str]
) -> None:
    player = Player(context)
    for _ in range(3):
        assert player.act() == "None"
    assert player.saved() == 3
    words = trouble()
    for _ in range(3):
        assert words in player.act()
    assert player.saved() == 3
    disk.free()
    assert player.act() == "None"
    assert player.saved() == 7


def test_it_is_told_what_is_not_saved(context: Context, trouble: Callable[[], str]) -> None:
    """A save with a name, the picture of the map, the settings, a game that has ended."""
    player = Player(context)
    player.act()
    context.keep_settings()
    file = context.paths.settings / SETTINGS_FILE
    player.hands.until(lambda: load_settings(file)[0].volume == 0)
    game = replace(context.games["landscape"], paint_map=lambda *_: pygame.Surface((60, 60)))
    context.games = {"landscape": game}
    words = trouble()
    player.show(SaveScene(context, None, player.match.record()))
    player.hands.press("save")
    assert words in player.notice()
    over = finish(begin(player.match.box, 2, 1))
    player.show(ResultsScene(context, over))
    player.hands.press("map")
    assert words in player.notice()
    assert "picture is not saved" in player.notice()
    context.autosave.put(over.record())
    context.settings.volume = 30
    context.keep_settings()
    player.hands.until(lambda: bool(context.notices))
    assert context.autosave.flush()
    player.app._apply(Reset(TitleScene(context)))
    told = player.notice()
    assert "The settings cannot be kept" in told
    assert words in told
    assert player.saved() == 1
    settings, messages = load_settings(file)
    assert (settings.volume, messages) == (0, ())


@pytest.fixture
def logging_anew() -> Iterator[None]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    root.handlers, root.level = before, level


@pytest.mark.usefixtures("logging_anew")
def test_a_log_that_takes_no_more_is_quiet(disk: Disk, capfd: pytest.CaptureFixture[str]) -> None:
    handler = open_log(disk.folder)
    disk.fill()
    for _ in range(50):
        logging.getLogger("test").warning("some %s", "words" * 9)
    disk.free()
    handler.close()
    assert (disk.folder / FILE).is_file()
    assert "Traceback" not in capfd.readouterr().err


def test_nothing_can_be_written_from_the_start(
    context: Context, trouble: Callable[[], str]
) -> None:
    trouble()
    app = App(context, TitleScene)
    Hands(app)
    assert isinstance(app.top, TitleScene)
