"""What one person has before them: their look at the map, their sheet, their notes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.camera import MapCamera

SIGNS = ("?", "×", "!", "○")
"""What can be pencilled on a hex."""


@dataclass(slots=True)
class Desk:
    """A person's own; nobody else sees it.

    `sheet` is the hex on which the last hex of the sheet's path lies, `cursor` the hex that keys
    stand on, `notes` the number of a sign for each hex; `leg` counts the sheets so far.
    `moved`: the person moved the map. `sliding`: the sheet is in hand.
    """

    camera: MapCamera | None = None
    moved: bool = False
    sliding: bool = False
    sheet: Hex | None = None
    leg: int = 0
    cursor: Hex | None = None
    notes: dict[Hex, int] = field(default_factory=dict)

    def scribble(self, place: Hex) -> None:
        """Put the next sign on a hex; after the last one it is clean again."""
        number = self.notes.pop(place, -1) + 1
        if number < len(SIGNS):
            self.notes[place] = number
