"""What is told of the ways that lead over a hex: ground, hours, and the sign on the marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import GROUND_NAMES, TERRAINS
from discovery.rules.island.markers import NONE, PLACE_HOURS
from discovery.rules.words import counted

if TYPE_CHECKING:
    from discovery.rules.game import Seat
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.trail import Footprint
    from discovery.scenes.island.table import Table

_WITH_HOURS = mark_forms("{ground}, {count} hour", "{ground}, {count} hours")


def footsteps(table: Table, place: Hex) -> tuple[Message, ...]:
    """Return what each player met on a hex of the map when they were there last.

    The viewer's own sheet counts as it lies.
    """
    found = []
    for seat in (table.viewer, 1 - table.viewer):
        step, sheet = _last_step(table, seat, place)
        if step is None:
            continue
        text = mark("{name}’s sheet: {step}.") if sheet else mark("{name}’s way: {step}.")
        values = {"name": table.session.seats[seat].name, "step": step_words(step)}
        found.append(Message(text, values))
    return tuple(found)


def _last_step(table: Table, seat: Seat, place: Hex) -> tuple[Footprint | None, bool]:
    """Return the last step of a player on a hex, and whether it is one on the sheet."""
    sheet, end = table.sheet, table.desk.sheet
    if seat == table.viewer and sheet is not None and end is not None:
        for spot, step in zip(reversed(sheet.laid(end)), reversed(sheet.path.hexes), strict=True):
            if spot == place:
                return step, True
    for path in reversed(table.session.paths(seat)):
        for step in reversed(path.hexes):
            if (step.x, step.y) == place:
                return step, False
    return None, False


def step_words(step: Footprint) -> Message:
    """Return what was met on a hex: 'jungle, 3 hours, a shortcut'.

    >>> from discovery.rules.island.markers import MARKERS
    >>> from discovery.rules.island.trail import Footprint
    >>> str(step_words(Footprint(0, 0, 0, MARKERS[0], None, None)))
    'jungle, 2 hours'
    """
    ground, face = Message(GROUND_NAMES[step.ground]), step.marker
    if face is None:
        if step.ground in TERRAINS:
            return Message("{ground}, where it begins", {"ground": ground})
        return counted(_WITH_HOURS, PLACE_HOURS, ground=ground)
    words = counted(_WITH_HOURS, face.hours, ground=ground)
    if face.shortcut:
        sign = Message("a shortcut")
    elif not face.event:
        return words
    else:
        lost = Message("lost, unstoppable")
        sign = lost if face.item == NONE else Message(ITEMS[face.item].danger)
    return Message("{words}, {sign}", {"words": words, "sign": sign})
