"""Draws any screen of the program into a file, the same each time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from discovery.cli.house import open_box
from discovery.cli.outcome import FAILED, Complaint, Outcome
from discovery.cli.playing import FEW, MOST_DECISIONS, quick_kind
from discovery.cli.unseen import unseen
from discovery.games import games
from discovery.match.match import Match
from discovery.match.saves import Saves
from discovery.match.seats import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from discovery.app import App
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

NAMES = ("Ann", "Ben", "수아", "Dörte", "Eve")
SEATS = 3
"""At a table that is drawn, if its game is for so many."""
WHEN = datetime(2026, 5, 4, 21, 30, tzinfo=UTC)
PICTURE = (512, 288)
QUIET = 4
"""So many passes of the loop in a row that draw nothing mean that all is drawn."""
MOST_PASSES = 2000


@dataclass(frozen=True, slots=True)
class Shot:
    """What to draw: see `shoot` of the command line. `size` is in pixels.

    `seat` is the one whose table is drawn: as it is when that seat is to act next.
    """

    scene: str
    out: str
    size: tuple[int, int]
    seed: int
    steps: int
    text_size: float
    seat: int | None = None


def shoot(shot: Shot) -> Outcome:
    """Draw the screen and write the picture.

    Raises:
        Complaint: there is no such screen, or the file cannot be written.
    """
    screens = {**SCREENS, **dict.fromkeys(games(), _table)}
    if shot.scene not in screens:
        message = f"There is no screen '{shot.scene}'; there are: {', '.join(screens)}."
        raise Complaint(message)
    seats = min(SEATS, games()[shot.scene].rules.most_players) if shot.scene in games() else 0
    if shot.seat is not None and shot.seat >= seats:
        message = f"'{shot.scene}' has no seat {shot.seat}; there are {seats}, from 0 on."
        raise Complaint(message)
    out = Path(shot.out)
    if out.suffix.lower() != ".png":
        message = f"'{shot.out}' is no name of a PNG file."
        raise Complaint(message)
    if not out.parent.is_dir():
        message = f"There is no folder '{out.parent}' for the picture."
        raise Complaint(message)
    with unseen(shot.size, shot.text_size) as context:
        return _draw(shot, context, screens[shot.scene], out)


def _draw(
    shot: Shot, context: Context, screen: Callable[[Context, Shot], Scene], out: Path
) -> Outcome:
    import pygame  # noqa: PLC0415 - after `unseen` has set how it starts

    from discovery.app import App  # noqa: PLC0415
    from discovery.scenes.error import ErrorScene  # noqa: PLC0415

    app = App(context, lambda context: screen(context, shot))
    settle(app)
    if isinstance(app.top, ErrorScene) and shot.scene != "error":
        return Outcome(complaint=app.top.report.rstrip(), status=FAILED)
    try:
        pygame.image.save(context.display.surface, out)
    except (OSError, pygame.error) as error:
        message = f"'{out}' cannot be written: {error}."
        raise Complaint(message) from error
    return Outcome(f"{out}: {shot.scene}, {shot.size[0]}x{shot.size[1]}")


def settle(app: App) -> None:
    """Let the app run until nothing moves, nothing more is drawn and no picture comes sharper."""
    quiet, sheets = 0, app.context.sheets
    for _ in range(MOST_PASSES):
        draws = app.draws
        app.step(timeout=15)
        still = app.draws == draws and not (app.top.busy or app.top.stale or sheets.blurred)
        quiet = quiet + 1 if still else 0
        if quiet == QUIET:
            return


def _played(
    shot: Shot, steps: int, seats: int = SEATS, options: Mapping[str, str] | None = None
) -> Match:
    """Return a match of the screen's game, or of the first one, after some decisions."""
    from discovery.agents.registry import make_agent  # noqa: PLC0415

    name = shot.scene if shot.scene in games() else next(iter(games()))
    seats = min(seats, games()[name].rules.most_players)
    quick = quick_kind(name).name
    table = [SeatInfo(NAMES[seat], seat) for seat in range(seats)]
    match = Match.start(open_box(name), table, options or {}, shot.seed)
    while True:
        # A match that has not begun is left for the table to begin.
        if match.decisions or steps:
            match.confirm()
        seat = match.to_act
        if seat is None or match.decisions == min(steps, MOST_DECISIONS):
            return match
        agent = make_agent(name, quick, match.decision_seed, FEW)
        match.act(seat, agent.choose(match.view(seat)))


def _open_table(context: Context, match: Match) -> Scene:
    return context.games[match.box.rules.name].open_table(context, match)


def _table(context: Context, shot: Shot) -> Scene:
    """Return a game's table; with a seat given, as that seat sees it with the curtain lifted."""
    from discovery.scenes.curtain import CurtainScene  # noqa: PLC0415 - after `unseen`
    from discovery.ui.intents import Button, Input, Pressed, Released  # noqa: PLC0415

    steps = shot.steps
    match = _played(shot, steps)
    if shot.seat is None:
        return _open_table(context, match)
    while match.to_act not in {None, shot.seat} and steps < MOST_DECISIONS:
        steps += 1
        match = _played(shot, steps)
    scene = _open_table(context, match)
    if isinstance(scene, CurtainScene):
        scene.enter()
        scene.lift()
        # A click that means no more than that one has read what is told after the curtain.
        for click in (Pressed((0, 0), Button.MIDDLE), Released((0, 0), Button.MIDDLE)):
            scene.handle(Input(None, click))
    return scene


def _curtain(context: Context, shot: Shot) -> Scene:
    return _open_table(context, _played(shot, shot.steps, options={"double_tile": "on"}))


def _title(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.title import TitleScene  # noqa: PLC0415

    if shot.steps:
        _leave_games(context, shot)
    return TitleScene(context)


def _leave_games(context: Context, shot: Shot) -> None:
    """Put saves of every kind where the screens look for them."""
    import pygame  # noqa: PLC0415

    saves = Saves(context.paths.saves, lambda: WHEN)
    saves.save_as("Sunday with Ben", _played(shot, shot.steps // 2, 2).record())
    saves.file_finished(_played(shot, MOST_DECISIONS).record())
    match = _played(shot, shot.steps)
    scene = _open_table(context, match)
    surface = pygame.Surface(context.theme.size)
    scene.layout(context.theme.size)
    scene.draw(surface)
    file = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(surface, PICTURE), file, "table.png")
    saves.write_autosave(match.record(), file.getvalue())


def _load(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.load import LoadScene  # noqa: PLC0415

    if shot.steps:
        _leave_games(context, shot)
    return LoadScene(context)


def _setup(context: Context, shot: Shot) -> Scene:  # noqa: ARG001 - as the others
    from discovery.scenes.setup import SetupScene  # noqa: PLC0415

    return SetupScene(context)


def _settings(context: Context, shot: Shot) -> Scene:  # noqa: ARG001 - as the others
    from discovery.scenes.settings_screen import SettingsScene  # noqa: PLC0415

    return SettingsScene(context)


def _pause(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.pause import PauseScene  # noqa: PLC0415

    match = _played(shot, shot.steps)
    return PauseScene(context, _open_table(context, match), match)


def _save(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.pause import SaveScene  # noqa: PLC0415

    match = _played(shot, shot.steps)
    return SaveScene(context, _open_table(context, match), match.record())


def _results(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.results import ResultsScene  # noqa: PLC0415

    return ResultsScene(context, _played(shot, MOST_DECISIONS))


def _graph(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.results import ResultsScene  # noqa: PLC0415

    scene = ResultsScene(context, _played(shot, MOST_DECISIONS, 2 + shot.steps % 4))
    scene.show(1)
    return scene


def _replay(context: Context, shot: Shot) -> Scene:
    from discovery.match.playback import Playback  # noqa: PLC0415

    match = _played(shot, MOST_DECISIONS)
    playback = Playback(match.record(), match.box)
    playback.go(shot.steps)
    return context.games[match.box.rules.name].open_replay(context, playback)


def _rulebook(context: Context, shot: Shot) -> Scene:
    from discovery.scenes.rulebook import open_rules  # noqa: PLC0415
    from discovery.scenes.rulebook.shelf import BOOKS  # noqa: PLC0415

    game = shot.scene.partition("-")[2]
    book = next((book for book in BOOKS if book.game == game), BOOKS[0])
    keys = [paragraph.key for _, paragraph in book.paragraphs()]
    return open_rules(context, keys[shot.steps % len(keys)])


def _error(context: Context, shot: Shot) -> Scene:  # noqa: ARG001 - as the others
    from discovery.scenes.error import ErrorScene  # noqa: PLC0415

    return ErrorScene(context, "Traceback (most recent call last):\nRuntimeError: only a picture")


SCREENS: Mapping[str, Callable[[Context, Shot], Scene]] = {
    "title": _title,
    "setup": _setup,
    "pause": _pause,
    "save": _save,
    "results": _results,
    "graph": _graph,
    "replay": _replay,
    "settings": _settings,
    "load": _load,
    "rulebook": _rulebook,
    **{f"rulebook-{name}": _rulebook for name in games()},
    "curtain": _curtain,
    "error": _error,
}
"""How each screen is made; each game's table comes by the game's name."""
