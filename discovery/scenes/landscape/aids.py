"""The aids of The Discovery's table. Nothing here needs a window: the set-up reads it too."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.table.aids import HINT, Aid

ODDS, WORTH, POINTS, HOLDERS = "odds", "worth", "points", "holders"
LEFT, LAST, LOG, LEDGER = "left", "last", "log", "ledger"

AIDS = (
    Aid(
        ODDS,
        "dice",
        mark("What still fits"),
        mark("How many unseen tiles fit an empty square; squares that none fits are hatched."),
    ),
    Aid(
        WORTH,
        "crown",
        mark("Now and at best"),
        mark("What a follower's territory is worth now and complete, and its open edges."),
    ),
    Aid(
        POINTS,
        "plus",
        mark("Points beforehand"),
        mark("What a follower taken back would score, and what a tile would change."),
    ),
    Aid(
        HOLDERS,
        "eye",
        mark("Who holds what"),
        mark("Flags at open edges; all territories in their holders' colours."),
    ),
    Aid(LEFT, "stack", mark("Tiles left"), mark("All designs, with how many of each are left.")),
    Aid(LAST, "skip", mark("Last moves"), mark("What each player did last is marked.")),
    Aid(LOG, "book", mark("Log"), mark("Everything that happened, to look up.")),
    Aid(
        LEDGER,
        "check",
        mark("Points listed"),
        mark("Where a seat's points came from, line by line."),
    ),
    HINT,
)
