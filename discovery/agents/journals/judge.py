"""What a position of the journals is worth to a seat, in points."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple

from discovery.agents.journals.haste import Haste
from discovery.agents.journals.turns import Aims
from discovery.agents.journals.ways import Ways
from discovery.rules.journals.cards import ANY, March
from discovery.rules.journals.cardset import Table
from discovery.rules.journals.dice import BITS, GREY, JOURNAL, MASK, OWN_DICE, PARLEY
from discovery.rules.journals.phases import TURN
from discovery.rules.journals.scoring import TENT_POINTS, gain, journal_points
from discovery.rules.journals.state import AREA

if TYPE_CHECKING:
    from discovery.agents.journals.haste import Dice
    from discovery.agents.journals.ways import Need, Target
    from discovery.agents.journals.weights import Weights
    from discovery.rules.game import Seat
    from discovery.rules.journals.cardset import CardSet
    from discovery.rules.journals.state import JournalsState

CARDS_A_TURN = 0.43
"""Cards that leave the deck in a turn, on the average."""
CROWDED = 4
"""Dice in a bank beyond which a rival is thought to see no difference."""
TURNS_AN_ENTRY = 2.5
"""Turns of each seat in which one card of the scouting area is recorded."""
FEARED = 2
"""Rounds without news after which a standstill is feared."""
STALL = 2.0
"""Points that a turn without news costs then, more with each round."""
AWAKE = 0.3
"""The part of that for a seat that can meet a tribe next turn."""
LARGEST = 60_000
LOW = -1.5
HOPELESS = -16.0
PATIENCE = 0.25
"""A seat whose cards lead nowhere swaps, or others come: below `LOW` hope sinks so slowly."""
Toil = tuple[float, int]
"""Turns, and blocks that are used up."""
NEVER = (20.0, 0)


class Purse(NamedTuple):
    """The dice of a seat: those that count for haste, on its board, in reach, grey ones."""

    dice: Dice
    total: int
    reach: int
    greys: int


@lru_cache(maxsize=4)
def judge_of(cards: CardSet, weights: Weights) -> Judge:
    """Return the judge for a set of cards; most that it once worked out holds in every game."""
    return Judge(cards, weights)


class Judge:
    """Judges positions at the end of a turn, before the dice are rolled; keeps what it learned."""

    def __init__(self, cards: CardSet, weights: Weights) -> None:
        """Judge by these weights."""
        self.cards = cards
        self.weights = weights
        self.ways = Ways(cards)
        self.haste = Haste()
        self.least = weights.turn + weights.block
        self.skills = {number: _skill(cards, number) for number in cards.cards}
        self.tents = {
            number: (card.tribe.tents, card.exploration.tents)
            for number, card in cards.cards.items()
        }
        self.marches: Table[tuple[int, ...], tuple[int, ...]] = Table(self.ways.marches_of)
        self._gains: Table[tuple[tuple[int, ...], Target], float] = Table(self._gain)
        self._points: Table[tuple[int, ...], int] = Table(lambda key: journal_points(cards, key))
        self._toils: dict[object, Toil] = {}
        self._seats: dict[object, float] = {}

    def forget(self) -> None:
        """Forget what was looked up in earlier decisions and is only nearly the same in others."""
        self._seats.clear()

    def worth(self, state: JournalsState, me: Seat, entries: int = -1) -> float:
        """Return how much better `me` stands than the others.

        `entries` is how many explorations it had recorded before: if it has no more, what follows
        on the next one is still to come. Without that, to put an entry off would look good
        whenever the open cards are bad.
        """
        weights = self.weights
        tents = self._tent_hopes(state)
        mine = self._seat(state, me) + tents[me] - _stall(state, me)
        if len(state.recorded[me]) == entries:
            mine += self._following(state, me)
        if state.bonus and state.seat == me:
            mine += weights.turn * state.bonus
        rest = [
            self._rival(state, seat) + tents[seat] for seat in range(state.players) if seat != me
        ]
        return mine - weights.rivals * (0.5 * max(rest) + 0.5 * sum(rest) / len(rest))

    def turns_left(self, state: JournalsState, seat: Seat) -> float:
        """Return about how many turns a seat will have after this one."""
        if state.turns_left >= 0:
            after = (seat - state.seat) % state.players
            due = state.phase is TURN and state.pending is None
            return float(0 < after + due <= state.turns_left + due) + state.bonus * (not after)
        areas = (*state.scouting, *state.encounter)
        cards = state.deck - areas.count(0)
        if cards > 0:
            return TURNS_AN_ENTRY * AREA + cards / (CARDS_A_TURN * state.players)
        open_cards = AREA - state.scouting.count(0) + min(0, cards + state.encounter.count(0))
        return TURNS_AN_ENTRY * max(1, open_cards)

    def _gain(self, key: tuple[tuple[int, ...], Target]) -> float:
        """Return the points of a target: with its species, and tents as a bit of one."""
        recorded, (card, second) = key
        points = gain(self.cards, recorded, (card, second) if second else (card,))
        tents = self.tents[card][1] + (self.tents[second][1] if second else 0)
        return points + 0.5 * tents + (self.weights.turn if second else 0.0)

    def _tent_hopes(self, state: JournalsState) -> list[float]:
        """Return the points that the seats can expect for tents."""
        known = self.tents
        seats = range(state.players)
        tents = [
            sum([known[card][0] for card in state.tribes[seat]])
            + sum([known[card][1] for card in state.recorded[seat]])
            for seat in seats
        ]
        table = TENT_POINTS[state.players]
        step = (table[0] - table[1]) * self.weights.tent
        steepness = 2.0 / (0.35 + 0.9 * sqrt(self.turns_left(state, state.seat)))
        return [
            sum(
                step / (1 + exp(min(30.0, steepness * (tents[other] - tents[seat]))))
                for other in seats
                if other != seat
            )
            for seat in seats
        ]

    def _rival(self, state: JournalsState, seat: Seat) -> float:
        """Return `_seat`, looked up where nothing that matters has changed."""
        first = seat * 4
        left, right = state.banks
        key = (
            seat,
            state.ready[first],
            state.ready[first + 1],
            state.ready[first + 2],
            state.ready[first + 3],
            state.preparations[seat],
            state.scouting,
            state.current[seat],
            state.recorded[seat],
            state.tribes[seat],
            min(CROWDED, left % 31),
            min(CROWDED, right % 31),
            self.turns_left(state, seat),
        )
        found = self._seats.get(key)
        if found is None:
            if len(self._seats) > LARGEST:
                self._seats.clear()
            found = self._seats[key] = self._seat(state, seat)
        return found

    def _seat(self, state: JournalsState, seat: Seat) -> float:
        """Return what a seat has and can hope for, tents aside."""
        weights = self.weights
        left = self.turns_left(state, seat)
        purse = self.purse(state, seat)
        span = min(3.5, left / 10)
        value = self._points[state.recorded[seat]] + span * (
            weights.die * (purse.total + 0.8 * purse.reach)
            + weights.grey * purse.greys
            + sum([weights.tribe + weights.skill * self.skills[c] for c in state.tribes[seat]])
        )
        value += weights.block * min(1.0, left / 5) * len(state.preparations[seat])
        if state.current[seat] and left:
            value += self._hope(state, seat, purse.dice, left)
        return value

    def purse(self, state: JournalsState, seat: Seat) -> Purse:
        """Count the dice of a seat."""
        first = seat * 4
        foot, horse, parley, journal = state.ready[first : first + 4]
        rolling = 0
        if seat == state.seat:
            fresh = state.fresh
            foot += fresh[first]
            horse += fresh[first + 1]
            parley += fresh[first + 2]
            journal += fresh[first + 3]
            rolling = state.rolling
        every = foot + horse + parley + journal + rolling
        for _, _, kept in state.preparations[seat]:
            every += kept
        reach = OWN_DICE - (every >> BITS * seat & MASK)
        left, right = state.banks
        away = max(reach, left % 31, right % 31)
        dice = (foot % 31, horse % 31, parley % 31, journal % 31, rolling % 31, away)
        return Purse(dice, every % 31, reach, every >> BITS * GREY)

    def targets(self, state: JournalsState, seat: Seat) -> list[Target]:
        """Return the current exploration, alone and with each one that may follow it."""
        current = state.current[seat]
        found = [(current, 0)]
        if self.weights.joint:
            found += [(current, card) for card in state.scouting if card]
            if state.reserve[seat]:
                found.append((current, state.reserve[seat]))
        return found

    def prepared(self, state: JournalsState, seat: Seat) -> tuple[int, ...]:
        """Return the slots that a seat has prepared, sorted."""
        return tuple(sorted([slot for slot, _, _ in state.preparations[seat]]))

    def _hope(self, state: JournalsState, seat: Seat, dice: Dice, left: float) -> float:
        """Return the best that a seat can hope for from its next exploration, or one swapped in."""
        marches = self.marches[state.tribes[seat]]
        prepared = self.prepared(state, seat)
        recorded = state.recorded[seat]
        reserve = state.reserve[seat]
        swap = self.weights.swap
        goals = [(target, 0.0) for target in self.targets(state, seat)]
        goals += [((card, 0), swap) for card in state.scouting if card]
        best = HOPELESS
        for target, price in goals:
            # With everything at hand it would take a turn and a block.
            most = self._gains[recorded, target] - self.least - price
            if most > best:
                toil = self.toil(target, marches, prepared, dice)
                hope = self.promise(recorded, target, toil, left, reserve) - price
                best = max(best, hope)
        return _patient(best)

    def _following(self, state: JournalsState, seat: Seat) -> float:
        """Return what a seat can hope for after its current exploration."""
        marches = self.marches[state.tribes[seat]]
        recorded = state.recorded[seat]
        dice = (0, 0, 0, 0, OWN_DICE, 0)
        left = self.turns_left(state, seat)
        hopes = [
            self.promise(recorded, (card, 0), self.toil((card, 0), marches, (), dice), left)
            for card in state.scouting
            if card
        ]
        return _patient(max(hopes)) if hopes else 0.0

    def promise(
        self,
        recorded: tuple[int, ...],
        target: Target,
        toil: Toil,
        left: float,
        reserve: int = 0,
    ) -> float:
        """Return what it is worth to have a target done by so much toil."""
        turns, blocks = toil
        points = self._gains[recorded, target]
        if target[1] and target[1] != reserve and turns > 1:
            points *= self.weights.joint ** (turns - 1)
        late = turns - left
        if late > -3:
            points /= 1 + exp(min(20.0, 2.0 * late))
        # Blocks are gone once they are set off.
        return points - self.weights.turn * turns - self.weights.block * blocks

    def toil(
        self, target: Target, marches: tuple[int, ...], prepared: tuple[int, ...], dice: Dice
    ) -> Toil:
        """Return what the best way to a target takes."""
        key = (target, marches, prepared, dice)
        found = self._toils.get(key)
        if found is None:
            if len(self._toils) > LARGEST:
                self._toils.clear()
            way = self._best_way(target, marches, prepared, dice)
            if way is None:
                found = NEVER
            else:
                need, haste = way
                turns = 1.0 + self.weights.drag * (haste - 1.0)
                found = (turns + self.weights.lack * _lacking(need, dice), need.blocks)
            self._toils[key] = found
        return found

    def _best_way(
        self, target: Target, marches: tuple[int, ...], prepared: tuple[int, ...], dice: Dice
    ) -> tuple[Need, float] | None:
        """Return the way to a target that takes the least, and the turns of its net."""
        turn, block, lack = self.weights.turn, self.weights.block, self.weights.lack
        best = None
        least = 0.0
        for need in self.ways.needs[target, marches, prepared]:
            haste = self.haste.turns(need, dice)
            cost = turn * (haste + lack * _lacking(need, dice)) + block * need.blocks
            if best is None or cost < least:
                best, least = (need, haste), cost
        return best

    def aims(self, state: JournalsState, seat: Seat) -> Aims:
        """Return what the rest of a turn should be searched for."""
        current = state.current[seat]
        if not current:
            return Aims(frozenset(), (), (0.0,) * 4)
        marches = self.marches[state.tribes[seat]]
        prepared = self.prepared(state, seat)
        dice = self.purse(state, seat).dice
        left = self.turns_left(state, seat)
        recorded = state.recorded[seat]

        def hope(target: Target) -> float:
            toil = self.toil(target, marches, prepared, dice)
            return self.promise(recorded, target, toil, left, state.reserve[seat])

        own = sorted(self.targets(state, seat), key=hope, reverse=True)
        floor = hope(own[0]) - 1.0
        others = [(card, 0) for card in state.scouting if card]
        others = sorted((o for o in others if hope(o) > floor), key=hope, reverse=True)[:2]
        slots: set[int] = set()
        for target in (*own[:3], *others):
            for way in self.ways.needs[target, marches, prepared][:4]:
                slots.update(way.slots)
        best = self._best_way(own[0], marches, prepared, dice)
        demand = _demand(None if best is None else best[0], dice)
        return Aims(slots, tuple(card for card, _ in others), demand)


def _patient(hope: float) -> float:
    return hope if hope > LOW else LOW + PATIENCE * (hope - LOW)


def _stall(state: JournalsState, seat: Seat) -> float:
    """Return what it costs to let one more turn pass without news: nobody likes a standstill.

    It costs less with the parleys in hand that the next tribe takes.
    """
    rounds = state.quiet / state.players - FEARED
    if state.news or rounds < 0:
        return 0.0
    cost = STALL * (1 + rounds)
    index = seat * 4 + PARLEY
    parleys = (state.ready[index] + state.fresh[index]) % 31
    tribes = [state.cards.wary[card] for card in state.encounter if card]
    return cost * AWAKE if tribes and parleys > min(tribes) else cost


def _lacking(need: Need, dice: Dice) -> int:
    """Return how many dice a way takes beyond those of a seat: slots bind theirs to the end."""
    return max(0, need.blocks + need.kept - sum(dice))


def _demand(need: Need | None, dice: Dice) -> tuple[float, float, float, float]:
    """Return how many dice of each face a way takes."""
    if need is None:
        return (0.0,) * 4
    wanted = [float(number) for number in need.faces]
    top = max(range(4), key=lambda face: dice[face] - wanted[face])
    wanted[top] += sum(need.free)
    wanted[JOURNAL] += need.blocks
    foot, horse, parley, journal = wanted
    return (foot, horse, parley, journal)


def _skill(cards: CardSet, number: int) -> float:
    """Return how useful a tribe's action is beside the base actions; 1 is good."""
    action = cards.cards[number].tribe.action
    if isinstance(action, March):
        dice = action.spent + action.kept
        worth = sum(1.0 if step == "r" else 1.7 for step in action.steps)
        return worth / (0.6 + dice - 0.4 * (action.face == ANY)) - 1.2
    return {"turn": 1.0, "scribe": 1.5, "guide": 1.5, "grey": 1.0}.get(action.effect, 0.3)
