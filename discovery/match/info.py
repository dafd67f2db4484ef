"""What lists of saved and finished games show of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    from discovery.match.record import Record
    from discovery.match.seats import SeatInfo


class SaveInfo(NamedTuple):
    """A saved game in short.

    `title` is empty where nobody gave one, `saved` the time in UTC (ISO 8601, empty when unknown),
    `decisions` how far the game is, `scores` None until it is over.
    """

    path: Path
    game: str
    title: str
    saved: str
    seats: tuple[SeatInfo, ...]
    decisions: int
    scores: tuple[int, ...] | None

    @classmethod
    def of(cls, path: Path, record: Record) -> SaveInfo:
        """Return what to show of `record`, which lies at `path`."""
        return cls(
            path,
            record.game,
            record.name or "",
            record.saved or "",
            record.seats,
            len(record.steps),
            record.scores,
        )
