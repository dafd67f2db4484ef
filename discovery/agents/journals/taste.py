"""How much a computer player of the journals that looks one step ahead likes each action.

The numbers were found by letting variants play against each other; they are guesses, not rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from discovery.agents.journals.plan import Plan, planner_of, worth_of
from discovery.rules.journals import actions as a
from discovery.rules.journals.cards import ANY
from discovery.rules.journals.dice import BITS, CODES, GREY, JOURNAL, MASK, PARLEY
from discovery.rules.journals.phases import CARD, WRITE
from discovery.rules.journals.walking import contains

if TYPE_CHECKING:
    from collections.abc import Callable

    from discovery.agents.journals.temper import Temper
    from discovery.rules.game import Seat
    from discovery.rules.journals.actions import Action
    from discovery.rules.journals.state import JournalsState

NO_PLAN = Plan(0.0, (), ())
GREAT = 100.0
HURRY = 2
"""Rounds without news after which a standstill is feared."""
DIE_MISSING = 6.0
"""Cost of each die that a plan takes beyond those in reach."""
PLENTY = 3
"""Grey dice in the supply above which an eager trader changes dice for parleys."""
BETTER = 1.25
"""A card must be so many times better to be worth a swap."""


class Taste:
    """One position as its seat sees it."""

    def __init__(self, state: JournalsState, seat: Seat, temper: Temper) -> None:
        """Look at a position with the likings of a character."""
        self.temper = temper
        self._values: dict[int, float] = {}
        self._swaps: dict[int, float] = {}
        self.state = state
        self.seat = seat
        self.planner = planner_of(state.cards)
        self.marches = self.planner.marches[state.tribes[seat]]
        self.prepared = [slot for slot, _, _ in state.preparations[seat]]
        self.current = current = state.current[seat]
        self.plan = self.plan_for(current) if current else NO_PLAN
        first = seat * 4
        self.stored = [
            (state.ready[first + face] + state.fresh[first + face]) % 31 for face in range(4)
        ]
        self.dice = sum(self.stored)
        self.hurried = state.quiet >= HURRY * state.players
        self.parleys = self._parleys_to_hurry()
        self.reach = self._reach()
        self.wants = self._wants()
        self.aim = self._aim()

    def plan_for(self, card: int) -> Plan:
        """Return the plan for a card."""
        return self.planner.plan(card, self.prepared, self.marches)

    def _parleys_to_hurry(self) -> int:
        """Return how many parley dice are missing to meet a tribe before a standstill."""
        state = self.state
        tribes = [state.cards.wary[card] for card in state.encounter if card]
        eager = self.temper.eager and state.grey > PLENTY
        if not (self.hurried or eager) or not tribes:
            return 0
        return max(0, 1 + min(tribes) - self.stored[PARLEY])

    def _reach(self) -> int:
        """Return how many dice the seat has or can fetch."""
        banks = sum(self.state.banks) >> BITS * self.seat & MASK
        return self.state.dice_of(self.seat) + banks

    def value(self, card: int) -> float:
        """Return what it is worth to make a card the current exploration."""
        known = self._values.get(card)
        if known is None:
            known = self._values[card] = self._value(card)
        return known

    def _value(self, card: int) -> float:
        exploration = self.state.cards.cards[card].exploration
        points = self.planner.gains[self.state.recorded[self.seat], card]
        plan = self.plan_for(card)
        # Each block takes a die on its slot and a journal die at the same time.
        missing = max(0, 2 * plan.blocks - self.reach)
        plan = plan._replace(cost=plan.cost + DIE_MISSING * missing)
        return worth_of(plan, points + self.temper.tent * exploration.tents)

    def _wants(self) -> list[float]:
        """Return how many dice of each face are wanted."""
        wants = [0.0] * 4
        for slot in self.plan.wanted:
            march = self.state.cards.marches[slot]
            face = march.face if march.face != ANY else self._most_common()
            wants[face] += march.spent + march.kept
        wants[JOURNAL] += self.plan.blocks
        if any(self.state.encounter):
            wants[PARLEY] += self.temper.parleys + self.parleys
        return wants

    def _most_common(self) -> int:
        return max(range(4), key=lambda face: self.stored[face] - 1.5 * (face == JOURNAL))

    def _aim(self) -> int:
        """Return the face that dice are best turned to."""
        if self.parleys:
            return PARLEY
        if not self.plan.wanted:
            return JOURNAL
        lacks = []
        for slot in self.plan.wanted:
            march = self.state.cards.marches[slot]
            face = self._most_common() if march.face == ANY else march.face
            lacks.append((march.spent + march.kept - self.stored[face], face))
        missing = [entry for entry in lacks if entry[0] > 0]
        return min(missing or lacks)[1]

    def likes(self, action: Action) -> float:
        """Return a number, the higher the better."""
        # Playouts ask this most; a look-up is quicker than a `match` over all kinds.
        return self._likings[type(action)](self, action)

    def _explore(self, action: a.Explore) -> float:
        second = action.second
        return GREAT + 10 + 10 * (second > 0) + (self.value(second) if second else 0)

    def _meet(self, action: a.Meet) -> float:
        tribe = self.state.cards.cards[action.card].tribe
        friend = self.temper.meeting + 2 * self.temper.tent * tribe.tents + 2 * tribe.wary
        return friend - 3.0 * len(action.dice) + 2.0 * self._spending(action.dice)

    def _take(self, action: a.TakeBank) -> float:
        return 2.2 * (self.state.banks[action.bank] % 31) - 3

    def _exchange(self, action: a.Swap) -> float:
        return self._swap(action.card) - 2.0 + self._spending((action.die,))

    def _change(self, action: a.Duty) -> float:
        return self._duty(2) - 1.5 + self._spending((action.die,))

    def _call(self, action: a.Use) -> float:
        die = action.die
        return self._use(action.card) + (self._spending((die,)) if die >= 0 else 0)

    def _turn(self, action: a.Turn) -> float:
        face = action.face
        if face != self.aim or self._lack(face) <= 0:
            return -1.0
        return 2.0 + self._surplus(action.die & 3)

    def _pick(self, action: a.Pick) -> float:
        return self._surplus(action.die & 3)

    def _fetch(self, action: a.Fetch) -> float:
        return 2.0 + (action.colour == GREY)

    def _choose(self, action: a.Choose) -> float:
        value = self.value(action.card)
        return value if self.state.phase is CARD else 10 * value

    def _ask(self, action: a.Ask) -> float:
        return float(self.state.scores()[action.seat])

    def _give(self, action: a.Give) -> float:
        slot = action.slot
        return -3.0 * (slot in self.plan.kept) - 1.0 * (slot > 0) - self._lack(action.face)

    def _nothing(self, action: a.Done | a.Stop) -> float:  # noqa: ARG002 - as the others
        return 0.0

    def _write(self, action: a.Write) -> float:
        """Like to write for two cards; beyond that for one, and no more than it takes."""
        preparation, die = action.preparation, action.die
        state = self.state
        steps = state.cards.steps
        laid = (*(steps[slot] for slot, _, _ in state.written), steps[preparation[0]])
        blocks = tuple(sorted(steps[slot] for slot in self.prepared))
        most = len(state.written) + self.stored[JOURNAL]
        guides = state.cards.roles[state.tribes[self.seat]].guides
        current = state.current[self.seat]
        for second in (*state.scouting, state.reserve[self.seat]):
            if second:
                both = state.cards.joint[current, second, blocks, most, guides]
                if any(contains(selection, laid) for selection in both):
                    return GREAT + 15 + (die & 3 != JOURNAL)
        alone = state.cards.reach[current, blocks, most, guides]
        fewest = [len(selection) for selection in alone if contains(selection, laid)]
        if not fewest:
            return GREAT
        return GREAT + (5 if state.phase is WRITE else 0) + 3.0 / min(fewest)

    def _prepare(self, action: a.Prepare) -> float:
        if action.slot not in self.plan.wanted:
            return -1.0
        spent = self._colours(action.spent, other=0.0, own=-0.2, grey=-0.6)
        kept = self._colours(action.kept, other=-0.6, own=0.0, grey=0.0)
        journals = 1.5 * (action.face == JOURNAL)
        return 12.0 + spent + kept - journals

    def _colours(self, packed: int, *, other: float, own: float, grey: float) -> float:
        liked = 0.0
        for colour in range(5):
            number = packed >> BITS * colour & MASK
            if number:
                each = grey if colour == GREY else own if colour == self.seat else other
                liked += number * each
        return liked

    def _spending(self, dice: tuple[int, ...]) -> float:
        """Return how gladly these dice (codes) are discarded; at most 0."""
        liked = 0.0
        for die in dice:
            one, face = CODES[die]
            liked += self._colours(one, other=0.0, own=-0.2, grey=-0.5)
            liked -= 1.0 * (face != PARLEY and self._lack(face) >= 0)
        return liked

    def _lack(self, face: int) -> float:
        """Return how many more dice of a face are wanted; negative: so many are too many."""
        return self.wants[face] - self.stored[face]

    def _surplus(self, face: int) -> float:
        """Return how gladly a die of a face is rolled again."""
        return 0.8 if self._lack(face) < 0 else 0.4 if not self.wants[face] else -0.8

    def _gather(self, action: a.Gather) -> float:
        liked = -3.0
        for place in action.places:
            if place.seat < 0:
                liked += 2.2 * place.count
            elif place.seat != self.seat:
                liked += (2.6 if place.slot else 2.4) * place.count
            elif place.slot:
                liked += 2.3 if place.slot not in self.plan.kept else -8.0
            else:
                spare = max(0.0, -self._lack(place.face))
                useless = min(place.count, spare)
                liked += 1.1 * useless - 2.0 * (place.count - useless)
        return liked

    def _swap(self, card: int) -> float:
        known = self._swaps.get(card)
        if known is None:
            known = self._swaps[card] = self._gain_of(card)
        return known

    def _gain_of(self, card: int) -> float:
        """Return how gladly the current exploration is given up for a card."""
        current = self.state.current[self.seat]
        old, new = self.value(current), self.value(card)
        return 12.0 * (new - old) if new > BETTER * old else -5.0

    def _duty(self, number: int) -> float:
        """Return the use of turning so many dice to a face."""
        if self.dice < number + 1:
            return -2.0
        if self.parleys:
            return 14.0 if self.parleys <= number else -2.0
        if not self.plan.wanted:
            lack = self.plan.blocks - self.stored[JOURNAL]
            spare = self.dice - self.stored[JOURNAL]
            return 11.0 if 0 < lack <= number and spare > lack else -2.0
        best = -2.0
        for slot in self.plan.wanted:
            march = self.state.cards.marches[slot]
            need = march.spent + march.kept
            face = self._most_common() if march.face == ANY else march.face
            lack = need - self.stored[face]
            if 0 < lack <= number and self.dice > need:
                best = 8.0
        return best

    def _use(self, card: int) -> float:  # noqa: PLR0911 - one for each effect
        deed = self.state.cards.deeds[card]
        match deed.effect:
            case "turn":
                if deed.detail not in {ANY, self.aim}:
                    return -1.0
                return self._duty(deed.number) + (1.0 if deed.spent else 2.0)
            case "reroll":
                surplus = sum(self._surplus(f) > 0 and self.stored[f] > 0 for f in range(4))
                return 1.5 * surplus - 1.0
            case "fetch left" | "fetch right":
                bank = self.state.banks["left" not in deed.effect]
                return 2.2 * min(deed.number, bank % 31) - 1.0
            case "summon":
                return 2.0
            case "grey":
                return 6.0
            case "swap":
                cards = [n for n in self.state.scouting if n]
                return max(map(self._swap, cards)) + 1.0
            case "reserve":
                return 0.5
            case _:
                return -1.0

    _likings: ClassVar[dict[type, Callable[..., float]]] = {
        a.Explore: _explore,
        a.Write: _write,
        a.Prepare: _prepare,
        a.Meet: _meet,
        a.Gather: _gather,
        a.TakeBank: _take,
        a.Swap: _exchange,
        a.Duty: _change,
        a.Use: _call,
        a.Turn: _turn,
        a.Pick: _pick,
        a.Fetch: _fetch,
        a.Choose: _choose,
        a.Ask: _ask,
        a.Give: _give,
        a.Stop: _nothing,
        a.Done: _nothing,
    }
