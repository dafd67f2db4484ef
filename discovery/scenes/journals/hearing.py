"""What is heard at the journals' table, from the events that the viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.journals import events as e
from discovery.scenes.journals.session import Stage
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.journals.events import Event
    from discovery.scenes.journals.table import Table


def hear(table: Table, events: Sequence[Event]) -> None:
    """Play what belongs to `events`; a turn is rung in for people only, and not in a replay."""
    for event in events:
        effect = _effect(event, table.stage)
        if effect is not None:
            table.sound(effect)


def _effect(  # noqa: PLR0911 - one a sound
    event: Event, stage: Stage
) -> Effect | None:
    match event:
        case e.Rolled():
            return Effect.FOLLOWER
        case e.Prepared() | e.Written() | e.DutyChanged() | e.DieTurned():
            return Effect.TILE
        case e.TribeMet() | e.ExplorationChosen() | e.Swapped() | e.Reserved() | e.CardRemoved():
            return Effect.PAPER
        case e.BankTaken() | e.Gathered() | e.DieFetched() | e.GreyTaken():
            return Effect.TAKE
        case e.Explored():
            return Effect.POINTS
        case e.TurnBegan() if stage not in (Stage.COMPUTER, Stage.REPLAY):
            return Effect.TURN
        case e.GameEnded():
            return Effect.FINAL
        case _:
            return None
