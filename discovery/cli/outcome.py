"""What a command comes to."""

from __future__ import annotations

from typing import NamedTuple

FAILED = 1
BAD_WORDS = 2


class Complaint(Exception):  # noqa: N818 - it is what people read, not a broken program
    """The command cannot be done as it was given; the text is one plain sentence."""


class Outcome(NamedTuple):
    """What to tell, what to complain of, and the exit status."""

    told: str = ""
    complaint: str = ""
    status: int = 0
