"""What is heard at the island's table, from the events that the viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.events import (
    ClueRead,
    Entered,
    EventWarded,
    GameEnded,
    GotLost,
    KitChosen,
    Located,
    MarkerTurned,
    Mistaken,
    PlayerPut,
    SeaMet,
    SiteOpened,
    StackRemade,
    TurnBegan,
    TurnSkipped,
    TurnsLost,
)
from discovery.scenes.island.session import Stage
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.island.events import Event
    from discovery.scenes.island.table import Table


def hear(table: Table, events: Sequence[Event]) -> None:
    """Play what belongs to `events`, which have just happened; the table is already as after them.

    A turn is rung in for people only, and not in a replay. No sound tells more than its event.
    """
    for event in events:
        effect = _effect(event, table.stage)
        if effect is not None:
            table.sound(effect)


def _effect(event: Event, stage: Stage) -> Effect | None:  # noqa: PLR0911 - one a kind
    match event:
        case Entered():
            return Effect.FOLLOWER
        case MarkerTurned():
            return Effect.TILE
        case PlayerPut() | KitChosen():
            return Effect.TAKE
        case SeaMet() | Mistaken() | GotLost() | TurnsLost() | TurnSkipped():
            return Effect.REFUSE
        case ClueRead() | SiteOpened() | StackRemade():
            return Effect.PAPER
        case EventWarded() | Located():
            return Effect.POINTS
        case TurnBegan() if stage not in (Stage.COMPUTER, Stage.REPLAY):
            return Effect.TURN
        case GameEnded():
            return Effect.FINAL
        case _:
            return None
