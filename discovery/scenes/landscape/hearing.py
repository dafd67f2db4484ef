"""What is heard at the table, from the events that the viewer sees."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, assert_never

from discovery.rules.events import FirstPlayer
from discovery.rules.landscape.events import (
    FollowerDeployed,
    FollowerScored,
    FollowerTaken,
    GameEnded,
    HandDrawn,
    HandShown,
    Passed,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TileUnplaceable,
    TurnBegan,
)
from discovery.scenes.landscape.session import Stage
from discovery.scenes.table.heard import Sounding
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.landscape.events import Event
    from discovery.scenes.landscape.table import Table

STEPS = (4, 8, 13, 20)
"""Points from which on the bell is a step higher."""
LANDS, ARRIVES, RINGS = 0.12, 0.27, 0.1
"""Seconds until a tile is seen to lie, a follower to stand, points to rise."""


def hear(table: Table, events: Sequence[Event]) -> None:
    """Play what belongs to `events`, which have just happened; the table is already as after them.

    A turn is rung in for people only, and not in a replay.
    """
    for event in events:
        table.hear(soundings(event, table.stage))


def soundings(  # noqa: PLR0911 - one a sound
    event: Event, stage: Stage
) -> tuple[Sounding, ...]:
    """Return what is heard of an event."""
    match event:
        case TilePlaced():
            return (Sounding(Effect.TILE, after=LANDS),)
        case FollowerDeployed():
            return (Sounding(Effect.FOLLOWER, after=ARRIVES),)
        case FollowerTaken(score=score):
            taken = Sounding(Effect.TAKE)
            if not score.points:
                return (taken,)
            return taken, Sounding(Effect.POINTS, bisect_right(STEPS, score.points), RINGS)
        case TileUnplaceable() | TileDiscarded() | HandShown():
            return (Sounding(Effect.PAPER),)
        case TurnBegan():
            calls = stage not in (Stage.COMPUTER, Stage.REPLAY)
            return (Sounding(Effect.TURN),) if calls else ()
        case GameEnded():
            return (Sounding(Effect.FINAL),)
        case FirstPlayer() | TileRemoved() | TileDrawn() | HandDrawn() | Passed():
            return ()
        case FollowerScored():
            # Many come at once, and the end of the game has its own sound.
            return ()
        case _:
            assert_never(event)
