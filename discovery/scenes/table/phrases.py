"""Messages put together from others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.agents.agent import SeatName
from discovery.agents.kind import Level
from discovery.agents.registry import UnknownAgentError, find_kind
from discovery.match.faults import quoted
from discovery.rules.game import Message, mark, mark_forms
from discovery.rules.words import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.log import LogEntry, Succession
    from discovery.match.seats import SeatInfo
    from discovery.rules.game import Seat

LEVELS = {
    Level.NOVICE: mark("Novice"),
    Level.PLAYER: mark("Player"),
    Level.EXPERT: mark("Expert"),
}
_BACK = mark_forms("{count} step back, no more: {why}", "{count} steps back, no more: {why}")


def joined(lines: Sequence[Message]) -> Message:
    r"""Return lines below each other as one message.

    >>> str(joined([Message("one"), Message("two")]))
    'one\ntwo'
    """
    return chained(lines, "\n")


def chained(parts: Sequence[Message], between: str) -> Message:
    """Return messages one after the other as one, with `between` in between."""
    names = ["part" + str(number) for number in range(len(parts))]
    template = between.join("{" + name + "}" for name in names)
    return Message(template, dict(zip(names, parts, strict=True)))


def succeeded(change: Succession) -> Message:
    """Return that a seat went to somebody else."""
    if change.before != change.after:
        names = {"name": change.after, "before": change.before}
        return Message("{name} plays on for {before}.", names)
    if change.computer:
        return Message("A computer player plays on for {name}.", {"name": change.after})
    return Message("A person plays on for {name}.", {"name": change.after})


def played_by(game: str, agent: str) -> Message:
    """Return which computer player has a seat, and of which level it is.

    A finished game may be with one that is not here: of that only its name in the file is known.

    >>> str(played_by("landscape", "player-spoiler")), str(played_by("landscape", "prophet"))
    ('Computer player: Rival · Player', 'Computer player: prophet')
    """
    try:
        kind = find_kind(game, agent)
    except UnknownAgentError:
        return Message("Computer player: {kind}", {"kind": quoted(agent)})
    if kind.level is None:
        return Message("Computer player: {kind}", {"kind": kind.label})
    values = {"kind": kind.label, "level": Message(LEVELS[kind.level])}
    return Message("Computer player: {kind} · {level}", values)


def beside_game(entry: LogEntry, seats: Sequence[SeatInfo]) -> tuple[Message, Seat] | None:
    """Return what an entry of the log tells that is no part of the game, and of which seat."""
    if entry.succession is not None:
        return succeeded(entry.succession), entry.succession.seat
    if entry.remark is not None:
        values = {"name": seats[entry.remark.seat].name, "words": entry.remark.words}
        return Message("{name}: {words}", values), entry.remark.seat
    return None


def undo_note(steps: int, why: Message) -> Message:
    """Return how far one can go back, and why no further."""
    if not steps:
        return Message("No step back: {why}", {"why": why})
    return counted(_BACK, steps, why=why)


def named(reason: Message, seats: Sequence[SeatInfo]) -> Message:
    """Return a computer player's reason with the names of the seats that it speaks of."""
    values: dict[str, object] = {}
    for key, value in reason.values.items():
        match value:
            case SeatName(seat):
                values[key] = seats[seat].name
            case Message():
                values[key] = named(value, seats)
            case _:
                values[key] = value
    return Message(reason.template, values, reason.one)
