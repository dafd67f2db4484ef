"""What is heard at the table, from the events that the viewer sees."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from discovery.rules.landscape.events import (
    FollowerDeployed,
    FollowerTaken,
    GameEnded,
    HandShown,
    TileDiscarded,
    TilePlaced,
    TileUnplaceable,
    TurnBegan,
)
from discovery.scenes.landscape.session import Stage
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.landscape.events import Event
    from discovery.scenes.landscape.table import Table

STEPS = (4, 8, 13, 20)
"""Points from which on the bell is a step higher."""


def hear(table: Table, events: Sequence[Event]) -> None:
    """Play what belongs to `events`, which have just happened; the table is already as after them.

    A turn is rung in for people only, and not in a replay.
    """
    for event in events:
        match event:
            case TilePlaced():
                table.sound(Effect.TILE)
            case FollowerDeployed():
                table.sound(Effect.FOLLOWER)
            case FollowerTaken(score=score):
                table.sound(Effect.TAKE)
                if score.points:
                    table.sound(Effect.POINTS, bisect_right(STEPS, score.points))
            case TileUnplaceable() | TileDiscarded() | HandShown():
                table.sound(Effect.PAPER)
            case TurnBegan() if table.stage not in (Stage.COMPUTER, Stage.REPLAY):
                table.sound(Effect.TURN)
            case GameEnded():
                table.sound(Effect.FINAL)
            case _:
                pass
