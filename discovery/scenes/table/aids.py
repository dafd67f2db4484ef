"""What helps people at a table, and can be switched off for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.words import Message, mark
from discovery.scenes.table.phrases import chained, played_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.seats import SeatInfo


@dataclass(frozen=True, slots=True)
class Aid:
    """An aid: its key in records, its icon, and its name and what it does, to be translated."""

    key: str
    icon: str
    label: str
    explanation: str


HINT = Aid(
    "hint",
    "lantern",
    mark("Hints"),
    mark("What a strong computer player would do in your place, and why."),
)


def lacking(aid: Aid) -> Message:
    """Return that the seat that looks plays without an aid.

    >>> str(lacking(HINT))
    'This seat plays without this aid: Hints.'
    """
    return Message("This seat plays without this aid: {aid}.", {"aid": Message(aid.label)})


def without(info: SeatInfo, aids: Sequence[Aid]) -> list[Aid]:
    """Return the aids that a person at the table plays without; a computer player needs none."""
    return [aid for aid in aids if info.agent is None and aid.key in info.off]


def aids_told(info: SeatInfo, aids: Sequence[Aid], game: str) -> Message:
    """Return which aids a seat of a game plays with, or which computer player has it."""
    if info.agent is not None:
        return played_by(game, info.agent)
    off = without(info, aids)
    if not off:
        return Message(mark("Plays with all aids."))
    on = [Message(aid.label) for aid in aids if aid not in off]
    if not on:
        return Message(mark("Plays without aids."))
    return Message(mark("Aids: {aids}"), {"aids": chained(on, ", ")})


def switched(off: Sequence[str], key: str) -> tuple[str, ...]:
    """Return the aids that are off after `key` was switched.

    >>> switched(("odds",), "left"), switched(("odds", "left"), "odds")
    (('odds', 'left'), ('left',))
    """
    return tuple(one for one in off if one != key) if key in off else (*off, key)


def switched_all(off: Sequence[str], keys: Sequence[str]) -> tuple[str, ...]:
    """Return what is off after the switch for all of `keys`: none if all were, or else all.

    >>> switched_all(("odds",), ("odds", "left")), switched_all(("odds", "left"), ("odds", "left"))
    (('odds', 'left'), ())
    """
    return () if set(keys) <= set(off) else tuple(keys)


def on_at(seats: Sequence[SeatInfo], aids: Sequence[Aid]) -> tuple[int, int]:
    """Return how many aids the people at the table have on, and how many there could be."""
    people = [seat for seat in seats if seat.agent is None]
    on = sum(aid.key not in seat.off for seat in people for aid in aids)
    return on, len(people) * len(aids)
