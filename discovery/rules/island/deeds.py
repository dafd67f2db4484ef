"""How decisions change a position of the treasure island, steps aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.island.actions import Declare, Equip, Open, Put, Read, Spend, Stop, Suffer
from discovery.rules.island.events import (
    Declared,
    EventWarded,
    GotLost,
    KitChosen,
    OpeningBegan,
    PlayerPut,
    ReadingBegan,
    Stopped,
    TurnsLost,
)
from discovery.rules.island.island import around
from discovery.rules.island.markers import MARKERS
from discovery.rules.island.phases import (
    CLUE,
    DECLARATION,
    EQUIP,
    HAND_OVER,
    NEXT_TURN,
    SITE_OPENED,
    WALK,
)
from discovery.rules.island.trail import Leg, start_entry

if TYPE_CHECKING:
    from discovery.rules.island.events import Event
    from discovery.rules.island.state import IslandState


def carry_out(  # noqa: PLR0911 - one a kind
    state: IslandState, action: Put | Equip | Declare | Read | Open | Spend | Suffer | Stop
) -> Event:
    """Do what a legal action says; what it brings to light is left pending."""
    seat = state.seat
    match action:
        case Stop():
            state.pending = NEXT_TURN
            return Stopped(seat)
        case Spend():
            return _spend(state)
        case Suffer():
            return _suffer(state)
        case Declare(x, y):
            state.asked = state.island.cell(x, y)
            state.pending = DECLARATION
            return Declared(seat, x, y)
        case Read():
            state.asked = state.island.fort_at[state.place(seat)]
            state.pending = CLUE
            return ReadingBegan(seat, state.asked)
        case Open():
            state.asked = state.island.site_at[state.place(seat)]
            state.pending = SITE_OPENED
            return OpeningBegan(seat, state.asked)
        case Put():
            return _put(state, action)
        case Equip(kit):
            return _equip(state, kit)
        case _:
            assert_never(action)


def _put(state: IslandState, action: Put) -> PlayerPut:
    decider = 0 if state.to_act == 0 else 1
    moved = 1 - decider
    cell = state.island.cell(action.x, action.y)
    terrain = state.island.ground[cell]
    fit = state.island.bits[terrain]
    if state.turn:
        if state.located[moved]:
            fit &= around(1 << state.place(moved))
        state.past[moved] += (
            Leg(
                state.origin[moved],
                state.located[moved],
                tuple(state.trail[moved]),
                state.at[moved],
            ),
        )
        state.pending = NEXT_TURN
    else:
        state.phase = EQUIP
    state.origin[moved] = cell
    state.at[moved] = 0
    state.fit[moved] = fit
    state.located[moved] = False
    state.trail[moved] = [start_entry(terrain)]
    state.refused[moved] = {}
    return PlayerPut(decider, terrain, action.x, action.y, lost=state.turn > 0)


def _equip(state: IslandState, kit: int) -> KitChosen:
    seat = 0 if state.to_act == 0 else 1
    state.kit[seat] = kit
    state.pending = HAND_OVER if seat == state.first else NEXT_TURN
    return KitChosen(seat, kit)


def _spend(state: IslandState) -> EventWarded:
    item = state.event_item()
    seat = state.seat
    used = state.used[seat]
    state.used[seat] = (*used[:item], used[item] + 1, *used[item + 1 :])
    state.phase = WALK
    return EventWarded(seat, item, state.uses_left(item))


def _suffer(state: IslandState) -> Event:
    seat = state.seat
    face = MARKERS[state.lying[seat]]
    if face.lost:
        state.pending = HAND_OVER
        return GotLost(seat)
    state.skips[seat] += face.turns
    state.pending = NEXT_TURN
    return TurnsLost(seat, face.turns)
