"""A whole position of the treasure island, and how actions change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.rules.game import IllegalAction, Line, Message, Refusal, mark
from discovery.rules.island import refusals, turns
from discovery.rules.island.actions import (
    EQUIPS,
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
    action_text,
    parse_action,
)
from discovery.rules.island.deeds import carry_out
from discovery.rules.island.equipment import BUDGET, ITEMS, NO_USES, cost_of
from discovery.rules.island.events import GameEnded, Headed
from discovery.rules.island.ground import DIRECTIONS, SEA, SITES
from discovery.rules.island.island import (
    DECLARE_BIT,
    GO_BITS,
    OPEN_BIT,
    READ_BIT,
    SPEND_BIT,
    STOP_BIT,
    SUFFER_BIT,
)
from discovery.rules.island.markers import MARKERS, NONE, STACKS
from discovery.rules.island.phases import (
    CLUE,
    DECLARATION,
    EQUIP,
    EVENT,
    HAND_OVER,
    NEXT_TURN,
    PUT,
    SETUP,
    SITE_OPENED,
    STEP,
    WALK,
    Pending,
)
from discovery.rules.island.turns import DAY, SEATS
from discovery.rules.island.view import BystanderView, IslandView, common_state, seen_state

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discovery.rules.game import Chance, Seat
    from discovery.rules.island.events import Event
    from discovery.rules.island.island import Island
    from discovery.rules.island.trail import Leg

NOBODY = -1
"""No seat, no site, no kit, no clue: not yet, or not to be known."""

_HEADED = tuple(tuple(Headed(seat, direction) for direction in DIRECTIONS) for seat in SEATS)
_BITS: dict[type[Action], int] = {
    Stop: STOP_BIT,
    Suffer: SUFFER_BIT,
    Spend: SPEND_BIT,
    Read: READ_BIT,
    Open: OPEN_BIT,
}
_ANSWERS = {
    NEXT_TURN: turns.next_turn,
    HAND_OVER: turns.hand_over,
    DECLARATION: turns.judge,
    CLUE: turns.read_clue,
    SITE_OPENED: turns.open_site,
}
"""How the island answers where chance has no part."""


class IslandState:
    """Places, paths, markers, clues and kits; changed by `apply` and `resolve` alone.

    `seat` is whose turn it is, `to_act` who decides. For each seat: `origin` is the cell where its
    leg began and `at` the way from there, so that only `origin` is a secret; `trail` what it saw
    on the leg (see `trail`), `past` the legs before; `fit` the set of cells where it can be as far
    as it knows; `refused` for a way from the origin the directions answered by 'Sea!'; `kit` a bit
    set of accessories and `used` how often each was used; `skips` turns still to be skipped;
    `lying` the last marker, which marks the place. `bags` are the stacks without an order, sorted.
    For each checkpoint `clues` and `readers`, for each site `openers`. `asked` is the direction,
    cell, fort or site that the island has to answer for. `halted`: no more walking in this turn.
    """

    __slots__ = (
        "asked",
        "at",
        "bags",
        "clues",
        "declared",
        "first",
        "fit",
        "halted",
        "hours",
        "island",
        "kit",
        "located",
        "lying",
        "openers",
        "origin",
        "past",
        "pending",
        "phase",
        "readers",
        "refused",
        "seat",
        "skips",
        "steps",
        "to_act",
        "trail",
        "treasure",
        "turn",
        "used",
        "winner",
    )

    players = 2

    def __init__(self, island: Island, first: Seat | None = None) -> None:
        """Begin with the set-up pending. `first` None: chance chooses who begins."""
        self.island = island
        self.first = first
        self.seat: Seat = 0
        self.to_act: Seat | None = 0
        self.phase = PUT
        self.pending: Pending | None = SETUP
        self.turn = 0
        self.hours = 0
        self.steps = 0
        self.asked = NOBODY
        self.declared = False
        self.halted = False
        self.treasure = NOBODY
        self.winner = NOBODY
        self.clues = [NOBODY] * 8
        self.readers = [NOBODY] * 8
        self.openers = [NOBODY] * len(SITES)
        self.bags = [list(stack) for stack in STACKS]
        self.origin = [NOBODY, NOBODY]
        self.at = [0, 0]
        self.fit = [0, 0]
        self.located = [False, False]
        self.trail: list[list[int]] = [[], []]
        self.past: list[tuple[Leg, ...]] = [(), ()]
        self.refused: list[dict[int, int]] = [{}, {}]
        self.kit = [NOBODY, NOBODY]
        self.used = [NO_USES, NO_USES]
        self.skips = [0, 0]
        self.lying = [NONE, NONE]

    def copy(self) -> IslandState:
        """Return an independent copy."""
        twin = IslandState.__new__(IslandState)
        twin.island = self.island
        twin.first = self.first
        twin.seat = self.seat
        twin.to_act = self.to_act
        twin.phase = self.phase
        twin.pending = self.pending
        twin.turn = self.turn
        twin.hours = self.hours
        twin.steps = self.steps
        twin.asked = self.asked
        twin.declared = self.declared
        twin.halted = self.halted
        twin.treasure = self.treasure
        twin.winner = self.winner
        twin.clues = self.clues.copy()
        twin.readers = self.readers.copy()
        twin.openers = self.openers.copy()
        twin.bags = [bag.copy() for bag in self.bags]
        twin.origin = self.origin.copy()
        twin.at = self.at.copy()
        twin.fit = self.fit.copy()
        twin.located = self.located.copy()
        one, two = self.trail
        twin.trail = [one.copy(), two.copy()]
        twin.past = self.past.copy()
        this, that = self.refused
        twin.refused = [this.copy(), that.copy()]
        twin.kit = self.kit.copy()
        twin.used = self.used.copy()
        twin.skips = self.skips.copy()
        twin.lying = self.lying.copy()
        return twin

    def place(self, seat: Seat) -> int:
        """Return the cell on which a player stands."""
        return self.origin[seat] + self.at[seat]

    def legal_actions(self) -> Sequence[Action]:
        """List every legal action; empty when something is owed or the game is over."""
        if self.pending is not None or self.to_act is None:
            return ()
        if self.phase is WALK or self.phase is EVENT:
            return self.island.menus[self.menu()]
        if self.phase is EQUIP:
            return EQUIPS
        return self.island.rings[self.place(self.seat)] if self.turn else self.island.puts

    def menu(self) -> int:
        """Return what the seat on its way can choose, as a bit set; see `island`."""
        seat = self.seat
        located = self.located[seat]
        menu = 0 if located or self.declared else DECLARE_BIT
        if self.phase is EVENT:
            return menu | SUFFER_BIT | (SPEND_BIT if self.uses_left(self.event_item()) else 0)
        if self.halted or self.hours >= DAY:
            return menu | STOP_BIT
        if not located:
            menu |= GO_BITS ^ self.refused[seat].get(self.at[seat], 0)
            return menu | STOP_BIT if self.steps else menu
        place = self.origin[seat] + self.at[seat]
        return menu | STOP_BIT | self.island.ways[place] | self._deed_bit(place)

    def _deed_bit(self, place: int) -> int:
        """Return what can be done on a fort or a site."""
        fort = self.island.fort_at.get(place)
        if fort is not None:
            return READ_BIT if self.readers[fort] == NOBODY else 0
        site = self.island.site_at.get(place)
        return OPEN_BIT if site is not None and self.openers[site] == NOBODY else 0

    def event_item(self) -> int:
        """Return the accessory on the marker of the player whose turn it is."""
        return MARKERS[self.lying[self.seat]].item

    def uses_left(self, item: int) -> int:
        """Return how often the player whose turn it is can still use an accessory."""
        seat = self.seat
        if item == NONE or not self.kit[seat] >> item & 1:
            return 0
        return ITEMS[item].uses - self.used[seat][item]

    def check(self, action: Action) -> Refusal | None:
        """Return why `action` is refused, or None when it is legal."""
        return None if self._allows(action) else refusals.explain(self, action)

    def _allows(self, action: Action) -> bool:
        if self.pending is not None or self.to_act is None:
            return False
        phase = self.phase
        if phase is PUT:
            return isinstance(action, Put) and self._puts(action)
        if phase is EQUIP:
            return isinstance(action, Equip) and self._affords(action.kit)
        menu = self.menu()
        match action:
            case Go(direction):
                return direction in DIRECTIONS and menu >> direction & 1 == 1
            case Declare(x, y):
                return menu & DECLARE_BIT != 0 and self.island.ground_at(x, y) != SEA
            case _:
                return menu & _BITS.get(type(action), 0) != 0

    def _puts(self, action: Put) -> bool:
        island = self.island
        if not island.holds(action.x, action.y):
            return False
        cell = island.cell(action.x, action.y)
        if not island.plain_land >> cell & 1:
            return False
        return not self.turn or action in island.rings[self.place(self.seat)]

    def _affords(self, kit: int) -> bool:
        return 0 <= kit < 1 << len(ITEMS) and cost_of(kit) <= BUDGET

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Play a legal action for the seat to act.

        Raises:
            IllegalAction: it is not legal; the state is as before.
        """
        if not self._allows(action):
            raise IllegalAction(refusals.explain(self, action))
        if isinstance(action, Go):
            self.asked = action.direction
            self.pending = STEP
            return (_HEADED[self.seat][action.direction],)
        return (carry_out(self, action),)

    def resolve(self, source: Chance) -> tuple[Event, ...]:
        """Bring to light what is pending; chance is asked in the set-up and for markers.

        Raises:
            ValueError: nothing is pending.
        """
        pending = self.pending
        if pending is STEP:
            return turns.take_step(self, source)
        if pending is SETUP:
            return turns.set_up(self, source)
        if pending is None:
            raise ValueError("nothing is pending")
        return _ANSWERS[pending](self)

    def stop(self) -> tuple[Event, ...]:
        """End the game with no winner; all is revealed."""
        self.pending = None
        self.to_act = None
        return (GameEnded(None, ()),)

    def text(self, action: Action) -> str:
        """Return the text form of an action."""
        return action_text(action)

    def parse(self, text: str) -> Action:
        """Return the action that `text` names.

        Raises:
            MalformedText: it is no action's text.
        """
        return parse_action(text)

    def scores(self) -> tuple[int, ...]:
        """Return 1 for the player who found the treasure, 0 for everyone else."""
        return tuple(int(seat == self.winner) for seat in SEATS)

    def winners(self) -> tuple[Seat, ...]:
        """Return the player who found the treasure, once someone has."""
        return () if self.winner == NOBODY else (self.winner,)

    def breakdown(self) -> tuple[tuple[Line, ...], ...]:
        """Return the treasure as a line of its finder; its place is (x, y)."""
        return tuple(self._lines(seat) for seat in SEATS)

    def _lines(self, seat: Seat) -> tuple[Line, ...]:
        if seat != self.winner:
            return ()
        reason = Message(mark("The treasure, found in {site}"), {"site": SITES[self.treasure]})
        return (Line(reason, 1, 1, self.island.hex(self.island.sites[self.treasure])),)

    def view(self, seat: Seat) -> IslandView:
        """Return what `seat` may know."""
        return IslandView(seen_state(self, seat), seat)

    def common_view(self) -> BystanderView:
        """Return what both seats know."""
        return BystanderView(common_state(self), self.to_act or 0)

    def open_view(self) -> BystanderView:
        """Return everything, of a game that is over and is looked at again."""
        return BystanderView(self.copy(), self.to_act or 0)
