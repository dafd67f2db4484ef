"""Where a turn stands: what a seat must do, what chance owes."""

from __future__ import annotations

from enum import Enum, StrEnum


class Phase(Enum):
    """What the seat to act must do."""

    FIRST_CARD = "first card"
    """Take the first exploration (set-up)."""
    TURN = "turn"
    """Begin the turn: use dice or take dice."""
    USE = "use"
    """Go on using dice of the chosen face, or end the turn."""
    TURN_DICE = "turn dice"
    """Turn dice of the storage to one face."""
    PICK = "pick"
    """Pick dice of the storage to be rolled again."""
    FETCH = "fetch"
    """Pick dice of a bank."""
    SUMMON = "summon"
    """Fetch dice of one's own colour."""
    CARD = "card"
    """Pick a scouting card for a tribe action."""
    WRITE = "write"
    """Lay more journal dice, or explore."""
    CHOOSE = "choose"
    """Choose the next exploration."""
    ASK = "ask"
    """Choose who gives a grey die."""
    GIVE = "give"
    """Give a grey die away."""


class Pending(StrEnum):
    """What chance owes."""

    SETUP = "setup"
    REPLACE = "replace"
    ROLL = "roll"
    SURVEY = "survey"
    TURN_END = "turn end"


# Looking a member up on its class takes 70 ns in Python 3.11, a name of the module 5 ns.
(
    FIRST_CARD,
    TURN,
    USE,
    TURN_DICE,
    PICK,
    FETCH,
    SUMMON,
    CARD,
    WRITE,
    CHOOSE,
    ASK,
    GIVE,
) = Phase
SETUP, REPLACE, ROLL, SURVEY, TURN_END = Pending
