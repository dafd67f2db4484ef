"""Which sounds and pieces there are, and their files below `sounds/`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Effect(StrEnum):
    """A short sound by what it means."""

    TILE = "tile"
    ROTATE = "rotate"
    REFUSE = "refuse"
    FOLLOWER = "follower"
    TAKE = "take"
    POINTS = "points"
    PAPER = "paper"
    PRESS = "press"
    FOCUS = "focus"
    UNDO = "undo"
    TURN = "turn"
    FINAL = "final"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Variants:
    """The files of an effect, and how often it may sound at once."""

    files: tuple[str, ...]
    together: int = 2


EFFECTS: Mapping[Effect, Variants] = {
    Effect.TILE: Variants(("tile1.ogg", "tile2.ogg", "tile3.ogg", "tile4.ogg")),
    Effect.ROTATE: Variants(("rotate1.ogg", "rotate2.ogg")),
    Effect.REFUSE: Variants(("refuse.ogg",), 1),
    Effect.FOLLOWER: Variants(("follower1.ogg", "follower2.ogg", "follower3.ogg")),
    Effect.TAKE: Variants(("take.ogg",)),
    Effect.POINTS: Variants(
        ("points1.ogg", "points2.ogg", "points3.ogg", "points4.ogg", "points5.ogg"), 3
    ),
    Effect.PAPER: Variants(("paper1.ogg", "paper2.ogg"), 1),
    Effect.PRESS: Variants(("press1.ogg", "press2.ogg")),
    Effect.FOCUS: Variants(("focus.ogg",)),
    Effect.UNDO: Variants(("undo.ogg",)),
    Effect.TURN: Variants(("turn.ogg",), 1),
    Effect.FINAL: Variants(("final.ogg",), 1),
    Effect.WIN: Variants(("win.ogg",), 1),
}

TITLE_MUSIC = "title"
MUSIC: Mapping[str, str] = {
    TITLE_MUSIC: "music_title.ogg",
    "landscape": "music_landscape.ogg",
}
"""Pieces by the code name of their game, and that of the title; all go round without a seam."""
