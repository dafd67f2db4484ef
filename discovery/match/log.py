"""What happened in a match, told to each seat as far as it may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from discovery.match.seats import HandOver, SeatInfo
    from discovery.rules.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Succession:
    """Whose seat went to whom, and whether that is a computer player."""

    seat: Seat
    before: str
    after: str
    computer: bool


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A decision and what came of it, or what chance decided (`seat` and `action` are None).

    `action` is None too where the reader may not know the whole of it. `points` were won at once.
    Where `succession` is something, that is all there is: a seat went to somebody else.
    """

    seat: Seat | None
    action: str | None
    events: tuple[Event, ...]
    points: int = 0
    succession: Succession | None = None


def seen(events: Iterable[Event], viewer: Seat) -> tuple[Event, ...]:
    """Return what `viewer` may know of `events`."""
    return tuple(known for event in events if (known := event.seen_by(viewer)) is not None)


def told(entry: LogEntry, viewer: Seat) -> LogEntry:
    """Return `entry` as `viewer` may read it.

    The action's text stays for the seat that took it, and for one that sees all its events whole.
    """
    events = seen(entry.events, viewer)
    open_to_all = bool(events) and events == entry.events
    action = entry.action if viewer == entry.seat or open_to_all else None
    return LogEntry(entry.seat, action, events, entry.points)


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
