"""Where a turn stands: what a seat must do, what chance owes."""

from __future__ import annotations

from enum import Enum, StrEnum


class Phase(Enum):
    """What the seat to act must do."""

    PLACE = "place"
    DISCARD = "discard"
    FOLLOWER = "follower"


class Pending(StrEnum):
    """What chance owes."""

    SETUP = "setup"
    NEXT_TURN = "next turn"
    REDRAW = "redraw"
