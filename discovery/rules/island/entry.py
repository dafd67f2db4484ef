"""The treasure island's entry for the match: players, variants, how a game starts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from discovery.rules.game import OptionError, OptionSpec, Rules, full_options, mark
from discovery.rules.island.state import IslandState
from discovery.rules.island.turns import chance_text, chance_values

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.rules.island.island import Island

ISLANDS = ("cauldron", "crescent", "fingers")
"""The islands of this house."""
OWN = "own"
"""The only value of the option `island` with a map of the user's own."""


def options_for(islands: Sequence[str]) -> tuple[OptionSpec, ...]:
    """Return the variants, with these islands to choose from."""
    return (
        OptionSpec(
            "first",
            ("random", "0", "1"),
            mark("First player"),
            mark("Chosen by chance, or by you."),
        ),
        OptionSpec(
            "island",
            tuple(islands),
            mark("Island"),
            mark("Where you are stranded."),
        ),
        # The next two change no rule: the table reads them, and records keep them.
        OptionSpec(
            "curtain",
            ("on", "off"),
            mark("Curtain"),
            mark("It falls whenever somebody else may look at the screen."),
        ),
        OptionSpec(
            "north",
            ("top", "turned"),
            mark("North"),
            mark("At the top for both, or at the bottom for the second player."),
        ),
    )


def start(players: int, options: Mapping[str, str], content: Mapping[str, Island]) -> IslandState:
    """Return a new game with its set-up pending. `content` are the islands by name.

    Raises:
        OptionError: not 2 players, or an option that the game does not have.
    """
    if players != 2:
        message = f"the treasure island is for 2 players, not {players}"
        raise OptionError(message)
    chosen = full_options(options_for(tuple(content)), options)
    first = None if chosen["first"] == "random" else int(chosen["first"])
    return IslandState(content[chosen["island"]], first)


RULES = Rules("island", 2, 2, options_for(ISLANDS), start, chance_text, chance_values)
OWN_RULES = replace(RULES, options=options_for((OWN,)))
"""The same game on a map of the user's own; the content holds it under `OWN`."""
