"""Icons in ink and brass, drawn on a field of 96 by 96 pixels (48 at 1080p)."""

from __future__ import annotations

from tools.art.atlas import Cut
from tools.art.brush import Easel
from tools.art.finish import outlined
from tools.art.icon_pens import SIZE
from tools.art.icon_signs import SIGNS
from tools.art.icon_things import THINGS


def icons() -> dict[str, Cut]:
    """Return every icon by its name."""
    found = {}
    for name, draw in (SIGNS | THINGS).items():
        easel = Easel(SIZE, SIZE)
        draw(easel.canvas)
        found[name] = Cut(outlined(easel.picture(), 2.2, "#fdf6e4", 0.75))
    return found
