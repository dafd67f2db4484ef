"""What the island's table says: what is still to do, why not, what buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.island.actions import GO, OPEN, READ, SPEND
from discovery.rules.island.equipment import BUDGET, ITEMS, cost_of
from discovery.rules.island.events import (
    ClueRead,
    EventWarded,
    GotLost,
    Located,
    MarkerTurned,
    Mistaken,
    SeaMet,
    SiteOpened,
    TurnSkipped,
)
from discovery.rules.island.ground import CHECKPOINTS, SITE_SYMBOLS, SITES, SYMBOL_NAMES
from discovery.rules.island.markers import MARKERS, NONE
from discovery.rules.island.refusals import DAY
from discovery.rules.words import counted
from discovery.scenes.island.aids import AIDS
from discovery.scenes.island.layout import Part
from discovery.scenes.island.session import Stage
from discovery.scenes.island.words import clue_words, harm_words, told
from discovery.scenes.table.aids import aids_told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Refusal, Seat
    from discovery.rules.island.events import Event
    from discovery.rules.island.view import IslandView

_POINTS_LEFT = mark_forms("{count} point left", "{count} points left")
_SKIPS = mark_forms("skips the next turn", "skips the next {count} turns")
PARAGRAPHS = {
    "island.setup": mark("Set-up"),
    "island.equipment": mark("Equipment"),
    "island.turn": mark("A turn"),
    "island.direction": mark("Naming a direction"),
    "island.event": mark("Events"),
    "island.lost": mark("Getting lost"),
    "island.declare": mark("Knowing where you are"),
    "island.clue": mark("Reading a clue"),
    "island.site": mark("Opening a site"),
    "island.end": mark("The end of the game"),
    "match.turn": mark("A turn"),
    "match.pending": mark("A turn"),
    "match.over": mark("The end of the game"),
}
"""The titles of the rules' paragraphs."""


def to_do(  # noqa: C901, PLR0911, PLR0912 - one a stage
    view: IslandView, stage: Stage, other: str, kit: int
) -> Message:
    """Return what the seat to act has still to do.

    `other` is the other player's name, `kit` what is chosen in the shop so far.
    """
    match stage:
        case Stage.START:
            return Message("Choose the hex on which {name} begins.", {"name": other})
        case Stage.SET_DOWN:
            return Message("{name} is lost: choose a lit hex for them.", {"name": other})
        case Stage.EQUIP:
            return Message("Choose your equipment. {left}", {"left": points_left(kit)})
        case Stage.EVENT:
            return _event_step(view)
        case Stage.WALK:
            return _walk_step(view)
        case Stage.END_TURN if not view.turn:
            return Message("The set-up is done.")
        case Stage.END_TURN if view.turn_of != view.seat:
            return Message("{name} is set down; that ends their turn.", {"name": other})
        case Stage.END_TURN:
            return Message("End your turn.")
        case Stage.HAND_OVER if not view.turn:
            return Message("Your set-up is done: {name} goes on.", {"name": other})
        case Stage.HAND_OVER:
            return Message("You are lost: {name} sets you down somewhere else.", {"name": other})
        case Stage.COMPUTER:
            return Message("The computer player is thinking.")
        case Stage.MOMENT:
            return Message("Let us see …")
        case Stage.OVER:
            return Message("The game is over.")
        case Stage.REPLAY:
            return Message("Step through the game.")


def _walk_step(view: IslandView) -> Message:
    located = view.located(view.seat)
    if view.hours >= DAY:
        if located or view.declared:
            return Message("The day is over.")
        return Message("The day is over. You can still say where you are.")
    if not view.legal_actions() or not any(_goes(view)):
        return Message("Your turn is over.")
    if located:
        able = [words for deed, words in DEEDS.items() if view.check(deed) is None]
        return Message(able[0] if able else mark("Name a direction, or stop for today."))
    if not view.steps:
        return Message("Name a direction: take one step at least.")
    return Message("Name a direction, say where you are, or stop for today.")


DEEDS = {
    READ: mark("Read the clue, name a direction, or stop for today."),
    OPEN: mark("Open the site, name a direction, or stop for today."),
}
"""What can be done besides on a checkpoint, and on a site."""


def _goes(view: IslandView) -> list[bool]:
    return [view.check(go) is None for go in GO]


def _event_step(view: IslandView) -> Message:
    face = view.marker(view.turn_of)
    if face is None:
        return Message("Deal with the event.")
    if face.item == NONE:
        return Message("You get lost here; nothing wards that off.")
    values = {"danger": Message(ITEMS[face.item].danger), "harm": harm_words(face.turns)}
    if view.check(SPEND) is None:
        return Message("{danger}! Ward it off, or suffer it: {harm}.", values)
    return Message("{danger}! You have nothing against it: {harm}.", values)


def points_left(kit: int) -> Message:
    """Return how many points a choice of equipment leaves."""
    left = BUDGET - cost_of(kit)
    return counted(_POINTS_LEFT, left)


def step_of(position: int, length: int) -> Message:
    """Return where a replay stands."""
    return Message("Step {position} of {length}", {"position": position, "length": length})


def won(names: Sequence[str]) -> Message:
    """Return who has won, if anybody has."""
    if not names:
        return Message("Nobody has found the treasure: the game was stopped.")
    return Message("{name} has found the treasure!", {"name": names[0]})


def refused(refusal: Refusal) -> Message:
    """Return a refusal with the title of the rules' paragraph."""
    title = PARAGRAPHS.get(refusal.paragraph)
    if title is None:
        return refusal.reason
    return Message(
        "{reason} (Rules: {paragraph})",
        {"reason": refusal.reason, "paragraph": Message(title)},
    )


def news(events: Sequence[Event], viewer: Seat, seats: Sequence[SeatInfo]) -> Message | None:
    """Return what is worth telling of what has just happened, None if nothing is."""
    found = None
    for event in events:
        match event:
            case SeaMet(seat) if seat == viewer:
                found = Message("Sea! Name another direction.")
            case MarkerTurned(seat, marker) if seat != viewer or MARKERS[marker].event:
                found = told(event, seats)
            case TurnSkipped() | EventWarded() | GotLost() | Located() | Mistaken() | ClueRead():
                found = told(event, seats)
            case SiteOpened():
                found = told(event, seats)
            case _:
                pass
    return found


HINTS = {
    Stage.START: (mark("Arrows move, Enter chooses."), mark("A click chooses, the wheel zooms.")),
    Stage.SET_DOWN: (
        mark("Arrows move, Enter chooses."),
        mark("A click chooses, the wheel zooms."),
    ),
    Stage.EQUIP: (mark("Arrows move, Enter takes or leaves."), mark("A click takes or leaves.")),
    Stage.WALK: (
        mark("Q W E A S D walk. Arrows move the sheet, N makes a note."),
        mark("Click an arrow to walk. Drag the sheet, right-click for a note."),
    ),
    Stage.REPLAY: (
        mark("Left and right step, up and down go by ten."),
        mark("Left and right step, up and down go by ten."),
    ),
}
"""How to do what is due, with keys and with the mouse."""


SEEKING_HINT = (
    mark("Q W E A S D walk. Arrows or 1 move the sheet, N notes."),
    HINTS[Stage.WALK][1],
)
LOCATED_HINT = (mark("Q W E A S D walk, N makes a note."), mark("Click an arrow to walk."))


def hint(stage: Stage, *, with_keys: bool, located: bool, seeks: bool) -> str | None:
    """Return the untranslated words on how to do what is due.

    `seeks`: the sheet can be laid on a place that fits.
    """
    found = HINTS.get(stage)
    if stage is Stage.WALK and (located or seeks):
        found = LOCATED_HINT if located else SEEKING_HINT
    return None if found is None else found[not with_keys]


LATER = mark("End turn")
"""What the main button will say later in the turn."""
PART_HINTS = {
    Part.RESET: mark("Take back all that can be (Backspace)"),
    Part.ZOOM_OUT: mark("Show more of the map (-)"),
    Part.ZOOM_IN: mark("Show the map larger (+)"),
    Part.FIT: mark("Show the whole island (F)"),
    Part.LOG: mark("What has happened so far (G)"),
    Part.MENU: mark("Menu (F10)"),
    Part.SUMMARY: mark("Notebook and players (Esc closes)"),
    Part.DAY: mark("The hours of the day: at twelve the turn ends."),
    Part.CLUES: mark("The clues that you have read."),
    Part.NEWS: mark("What has happened so far (G)"),
}
"""What buttons without words do."""
REPLAY_HINTS = {
    Part.UNDO: mark("One step back (left)"),
    Part.RESET: mark("One step on (right)"),
    Part.MENU: mark("Leave the replay (Esc)"),
}
"""What buttons do in a replay instead."""


def standing(view: IslandView, seat: Seat) -> Message:
    """Return how it is with a player: skips turns, prepares, or knows the place or not."""
    skips = view.skips(seat)
    if skips:
        return counted(_SKIPS, skips)
    if not view.turn:
        return Message("prepares")
    return Message("knows the place") if view.located(seat) else Message("does not know the place")


def player_words(view: IslandView, seat: Seat, seats: Sequence[SeatInfo]) -> Message:
    """Return how it is with a player, and with which aids they play."""
    info = seats[seat]
    aids = aids_told(info, AIDS, "island")
    values = {"name": info.name, "how": standing(view, seat), "aids": aids}
    return Message("{name} {how}. {aids}", values)


def checker_words(view: IslandView, door: int, seats: Sequence[SeatInfo]) -> Message:
    """Return what is behind a door of the clue checker, 0 … 35 row by row."""
    name = door_name(door)
    if name in CHECKPOINTS:
        return _fort_words(view, CHECKPOINTS.index(name), seats)
    return _site_words(view, SITES.index(name), seats)


def door_name(door: int) -> str:
    """Return the name of a cell of the clue checker.

    >>> door_name(0), door_name(7), door_name(35)
    ('A1', 'B2', 'F6')
    """
    return f"{'ABCDEF'[door // 6]}{door % 6 + 1}"


def door_of(name: str) -> int:
    """Return the door of the clue checker that belongs to a fort or a site.

    >>> door_of("A1"), door_of("F6")
    (0, 35)
    """
    return "ABCDEF".index(name[0]) * 6 + int(name[1]) - 1


def _fort_words(view: IslandView, fort: int, seats: Sequence[SeatInfo]) -> Message:
    values: dict[str, object] = {"name": CHECKPOINTS[fort]}
    if view.readers[fort] < 0:
        return Message("Checkpoint {name}: nobody has read its clue.", values)
    if view.clues[fort] >= 0:
        return Message(
            "Checkpoint {name}: {clue}.", {**values, "clue": clue_words(view.clues[fort])}
        )
    reader = seats[view.readers[fort]].name
    return Message("Checkpoint {name}: {reader} has read its clue.", {**values, "reader": reader})


def _site_words(view: IslandView, site: int, seats: Sequence[SeatInfo]) -> Message:
    symbol = Message(SYMBOL_NAMES[SITE_SYMBOLS[site]])
    values: dict[str, object] = {"name": SITES[site], "symbol": symbol}
    if view.treasure == site:
        return Message("{name}, {symbol}: here lies the treasure.", values)
    if view.openers[site] < 0:
        return Message("{name}, {symbol}: nobody has opened it.", values)
    opener = seats[view.openers[site]].name
    return Message("{name}, {symbol}: opened by {opener}, empty.", {**values, "opener": opener})
