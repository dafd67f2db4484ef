"""What the hexes of an island are, the directions, the names of forts and sites.

Kinds of ground, directions, symbols and clues are plain numbers, since the rules look them up all
the time; the tables here give their words.
"""

from __future__ import annotations

from discovery.rules.game import mark

JUNGLE, MOUNTAIN, PLAIN, SWAMP, OUTBACK, SEA, CHECKPOINT, SITE = range(8)
TERRAINS = range(5)
"""The five kinds of ground that have markers."""

GROUND_WORDS = (
    "jungle",
    "mountain",
    "plain",
    "swamp",
    "outback",
    "sea",
    "checkpoint",
    "site",
)
"""How records name each kind of ground."""
GROUND_NAMES = (
    mark("jungle"),
    mark("mountain"),
    mark("plain"),
    mark("swamp"),
    mark("outback"),
    mark("sea"),
    mark("a checkpoint"),
    mark("a site"),
)

NORTH, NORTHEAST, SOUTHEAST, SOUTH, SOUTHWEST, NORTHWEST = range(6)
DIRECTIONS = range(6)
DIRECTION_WORDS = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTION_NAMES = (
    mark("north"),
    mark("north-east"),
    mark("south-east"),
    mark("south"),
    mark("south-west"),
    mark("north-west"),
)

CHECKPOINTS = ("A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2")
WATER, CAVE, RUINS, PORT = range(4)
SYMBOL_WORDS = ("water", "cave", "ruins", "port")
SYMBOL_NAMES = (mark("water supply"), mark("cave"), mark("ruins"), mark("port"))
_SITES_BY_SYMBOL = (
    "B5 B6 C2 C4 D1 D2 D3 F3",
    "C1 C6 D4 D6 F1 F2",
    "B3 B4 C3 C5 E5 F4 F5 F6",
    "D5 E1 E2 E3 E4 E6",
)
SYMBOLS = {name: symbol for symbol, names in enumerate(_SITES_BY_SYMBOL) for name in names.split()}
"""The symbol of each site, by its name. E3, which the source leaves out, is a port."""
SITES = tuple(sorted(SYMBOLS))
SITE_SYMBOLS = tuple(SYMBOLS[name] for name in SITES)

FIRST_SYMBOL_CLUE = 6
NOTHING = 10
CLUE_WORDS = (*GROUND_WORDS[:6], *SYMBOL_WORDS, "nothing")
"""A clue is the terrain of a neighbouring hex (0 … 5), the site's symbol (6 … 9) or a question
mark (`NOTHING`)."""
CLUE_NAMES = (*GROUND_NAMES[:6], *SYMBOL_NAMES, mark("a question mark"))
