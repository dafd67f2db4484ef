"""A whole position that agrees with everything a seat has seen, for computer players' thoughts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.island.equipment import AFFORDABLE
from discovery.rules.island.island import around, cells_of
from discovery.rules.island.notebook import own_clues, possible_sites, ways_to_lie
from discovery.rules.island.phases import SETUP
from discovery.rules.island.trail import UNKNOWN, Leg, fitting

if TYPE_CHECKING:
    from discovery.rules.game import Chance, Seat
    from discovery.rules.island.state import IslandState

_ALL = -1
"""The set of all cells."""


def sample(state: IslandState, seat: Seat, source: Chance) -> IslandState:
    """Fill in what `seat` does not know, in a state without it, and return that state."""
    if state.pending is SETUP or state.to_act is None:
        return state
    _hide_treasure(state, seat, source)
    if state.trail[seat]:
        _set_down(state, seat, source)
    other = 1 - seat
    if state.kit[other] != UNKNOWN:
        seen = state.kit[other]
        state.kit[other] = source.pick([kit for kit in AFFORDABLE if kit & seen == seen])
    return state


def _hide_treasure(state: IslandState, seat: Seat, source: Chance) -> None:
    """Choose a site, as likely as the seat's clues make it, and lay the clues not known."""
    clues = own_clues(state, seat)
    cards = state.island.cards
    weighted = [
        site for site in possible_sites(state, seat) for _ in range(ways_to_lie(cards[site], clues))
    ]
    state.treasure = source.pick(weighted)
    left = list(cards[state.treasure])
    for clue in clues:
        left.remove(clue)
    for fort, clue in enumerate(state.clues):
        if clue == UNKNOWN:
            state.clues[fort] = source.pick(left)
            left.remove(state.clues[fort])


def _set_down(state: IslandState, seat: Seat, source: Chance) -> None:
    """Choose where each leg began, so that it fits the island and the legs around it."""
    now = Leg(state.origin[seat], state.located[seat], tuple(state.trail[seat]), state.at[seat])
    legs = [*state.past[seat], now]
    ends: list[int] = []
    begin = _ALL
    for leg in legs:
        if leg.known:
            ends.append(1 << leg.origin + leg.end)
        else:
            ends.append(fitting(state.island, leg.trail, begin))
        begin = around(ends[-1])
    reach = _ALL
    for index in range(len(legs) - 1, -1, -1):
        leg = legs[index]
        if not leg.known:
            end = source.pick(tuple(cells_of(ends[index] & reach)))
            legs[index] = leg._replace(origin=end - leg.end)
        reach = around(1 << legs[index].origin)
    state.origin[seat] = legs.pop().origin
    state.past[seat] = tuple(legs)
