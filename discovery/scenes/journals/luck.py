"""What each seat rolled, beside what could be expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals.words import FACE_NAMES
from discovery.scenes.journals import story
from discovery.scenes.table.luck import Tally

if TYPE_CHECKING:
    from discovery.match.match import Match


def count_luck(match: Match) -> tuple[Tally, ...]:
    """Return how often each face was rolled."""
    rolled = [story.rolls(match.log(seat), seat) for seat in range(len(match.seats))]
    return tuple(
        Tally(
            name,
            tuple(counts[face] for counts in rolled),
            tuple(story.expected(sum(counts), face) for counts in rolled),
        )
        for face, name in enumerate(FACE_NAMES)
    )
