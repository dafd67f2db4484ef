"""Every screen of the program in the states that it has, made once and drawn at many sizes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame

from discovery.match.match import Match
from discovery.match.playback import Playback
from discovery.match.seats import SeatInfo
from discovery.rules.landscape.actions import Place
from discovery.rules.landscape.phases import Phase
from discovery.scenes.curtain import CurtainScene
from discovery.scenes.error import ErrorScene
from discovery.scenes.landscape.aids import AIDS
from discovery.scenes.landscape.scene import TableScene
from discovery.scenes.landscape.session import Stage
from discovery.scenes.landscape.targets import LIST
from discovery.scenes.load import LoadScene
from discovery.scenes.luck import LuckScene
from discovery.scenes.message import Notice, Question
from discovery.scenes.pause import PauseScene, SaveScene
from discovery.scenes.results import ResultsScene
from discovery.scenes.rulebook import open_rules
from discovery.scenes.rulebook.shelf import BOOKS
from discovery.scenes.seats import SeatsScene
from discovery.scenes.settings_screen import SettingsScene
from discovery.scenes.setup import SetupScene
from discovery.scenes.setup_aids import AidsScene
from discovery.scenes.title import TitleScene
from discovery.ui.scene import Pop, Replace
from tests.support.island_screens import island_screens
from tests.support.journals_screens import journals_screens
from tests.support.play import decide
from tests.support.tables import advise

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from discovery.scenes.rulebook.scene import RulebookScene
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

ALL = tuple(aid.key for aid in AIDS)
NAMES = ("Ada", "Benedikt", "수아", "Dov", "Eva")


def played(
    context: Context,
    decisions: int,
    players: int = 5,
    options: Mapping[str, str] | None = None,
    *,
    ended: bool = False,
) -> Match:
    """Return a game after so many decisions; the last turn is left open where it has `ended`."""
    box = context.games["landscape"].load(context.paths.images)
    seats = [SeatInfo(NAMES[n], n) for n in range(players)]
    match = Match.start(box, seats, {"first": "0", **(options or {})}, 7)
    match.confirm()
    while not match.over and match.decisions < decisions:
        decide(match)
        if not ended or match.decisions < decisions:
            match.confirm()
    return match


def screens(context: Context) -> Iterator[tuple[str, Scene]]:
    """Yield each screen with its name. All stand on one context, which can be fitted anew."""
    double = {"double_tile": "on", "equal_turns": "on"}
    over, running = played(context, 2000), played(context, 41)
    yield "title, new", TitleScene(context)
    _leave_saves(context, running, over)
    yield "title", TitleScene(context)
    yield "load", LoadScene(context)
    yield "setup", SetupScene(context)
    yield "setup, full", _full_setup(context)
    yield "settings", SettingsScene(context)
    table = partial(_table, context)
    yield from _over_the_table(context, table(running), running)
    yield "error", ErrorScene(context, "Traceback:\n  somewhere\nRuntimeError: only a test")
    yield "notice", Notice(context, None, context.tr("Please note"), [_LONG, _LONG])
    yield "question", Question(context, None, "Delete this game?", [_LONG], "Delete", Pop)
    yield "results", ResultsScene(context, over)
    graph = ResultsScene(context, over)
    graph.enter()
    assert graph._history is not None
    graph._history.result()
    graph.show(1)
    yield "results, graph", graph
    luck = ResultsScene(context, over)
    luck.show(2)
    yield "results, luck", luck
    yield (
        "curtain",
        _opened(CurtainScene(context, TableScene(context, played(context, 6, 3, double)))),
    )
    yield "table, first tile", table(played(context, 0))
    yield "table, tile", table(played(context, 40))
    yield "table, follower", table(running)
    yield "table, end of turn", table(played(context, 40, ended=True))
    yield from _aids(context, running)
    yield from _late(context)
    yield from _discarding(context, double)
    yield "table, over", table(over)
    just_over = table(over)
    just_over.table.tell_end()
    yield "table, just over", just_over
    yield "table, two hands", table(played(context, 30, 5, double))
    yield from _hands(context, double)
    yield "table, hinted", _hinted(context, played(context, 40))
    yield "table, told why not", _told(context, Place(0, 0, 0))
    yield "table, told at length", _told(context, Place(50, 50, 0))
    for name, whole in (("replay", over), ("replay, two hands", played(context, 2000, 5, double))):
        playback = Playback(whole.record(), whole.box)
        playback.go(31)
        yield name, context.games["landscape"].open_replay(context, playback)
    yield from island_screens(context)
    yield from journals_screens(context)
    yield from _rule_pages(context)


_LONG = (
    "The game “Sunday with Benedikt” is damaged and was set aside; nothing of it was deleted. "
    "It lies in the folder /home/somebody/.local/share/Discovery/saves/set-aside."
)


def _leave_saves(context: Context, running: Match, over: Match) -> None:
    context.saves.save_as("Sunday with Benedikt", running.record())
    context.saves.file_finished(over.record())
    context.saves.write_autosave(running.record())
    pygame.image.save(pygame.Surface((512, 288)), context.saves.picture)


def _over_the_table(context: Context, table: Scene, match: Match) -> Iterator[tuple[str, Scene]]:
    pause = PauseScene(context, table, match)
    yield "pause", pause
    yield "chance so far", LuckScene(context, table, match)
    yield "save", SaveScene(context, table, match.record())
    yield "who plays on", SeatsScene(context, table, match)
    stop = pause._stop()
    assert isinstance(stop, Replace)
    yield "stop here", stop.scene


def _full_setup(context: Context) -> SetupScene:
    scene = SetupScene(context)
    for _ in range(3):
        scene._new()
    for number, agent in enumerate(("expert", "novice")):
        scene.setup.change(number, agent=agent)
    scene.setup.change(4, name="")
    scene.setup.options["double_tile"] = "on"
    return scene


def _table(context: Context, match: Match) -> TableScene:
    return TableScene(context, match)


def _hinted(context: Context, match: Match) -> TableScene:
    """Return a table with a hint of three choices."""
    scene = _table(context, match)
    actions = match.view(match.to_act or 0).legal_actions()[:3]
    words = ("Makes room for a new explorer.", "Saves its followers for better places.", "Good.")
    advise(scene, actions, words)
    # It is drawn at many sizes, and left each time.
    scene.advice.forget = lambda: None  # type: ignore[method-assign]
    return scene


def _hands(context: Context, double: Mapping[str, str]) -> Iterator[tuple[str, Scene]]:
    """Yield tables with two tiles a hand: without aids, and with computer players."""
    for name, off, agent in (("without aids", ALL, None), ("of computer players", (), "random")):
        match = played(context, 30, 5, double)
        match.seats = tuple(replace(seat, off=off, agent=agent) for seat in match.seats)
        yield f"table, two hands {name}", _table(context, match)


def _aids(context: Context, running: Match) -> Iterator[tuple[str, Scene]]:
    """Yield tables with what helps people: overlays, tiles that are left, log, points, tips."""
    counted = _table(context, played(context, 40))
    counted.table.looking.odds = counted.table.looking.holders = True
    yield "table, overlays", counted
    tiles = _table(context, running)
    tiles.deeds.open_sheet()
    yield "table, tiles left", tiles
    for seat in (None, 0):
        listed = _table(context, running)
        listed.table.looking.list_points(seat)
        listed.table.focus = LIST
        listed.table.looking.listing.chosen = 0
        yield f"table, list {seat}", listed
    asked = _table(context, running)
    asked.table.looking.start_looking()
    yield "table, asked about a territory", asked
    setup = _full_setup(context)
    yield "aids", AidsScene(context, setup.setup, context.games["landscape"].aids, "")


def _late(context: Context) -> Iterator[tuple[str, Scene]]:
    """Yield a large board of two seats with numbers, with a tip over it, and with all aids."""
    late = played(context, 150, 2)
    tipped, counted = _table(context, late), _table(context, late)
    tipped.table.looking.start_looking()
    tipped.table.looking.telling = True
    yield "table, late, a tip", tipped
    counted.table.looking.odds = True
    yield "table, late, odds", counted
    match = played(context, 40, 2)
    match.seats = tuple(replace(seat, agent="random") for seat in match.seats)
    yield "table, a computer player's turn", _table(context, match)


def _discarding(context: Context, double: Mapping[str, str]) -> Iterator[tuple[str, Scene]]:
    """Yield tables on which a tile of two is discarded, and another is to be drawn."""
    for name, stage in (("discard", Stage.DISCARD), ("draw again", Stage.DRAW_AGAIN)):
        match = played(context, 30, 5, double)
        match._state.phase = Phase.DISCARD  # type: ignore[attr-defined]
        scene = _table(context, match)
        if stage is Stage.DRAW_AGAIN:
            scene.deeds.main()
        assert scene.table.stage is stage
        yield f"table, {name}", scene


def _opened(scene: CurtainScene) -> CurtainScene:
    scene.enter()
    return scene


def _told(context: Context, place: Place) -> TableScene:
    """Return a table that tells why the tile cannot lie somewhere."""
    scene = TableScene(context, played(context, 40))
    assert scene.table.stage is Stage.PLACE
    scene.play.act(place)
    assert scene.table.notice is not None
    return scene


def _rule_pages(context: Context) -> Iterator[tuple[str, Scene]]:
    for book in BOOKS:
        for chapter in book.chapters:
            page = _read(open_rules(context, chapter.paragraphs[0].key))
            yield f"rules, {book.game}, {chapter.title}", page
    yield "rules, contents", _read(open_rules(context))
    found = cast("RulebookScene", _read(open_rules(context)))
    found._search("mountain")
    yield "rules, found", found


def _read(scene: Scene) -> Scene:
    """Let the pictures be read."""
    book = cast("RulebookScene", scene)
    book.enter()
    if book._loading is not None:
        book._loading.result()
        book.update(0.0)
    return book
