"""Checks an installed program: everything is there, can be read, and every game can be played."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discovery.agents.registry import agent_kinds
from discovery.cli.house import open_box
from discovery.cli.outcome import FAILED, Outcome
from discovery.cli.playing import FEW, quick_kind
from discovery.cli.simulate import play
from discovery.cli.unseen import unseen
from discovery.games import games
from discovery.match.match import Match
from discovery.match.playback import Playback
from discovery.match.replay import check
from discovery.match.seats import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from discovery.agents.thinkers import Thinkers
    from discovery.ui.context import Context

SIZE = (1280, 720)
ENOUGH = 120.0
"""Seconds in which the slowest machine decides something."""
log = logging.getLogger(__name__)


def selftest() -> Outcome:
    """Do every check and tell of each; the exit status is 1 when one failed."""
    told: list[str] = []
    failed: list[str] = []
    with unseen(SIZE) as context:
        for name, work in CHECKS.items():
            try:
                told.append(f"{name}: {work(context)}")
            except Exception as error:
                log.exception("selftest: %s", name)
                failed.append(f"{name}: {type(error).__name__}: {error}")
    if failed:
        return Outcome("\n".join(told), "\n".join(failed), FAILED)
    return Outcome("\n".join([*told, "all is well"]))


def _pictures(context: Context) -> str:
    """Read every picture below the folder of images."""
    from discovery.ui.sheets import load_picture  # noqa: PLC0415

    files = _files(context.paths.images, ".webp", ".jpg", ".png")
    for file in files:
        load_picture(file, alpha=True)
    return f"{len(files)} read"


def _sheets(context: Context) -> str:
    """Read every index of interface sheets and cut every part that it names."""
    from discovery.content.sheets import load_sheet  # noqa: PLC0415

    parts = 0
    for folder in ("ui", "island"):
        for file in _files(context.paths.images / folder, ".json"):
            if file.stem == "palette":
                continue
            name = file.stem if folder == "ui" else f"{folder}/{file.stem}"
            for part in load_sheet(context.paths.images, name).frames:
                context.sheets.part(name, part, (16, 16))
                parts += 1
            context.sheets.release(name)
    return f"{parts} parts cut"


def _sounds(context: Context) -> str:
    """Read every effect and begin every piece of music that the game knows."""
    import pygame  # noqa: PLC0415

    from discovery.ui.sound_table import EFFECTS, MUSIC  # noqa: PLC0415

    files = [file for variants in EFFECTS.values() for file in variants.files]
    for file in files:
        pygame.mixer.Sound(context.paths.sounds / file)
    for file in MUSIC.values():
        pygame.mixer.music.load(context.paths.sounds / file)
        pygame.mixer.music.play()
        pygame.mixer.music.stop()
    pygame.mixer.music.unload()
    return f"{len(files)} read, {len(MUSIC)} pieces begun"


def _fonts(context: Context) -> str:
    """Draw words in every face, Hangul among them."""
    import pygame  # noqa: PLC0415

    from discovery.ui.font_file import check_font  # noqa: PLC0415

    files = _files(context.paths.images, ".ttf")
    for file in files:
        check_font(file)
        pygame.font.Font(file, 20).render("Discovery ñ 발견", True, "black")  # noqa: FBT003
    return f"{len(files)} drawn with"


def _languages(context: Context) -> str:
    """Read the words of every language."""
    from discovery.ui.language import Language, codes  # noqa: PLC0415

    found = codes(context.paths.locale)
    for code in found:
        Language(context.paths.locale, code).tr("Continue")
    return ", ".join(found)


def _files(folder: Path, *endings: str) -> list[Path]:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in endings]
    if not files:
        message = f"there is none in {folder}"
        raise FileNotFoundError(message)
    return files


def _games(context: Context) -> str:
    """Play one game of each title and draw its table, beginning and end."""
    return ", ".join(f"{name} {_game(context, name)}" for name in games())


def _game(context: Context, name: str) -> str:
    box = open_box(name)
    quick = quick_kind(name).name
    seats = tuple(
        SeatInfo(f"{quick} {seat + 1}", seat, quick) for seat in range(box.rules.least_players)
    )
    match, _ = play(box, seats, {}, 1, FEW)
    differences = check(match.record(), box)
    if differences or match.scores is None:
        raise ValueError("; ".join(map(str, differences)) or "the game does not end")
    _draw_table(context, name, match)
    return f"({match.decisions} decisions, {' : '.join(map(str, match.scores))})"


def _players(_: Context) -> str:
    """Let the strongest computer player of each game think in a process of its own."""
    from discovery.agents.thinkers import Thinkers  # noqa: PLC0415 - as in a game

    thinkers = Thinkers()
    try:
        return ", ".join(f"{name} {_thought(thinkers, name)}" for name in games())
    finally:
        thinkers.close()


def _thought(thinkers: Thinkers, name: str) -> str:
    """Return how a game's first decision is made, in words."""
    from discovery.agents.question import Question  # noqa: PLC0415 - as in a game

    box = open_box(name)
    people = [SeatInfo(str(seat), seat) for seat in range(box.rules.least_players)]
    match = Match.start(box, people, {}, 1)
    match.confirm()
    view = match.view(match.to_act or 0)
    agent = agent_kinds(name)[-1].name
    thinkers.open(name, box.content)
    given = thinkers.ask(Question(name, agent, 1, FEW, view)).result(ENOUGH)
    if given.trouble is not None:
        raise ChildProcessError(str(given.trouble))
    return f"({agent}: {view.text(given.choices[0].action)})"


def _draw_table(context: Context, name: str, match: Match) -> None:
    playback = Playback(match.record(), match.box)
    playback.go(playback.length)
    scene = context.games[name].open_replay(context, playback)
    scene.layout(context.theme.size)
    scene.draw(context.display.surface)
    scene.leave()


CHECKS: Mapping[str, Callable[[Context], str]] = {
    "pictures": _pictures,
    "sheets": _sheets,
    "fonts": _fonts,
    "sounds": _sounds,
    "languages": _languages,
    "games": _games,
    "players": _players,
}
