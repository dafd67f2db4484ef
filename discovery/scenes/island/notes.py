"""What the note on the panel tells: the last notice, or what has the focus or lies below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message
from discovery.rules.island.actions import GO
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import DIRECTION_NAMES, GROUND_NAMES
from discovery.scenes.island import choices, messages
from discovery.scenes.island.footsteps import footsteps
from discovery.scenes.island.layout import Part
from discovery.scenes.island.messages import door_of
from discovery.scenes.island.session import PUTS, Stage
from discovery.scenes.island.targets import MAP, OnArrow, OnCard, OnDoor, OnLine, OnSeat
from discovery.scenes.island.words import clue_words, harm_words, marker_words
from discovery.scenes.table.phrases import undo_note

if TYPE_CHECKING:
    from discovery.rules.island.chart import Hex
    from discovery.scenes.island.table import Table

KEY_OF = ("W", "E", "D", "S", "A", "Q")
"""Keys clockwise from the top of the screen."""


def note_of(table: Table) -> Message | None:
    """Return what is told; None for nothing."""
    if table.notice is not None:
        return table.notice
    if table.said is not None:
        return table.said
    found = _focus_words(table)
    if found is not None:
        return found
    place = table.hovered
    if place is not None and table.stage is not Stage.EQUIP:
        return place_words(table, place)
    if table.session.acting is None or table.track is not None:
        return None
    return undo_note(*table.session.undo_limit)


def _focus_words(table: Table) -> Message | None:  # noqa: PLR0911 - one a kind
    match table.focus:
        case OnArrow(direction):
            return _arrow_words(table, direction)
        case OnCard(item):
            return _card_words(item)
        case OnDoor(door):
            return messages.checker_words(table.view, door, table.session.seats)
        case OnSeat(seat):
            return messages.player_words(table.view, seat, table.session.seats)
        case OnLine():
            return Message("Enter or a click shows where that was.")
        case Part():
            return _part_words(table, table.focus)
        case _:
            return None


def _part_words(table: Table, part: Part) -> Message | None:  # noqa: PLR0911 - one a part
    if table.track is not None and part in messages.REPLAY_HINTS:
        return Message(messages.REPLAY_HINTS[part])
    if part in (Part.MAIN, Part.DECLARE, Part.DEED):
        return choices.explained(table, part)
    if part is Part.MARKER:
        return _marker_note(table)
    if part is Part.CLUES:
        return _clues_note(table)
    if part is Part.FITS:
        return Message("Lay the sheet on the next place that fits (1)")
    if part is Part.UNDO:
        return undo_note(*table.session.undo_limit)
    wish = table.tip_of_wish(part)
    if wish is not None:
        return wish
    text = messages.PART_HINTS.get(part)
    return None if text is None else Message(text)


def _marker_note(table: Table) -> Message:
    face = table.view.marker(table.view.turn_of)
    if face is not None:
        return marker_words(face)
    if not table.view.turn:
        return Message("This is the ground on which you begin.")
    return Message("The marker of the hex that was entered last lies here.")


def _clues_note(table: Table) -> Message:
    clues = table.view.own_clues
    if table.track is not None and not clues:
        return Message("No clue is known to both players.")
    if not clues:
        return Message("You have read no clue yet. Clues lie at the checkpoints.")
    told = [Message("{clue}", {"clue": clue_words(clue)}) for clue in clues]
    joined = told[0]
    for one in told[1:]:
        joined = Message("{first}; {second}", {"first": joined, "second": one})
    return joined


def _arrow_words(table: Table, direction: int) -> Message | None:
    refusal = table.view.check(GO[direction])
    if refusal is not None:
        return messages.refused(refusal)
    way = table.clockwise.index(direction)
    values = {"direction": Message(DIRECTION_NAMES[direction]), "key": KEY_OF[way]}
    return Message("Walk {direction} ({key})", values)


def _card_words(item: int) -> Message:
    card = ITEMS[item]
    where = Message(GROUND_NAMES[card.terrains[0]])
    for terrain in card.terrains[1:]:
        where = Message("{one}, {other}", {"one": where, "other": Message(GROUND_NAMES[terrain])})
    values = {"danger": Message(card.danger), "harm": harm_words(card.turns), "where": where}
    return Message("Against: {danger}, {harm} ({where})", values)


def place_words(table: Table, place: Hex) -> Message:
    """Return what there is to say about a hex of the map."""
    island = table.view.island
    name = island.name_at(*place)
    if name:
        words = messages.checker_words(table.view, door_of(name), table.session.seats)
    else:
        ground = Message(GROUND_NAMES[island.ground_at(*place)])
        words = Message("On the map: {ground}.", {"ground": ground})
    who = [table.session.seats[seat].name for seat in (0, 1) if table.session.place(seat) == place]
    if who:
        values = {"words": words, "names": ", ".join(who)}
        words = Message("{words} {names} stands here.", values)
    for told in footsteps(table, place):
        words = Message("{words} {more}", {"words": words, "more": told})
    if table.stage in PUTS and table.focus == MAP:
        put = choices.refusal_of_put(table, place)
        if put is not None:
            return messages.refused(put)
    return words
