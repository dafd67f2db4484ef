"""What comes to light on the treasure island: the set-up, steps, clues, sites, turns that follow.

Nothing is drawn ahead of time but the treasure and the clues; each marker is picked from its whole
stack when it is due.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from discovery.rules.events import FirstPlayer
from discovery.rules.game import ChanceError, MalformedText
from discovery.rules.island.events import (
    ClueLaid,
    ClueRead,
    Entered,
    GameEnded,
    Located,
    MarkerTurned,
    Mistaken,
    SeaMet,
    SiteOpened,
    StackRemade,
    TreasureHidden,
    TurnBegan,
    TurnSkipped,
)
from discovery.rules.island.ground import (
    CHECKPOINTS,
    CLUE_WORDS,
    DIRECTIONS,
    SEA,
    SITES,
    TERRAINS,
)
from discovery.rules.island.island import STEPS, shifted
from discovery.rules.island.markers import (
    BY_WORDS,
    MARKER_EVENTS,
    MARKER_HOURS,
    MARKERS,
    NONE,
    PLACE_HOURS,
    STACKS,
)
from discovery.rules.island.phases import EVENT, PUT, WALK
from discovery.rules.island.trail import SEA_ENTRIES, step_entry, wrong_entry

if TYPE_CHECKING:
    from discovery.rules.game import Chance
    from discovery.rules.island.events import Event
    from discovery.rules.island.state import IslandState

SEATS = (0, 1)
DAY = 12
"""Walking hours of a turn; the step that passes them is still taken."""
DEED_HOURS = 7
"""What reading a clue or opening a site costs."""

_BEGINS = tuple(TurnBegan(seat) for seat in SEATS)
_SEAS = tuple(tuple(SeaMet(seat, direction) for direction in DIRECTIONS) for seat in SEATS)
_ENTERS = tuple(
    tuple(tuple(Entered(seat, way, ground) for ground in range(8)) for way in DIRECTIONS)
    for seat in SEATS
)
_TURNS_OVER = tuple(
    tuple(MarkerTurned(seat, marker) for marker in range(len(MARKERS))) for seat in SEATS
)
_REMADE = tuple(StackRemade(None, terrain) for terrain in TERRAINS)

_FIRST = re.compile(r"first ([01])")


def set_up(state: IslandState, source: Chance) -> tuple[Event, ...]:
    """Choose who begins, hide the treasure and lay its clues."""
    events: list[Event] = []
    if state.first is None:
        state.first = _pick(source, SEATS, "seat")
        events.append(FirstPlayer(state.first))
    state.treasure = _pick(source, range(len(SITES)), "site")
    events.append(TreasureHidden(state.treasure))
    cards = list(state.island.cards[state.treasure])
    for fort in range(len(CHECKPOINTS)):
        clue = _pick(source, cards, "clue")
        cards.remove(clue)
        state.clues[fort] = clue
        events.append(ClueLaid(fort, clue))
    state.seat = state.to_act = state.first
    state.phase = PUT
    state.pending = None
    return tuple(events)


def _pick(source: Chance, options: tuple[int, ...] | range | list[int], what: str) -> int:
    number = source.pick(options)
    if number not in options:
        message = f"there is no {what} {number} to be had"
        raise ChanceError(message)
    return number


def hand_over(state: IslandState) -> tuple[Event, ...]:
    """Let the other seat decide: it sets up next, or sets the lost player down."""
    state.pending = None
    state.to_act = 1 - (state.to_act or 0)
    state.phase = PUT
    return ()


def next_turn(state: IslandState) -> tuple[Event, ...]:
    """End the turn and begin the next one; turns that were lost are skipped."""
    seat = 1 - state.seat if state.turn else state.seat
    events: list[Event] = []
    while state.skips[seat]:
        state.skips[seat] -= 1
        events.append(TurnSkipped(seat, state.skips[seat]))
        seat = 1 - seat
    state.turn += 1
    state.seat = state.to_act = seat
    state.phase = WALK
    state.pending = None
    state.hours = state.steps = 0
    state.declared = state.halted = False
    state.lying[seat] = NONE
    return (*events, _BEGINS[seat])


def take_step(state: IslandState, source: Chance) -> tuple[Event, ...]:
    """Answer 'Sea!', or enter the next hex and turn a marker of its terrain over."""
    seat = state.seat
    island = state.island
    direction = state.asked
    way = state.at[seat]
    to = way + STEPS[direction]
    ground = island.ground[state.origin[seat] + to]
    state.pending = None
    if ground == SEA:
        refused = state.refused[seat]
        refused[way] = refused.get(way, 0) | 1 << direction
        state.trail[seat].append(SEA_ENTRIES[direction])
        state.fit[seat] &= island.beside_sea[direction]
        return (_SEAS[seat][direction],)
    state.at[seat] = to
    state.steps += 1
    state.fit[seat] = shifted(state.fit[seat], STEPS[direction]) & island.bits[ground]
    state.lying[seat] = NONE
    entered = _ENTERS[seat][direction][ground]
    if ground > SEA:
        state.hours += PLACE_HOURS
        state.trail[seat].append(step_entry(direction, ground, NONE))
        return (entered,)
    bag = state.bags[ground]
    events: tuple[Event, ...] = (entered,)
    if not bag:
        bag = state.bags[ground] = _remade(state, ground)
        events = (entered, _REMADE[ground])
    marker = source.pick(bag)
    index = bisect_left(bag, marker)
    if index == len(bag) or bag[index] != marker:
        message = f"marker {marker} is not in the stack"
        raise ChanceError(message)
    del bag[index]
    state.lying[seat] = marker
    state.hours += MARKER_HOURS[marker]
    state.trail[seat].append(step_entry(direction, ground, marker))
    if MARKER_EVENTS[marker]:
        state.phase = EVENT
    return (*events, _TURNS_OVER[seat][marker])


def _remade(state: IslandState, terrain: int) -> list[int]:
    """Return all markers of a terrain but the one that marks the other player's place."""
    bag = list(STACKS[terrain])
    for marker in state.lying:
        if marker in bag:
            bag.remove(marker)
    return bag


def judge(state: IslandState) -> tuple[Event, ...]:
    """Tell whether the hex declared is the right one."""
    seat = state.seat
    cell = state.asked
    x, y = state.island.hex(cell)
    state.pending = None
    state.declared = True
    if state.place(seat) == cell:
        state.located[seat] = True
        state.fit[seat] = 1 << cell
        return (Located(seat, x, y),)
    state.halted = True
    state.skips[seat] += 1
    state.fit[seat] &= ~(1 << cell)
    state.trail[seat].append(wrong_entry(cell))
    return (Mistaken(seat, x, y),)


def read_clue(state: IslandState) -> tuple[Event, ...]:
    """Show the clue of the checkpoint to its first reader."""
    seat = state.seat
    fort = state.asked
    state.pending = None
    state.hours += DEED_HOURS
    state.readers[fort] = seat
    return (ClueRead(seat, fort, state.clues[fort]),)


def open_site(state: IslandState) -> tuple[Event, ...]:
    """Open the site: the treasure ends the game."""
    seat = state.seat
    site = state.asked
    state.pending = None
    state.hours += DEED_HOURS
    state.openers[site] = seat
    if site != state.treasure:
        return (SiteOpened(seat, site, treasure=False),)
    state.winner = seat
    state.to_act = None
    return (SiteOpened(seat, site, treasure=True), GameEnded(None, (seat,)))


def chance_text(event: Event) -> str | None:
    """Return the record's words for an event that chance decided, None for any other."""
    match event:
        case MarkerTurned(_, marker):
            return f"marker {MARKERS[marker].words}"
        case FirstPlayer(seat):
            return f"first {seat}"
        case TreasureHidden(int(site)):
            return f"treasure {SITES[site]}"
        case ClueLaid(fort, clue):
            return f"clue {CHECKPOINTS[fort]} {CLUE_WORDS[clue]}"
        case _:
            return None


def chance_values(text: str) -> tuple[int, ...]:
    """Return the picks behind a record's words.

    Raises:
        MalformedText: the words are none of the game's.

    >>> chance_values("treasure B4"), chance_values("clue A1 nothing")
    ((1,), (10,))
    """
    word, _, rest = text.partition(" ")
    if word == "marker" and rest in BY_WORDS:
        return (BY_WORDS[rest],)
    if word == "treasure" and rest in SITES:
        return (SITES.index(rest),)
    if word == "clue":
        fort, _, clue = rest.partition(" ")
        if fort in CHECKPOINTS and clue in CLUE_WORDS:
            return (CLUE_WORDS.index(clue),)
    found = _FIRST.fullmatch(text)
    if found is None:
        message = f"'{text}' is no chance outcome of the treasure island"
        raise MalformedText(message)
    return (int(found[1]),)
