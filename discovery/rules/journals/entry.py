"""The journals' entry for the match: players, options, how a game starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import OptionError, OptionSpec, Rules, full_options, mark
from discovery.rules.journals.chance import chance_text, chance_values
from discovery.rules.journals.state import JournalsState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from discovery.rules.journals.cardset import CardSet

OPTIONS = (
    OptionSpec(
        "first",
        ("random", "0", "1", "2", "3"),
        mark("First player"),
        mark("Chosen by chance, or by you."),
    ),
)


def start(players: int, options: Mapping[str, str], content: CardSet) -> JournalsState:
    """Return a new game with its set-up pending.

    Raises:
        OptionError: not 2 to 4 players, or an option that the game does not have.
    """
    if not 2 <= players <= 4:
        message = f"the journals are for 2 to 4 players, not {players}"
        raise OptionError(message)
    chosen = full_options(OPTIONS, options)
    first = None if chosen["first"] == "random" else int(chosen["first"])
    if first is not None and first >= players:
        message = f"seat {first} cannot begin: there are {players} players, counted from 0"
        raise OptionError(message)
    return JournalsState(content, players, first)


RULES = Rules("journals", 2, 4, OPTIONS, start, chance_text, chance_values)
