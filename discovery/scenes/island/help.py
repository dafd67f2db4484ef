"""Which paragraph of the rules is about what one is looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.scenes.island.layout import Part
from discovery.scenes.island.session import Stage
from discovery.scenes.island.targets import OnArrow, OnCard, OnDoor, OnMap, OnSeat

if TYPE_CHECKING:
    from discovery.scenes.island.table import Table

_PARTS = {
    Part.DECLARE: "island.declare",
    Part.FITS: "island.sheet",
    Part.CLUES: "island.clue",
    Part.MARKER: "island.markers",
    Part.DAY: "island.turn",
}
_STAGES = {
    Stage.START: "island.setup",
    Stage.EQUIP: "island.equipment",
    Stage.WALK: "island.turn",
    Stage.EVENT: "island.event",
    Stage.SET_DOWN: "island.lost",
    Stage.HAND_OVER: "island.lost",
    Stage.END_TURN: "island.turn",
    Stage.OVER: "island.end",
}


def paragraph_of(table: Table) -> str:  # noqa: PLR0911 - one a kind of thing
    """Return the key of the paragraph that F1 opens."""
    if table.refused:
        return table.refused
    match table.focus:
        case OnArrow():
            return "island.direction"
        case OnCard():
            return "island.equipment"
        case OnDoor():
            return "island.checker"
        case OnSeat():
            return "island.aids"
        case OnMap() if table.moves_sheet:
            return "island.sheet"
        case Part() if table.focus in _PARTS:
            return _PARTS[table.focus]
        case _:
            return _STAGES.get(table.stage, "island")
