"""What a table can want from the program around it."""

from __future__ import annotations

from enum import Enum


class Ask(Enum):
    """What clicks and keys at a table ask for that is not at the table."""

    MENU = "menu"
    RESULTS = "results"
    RULES = "rules"
    """The paragraph on what was told, or is looked at."""
    REVEAL = "reveal"
    """A game with secrets from its start, step by step, once it is over."""
