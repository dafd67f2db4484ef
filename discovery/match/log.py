"""What happened in a match, told to each seat as far as it may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discovery.rules.game import Event, Seat


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A decision and what came of it, or what chance decided (`seat` and `action` are None).

    `action` is None too where the reader may not know the whole of it. `points` were won at once.
    """

    seat: Seat | None
    action: str | None
    events: tuple[Event, ...]
    points: int = 0


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
