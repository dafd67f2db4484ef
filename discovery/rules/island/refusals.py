"""Why an action is not legal, in words, with the paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from discovery.rules.game import Message, Refusal, mark
from discovery.rules.island.actions import (
    Action,
    Declare,
    Equip,
    Go,
    Open,
    Put,
    Read,
    Spend,
    Stop,
    Suffer,
)
from discovery.rules.island.equipment import BUDGET, ITEMS, cost_of
from discovery.rules.island.ground import DIRECTION_NAMES, DIRECTIONS, SEA
from discovery.rules.island.markers import NONE
from discovery.rules.island.phases import EQUIP, EVENT, PUT

if TYPE_CHECKING:
    from discovery.rules.island.state import IslandState

DAY = 12


def _refusal(text: str, paragraph: str, **values: object) -> Refusal:
    return Refusal(Message(text, values), paragraph)


def explain(state: IslandState, action: Action) -> Refusal:  # noqa: PLR0911 - one a kind
    """Return the refusal of an action that `state` does not allow."""
    if state.to_act is None:
        return _refusal(mark("The game is over."), "island.end")
    if state.pending is not None:
        return _refusal(mark("What was decided has to be played out first."), "island.turn")
    match action:
        case Put():
            return _put(state, action)
        case Equip(kit):
            return _equip(state, kit)
        case Go() | Declare() | Read() | Open() | Spend() | Suffer() | Stop():
            if state.phase is PUT:
                return _refusal(mark("First set the other player on a hex."), "island.setup")
            if state.phase is EQUIP:
                return _refusal(mark("First choose your equipment."), "island.equipment")
            return _under_way(state, action)
        case _:
            assert_never(action)


def _under_way(  # noqa: PLR0911 - one a kind
    state: IslandState, action: Go | Declare | Read | Open | Spend | Suffer | Stop
) -> Refusal:
    match action:
        case Declare(x, y):
            return _declare(state, x, y)
        case Spend():
            return _spend(state)
        case Suffer():
            return _refusal(mark("No event has to be suffered."), "island.event")
    if state.phase is EVENT:
        text = mark("Deal with the event on the marker first: ward it off, or suffer it.")
        return _refusal(text, "island.event")
    match action:
        case Stop():
            text = mark("Take one step at least: you do not know yet where you are.")
            return _refusal(text, "island.turn")
        case Go(direction):
            return _go(state, direction)
        case Read() | Open():
            return _deed(state, action)
        case _:
            assert_never(action)


def _put(state: IslandState, action: Put) -> Refusal:
    if state.phase is not PUT:
        return _refusal(mark("Nobody has to be set on a hex now."), "island.setup")
    island = state.island
    if island.ground_at(action.x, action.y) == SEA:
        return _refusal(mark("Choose a hex on land."), "island.setup")
    if not island.plain_land >> island.cell(action.x, action.y) & 1:
        return _refusal(mark("Choose a hex that is no site and no checkpoint."), "island.setup")
    text = mark("A lost player is set down exactly 4 hexes from where they got lost.")
    return _refusal(text, "island.lost")


def _equip(state: IslandState, kit: int) -> Refusal:
    if state.phase is not EQUIP:
        return _refusal(mark("Equipment is chosen before the first turn only."), "island.equipment")
    if not 0 <= kit < 1 << len(ITEMS):
        return _refusal(mark("There is no such accessory."), "island.equipment")
    text = mark("This costs {cost} points; you have {budget}.")
    return _refusal(text, "island.equipment", cost=cost_of(kit), budget=BUDGET)


def _go(state: IslandState, direction: int) -> Refusal:
    if state.halted:
        return _refusal(
            mark("You were wrong about your place: the turn is over."), "island.declare"
        )
    if state.hours >= DAY:
        text = mark("All {hours} hours of the day are walked.")
        return _refusal(text, "island.turn", hours=DAY)
    if direction not in DIRECTIONS:
        return _refusal(mark("There are six directions only."), "island.direction")
    return _refusal(
        mark("To the {direction} lies the sea."),
        "island.direction",
        direction=Message(DIRECTION_NAMES[direction]),
    )


def _declare(state: IslandState, x: int, y: int) -> Refusal:
    if state.located[state.seat]:
        return _refusal(mark("You know where you are."), "island.declare")
    if state.declared:
        return _refusal(mark("You can declare your place once a turn."), "island.declare")
    if not state.island.holds(x, y):
        return _refusal(mark("This place is off the map."), "island.declare")
    return _refusal(mark("You are not in the sea."), "island.declare")


def _spend(state: IslandState) -> Refusal:
    if state.phase is not EVENT:
        return _refusal(mark("There is no event to ward off."), "island.event")
    item = state.event_item()
    if item == NONE:
        return _refusal(mark("Nothing wards this off."), "island.event")
    return _refusal(
        mark("Only this helps here, and you have no use of it left: {item}."),
        "island.event",
        item=Message(ITEMS[item].name),
    )


def _deed(state: IslandState, action: Read | Open) -> Refusal:
    paragraph = "island.clue" if isinstance(action, Read) else "island.site"
    if not state.located[state.seat]:
        return _refusal(mark("You have to know where you are first."), paragraph)
    if state.hours >= DAY:
        text = mark("All {hours} hours of the day are walked.")
        return _refusal(text, paragraph, hours=DAY)
    place = state.place(state.seat)
    if isinstance(action, Read):
        if place in state.island.fort_at:
            return _refusal(mark("The clue of this checkpoint has been read."), paragraph)
        return _refusal(mark("You are not at a checkpoint."), paragraph)
    if place in state.island.site_at:
        return _refusal(mark("This site has been opened; it is empty."), paragraph)
    return _refusal(mark("You are not at a site."), paragraph)
