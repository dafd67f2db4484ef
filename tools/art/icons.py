"""Icons in ink and brass, drawn on a field of 96 by 96 pixels (48 at 1080p)."""

from __future__ import annotations

from tools.art.atlas import Cut
from tools.art.brush import Easel
from tools.art.finish import outlined
from tools.art.icon_pens import SIZE
from tools.art.icon_signs import SIGNS
from tools.art.icon_things import THINGS

_ORDER = [
    "undo",
    "reset",
    "rotate_left",
    "rotate_right",
    "zoom_in",
    "zoom_out",
    "fit",
    "menu",
    "stack",
    "crown",
    "human",
    "computer",
    "dice",
    "arrow_up",
    "arrow_down",
    "arrow_left",
    "arrow_right",
    "check",
    "cross",
    "plus",
    "minus",
    "save",
    "folder",
    "gear",
    "play",
    "quit",
    "info",
    "book",
    "hand",
    "skip",
    "faster",
    "lantern",
    "question",
    "eye",
]


def icons() -> dict[str, Cut]:
    """Return every icon by its name, in the order in which they stand on the sheet."""
    draws, found = SIGNS | THINGS, {}
    for name in _ORDER:
        easel = Easel(SIZE, SIZE)
        draws[name](easel.canvas)
        found[name] = Cut(outlined(easel.picture(), 2.2, "#fdf6e4", 0.75))
    return found
