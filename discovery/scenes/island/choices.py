"""What the three buttons with words offer now: the main one, the declaration, the other deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.island.actions import GO, OPEN, READ, SPEND, STOP, SUFFER, Declare, Put
from discovery.rules.island.equipment import ITEMS
from discovery.rules.island.ground import CHECKPOINTS, SITES
from discovery.rules.island.markers import NONE
from discovery.rules.island.refusals import DAY
from discovery.scenes.island.layout import Part
from discovery.scenes.island.session import WALKS, Stage

if TYPE_CHECKING:
    from discovery.rules.game import Refusal
    from discovery.rules.island.actions import Action
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.view import IslandView
    from discovery.scenes.island.table import Table


def label(table: Table, part: Part) -> Message | None:
    """Return what a button says, None when it has nothing to do."""
    if table.track is not None:
        return _replay_label(table, part)
    if part is Part.MAIN:
        return _main_label(table)
    if part is Part.DECLARE:
        return _declare_label(table)
    if part is Part.DEED:
        return _deed_label(table)
    return None


def _replay_label(table: Table, part: Part) -> Message | None:
    track = table.track
    if part is not Part.MAIN or track is None:
        return None
    if track.position < track.length:
        return Message("To the end")
    return Message("Results") if track.over else Message("To the start")


def _main_label(table: Table) -> Message | None:  # noqa: PLR0911 - one a stage
    view, stage = table.view, table.stage
    match stage:
        case Stage.EQUIP:
            return Message("Take these") if table.kit else Message("Take nothing")
        case Stage.EVENT:
            action = main_action(table)
            return Message("Ward it off") if action is SPEND else Message("Suffer it")
        case Stage.WALK if view.check(STOP) is None:
            return Message("End turn") if over_for_today(view) else Message("Stop for today")
        case Stage.END_TURN if not view.turn:
            return Message("Begin")
        case Stage.END_TURN:
            return Message("End turn") if view.turn_of == view.seat else Message("Go on")
        case Stage.HAND_OVER:
            return Message("Hand over")
        case Stage.OVER:
            return Message("Results")
        case _:
            return None


def _declare_label(table: Table) -> Message | None:
    if table.stage not in WALKS or table.view.located(table.view.seat) or table.view.declared:
        return None
    return Message("Yes, here") if table.armed else Message("I am here")


def _deed_label(table: Table) -> Message | None:
    view, stage = table.view, table.stage
    if stage is Stage.OVER:
        return Message("Replay")
    if stage is Stage.EVENT:
        return Message("Suffer it") if main_action(table) is SPEND else None
    if stage is not Stage.WALK or not view.located(view.seat):
        return None
    if view.check(READ) is None:
        return Message("Read clue")
    return Message("Open site") if view.check(OPEN) is None else None


def main_action(table: Table) -> Action | None:
    """Return the action of the main button while one is on the way, None where it has another."""
    view = table.view
    if table.stage is Stage.EVENT:
        return SPEND if view.check(SPEND) is None else SUFFER
    return STOP if table.stage is Stage.WALK else None


def deed_action(table: Table) -> Action | None:
    """Return the action of the second button."""
    view = table.view
    if table.stage is Stage.EVENT:
        return SUFFER
    if table.stage is Stage.WALK:
        return READ if view.check(READ) is None else OPEN
    return None


def declaration(table: Table) -> Declare | None:
    """Return the declaration of where the sheet's path ends."""
    end = table.desk.sheet
    return None if end is None else Declare(*end)


def put(table: Table) -> Put | None:
    """Return the action that sets the other player on the hex where one looks."""
    cursor = table.desk.cursor
    return None if cursor is None else Put(*cursor)


def over_for_today(view: IslandView) -> bool:
    """Return whether no step can follow in this turn."""
    return view.hours >= DAY or not any(view.check(go) is None for go in GO)


EXPLAINED = {
    Part.MAIN: {
        Stage.WALK: mark("End your turn here (P)"),
        Stage.EVENT: mark("Deal with the event on the marker"),
        Stage.END_TURN: mark("The next player goes on (Enter)"),
        Stage.HAND_OVER: mark("The other player decides now (Enter)"),
        Stage.EQUIP: mark("Go with what you have chosen"),
        Stage.OVER: mark("See who has won, and go on from there"),
        Stage.REPLAY: mark("Go there at once"),
    }
}


def explained(table: Table, part: Part) -> Message | None:
    """Return what a button with words does."""
    view, stage = table.view, table.stage
    if table.track is not None and table.track.position == table.track.length:
        stage = Stage.OVER if table.track.over else stage
    if part is Part.DECLARE:
        return _declare_words(table)
    if part is Part.DEED:
        if stage is Stage.OVER:
            return Message("Both ways from the start, step by step, everything revealed")
        if stage is Stage.EVENT:
            return Message("Suffer what the marker says; your turn ends")
        return _deed_words(view)
    if stage is Stage.EVENT and main_action(table) is SPEND:
        face = view.marker(view.turn_of)
        if face is not None and face.item != NONE:
            left = next((a.left for a in view.kit(view.seat) or () if a.item == face.item), 0)
            values = {"item": Message(ITEMS[face.item].name), "count": left}
            return Message("Use an accessory: {item}. Uses left: {count}", values)
    words = EXPLAINED[Part.MAIN].get(stage)
    return None if words is None else Message(words)


def _declare_words(table: Table) -> Message | None:
    end = table.desk.sheet
    if end is None:
        return None
    words = table.hex_words(end)
    if table.armed:
        text = mark("If not here ({place}): your turn ends, you skip the next one.")
        return Message(text, {"place": words})
    text = mark("Say that you stand where your sheet ends: {place}")
    return Message(text, {"place": words})


def _deed_words(view: IslandView) -> Message | None:
    place = view.place(view.seat)
    if place is None:
        return None
    name = view.island.name_at(*place)
    if name in CHECKPOINTS:
        return Message("Read the clue of {name}; it takes 7 hours", {"name": name})
    if name in SITES:
        return Message("Open {name} and look for the treasure; it takes 7 hours", {"name": name})
    return None


def refusal_of_put(table: Table, place: Hex) -> Refusal | None:
    """Return why the other player cannot be set on a hex, None if they can."""
    return table.view.check(Put(*place))
