"""How a turn's end turns out: dice and cards fall, the others play on, and the judge looks again.

All ways to play a turn are tried with the same chance, so that they differ by what they are.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from discovery.agents.budget import ENDLESS
from discovery.agents.journals.taste import Taste
from discovery.agents.journals.temper import PATHFINDER
from discovery.agents.lead import lead_over
from discovery.rules.journals.actions import DONE
from discovery.rules.journals.chance import QUIET_ROUNDS
from discovery.rules.journals.dice import ROLLS
from discovery.rules.journals.phases import ROLL, TURN, USE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discovery.agents.budget import Allowance
    from discovery.agents.journals.judge import Judge
    from discovery.rules.game import Chance, Seat
    from discovery.rules.journals.state import JournalsState

TRUST = 1.5
"""So many playouts does the judge's first opinion weigh."""
FINAL = 4.0
"""Points that a win is worth beside the margin."""
STANDSTILL = 8.0
"""Points that a standstill costs, whoever is ahead: it is no good end for anybody."""
LEAST = 5
"""Playouts of an end before it can drop out."""
DOUBT = 2.5
"""Standard errors by which an end that drops out lies behind the best."""
UNTIMED = 1
"""Playouts of each end in the first round where the clock alone counts."""
LONGEST = 400
"""Decisions after which a playout is broken off."""
NEAR: tuple[int, ...] = (2, 4)
FAR: tuple[int, ...] = (2, 4, 6)
"""The judge looks when the seat's turn comes for these times; the mean counts.

One look sees how near an exploration is to its end more than what it was worth, and after one
round nearly nothing but the others' next step. On eighty pairs of ends the first opinion and the
look after one round told little of what the fifth to the eighth round brought (correlation -0.1
and 0.4). Of five playouts two looks told as much as three (0.75, 0.78), of twenty three more (0.81,
0.86).
"""
MANY = 100
"""Playouts from which on they go on to the far look."""
CARDS = 4
"""The stream of chance that cards come from; those before are the seats' dice."""


class Streams:
    """Chance whose rolls and cards do not disturb each other: ends stay comparable for longer."""

    def __init__(self, seed: int) -> None:
        """Begin a stream for each seat's dice and one for the cards."""
        self.random = [Random(seed * 8 + stream).random for stream in range(CARDS + 1)]
        self.seat = 0

    def pick(self, options: Sequence[int]) -> int:
        """Return one of `options`, each entry as likely as any other."""
        stream = self.seat if options is ROLLS else CARDS
        return options[int(self.random[stream]() * len(options))]


class Tally:
    """What playouts made of the ends; luck that all of them had is taken out."""

    def __init__(self, opinions: Sequence[float]) -> None:
        """Begin with the judge's opinions."""
        self._opinions = opinions
        self._expected = opinions
        self._sums = [0.0] * len(opinions)
        self._runs: list[list[float]] = [[] for _ in opinions]

    def note(self, found: Mapping[int, float]) -> None:
        """Note what one run of chance made of some ends, by their numbers."""
        expected = self._expected
        luck = sum([worth - expected[end] for end, worth in found.items()]) / len(found)
        for end, worth in found.items():
            self._sums[end] += worth - luck
            self._runs[end].append(worth)

    def worths(self) -> Sequence[float]:
        """Return what each end is worth; one that was not tried keeps the opinion.

        What is noted later is measured by this: the best ends, tried alone, stay the best.
        """
        self._expected = [
            (TRUST * opinion + total) / (TRUST + len(runs))
            for opinion, total, runs in zip(self._opinions, self._sums, self._runs, strict=True)
        ]
        return self._expected

    def best_of(self, ends: Sequence[int]) -> list[int]:
        """Return the ends, tried equally often, without those surely behind; the best first."""
        worths = self.worths()
        best, *rest = sorted(ends, key=lambda end: worths[end], reverse=True)
        return [best, *(end for end in rest if not self._behind(end, best))]

    def _behind(self, end: int, best: int) -> bool:
        """Tell whether runs of the same chance say that an end is worse, or much the same."""
        if len(self._runs[end]) < LEAST:
            return False
        lead, error = lead_over(self._runs[best], self._runs[end])
        return lead >= DOUBT * error


class Playouts:
    """Tries the ends of a turn, the better ones oftener: sequential halving."""

    def __init__(self, judge: Judge, seat: Seat, entries: int, seed: int) -> None:
        """Try for a seat that had so many entries; the same seed gives the same chance."""
        self.judge = judge
        self.seat = seat
        self.entries = entries
        self.seed = seed
        self.looks: tuple[int, ...] = NEAR

    def compare(
        self, ends: Sequence[JournalsState], opinions: Sequence[float], allowance: Allowance
    ) -> Sequence[float]:
        """Return what each end is worth, after as many playouts as are allowed, or needed."""
        if allowance.most is None or allowance.most >= MANY:
            self.looks = FAR
        tally = Tally(opinions)
        left = list(range(len(ends)))
        rounds = (len(ends) - 1).bit_length()
        number = 0
        for gone in range(rounds):
            half = (len(left) + 1) // 2
            for _ in range(_each(allowance, rounds, gone, len(left))):
                found = {}
                for index in left:
                    worth = self.once(ends[index], number, allowance) if allowance.more() else None
                    if worth is None:
                        break
                    found[index] = worth
                if found:
                    tally.note(found)
                if len(found) < len(left):
                    return tally.worths()
                number += 1
                left = tally.best_of(left)
                if len(left) == 1:
                    return tally.worths()
            left = left[:half]
        return tally.worths()

    def once(self, end: JournalsState, number: int, allowance: Allowance = ENDLESS) -> float | None:
        """Return the worth of an end after one run of chance and everybody's turns.

        None where time is over before: a playout of a long game takes a tenth of a second and more.
        """
        state = end.copy()
        chance = Streams(self.seed * 1_000_003 + number)
        finish(state, chance)
        seat = self.seat
        looks = self.looks
        turns = looked = 0
        worth = 0.0
        for _ in range(LONGEST):
            if allowance.over:
                return None
            if state.pending is not None:
                chance.seat = state.seat
                state.resolve(chance)
                continue
            if state.to_act is None:
                last = self._margin(state)
                break
            if state.to_act == seat and state.phase is TURN:
                turns += 1
                if turns in looks:
                    looked += 1
                    last = self.judge.worth(state, seat, self.entries)
                    worth += last
                    if looked == len(looks):
                        break
            self._go_on(state, state.to_act)
        else:
            last = self.judge.worth(state, seat, self.entries)
        return (worth + last * (len(looks) - looked)) / len(looks)

    def _go_on(self, state: JournalsState, seat: Seat) -> None:
        """Let a seat play the step that it likes best."""
        legal = state.legal_actions()
        if len(legal) > 1:
            state.apply(max(legal, key=Taste(state, seat, PATHFINDER).likes))
        else:
            state.apply(legal[0])

    def _margin(self, state: JournalsState) -> float:
        points = state.scores()
        rest = [number for other, number in enumerate(points) if other != self.seat]
        winners = state.winners()
        won = (self.seat in winners) / len(winners)
        mean = 0.5 * max(rest) + 0.5 * sum(rest) / len(rest)
        still = state.quiet >= QUIET_ROUNDS * state.players
        return points[self.seat] - mean + FINAL * (2 * won - 1) - STANDSTILL * still


def finish(state: JournalsState, chance: Chance) -> None:
    """Roll what the search left unrolled, and end the turn."""
    if state.pending is None and state.rolling:
        state.pending = ROLL
    if state.pending is not None:
        state.resolve(chance)
    if state.pending is None and state.phase is USE:
        state.legal = None
        state.apply(DONE)


def _each(allowance: Allowance, rounds: int, gone: int, ends: int) -> int:
    """Return how often each end is tried in a round: what is left goes evenly to the rounds."""
    if allowance.most is None:
        return UNTIMED << gone
    return max(1, (allowance.most - allowance.spent) // ((rounds - gone) * ends))
