"""The games of the house for commands, with plain complaints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.cli.outcome import Complaint
from discovery.content.errors import ContentError
from discovery.games import Game, games
from discovery.match.faults import quoted
from discovery.ui.paths import find_paths

if TYPE_CHECKING:
    from discovery.match.box import GameBox


def find_game(name: str) -> Game:
    """Return the game with that code name.

    Raises:
        Complaint: there is none.
    """
    known = games()
    if name not in known:
        message = f"There is no game '{quoted(name)}'; there are: {', '.join(known)}."
        raise Complaint(message)
    return known[name]


def check_players(name: str, players: int) -> None:
    """Do nothing if a game can be played by so many.

    Raises:
        Complaint: it cannot, or there is no such game.
    """
    game = find_game(name)
    least, most = game.rules.least_players, game.rules.most_players
    if not least <= players <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        title = f"{game.title} · {game.subtitle}"
        message = f"{title} is for {wanted} players, not {players}."
        raise Complaint(message)


def open_box(name: str) -> GameBox:
    """Return the game's box with its content loaded.

    Raises:
        Complaint: there is no such game, or its content is broken.
    """
    game = find_game(name)
    try:
        return game.load(find_paths().images)
    except ContentError as error:
        message = f"The content of '{name}' cannot be read: {error}."
        raise Complaint(message) from error
