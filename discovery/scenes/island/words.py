"""Sentences about what happened, from the events that a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.events import FirstPlayer
from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.island.equipment import ITEMS, items_of
from discovery.rules.island.events import (
    ClueLaid,
    ClueRead,
    Declared,
    Entered,
    EventWarded,
    GameEnded,
    GotLost,
    Headed,
    KitChosen,
    Located,
    MarkerTurned,
    Mistaken,
    OpeningBegan,
    PlayerPut,
    ReadingBegan,
    SeaMet,
    SiteOpened,
    StackRemade,
    Stopped,
    TreasureHidden,
    TurnBegan,
    TurnSkipped,
    TurnsLost,
)
from discovery.rules.island.ground import (
    CHECKPOINTS,
    CLUE_NAMES,
    DIRECTION_NAMES,
    FIRST_SYMBOL_CLUE,
    GROUND_NAMES,
    NOTHING,
    SITES,
)
from discovery.rules.island.markers import MARKERS, NONE
from discovery.rules.words import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.seats import SeatInfo
    from discovery.rules.island.events import Event
    from discovery.rules.island.markers import Marker

_LOSES = mark_forms("{name} loses {count} turn.", "{name} loses {count} turns.")
_LOSE = mark_forms("lose {count} turn", "lose {count} turns")
_TAKES = mark_forms("{name} takes {count} accessory.", "{name} takes {count} accessories.")


def told(event: Event, seats: Sequence[SeatInfo]) -> Message | None:  # noqa: C901, PLR0911, PLR0912 - one a kind
    """Return the sentence about an event; None for one that another event tells."""
    who = "" if event.seat is None else seats[event.seat].name
    match event:
        case FirstPlayer():
            return Message("{name} begins.", {"name": who})
        case TreasureHidden():
            return Message("The treasure is hidden, the clues are laid.")
        case PlayerPut():
            return _put(event, seats)
        case KitChosen(_, kit):
            return _kit(who, kit)
        case TurnBegan():
            return Message("{name}’s turn begins.", {"name": who})
        case TurnSkipped(_, left):
            text = mark("{name} skips a turn; {count} more to skip.")
            none = mark("{name} skips a turn, the last one.")
            return Message(text if left else none, {"name": who, "count": left})
        case SeaMet(_, direction):
            return Message(
                "{name} names {direction}: sea!", {"name": who, "direction": _way(direction)}
            )
        case Entered(_, direction, ground):
            return Message(
                "{name} goes {direction}: {ground}.",
                {
                    "name": who,
                    "direction": _way(direction),
                    "ground": Message(GROUND_NAMES[ground]),
                },
            )
        case MarkerTurned(_, marker):
            return marker_words(MARKERS[marker])
        case StackRemade(_, terrain):
            values: dict[str, object] = {"ground": Message(GROUND_NAMES[terrain])}
            return Message("The stack of {ground} is made anew.", values)
        case EventWarded(_, item, left):
            values = {"name": who, "item": Message(ITEMS[item].name), "count": left}
            return Message("{name} uses an accessory: {item}. Uses left: {count}", values)
        case TurnsLost(_, turns):
            return counted(_LOSES, turns, name=who)
        case GotLost():
            return Message("{name} is lost.", {"name": who})
        case Located():
            return Message("{name} is right and knows the place now.", {"name": who})
        case Mistaken():
            return Message("{name} is wrong: the turn ends, the next one is lost.", {"name": who})
        case Declared():
            return Message("{name} says where they stand.", {"name": who})
        case ClueRead(_, fort, clue):
            return _clue(who, fort, clue)
        case SiteOpened(_, site, treasure):
            empty = mark("{name} opens {site}: it is empty.")
            won = mark("{name} opens {site} and finds the treasure!")
            return Message(won if treasure else empty, {"name": who, "site": SITES[site]})
        case Stopped():
            return Message("{name} stops for today.", {"name": who})
        case ClueLaid() | Headed() | ReadingBegan() | OpeningBegan() | GameEnded():
            return None
        case _:
            assert_never(event)


def _way(direction: int) -> Message:
    return Message(DIRECTION_NAMES[direction])


def _put(event: PlayerPut, seats: Sequence[SeatInfo]) -> Message:
    """Tell who was set on what; where, only who did it knows, and sees it on the map."""
    values = {
        "name": seats[event.seat].name,
        "other": seats[1 - event.seat].name,
        "terrain": Message(GROUND_NAMES[event.terrain]),
    }
    if event.lost:
        return Message("{name} sets {other} down somewhere else: {terrain}.", values)
    return Message("{name} chooses where {other} begins: {terrain}.", values)


def _kit(name: str, kit: int | None) -> Message:
    if kit is None:
        return Message("{name} has chosen accessories.", {"name": name})
    return counted(_TAKES, len(items_of(kit)), name=name)


def _clue(name: str, fort: int, clue: int | None) -> Message:
    values = {"name": name, "fort": CHECKPOINTS[fort]}
    if clue is None:
        return Message("{name} reads the clue of {fort}.", values)
    return Message("The clue of {fort}: {clue}", {**values, "clue": clue_words(clue)})


def clue_words(clue: int) -> Message:
    """Return what a clue says.

    >>> str(clue_words(0)), str(clue_words(10))
    ('jungle lies beside the treasure', 'a question mark, no clue')
    """
    if clue == NOTHING:
        return Message("a question mark, no clue")
    name = Message(CLUE_NAMES[clue])
    if clue >= FIRST_SYMBOL_CLUE:
        return Message("the treasure lies in this kind of site: {symbol}", {"symbol": name})
    return Message("{terrain} lies beside the treasure", {"terrain": name})


def marker_words(face: Marker) -> Message:
    """Return what a marker shows.

    >>> from discovery.rules.island.markers import MARKERS
    >>> str(marker_words(MARKERS[0]))
    'Hours: 2'
    """
    if face.shortcut:
        return Message("A shortcut. Hours: {hours}", {"hours": face.hours})
    if not face.event:
        return Message("Hours: {hours}", {"hours": face.hours})
    if face.item == NONE:
        text = mark("Hours: {hours}. Lost, and nothing wards that off.")
        return Message(text, {"hours": face.hours})
    danger = Message(ITEMS[face.item].danger)
    values = {"hours": face.hours, "danger": danger, "harm": harm_words(face.turns)}
    return Message("Hours: {hours}. {danger}: {harm}", values)


def harm_words(turns: int) -> Message:
    """Return what an event does to who suffers it: so many lost turns, or for 0 getting lost."""
    if not turns:
        return Message("lost")
    return counted(_LOSE, turns)
