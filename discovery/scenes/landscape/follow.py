"""What the table's camera does without being asked."""

from __future__ import annotations

from enum import Enum


class Follow(Enum):
    """What the camera does by itself."""

    GAME = "game"
    """It keeps the board in view and moves seldom; a game gone on with looks as it was left."""
    BOARD = "board"
    """It was fitted to the board, and is again when the board outgrows the view."""
    NOTHING = "nothing"
    """The person moved it: it stays."""
