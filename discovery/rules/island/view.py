"""What one seat may know of a game on the treasure island.

`seen_state` is the one place where secrets are taken out: the own place until one is located, the
treasure, clues that someone else has read or nobody, the other's unused accessories.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.rules.island.equipment import ITEMS, NO_USES, items_of
from discovery.rules.island.ground import CHECKPOINTS
from discovery.rules.island.island import around
from discovery.rules.island.markers import MARKERS, NONE, STACKS
from discovery.rules.island.notebook import own_clues, possible_sites
from discovery.rules.island.sampling import sample
from discovery.rules.island.trail import (
    UNKNOWN,
    Misfits,
    Path,
    hexes_of,
    misfits,
    path_of,
)
from discovery.rules.seat_view import SeatView

if TYPE_CHECKING:
    from discovery.rules.game import Chance, Line, Seat
    from discovery.rules.island.actions import Action
    from discovery.rules.island.chart import Hex
    from discovery.rules.island.island import Island
    from discovery.rules.island.markers import Marker
    from discovery.rules.island.phases import Phase
    from discovery.rules.island.state import IslandState

HIDDEN = -1
"""Stands for a clue, a site or a cell that the seat may not know."""
NO_CLUES = [HIDDEN] * 8


def seen_state(state: IslandState, seat: Seat) -> IslandState:
    """Return a copy of a state without anything that `seat` may not know.

    When the game is over all is revealed.
    """
    twin = state.copy()
    if state.to_act is None:
        return twin
    twin.treasure = HIDDEN
    readers = state.readers
    if seat in readers:
        twin.clues = [
            clue if reader == seat else HIDDEN
            for clue, reader in zip(state.clues, readers, strict=True)
        ]
    else:
        twin.clues = NO_CLUES.copy()
    if not state.located[seat]:
        twin.origin[seat] = UNKNOWN
    if state.past[seat]:
        twin.past[seat] = tuple(
            leg if leg.known else leg._replace(origin=UNKNOWN) for leg in state.past[seat]
        )
    other = 1 - seat
    if state.kit[other] != HIDDEN:
        twin.kit[other] = _kit_shown(state.used[other])
    return twin


def common_state(state: IslandState) -> IslandState:
    """Return a copy of a state without anything that is not known to both seats."""
    return seen_state(seen_state(state, 0), 1)


def _kit_shown(used: tuple[int, ...]) -> int:
    """Return the accessories that have been used, as a kit: cards are public from then on."""
    if used is NO_USES:
        return 0
    return sum(1 << item for item, times in enumerate(used) if times)


@dataclass(frozen=True, slots=True)
class Accessory:
    """A card of a kit that the seat knows of, and how often it can still be used."""

    item: int
    left: int


class IslandView(SeatView["IslandState"]):
    """A position as one seat knows it; it never changes."""

    __slots__ = ()

    turn_paragraph = "island.turn"

    @property
    def phase(self) -> Phase:
        """What the seat to act must do."""
        return self._state.phase

    @property
    def turn_of(self) -> Seat:
        """Whose turn it is; when someone is lost, the other seat decides in the middle of it."""
        return self._state.seat

    @property
    def turn(self) -> int:
        """Number of turns begun; 0 in the set-up."""
        return self._state.turn

    @property
    def first(self) -> Seat | None:
        """Who begins; None before chance has chosen."""
        return self._state.first

    @property
    def hours(self) -> int:
        """Hours walked in this turn."""
        return self._state.hours

    @property
    def steps(self) -> int:
        """Steps taken in this turn."""
        return self._state.steps

    @property
    def declared(self) -> bool:
        """Whether this turn's declaration has been made."""
        return self._state.declared

    @property
    def island(self) -> Island:
        """The island, which both seats have before them."""
        return self._state.island

    def located(self, seat: Seat) -> bool:
        """Return whether a player knows where they are."""
        return self._state.located[seat]

    def place(self, seat: Seat) -> Hex | None:
        """Return where a player stands; None where the seat does not know it."""
        state = self._state
        if state.origin[seat] == UNKNOWN:
            return None
        return state.island.hex(state.place(seat))

    def paths(self, seat: Seat) -> tuple[Path, ...]:
        """Return a player's paths: one from the start and one from each 'lost', the last is now's.

        Their hexes have a place on the map where the seat knows it.
        """
        state = self._state
        legs = [(leg.origin, leg.trail) for leg in state.past[seat]]
        if state.trail[seat]:
            legs.append((state.origin[seat], tuple(state.trail[seat])))
        return tuple(path_of(state.island, origin, trail) for origin, trail in legs)

    def skips(self, seat: Seat) -> int:
        """Return how many turns of a player will be skipped."""
        return self._state.skips[seat]

    def marker(self, seat: Seat) -> Marker | None:
        """Return the marker that lies at a player's place, None where none does."""
        marker = self._state.lying[seat]
        return None if marker == NONE else MARKERS[marker]

    def kit(self, seat: Seat) -> tuple[Accessory, ...] | None:
        """Return the accessories of a player that the seat knows of; None before the choice.

        Of the other player these are the ones that have been used.
        """
        state = self._state
        if state.kit[seat] == HIDDEN:
            return None
        used = state.used[seat]
        return tuple(
            Accessory(item, ITEMS[item].uses - used[item]) for item in items_of(state.kit[seat])
        )

    def stack(self, terrain: int) -> tuple[int, ...]:
        """Return the numbers of the markers left in a stack, sorted; their order is nobody's."""
        return tuple(self._state.bags[terrain])

    def set_aside(self, terrain: int) -> int:
        """Return how many markers of a terrain lie aside."""
        lying = sum(
            marker != NONE and MARKERS[marker].terrain == terrain for marker in self._state.lying
        )
        return len(STACKS[terrain]) - len(self._state.bags[terrain]) - lying

    def fits(self, seat: Seat) -> tuple[Hex, ...]:
        """Return all hexes where a player can be, as far as that player knows.

        Used are terrains, 'a checkpoint' and 'a site', answers of 'Sea!', wrong declarations, and
        the distance of 4 when the player got lost at a place that they knew.
        """
        return hexes_of(self._state.island, self._state.fit[seat])

    def fit_cells(self, seat: Seat) -> int:
        """Return the same as a set of cells; see `island`."""
        return self._state.fit[seat]

    def only_fit(self, seat: Seat) -> Hex | None:
        """Return the one hex where a player can be, None while there are several."""
        places = self._state.fit[seat]
        return None if places & places - 1 else self._state.island.hex(places.bit_length() - 1)

    def misfits(self, x: int, y: int) -> Misfits:
        """Return what contradicts the map when the seat's path begins on the hex (`x`, `y`)."""
        state = self._state
        before = state.past[self.seat][-1:]
        reach = None
        if before and before[0].known:
            reach = around(1 << before[0].origin + before[0].end)
        return misfits(state.island, self.paths(self.seat)[-1], (x, y), reach)

    @property
    def clues(self) -> tuple[int, ...]:
        """The clue at each of `CHECKPOINTS`, `HIDDEN` where the seat has not read it."""
        return tuple(self._state.clues)

    @property
    def readers(self) -> tuple[int, ...]:
        """Who has read the clue at each of `CHECKPOINTS`, `HIDDEN` where nobody has."""
        return tuple(self._state.readers)

    @property
    def openers(self) -> tuple[int, ...]:
        """Who has opened each of `SITES`, `HIDDEN` where nobody has."""
        return tuple(self._state.openers)

    @property
    def treasure(self) -> int:
        """Which of `SITES` holds the treasure; `HIDDEN` until the game is over."""
        return self._state.treasure

    @property
    def own_clues(self) -> tuple[int, ...]:
        """The clues that the seat has read."""
        return tuple(own_clues(self._state, self.seat))

    @property
    def possible_sites(self) -> tuple[int, ...]:
        """The numbers of `SITES` that own clues and opened sites leave."""
        return possible_sites(self._state, self.seat)

    def unread_forts(self) -> tuple[Hex, ...]:
        """Return the checkpoints whose clue nobody has read."""
        island = self._state.island
        readers = self._state.readers
        return tuple(
            island.hex(island.forts[fort])
            for fort in range(len(CHECKPOINTS))
            if readers[fort] == HIDDEN
        )

    def preview(self, action: Action) -> tuple[Line, ...]:  # noqa: ARG002 - the contract's
        """Return nothing: what an action brings is not known before."""
        return ()

    def sample(self, chance: Chance) -> IslandState:
        """Return a state that agrees with all that the seat has seen."""
        return sample(self._state.copy(), self.seat, chance)


class BystanderView(IslandView):
    """A position of a recorded game for those who look on, which are on no player's side.

    It is made of what both players know, or of everything once there are no secrets any more.
    """

    __slots__ = ()

    @property
    def decides(self) -> bool:
        """Whether what the seat to act may do can be told: there are no secrets any more."""
        return super().decides and self.treasure != HIDDEN

    @property
    def own_clues(self) -> tuple[int, ...]:
        """The clues that anybody has read, as far as they can be shown."""
        state = self._state
        return tuple(
            clue
            for clue, reader in zip(state.clues, state.readers, strict=True)
            if HIDDEN not in {clue, reader}
        )
