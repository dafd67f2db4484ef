"""The Discovery's entry for the match: players, variants, how a game starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import OptionError, OptionSpec, Rules, full_options, mark
from discovery.rules.landscape.chance import chance_text, chance_values
from discovery.rules.landscape.state import LandscapeState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.landscape.tileset import TileSet

OPTIONS = (
    OptionSpec(
        "first",
        ("random", "0", "1", "2", "3", "4"),
        mark("First player"),
        mark("Chosen by chance, or by you."),
    ),
    OptionSpec(
        "double_tile",
        ("off", "on"),
        mark("Double tile"),
        mark("Each player holds two tiles, places one of them, and draws back to two."),
    ),
    OptionSpec(
        "equal_turns",
        ("off", "on"),
        mark("Equal turns"),
        mark("A few tiles leave the game at the start, so that all have equally many turns."),
    ),
    # It changes no rule: the table reads it, and records keep it.
    OptionSpec(
        "hide_hands",
        ("on", "off"),
        mark("Hide hands"),
        mark("A curtain falls between two people’s turns, so that nobody sees another’s tiles."),
        needs=("double_tile", "on"),
    ),
)


def start(players: int, options: Mapping[str, str], content: TileSet) -> LandscapeState:
    """Return a new game with its set-up pending.

    Raises:
        OptionError: not 2 to 5 players, or an option that the game does not have.
    """
    if not 2 <= players <= 5:
        message = f"The Discovery is for 2 to 5 players, not {players}"
        raise OptionError(message)
    chosen = full_options(OPTIONS, options)
    first = None if chosen["first"] == "random" else int(chosen["first"])
    if first is not None and first >= players:
        message = f"seat {first} cannot begin: there are {players} players, counted from 0"
        raise OptionError(message)
    return LandscapeState(
        content,
        players,
        first,
        double_tile=chosen["double_tile"] == "on",
        equal_turns=chosen["equal_turns"] == "on",
    )


RULES = Rules("landscape", 2, 5, OPTIONS, start, chance_text, chance_values)
