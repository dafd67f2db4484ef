"""The aids of the journals' table. Nothing here needs a window: the set-up reads it too."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.table.aids import HINT, Aid

WAYS, WORTH, ODDS = "ways", "worth", "odds"
LEFT, LAST, LOG = "left", "last", "log"

AIDS = (
    Aid(
        WAYS,
        "eye",
        mark("Ways along a route"),
        mark("How far the prepared actions reach, where steps are lost, and a second card."),
    ),
    Aid(
        WORTH,
        "plus",
        mark("Points beforehand"),
        mark("What an exploration or a tribe would score now, species and tents included."),
    ),
    Aid(
        ODDS,
        "dice",
        mark("Rolls so far"),
        mark("What each player has rolled, and what could be expected."),
    ),
    Aid(
        LEFT,
        "stack",
        mark("Cards left"),
        mark("All cards that nobody has seen yet, and the grey dice that are left."),
    ),
    Aid(LAST, "skip", mark("Last moves"), mark("What each player did last is marked.")),
    Aid(LOG, "book", mark("Log"), mark("Everything that happened, to look up.")),
    HINT,
)
