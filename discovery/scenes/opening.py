"""From a file to a table: what the title page, the load list and the set-up share."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from discovery.match.faults import UnknownGame
from discovery.match.saves import picture_of
from discovery.ui.sheets import PictureError, load_picture

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from pathlib import Path

    from pygame import Surface

    from discovery.games import Game
    from discovery.match.box import GameBox
    from discovery.match.info import SaveInfo
    from discovery.match.match import Match
    from discovery.ui.context import Context
    from discovery.ui.scene import Scene

    FindBox = Callable[[str], GameBox]

T = TypeVar("T")


def box_finder(context: Context) -> FindBox:
    """Return what `Saves.resume` asks for the box of a game; it may run off the frame."""

    def find(name: str) -> GameBox:
        game = context.games.get(name)
        if game is None:
            raise UnknownGame(name)
        return replace(game.load(context.paths.images), agents=game.agents)

    return find


def table(context: Context, match: Match) -> Scene:
    """Return the scene in which `match` is played."""
    return context.games[match.box.rules.name].open_table(context, match)


def opened(context: Context, name: str, read: Callable[[], T]) -> Future[T]:
    """Return what `read` gives, read off the frame once the first pictures of the table `name` are.

    So the frame in which that table opens waits for no file.
    """
    game = context.games.get(name)

    def work() -> T:
        if game is not None:
            game.foresee(context)
        found = read()
        context.sheets.wait()
        return found

    return context.background(work)


def saved_picture(save: Path) -> Surface | None:
    """Return the picture that lies beside a save, None where there is none of use."""
    path = picture_of(save)
    if not path.is_file():
        return None
    try:
        return load_picture(path, alpha=False)
    except PictureError:
        return None


def full_title(context: Context, game: Game) -> str:
    """Return title and subtitle of a game in one line."""
    return f"{context.tr(game.title)} · {context.tr(game.subtitle)}"


def game_words(context: Context, info: SaveInfo) -> str:
    """Return the title of a save's game, or its code name if the game is not here."""
    game = context.games.get(info.game)
    return full_title(context, game) if game else info.game


def seat_words(info: SaveInfo) -> str:
    """Return the names of who plays, with their points when the game is over."""
    if info.scores is None:
        return ", ".join(seat.name for seat in info.seats)
    pairs = zip(info.seats, info.scores, strict=True)
    return ", ".join(f"{seat.name} {points}" for seat, points in pairs)


def progress_words(context: Context, info: SaveInfo) -> str:
    """Return when it was saved, in the person's own time, and how far the game is."""
    ntr = context.language.ntr
    moves = ntr("{count} move", "{count} moves", info.decisions)
    when = local_time(info.saved)
    return f"{when} · {moves}" if when else moves


def local_time(utc: str) -> str:
    """Return an ISO 8601 time as date and time here, empty when it is none.

    >>> local_time("yesterday")
    ''
    """
    from datetime import datetime  # noqa: PLC0415 - the title without a saved game has no times

    with suppress(ValueError):
        return datetime.fromisoformat(utc).astimezone().strftime("%Y-%m-%d %H:%M")
    return ""
