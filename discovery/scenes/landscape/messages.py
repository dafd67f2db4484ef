"""What the table says: what is still to do, why not, and what something is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.game import Message, Refusal, mark, mark_forms
from discovery.rules.landscape.actions import Deploy
from discovery.rules.landscape.designs import Terrain
from discovery.rules.landscape.events import (
    HandShown,
    TileDiscarded,
    TileRemoved,
    TileUnplaceable,
    TurnBegan,
)
from discovery.rules.words import counted
from discovery.scenes.landscape.layout import Part
from discovery.scenes.landscape.session import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.log import LogEntry
    from discovery.match.seats import SeatInfo
    from discovery.rules.landscape.events import Event
    from discovery.rules.landscape.view import LandscapeView
    from discovery.scenes.landscape.hand import Hand
    from discovery.scenes.landscape.snapshot import Choice

PARAGRAPHS = {
    "landscape.place": mark("Placing a tile"),
    "landscape.deploy": mark("Deploying a follower"),
    "landscape.take": mark("Taking a follower back"),
    "landscape.turn": mark("A turn"),
    "landscape.double": mark("The double-tile variant"),
    "landscape.end": mark("The end of the game"),
    "landscape.aids": mark("What the aids mean"),
    "landscape.table.undo": mark("Taking back"),
    "match.turn": mark("A turn"),
    "match.pending": mark("A turn"),
    "match.over": mark("The end of the game"),
}
"""The titles of the rules' paragraphs."""

KIND_NAMES = {
    "explorer": mark("Explorer"),
    "brigand": mark("Brigand"),
    "navigator": mark("Navigator"),
}
SHORT_LINES = {
    Terrain.GRASSLAND: mark("grassland"),
    Terrain.MOUNTAIN: mark("mountain"),
    Terrain.SEA: mark("sea"),
}


POINTS = mark_forms("{count} point", "{count} points")
_UNPLACEABLE = mark_forms(
    "The drawn tile fits nowhere: it left the game, another was drawn.",
    "{count} drawn tiles fit nowhere and left the game.",
)

SIMPLE_STEPS = {
    Stage.DISCARD: mark("Neither tile fits. Choose the one to discard."),
    Stage.END_TURN: mark("End your turn."),
    Stage.DRAW_AGAIN: mark("Draw a new tile."),
    Stage.COMPUTER: mark("The computer player is thinking."),
    Stage.OVER: mark("The game is over."),
    Stage.REPLAY: mark("Step through the game."),
}


def to_do(stage: Stage, hand: Hand, choices: Sequence[Choice]) -> Message:
    """Return what the seat to act has still to do."""
    if stage is Stage.FOLLOWER:
        return _follower_step(choices)
    if stage is not Stage.PLACE:
        return Message(SIMPLE_STEPS[stage])
    if len(hand.designs) < 2:
        return Message("Place the tile.")
    if not hand.squares:
        return Message("This tile fits nowhere: choose the other one.")
    return Message("Choose one of your tiles and place it.")


def _follower_step(choices: Sequence[Choice]) -> Message:
    open_choices = [choice.action for choice in choices if choice.refusal is None]
    deploys = any(isinstance(action, Deploy) for action in open_choices)
    takes = any(not isinstance(action, Deploy) for action in open_choices)
    if deploys and takes:
        return Message("Deploy or take back a follower, or neither.")
    if deploys:
        return Message("Deploy a follower, or not.")
    if takes:
        return Message("Take a follower back, or not.")
    return Message("No follower can be deployed or taken back.")


@dataclass(frozen=True, slots=True)
class Track:
    """Where a replay stands: the decision played last (`action` is its text form), of how many."""

    position: int
    length: int
    name: str
    action: str
    points: int
    over: bool


def step_of(track: Track) -> Message:
    """Return where a replay stands."""
    return Message(
        "Step {position} of {length}", {"position": track.position, "length": track.length}
    )


def won(names: Sequence[str]) -> Message:
    """Return that the game is over and who has won."""
    if len(names) == 1:
        return Message("The game is over. {name} wins.", {"name": names[0]})
    return Message("The game is over. {names} share the win.", {"names": ", ".join(names)})


def winners(names: Sequence[str], points: int) -> Message:
    """Return who has won with how many points."""
    values = {"name": names[0], "names": ", ".join(names), "points": counted(POINTS, points)}
    if len(names) == 1:
        return Message("{name} wins with {points}.", values)
    return Message("{names} share the win with {points}.", values)


def played(track: Track) -> Message:
    """Return what was decided last in a replay."""
    word = track.action.partition(" ")[0]
    values = {"name": track.name, "points": track.points}
    match word:
        case "place":
            return Message("{name} placed a tile.", values)
        case "deploy":
            return Message("{name} deployed a follower.", values)
        case "take":
            return Message("{name} took a follower back. Points: {points}", values)
        case "discard":
            return Message("{name} discarded a tile.", values)
        case "pass":
            return Message("{name} moved no follower.", values)
        case _:
            return Message("The game begins.")


def main_label(stage: Stage, track: Track | None = None) -> str | None:
    """Return the untranslated words of the main button, None when it has nothing to do."""
    if track is not None:
        if track.position < track.length:
            return mark("To the end")
        return mark("Results") if track.over else mark("To the start")
    return {
        Stage.DISCARD: mark("Discard"),
        Stage.FOLLOWER: mark("Nothing"),
        Stage.END_TURN: mark("End turn"),
        Stage.DRAW_AGAIN: mark("Draw"),
        Stage.OVER: mark("Results"),
    }.get(stage)


LATER = mark("End turn")
"""What the main button will say later in the turn."""


def refused(refusal: Refusal) -> Message:
    """Return a refusal with the title of the rules' paragraph."""
    title = PARAGRAPHS.get(refusal.paragraph)
    if title is None:
        return refusal.reason
    return Message(
        "{reason} (Rules: {paragraph})",
        {"reason": refusal.reason, "paragraph": Message(title)},
    )


def closed(choice: Choice, view: LandscapeView, seats: Sequence[SeatInfo]) -> Message:
    """Return why a choice of the follower step is refused: who is in its way.

    Raises:
        ValueError: it is not refused.
    """
    if choice.refusal is None:
        raise ValueError(choice)
    territory = view.territory(*choice.cell, choice.segment)
    if not territory.followers:
        return refused(choice.refusal)
    names = ", ".join(dict.fromkeys(seats[one.seat].name for one in territory.followers))
    reason = Message(
        "{names} already holds this {terrain}.",
        {"names": names, "terrain": Message(SHORT_LINES[territory.terrain])},
    )
    return refused(Refusal(reason, choice.refusal.paragraph))


def news(events: Sequence[Event]) -> Message | None:
    """Return what is worth telling of what has just happened, None if nothing is."""
    unplaceable = sum(isinstance(event, TileUnplaceable) for event in events)
    if unplaceable:
        return counted(_UNPLACEABLE, unplaceable)
    removed = sum(isinstance(event, TileRemoved) for event in events)
    if removed:
        return Message("Tiles that left the game for equal turns: {count}", {"count": removed})
    if any(isinstance(event, HandShown) for event in events):
        return Message("Neither of the tiles fits: they were shown.")
    return None


def discards_of_turn(log: Sequence[LogEntry]) -> tuple[int, ...]:
    """Return the numbers of the tiles that left the game since this turn began, oldest first."""
    found: list[int] = []
    for entry in reversed(log):
        for event in reversed(entry.events):
            if isinstance(event, TurnBegan):
                return tuple(reversed(found))
            if isinstance(event, TileUnplaceable | TileDiscarded):
                found.append(event.number)
    return tuple(reversed(found))


def hint(stage: Stage, *, with_keys: bool) -> str | None:
    """Return the untranslated words on how to do what is due, None where a button says it."""
    if stage is Stage.PLACE:
        if with_keys:
            return mark("Arrows move, R turns, Enter places.")
        return mark("Wheel or right button turns, Ctrl and wheel zooms.")
    if stage is Stage.REPLAY:
        return mark("Left and right step, up and down go by ten.")
    if stage is Stage.FOLLOWER and with_keys:
        return mark("Arrows choose, Enter takes, P passes.")
    return None


PART_HINTS = {
    Part.TURN_LEFT: mark("Turn the tile to the left (Q)"),
    Part.TURN_RIGHT: mark("Turn the tile to the right (R)"),
    Part.RESET: mark("Take the whole turn back (Backspace)"),
    Part.ZOOM_OUT: mark("Show more of the board (-)"),
    Part.ZOOM_IN: mark("Show the board larger (+)"),
    Part.FIT: mark("Show the whole board (F)"),
    Part.MENU: mark("Menu (F10)"),
    Part.CLOSE: mark("Close the list (Esc)"),
    Part.UNDO: mark("Take the last step back (U)"),
    Part.TRACK: mark("The score track: how far each player has come"),
}
"""What buttons without words do."""


REPLAY_HINTS = {
    Part.TURN_LEFT: mark("One step back (left)"),
    Part.TURN_RIGHT: mark("One step on (right)"),
    Part.MENU: mark("Leave the replay (Esc)"),
}
"""What buttons do in a replay instead."""


def part_hint(part: Part, track: Track | None) -> Message:
    """Return what a button of `PART_HINTS` does, in a replay if there is a `track`."""
    if track is not None and part in REPLAY_HINTS:
        return Message(REPLAY_HINTS[part])
    return Message(PART_HINTS[part])
