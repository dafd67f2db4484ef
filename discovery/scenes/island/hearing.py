"""What is heard at the island's table, from the events that the viewer sees.

Both players are in the room and hear it: no sound may tell more than both of them know. So it
depends on that part of an event alone which both of them see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.events import FirstPlayer
from discovery.rules.island import events as e
from discovery.rules.island.equipment import (
    BINOCULARS,
    CANTEEN,
    COMPASS,
    FLASHLIGHT,
    KNIFE,
    RADIO,
    ROPE,
    SURVIVAL_KIT,
    TOOL,
)
from discovery.rules.island.ground import (
    CHECKPOINT,
    JUNGLE,
    MOUNTAIN,
    OUTBACK,
    PLAIN,
    SEA,
    SITE,
    SWAMP,
)
from discovery.rules.island.markers import MARKERS
from discovery.scenes.island.session import Stage
from discovery.scenes.table.heard import Sounding
from discovery.ui.sound_table import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.match.seats import SeatInfo
    from discovery.rules.island.events import Event
    from discovery.scenes.island.table import Table

STEPS = {
    JUNGLE: Effect.STEP_JUNGLE,
    MOUNTAIN: Effect.STEP_MOUNTAIN,
    PLAIN: Effect.STEP_PLAIN,
    SWAMP: Effect.STEP_SWAMP,
    OUTBACK: Effect.STEP_OUTBACK,
    SEA: Effect.SEA,
    CHECKPOINT: Effect.STEP_FORT,
    SITE: Effect.STEP_SITE,
}
"""What is heard of a step, by the ground."""
DANGERS = {
    ROPE: Effect.EVENT_FALL,
    TOOL: Effect.EVENT_BREAKDOWN,
    CANTEEN: Effect.EVENT_THIRST,
    BINOCULARS: Effect.EVENT_FOG,
    RADIO: Effect.EVENT_STORM,
    SURVIVAL_KIT: Effect.EVENT_INJURY,
    COMPASS: Effect.EVENT_THICKET,
    KNIFE: Effect.EVENT_ANIMALS,
    FLASHLIGHT: Effect.EVENT_NIGHT,
}
"""What is heard of an event, by the accessory that would ward it off."""
TURNS, HAPPENS, OPENS, ANSWERS, CALLS = 0.24, 0.45, 0.38, 0.3, 0.3
"""Seconds until a marker lies on its face, its event comes, a door is open, the answer to a
declaration comes, a turn is rung in after one that was skipped."""


def hear(table: Table, events: Sequence[Event]) -> None:
    """Play what belongs to `events`, which have just happened; the table is already as after them.

    A turn is rung in for people only, and not in a replay.
    """
    skipped = False
    for event in events:
        heard = soundings(event, table.stage, table.session.seats)
        if skipped and isinstance(event, e.TurnBegan):
            heard = tuple(Sounding(one.effect, one.pick, CALLS) for one in heard)
        table.hear(heard)
        skipped = isinstance(event, e.TurnSkipped)


def soundings(  # noqa: C901, PLR0911, PLR0912 - one a sound
    event: Event, stage: Stage, seats: Sequence[SeatInfo]
) -> tuple[Sounding, ...]:
    """Return what is heard of an event."""
    match event:
        case e.Entered(ground=ground):
            return (Sounding(STEPS[ground]),)
        case e.SeaMet():
            return (Sounding(Effect.SEA),)
        case e.StackRemade():
            return (Sounding(Effect.SHUFFLE),)
        case e.MarkerTurned(marker=marker):
            return _marker(marker)
        case e.EventWarded(left=left):
            return (Sounding(Effect.WARDED, int(not left)),)
        case e.TurnsLost():
            return (Sounding(Effect.TURNS_LOST),)
        case e.GotLost():
            return (Sounding(Effect.GOT_LOST),)
        case e.PlayerPut():
            return (Sounding(Effect.PUT_DOWN),)
        case e.KitChosen():
            return (Sounding(Effect.PACK),)
        case e.Declared():
            return (Sounding(Effect.PIN),)
        case e.Located():
            return (Sounding(Effect.LOCATED, after=ANSWERS),)
        case e.Mistaken():
            return (Sounding(Effect.MISTAKEN, after=ANSWERS),)
        case e.ClueRead():
            return Sounding(Effect.DOOR), Sounding(Effect.CLUE, after=OPENS)
        case e.OpeningBegan():
            return (Sounding(Effect.DIG),)
        case e.SiteOpened():
            return Sounding(Effect.DOOR), Sounding(_inside(event, seats), after=OPENS)
        case e.TurnSkipped():
            return (Sounding(Effect.TURN_SKIPPED),)
        case e.TurnBegan():
            calls = stage not in (Stage.COMPUTER, Stage.REPLAY)
            return (Sounding(Effect.TURN),) if calls else ()
        case FirstPlayer() | e.TreasureHidden() | e.ClueLaid() | e.Headed() | e.Stopped():
            return ()
        case e.ReadingBegan() | e.GameEnded():
            # The clue, and the treasure, are heard themselves.
            return ()
        case _:
            assert_never(event)


def _marker(marker: int) -> tuple[Sounding, ...]:
    """Return a marker that is turned over, and what it brings."""
    face, turned = MARKERS[marker], Sounding(Effect.MARKER, after=TURNS)
    if face.shortcut:
        return turned, Sounding(Effect.EVENT_SHORTCUT, after=HAPPENS)
    if not face.event:
        return (turned,)
    return turned, Sounding(DANGERS.get(face.item, Effect.EVENT_UNSTOPPABLE), after=HAPPENS)


def _inside(event: e.SiteOpened, seats: Sequence[SeatInfo]) -> Effect:
    """Return what is heard from a site: it is won for a person, or lost to a computer player."""
    if not event.treasure:
        return Effect.EMPTY
    people = [seat for seat, info in enumerate(seats) if info.agent is None]
    return Effect.TREASURE if event.seat in people or not people else Effect.BEATEN
