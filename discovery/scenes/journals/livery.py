"""In which colours the seats play: their dice, and the boards that go with them."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from discovery.rules.game import Message, mark
from discovery.rules.journals.dice import FACES, FRESH, GREY, colours_in
from discovery.rules.journals.words import FACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Seat

DICE = ("red", "blue", "yellow", "black", "white")
"""The pictures of dice that go with the seats' colours."""
BOARDS = ("ordway", "clark", "gass", "", "lewis")
"""The boards that go with them; one colour more has to take what is left."""
_KEEPERS = {
    "lewis": mark("Captain Meriwether Lewis"),
    "clark": mark("Captain William Clark"),
    "gass": mark("Sergeant Patrick Gass"),
    "ordway": mark("Sergeant John Ordway"),
}
"""Who kept a journal on the expedition: each has a board."""
_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "yellow": mark("yellow"),
    "black": mark("black"),
    "white": mark("white"),
    "grey": mark("grey"),
}


def dice_of(seats: Sequence[SeatInfo]) -> tuple[str, ...]:
    """Return the picture of each colour of dice that the rules know; the last one is grey."""
    own = [DICE[seat.colour] for seat in seats]
    spare = [name for name in DICE if name not in own]
    return (*(*own, *spare)[:GREY], "grey")


def boards_of(seats: Sequence[SeatInfo]) -> tuple[str, ...]:
    """Return the picture of each seat's board."""
    wished = [BOARDS[seat.colour] for seat in seats]
    spare = [name for name in BOARDS if name and name not in wished]
    return tuple(name or spare.pop() for name in wished)


def keeper_of(seat: Seat, seats: Sequence[SeatInfo]) -> Message:
    """Return whose journal a seat's board is."""
    return Message(_KEEPERS[boards_of(seats)[seat]])


def colour_name(colour: int, seats: Sequence[SeatInfo]) -> Message:
    """Return the name of a colour of dice."""
    return Message(_NAMES[dice_of(seats)[colour]])


def die_words(code: int, seats: Sequence[SeatInfo]) -> Message:
    """Return a die (code) by colour and face."""
    colour = colour_name(code % FRESH >> 2, seats)
    values = {"colour": colour, "face": Message(FACE_NAMES[code & 3])}
    return Message(mark("{colour} {face}"), values)


def dice_words(packed: int, face: int, seats: Sequence[SeatInfo]) -> Message:
    """Return dice (packed) of a face by their colours."""
    names = [colour_name(colour, seats) for colour in colours_in(packed)]
    every = reduce(lambda a, b: Message(mark("{a}, {b}"), {"a": a, "b": b}), names)
    return Message(mark("{colour} {face}"), {"colour": every, "face": Message(FACE_NAMES[face])})


def picture_of(code: int, seats: Sequence[SeatInfo]) -> str:
    """Return the name of the picture of a die (code) at rest."""
    return f"{dice_of(seats)[code % FRESH >> 2]}_{FACES[code & 3]}"
