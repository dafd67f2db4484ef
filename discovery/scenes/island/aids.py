"""The aids of the island's table. Nothing here needs a window: the set-up reads it too."""

from __future__ import annotations

from discovery.rules.game import mark
from discovery.scenes.table.aids import HINT, Aid

MISFITS, FITS, POSSIBLE, LOG = "misfits", "fits", "sites", "log"

AIDS = (
    Aid(
        MISFITS,
        "cross",
        mark("Mismatches"),
        mark("Where your sheet lies, what does not agree with the map is hatched in red."),
    ),
    Aid(
        FITS,
        "eye",
        mark("Fitting places"),
        mark("Every hex on which you can stand is lit."),
    ),
    Aid(
        POSSIBLE,
        "check",
        mark("Possible sites"),
        mark("Sites that your clues rule out are barred, on the map and in the clue checker."),
    ),
    Aid(LOG, "book", mark("Log"), mark("Everything that happened, to look up.")),
    HINT,
)
