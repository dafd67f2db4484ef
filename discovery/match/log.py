"""What happened in a match, told to each seat as far as it may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from discovery.match.seats import HandOver, SeatInfo
    from discovery.rules.game import Event, Message, Seat


@dataclass(frozen=True, slots=True)
class Succession:
    """Whose seat went to whom, and whether that is a computer player."""

    seat: Seat
    before: str
    after: str
    computer: bool


@dataclass(frozen=True, slots=True)
class Remark:
    """What is told of a seat that is no part of the game, such as that its process was lost."""

    seat: Seat
    words: Message


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A decision and what came of it, or what chance decided (`seat` and `action` are None).

    `action` is None too where the reader may not know the whole of it. `points` were won at once.
    Where `succession` or `remark` is something, that is all there is: a seat went to somebody
    else, or something is told that is no part of the game.
    """

    seat: Seat | None
    action: str | None
    events: tuple[Event, ...]
    points: int = 0
    succession: Succession | None = None
    remark: Remark | None = None


def seen(events: Iterable[Event], viewer: Seat) -> tuple[Event, ...]:
    """Return what `viewer` may know of `events`."""
    return tuple(known for event in events if (known := event.seen_by(viewer)) is not None)


def told(entry: LogEntry, viewer: Seat) -> LogEntry:
    """Return `entry` as `viewer` may read it.

    The action's text stays for the seat that took it, and for one that sees all its events whole.
    """
    if entry.remark is not None:
        return entry
    events = seen(entry.events, viewer)
    open_to_all = bool(events) and events == entry.events
    action = entry.action if viewer == entry.seat or open_to_all else None
    return LogEntry(entry.seat, action, events, entry.points)


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision by how many came before, and whose it was."""

    number: int
    seat: Seat

    def of(self, event: Event) -> int | None:
        """Return the number if an event tells what the seat did, None if it is another's."""
        return self.number if event.seat == self.seat else None


def numbered(log: Iterable[LogEntry]) -> Iterator[tuple[Decided, LogEntry]]:
    """Give each entry with the decision that it is, or that chance followed."""
    last = Decided(-1, -1)
    for entry in log:
        if entry.seat is not None:
            last = Decided(last.number + 1, entry.seat)
        yield last, entry


def common(entry: LogEntry, players: int) -> LogEntry:
    """Return `entry` as everybody may read it: without what any seat may not know."""
    for viewer in range(players):
        entry = told(entry, viewer)
    return entry


def successions(
    entries: Sequence[LogEntry], handed: Sequence[HandOver], seats: Sequence[SeatInfo]
) -> tuple[LogEntry, ...]:
    """Return the log with an entry where a seat went to somebody else.

    `seats` is who sits there in the end. What comes after the last decision is not told: a recorded
    game is being stepped through.
    """
    now = [(info.name, info.agent) for info in seats]
    due: list[tuple[int, LogEntry]] = []
    for one in reversed(handed):
        after, agent = now[one.seat]
        change = Succession(one.seat, one.name, after, agent is not None)
        due.append((one.decisions, LogEntry(None, None, (), succession=change)))
        now[one.seat] = one.name, one.agent
    found: list[LogEntry] = []
    decisions = 0
    for entry in entries:
        if entry.seat is not None:
            while due and due[-1][0] <= decisions:
                found.append(due.pop()[1])
            decisions += 1
        found.append(entry)
    found += [entry for number, entry in reversed(due) if number <= decisions]
    return tuple(found)
